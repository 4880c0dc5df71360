package org.sanmarco.seats.http;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.table.Seat;

/** People keep their numbers through an evening, by name. */
class SeatingTest {

  private static List<Seat> seats(String... names) {
    return Stream.of(names).map(name -> new Seat(name, "red")).toList();
  }

  private static List<Integer> numbers(Seating seating) {
    return IntStream.rangeClosed(1, seating.seats().size()).map(seating::number).boxed().toList();
  }

  @Test
  void peopleKeepTheirNumbersAtOtherSeats() {
    Seating first = Seating.of(seats("Anna", "Ben", "Cleo"));
    assertThat(numbers(first)).containsExactly(1, 2, 3);
    Seating second = first.next(seats("Cleo", "Anna"), number -> false);
    assertThat(numbers(second)).containsExactly(3, 1);
    assertThat(second.seat(2)).as("sits out").isZero();
    assertThat(numbers(second.next(seats("Ben", "Anna", "Cleo"), number -> false)))
        .containsExactly(2, 1, 3);
  }

  @Test
  void newPeopleHaveNumbersThatNobodyNeeds() {
    Seating first = Seating.of(seats("Anna", "Ben", "Cleo"));
    assertThat(numbers(first.next(seats("Dario", "Cleo", "Eva"), number -> number == 2)))
        .containsExactly(2, 3, 4);
  }

  @Test
  void eachSeatOfAPlayerHasANumber() {
    Seating first = Seating.of(seats("Anna", "Ben", "Anna", "Ben"));
    assertThat(numbers(first)).containsExactly(1, 2, 3, 4);
    Seating second = first.next(seats("Ben", "Anna", "Cleo"), number -> false);
    assertThat(numbers(second)).containsExactly(2, 1, 5);
    assertThat(numbers(second.next(seats("Ben", "Anna", "Ben", "Anna"), number -> false)))
        .containsExactly(2, 1, 4, 3);
  }

  @Test
  void numbersOfComputersAreNobodys() {
    List<Seat> seats = List.of(new Seat("Anna", "red"), new Seat("Nane", "blue", "easy"));
    assertThat(IntStream.rangeClosed(-1, 3).filter(Seating.of(seats)::isPerson)).containsExactly(1);
  }
}
