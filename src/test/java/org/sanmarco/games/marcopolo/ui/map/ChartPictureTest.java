package org.sanmarco.games.marcopolo.ui.map;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.sanmarco.games.marcopolo.Track;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfCamel;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfDeck;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfSpace;
import org.sanmarco.kernel.View;
import org.sanmarco.ui.game.BoardPicture.Place;
import org.sanmarco.ui.testing.AnyTable;

class ChartPictureTest {

  private static final int MOST_LETTERS = 16_000;

  private final ChartPicture picture = new ChartPicture();

  private static View view(int seat) {
    return AnyTable.of("marco-polo", 3, 3, "", 1).view(seat);
  }

  @Test
  void aSmallScreenBeginsAtTheReadersCamels() {
    Point2D camel = picture.place(view(2), new OfCamel(2)).orElseThrow().point();
    Rectangle2D near = picture.near(view(2)).orElseThrow();
    assertThat(near.contains(camel)).isTrue();
    assertThat(near.getWidth()).isLessThan(picture.area().getWidth() / 2);
    assertThat(picture.near(view(0))).isEmpty();
  }

  @Test
  void everySpaceIsInThePicture() {
    Rectangle2D whole = picture.area();
    Set<Place> places = new HashSet<>();
    for (int space = Track.HORMUZ; space <= Track.DADU; space++) {
      Place place = picture.place(view(1), new OfSpace(space)).orElseThrow();
      assertThat(whole.contains(place.point())).as("space %s", space).isTrue();
      assertThat(place.seat()).isZero();
      places.add(place);
    }
    assertThat(places).hasSize(Track.DADU + 1);
    assertThat(picture.place(view(1), new OfDeck())).isEmpty();
  }

  @Test
  void thePictureNamesCitiesInTheReadersLanguage() {
    assertThat(picture.svg(Locale.ENGLISH)).contains(">Hormuz<", ">Dadu<", ">29<");
    assertThat(picture.svg(Locale.forLanguageTag("ru"))).contains("Ормуз");
    assertThat(picture.svg(Locale.ENGLISH).length()).isLessThan(MOST_LETTERS);
  }
}
