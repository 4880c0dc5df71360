package org.sanmarco.games.sanmarco.ui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.ui.testing.FxExtension;

/** The drawing of Venice is sound: a moved point that covers something fails here. */
@ExtendWith(FxExtension.class)
class VeniceTest {

  private static final Venice VENICE = Venice.packed();

  private record Thing(String name, Rectangle2D room) {}

  @ParameterizedTest
  @EnumSource(District.class)
  void whatADistrictHoldsStandsOnItsLand(District district) {
    Land land = new Land(VENICE);
    for (Thing thing : things(district)) {
      for (Point2D corner : corners(thing.room())) {
        assertThat(land.contains(district, corner.getX(), corner.getY()))
            .as("%s at %s is on the land of %s", thing.name(), corner, district)
            .isTrue();
      }
    }
  }

  @Test
  void nothingLiesOnAnythingElse() {
    List<Thing> all = new ArrayList<>();
    for (District district : District.ALL) {
      all.addAll(things(district));
      Venice.Plot plot = VENICE.plot(district);
      Rectangle2D doge = new Rectangle2D(plot.doge().getX() - 26, plot.doge().getY() - 74, 52, 84);
      all.add(new Thing(district + " doge", doge));
    }
    for (Pair pair : Pair.ALL) {
      List<Span> spans = VENICE.spans(pair);
      for (Span span : spans) {
        all.add(new Thing(pair.toString(), room(span)));
        all.add(new Thing(pair.toString(), noble(span)));
      }
    }
    for (String spot : List.of("plaque", "sundial", "supply")) {
      all.add(new Thing(spot, VENICE.spot(spot)));
    }
    for (int i = 0; i < all.size(); i++) {
      for (int j = i + 1; j < all.size(); j++) {
        Thing one = all.get(i);
        Thing other = all.get(j);
        assertThat(one.room().intersects(other.room()) && !one.name().equals(other.name()))
            .as("%s %s lies on %s %s", one.name(), one.room(), other.name(), other.room())
            .isFalse();
      }
    }
  }

  static List<Pair> pairs() {
    return Pair.ALL;
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void threeBridgesJoinTheirDistrictsSideBySide(Pair pair) {
    Land land = new Land(VENICE);
    List<Span> spans = VENICE.spans(pair);
    assertThat(spans).hasSize(3);
    for (Span span : spans) {
      List<District> ends =
          List.of(-1, 1).stream().map(side -> under(land, span.foot(side))).sorted().toList();
      assertThat(ends).as("feet of a bridge").containsExactly(pair.low(), pair.high());
    }
    for (int i = 1; i < spans.size(); i++) {
      assertThat(spans.get(i).middle().distance(spans.get(i - 1).middle()))
          .as("between two bridges")
          .isGreaterThan(Span.WIDTH + 3);
    }
  }

  @Test
  void districtsThatAreNoNeighboursAreApart() {
    Land land = new Land(VENICE);
    for (District district : District.ALL) {
      assertThat(under(land, VENICE.plot(district).seed())).isEqualTo(district);
    }
  }

  private static District under(Land land, Point2D point) {
    return District.ALL.stream()
        .filter(district -> land.contains(district, point.getX(), point.getY()))
        .findFirst()
        .orElseThrow(() -> new AssertionError(point + " is in the water"));
  }

  private static List<Thing> things(District district) {
    Venice.Plot plot = VENICE.plot(district);
    List<Thing> things = new ArrayList<>();
    for (int seat = 1; seat <= plot.nobles().size(); seat++) {
      things.add(new Thing(district + " nobles " + seat, plot.group(seat)));
    }
    things.add(new Thing(district + " plate", Scenery.plate(plot)));
    things.add(new Thing(district + " name", Scenery.name(plot)));
    return things;
  }

  private static Rectangle2D noble(Span span) {
    Point2D feet = span.top();
    return new Rectangle2D(feet.getX() - 9, feet.getY() - NobleFigure.TALL, 18, NobleFigure.TALL);
  }

  /** From one foot of a bridge to the other. */
  private static Rectangle2D room(Span span) {
    Point2D one = span.foot(-1);
    Point2D other = span.foot(1);
    double minX = Math.min(one.getX(), other.getX());
    double minY = Math.min(one.getY(), other.getY());
    return new Rectangle2D(
        minX, minY, Math.abs(one.getX() - other.getX()), Math.abs(one.getY() - other.getY()));
  }

  private static List<Point2D> corners(Rectangle2D room) {
    return List.of(
        new Point2D(room.getMinX(), room.getMinY()),
        new Point2D(room.getMaxX(), room.getMinY()),
        new Point2D(room.getMinX(), room.getMaxY()),
        new Point2D(room.getMaxX(), room.getMaxY()));
  }
}
