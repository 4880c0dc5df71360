package org.sanmarco.ui.seats;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.seats.NextGames.Offer;

/** The next game is for the people who are here. */
class NextGamesTest {

  private static final List<Seat> LAST =
      List.of(
          new Seat("Anna", "red"),
          new Seat("Ben", "blue"),
          new Seat("Nane", "yellow", "hard"),
          new Seat("Dario", "green"));

  private static Offer offer(NextGames next, int asker, String game) {
    return next.offers(asker).stream()
        .filter(offer -> offer.game().id().equals(game))
        .findFirst()
        .orElseThrow();
  }

  private static List<Seat> seats(NextGames next, int asker, String game) {
    Table table = next.table(offer(next, asker, game), new Dealer(1), Locale.ENGLISH);
    return table.seats();
  }

  @Test
  void allWhoAreHereAreOffered() {
    NextGames next = new NextGames("san-marco", LAST, seat -> seat != 2, List.of());
    assertThat(offer(next, 1, "marco-polo").people()).containsExactly("Anna", "Dario");
    assertThat(seats(next, 1, "marco-polo"))
        .containsExactly(new Seat("Anna", "red"), new Seat("Dario", "green"));
  }

  @Test
  void whoHasSatOutComesFirst() {
    NextGames next = new NextGames("san-marco", LAST, seat -> seat <= 2, List.of("Eva"));
    assertThat(offer(next, 2, "canal-grande").people()).containsExactly("Ben", "Eva");
    assertThat(offer(next, 0, "canal-grande").people()).containsExactly("Anna", "Eva");
    assertThat(seats(next, 2, "canal-grande")).extracting(Seat::name).containsExactly("Ben", "Eva");
    assertThat(offer(next, 0, "marco-polo").people()).containsExactly("Anna", "Ben", "Eva");
  }

  /** The game just played is chosen by its own button, unless other people would play it. */
  @Test
  void lastGameIsOfferedToOtherPeople() {
    assertThat(games(seat -> true, List.of())).containsExactly("canal-grande", "marco-polo");
    assertThat(games(seat -> seat != 2, List.of())).contains("san-marco");
    assertThat(games(seat -> seat != 2, List.of("Eva"))).contains("san-marco");
    assertThat(games(seat -> true, List.of("Eva"))).contains("san-marco");
  }

  private static List<String> games(IntPredicate isHere, List<String> waiting) {
    return new NextGames("san-marco", LAST, isHere, waiting)
        .offers(1).stream()
            .map(offer -> offer.game().id())
            .filter(id -> !id.equals("nim"))
            .toList();
  }

  @Test
  void computersJoinWhereTooFewAreHere() {
    NextGames next = new NextGames("san-marco", LAST, seat -> seat == 1, List.of());
    assertThat(seats(next, 1, "canal-grande"))
        .containsExactly(new Seat("Anna", "red"), new Seat("Nane", "yellow", "hard"));
  }

  @Test
  void eachSeatHasAColourOfItsOwn() {
    NextGames next = new NextGames("san-marco", LAST, seat -> seat <= 2, List.of());
    List<Seat> seats = seats(next, 1, "san-marco");
    assertThat(seats).extracting(Seat::colour).doesNotHaveDuplicates();
    assertThat(seats).extracting(Seat::name).contains("Anna", "Ben");
  }
}
