package org.sanmarco.seats.log;

import module java.base;

import org.sanmarco.room.Consent;
import org.sanmarco.room.Takeback;
import org.sanmarco.table.Table;

/** The players who have to agree to an undo, or to free a seat, in a game elsewhere. */
record Consents(Table table, SeatClaims seats) {

  /** Whether the players of these seats are all whom it needs to free another one. */
  boolean mayFree(int seat, Set<Integer> agreed) {
    return seats.next(seat).isPresent() && missingToFree(seat, agreed).isEmpty();
  }

  /** The seats of the players whose consent to free a seat is missing. */
  List<Integer> missingToFree(int seat, Set<Integer> agreed) {
    return Consent.missing(
        seats.claims().keySet().stream().filter(other -> !seats.isSamePlayer(seat, other)),
        agreed,
        seats::isSamePlayer);
  }

  /** The seats of the players whose consent to an undo is missing. */
  List<Integer> missingToUndo(Set<Integer> agreed) {
    return Takeback.of(table)
        .map(back ->
            Consent.missingToUndo(
                back,
                // Nothing is undone without the player who decided, even if the seat is free now.
                Stream.concat(Stream.of(back.by()), seats.claims().keySet().stream())
                    .filter(seat -> !table.seat(seat).isComputer()),
                agreed,
                seats::isSamePlayer,
                seats::isSamePlayer))
        .orElse(List.of());
  }

  /** Whether a seat's player may ask to undo the last decision, or agree to it. */
  boolean mayUndo(int seat, Set<Integer> agreed) {
    return seats.isTaken(seat)
        && table.canUndo(move -> false)
        && (agreed.isEmpty()
            ? Takeback.of(table).filter(back -> seats.isSamePlayer(seat, back.by())).isPresent()
            : missingToUndo(agreed).stream().anyMatch(other -> seats.isSamePlayer(seat, other)));
  }
}
