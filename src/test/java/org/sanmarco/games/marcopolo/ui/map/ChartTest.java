package org.sanmarco.games.marcopolo.ui.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.sanmarco.games.marcopolo.Track;
import org.sanmarco.words.Messages;

/** The important parts of the map don't overlap and are all within the map. */
class ChartTest {

  /** The distance by which the tags and scores of a space reach beyond its slab. */
  private static final double BEYOND = 6;

  private final Chart chart = Chart.standard();

  private Rectangle2D slab(int space) {
    Point2D middle = chart.spaces().get(space).middle();
    double w = SpaceNode.WIDTH + 2 * BEYOND;
    double h = SpaceNode.HEIGHT + 2 * BEYOND;
    return new Rectangle2D(middle.getX() - w / 2, middle.getY() - h / 2, w, h);
  }

  @Test
  void everySpaceIsThereAndWithinTheEdge() {
    assertThat(chart.spaces()).hasSize(Track.DADU + 1);
    Rectangle2D inside =
        new Rectangle2D(
            Scenery.EDGE / 2,
            Scenery.EDGE + CamelFigure.TALL,
            chart.width() - Scenery.EDGE,
            chart.height() - 2 * Scenery.EDGE - CamelFigure.TALL);
    for (int space = Track.HORMUZ; space <= Track.DADU; space++) {
      assertThat(inside.contains(slab(space))).as("space " + space).isTrue();
    }
  }

  @Test
  void noSpaceLiesOnAnother() {
    for (int one = Track.HORMUZ; one <= Track.DADU; one++) {
      for (int other = one + 1; other <= Track.DADU; other++) {
        Point2D away =
            chart.spaces().get(one).middle().subtract(chart.spaces().get(other).middle());
        assertThat(
                Math.abs(away.getX()) > SpaceNode.WIDTH || Math.abs(away.getY()) > SpaceNode.HEIGHT)
            .as("spaces %s and %s", one, other)
            .isTrue();
      }
    }
  }

  /** A line that the eye follows: neighbours are near, others are further. */
  @Test
  void theNextSpaceIsTheNearestOfThoseAhead() {
    for (int space = Track.HORMUZ; space < Track.DADU; space++) {
      Point2D here = chart.spaces().get(space).middle();
      double next = here.distance(chart.spaces().get(space + 1).middle());
      for (int further = space + 2; further <= Track.DADU; further++) {
        assertThat(here.distance(chart.spaces().get(further).middle()))
            .as("from %s to %s", space, further)
            .isGreaterThan(next);
      }
    }
  }

  @Test
  void fiveCamelsHaveRoomOnGanzhou() {
    assertThat(chart.stands()).hasSize(5).doesNotHaveDuplicates();
    for (Point2D one : chart.stands()) {
      assertThat(chart.stands())
          .filteredOn(other -> !other.equals(one))
          .allSatisfy(other -> assertThat(other.distance(one)).isGreaterThan(50));
    }
  }

  @Test
  void everyNameHasItsWords() {
    for (String language : new String[] {"en", "de", "fr", "it", "ru"}) {
      Messages messages = Messages.load(Chart.class.getPackageName() + ".map", Locale.of(language));
      assertThat(chart.cities().keySet()).allMatch(key -> messages.has("city." + key));
      assertThat(chart.labels()).allMatch(label -> messages.has("label." + label.key()));
    }
  }
}
