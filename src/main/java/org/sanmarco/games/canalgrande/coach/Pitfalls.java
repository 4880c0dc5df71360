package org.sanmarco.games.canalgrande.coach;

import module java.base;

import org.sanmarco.coach.Phrase;
import org.sanmarco.games.canalgrande.CanalGrandeMove;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Play;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;

/** Easily overlooked facts of a position, the most important first. */
final class Pitfalls {

  private Pitfalls() {}

  static List<Phrase> of(CanalGrandeView view) {
    return switch (view.phase()) {
      case DIVIDE -> divide(view);
      case CHOOSE -> choose(view);
      case VOTE -> view.district() == null ? open(view) : vote(view, view.district());
      case DEAL, DRAW, ROB, STEAL, SPY, BONUS, OVER -> List.of();
    };
  }

  /** GR1: the number cards on offer can end the round. */
  private static List<Phrase> divide(CanalGrandeView view) {
    int points = view.points(view.side(view.onTurn()));
    int missing = view.limit() - points;
    return missing > 0 && missing <= view.drawn().points()
        ? List.of(Phrase.of("note.divide.limit", List.of("GR1"), points, missing))
        : List.of();
  }

  /** GR1: which offers take the chooser's side to the limit. */
  private static List<Phrase> choose(CanalGrandeView view) {
    int points = view.points(view.side(view.onTurn()));
    List<Integer> heavy =
        IntStream.of(1, 2)
            .filter(number -> points + view.offer(number).points() >= view.limit())
            .boxed()
            .toList();
    return heavy.isEmpty()
        ? List.of()
        : List.of(
            Phrase.of("note.choose.limit", List.of("GR1"), heavy.size(), heavy, view.limit()));
  }

  /** GE1: with which districts the vote to be opened is about the game. */
  private static List<Phrase> open(CanalGrandeView view) {
    List<Card> nameable = new ArrayList<>();
    for (CanalGrandeMove move : view.legal()) {
      if (move instanceof Play(Card district)) {
        nameable.add(district);
      }
    }
    List<Phrase> notes = new ArrayList<>();
    add(notes, "note.open.win", winning(view, nameable, view.side(view.onTurn())));
    add(notes, "note.open.lose", winning(view, nameable, Situation.otherSide(view)));
    return notes;
  }

  private static void add(List<Phrase> notes, String key, List<Card> districts) {
    if (!districts.isEmpty()) {
      notes.add(Phrase.of(key, List.of("GE1"), districts));
    }
  }

  private static List<Card> winning(CanalGrandeView view, List<Card> districts, int side) {
    return districts.stream().filter(district -> view.winsWith(district, side)).toList();
  }

  private static List<Phrase> vote(CanalGrandeView view, Card district) {
    int seat = view.onTurn();
    int others = Situation.otherSide(view);
    List<Phrase> notes = new ArrayList<>();
    if (view.winsWith(district, view.side(seat))) {
      notes.add(Phrase.of("note.win", List.of("GE1")));
    }
    if (view.winsWith(district, others)) {
      List<Integer> seats = view.seatsOfSide(others);
      notes.add(Phrase.of("note.lose", List.of("GE1"), seats, seats.size()));
    }
    List<Integer> voters = Situation.voters(view, others);
    if (!voters.isEmpty()) {
      int reach = view.votes(others) + VoteReserves.of(view, voters, district);
      notes.add(Phrase.of("note.reach", List.of("GK2"), voters, reach));
    }
    int table = view.table(seat).size();
    if (view.seats() == 2 && table > 0) {
      notes.add(Phrase.of("note.lost", List.of("GV8"), table - 1, view.gondolas(seat)));
    }
    return notes;
  }
}
