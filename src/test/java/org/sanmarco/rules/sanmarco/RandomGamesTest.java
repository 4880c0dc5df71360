package org.sanmarco.rules.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.rules.Actor;
import org.sanmarco.rules.Listener;
import org.sanmarco.rules.Randomness;
import org.sanmarco.rules.Setup;

/** What must never break, looked at in every position of a thousand random games of each kind. */
class RandomGamesTest {

  private static final int GAMES = 1000;

  /** A game and all the positions it went through. */
  private static final class Played {
    final List<SanMarcoMove> moves = new ArrayList<>();
    final List<SanMarcoPosition> positions = new ArrayList<>();
    final List<Integer> hashes = new ArrayList<>();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void holdWhatTheRulesPromise(int players) {
    for (int seed = 0; seed < GAMES; seed++) {
      Played game = play(players, seed);
      SanMarcoPosition last = game.positions.getLast();
      assertThat(last.actor()).isEqualTo(Actor.OVER);
      assertThat(last.round()).isEqualTo(3);
      assertThat(last.result()).isNotNull();
      for (int i = 0; i < game.positions.size(); i++) {
        assertThat(game.positions.get(i).hashCode())
            .as("an earlier copy stays as it was")
            .isEqualTo(game.hashes.get(i));
      }
      replays(game);
    }
  }

  private static Played play(int players, int seed) {
    Random random = new Random(seed);
    Randomness randomness = random::nextInt;
    SanMarcoPosition position = start(players, 1 + seed % players);
    Played game = new Played();
    while (!position.actor().equals(Actor.OVER)) {
      keep(game, position);
      conserves(position);
      SanMarcoMove move = position.sample(randomness);
      readsBack(move);
      if (position.phase() != Phase.DIVIDE || seed % 50 == 0) {
        lists(position, move);
      }
      assertThat(position.refusal(move)).as("%s in %s", move, position).isNull();
      position.play(move, Listener.SILENT);
      game.moves.add(move);
    }
    keep(game, position);
    conserves(position);
    return game;
  }

  private static void keep(Played game, SanMarcoPosition position) {
    SanMarcoPosition copy = position.copy();
    assertThat(copy).isEqualTo(position).hasSameHashCodeAs(position);
    game.positions.add(copy);
    game.hashes.add(copy.hashCode());
  }

  /** Undoing is replaying with one move less, so that replay gives the same positions is all. */
  private static void replays(Played game) {
    SanMarcoPosition position = game.positions.getFirst().copy();
    for (int i = 0; i < game.moves.size(); i++) {
      position.play(position(game.moves.get(i)), Listener.SILENT);
      assertThat(position).isEqualTo(game.positions.get(i + 1));
    }
  }

  private static SanMarcoMove position(SanMarcoMove move) {
    return new SanMarco().read(move.toString());
  }

  private static void readsBack(SanMarcoMove move) {
    assertThat(new SanMarco().read(move.toString())).isEqualTo(move);
  }

  /** Somebody can act; each legal move is written in its own way; the sampled one is among them. */
  private static void lists(SanMarcoPosition position, SanMarcoMove sampled) {
    if (position.phase() == Phase.DRAW
        || position.phase() == Phase.ROLES && position.players() != 2) {
      return;
    }
    List<SanMarcoMove> legal = position.legal();
    assertThat(legal).isNotEmpty();
    assertThat(new HashSet<>(legal.stream().map(SanMarcoMove::toString).toList()))
        .hasSameSizeAs(legal);
    if (sampled instanceof SanMarcoMove.Divide divide) {
      assertThat(legal.stream().map(SanMarcoMove.Divide.class::cast))
          .filteredOn(other -> sameOffers(other, divide))
          .hasSize(1);
    } else {
      assertThat(legal).contains(sampled);
    }
    for (SanMarcoMove move : legal) {
      readsBack(move);
      if (legal.size() < 300) {
        assertThat(position.refusal(move)).isNull();
      }
    }
  }

  private static boolean sameOffers(SanMarcoMove.Divide one, SanMarcoMove.Divide other) {
    return sorted(one).equals(sorted(other));
  }

  private static List<Long> sorted(SanMarcoMove.Divide divide) {
    return divide.offers().stream().map(Cards::packed).sorted().toList();
  }

  private static void conserves(SanMarcoPosition position) {
    int bridges = position.supply();
    for (Pair pair : Pair.ALL) {
      assertThat(position.owners(pair)).hasSizeLessThanOrEqualTo(3).doesNotHaveDuplicates();
      bridges += position.owners(pair).size();
    }
    assertThat(bridges).isEqualTo(12);
    for (int number = 1; number <= position.seats(); number++) {
      int seat = number;
      int nobles =
          position.reserve(seat)
              + District.ALL.stream().mapToInt(d -> position.nobles(d, seat)).sum()
              + (int) Pair.ALL.stream().filter(p -> position.owners(p).contains(seat)).count();
      assertThat(nobles).as("nobles of %s", seat).isEqualTo(25);
      assertThat(position.prestige(seat)).isBetween(0, 1000);
    }
    assertThat(cardsInSight(position)).isLessThanOrEqualTo(90);
    assertThat(Cards.FULL.contains(position.deck())).isTrue();
    int penalties = IntStream.rangeClosed(1, position.seats()).map(position::penalty).sum();
    assertThat(position.deck().points() + penalties + openPenalties(position)).isEqualTo(58);
  }

  private static int cardsInSight(Sight sight) {
    return sight.deck().size() + sight.hand().size();
  }

  private static int openPenalties(Sight sight) {
    int points = 0;
    for (int divider : sight.dividers()) {
      points += sight.drawn(divider).points();
      for (Cards offer : sight.offers(divider)) {
        points += offer == null ? 0 : offer.points();
      }
    }
    return points;
  }

  static SanMarcoPosition start(int players, int leader) {
    return new SanMarco()
        .start(new Setup("san-marco", players, Map.of("leader", String.valueOf(leader))));
  }
}
