package org.sanmarco.games.marcopolo.bots;

import org.sanmarco.bots.XorShift;
import org.sanmarco.games.marcopolo.Card;
import org.sanmarco.games.marcopolo.Cards;
import org.sanmarco.games.marcopolo.Condition;
import org.sanmarco.games.marcopolo.MarcoPoloMove;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.PackedMove;
import org.sanmarco.games.marcopolo.Payments;
import org.sanmarco.games.marcopolo.Track;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Game;

/**
 * Plays on quickly and sensibly, at random in part. Each seat has a patience of its own: what a
 * card is worth to it. A seat that can run to Dadu and win does so, and it runs to Ganzhou for more
 * gold than others get. For one thread; allocates nothing.
 */
final class Rollout {

  /** The least and the most that a card is worth, in spaces. */
  private static final double LEAST_PATIENCE = 0.2;

  private static final double MOST_PATIENCE = 0.9;

  /** The value of cards to take, and of a piece of gold, in spaces. */
  private static final double CARD = 0.46;

  private static final double CAMELEER = 0.63;
  private static final double GOLD = 0.67;

  /** The largest misjudgement of a move, in spaces. */
  private static final double NOISE = 0.8;

  /** The value of winning the game at once, and the cost of losing it, in spaces. */
  private static final double DECISION = 100;

  /** The value of the cards that the next step still lacks, in spaces. */
  private static final double KEY = 0.3;

  /** By how much gold a run to Ganzhou beats others, and one of n is made for less. */
  private static final int ENOUGH = 3;

  private static final int ONE_IN = 5;
  private static final int GRAINS = 1 << 10;
  private static final int TWO = 2;

  /** The lowest bit of the cameleers in packed cards. */
  private static final int FIRST_CAMELEER =
      Long.numberOfTrailingZeros(
          Card.ALL.stream()
              .filter(card -> card.kind() == Card.Kind.CAM)
              .mapToLong(card -> Cards.NONE.with(card).packed())
              .min()
              .orElseThrow());

  private final XorShift random;
  private final Journey journey = new Journey();
  private final double[] patience = new double[Game.MOST_SEATS];
  private long best;
  private double most;

  /** The turn that was looked at last, and whether its seat runs. */
  private int turn;

  private boolean runs;

  Rollout(XorShift random) {
    this.random = random;
  }

  /** Starts a new playout. */
  void begin() {
    turn = -1;
    for (int seat = 0; seat < patience.length; seat++) {
      patience[seat] = LEAST_PATIENCE + (MOST_PATIENCE - LEAST_PATIENCE) * part();
    }
  }

  private double part() {
    return random.below(GRAINS) / (double) GRAINS;
  }

  /** Plays one move of the actor, a seat or chance. */
  void play(MarcoPoloPosition position, EventListener listener) {
    switch (position.phase()) {
      case MOVE -> {
        if (position.turn() != turn) {
          turn = position.turn();
          runs = position.seats() != TWO && runs(position);
        }
        position.advance(move(position), listener);
      }
      case TAKE -> position.advance(take(position), listener);
      case DEAL, ROW, CARD, OVER -> position.playRandom(random);
    }
  }

  /** Whether the hand pays for the way to the next scoring, which then brings enough. */
  private boolean runs(MarcoPoloPosition position) {
    int seat = position.onTurn();
    int space = position.space(seat);
    Cards hand = position.hand(seat);
    int target = position.isPastHalfway() ? Track.DADU : Track.GANZHOU;
    if (hand.size() + position.seats() < target - space) {
      return false;
    }
    journey.follow(position, seat, space, hand.packed());
    if (journey.reach() != target) {
      return false;
    }
    int brings = journey.gold() + position.track().score(target);
    if (position.isPastHalfway()) {
      return beatsAll(position, position.gold(seat) + brings);
    }
    int others = 0;
    for (int other = 1; other <= position.seats(); other++) {
      int score = other == seat ? 0 : position.track().score(position.space(other));
      others = Math.max(others, score);
    }
    return brings >= others + ENOUGH || random.below(ONE_IN) == 0;
  }

  private long move(MarcoPoloPosition position) {
    best = PackedMove.code(PackedMove.STOP, 0);
    most = 0;
    long hand = position.hand(position.onTurn()).packed();
    for (int camel = 1; camel <= position.camels(); camel++) {
      if (position.isMovable(camel)) {
        moveCamel(position, camel, hand);
      }
    }
    return best;
  }

  private void moveCamel(MarcoPoloPosition position, int camel, long hand) {
    int named = position.seats() == TWO ? camel : MarcoPoloMove.NO_CAMEL;
    int space = position.nextSpaceOf(camel);
    Condition condition = position.track().condition(space);
    double gain = runs ? DECISION : gain(position, camel, space);
    int payments = Payments.count(condition, hand);
    if (payments > 0) {
      long payment = Payments.get(condition, hand, runs ? 0 : random.below(payments));
      double price = patience[position.onTurn() - 1] * Cards.size(payment);
      consider(PackedMove.code(PackedMove.STEP, named, payment), gain - (runs ? 0 : price));
    }
    if (position.mayDropBallast(camel)) {
      consider(PackedMove.code(PackedMove.BALLAST, named, 0), gain - (runs ? TWO : GOLD));
    }
  }

  private void consider(long code, double worth) {
    double noisy = worth + NOISE * (part() - 0.5);
    if (noisy > most) {
      most = noisy;
      best = code;
    }
  }

  /** The gain of a step, in spaces, regardless of its price. */
  private static double gain(MarcoPoloPosition position, int camel, int space) {
    if (space == Track.DADU) {
      int gold = position.goldAtEnd(position.onTurn()) + position.track().score(Track.DADU);
      return beatsAll(position, gold) ? DECISION : -DECISION;
    }
    boolean late = position.isPastHalfway() && position.track().isHalfway(space);
    double chest = position.hasChest(space) ? GOLD * position.track().chest(space) : 0;
    return (late ? Track.GANZHOU : space) - position.space(camel) + chest;
  }

  /** Whether no other player has more gold if the seat on turn ends the game now (ME2, ME3). */
  private static boolean beatsAll(MarcoPoloPosition position, int gold) {
    for (int other = 1; other <= position.seats(); other++) {
      if (other != position.onTurn() && position.goldAtEnd(other) > gold) {
        return false;
      }
    }
    return true;
  }

  private long take(MarcoPoloPosition position) {
    int seat = position.onTurn();
    long hand = position.hand(seat).packed();
    int camel = foremost(position, seat);
    Condition next = position.track().condition(position.nextSpaceOf(camel));
    int missing = Payments.missing(next, hand);
    best = PackedMove.code(PackedMove.TAKE, 0);
    most = Double.NEGATIVE_INFINITY;
    if (position.mayTakeFromDeck()) {
      consider(best, CARD);
    }
    for (long left = position.row().packed(); left != 0; left -= Cards.firstAlike(left)) {
      long card = Cards.first(left);
      double nearer = missing - Payments.missing(next, hand + card);
      double worth = Long.numberOfTrailingZeros(card) >= FIRST_CAMELEER ? CAMELEER : CARD;
      consider(PackedMove.code(PackedMove.TAKE, card), worth + KEY * nearer / Payments.price(next));
    }
    return best;
  }

  private static int foremost(MarcoPoloPosition position, int seat) {
    int camel = seat;
    for (int other = seat; other <= position.camels(); other += position.seats()) {
      camel = position.space(other) > position.space(camel) ? other : camel;
    }
    return camel;
  }
}
