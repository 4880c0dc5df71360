package org.sanmarco.games.sanmarco;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.Seed;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.RandomSource;
import org.sanmarco.kernel.Setup;

/** Invariants, checked in every position of random games of each kind. */
@ExtendWith(Seed.class)
class RandomGamesTest {

  private static final int GAMES = 300;

  /** There are thousands; {@link OracleTest} compares them whole. */
  private static final int DIVISIONS_EVERY = 100;

  private static final SanMarco GAME = new SanMarco();

  private final Set<String> readBefore = ConcurrentHashMap.newKeySet();

  /** A game and all the positions it went through. */
  private static final class RandomGame {
    final List<SanMarcoMove> moves = new ArrayList<>();
    final List<SanMarcoPosition> positions = new ArrayList<>();
    final List<Integer> hashes = new ArrayList<>();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  @Tag("thorough")
  void holdWhatTheRulesPromise(int players) {
    IntStream.range(Seed.VALUE, Seed.VALUE + GAMES)
        .parallel()
        .forEach(seed -> holds(players, seed));
  }

  /** The number of games that mutation testing can afford. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void aFewGamesHoldItToo(int players) {
    for (int seed = 1; seed <= 5; seed++) {
      holds(players, seed);
    }
  }

  private void holds(int players, int seed) {
    RandomGame game = play(players, seed);
    SanMarcoPosition last = game.positions.getLast();
    check(last.actor().equals(Actor.OVER), "not over", last);
    check(last.round() == 3 && last.result() != null, "not over", last);
    for (int i = 0; i < game.positions.size(); i++) {
      SanMarcoPosition earlier = game.positions.get(i);
      check(earlier.hashCode() == game.hashes.get(i), "an earlier copy has changed", earlier);
      if (i > 0) {
        losesNoCard(game.positions.get(i - 1), earlier);
        check(!earlier.equals(game.positions.get(i - 1)), "nothing has happened", earlier);
      }
    }
    replays(game);
  }

  private RandomGame play(int players, int seed) {
    Random random = new Random(seed);
    RandomSource source = random::nextInt;
    SanMarcoPosition position = start(players, 1 + seed % players);
    RandomGame game = new RandomGame();
    while (!position.actor().equals(Actor.OVER)) {
      keep(game, position);
      conserves(position);
      SanMarcoMove move = position.sample(source);
      readsBack(move, move.toString());
      if (position.phase() != Phase.DIVIDE || seed % DIVISIONS_EVERY == 0) {
        lists(position, move);
      }
      check(position.refusal(move) == null, "sampled but refused", move);
      position.play(move, EventListener.SILENT);
      game.moves.add(move);
    }
    keep(game, position);
    conserves(position);
    return game;
  }

  private static void keep(RandomGame game, SanMarcoPosition position) {
    SanMarcoPosition copy = position.copy();
    int hash = copy.hashCode();
    check(copy.equals(position) && hash == position.hashCode(), "a copy differs", position);
    game.positions.add(copy);
    game.hashes.add(hash);
  }

  /** B4, E7: an action card goes when it is played, and all come back for the next round. */
  private static void losesNoCard(SanMarcoPosition before, SanMarcoPosition after) {
    Cards old = AllCards.in(before).actions();
    Cards now = AllCards.in(after).actions();
    int played = before.phase() == Phase.PLAY ? 1 : 0;
    boolean same = before.round() == after.round();
    check(
        same
            ? old.contains(now) && old.size() - now.size() == played
            : now.equals(Cards.FULL.actions()),
        "cards are lost or found",
        after);
  }

  /** Undoing is replaying with one move less, so that replay gives the same positions is all. */
  private static void replays(RandomGame game) {
    SanMarcoPosition position = game.positions.getFirst().copy();
    for (int i = 0; i < game.moves.size(); i++) {
      position.play(GAME.read(game.moves.get(i).toString()), EventListener.SILENT);
      check(position.equals(game.positions.get(i + 1)), "the replay differs", position);
    }
  }

  /** Reading knows no position, so that a text that comes again and again is read but once. */
  private void readsBack(SanMarcoMove move, String written) {
    boolean rare = move instanceof SanMarcoMove.Divide || move instanceof SanMarcoMove.Draw;
    if (!rare && !readBefore.add(written)) {
      return;
    }
    check(GAME.read(written).equals(move), "not read back", move);
  }

  /** An actor is due; each legal move is written in its own way; the sampled one is among them. */
  private void lists(SanMarcoPosition position, SanMarcoMove sampled) {
    if (position.phase() == Phase.DRAW
        || position.phase() == Phase.ROLES && position.players() != 2) {
      return;
    }
    List<SanMarcoMove> legal = position.legal();
    check(!legal.isEmpty(), "nobody can act", position);
    Set<String> texts = new HashSet<>();
    int found = 0;
    for (SanMarcoMove move : legal) {
      String text = move.toString();
      check(texts.add(text), "written twice", move);
      readsBack(move, text);
      boolean same =
          sampled instanceof SanMarcoMove.Divide divide
              ? sameOffers((SanMarcoMove.Divide) move, divide)
              : move.equals(sampled);
      found += same ? 1 : 0;
      if (legal.size() < 300) {
        check(position.refusal(move) == null, "listed but refused", move);
      }
    }
    check(found == 1, "sampled but not listed, or listed twice", sampled);
  }

  private static boolean sameOffers(SanMarcoMove.Divide one, SanMarcoMove.Divide other) {
    return one.offers().contains(other.offers().getFirst()) && sorted(one).equals(sorted(other));
  }

  private static List<Long> sorted(SanMarcoMove.Divide divide) {
    return divide.offers().stream().map(Cards::packed).sorted().toList();
  }

  private static void conserves(SanMarcoPosition position) {
    int bridges = position.supply();
    int[] nobles = new int[position.seats() + 1];
    for (Pair pair : Pair.ALL) {
      List<Integer> owners = position.owners(pair);
      bridges += owners.size();
      check(owners.size() <= 3, "more than three bridges between a pair", position);
      for (int i = 0; i < owners.size(); i++) {
        nobles[owners.get(i)]++;
        check(i == 0 || owners.get(i - 1) < owners.get(i), "two bridges of a colour", position);
      }
    }
    check(bridges == 12, "not 12 bridges", position);
    for (int seat = 1; seat <= position.seats(); seat++) {
      nobles[seat] += position.reserve(seat);
      for (District district : District.ALL) {
        nobles[seat] += position.nobles(district, seat);
      }
      check(nobles[seat] == 25, "not 25 nobles of a colour", position);
      int prestige = position.prestige(seat);
      check(prestige >= 0 && prestige <= 1000, "prestige out of bounds", position);
    }
    Cards cards = AllCards.in(position);
    check(Cards.FULL.contains(cards), "more cards than there are", position);
    int points = cards.points();
    for (int seat = 1; seat <= position.seats(); seat++) {
      points += position.penalty(seat);
    }
    check(points == 58, "not 58 penalty points", position);
  }

  /** Asked many million times, so without more ado. */
  private static void check(boolean holds, String otherwise, Object what) {
    if (!holds) {
      throw new AssertionError(otherwise + ": " + what);
    }
  }

  static SanMarcoPosition start(int players, int leader) {
    return GAME.start(new Setup("san-marco", players, Map.of("leader", String.valueOf(leader))));
  }
}
