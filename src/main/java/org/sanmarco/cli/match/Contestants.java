package org.sanmarco.cli.match;

import module java.base;

import org.sanmarco.bots.Bots;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.arena.Contestant;
import org.sanmarco.cli.shared.Numbers;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.Game;

/** Reads computer players as the command line writes them. */
final class Contestants {

  private Contestants() {}

  /**
   * A player of a game: {@code LEVEL}, {@code LEVEL@50ms} or {@code LEVEL@4000}.
   *
   * @throws IllegalArgumentException with a sentence, if it is none of these
   */
  static Contestant read(Game game, String written) {
    String[] parts = written.split("@", 2);
    BotLevel level =
        BotLevel.of(parts[0])
            .orElseThrow(() ->
                new IllegalArgumentException(
                    "there is no level " + parts[0] + ": " + String.join(", ", BotLevel.NAMES)));
    return new Contestant(
        written,
        Bots.of(game).bot(level),
        parts.length == 1 ? seed -> Budget.usual(level, seed) : limit(parts[1]));
  }

  private static LongFunction<Budget> limit(String written) {
    boolean timed = written.endsWith("ms");
    String digits = timed ? written.substring(0, written.length() - 2) : written;
    OptionalInt count = Numbers.count(digits);
    if (count.isEmpty() || count.getAsInt() == 0) {
      throw new IllegalArgumentException(
          "an allowance is written 50ms or, in iterations, 4000: " + written);
    }
    return timed
        ? seed -> Budget.forMillis(seed, count.getAsInt())
        : seed -> Budget.forIterations(seed, count.getAsInt());
  }
}
