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

/** Plays on quickly and sensibly, at random in part. For one thread; allocates nothing. */
final class Rollout {

  /** The largest misjudgement of a move, in spaces. */
  private static final double NOISE = 0.8;

  /** The value of winning the game at once, and the cost of losing it, in spaces. */
  private static final double DECISION = 100;

  /** The value of the cards that the next step still lacks, in spaces. */
  private static final double KEY = 0.8;

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

  private final Weights weights;
  private final XorShift random;

  private long best;
  private double most;

  Rollout(Weights weights, XorShift random) {
    this.weights = weights;
    this.random = random;
  }

  /** Plays one move of the actor, a seat or chance. */
  void play(MarcoPoloPosition position, EventListener listener) {
    switch (position.phase()) {
      case MOVE -> position.advance(move(position), listener);
      case TAKE -> position.advance(take(position), listener);
      case DEAL, ROW, CARD, OVER -> position.playRandom(random);
    }
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
    double gain = gain(position, camel, space);
    int payments = Payments.count(condition, hand);
    if (payments > 0) {
      long payment = Payments.get(condition, hand, random.below(payments));
      consider(
          PackedMove.code(PackedMove.STEP, named, payment),
          gain - weights.card() * Cards.size(payment));
    }
    if (position.mayDropBallast(camel)) {
      consider(PackedMove.code(PackedMove.BALLAST, named, 0), gain - weights.ballast());
    }
  }

  private void consider(long code, double worth) {
    double noisy = worth + NOISE * (random.below(GRAINS) / (double) GRAINS - 0.5);
    if (noisy > most) {
      most = noisy;
      best = code;
    }
  }

  /** The gain of a step, in spaces, regardless of its price. */
  private double gain(MarcoPoloPosition position, int camel, int space) {
    if (space == Track.DADU) {
      return wins(position) ? DECISION : -DECISION;
    }
    boolean late = position.isPastHalfway() && position.track().isHalfway(space);
    double chest = position.hasChest(space) ? weights.ballast() * position.track().chest(space) : 0;
    return (late ? Track.GANZHOU : space) - position.space(camel) + chest;
  }

  /** Whether the player whose turn it is wins by a step onto Dadu now (ME2, ME3). */
  private static boolean wins(MarcoPoloPosition position) {
    int seat = position.onTurn();
    int own = outcome(position, seat) + position.track().score(Track.DADU);
    for (int other = 1; other <= position.seats(); other++) {
      if (other != seat && outcome(position, other) > own) {
        return false;
      }
    }
    return true;
  }

  private static int outcome(MarcoPoloPosition position, int seat) {
    int gold = position.gold(seat);
    for (int camel = 1; camel <= position.camels(); camel++) {
      int space = position.space(camel);
      if (position.owner(camel) == seat && position.track().isFinal(space)) {
        gold += position.track().score(space);
      }
    }
    return gold;
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
      consider(best, weights.card());
    }
    for (long left = position.row().packed(); left != 0; left -= Cards.firstAlike(left)) {
      long card = Cards.first(left);
      double nearer = missing - Payments.missing(next, hand + card);
      double worth =
          Long.numberOfTrailingZeros(card) >= FIRST_CAMELEER ? weights.cameleer() : weights.card();
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
