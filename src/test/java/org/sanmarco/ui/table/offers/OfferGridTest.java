package org.sanmarco.ui.table.offers;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.ui.table.offers.OfferGrid.Shape;

/** The places of cards in offers of any size. */
class OfferGridTest {

  private static final int CARDS = 8;

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void cardsToChooseFromHaveOneSizeInAnyRoom(boolean above) {
    Shape shape = new Shape(above, 62, 40);
    for (double width = 500; width < 1300; width += 7.3) {
      for (double height = 240; height < 640; height += 11.7) {
        for (int most = 1; most < CARDS; most++) {
          OfferGrid grid = new OfferGrid(width, height, CARDS, 2, most, shape);
          assertThat(grid.offerCards(most))
              .as("%s of %s cards", grid, most)
              .allSatisfy(card -> assertThat(card.getWidth()).isEqualTo(grid.cardWidth()));
        }
      }
    }
  }
}
