package org.sanmarco.games.marcopolo.coach;

import module java.base;

import org.sanmarco.coach.Phrase;
import org.sanmarco.games.marcopolo.Card;
import org.sanmarco.games.marcopolo.Cards;
import org.sanmarco.games.marcopolo.MarcoPoloState;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.Payments;
import org.sanmarco.games.marcopolo.Phase;
import org.sanmarco.games.marcopolo.Track;

/** Easily overlooked facts of a position. */
final class Pitfalls {

  private Pitfalls() {}

  /** The notes, what matters most first. */
  static List<Phrase> of(MarcoPoloView view) {
    List<Phrase> notes = new ArrayList<>();
    if (view.phase() == Phase.MOVE || view.phase() == Phase.TAKE) {
      ofRace(view, notes);
    }
    switch (view.phase()) {
      case MOVE -> view.movableCamels().forEach(camel -> ofStep(view, camel, notes));
      case TAKE -> {
        ofHalfway(view, notes);
        ofRenewal(view, notes);
        ofRow(view, notes);
      }
      case ROW, CARD -> {
        ofHalfway(view, notes);
        ofRenewal(view, notes);
      }
      case DEAL, OVER -> {}
    }
    return notes.stream().distinct().toList();
  }

  private static void ofRace(MarcoPoloView view, List<Phrase> notes) {
    List<Integer> seats = Race.seats(view);
    if (!seats.isEmpty()) {
      int goal = Race.goal(view);
      notes.add(
          Phrase.of(
              "note.race", List.of(goal == Track.DADU ? "ME1" : "MH1"), seats, new Space(goal)));
    }
  }

  private static void ofStep(MarcoPoloState state, int camel, List<Phrase> notes) {
    int space = state.nextSpaceOf(camel);
    if (space == Track.DADU) {
      notes.add(Phrase.of("note.dadu", List.of("ME1")));
    } else if (space == Track.GANZHOU && !state.isPastHalfway()) {
      notes.add(Phrase.of("note.ganzhou", List.of("MH1")));
    } else if (state.isPastHalfway() && state.track().isHalfway(space)) {
      notes.add(Phrase.of("note.late", List.of("MH3"), space));
    }
    if (state.chests().contains(space)) {
      notes.add(Phrase.of("note.chest", List.of("MT4"), space, state.track().chest(space)));
    }
    int leapt = space - state.space(camel) - 1;
    if (leapt > 0) {
      notes.add(Phrase.of("note.leap", List.of("MT2"), leapt));
      ofLeapt(state, camel, space, notes);
    }
  }

  /** A camel that is skipped stands right behind afterwards, and skips in turn (MT2). */
  private static void ofLeapt(MarcoPoloState state, int camel, int space, List<Phrase> notes) {
    if (space == Track.GANZHOU || space == Track.DADU) {
      return;
    }
    List<Integer> seats =
        IntStream.rangeClosed(1, state.camels())
            .filter(other -> state.space(other) > state.space(camel) && state.space(other) < space)
            .map(state::owner)
            .filter(seat -> seat != state.onTurn())
            .distinct()
            .boxed()
            .toList();
    if (!seats.isEmpty()) {
      int next = MarcoPoloState.freeBehind(space, state.occupied() | 1 << space);
      notes.add(Phrase.of("note.passed", List.of("MT2"), seats, next));
    }
  }

  private static void ofHalfway(MarcoPoloState state, List<Phrase> notes) {
    if (state.isHalfwayDue()) {
      notes.add(Phrase.of("note.halfway", List.of("MH2")));
    }
  }

  private static void ofRenewal(MarcoPoloState state, List<Phrase> notes) {
    if (state.deckSize() == 0 && !state.discard().isEmpty()) {
      notes.add(Phrase.of("note.renewed", List.of("MC3")));
    }
  }

  /**
   * The open cards that would pay for a step that the hand doesn't pay for, with camels as they
   * stand now.
   */
  private static void ofRow(MarcoPoloView view, List<Phrase> notes) {
    if (view.seat() != view.onTurn()) {
      return;
    }
    Cards hand = view.hand(view.seat());
    for (int camel : view.camelsOfSeat(view.seat())) {
      int space = view.nextSpaceOf(camel);
      Cost cost = new Cost(space, view.track().condition(space));
      if (!canPay(hand, cost)) {
        List<Card> opening =
            view.row().list().stream()
                .distinct()
                .filter(card -> canPay(hand.with(card), cost))
                .toList();
        if (!opening.isEmpty()) {
          notes.add(Phrase.of("note.opens", List.of("MT2"), opening, cost, opening.size()));
        }
      }
    }
  }

  private static boolean canPay(Cards hand, Cost cost) {
    return Payments.count(cost.condition(), hand.packed()) > 0;
  }
}
