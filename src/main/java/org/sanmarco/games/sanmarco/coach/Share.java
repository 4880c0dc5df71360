package org.sanmarco.games.sanmarco.coach;

import module java.base;

/**
 * A seat's share.
 *
 * @param seat counted from 1
 * @param points how much
 */
record Share(int seat, int points) {

  /** One for each seat, the first seat's first, also where it is nothing. */
  static List<Share> all(List<Integer> points) {
    return IntStream.range(0, points.size())
        .mapToObj(index -> new Share(index + 1, points.get(index)))
        .toList();
  }

  /** One for each seat that has anything. */
  static List<Share> ofSeats(List<Integer> points) {
    return all(points).stream().filter(share -> share.points() > 0).toList();
  }
}
