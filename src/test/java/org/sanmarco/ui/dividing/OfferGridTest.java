package org.sanmarco.ui.dividing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import module java.base;

import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.ui.dividing.OfferGrid.Shape;

/** The places of cards in offers of any size. */
class OfferGridTest {

  private static final int CARDS = 8;

  @Test
  void cardsToChooseFromHaveOneSizeInAnyRoom() {
    Shape shape = new Shape(62, 40, 105, 160);
    for (double width = 500; width < 1300; width += 7.3) {
      for (double height = 240; height < 640; height += 11.7) {
        for (int most = 1; most < CARDS; most++) {
          OfferGrid grid =
              new OfferGrid(
                  width, height, CARDS, Optional.empty(), List.of(most, CARDS - most), shape);
          assertThat(grid.offerCards(1, most))
              .as("%s", grid)
              .allSatisfy(card -> assertThat(card.getWidth()).isEqualTo(grid.cardWidth()))
              .allSatisfy(card -> assertThat(card.getMaxX()).isLessThan(grid.offer(1).getWidth()));
        }
      }
    }
  }

  /** The rooms of both games in a usual and in the smallest window, with two and three offers. */
  @ParameterizedTest
  @CsvSource({
    "941, 260, 10, 3, 46",
    "941, 260, 8, 2, 46",
    "690, 224, 10, 3, 46",
    "690, 224, 8, 2, 46",
    "866, 451, 8, 2, 95",
    "1288, 451, 8, 2, 95"
  })
  void anyDivisionIsWhole(double width, double height, int cards, int offers, double head) {
    Shape shape = new Shape(head, 27, 105, 180);
    List<Integer> all = IntStream.rangeClosed(1, cards).boxed().toList();
    double card = grid(width, height, all, Collections.nCopies(offers, 0), shape).cardWidth();
    for (int drawn = 0; drawn <= cards; drawn++) {
      for (int first = 0; first <= cards - drawn; first++) {
        for (int second = 0; second <= cards - drawn - first; second++) {
          int rest = cards - drawn - first - second;
          if (offers == 2 && rest > 0) {
            continue;
          }
          List<Integer> sizes = List.of(first, second, rest).subList(0, offers);
          // Those in the last places stay.
          OfferGrid grid = grid(width, height, all.subList(cards - drawn, cards), sizes, shape);
          assertThat(grid.cardWidth()).as("%s", grid).isEqualTo(card);
          whole(grid, grid.drawn(), grid.drawnCards());
          double right = grid.drawn().getMaxX();
          for (int number = 1; number <= offers; number++) {
            assertThat(grid.offer(number).getMinX()).as("%s", grid).isGreaterThan(right);
            right = grid.offer(number).getMaxX();
            assertThat(grid.capacity(number)).isGreaterThanOrEqualTo(sizes.get(number - 1));
            whole(grid, grid.offer(number), grid.offerCards(number, sizes.get(number - 1)));
          }
          assertThat(right).as("%s", grid).isCloseTo(width, within(0.001));
        }
      }
    }
  }

  private static OfferGrid grid(
      double width, double height, List<Integer> left, List<Integer> sizes, Shape shape) {
    int cards = left.size() + sizes.stream().mapToInt(size -> size).sum();
    return new OfferGrid(width, height, cards, Optional.of(left), sizes, shape);
  }

  /** No card is covered or leaves its frame. */
  private static void whole(OfferGrid grid, Rectangle2D frame, List<Rectangle2D> cards) {
    for (Rectangle2D card : cards) {
      assertThat(card.getMaxX()).as("%s", grid).isLessThan(frame.getWidth());
      assertThat(card.getMaxY()).as("%s", grid).isLessThanOrEqualTo(frame.getHeight());
      assertThat(cards).as("%s", grid).filteredOn(card::intersects).containsExactly(card);
    }
  }

  /** The room below San Marco's board in a window of 1280 by 800. */
  @Test
  void offersTakeTheRoomThatThePoolLeaves() {
    Shape shape = new Shape(46, 27, 105, 180);
    List<Integer> all = IntStream.rangeClosed(1, 10).boxed().toList();
    OfferGrid begun = grid(941, 260, all, List.of(0, 0, 0), shape);
    assertThat(begun.cardWidth()).isGreaterThanOrEqualTo(70);
    OfferGrid even = grid(941, 260, List.of(10), List.of(3, 3, 3), shape);
    assertThat(even.drawn()).as("nothing moves").isEqualTo(begun.drawn());
    assertThat(even.offer(2)).isEqualTo(begun.offer(2));
    assertThat(even.drawnCards().getFirst()).isEqualTo(begun.drawnCards().getLast());
    OfferGrid done = grid(941, 260, List.of(), List.of(5, 3, 2), shape);
    assertThat(done.drawn().getWidth()).isEqualTo(180);
    assertThat(done.offer(1)).extracting(Rectangle2D::getWidth).isEqualTo((941 - 180 - 27) / 3.0);
  }

  /** Two cards that are chosen from lie side by side where the offer is wide. */
  @Test
  void fewCardsLieInARow() {
    OfferGrid grid =
        new OfferGrid(941, 260, 10, Optional.empty(), List.of(2, 8), new Shape(50, 27, 105, 180));
    assertThat(grid.offerCards(1, 2)).extracting(Rectangle2D::getMinY).containsOnly(50.0);
  }
}
