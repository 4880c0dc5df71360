package org.sanmarco.games.sanmarco.ui.model;

import module java.base;

import org.sanmarco.games.sanmarco.move.SanMarcoMove.Roles;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfRole;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.MoveBuilder;

/**
 * Roles on their way to the colours, if a player gives them out by hand (V1, V4). The unfinished
 * move knows the roles already placed; this class adds the colour in hand. Places are numbered from
 * 1, in the order of the move.
 */
public final class RoleAssignment {

  private final MoveBuilder builder;
  private final List<Integer> seats;
  private int picked;

  /**
   * An assignment without a role given out, except for those that follow from the rules.
   *
   * @param leading the seats of the player who gives them out
   */
  RoleAssignment(MoveBuilder builder, List<Integer> leading) {
    this.builder = builder;
    this.seats =
        candidates().getFirst().seats().stream()
            .sorted(
                Comparator.comparing((Integer seat) -> !leading.contains(seat))
                    .thenComparing(Comparator.naturalOrder()))
            .toList();
  }

  /** The seats that get a role, the leader's first. There are as many places. */
  public List<Integer> seats() {
    return seats;
  }

  /**
   * The seat on a place, put there or the only one left for it; 0 if that is open.
   *
   * @param place from 1
   */
  public int at(int place) {
    List<Integer> possible =
        candidates().stream().map(roles -> roles.seats().get(place - 1)).distinct().toList();
    return possible.size() == 1 ? possible.getFirst() : 0;
  }

  /** The place of a seat, chosen or forced; 0 if that is open. */
  public int placeOf(int seat) {
    return IntStream.rangeClosed(1, seats.size())
        .filter(place -> at(place) == seat)
        .findFirst()
        .orElse(0);
  }

  /** Whether a seat was put on a place by the player, and not because no other was left. */
  public boolean isPut(int place) {
    return builder.chosen().contains(new OfRole(place, at(place)));
  }

  /** The seat that is put somewhere next: the one taken in hand, or the first without a place. */
  public int held() {
    return picked > 0 && placeOf(picked) == 0
        ? picked
        : seats.stream().filter(seat -> placeOf(seat) == 0).findFirst().orElse(0);
  }

  /** Whether the seat in hand may go to a place. */
  public boolean isOpen(int place) {
    return builder.next().contains(new OfRole(place, held()));
  }

  /** The roles, once all are given. */
  public Optional<Roles> settled() {
    return builder.settled().map(Roles.class::cast);
  }

  /**
   * Takes a seat in hand, off its place if it was put on one.
   *
   * @return false if it is where it is because of the others
   */
  boolean take(int seat) {
    builder.takeBack(new OfRole(placeOf(seat), seat));
    picked = seat;
    return placeOf(seat) == 0;
  }

  /**
   * Puts a seat on a place, from any other place; the seat that was put there loses it.
   *
   * @return false if that can't be; then nothing changes
   */
  boolean put(int seat, int place) {
    List<Choice> before = List.copyOf(builder.chosen());
    builder.takeBack(new OfRole(placeOf(seat), seat));
    builder.takeBack(new OfRole(place, at(place)));
    Choice choice = new OfRole(place, seat);
    if (builder.next().contains(choice)) {
      builder.choose(choice);
      return true;
    }
    builder.restart();
    before.forEach(builder::choose);
    return false;
  }

  private List<Roles> candidates() {
    return builder.candidates().stream().map(Roles.class::cast).toList();
  }
}
