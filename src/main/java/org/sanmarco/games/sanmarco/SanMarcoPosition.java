package org.sanmarco.games.sanmarco;

import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.material.Board;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.RandomSource;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.notation.MoveCodes;
import org.sanmarco.notation.PackedPosition;

/** A game of San Marco at one moment. */
public final class SanMarcoPosition extends SanMarcoState implements PackedPosition<SanMarcoMove> {

  /** Working space, created when it is first needed: most positions are only read. */
  private transient @Nullable MoveCodes scratch;

  private transient @Nullable DogeRoutes dogeRoutes;

  /** The position before the first move (S1). */
  SanMarcoPosition(Board board, int players, int firstLeader) {
    super(board, players, firstLeader);
    SetupPhase.begin(this);
  }

  /** A position of its own with everything that a state shows. */
  SanMarcoPosition(SanMarcoState state) {
    super(state.board, state.players, state.firstLeader);
    assign(state);
  }

  @Override
  public SanMarcoPosition copy() {
    return new SanMarcoPosition(this);
  }

  @Override
  public void copyFrom(Position other) {
    assign((SanMarcoPosition) other);
  }

  @Override
  public SanMarcoView view(int seat) {
    RefusedException.require(seat >= 0 && seat <= seats(), "S1", "no-such-seat", seat, seats());
    return new SanMarcoView(this, seat);
  }

  @Override
  public @Nullable Refusal unlisted() {
    return !chanceActs()
        ? null
        : switch (phase) {
          case DRAW -> Refusal.of("T4", "draws-not-listed");
          case ROLES -> Refusal.of("T1", "lots-not-listed");
          default -> null;
        };
  }

  @Override
  public Refusal gameOver() {
    return Refusal.of("F2", "game-over");
  }

  @Override
  public long code(Move move) {
    return PackedMove.of((SanMarcoMove) move);
  }

  @Override
  public @Nullable Refusal refusal(Move move) {
    return RefusalReasons.refusal(this, (SanMarcoMove) move);
  }

  /** Each seat's nobles (B3); bridges are counted with those on them. */
  @Override
  public int[] inventory() {
    int[] nobles = new int[seats()];
    for (int seat = 0; seat < nobles.length; seat++) {
      for (int place = 0; place <= RESERVE; place++) {
        nobles[seat] += noblesAt(place, seat);
      }
      nobles[seat] += Integer.bitCount(bridgesOf(seat));
    }
    return nobles;
  }

  @Override
  public SanMarcoMove move(long code) {
    return PackedMove.move(code, this);
  }

  @Override
  public void codes(MoveCodes codes) {
    codes.clear();
    MoveGenerator.list(this, codes);
  }

  /**
   * The numbers of the moves that play a card of the hand, or give it up.
   *
   * @param card by its ordinal
   */
  public void codes(int card, MoveCodes codes) {
    codes.clear();
    MoveGenerator.card(this, card, codes);
    if (MoveGenerator.mayBeGivenUp(card)) {
      codes.add(PackedMove.code(PackedMove.GIVE_UP, card));
    }
  }

  /**
   * The number of one random way to play the first card of the hand, or to give it up if there is
   * none (T8): quicker than one among the ways of all cards. A hand must be being played.
   */
  public long randomPlay(RandomSource random) {
    return Sampler.first(this, random);
  }

  /**
   * The cards of one offer, packed as in {@link Cards}, by the number of a division that is legal
   * here.
   *
   * @param offer from 0
   */
  public long offer(long division, int offer) {
    return Divisions.offer(
        cards[dividing()], offerCount(), (int) PackedMove.number(division), offer);
  }

  /**
   * Assumes, for weighing offers, that a seat has just taken these cards and that nothing else is
   * on the table: the seat plays its hand from here, and {@link #phase} is neither {@link
   * Phase#PLAY} nor one of an exile's when it is done.
   */
  public void assumeHand(int seat, Cards taken) {
    java.util.Arrays.fill(cards, 0);
    active = seat - 1;
    step = -1;
    punish(active, taken.points());
    hand = taken.actions().packed();
    phase = hand == 0 ? Phase.CHOOSE : Phase.PLAY;
  }

  @Override
  public long randomCode(RandomSource random) {
    return Sampler.code(this, random);
  }

  MoveCodes scratch() {
    MoveCodes codes = scratch;
    if (codes == null) {
      codes = new MoveCodes();
      scratch = codes;
    }
    return codes;
  }

  DogeRoutes dogeRoutes() {
    DogeRoutes routes = dogeRoutes;
    if (routes == null) {
      routes = new DogeRoutes();
      dogeRoutes = routes;
    }
    return routes;
  }

  @Override
  public void advance(long code, EventListener listener) {
    Turns.play(this, code, listener);
  }

  void add(int place, int seat, int count) {
    nobles[place] += count * oneNoble(seat);
  }

  /** Nobles go from a district back to their reserve. */
  void sendHome(int district, int seat, int count) {
    add(district, seat, -count);
    add(RESERVE, seat, count);
  }

  void earn(int seat, int points) {
    prestige += PRESTIGE.of(points, seat);
  }

  void pay(int seat, int points) {
    prestige -= PRESTIGE.of(points, seat);
  }

  void punish(int seat, int points) {
    penalty += (int) ROW.of(points, seat);
  }
}
