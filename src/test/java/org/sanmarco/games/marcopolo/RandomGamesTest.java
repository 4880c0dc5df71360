package org.sanmarco.games.marcopolo;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sanmarco.Seed;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Setup;

/** Invariants, checked in every position of random games of each kind. */
@ExtendWith(Seed.class)
class RandomGamesTest {

  private static final MarcoPolo GAME = new MarcoPolo();
  private static final int LONGEST = 3000;

  @Test
  @Tag("thorough")
  void holdWhatTheRulesPromise() {
    IntStream.range(Seed.VALUE, Seed.VALUE + 20).parallel().forEach(RandomGamesTest::holds);
  }

  /** The number of games that mutation testing can afford. */
  @Test
  void aFewGamesHoldItToo() {
    IntStream.range(0, 5).forEach(RandomGamesTest::holds);
  }

  private static void holds(int seed) {
    for (Setup setup : Setups.ofGame(seed)) {
      holds(setup, seed);
    }
  }

  private static void holds(Setup setup, int seed) {
    Random random = new Random(seed);
    MarcoPoloPosition position = Setups.start(setup);
    List<MarcoPoloPosition> positions = new ArrayList<>();
    List<Integer> hashes = new ArrayList<>();
    List<MarcoPoloMove> moves = new ArrayList<>();
    while (!position.isOver()) {
      check(moves.size() < LONGEST, "the game does not end", setup);
      positions.add(position.copy());
      hashes.add(position.hashCode());
      conserves(position);
      hides(position, random);
      MarcoPoloMove move = BiasedPlayer.ofGame(seed).move(position, random);
      lists(position, move);
      position.play(move, EventListener.SILENT);
      check(!position.equals(positions.getLast()), "nothing has happened", move);
      moves.add(move);
    }
    conserves(position);
    check(position.result() != null, "no result", position);
    for (int i = 0; i < positions.size(); i++) {
      check(positions.get(i).hashCode() == hashes.get(i), "an earlier copy has changed", i);
    }
    replays(setup, moves, positions);
  }

  /** Undoing is replaying with one move less, so that replay gives the same positions is all. */
  private static void replays(
      Setup setup, List<MarcoPoloMove> moves, List<MarcoPoloPosition> positions) {
    MarcoPoloPosition position = Setups.start(setup);
    MarcoPoloPosition other = Setups.start(position.seats());
    for (int i = 0; i < moves.size(); i++) {
      check(position.equals(positions.get(i)), "the replay differs", position);
      other.copyFrom(position);
      check(other.equals(position), "the copy differs", other);
      position.play(GAME.read(moves.get(i).toString()), EventListener.SILENT);
    }
  }

  /** Each seat's forecast is its score if the game ended now (ME2). */
  @Test
  void forecastIsTheScoreOfAGameThatEndsNow() {
    for (int seed = 0; seed < 10; seed++) {
      for (Setup setup : Setups.ofGame(seed)) {
        Random random = new Random(seed);
        MarcoPoloPosition position = Setups.start(setup);
        while (!position.isOver()) {
          MarcoPoloPosition ended = position.copy();
          Caravan.end(ended, EventListener.SILENT);
          check(forecast(position).equals(scores(ended)), "another score", position);
          position.play(BiasedPlayer.ofGame(seed).move(position, random), EventListener.SILENT);
        }
        check(forecast(position).equals(scores(position)), "another score", position);
      }
    }
  }

  private static List<Integer> forecast(MarcoPoloPosition position) {
    return IntStream.rangeClosed(1, position.seats()).mapToObj(position::goldAtEnd).toList();
  }

  private static List<Integer> scores(MarcoPoloPosition ended) {
    return Objects.requireNonNull(ended.result()).scores();
  }

  /** MC1: no card is lost or found. */
  private static void conserves(MarcoPoloPosition position) {
    int[] copies = Card.ALL.stream().mapToInt(Card::copies).toArray();
    check(Arrays.equals(position.inventory(), copies), "cards are lost or found", position);
    for (int seat = 1; seat <= position.seats(); seat++) {
      check(position.gold(seat) >= 0, "debts", position);
      check(position.hand(seat).contains(position.known(seat)), "known but not there", position);
    }
    Set<Integer> taken = new HashSet<>();
    for (int camel = 1; camel <= position.camels(); camel++) {
      int space = position.space(camel);
      boolean several = position.isPastHalfway() && space == Track.GANZHOU;
      check(several || taken.add(space), "two camels on a space", position);
      check(position.been(camel).contains(space), "has never come there", position);
    }
  }

  /** The hidden cards, sampled again, change neither a seat's view nor its moves. */
  private static void hides(MarcoPoloPosition position, Random random) {
    int seat = random.nextInt(position.seats() + 1);
    MarcoPoloView view = position.view(seat);
    MarcoPoloPosition dealt = view.sample(random::nextInt);
    check(dealt.view(seat).equals(view), "another view", view);
    check(dealt.view(seat).describe().equals(view.describe()), "other words", view);
    check(Arrays.equals(dealt.inventory(), position.inventory()), "other cards", dealt);
    boolean acts = position.mustLookAlone() && position.onTurn() == seat;
    check(view.legal().equals(acts ? position.legal() : List.of()), "other moves", view);
    if (acts) {
      check(dealt.legal().equals(position.legal()), "other moves", dealt);
    }
  }

  /** Somebody can act; each legal move is written in its own way; the sampled one is among them. */
  private static void lists(MarcoPoloPosition position, MarcoPoloMove sampled) {
    check(position.refusal(sampled) == null, "sampled but refused", sampled);
    if (position.turn() == 0) {
      return;
    }
    Set<String> texts = new HashSet<>();
    for (MarcoPoloMove move : position.legal()) {
      check(texts.add(move.toString()), "written twice", move);
      check(GAME.read(move.toString()).equals(move), "not read back", move);
      check(position.refusal(move) == null, "listed but refused", move);
    }
    check(texts.contains(sampled.toString()), "sampled but not listed", sampled);
  }

  /** Asked many million times, so without more ado. */
  private static void check(boolean holds, String otherwise, Object what) {
    if (!holds) {
      throw new AssertionError(otherwise + ": " + what);
    }
  }
}
