package org.sanmarco.ui.puzzle;

import java.util.List;
import java.util.stream.IntStream;
import org.sanmarco.coach.PeopleTerms;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Position;
import org.sanmarco.save.puzzle.Puzzle;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.puzzle.Trial.Exits;
import org.sanmarco.words.Messages;

/**
 * The table of a puzzle: computers have all seats but the player's, so that it shows what that
 * player could see.
 *
 * @param table up to the decision
 * @param trial the attempt, which has not begun
 */
public record PuzzleTable(Table table, Trial trial) {

  /**
   * A puzzle that is sound.
   *
   * @param seats the seats of its game; empty for people without a part in it
   */
  public static PuzzleTable of(Services services, Puzzle puzzle, List<Seat> seats, Exits exits) {
    Game game = Games.installed().find(puzzle.setup().game()).orElseThrow();
    Position position = puzzle.position(game);
    Messages messages = services.messages(PuzzlePanel.TEXTS);
    List<Seat> all = seats.isEmpty() ? seats(position, puzzle.seat(), messages) : seats;
    int player = position.player(puzzle.seat());
    // No move follows, so that no chance is ever asked.
    Table table =
        Table.replay(
                game,
                puzzle.setup(),
                IntStream.rangeClosed(1, all.size())
                    .mapToObj(seat ->
                        position.player(seat) == player
                            ? all.get(seat - 1).with("")
                            : taken(all.get(seat - 1)))
                    .toList(),
                new Dealer(0),
                puzzle.moves())
            .table();
    Jury jury =
        Jury.of(services.background(), game, puzzle, table.view(puzzle.seat()), exits.effort());
    return new PuzzleTable(table, new Trial(puzzle, game, table.view(puzzle.seat()), jury, exits));
  }

  /** A seat that a computer has; its own, and so its face, if it had one in the game. */
  private static Seat taken(Seat seat) {
    return seat.computer().isEmpty() ? seat.with(BotLevel.HARD.toString()) : seat;
  }

  /** People without a part in a game, and the one who solves a puzzle in it. */
  static List<Seat> seats(Position position, int own, Messages messages) {
    List<String> cast = PeopleTerms.in(messages.locale()).cast(BotLevel.HARD.toString());
    return position.perSeat(seat ->
        new Seat(
            position.player(seat) == position.player(own)
                ? messages.text("person")
                : cast.get(position.player(seat) - 1),
            Seat.COLOURS.get(seat - 1),
            ""));
  }
}
