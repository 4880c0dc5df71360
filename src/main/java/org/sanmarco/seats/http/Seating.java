package org.sanmarco.seats.http;

import module java.base;

import org.sanmarco.table.Seat;

/**
 * The seats of the present game, and the people of the evening by number. Who has played before
 * keeps the number, found by name, in every further game and at every seat. A player with several
 * seats has a number for each.
 *
 * @param names the name of each number, from 1
 */
record Seating(List<Seat> seats, List<String> names) {

  Seating {
    seats = List.copyOf(seats);
    names = List.copyOf(names);
  }

  /** The first game of an evening, in which people have the numbers of their seats. */
  static Seating of(List<Seat> seats) {
    return new Seating(seats, seats.stream().map(Seat::name).toList());
  }

  /**
   * The next game of the evening.
   *
   * @param isFree whether a number may be given to somebody else who comes
   */
  Seating next(List<Seat> now, IntPredicate isFree) {
    List<String> all = new ArrayList<>(names);
    List<String> playing = now.stream().map(Seat::name).toList();
    for (int seat = 0; seat < playing.size(); seat++) {
      String name = playing.get(seat);
      if (Collections.frequency(all, name)
          < Collections.frequency(playing.subList(0, seat + 1), name)) {
        int number =
            IntStream.range(0, all.size())
                .filter(one -> isFree.test(one + 1) && !playing.contains(all.get(one)))
                .findFirst()
                .orElse(all.size());
        if (number == all.size()) {
          all.add(name);
        } else {
          all.set(number, name);
        }
      }
    }
    return new Seating(now, all);
  }

  boolean knows(List<Seat> players) {
    return next(players, number -> false).names.equals(names);
  }

  /** The number of who sits at a seat; 0 for 0. */
  int number(int seat) {
    if (seat == 0) {
      return 0;
    }
    String name = seats.get(seat - 1).name();
    // Asked for several times at each change: no streams.
    int earlier = 0;
    for (Seat other : seats.subList(0, seat - 1)) {
      earlier += other.name().equals(name) ? 1 : 0;
    }
    for (int number = 1; number <= names.size(); number++) {
      if (names.get(number - 1).equals(name) && earlier-- == 0) {
        return number;
      }
    }
    throw new IllegalStateException(name);
  }

  /** The seat of a number; 0 if that person isn't in the game, or watches. */
  int seat(int number) {
    return IntStream.rangeClosed(1, seats.size())
        .filter(seat -> number(seat) == number)
        .findFirst()
        .orElse(0);
  }

  /** Whether a number is that of a person, who may sit out the game. */
  boolean isPerson(int number) {
    int seat = number > 0 && number <= names.size() ? seat(number) : 0;
    return number > 0 && number <= names.size() && (seat == 0 || !seats.get(seat - 1).isComputer());
  }
}
