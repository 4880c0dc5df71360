package org.sanmarco.save.format;

import module java.base;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jspecify.annotations.Nullable;
import org.sanmarco.json.Json;
import org.sanmarco.json.Json.OrEmpty;
import org.sanmarco.json.Json.OrNull;
import org.sanmarco.kernel.Actor;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Occasion;
import org.sanmarco.table.SecretDealer;

/**
 * The content of a saved game's file or of a journal's first line, by its keys; well-formed, but
 * not yet played. It has a number, or else a seed.
 *
 * @param standing for people who read the file; the program ignores it
 * @param seed as text: many readers of JSON round whole numbers of 64 bits
 * @param number of the secret that chance comes from
 * @param thinkingMillis as written; there may be too many or too few
 * @param check the {@link #checksum} as written
 * @param expect what a test expects of the game
 */
public record SaveContent(
    String format,
    int version,
    String program,
    Instant saved,
    @OrEmpty String standing,
    String game,
    int players,
    Map<String, String> options,
    List<Sitter> seats,
    @OrEmpty boolean practice,
    @OrNull @Nullable String seed,
    @OrNull @Nullable String number,
    @OrEmpty String name,
    @OrNull @Nullable Instant begun,
    @OrEmpty List<Integer> thinkingMillis,
    List<String> moves,
    @OrNull @Nullable String check,
    @OrEmpty List<String> expect) {

  /** A seat as written. */
  public record Sitter(String name, String colour, @OrEmpty String computer) {}

  /** The content of a game that is written, without its check. */
  public static SaveContent of(GameRecord game, Instant saved) {
    Instant begun = game.occasion().begun();
    return new SaveContent(
        Format.GAME,
        Format.VERSION,
        Program.version(),
        saved.truncatedTo(ChronoUnit.SECONDS),
        standing(game),
        game.setup().game(),
        game.setup().players(),
        game.setup().options(),
        game.seats().stream()
            .map(seat -> new Sitter(seat.name(), seat.colour(), seat.computer()))
            .toList(),
        game.practice(),
        game.chanceSource() instanceof Dealer(long seed) ? Long.toString(seed) : null,
        game.chanceSource() instanceof SecretDealer secret ? secret.number() : null,
        game.occasion().name(),
        begun == null ? null : begun.truncatedTo(ChronoUnit.SECONDS),
        millis(game.occasion().thinking()),
        game.moves(),
        null,
        List.of());
  }

  /** A saved game's file, laid out for people to read. */
  public static byte[] file(GameRecord game, Instant saved) {
    SaveContent content = of(game, saved);
    ObjectNode all = Json.STRICT.valueToTree(content);
    return Json.file(all.put("check", content.checksum()));
  }

  private static List<Integer> millis(List<Duration> times) {
    return times.stream().map(time -> (int) Math.min(time.toMillis(), Format.MOST_MILLIS)).toList();
  }

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

  /** The circumstances of the game. */
  public Occasion occasion() {
    return new Occasion(name, begun, thinkingMillis.stream().map(Duration::ofMillis).toList());
  }

  /**
   * The checksum over all that the game is, however the file is laid out. It tells that something
   * else than the program has changed it, by mistake or on purpose; it is no secret, and refuses
   * nothing.
   */
  public String checksum() {
    CRC32C sum = new CRC32C();
    sum.update(
        Json.bytes(
            List.of(
                game,
                players,
                new TreeMap<>(options),
                seats.stream()
                    .map(seat -> List.of(seat.name(), seat.colour(), seat.computer()))
                    .toList(),
                practice,
                seed == null ? 0 : Long.parseLong(seed),
                Objects.requireNonNullElse(number, ""),
                moves)));
    return HexFormat.of().toHexDigits((int) sum.getValue());
  }

  /** Whether the check says that something else than the program has changed the file. */
  public boolean wasChanged() {
    return format.equals(Format.GAME) && version >= Format.CHECKED && !checksum().equals(check);
  }

  /** The same game with other moves and times, saved at another time. */
  SaveContent with(List<String> otherMoves, List<Integer> otherMillis, Instant otherSaved) {
    return new SaveContent(
        format,
        version,
        program,
        otherSaved,
        standing,
        game,
        players,
        options,
        seats,
        practice,
        seed,
        number,
        name,
        begun,
        otherMillis,
        otherMoves,
        check,
        expect);
  }
}
