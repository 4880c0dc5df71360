package org.sanmarco.ui.testing;

import module java.base;

import org.sanmarco.kernel.Setup;
import org.sanmarco.save.settings.Settings.Secrecy;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Guide;
import org.sanmarco.ui.table.model.JoinedModel;
import org.sanmarco.ui.table.model.LedModel;

/** Tables of any game, and their models without a window. */
public final class AnyTable {

  private static final List<String> NAMES = List.of("Anna", "Ben", "Cleo", "Dario");

  private AnyTable() {}

  /**
   * A table at its first move.
   *
   * @param seats the number of seats: more than players if each has several
   * @param computer the level of all players but the first, or nothing if they are people
   */
  public static Table of(String game, int players, int seats, String computer, long seed) {
    return new Table(
        Games.installed().find(game).orElseThrow(),
        new Setup(game, players, Map.of()),
        IntStream.range(0, seats)
            .mapToObj(i ->
                new Seat(
                    NAMES.get(i % players), Seat.COLOURS.get(i), i % players == 0 ? "" : computer))
            .toList(),
        seed);
  }

  /** A model as at one screen, with covered hands. */
  public static LedModel model(Table table, boolean endsByHand, Consumer<GameRecord> autosave) {
    return new LedModel(
        table,
        GameUi.of(table.game().id()).flow(),
        () -> autosave.accept(table.record()),
        () -> Secrecy.COVER,
        () -> endsByHand,
        Guide.NONE);
  }

  /** The model of a screen that has joined a game. */
  public static GameModel joined(RemoteGame game) {
    return new JoinedModel(game, GameUi.of(game.game().id()).flow(), () -> Secrecy.COVER);
  }
}
