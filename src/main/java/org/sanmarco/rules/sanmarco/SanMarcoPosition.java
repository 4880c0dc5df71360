package org.sanmarco.rules.sanmarco;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sanmarco.rules.Listener;
import org.sanmarco.rules.Move;
import org.sanmarco.rules.Position;
import org.sanmarco.rules.Randomness;
import org.sanmarco.rules.Refusal;
import org.sanmarco.rules.RefusedException;
import org.sanmarco.rules.Setup;

/**
 * A game of San Marco at one moment.
 *
 * <p>Its face are typed moves. A search uses the numbers behind them ({@link Code}): {@link
 * #codes(Codes)}, {@link #randomCode(Randomness, Codes)} and {@link #advance(long, Listener)}
 * allocate nothing and check nothing.
 */
public final class SanMarcoPosition extends Sight implements Position {

  /** The position before the first move (S1). */
  SanMarcoPosition(Board board, int players, int firstLeader) {
    super(board, players, firstLeader);
    Opening.begin(this);
  }

  /** Whatever a sight shows, as a position of its own. */
  SanMarcoPosition(Sight sight) {
    super(sight.board, sight.players, sight.firstLeader);
    assign(sight);
  }

  @Override
  public Setup setup() {
    return SanMarco.setup(this);
  }

  @Override
  public SanMarcoPosition copy() {
    return new SanMarcoPosition(this);
  }

  /** Becomes equal to another position of the same game. */
  public void become(SanMarcoPosition other) {
    assign(other);
  }

  @Override
  public SanMarcoView view(int seat) {
    if (seat < 0 || seat > seats()) {
      throw new RefusedException(Refusal.of("S1", "no-such-seat", seat, seats()));
    }
    return new SanMarcoView(this, seat);
  }

  @Override
  public List<SanMarcoMove> legal() {
    if (chanceActs() && (phase == Phase.DRAW || phase == Phase.ROLES)) {
      throw new RefusedException(
          phase == Phase.DRAW
              ? Refusal.of("T4", "draws-not-listed")
              : Refusal.of("T1", "lots-not-listed"));
    }
    Codes codes = new Codes();
    codes(codes);
    List<SanMarcoMove> moves = new ArrayList<>(codes.size());
    for (int i = 0; i < codes.size(); i++) {
      moves.add(move(codes.get(i)));
    }
    return moves;
  }

  @Override
  public @Nullable Refusal refusal(Move move) {
    return Referee.refusal(this, (SanMarcoMove) move);
  }

  @Override
  public void play(Move move, Listener listener) {
    Refusal refusal = refusal(move);
    if (refusal != null) {
      throw new RefusedException(refusal);
    }
    advance(Code.of((SanMarcoMove) move), listener);
  }

  @Override
  public SanMarcoMove sample(Randomness randomness) {
    if (phase == Phase.OVER) {
      throw new RefusedException(Refusal.of("F2", "game-over"));
    }
    return move(randomCode(randomness, new Codes()));
  }

  /** The move behind a number that is legal here. */
  public SanMarcoMove move(long code) {
    return Code.move(code, this);
  }

  /**
   * Replaces the list's content with the numbers of all legal moves; of none while cards are drawn.
   */
  public void codes(Codes codes) {
    codes.clear();
    Legal.list(this, codes);
  }

  /**
   * The numbers of the moves that play a card of the hand, or give it up.
   *
   * @param card by its ordinal
   */
  public void codes(int card, Codes codes) {
    codes.clear();
    Legal.card(this, card, codes);
    if (Legal.mayBeGivenUp(card)) {
      codes.add(Code.code(Code.GIVE_UP, card));
    }
  }

  /**
   * The number of one random legal move: uniform over a seat's moves, by its probabilities where
   * chance acts. The game must not be over.
   *
   * @param scratch a list to work with; its content is lost
   */
  public long randomCode(Randomness randomness, Codes scratch) {
    return Sampler.code(this, randomness, scratch);
  }

  /**
   * The number of one random way to play the first card of the hand, or to give it up if there is
   * none (T8): quicker than one among the ways of all cards. A hand must be being played.
   *
   * @param scratch a list to work with; its content is lost
   */
  public long randomPlay(Randomness randomness, Codes scratch) {
    return Sampler.first(this, randomness, scratch);
  }

  /**
   * The cards of one offer, packed as in {@link Cards}, by the number of a division that is legal
   * here.
   *
   * @param offer from 0
   */
  public long offer(long division, int offer) {
    return Divisions.offer(cards[dividing()], offerCount(), (int) Code.number(division), offer);
  }

  /**
   * Supposes, for weighing offers, that a seat has just taken these cards and that nothing else is
   * on the table: it plays its hand from here, and {@link #phase} is neither {@link Phase#PLAY} nor
   * one of an exile's when it is done.
   */
  public void suppose(int seat, Cards taken) {
    java.util.Arrays.fill(cards, 0);
    active = seat - 1;
    step = -1;
    punish(active, taken.points());
    hand = taken.actions().packed();
    phase = hand == 0 ? Phase.CHOOSE : Phase.PLAY;
  }

  /** Plays the move behind a number, which must be legal here. */
  public void advance(long code, Listener listener) {
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
    prestige += (long) points << 16 * seat;
  }

  void pay(int seat, int points) {
    prestige -= (long) points << 16 * seat;
  }

  void punish(int seat, int points) {
    penalty += points << 8 * seat;
  }
}
