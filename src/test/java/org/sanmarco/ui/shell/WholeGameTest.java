package org.sanmarco.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sanmarco.games.canalgrande.Phase.VOTE;
import static org.sanmarco.games.marcopolo.Phase.MOVE;

import module java.base;

import javafx.event.Event;
import javafx.stage.WindowEvent;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.kernel.Result;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.Pace;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Occasion;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Hand;
import org.sanmarco.ui.testing.Player;
import org.sanmarco.ui.testing.Window;

/**
 * Whole games through the window, from the start screen to the winner, by clicks and keys alone;
 * saved, quit and resumed in the middle.
 */
class WholeGameTest {

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 20_261_120);

  private final Hand hand = window.hand();

  @Test
  @Tag("long")
  void fourPlayersWhoContinueTomorrow() throws SaveException {
    hand.click("home-new-san-marco").click("newgame-start").click("lots").click("lots-begin");
    Player player = new Player(window, hand, 4);
    player.playUntil(game -> game.position().round() == 2 && game.isAt(Phase.PLAY));
    continueTomorrow(player, save(player, folder.resolve("four.sanmarco")));
    finish(player);
    nothingIsWaiting();
    assertThat(player.seen())
        .contains(Phase.SETUP_BRIDGE, Phase.DIVIDE, Phase.CHOOSE, Phase.PLAY, Phase.EXILE_ROLL);
  }

  @Test
  void threePlayersWhoOpenASavedGame() throws SaveException {
    hand.click("home-new-san-marco").click("players-3").click("seat-2-leads");
    hand.write("seat-3-name", "Zoë").click("newgame-start");
    Player player = new Player(window, hand, 3);
    player.playUntil(game -> game.position().round() == 2 && game.isAt(Phase.DIVIDE));
    Path file = folder.resolve("three.sanmarco");
    GameRecord before = save(player, file);
    closeByTheSystem();
    window.restart();
    window.chosen.add(file);
    hand.click("home-open");
    assertThat(unnamed(player.table().record())).isEqualTo(unnamed(before));
    finish(player);
    assertThat(window.text("home-continue-what"))
        .as("the game it was saved from is another, and still waits")
        .startsWith("San Marco: three");
    closeByTheSystem();
  }

  @Test
  @Tag("long")
  void twoPlayersWithTwoColoursEach() throws SaveException {
    hand.click("home-new-san-marco")
        .click("players-2")
        .click("seat-2-leads")
        .click("newgame-start");
    Player player = new Player(window, hand, 2);
    player.playUntil(game -> game.position().round() == 2 && game.isAt(Phase.ROLES));
    Path file = folder.resolve("two.sanmarco");
    continueTomorrow(player, save(player, file));
    finish(player);
    nothingIsWaiting();
    assertThat(player.seen()).contains(Phase.ROLES, Phase.DIVIDE, Phase.CHOOSE, Phase.PLAY);
  }

  @Test
  @Tag("long")
  void canalGrandeForTwo() {
    begin("canal-grande", 2, "", "");
    finish(new Player(window, hand, 5));
    nothingIsWaiting();
  }

  @Test
  @Tag("long")
  void canalGrandeForFourAsPartnersWhoContinueTomorrow() throws SaveException {
    begin("canal-grande", 4, "", "", "", "");
    Player player = new Player(window, hand, 6);
    player.playUntil(game -> game.position().round() == 2 && game.isAt(VOTE));
    continueTomorrow(player, save(player, folder.resolve("partners.sanmarco")));
    finish(player);
    nothingIsWaiting();
  }

  @Test
  @Tag("long")
  void canalGrandeForOneWithThreeComputers() {
    begin("canal-grande", 4, "", "easy", "random", "easy");
    finish(new Player(window, hand, 7));
    nothingIsWaiting();
  }

  @Test
  @Tag("long")
  void marcoPoloForTwoWithOneCamelInATurn() {
    begin("marco-polo", 2, "", "");
    finish(new Player(window, hand, 8));
    nothingIsWaiting();
  }

  @Test
  @Tag("long")
  void twoPeopleAndAComputerPlayMarcoPolo() {
    Fx.run(() -> window.services().preferences().change(now -> now.with(Setting.END_TURN, false)));
    begin("marco-polo", 3, "", "", "easy");
    Player player = new Player(window, hand, 12);
    player.playUntil(game -> game.ended() >= 12);
    assertThat(player.isOver()).isFalse();
  }

  @Test
  @Tag("long")
  void marcoPoloForTwoWithBothCamels() {
    choose("marco-polo", 2, "", "");
    hand.click("variant-both").click("newgame-start");
    Player player = new Player(window, hand, 9);
    assertThat(((MarcoPoloPosition) player.position()).mayMoveBoth()).isTrue();
    finish(player);
    nothingIsWaiting();
  }

  @Test
  @Tag("long")
  void marcoPoloForThreeWhoContinueTomorrow() throws SaveException {
    begin("marco-polo", 3, "", "", "");
    Player player = new Player(window, hand, 10);
    player.playUntil(game -> ((MarcoPoloPosition) game.position()).turn() >= 12 && game.isAt(MOVE));
    continueTomorrow(player, save(player, folder.resolve("three.sanmarco")));
    finish(player);
    nothingIsWaiting();
  }

  @Test
  @Tag("long")
  void marcoPoloForFive() {
    begin("marco-polo", 5, "", "", "", "", "");
    finish(new Player(window, hand, 11));
    nothingIsWaiting();
  }

  /** Begins a game with these players, a person where there is no computer's level. */
  private void begin(String game, int count, String... computers) {
    choose(game, count, computers);
    hand.click("newgame-start");
  }

  /** Chooses a game and who plays, the first seat leading. */
  private void choose(String game, int count, String... computers) {
    Fx.run(() ->
        window
            .services()
            .preferences()
            .change(settings ->
                settings
                    .with(Setting.COMPUTERS, List.of(computers))
                    .with(Setting.PACE, Pace.AT_ONCE)));
    hand.click("home-new-san-marco").click("game-" + game).click("players-" + count);
    hand.click("seat-1-leads");
  }

  /** Plays to the end: the winner is shown, and from there the way leads back to the start. */
  private void finish(Player player) {
    player.playUntil(game -> false);
    Result result = Objects.requireNonNull(player.position().result());
    for (int side : result.winners()) {
      for (int seat : player.position().seatsOfSide(side)) {
        assertThat(window.text("game-over-title")).contains(player.table().seat(seat).name());
      }
    }
    // The page takes no click right after a computer's move.
    window.awaitRest();
    hand.click("game-over-home");
    window.settle();
  }

  /** Quits, starts the program again, and continues the game. */
  private void continueTomorrow(Player player, GameRecord before) {
    closeByTheSystem();
    window.restart();
    hand.click("home-continue");
    assertThat(unnamed(player.table().record())).isEqualTo(unnamed(before));
  }

  /** A game without the name that it got when it was saved. */
  private static GameRecord unnamed(GameRecord game) {
    return new GameRecord(
        game.setup(),
        game.seats(),
        game.chanceSource(),
        game.moves(),
        game.next(),
        game.practice(),
        Occasion.NONE);
  }

  private void nothingIsWaiting() {
    assertThat(window.text("home-continue-what")).startsWith("No game is waiting.");
    closeByTheSystem();
  }

  private GameRecord save(Player player, Path file) throws SaveException {
    GameRecord record = Fx.on(() -> player.table().record());
    window.chosen.add(file);
    hand.click("save-as");
    assertThat(window.services().savedGameStore().read(file).table().record()).isEqualTo(record);
    return record;
  }

  private void closeByTheSystem() {
    Fx.on(() -> {
      Event.fireEvent(
          window.stage(), new WindowEvent(window.stage(), WindowEvent.WINDOW_CLOSE_REQUEST));
      return window;
    });
    Fx.until(() -> !window.stage().isShowing());
  }
}
