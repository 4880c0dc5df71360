package org.sanmarco.ui.table.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.sanmarco.games.sanmarco.MeanOfTwo;
import org.sanmarco.games.sanmarco.SanMarcoEvent;
import org.sanmarco.games.sanmarco.SanMarcoEvent.DistrictScored;
import org.sanmarco.games.sanmarco.SanMarcoEvent.GameEnded;
import org.sanmarco.games.sanmarco.SanMarcoEvent.PrestigeScored;
import org.sanmarco.games.sanmarco.SanMarcoEvent.RoundBegan;
import org.sanmarco.games.sanmarco.SanMarcoEvent.TollPaid;
import org.sanmarco.games.sanmarco.SanMarcoEvent.TurnBegan;
import org.sanmarco.games.sanmarco.SanMarcoEvent.Why;
import org.sanmarco.kernel.Event;
import org.sanmarco.table.Played;
import org.sanmarco.ui.table.model.GameSummary.Place;

/**
 * How prestige went, move by move and turn by turn.
 *
 * @param prestige of each seat after each move, the first seat first; before the first move it is
 *     at index 0
 * @param rounds after how many moves each round began, the first round first
 * @param parts the turns that are over, and at the end the last scoring
 */
public record ScoreHistory(List<List<Integer>> prestige, List<Integer> rounds, List<Part> parts) {

  private static final int OF_TWO = 2;

  /** Copies the lists. */
  public ScoreHistory {
    prestige = List.copyOf(prestige);
    rounds = List.copyOf(rounds);
    parts = List.copyOf(parts);
  }

  /**
   * A turn, with whatever its round's end brought; or the last scoring (F1).
   *
   * @param turn its number, 0 for the last scoring
   * @param moves after how many moves it was over
   * @param results of the players as they stood then, the first player first: prestige, or with two
   *     players what is made of it (V6)
   */
  public record Part(int round, int turn, int moves, List<Integer> results) {

    /** Copies the list. */
    public Part {
      results = List.copyOf(results);
    }

    /** Whether it is the last scoring. */
    public boolean isLastScoring() {
      return turn == 0;
    }
  }

  /**
   * The part of a game that decided it.
   *
   * @param part which
   * @param player who won
   * @param gain how much his result grew in it
   * @param always whether nobody else was ever in front, so that it is his largest gain; otherwise
   *     it is the part after which his lead was never lost again
   */
  public record Decision(Part part, int player, int gain, boolean always) {}

  /**
   * The course of a game so far.
   *
   * @param seats how many seats play
   * @param players how many players hold them
   */
  public static ScoreHistory of(List<Played> history, int seats, int players) {
    Walk walk = new Walk(seats, players);
    history.forEach(walk::go);
    return new ScoreHistory(walk.prestige, walk.rounds, walk.parts);
  }

  /** What decided the game; nothing if the win is shared. */
  public Optional<Decision> decision(GameSummary summary) {
    List<Place> winners = summary.winners();
    if (winners.size() > 1 || parts.isEmpty()) {
      return Optional.empty();
    }
    int player = winners.getFirst().player();
    int last = parts.size() - 1;
    boolean always = IntStream.range(0, last).allMatch(part -> lead(part, player) >= 0);
    if (always) {
      int largest = 0;
      for (int part = 1; part <= last; part++) {
        largest = gain(part, player) > gain(largest, player) ? part : largest;
      }
      return Optional.of(decision(largest, player, true));
    }
    // Who wins a tie is in front after the last scoring, whatever he is called to have won by.
    int first = last;
    while (lead(first - 1, player) > 0) {
      first--;
    }
    return Optional.of(decision(first, player, false));
  }

  private Decision decision(int part, int player, boolean always) {
    return new Decision(parts.get(part), player, gain(part, player), always);
  }

  /** By how much a player was before the best of the others. */
  private int lead(int part, int player) {
    List<Integer> results = parts.get(part).results();
    int best =
        IntStream.rangeClosed(1, results.size())
            .filter(other -> other != player)
            .map(other -> results.get(other - 1))
            .max()
            .orElseThrow();
    return results.get(player - 1) - best;
  }

  private int gain(int part, int player) {
    int before = part == 0 ? 0 : parts.get(part - 1).results().get(player - 1);
    return parts.get(part).results().get(player - 1) - before;
  }

  /** Follows the events of a game. */
  private static final class Walk {
    final List<List<Integer>> prestige = new ArrayList<>();
    final List<Integer> rounds = new ArrayList<>();
    final List<Part> parts = new ArrayList<>();
    final int players;
    final Integer[] now;
    int round;
    int turn;

    Walk(int seats, int players) {
      this.players = players;
      now = new Integer[seats];
      Arrays.fill(now, 0);
      prestige.add(List.of(now));
    }

    void go(Played played) {
      for (Event event : played.events()) {
        hear((SanMarcoEvent) event, played.number());
      }
      prestige.add(List.of(now));
    }

    void hear(SanMarcoEvent event, int moves) {
      switch (event) {
        case RoundBegan _ -> rounds.add(moves);
        case TurnBegan(int nextRound, int nextTurn, int _, boolean _) -> {
          end(moves);
          round = nextRound;
          turn = nextTurn;
        }
        case PrestigeScored scored -> add(scored.seat(), scored.points());
        case TollPaid(int seat, int receiver, int points) -> {
          add(seat, -points);
          if (receiver > 0) {
            add(receiver, points);
          }
        }
        case DistrictScored(var _, Why why) when why == Why.FINAL -> {
          end(moves);
          turn = 0;
        }
        case GameEnded _ -> parts.add(new Part(round, 0, moves, results()));
        default -> {}
      }
    }

    void end(int moves) {
      if (turn > 0) {
        parts.add(new Part(round, turn, moves, results()));
      }
    }

    void add(int seat, int points) {
      now[seat - 1] = Objects.requireNonNull(now[seat - 1]) + points;
    }

    List<Integer> results() {
      return players == OF_TWO
          ? List.of(new MeanOfTwo(now[0], now[2]).result(), new MeanOfTwo(now[1], now[3]).result())
          : List.of(now);
    }
  }
}
