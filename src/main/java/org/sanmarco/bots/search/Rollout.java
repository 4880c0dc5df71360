package org.sanmarco.bots.search;

import org.sanmarco.bots.sanmarco.Values;
import org.sanmarco.rules.Listener;
import org.sanmarco.rules.Randomness;
import org.sanmarco.rules.sanmarco.Card;
import org.sanmarco.rules.sanmarco.Code;
import org.sanmarco.rules.sanmarco.Codes;
import org.sanmarco.rules.sanmarco.SanMarcoPosition;
import org.sanmarco.rules.sanmarco.Scoring;

/**
 * Plays on beyond the tree, at random but not without sense: no card is given up for nothing, the
 * doge goes where he pays, offers are made and taken by what their cards are worth. For one thread.
 */
final class Rollout {

  /** How often a move without sense is drawn again. */
  private static final int TRIES = 4;

  /** How many divisions are drawn for one to be made, the most even one. */
  private static final int DIVISIONS = 3;

  private final Randomness randomness;
  private final Values values;
  private final Codes codes = new Codes();

  Rollout(Randomness randomness, Values values) {
    this.randomness = randomness;
    this.values = values;
  }

  /** Plays one move, chance's or a seat's. */
  void play(SanMarcoPosition position) {
    long move =
        switch (position.phase()) {
          case PLAY -> card(position);
          case CHOOSE -> offer(position);
          case DIVIDE -> division(position);
          default -> position.randomCode(randomness, codes);
        };
    position.advance(move, Listener.SILENT);
  }

  private long card(SanMarcoPosition position) {
    int doges = position.hand().count(Card.DOGE);
    int cards = position.hand().size();
    if (doges == cards) {
      return doge(position);
    }
    long move = position.randomCode(randomness, codes);
    for (int i = 1; i < TRIES && (isDoge(move) || Code.kind(move) == Code.GIVE_UP); i++) {
      move = position.randomCode(randomness, codes);
    }
    return move;
  }

  private static boolean isDoge(long move) {
    return Code.kind(move) == Code.DOGE;
  }

  /** To where the seat gains most over the best other, less what it pays. */
  private long doge(SanMarcoPosition position) {
    position.codes(codes);
    long best = codes.get(0);
    int most = Integer.MIN_VALUE;
    int counted = -1;
    int gain = 0;
    for (int i = 0; i < codes.size(); i++) {
      long code = codes.get(i);
      int end = Code.end(code);
      if (end != counted) {
        counted = end;
        gain = gain(position, end);
      }
      int value = gain - Code.price(code);
      if (isDoge(code) && value > most) {
        most = value;
        best = code;
      }
    }
    return best;
  }

  private static int gain(SanMarcoPosition position, int district) {
    int points = Scoring.points(position, district);
    int own = 0;
    int other = 0;
    for (int seat = 1; seat <= position.seats(); seat++) {
      int scored = points >>> 8 * (seat - 1) & 255;
      if (position.player(seat) == position.player(position.active())) {
        own += scored;
      } else {
        other = Math.max(other, scored);
      }
    }
    return 2 * own - other;
  }

  private long offer(SanMarcoPosition position) {
    position.codes(codes);
    long best = codes.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < codes.size(); i++) {
      double value = values.of(position.active(), position.offered(codes.get(i)));
      if (value > most) {
        most = value;
        best = codes.get(i);
      }
    }
    return best;
  }

  private long division(SanMarcoPosition position) {
    long best = 0;
    double least = Double.POSITIVE_INFINITY;
    boolean three = position.roles().size() == 3;
    for (int i = 0; i < DIVISIONS; i++) {
      long division = position.randomCode(randomness, codes);
      double one = values.of(position.active(), position.offer(division, 0));
      double other = values.of(position.active(), position.offer(division, 1));
      double odds = Math.abs(one - other);
      if (three) {
        double third = values.of(position.active(), position.offer(division, 2));
        odds = Math.max(odds, Math.max(Math.abs(one - third), Math.abs(other - third)));
      }
      if (odds < least) {
        least = odds;
        best = division;
      }
    }
    return best;
  }
}
