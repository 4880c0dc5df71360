package org.sanmarco.ui.table.offers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.sanmarco.ui.table.offers.OfferGrid.Shape;

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

  /** The room below the board in a window of 1280 by 800. */
  @Test
  void dividedCardsAreLargeAndStayInTheirFrames() {
    Shape shape = new Shape(27, 27);
    for (int first = 0; first <= 10; first++) {
      for (int second = 0; second <= 10 - first; second++) {
        for (int third = 0; third <= 10 - first - second; third++) {
          List<Integer> sizes = List.of(first, second, third);
          OfferGrid grid = new OfferGrid(941, 260, 10, true, sizes, shape);
          assertThat(grid.cardWidth()).isGreaterThanOrEqualTo(76);
          assertThat(grid.offer(3).getMaxX()).isCloseTo(941, within(0.001));
          for (int number = 1; number <= 3; number++) {
            int size = sizes.get(number - 1);
            assertThat(grid.capacity(number)).as("%s", grid).isGreaterThanOrEqualTo(size);
            assertThat(grid.offerCards(number, size))
                .allMatch(card -> card.getMaxY() <= grid.offer(1).getHeight());
          }
          int left = 10 - first - second - third;
          List<Integer> last = IntStream.rangeClosed(11 - left, 10).boxed().toList();
          assertThat(grid.drawnCards(last))
              .as("%s", grid)
              .allMatch(card -> card.getMaxX() <= grid.drawn().getWidth());
        }
      }
    }
  }
}
