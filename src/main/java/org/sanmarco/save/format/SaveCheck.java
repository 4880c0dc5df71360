package org.sanmarco.save.format;

import module java.base;

import org.sanmarco.table.Dealer;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.SecretDealer;

/**
 * The checksum in a saved game, over all that the game is, however the file is laid out. It tells
 * that something else than the program has changed it, by mistake or on purpose; it is no secret,
 * and refuses nothing.
 */
public final class SaveCheck {

  private SaveCheck() {}

  /** The checksum of a game that is written. */
  public static String of(GameRecord game) {
    return of(
        new SaveContent(
            "",
            Format.EARLIEST,
            game.setup().game(),
            game.setup().players(),
            game.setup().options(),
            game.seats().stream()
                .map(seat -> new SaveContent.Sitter(seat.name(), seat.colour(), seat.computer()))
                .toList(),
            game.practice(),
            game.chanceSource() instanceof Dealer(long seed) ? seed : 0,
            game.chanceSource() instanceof SecretDealer secret ? secret.number() : "",
            game.moves(),
            game.occasion(),
            false,
            List.of()));
  }

  /** The checksum of a game that was read. */
  public static String of(SaveContent game) {
    CRC32C sum = new CRC32C();
    sum.update(
        Json.line(
                List.of(
                    game.game(),
                    game.players(),
                    new TreeMap<>(game.options()),
                    game.seats().stream()
                        .map(seat -> List.of(seat.name(), seat.colour(), seat.computer()))
                        .toList(),
                    game.practice(),
                    game.seed(),
                    game.number(),
                    game.moves()))
            .getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().toHexDigits((int) sum.getValue());
  }
}
