package org.sanmarco.ui.table.end;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.Sampled;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.kernel.Move;
import org.sanmarco.recorded.RecordedGames;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.Table;
import org.sanmarco.ui.sound.Sound;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.GameOver;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.GameWindow;
import org.sanmarco.ui.testing.GameWindows;

/** The winner is crowned at the end, for players who want to see it. */
class CoronationTest {

  @TempDir private Path folder;

  @RegisterExtension private final GameWindows windows = new GameWindows(() -> folder);

  private final Map<GameWindow, Move> moves = new HashMap<>();

  /** A recorded game before its last move. */
  private GameWindow nearlyOver(String id) {
    Table whole = RecordedGames.all(id).stream().filter(Table::isOver).findFirst().orElseThrow();
    GameWindow game = windows.open(whole.continued(whole.size() - 1, new Dealer(1)), 1);
    moves.put(game, whole.history().getLast().move());
    return game;
  }

  private void end(GameWindow game) {
    Fx.run(() -> {
      while (!(game.model.prompt() instanceof GameOver)) {
        if (game.model.prompt() instanceof Deciding) {
          game.model.decision().make(Objects.requireNonNull(moves.get(game)));
        } else {
          game.model.goOn();
        }
      }
    });
    game.await(() -> game.has("game-over"));
  }

  private static void crowned(GameWindow game) {
    game.await(() -> {
      Node title = game.scene().lookup(".coronation-title");
      return title == null || title.getOpacity() == 1;
    });
  }

  @Test
  void aKeyEndsItAndDoesNothingElse() {
    GameWindow game = nearlyOver(SanMarco.ID);
    game.animate();
    end(game);
    assertThat(game.has("coronation")).isTrue();
    game.hand.push(KeyCode.SPACE);
    assertThat(game.has("coronation")).isFalse();
    assertThat(game.has("game-over")).as("the board was not asked for").isTrue();
    game.fire("game-over-board");
    game.fire("game-over-show");
    assertThat(game.has("coronation")).as("once is enough").isFalse();
  }

  @Test
  void aButtonBesideItIsPressedAndEndsIt() {
    GameWindow game = nearlyOver(SanMarco.ID);
    game.animate();
    end(game);
    AtomicInteger heard = new AtomicInteger();
    Button save = (Button) Objects.requireNonNull(game.scene().lookup("#save-as"));
    Fx.run(() -> save.addEventFilter(ActionEvent.ACTION, event -> heard.incrementAndGet()));
    game.hand.click(() -> Optional.of(save));
    assertThat(heard).hasValue(1);
    assertThat(game.has("coronation")).isFalse();
  }

  @Test
  void aDialogOverItTakesClicks() {
    GameWindow game = nearlyOver(SanMarco.ID);
    game.animate();
    Button button = game.openDialog();
    AtomicInteger answers = new AtomicInteger();
    button.setOnAction(event -> answers.incrementAndGet());
    end(game);
    game.hand.click(() -> Optional.of(button));
    assertThat(answers).hasValue(1);
  }

  @Test
  void itEndsByItselfWithASound() {
    GameWindow game = nearlyOver(SanMarco.ID);
    Fx.run(game.services.heard::clear);
    game.animate();
    end(game);
    crowned(game);
    game.picture("coronation");
    Node cover = Objects.requireNonNull(game.scene().lookup("#coronation"));
    game.await(() -> !game.has("coronation"));
    assertThat(cover.getOpacity()).as("fading all takes a picture of the window").isEqualTo(1);
    assertThat(game.services.heard).contains(Sound.BELL);
    assertThat(game.text("game-over-title")).isNotEmpty();
  }

  @Sampled(3)
  @ParameterizedTest
  @CsvSource({SanMarco.ID + ", corno", CanalGrande.ID + ", corno", MarcoPolo.ID + ", laurel"})
  void eachGameHasItsOwnCrown(String id, String crown) {
    GameWindow game = nearlyOver(id);
    game.animate();
    end(game);
    assertThat(Fx.on(() -> game.scene().lookup("#coronation ." + crown))).isNotNull();
    crowned(game);
    game.picture("coronation-" + id);
  }

  @Test
  void withoutAnimationThereIsNone() {
    GameWindow game = nearlyOver(SanMarco.ID);
    end(game);
    assertThat(game.has("coronation")).isFalse();
    game.await(() -> game.scene().lookup(".end-scroll > .viewport") != null);
    Node viewport = game.scene().lookup(".end-scroll > .viewport");
    assertThat(viewport.isCache()).as("a picture as large as the window").isFalse();
  }
}
