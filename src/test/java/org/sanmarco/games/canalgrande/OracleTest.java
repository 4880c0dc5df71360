package org.sanmarco.games.canalgrande;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sanmarco.Seed;
import org.sanmarco.games.canalgrande.oracle.Oracle;

/**
 * The engine against a second one that was written from the rules alone: the same position, the
 * same views, the same legal moves and the same refusals after every move of many games.
 */
@ExtendWith(Seed.class)
class OracleTest {

  private static final int GAMES = 20;

  /** Divisions are many; they are compared in one of n games. */
  private static final int DIVISIONS_EVERY = 10;

  private static final List<String> CARDS = Card.ALL.stream().map(Card::toString).toList();

  @ParameterizedTest
  @EnumSource
  @Tag("thorough")
  void agreesWithTheRulesReadAnotherWay(Games kind) {
    Map<String, Integer> met = new ConcurrentHashMap<>();
    int games = kind == Games.TWO ? 3 * GAMES : GAMES;
    IntStream.range(0, games).parallel().forEach(seed -> agrees(kind, seed, met));
    assertThat(met.keySet()).containsAll(rarities(kind));
  }

  @ParameterizedTest
  @EnumSource
  @Tag("thorough")
  void agreesInGamesOfThisCommit(Games kind) {
    IntStream.range(Seed.VALUE, Seed.VALUE + GAMES)
        .parallel()
        .forEach(seed -> agrees(kind, seed, new HashMap<>()));
  }

  /** The number of games that mutation testing can afford. */
  @ParameterizedTest
  @EnumSource
  void agreesInAFewGamesToo(Games kind) {
    for (int seed = 0; seed < 4; seed++) {
      agrees(kind, seed, new HashMap<>());
    }
  }

  private static void agrees(Games kind, int seed, Map<String, Integer> met) {
    CanalGrandePosition position = kind.start(seed);
    Oracle oracle = new Oracle(kind.seats(), kind.leader(seed), kind.isOpen());
    Random random = new Random(seed);
    List<String> story = new ArrayList<>();
    compare(position, oracle, story, seed);
    while (!position.isOver()) {
      refuses(position, oracle, story, random);
      CanalGrandeMove move = Games.move(position, seed, random);
      Phase phase = position.phase();
      List<String> events = new ArrayList<>();
      position.play(move, event -> events.add(event.getClass().getSimpleName()));
      oracle.play(move.toString());
      story.add(move.toString());
      count(phase, move.toString(), events, met);
      compare(position, oracle, story, seed);
    }
  }

  private static void compare(
      CanalGrandePosition position, Oracle oracle, List<String> story, int seed) {
    same(position.describe(), oracle.describe(), story, seed);
    if (seed % 2 == 0 && position.phase() != Phase.VOTE || seed % 4 == 0) {
      for (int seat = 0; seat <= position.seats(); seat++) {
        same(position.view(seat).describe(), oracle.view(seat), story, seed);
      }
    }
    boolean listed = !position.chanceActs() || position.phase() == Phase.STEAL;
    if (listed && (position.phase() != Phase.DIVIDE || seed % DIVISIONS_EVERY == 0)) {
      List<String> legal = position.legal().stream().map(move -> sorted(move.toString())).toList();
      Set<String> expected = oracle.legal();
      if (legal.size() != expected.size() || !expected.containsAll(legal)) {
        assertThat(new TreeSet<>(legal)).as("legal after%n%s", story).isEqualTo(expected);
        fail("%s are listed twice after%n%s", legal, story);
      }
    }
  }

  /** The order of keys is compared in some games only. */
  private static void same(Map<?, ?> found, Map<?, ?> expected, List<String> story, int seed) {
    if (!found.equals(expected) || seed % 5 == 0 && !found.toString().equals(expected.toString())) {
      assertThat(found.toString()).as("after%n%s", story).isEqualTo(expected.toString());
    }
  }

  /** Earlier moves of the game, some with another card in them, are legal for both or for none. */
  private static void refuses(
      CanalGrandePosition position, Oracle oracle, List<String> story, Random random) {
    for (int i = Math.min(story.size(), 3); i > 0; i--) {
      String written = story.get(random.nextInt(story.size()));
      if (random.nextBoolean()) {
        String card = CARDS.get(random.nextInt(CARDS.size()));
        written = written.replaceFirst("[A-Z]{3}", card);
      }
      if (written.matches("(play|gondola) (?:GON|TRA|SPY|DOG|\\d)")) {
        continue;
      }
      CanalGrandeMove move = new CanalGrande().read(written);
      if ((position.refusal(move) == null) != oracle.isLegal(move.toString())) {
        fail("%s: %s after%n%s", move, position.refusal(move), story);
      }
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
  private static void count(
      Phase phase, String move, List<String> events, Map<String, Integer> met) {
    String kind = move.replaceAll(" .*", "");
    met.merge(kind, 1, Integer::sum);
    for (String event : events) {
      met.merge(event, 1, Integer::sum);
      met.merge(phase + " " + event, 1, Integer::sum);
    }
    if (phase == Phase.SPY && move.contains("SPY")) {
      met.merge("spy draws spy", 1, Integer::sum);
    }
    if (phase == Phase.BONUS && move.contains("DOG")) {
      met.merge("bonus draws doge", 1, Integer::sum);
    }
  }

  private static Set<String> rarities(Games kind) {
    Set<String> rare =
        new TreeSet<>(
            List.of(
                "bonus draws doge",
                "spy draws spy",
                "gondola",
                "steal",
                "CardsReturned",
                "TraitorLapsed",
                "VoteLapsed",
                "bonus TraitorPlayed"));
    if (kind == Games.TWO) {
      rare.addAll(List.of("draw DeckShuffled", "spy DeckShuffled"));
    } else {
      rare.add("rob");
    }
    return rare;
  }
}
