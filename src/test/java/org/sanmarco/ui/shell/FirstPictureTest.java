package org.sanmarco.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.table.Games;
import org.sanmarco.table.SampleGames;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.FxExtension;
import org.sanmarco.ui.testing.Window;

/** The pictures in the window from its first one on. */
@ExtendWith(FxExtension.class)
class FirstPictureTest {

  private static final String FIRST = "#first-picture";

  private final Stage stage = Fx.on(Stage::new);
  private final AtomicReference<@Nullable Shell> shell = new AtomicReference<>();
  @TempDir private Path folder;

  @AfterEach
  void close() {
    Fx.until(() -> shell.get() != null);
    Fx.run(Objects.requireNonNull(shell.get())::quit);
    Fx.until(() -> !stage.isShowing());
  }

  /** Starts the program; returns whether the first picture alone was shown immediately. */
  private boolean open(@Nullable Path file) {
    Window.Answers files = new Window.Answers(new ArrayDeque<>(), new ArrayDeque<>());
    return Fx.on(() -> {
      SanMarcoApp.open(stage, () -> Window.start(folder, 1, files), file, shell::set);
      return stage.isShowing() && shows(FIRST) && shell.get() == null;
    });
  }

  private boolean shows(String id) {
    return Fx.lookup(stage.getScene(), id) != null;
  }

  @Test
  void startScreenFollowsFirstPicture() {
    assertThat(open(null)).isTrue();
    Fx.until(() -> shows("#home"));
    assertThat(Fx.on(() -> shows(FIRST))).isFalse();
  }

  @Test
  void savedGameFollowsFirstPicture() throws Exception {
    Path file = folder.resolve("game.sanmarco");
    new SavedGameStore(Games.installed()).save(file, SampleGames.played(4, 1, 20).record());
    assertThat(open(file)).isTrue();
    Fx.until(() -> {
      assertThat(shows("#home")).isFalse();
      assertThat(shows(FIRST)).isNotEqualTo(shows("#game"));
      return shows("#game");
    });
    Fx.run(() ->
        Objects.requireNonNull(shell.get())
            .services()
            .preferences()
            .set(Setting.CONFIRMATIONS, false));
  }

  @Test
  void startScreenIsBehindRefusedSavedGame() throws Exception {
    open(Files.writeString(folder.resolve("game.sanmarco"), "no game"));
    Fx.until(() -> shows("#open-refused-leave"));
    assertThat(Fx.on(() -> shows("#home"))).isTrue();
  }
}
