package org.sanmarco.games.marcopolo.ui.map;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.sanmarco.games.marcopolo.Track;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfDeck;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfSpace;
import org.sanmarco.ui.game.BoardPicture.Place;

class ChartPictureTest {

  private static final int MOST_LETTERS = 16_000;

  private final ChartPicture picture = new ChartPicture();

  @Test
  void everySpaceIsInThePicture() {
    Rectangle2D whole = picture.area();
    Set<Place> places = new HashSet<>();
    for (int space = Track.HORMUZ; space <= Track.DADU; space++) {
      Place place = picture.place(new OfSpace(space)).orElseThrow();
      assertThat(whole.contains(place.point())).as("space %s", space).isTrue();
      assertThat(place.seat()).isZero();
      places.add(place);
    }
    assertThat(places).hasSize(Track.DADU + 1);
    assertThat(picture.place(new OfDeck())).isEmpty();
  }

  @Test
  void thePictureNamesCitiesInTheReadersLanguage() {
    assertThat(picture.svg(Locale.ENGLISH)).contains(">Hormuz<", ">Dadu<", ">29<");
    assertThat(picture.svg(Locale.forLanguageTag("ru"))).contains("Ормуз");
    assertThat(picture.svg(Locale.ENGLISH).length()).isLessThan(MOST_LETTERS);
  }
}
