package org.sanmarco.save.format;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.RecordForm;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Occasion;
import org.sanmarco.table.Seat;
import org.sanmarco.table.SecretDealer;

/** Games as the bytes of their files: first what a reader looks for, then the moves. */
public final class SaveWriter {

  private SaveWriter() {}

  /** A saved game, laid out for people to read. */
  public static byte[] file(GameRecord game, Instant saved) {
    Map<String, Object> all = head(Format.GAME, saved);
    all.put("standing", standing(game));
    putBody(all, game);
    all.put("check", SaveCheck.of(game));
    return Json.file(all);
  }

  /** The first line of a journal. */
  public static byte[] journal(GameRecord game, Instant saved) {
    Map<String, Object> all = head(Format.JOURNAL, saved);
    putBody(all, game);
    return Json.bytes(all);
  }

  /**
   * A further line of a journal: these moves follow the first {@code after} moves.
   *
   * @param thinking how long each seat has thought by then; empty if that hasn't changed
   */
  public static byte[] journalLine(
      int after, List<String> moves, List<Duration> thinking, Instant saved) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("after", after);
    all.put("moves", moves);
    putThinking(all, thinking);
    all.put("saved", text(saved));
    return Json.bytes(all);
  }

  private static Map<String, Object> head(String format, Instant saved) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("format", format);
    all.put("version", Format.VERSION);
    all.put("program", Program.version());
    all.put("saved", text(saved));
    return all;
  }

  private static String text(Instant time) {
    return time.truncatedTo(ChronoUnit.SECONDS).toString();
  }

  private static void putBody(Map<String, Object> all, GameRecord game) {
    all.put("game", game.setup().game());
    all.put("players", game.setup().players());
    all.put("options", game.setup().options());
    all.put("seats", game.seats().stream().map(SaveWriter::seat).toList());
    if (game.practice()) {
      all.put("practice", true);
    }
    switch (game.chanceSource()) {
      // As text: many readers of JSON round whole numbers of 64 bits.
      case Dealer(long seed) -> all.put("seed", Long.toString(seed));
      case SecretDealer secret -> all.put("number", secret.number());
    }
    Occasion occasion = game.occasion();
    if (!occasion.name().isEmpty()) {
      all.put("name", occasion.name());
    }
    Instant begun = occasion.begun();
    if (begun != null) {
      all.put("begun", text(begun));
    }
    putThinking(all, occasion.thinking());
    all.put("moves", game.moves());
  }

  private static Map<String, @Nullable Object> seat(Seat seat) {
    Map<String, @Nullable Object> all = RecordForm.parts(seat);
    all.remove("computer", "");
    return all;
  }

  private static void putThinking(Map<String, Object> all, List<Duration> times) {
    if (!times.isEmpty()) {
      all.put(
          "thinkingMillis",
          times.stream().map(time -> Math.min(time.toMillis(), Format.MOST_MILLIS)).toList());
    }
  }

  /** For people who read the file; the program ignores it. */
  private static String standing(GameRecord game) {
    String next =
        switch (game.next()) {
          case Actor.Seat(int number) ->
              game.seats().get(number - 1).name() + " (seat " + number + ") is to act";
          case Actor.Chance _ -> "chance is to act";
          case Actor.Over _ -> "the game is over";
        };
    int moves = game.moves().size();
    return moves + (moves == 1 ? " move; " : " moves; ") + next;
  }
}
