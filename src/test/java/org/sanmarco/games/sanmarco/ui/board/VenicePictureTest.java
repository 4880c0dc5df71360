package org.sanmarco.games.sanmarco.ui.board;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfBridge;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfCard;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfDistrict;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfGivingUp;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfNoble;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfPair;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfSource;
import org.sanmarco.kernel.View;
import org.sanmarco.ui.game.BoardPicture.Place;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.testing.AnyTable;

class VenicePictureTest {

  private static final int MOST_LETTERS = 10_000;

  private final VenicePicture picture = new VenicePicture();

  private static View view() {
    return AnyTable.of("san-marco", 3, 3, "", 1).view(1);
  }

  @Test
  void everyPlaceOfTheBoardIsInThePicture() {
    List<Choice> choices = new ArrayList<>();
    for (District district : District.ALL) {
      choices.add(new OfDistrict(district));
      choices.add(new OfSource(district));
      for (int seat = 1; seat <= 4; seat++) {
        choices.add(new OfNoble(district, seat));
      }
    }
    for (Pair pair : Pair.ALL) {
      choices.add(new OfPair(pair));
      for (int seat = 1; seat <= 4; seat++) {
        choices.add(new OfBridge(pair, seat));
      }
    }
    Rectangle2D whole = picture.area();
    Set<Place> places = new HashSet<>();
    for (Choice choice : choices) {
      Place place = picture.place(view(), choice).orElseThrow();
      assertThat(whole.contains(place.point())).as(choice.toString()).isTrue();
      places.add(place);
    }
    // A district is the same place whether a noble comes to it or from it.
    assertThat(places).hasSize(choices.size() - District.ALL.size());
  }

  @Test
  void choicesBesideTheBoardHaveNoPlace() {
    assertThat(picture.place(view(), new OfCard(Card.DOGE))).isEmpty();
    assertThat(picture.place(view(), new OfGivingUp())).isEmpty();
  }

  @Test
  void thePictureNamesEveryDistrict() {
    String svg = picture.svg(Locale.ENGLISH);
    assertThat(svg)
        .contains("Cannaregio", "Santa Croce", "San Polo", "San Marco", "Dorsoduro", "Castello");
    assertThat(svg.length()).isLessThan(MOST_LETTERS);
  }
}
