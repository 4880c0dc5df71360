package org.sanmarco.games.sanmarco;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Payment;

/** Thousands of moves, sensible and not, to be tried in positions where most are illegal. */
final class AnyMoves {

  private static final List<@Nullable District> SOURCES = sources();

  private AnyMoves() {}

  static List<SanMarcoMove> moves() {
    List<SanMarcoMove> moves = new ArrayList<>();
    moves.add(new SanMarcoMove.Keep());
    moves.add(new SanMarcoMove.Reroll());
    moves.add(new SanMarcoMove.Pass());
    for (int number = -1; number <= 8; number++) {
      moves.add(new SanMarcoMove.Roll(number));
      moves.add(new SanMarcoMove.Take(number));
    }
    for (Card card : Card.ALL) {
      moves.add(new SanMarcoMove.GiveUp(card));
    }
    for (District district : District.ALL) {
      moves.add(new SanMarcoMove.Exile(district));
    }
    nobles(moves);
    doges(moves);
    removals(moves);
    roles(moves, List.of());
    cards(moves);
    return moves;
  }

  private static void nobles(List<SanMarcoMove> moves) {
    for (@Nullable District from : SOURCES) {
      for (District one : District.ALL) {
        for (District other : District.ALL) {
          moves.add(new SanMarcoMove.Place(one, other, from));
        }
        for (int victim = 0; victim <= 5; victim++) {
          moves.add(new SanMarcoMove.Traitor(one, victim, from));
        }
      }
      for (Pair pair : Pair.ALL) {
        moves.add(new SanMarcoMove.BuildBridge(pair, from));
        for (Pair to : Pair.ALL) {
          for (int owner = 0; owner <= 5; owner++) {
            moves.add(new SanMarcoMove.Seize(pair, owner, to, from));
          }
        }
      }
    }
  }

  private static void doges(List<SanMarcoMove> moves) {
    for (District district : District.ALL) {
      for (int bank = -1; bank <= 4; bank++) {
        for (int tolls = 0; tolls < 256; tolls++) {
          List<Integer> to = List.of(tolls & 3, tolls >> 2 & 3, tolls >> 4 & 3, tolls >> 6);
          moves.add(new SanMarcoMove.Doge(district, new Payment(to, bank)));
        }
      }
      moves.add(new SanMarcoMove.Doge(district, new Payment(List.of(0, 0, 0, 16), 0)));
      moves.add(new SanMarcoMove.Doge(district, new Payment(List.of(0, 0, 0, 0, 1), 0)));
      moves.add(new SanMarcoMove.Doge(district, new Payment(List.of(-1, 17), 1000)));
    }
  }

  private static void removals(List<SanMarcoMove> moves) {
    for (int counts = 0; counts < 7 * 7 * 7 * 7; counts++) {
      moves.add(
          new SanMarcoMove.Remove(
              List.of(counts % 7, counts / 7 % 7, counts / 49 % 7, counts / 343)));
    }
    moves.add(new SanMarcoMove.Remove(List.of()));
    moves.add(new SanMarcoMove.Remove(List.of(0, 0, 0, 0, 1)));
    moves.add(new SanMarcoMove.Remove(List.of(16, -1, 0, 1)));
  }

  private static void roles(List<SanMarcoMove> moves, List<Integer> seats) {
    moves.add(new SanMarcoMove.Roles(seats));
    for (int seat = 0; seat <= 5 && seats.size() < 4; seat++) {
      List<Integer> longer = new ArrayList<>(seats);
      longer.add(seat);
      roles(moves, longer);
    }
  }

  private static void cards(List<SanMarcoMove> moves) {
    Cards one = Cards.of(List.of(Card.CAN));
    Cards some = Cards.of(List.of(Card.CAN, Card.TRAITOR, Card.PENALTY_1));
    for (Cards cards : List.of(Cards.NONE, one, some, Cards.FULL, Cards.FULL.actions())) {
      moves.add(new SanMarcoMove.Draw(cards));
      moves.add(new SanMarcoMove.Divide(List.of(cards)));
      moves.add(new SanMarcoMove.Divide(List.of(cards, one)));
      moves.add(new SanMarcoMove.Divide(List.of(cards, some, one)));
      moves.add(new SanMarcoMove.Divide(List.of(one, one, cards, some)));
    }
    moves.add(new SanMarcoMove.Divide(List.of()));
  }

  private static List<@Nullable District> sources() {
    List<@Nullable District> sources = new ArrayList<>(District.ALL);
    sources.add(null);
    return sources;
  }
}
