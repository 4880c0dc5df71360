package org.sanmarco.games.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.Seed;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.games.sanmarco.oracle.Oracle;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.EventListener;

/**
 * The engine against a second one that was written from the rule book alone: the same position, the
 * same views and the same legal moves after every move of many games.
 */
@ExtendWith(Seed.class)
class OracleTest {

  /** The games that meet all that is rare. */
  private static final int GAMES = 100;

  private static final int GAMES_OF_COMMIT = 20;

  /** Divisions are many; they are compared in one of n games. */
  private static final int DIVISIONS_EVERY = 20;

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  @Tag("thorough")
  void agreesWithTheRuleBookReadAnotherWay(int players) {
    Map<String, Integer> met = new ConcurrentHashMap<>();
    IntStream.range(0, GAMES).parallel().forEach(seed -> agrees(players, seed, met));
    assertThat(met.keySet()).containsAll(rarities(players));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  @Tag("thorough")
  void agreesInGamesOfThisCommit(int players) {
    IntStream.range(Seed.VALUE, Seed.VALUE + GAMES_OF_COMMIT)
        .parallel()
        .forEach(seed -> agrees(players, seed, new HashMap<>()));
  }

  /** The number of games that mutation testing can afford. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void agreesInAFewGamesToo(int players) {
    for (int seed = 0; seed < 5; seed++) {
      agrees(players, seed, new HashMap<>());
    }
  }

  private static void agrees(int players, int seed, Map<String, Integer> met) {
    int leader = 1 + seed % players;
    SanMarcoPosition position = RandomGamesTest.start(players, leader);
    Oracle oracle = new Oracle(players, leader);
    Random random = new Random(seed);
    StringBuilder story = new StringBuilder();
    while (!position.actor().equals(Actor.OVER)) {
      compare(position, oracle, story, seed);
      SanMarcoMove move = BiasedPlayer.ofGame(seed).move(position, random);
      String written = move.toString();
      count(position, written, met);
      story.append(written).append('\n');
      position.play(move, EventListener.SILENT);
      oracle.play(written);
    }
    compare(position, oracle, story, seed);
  }

  private static void compare(
      SanMarcoPosition position, Oracle oracle, StringBuilder story, int seed) {
    same(position.describe(), oracle.describe(), story, seed);
    if (position.phase() != Phase.PLAY || seed % 4 == 0) {
      for (int seat = 0; seat <= position.seats(); seat++) {
        same(position.view(seat).describe(), oracle.view(seat), story, seed);
      }
    }
    Set<String> expected;
    switch (position.phase()) {
      case DRAW -> {
        return;
      }
      case DIVIDE -> {
        if (seed % DIVISIONS_EVERY != 0) {
          return;
        }
      }
      default -> {}
    }
    expected = oracle.legal();
    if (position.phase() == Phase.ROLES && position.actor().equals(Actor.CHANCE)) {
      for (String roles : expected) {
        if (position.refusal(new SanMarco().read(roles)) != null) {
          fail("%s is refused after%n%s", roles, story);
        }
      }
      return;
    }
    List<SanMarcoMove> legal = position.legal();
    Set<String> found = new HashSet<>();
    for (SanMarcoMove move : legal) {
      found.add(sorted(move.toString()));
    }
    if (!found.equals(expected) || found.size() != legal.size()) {
      assertThat(found).as("legal after%n%s%s", story, position).isEqualTo(expected);
      assertThat(legal).as("listed twice after%n%s", story).hasSameSizeAs(expected);
    }
  }

  /** The order of keys is compared in some games only. */
  private static void same(Map<?, ?> found, Map<?, ?> expected, StringBuilder story, int seed) {
    if (!found.equals(expected) || seed % 5 == 0 && !found.toString().equals(expected.toString())) {
      assertThat(found.toString()).as("after%n%s", story).isEqualTo(expected.toString());
    }
  }

  /** A division with its offers in an order that doesn't matter. */
  private static String sorted(String move) {
    return move.startsWith("divide ")
        ? Arrays.stream(move.substring("divide ".length()).split(" / ", -1))
            .sorted()
            .collect(Collectors.joining(" / ", "divide ", ""))
        : move;
  }

  /** Counts the situations met, so that agreement means something. */
  private static void count(SanMarcoPosition position, String move, Map<String, Integer> met) {
    String kind = move.replaceAll(" .*", "");
    met.merge(position.phase() + " " + kind, 1, Integer::sum);
    for (String word : List.of(" from ", " > ", "bank:2", "bank:1", " pay ")) {
      if (move.contains(word)) {
        met.merge(kind + word, 1, Integer::sum);
      }
    }
    if (kind.equals("roles")) {
      met.merge("roles of " + move.split(" ", -1).length, 1, Integer::sum);
    }
    if (kind.equals("draw") && position.isLastTurn()) {
      met.merge("last turn of " + position.roles().size(), 1, Integer::sum);
    }
    if (move.matches("doge ... pay \\d:\\d+ \\d:\\d+.*")) {
      met.merge("two tolls", 1, Integer::sum);
    }
  }

  private static Set<String> rarities(int players) {
    Set<String> rare =
        new HashSet<>(
            List.of(
                "setup-reroll keep",
                "setup-reroll reroll",
                "place > ",
                "place from ",
                "traitor from ",
                "seize > ",
                "exile-remove remove",
                "bonus-exile exile",
                "bonus-exile pass",
                "doge pay ",
                "last turn of 2"));
    if (players != 3) {
      rare.add("last turn of 3");
    }
    if (players == 2) {
      rare.add("dogebank:1");
    } else {
      rare.add("two tolls");
    }
    return rare;
  }
}
