package org.sanmarco.games.marcopolo;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sanmarco.Seed;
import org.sanmarco.games.marcopolo.oracle.Oracle;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Setup;

/**
 * The engine against a second one that was written from the rule book alone: the same position, the
 * same views, the same legal moves and the same refusals after every move of many games.
 */
@ExtendWith(Seed.class)
class OracleTest {

  private static final MarcoPolo GAME = new MarcoPolo();

  private static final List<String> RARITIES =
      List.of("ballast", "take deck", "renewed", "halfway", "idle", "row used up", "both moved");

  @Test
  @Tag("thorough")
  void agreesWithTheRuleBookReadAnotherWay() {
    Map<String, Integer> met = new ConcurrentHashMap<>();
    IntStream.range(10, 25).parallel().forEach(seed -> agrees(seed, met));
    assertThat(met.keySet()).containsAll(RARITIES);
  }

  @Test
  @Tag("thorough")
  void agreesInGamesOfThisCommit() {
    IntStream.range(Seed.VALUE, Seed.VALUE + 5)
        .parallel()
        .forEach(seed -> agrees(seed, new HashMap<>()));
  }

  /** The number of games that mutation testing can afford. */
  @Test
  void agreesInAFewGamesToo() {
    Map<String, Integer> met = new HashMap<>();
    for (int seed = 0; seed < 5; seed++) {
      agrees(seed, met);
    }
    assertThat(met.keySet()).containsAll(RARITIES);
  }

  private static void agrees(int seed, Map<String, Integer> met) {
    for (Setup setup : Setups.ofGame(seed)) {
      agrees(setup, seed, met);
    }
  }

  private static void agrees(Setup setup, int seed, Map<String, Integer> met) {
    MarcoPoloPosition position = Setups.start(setup);
    Oracle oracle = Setups.oracle(setup);
    Random random = new Random(seed);
    StringBuilder story = new StringBuilder(setup + "\n");
    while (!position.isOver()) {
      compare(position, oracle, story, random);
      MarcoPoloMove move = BiasedPlayer.ofGame(seed).move(position, random);
      count(position, move, met);
      story.append(move).append('\n');
      position.play(move, EventListener.SILENT);
      oracle.play(move.toString());
    }
    compare(position, oracle, story, random);
  }

  private static void compare(
      MarcoPoloPosition position, Oracle oracle, StringBuilder story, Random random) {
    same(position.describe(), oracle.describe(), story);
    int seat = random.nextInt(position.seats() + 1);
    same(position.view(seat).describe(), oracle.view(seat), story);
    if (oracle.isDealt()) {
      return;
    }
    Set<String> expected = oracle.legal();
    List<MarcoPoloMove> legal = position.legal();
    Set<String> found = new HashSet<>();
    legal.forEach(move -> found.add(move.toString()));
    if (!found.equals(expected) || found.size() != legal.size()) {
      assertThat(found).as("legal after%n%s", story).isEqualTo(expected);
      assertThat(legal).as("listed twice after%n%s", story).hasSameSizeAs(expected);
    }
    for (int i = 0; i < 5; i++) {
      String any = Garbage.move(random, position.seats());
      if (position.refusal(GAME.read(any)) == null != expected.contains(any)) {
        assertThat(expected.contains(any)).as("%s after%n%s", any, story).isEqualTo(false);
      }
    }
  }

  private static void same(Map<?, ?> found, Map<?, ?> expected, StringBuilder story) {
    if (!found.toString().equals(expected.toString())) {
      assertThat(found.toString()).as("after%n%s", story).isEqualTo(expected.toString());
    }
  }

  /** Counts the situations met, so that agreement means something. */
  private static void count(
      MarcoPoloPosition position, MarcoPoloMove move, Map<String, Integer> met) {
    boolean isDrawn = position.phase() == Phase.CARD || position.phase() == Phase.ROW;
    String written = move.toString();
    met.merge(written.startsWith("ballast") ? "ballast" : written, 1, Integer::sum);
    meet("renewed", isDrawn && position.deck().isEmpty(), met);
    meet("halfway", position.isPastHalfway(), met);
    meet("idle", position.idle > 0, met);
    meet("row used up", position.turn() > 0 && position.row().isEmpty(), met);
    boolean other =
        move instanceof MarcoPoloMove.Step step
            && position.both
            && position.moved >= 0
            && position.moved != position.camel(step.camel());
    meet("both moved", other, met);
  }

  private static void meet(String what, boolean happened, Map<String, Integer> met) {
    if (happened) {
      met.merge(what, 1, Integer::sum);
    }
  }
}
