package org.sanmarco.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.beans.Observable;
import javafx.event.Event;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.save.Autosave;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.table.Games;
import org.sanmarco.table.Table;
import org.sanmarco.ui.testing.AnyTable;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Window;

/** A game that begins or goes on is announced before its screen is built. */
class OpeningTest {

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  private void begin() {
    window.services().navigator().game(AnyTable.of("nim", 2, 2, "", 5));
  }

  private void pressSettings() {
    Event.fireEvent(
        window.scene().getRoot(),
        new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.F10, false, false, false, false));
  }

  private boolean shows(String id) {
    return Fx.lookup(window.scene(), id) != null;
  }

  @Test
  void theScreenSaysAtOnceThatTheGameIsBeingOpened() {
    assertThat(
            Fx.on(() -> {
              begin();
              return shows("#opening") && shows("#home") && !shows("#game");
            }))
        .isTrue();
    Fx.until(() -> shows("#game"));
    assertThat(Fx.on(() -> shows("#opening") || shows("#home"))).isFalse();
  }

  @Test
  void keysMeantForTheScreenBeforeAreDropped() {
    assertThat(
            Fx.on(() -> {
              begin();
              pressSettings();
              return shows("#settings");
            }))
        .isFalse();
    Fx.until(() -> shows("#game"));
    assertThat(
            Fx.on(() -> {
              pressSettings();
              return shows("#settings");
            }))
        .isTrue();
  }

  @Test
  void aGameThatIsLeftIsNotWrittenOverTheNext() throws Exception {
    Table left = AnyTable.of("nim", 3, 3, "", 7);
    window.open(left);
    AtomicBoolean hasMoved = new AtomicBoolean();
    Fx.run(() -> {
      Pane screen = (Pane) Fx.find(window.scene(), "#screen");
      screen
          .getChildren()
          .addListener((Observable shown) -> {
            if (shows("#opening")) {
              window.services().save(left);
              hasMoved.set(true);
            }
          });
      begin();
    });
    Fx.until(() -> hasMoved.get() && !shows("#opening"));
    Autosave autosave = window.services().autosave();
    Fx.until(() -> autosave.file().isPresent());
    autosave.flush();
    Path file = autosave.file().orElseThrow();
    assertThat(new SavedGameStore(Games.installed()).read(file).table().seats()).hasSize(2);
  }

  @Test
  void aWindowThatIsClosedMeanwhileBuildsNothing() {
    Fx.run(() -> {
      begin();
      window.stage().hide();
    });
    Fx.until(() -> !shows("#opening"));
    assertThat(Fx.on(() -> shows("#game"))).isFalse();
  }
}
