package org.sanmarco.games.marcopolo.ui.motion;

import module java.base;

import org.sanmarco.games.marcopolo.Card;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.BallastDropped;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelMoved;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelPutOnGanzhou;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelScored;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CardDrawn;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CardTaken;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CardsPaid;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.ChestOpened;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.GameEnded;
import org.sanmarco.games.marcopolo.MarcoPoloState;
import org.sanmarco.games.marcopolo.Track;
import org.sanmarco.games.marcopolo.ui.motion.Anchor.AtChest;
import org.sanmarco.games.marcopolo.ui.motion.Anchor.AtRest;
import org.sanmarco.games.marcopolo.ui.motion.Anchor.Before;
import org.sanmarco.games.marcopolo.ui.motion.Anchor.Deck;
import org.sanmarco.games.marcopolo.ui.motion.Anchor.Discards;
import org.sanmarco.games.marcopolo.ui.motion.Anchor.OnSpace;
import org.sanmarco.games.marcopolo.ui.motion.Anchor.OpenRow;
import org.sanmarco.games.marcopolo.ui.motion.Sprite.Back;
import org.sanmarco.games.marcopolo.ui.motion.Sprite.Camel;
import org.sanmarco.games.marcopolo.ui.motion.Sprite.Coin;
import org.sanmarco.games.marcopolo.ui.motion.Sprite.Face;
import org.sanmarco.kernel.Event;
import org.sanmarco.ui.motion.AnimationBuilder;
import org.sanmarco.ui.motion.AnimationPlan;
import org.sanmarco.ui.motion.Counting;
import org.sanmarco.ui.sound.Sound;
import org.sanmarco.ui.sound.Wave;

/**
 * Writes the animation of events, one after the other: cards fly to the discards, a camel walks
 * from space to space, gold comes from a chest; in a scoring each camel is paid by itself (MH2,
 * ME2).
 */
public final class MapAnimationBuilder {

  /** Two soft feet on sand. */
  private static final Sound HOOVES = new Sound("hooves", 0.3, MapAnimationBuilder::hooves);

  private static final double CARD = 320;
  private static final double NEXT_CARD = 90;
  private static final double STEP = 260;
  private static final double COIN = 380;
  private static final double NEXT_COIN = 70;
  private static final double PAUSE = 120;

  /** Scorings are watched camel by camel, so they may take longer than a move. */
  private static final double LONGEST = 5200;

  private final AnimationBuilder<Sprite, Anchor> writer = new AnimationBuilder<>();
  private final Map<Integer, AnimationBuilder<Sprite, Anchor>.MotionBuilder> walking =
      new HashMap<>();
  private final boolean isTold;
  private final int[] gold;
  private boolean scores;

  /**
   * A builder without events.
   *
   * @param before the position before them
   * @param isTold whether the gold of each scoring is counted first
   */
  public MapAnimationBuilder(MarcoPoloState before, boolean isTold) {
    this.isTold = isTold;
    gold = IntStream.rangeClosed(1, before.seats()).map(before::gold).toArray();
  }

  /** The animation of these events. */
  public AnimationPlan<Sprite, Anchor> animation(List<Event> events) {
    events.forEach(this::write);
    return writer.animation(
        place -> place instanceof OnSpace(int camel, int _) ? new AtRest(camel) : place,
        scores ? LONGEST : AnimationPlan.LONGEST);
  }

  private void write(Event event) {
    switch (event) {
      case CardsPaid(int seat, var cards) -> pay(seat, cards.list());
      case BallastDropped(int seat) -> {
        earn(seat, -1, writer.end(), writer.end());
        fly(new Coin(), new Before(seat), new Discards(), COIN);
      }
      case CamelMoved(int camel, int from, int to) -> walk(camel, from, to);
      case ChestOpened(int seat, int space, int earned) -> coins(new AtChest(space), seat, earned);
      case CamelScored(int seat, int camel, int space, int earned) -> {
        scores = true;
        writer.lastUntil(writer.end() + PAUSE);
        double start = writer.end();
        if (isTold) {
          writer.lastUntil(start + new Counting(List.of(earned)).length());
        }
        coins(new OnSpace(camel, space), seat, earned);
        writer.hold(start, writer.end());
      }
      case CamelPutOnGanzhou(int camel, int from) -> put(camel, from);
      case CardTaken(int seat, Card card) -> {
        writer.cue(writer.end(), Sound.CARD);
        fly(new Face(card), new OpenRow(), new Before(seat), CARD);
      }
      case CardDrawn(int seat, var card) -> {
        writer.cue(writer.end(), Sound.CARD);
        fly(card == null ? new Back() : new Face(card), new Deck(), new Before(seat), CARD);
      }
      case GameEnded _ -> writer.cue(writer.end(), Sound.BELL);
      default -> {}
    }
  }

  private void pay(int seat, List<Card> cards) {
    double start = writer.end();
    for (Card card : cards) {
      writer.cue(start, Sound.CARD);
      writer
          .motion(new Face(card), false, false)
          .key(start, new Before(seat))
          .key(start + CARD, new Discards());
      start += NEXT_CARD;
    }
  }

  /** Moves a camel space by space, past the other camels (MT2). */
  private void walk(int camel, int from, int to) {
    double at = writer.end();
    var motion = motion(camel, from, at);
    for (int space = from + 1; space <= to; space++) {
      writer.cue(at, HOOVES);
      at += STEP;
      motion.key(at, new OnSpace(camel, space));
    }
  }

  private void put(int camel, int from) {
    double at = writer.end();
    writer.cue(at, HOOVES);
    motion(camel, from, at).key(at + 2 * STEP, new OnSpace(camel, Track.GANZHOU));
  }

  /** A camel that sets out from where it stands, again if it has walked already. */
  private AnimationBuilder<Sprite, Anchor>.MotionBuilder motion(int camel, int from, double at) {
    return walking
        .computeIfAbsent(camel, one -> writer.motion(new Camel(camel, from), true, true))
        .key(at, new OnSpace(camel, from));
  }

  private void coins(Anchor from, int seat, int count) {
    double start = writer.end();
    writer.cue(start, Sound.COIN);
    earn(seat, count, start + COIN, start + COIN + NEXT_COIN * Math.max(0, count - 1));
    for (int i = 0; i < count; i++) {
      double at = start + i * NEXT_COIN;
      writer.motion(new Coin(), false, false).key(at, from).key(at + COIN, new Before(seat));
    }
  }

  /** The number on the panel counts along. */
  private void earn(int seat, int count, double from, double until) {
    int before = gold[seat - 1];
    gold[seat - 1] += count;
    writer.score(seat, from, until, before, gold[seat - 1]);
  }

  private void fly(Sprite piece, Anchor from, Anchor to, double time) {
    double at = writer.end();
    writer.motion(piece, false, false).key(at, from).key(at + time, to);
  }

  private static DoubleUnaryOperator hooves() {
    DoubleUnaryOperator foot = Wave.knock(120, 48);
    return t -> foot.applyAsDouble(t) + (t < 0.13 ? 0 : 0.6 * foot.applyAsDouble(t - 0.13));
  }
}
