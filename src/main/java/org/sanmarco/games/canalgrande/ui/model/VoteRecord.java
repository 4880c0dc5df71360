package org.sanmarco.games.canalgrande.ui.model;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.canalgrande.CanalGrandeEvent;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.CardPlayed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.DistrictNamed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.TurnBegan;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.VoteBegan;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.VoteWon;
import org.sanmarco.games.canalgrande.CanalGrandeState;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.kernel.Event;
import org.sanmarco.table.SeenMove;

/**
 * A vote that is over.
 *
 * @param move the number of the move that ended it
 * @param round the round
 * @param turn the turn in the round
 * @param district its subject
 * @param cards the number of cards of each side on the table, the first side's first
 * @param winner the side that has won
 */
public record VoteRecord(
    int move, int round, int turn, Card district, List<Integer> cards, int winner) {

  public VoteRecord {
    cards = List.copyOf(cards);
  }

  /** All finished votes of a game, in order. */
  public static List<VoteRecord> of(List<SeenMove> history, CanalGrandeState state) {
    Reader reader = new Reader(state);
    for (SeenMove played : history) {
      for (Event event : played.events()) {
        reader.read((CanalGrandeEvent) event, played.number());
      }
    }
    return reader.votes;
  }

  /** Follows the events of a game. */
  private static final class Reader {
    final CanalGrandeState state;
    final List<VoteRecord> votes = new ArrayList<>();
    final int[] cards = new int[2];
    @Nullable Card district;
    int round;
    int turn;

    Reader(CanalGrandeState state) {
      this.state = state;
    }

    void read(CanalGrandeEvent event, int move) {
      switch (event) {
        case TurnBegan began -> {
          round = began.round();
          turn = began.turn();
        }
        case VoteBegan _ -> {
          cards[0] = 0;
          cards[1] = 0;
        }
        case DistrictNamed named -> district = named.district();
        case CardPlayed played -> cards[state.side(played.seat()) - 1]++;
        case VoteWon won -> {
          Card about = district == null ? won.district() : district;
          votes.add(
              new VoteRecord(
                  move,
                  round,
                  turn,
                  about,
                  List.of(cards[0], cards[1]),
                  state.side(won.winners().getFirst())));
        }
        default -> {}
      }
    }
  }
}
