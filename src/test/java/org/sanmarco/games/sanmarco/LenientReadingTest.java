package org.sanmarco.games.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.EventListener;

/** Every move, written carelessly, is read as itself and then written canonically. */
class LenientReadingTest {

  private static final SanMarco GAME = new SanMarco();
  private static final Pattern PAIR = Pattern.compile("([A-Z]{3})-([A-Z]{3})");
  private static final Pattern SIGN = Pattern.compile(" ?([>/:]) ?|(?<=[A-Z]{3})(-)(?=[A-Z]{3})");

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void anyCaseBlanksAndOrderAreReadAsTheSameMove(int players) {
    Set<String> verbs = new HashSet<>();
    for (int seed = 0; seed < 20; seed++) {
      Random random = new Random(seed);
      SanMarcoPosition position = RandomGamesTest.start(players, 1);
      while (!position.actor().equals(Actor.OVER)) {
        SanMarcoMove move = BiasedPlayer.ofGame(seed).move(position, random);
        String written = move.toString();
        String sloppy = sloppy(written, random);
        if (!GAME.read(sloppy).equals(move) || !GAME.read(sloppy).toString().equals(written)) {
          assertThat(GAME.read(sloppy)).as("'%s'", sloppy).hasToString(written);
        }
        verbs.add(written.replaceFirst(" .*", ""));
        position.play(move, EventListener.SILENT);
      }
    }
    assertThat(verbs)
        .contains("roll", "bridge", "roles", "draw", "divide", "take", "place", "seize", "traitor")
        .contains("exile", "remove", "doge", "give-up", "pass", "keep", "reroll");
  }

  private static String sloppy(String written, Random random) {
    String text = reordered(written, random);
    text = PAIR.matcher(text).replaceAll(pair -> random.nextBoolean() ? "$1-$2" : "$2-$1");
    text =
        SIGN.matcher(text)
            .replaceAll(sign ->
                "_".repeat(random.nextInt(3))
                    + sign.group().strip()
                    + "_".repeat(random.nextInt(3)));
    return (" " + text + " ")
        .chars()
        .mapToObj(letter -> sloppy((char) letter, random))
        .collect(Collectors.joining());
  }

  /** A blank is one or more, an underscore one; a letter is small or large. */
  private static String sloppy(char letter, Random random) {
    return switch (letter) {
      case ' ' -> blank(random).repeat(1 + random.nextInt(2));
      case '_' -> blank(random);
      default ->
          String.valueOf(
              random.nextBoolean() ? Character.toLowerCase(letter) : Character.toUpperCase(letter));
    };
  }

  private static String blank(Random random) {
    return random.nextBoolean() ? " " : "\t";
  }

  /**
   * A move with its unordered parts in another order: the cards of a draw or an offer, and the
   * receivers.
   */
  private static String reordered(String written, Random random) {
    if (written.matches("(draw|remove) .*")) {
      return afterFirst(written, " ", random);
    }
    if (written.startsWith("divide ")) {
      return Arrays.stream(written.substring("divide ".length()).split(" / ", -1))
          .map(offer -> shuffled(offer, random))
          .collect(Collectors.joining(" / ", "divide ", ""));
    }
    return written.contains(" pay ") ? afterFirst(written, " pay ", random) : written;
  }

  private static String afterFirst(String written, String word, Random random) {
    int at = written.indexOf(word) + word.length();
    return written.substring(0, at) + shuffled(written.substring(at), random);
  }

  private static String shuffled(String words, Random random) {
    List<String> list = new ArrayList<>(List.of(words.split(" ", -1)));
    Collections.shuffle(list, random);
    return String.join(" ", list);
  }
}
