package org.sanmarco.rules.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.rules.Actor;
import org.sanmarco.rules.Listener;
import org.sanmarco.rules.Refusal;
import org.sanmarco.rules.RefusedException;
import org.sanmarco.rules.RuleBook;

/** Legal moves are exactly those that are played; all others are refused by a rule. */
class RefusalTest {

  private static final int GAMES = 24;
  private static final List<SanMarcoMove> UNIVERSE = Universe.moves();
  private static final Set<String> RULES = RuleBook.ids();

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void foreignMovesAreLegalOrRefusedByARule(int players) {
    Set<String> reasons = new HashSet<>();
    for (int seed = 0; seed < GAMES; seed++) {
      Random random = new Random(seed);
      SanMarcoPosition position = RandomGamesTest.start(players, 1);
      while (!position.actor().equals(Actor.OVER)) {
        if (random.nextInt(50) == 0) {
          tryAll(position, random, reasons);
        }
        position.play(Player.ofGame(seed).move(position, random), Listener.SILENT);
      }
      tryAll(position, random, reasons);
    }
    assertThat(reasons)
        .contains(
            "C2 supply-left",
            "C4 no-noble-of",
            "C7 no-way",
            "C9 can-not-afford",
            "C11 reserve-not-empty",
            "F2 game-over",
            "T4 wrong-draw",
            "T7 offer-not-there",
            "T8 not-in-hand",
            "T8 doge-must-be-played");
  }

  private static void tryAll(SanMarcoPosition position, Random random, Set<String> reasons) {
    SanMarcoPosition before = position.copy();
    boolean listed = isListed(position);
    Set<SanMarcoMove> legal = listed ? new HashSet<>(position.legal()) : Set.of();
    int step = position.phase() == Phase.PLAY || position.phase() == Phase.DRAW ? 3 : 29;
    for (int i = random.nextInt(step); i < UNIVERSE.size(); i += 1 + random.nextInt(step)) {
      SanMarcoMove move = UNIVERSE.get(i);
      Refusal refusal;
      try {
        refusal = position.refusal(move);
      } catch (RuntimeException | AssertionError broken) {
        throw new AssertionError(move + " in " + position, broken);
      }
      if (refusal == null) {
        if (listed && !legal.contains(move)) {
          fail("%s is played but not listed in %s", move, position);
        }
        continue;
      }
      if (legal.contains(move)) {
        fail("%s is listed but refused in %s: %s", move, position, refusal);
      }
      if (!RULES.contains(refusal.rule())) {
        fail("%s is refused by rule '%s': %s", move, refusal.rule(), refusal);
      }
      reasons.add(refusal.rule() + " " + refusal.code());
      if (i % 8 == 0) {
        refuses(position, move);
      }
    }
    assertThat(position).isEqualTo(before);
  }

  private static final String LETTERS = "CANROPLMDSBITGEX0123456789 >/:-\t\u00e9\n";

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void garbledTextIsReadAsAMoveOrRefused(int players) {
    SanMarco game = new SanMarco();
    int read = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      Random random = new Random(seed);
      SanMarcoPosition position = RandomGamesTest.start(players, 1);
      while (!position.actor().equals(Actor.OVER)) {
        SanMarcoMove move = Player.ofGame(seed).move(position, random);
        for (int i = 0; i < 4; i++) {
          String garbled = garbled(move.toString(), random);
          try {
            SanMarcoMove other = game.read(garbled);
            read++;
            if (!game.read(other.toString()).equals(other)) {
              fail("'%s' is read as '%s', but that as another move", garbled, other);
            }
            boolean plays = position.refusal(other) == null;
            if (isListed(position) && plays != position.legal().contains(other)) {
              fail("%s in %s", other, position);
            }
          } catch (RefusedException refused) {
            assertThat(refused.refusal().code()).isNotEmpty();
          } catch (RuntimeException | AssertionError broken) {
            throw new AssertionError("'" + garbled + "' in " + position, broken);
          }
        }
        position.play(move, Listener.SILENT);
      }
    }
    assertThat(read).isGreaterThan(100);
  }

  private static String garbled(String text, Random random) {
    StringBuilder garbled = new StringBuilder(text);
    for (int i = random.nextInt(3); i >= 0; i--) {
      int at = random.nextInt(garbled.length() + 1);
      char letter = LETTERS.charAt(random.nextInt(LETTERS.length()));
      switch (random.nextInt(4)) {
        case 0 -> garbled.insert(at, letter);
        case 1 -> garbled.delete(at, at + random.nextInt(4));
        case 2 -> garbled.insert(at, garbled.substring(at, Math.min(at + 4, garbled.length())));
        default -> garbled.replace(at, at + 1, String.valueOf(letter));
      }
    }
    return garbled.toString();
  }

  private static boolean isListed(SanMarcoPosition position) {
    return position.phase() != Phase.DRAW
        && position.phase() != Phase.DIVIDE
        && (position.phase() != Phase.ROLES || position.players() == 2);
  }

  private static void refuses(SanMarcoPosition position, SanMarcoMove move) {
    try {
      position.play(move, Listener.SILENT);
    } catch (RefusedException refused) {
      return;
    }
    fail("%s was played in %s", move, position);
  }
}
