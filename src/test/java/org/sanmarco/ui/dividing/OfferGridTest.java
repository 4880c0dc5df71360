package org.sanmarco.ui.dividing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sanmarco.ui.dividing.OfferGrid.Shape;

/** The places of cards in offers of any size. */
class OfferGridTest {

  private static final int CARDS = 8;

  @Test
  void cardsToChooseFromHaveOneSizeInAnyRoom() {
    Shape shape = new Shape(62, 40);
    for (double width = 500; width < 1300; width += 7.3) {
      for (double height = 240; height < 640; height += 11.7) {
        for (int most = 1; most < CARDS; most++) {
          OfferGrid grid =
              new OfferGrid(width, height, CARDS, false, List.of(most, CARDS - most), shape);
          assertThat(grid.offerCards(1, most))
              .as("%s", grid)
              .allSatisfy(card -> assertThat(card.getWidth()).isEqualTo(grid.cardWidth()))
              .allSatisfy(card -> assertThat(card.getMaxX()).isLessThan(grid.offer(1).getWidth()));
        }
      }
    }
  }

  /** The room below San Marco's board in a window of 1280 by 800. */
  @Test
  void dividedCardsAreLargeAndFramesNeverMove() {
    Shape shape = new Shape(27, 27);
    OfferGrid begun = new OfferGrid(941, 260, 10, true, List.of(0, 0, 0), shape);
    assertThat(begun.cardWidth()).isGreaterThanOrEqualTo(76);
    assertThat(begun.offer(3).getMaxX()).isCloseTo(941, within(0.001));
    assertThat(begun.drawnCards(List.of(10)).getFirst().getMaxX())
        .isLessThan(begun.drawn().getWidth());
    for (int size = 0; size <= 10; size++) {
      OfferGrid grid = new OfferGrid(941, 260, 10, true, List.of(0, size, 10 - size), shape);
      assertThat(grid.drawn()).isEqualTo(begun.drawn());
      for (int number = 1; number <= 3; number++) {
        assertThat(grid.offer(number)).isEqualTo(begun.offer(number));
      }
      assertThat(grid.offerCards(2, size))
          .doesNotHaveDuplicates()
          .allMatch(card -> card.getMaxX() < grid.offer(2).getWidth())
          .allMatch(card -> card.getMaxY() <= grid.offer(2).getHeight());
    }
  }

  /** The table of Canal Grande in a window of 1280 by 800, in its own units. */
  @Test
  void drawnCardsLieAboveOffersWhereAllAreLargerFor() {
    OfferGrid grid = new OfferGrid(866, 451, CARDS, true, List.of(0, 0), new Shape(95, 35));
    assertThat(grid.offer(1).getMinY()).isGreaterThan(grid.drawn().getMaxY());
    assertThat(grid.cardWidth() * 0.775).isGreaterThanOrEqualTo(76);
    assertThat(grid.capacity(1)).isEqualTo(CARDS / 2);
    assertThat(grid.offer(2).getMaxX()).isCloseTo(866, within(0.001));
  }
}
