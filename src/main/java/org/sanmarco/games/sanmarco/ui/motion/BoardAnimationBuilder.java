package org.sanmarco.games.sanmarco.ui.motion;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.DogeRoute;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.BridgeBuilt;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.BridgeSeized;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.CardPlayed;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.CardsDrawn;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.DieRolled;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.DistrictScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.DogeMoved;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.GameEnded;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.NobleCrossed;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.NoblePlaced;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.NoblesReturned;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.OfferTaken;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.OffersMade;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.PrestigeScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.RoundEnded;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.TollPaid;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Payment;
import org.sanmarco.kernel.Event;
import org.sanmarco.ui.motion.AnimationBuilder;
import org.sanmarco.ui.motion.AnimationPlan;
import org.sanmarco.ui.motion.Counting;
import org.sanmarco.ui.sound.Sound;

/**
 * Writes a {@link AnimationPlan}, event by event, in a time of its own. All times in milliseconds.
 */
public final class BoardAnimationBuilder {

  private static final double WALK = 420;
  private static final double CROSSING = 150;
  private static final double STAGGER = 90;
  private static final double TURN = 320;
  private static final double BUILD = 480;
  private static final double DOGE_STEP = 330;
  private static final double DOGE_ENTRY = 520;
  private static final double COIN = 380;
  private static final double FLIGHT = 480;
  private static final double FIELD = 60;
  private static final double LONGEST_RUN = 480;

  /** The least time of a scoring, also where nobody scores. */
  private static final double SCORING = 400;

  private static final double NONE = -1;

  private final SanMarcoState before;
  private final boolean isTold;

  /** Whether the game ends with these events, so that the end of a round is a moment of its own. */
  private boolean endsGame;

  private final Map<District, int[]> nobles = new EnumMap<>(District.class);
  private final int[] prestige;
  private final AnimationBuilder<Sprite, Anchor> writer = new AnimationBuilder<>();
  private final Map<Integer, AnimationBuilder<Sprite, Anchor>.MotionBuilder> markers =
      new TreeMap<>();
  private AnimationBuilder<Sprite, Anchor>.@Nullable MotionBuilder doge;

  /** The cost of the doge's route up to now: the bank, then the seats. */
  private final int[] tolls = new int[Payment.NOTHING.tolls().size() + 1];

  private @Nullable Class<? extends SanMarcoEvent> last;
  private boolean traitor;
  private int victim;
  private double start;

  /** The beginning of the scoring that goes on; {@link #NONE} if none does. */
  private double scoring = NONE;

  private BoardAnimationBuilder(SanMarcoState before, boolean isTold) {
    this.before = before;
    this.isTold = isTold;
    for (District district : District.ALL) {
      nobles.put(district, new int[before.seats() + 1]);
      for (int seat = 1; seat <= before.seats(); seat++) {
        count(district)[seat] = before.nobles(district, seat);
      }
    }
    prestige = IntStream.rangeClosed(1, before.seats()).map(before::prestige).toArray();
  }

  /**
   * The animation for events in their order.
   *
   * @param before the position before the first of them
   * @param isTold whether the nobles of each scoring are counted first
   */
  public static AnimationPlan<Sprite, Anchor> animation(
      SanMarcoState before, List<? extends Event> events, boolean isTold) {
    BoardAnimationBuilder builder = new BoardAnimationBuilder(before, isTold);
    builder.endsGame = events.stream().anyMatch(GameEnded.class::isInstance);
    events.forEach(event -> builder.write((SanMarcoEvent) event));
    builder.endScoring();
    return builder.writer.animation(builder::settled, AnimationPlan.LONGEST);
  }

  /** Only at the end it is known how many nobles stand where one arrives. */
  private Anchor settled(Anchor spot) {
    return spot instanceof Anchor.InGroup(District to, int seat, int index, int _)
        ? new Anchor.InGroup(to, seat, index, Math.max(index + 1, at(to, seat)))
        : spot;
  }

  private void write(SanMarcoEvent event) {
    if (!(event instanceof PrestigeScored)) {
      endScoring();
    }
    // Consecutive events of the same type overlap, and so do the dice of the set-up (S3).
    boolean isTogether =
        event.getClass() == last
            || event instanceof DieRolled && last == NoblePlaced.class
            || event instanceof NoblePlaced && last == DieRolled.class;
    start = isTogether ? start + stagger(event) : writer.end();
    switch (event) {
      case CardPlayed(int _, Card card) -> traitor = card == Card.TRAITOR;
      case DieRolled _ -> cue(start, Sound.DIE);
      case NoblePlaced(int seat, District from, District to) -> placed(seat, from, to);
      case NobleCrossed(int seat, District from, District to) -> crossed(seat, from, to);
      case NoblesReturned(int seat, District from, int count) -> returned(seat, from, count);
      case BridgeBuilt(int seat, Pair pair, District from) -> built(seat, pair, from);
      case BridgeSeized seized -> seized(seized);
      case TollPaid(int _, int receiver, int points) -> tolls[receiver] += points;
      case DogeMoved(int seat, District from, District to) -> moved(seat, from, to);
      case DistrictScored(District district, var _) -> {
        scoring = start;
        count(start, IntStream.of(count(district)).skip(1).sorted().boxed().toList().reversed());
      }
      case PrestigeScored(int seat, int points, var _, District district) ->
          scored(seat, points, district);
      case CardsDrawn _, OffersMade _, OfferTaken _ -> cue(start, Sound.CARD);
      case RoundEnded(int _, List<Integer> penalty) -> {
        cue(start, Sound.BELL);
        if (endsGame) {
          scoring = start;
          count(start, penalty);
        }
      }
      case GameEnded _ -> cue(start, Sound.BELL);
      default -> {}
    }
    last = event.getClass();
  }

  private void endScoring() {
    if (scoring != NONE) {
      writer.hold(scoring, Math.max(writer.end(), scoring + SCORING));
      scoring = NONE;
    }
  }

  /** Leaves time to count the pieces of each colour. */
  private void count(double from, List<Integer> pieces) {
    if (isTold) {
      writer.lastUntil(from + new Counting(pieces).length());
    }
  }

  /** Prestige flies to its marker and to its panel, which count it. */
  private void scored(int seat, int points, @Nullable District district) {
    if (district != null) {
      Anchor quarter = new Anchor.InQuarter(district, seat);
      Sprite plate = new Sprite.Points(seat, points);
      motion(plate, false, false)
          .key(start, quarter)
          .key(start + FLIGHT, new Anchor.OnTrack(seat, allPrestige()));
      motion(plate, false, false).key(start, quarter).key(start + FLIGHT, new Anchor.Before(seat));
      prestige(seat, points, start + FLIGHT);
    } else {
      prestige(seat, points, start);
    }
    cue(start, Sound.STRING);
  }

  private static double stagger(SanMarcoEvent event) {
    return event instanceof NoblePlaced
            || event instanceof NoblesReturned
            || event instanceof DieRolled
        ? STAGGER
        : 0;
  }

  private void placed(int seat, @Nullable District from, District to) {
    Anchor arrival = arrive(to, seat);
    if (victim > 0) {
      Anchor scene = new Anchor.InGroup(to, victim, at(to, victim), at(to, victim) + 1);
      turned(seat, scene, arrival, from);
      return;
    }
    Anchor origin = from == null ? new Anchor.Before(seat) : leave(from, seat);
    motion(new Sprite.Noble(seat), from != null, true)
        .key(start, origin)
        .key(start + WALK, arrival);
    cue(start + WALK, Sound.KNOCK);
  }

  /** C4: the noble turns where it stands, then joins its new ones. */
  private void turned(int seat, Anchor scene, Anchor arrival, @Nullable District from) {
    motion(new Sprite.Turncoat(victim, seat), true, true)
        .key(start, scene)
        .key(start + TURN, scene)
        .key(start + TURN + WALK / 2, arrival);
    cue(start, Sound.STRING);
    if (from != null) {
      // C11: a seat without a reserve takes the new one from another district.
      motion(new Sprite.Noble(seat), true, false)
          .key(start, leave(from, seat))
          .key(start + TURN, scene);
    }
    victim = 0;
  }

  private void crossed(int seat, District from, District to) {
    AnimationBuilder<Sprite, Anchor>.MotionBuilder walker =
        writer.motions().stream()
            .filter(motion ->
                motion.figure().equals(new Sprite.Noble(seat))
                    && motion.last() instanceof Anchor.InGroup group
                    && group.district() == from)
            .reduce((one, next) -> next)
            .orElseThrow();
    leave(from, seat);
    Pair pair = Objects.requireNonNull(Pair.of(from, to));
    double now = walker.end();
    walker
        .key(now + CROSSING, new Anchor.OnBridge(pair, seat))
        .key(now + 2 * CROSSING, arrive(to, seat));
    cue(now + 2 * CROSSING, Sound.KNOCK);
  }

  private void returned(int seat, District from, int count) {
    if (traitor) {
      count(from)[seat] -= count;
      victim = seat;
      return;
    }
    for (int i = 0; i < count; i++) {
      double at = start + i * STAGGER;
      Anchor home = new Anchor.Before(seat);
      motion(new Sprite.Noble(seat), true, false).key(at, leave(from, seat)).key(at + WALK, home);
      start = at;
    }
    cue(start, Sound.STRING);
  }

  private void built(int seat, Pair pair, @Nullable District from) {
    Anchor canal = new Anchor.AtCanal(pair, seat);
    motion(new Sprite.Bridge(pair, seat), false, true)
        .key(start, new Anchor.OnBarge())
        .key(start + BUILD, canal);
    cue(start, Sound.WATER);
    mount(seat, pair, from, start + BUILD / 2);
  }

  private void seized(BridgeSeized seized) {
    Anchor old = new Anchor.AtCanal(seized.pair(), seized.owner());
    motion(new Sprite.Bridge(seized.to(), seized.seat()), true, true)
        .key(start, old)
        .key(start + BUILD, new Anchor.AtCanal(seized.to(), seized.seat()));
    motion(new Sprite.Noble(seized.owner()), true, false)
        .key(start, new Anchor.OnBridge(seized.pair(), seized.owner()))
        .key(start + WALK, new Anchor.Before(seized.owner()));
    cue(start, Sound.WATER);
    mount(seized.seat(), seized.to(), seized.from(), start + BUILD / 2);
  }

  /** A noble goes onto a bridge of its seat. */
  private void mount(int seat, Pair pair, @Nullable District from, double at) {
    Anchor origin = from == null ? new Anchor.Before(seat) : leave(from, seat);
    motion(new Sprite.Noble(seat), from != null, true)
        .key(at, origin)
        .key(at + WALK, new Anchor.OnBridge(pair, seat));
    cue(at + WALK, Sound.KNOCK);
  }

  private void moved(int seat, @Nullable District from, District to) {
    Payment payment = pay(seat);
    AnimationBuilder<Sprite, Anchor>.MotionBuilder doge = doge(from);
    double now = start;
    if (from == null) {
      now += DOGE_ENTRY;
      doge.key(now, new Anchor.DogeAt(to));
    } else {
      doge.key(now, new Anchor.DogeAt(from));
      for (DogeRoute.Leg leg : DogeRoute.of(before, seat, to, payment).legs()) {
        cross(doge, leg, seat, now);
        now += DOGE_STEP;
      }
    }
    writer.lastUntil(now);
    cue(now, Sound.BELL);
  }

  /** The tolls of the route: the markers run while the doge walks. */
  private Payment pay(int seat) {
    Payment payment = new Payment(Arrays.stream(tolls, 1, tolls.length).boxed().toList(), tolls[0]);
    Arrays.fill(tolls, 0);
    if (payment.total() > 0) {
      prestige(seat, -payment.total(), start);
    }
    for (int receiver = 1; receiver <= prestige.length; receiver++) {
      if (payment.to(receiver) > 0) {
        prestige(receiver, payment.to(receiver), start);
      }
    }
    return payment;
  }

  /** One step of the doge, and the coin that it costs. */
  private void cross(
      AnimationBuilder<Sprite, Anchor>.MotionBuilder doge,
      DogeRoute.Leg leg,
      int seat,
      double now) {
    double middle = now + DOGE_STEP / 2;
    if (leg.owner() > 0) {
      Pair pair = Objects.requireNonNull(Pair.of(leg.from(), leg.to()));
      Anchor bridge = new Anchor.OnBridge(pair, leg.owner());
      doge.key(middle, bridge);
      if (before.player(leg.owner()) != before.player(seat)) {
        motion(new Sprite.Coin(), false, false)
            .key(middle, bridge)
            .key(middle + COIN, new Anchor.Before(leg.owner()));
        cue(middle, Sound.COIN);
      }
    }
    doge.key(now + DOGE_STEP, new Anchor.DogeAt(leg.to()));
  }

  private AnimationBuilder<Sprite, Anchor>.MotionBuilder doge(@Nullable District from) {
    if (doge == null) {
      doge = motion(new Sprite.TheDoge(), true, true).key(start, new Anchor.DogeAt(from));
    }
    return doge;
  }

  /** A marker runs field by field, and the number on the panel runs with it. */
  private void prestige(int seat, int points, double begin) {
    AnimationBuilder<Sprite, Anchor>.MotionBuilder marker =
        markers.computeIfAbsent(
            seat,
            first ->
                motion(new Sprite.Marker(seat), true, true)
                    .key(begin, new Anchor.OnTrack(seat, allPrestige())));
    double from = Math.max(begin, marker.end());
    double field = Math.min(FIELD, LONGEST_RUN / Math.abs(points));
    int score = prestige[seat - 1];
    writer.score(seat, from, from + Math.abs(points) * field, score, score + points);
    marker.key(from, marker.last());
    for (int i = 1; i <= Math.abs(points); i++) {
      prestige[seat - 1] += Integer.signum(points);
      marker.key(from + i * field, new Anchor.OnTrack(seat, allPrestige()));
    }
  }

  private List<Integer> allPrestige() {
    return Arrays.stream(prestige).boxed().toList();
  }

  private Anchor arrive(District district, int seat) {
    int index = count(district)[seat]++;
    return new Anchor.InGroup(district, seat, index, index + 1);
  }

  private Anchor leave(District district, int seat) {
    int count = count(district)[seat]--;
    return new Anchor.InGroup(district, seat, count - 1, count);
  }

  private int at(District district, int seat) {
    return count(district)[seat];
  }

  private int[] count(District district) {
    return Objects.requireNonNull(nobles.get(district));
  }

  private void cue(double at, Sound sound) {
    writer.cue(at, sound);
  }

  private AnimationBuilder<Sprite, Anchor>.MotionBuilder motion(
      Sprite figure, boolean seenBefore, boolean stays) {
    return writer.motion(figure, seenBefore, stays);
  }
}
