package org.sanmarco.games.canalgrande;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sanmarco.Seed;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.RandomSource;

/** Invariants, checked in every position of many random games of each kind. */
@ExtendWith(Seed.class)
class RandomGamesTest {

  private static final int GAMES = 30;
  private static final int LONGEST = 2000;
  private static final CanalGrande GAME = new CanalGrande();

  @ParameterizedTest
  @EnumSource
  @Tag("thorough")
  void holdWhatTheRulesPromise(Games kind) {
    IntStream.range(Seed.VALUE, Seed.VALUE + GAMES).parallel().forEach(seed -> holds(kind, seed));
  }

  /** The number of games that mutation testing can afford. */
  @ParameterizedTest
  @EnumSource
  void aFewGamesHoldItToo(Games kind) {
    for (int seed = 0; seed < 5; seed++) {
      holds(kind, seed);
    }
  }

  private static void holds(Games kind, int seed) {
    Random random = new Random(seed);
    CanalGrandePosition position = kind.start(seed);
    int[] inventory = position.inventory();
    List<CanalGrandePosition> earlier = new ArrayList<>();
    List<Integer> hashes = new ArrayList<>();
    List<CanalGrandeMove> moves = new ArrayList<>();
    while (!position.isOver()) {
      keep(position, earlier, hashes);
      check(Arrays.equals(inventory, position.inventory()), "cards are lost or found", position);
      hides(position, random);
      CanalGrandeMove move = Games.move(position, seed, random);
      check(GAME.read(move.toString()).equals(move), "not read back", move);
      check(position.refusal(move) == null, "sampled but refused", move);
      lists(position, move);
      position.play(move, EventListener.SILENT);
      moves.add(move);
      check(moves.size() < LONGEST, "it does not end", position);
    }
    keep(position, earlier, hashes);
    check(Arrays.equals(inventory, position.inventory()), "cards are lost or found", position);
    check(position.result() != null && position.onTurn() == 0, "no result", position);
    for (int i = 0; i < earlier.size(); i++) {
      check(earlier.get(i).hashCode() == hashes.get(i), "an earlier copy has changed", i);
      check(i == 0 || !earlier.get(i).equals(earlier.get(i - 1)), "nothing has happened", i);
    }
    replays(kind.start(seed), moves, earlier);
  }

  private static void keep(
      CanalGrandePosition position, List<CanalGrandePosition> earlier, List<Integer> hashes) {
    CanalGrandePosition copy = position.copy();
    check(copy.equals(position) && copy.hashCode() == position.hashCode(), "a copy differs", copy);
    earlier.add(copy);
    hashes.add(copy.hashCode());
  }

  /** The hidden part, sampled again, looks the same to a seat, and no card is lost. */
  private static void hides(CanalGrandePosition position, Random random) {
    int seat = random.nextInt(position.seats() + 1);
    CanalGrandeView view = position.view(seat);
    CanalGrandePosition other = view.sample(random::nextInt);
    check(other.view(seat).equals(view), "a view shows what is hidden", view);
    check(other.view(seat).describe().equals(view.describe()), "a view tells what is hidden", view);
    check(Arrays.equals(other.inventory(), position.inventory()), "a sample loses cards", other);
    check(other.phase() != Phase.VOTE || !other.legal().isEmpty(), "a sample has no move", other);
    boolean acts = position.mustLookAlone() && position.active + 1 == seat;
    check(acts != view.legal().isEmpty(), "a view lists what its seat may do", view);
    if (acts) {
      check(view.legal().equals(position.legal()), "a view lists other moves", view);
    }
  }

  /** Somebody can act; each legal move is written in its own way; the sampled one is among them. */
  private static void lists(CanalGrandePosition position, CanalGrandeMove sampled) {
    if (position.chanceActs() && position.phase() != Phase.STEAL) {
      return;
    }
    Set<String> texts = new HashSet<>();
    boolean found = false;
    for (CanalGrandeMove move : position.legal()) {
      check(texts.add(move.toString()), "written twice", move);
      check(GAME.read(move.toString()).equals(move), "not read back", move);
      check(position.refusal(move) == null, "listed but refused", move);
      found |= move.equals(sampled);
    }
    check(found, "sampled but not listed", sampled);
  }

  private static void replays(
      CanalGrandePosition position,
      List<CanalGrandeMove> moves,
      List<CanalGrandePosition> earlier) {
    CanalGrandePosition second = position.copy();
    for (int i = 0; i < moves.size(); i++) {
      position.play(moves.get(i), EventListener.SILENT);
      check(position.equals(earlier.get(i + 1)), "the replay differs", position);
    }
    second.copyFrom(position);
    check(second.equals(position), "what was copied differs", second);
  }

  /** The side said to lead a vote wins it if all pass from now on. */
  @ParameterizedTest
  @EnumSource
  void leadingSideWinsTheVoteWhenAllPass(Games kind) {
    for (int seed = 0; seed < GAMES; seed++) {
      Random random = new Random(seed);
      CanalGrandePosition position = kind.start(seed);
      while (!position.isOver()) {
        int leading = position.leadingSide();
        if (position.refusal(new CanalGrandeMove.Pass()) == null) {
          check(winner(position) == leading, "another side wins the vote", position);
        }
        position.play(Games.move(position, seed, random), EventListener.SILENT);
      }
    }
  }

  /** The seat named to divide first in the next round does so. */
  @ParameterizedTest
  @EnumSource
  void nextRoundsDividerIsForetold(Games kind) {
    for (int seed = 0; seed < GAMES; seed++) {
      Random random = new Random(seed);
      CanalGrandePosition position = kind.start(seed);
      while (!position.isOver()) {
        int round = position.round();
        int divider = position.nextRoundDivider();
        boolean isEnding = position.isRoundEnding();
        position.play(Games.move(position, seed, random), EventListener.SILENT);
        if (isEnding && position.round() > round) {
          check(position.divider() == divider, "another seat divides", position);
        }
      }
    }
  }

  /** The side that wins the vote under way when all pass. */
  private static int winner(CanalGrandePosition position) {
    CanalGrandePosition ended = position.copy();
    AtomicInteger winner = new AtomicInteger();
    while (winner.get() == 0) {
      ended.play(
          new CanalGrandeMove.Pass(),
          event -> {
            if (event instanceof CanalGrandeEvent.VoteWon won) {
              winner.set(position.side(won.winners().getFirst()));
            }
          });
    }
    return winner.get();
  }

  /** Random games without moves as values go the same way as those with them. */
  @ParameterizedTest
  @EnumSource
  void playRandomPlaysWhatSampleGives(Games kind) {
    CanalGrandePosition one = kind.start(1);
    CanalGrandePosition other = kind.start(1);
    RandomSource first = new Random(11)::nextInt;
    RandomSource second = new Random(11)::nextInt;
    while (!one.isOver()) {
      one.play(one.sample(first), EventListener.SILENT);
      other.playRandom(second);
      check(one.equals(other), "they differ", one);
    }
  }

  /** Asked many times, so without more ado. */
  private static void check(boolean holds, String otherwise, Object what) {
    if (!holds) {
      throw new AssertionError(otherwise + ": " + what);
    }
  }
}
