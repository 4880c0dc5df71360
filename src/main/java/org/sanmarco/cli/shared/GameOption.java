package org.sanmarco.cli.shared;

import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Game;
import org.sanmarco.table.Games;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option {@code --game}, which commands have that are about one of the games. */
public final class GameOption {

  @Option(
      names = "--game",
      paramLabel = "ID",
      description = "The game, such as canal-grande; by default the program's first one.")
  private @Nullable String id;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /**
   * The game asked for.
   *
   * @throws ParameterException if there is none of that name
   */
  public Game game() {
    Games games = Games.installed();
    return games
        .find(id == null ? games.ids().getFirst() : id)
        .orElseThrow(() ->
            new ParameterException(
                command.commandLine(), "--game must be one of " + String.join(", ", games.ids())));
  }

  /**
   * Requires a number of players that a game has.
   *
   * @throws ParameterException if it has no such number
   */
  public void requirePlayers(Game game, int players) {
    if (!game.players().contains(players)) {
      throw new ParameterException(
          command.commandLine(),
          "--players must be one of "
              + game.players().stream().map(String::valueOf).collect(Collectors.joining(", ")));
    }
  }
}
