package org.sanmarco.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sanmarco.Sampled;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.Pace;
import org.sanmarco.table.Games;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.GameWindow;
import org.sanmarco.ui.testing.GameWindows;
import org.sanmarco.words.Messages;

/** The first game of every game in the window, played to its end by what the screen says. */
class FirstGameTest {

  @TempDir private Path folder;

  @RegisterExtension private final GameWindows windows = new GameWindows(() -> folder);

  static Stream<Lesson> lessons() {
    return Games.installed().ids().stream()
        .map(game -> Games.installed().find(game).orElseThrow())
        .flatMap(game -> Lesson.firstGame(game).stream());
  }

  @Sampled(3)
  @ParameterizedTest
  @MethodSource("lessons")
  void screenLeadsANewcomerToTheEnd(Lesson lesson) {
    GameUi ui = GameUi.of(lesson.game().id());
    Messages words = ui.lessonMessages(Messages.load(Lesson.TEXTS, Locale.ENGLISH));
    GameWindow game = windows.open(lesson.table(words), 1);
    Fx.run(() ->
        game.services.preferences().change(settings -> settings.with(Setting.PACE, Pace.AT_ONCE)));
    Newcomer newcomer = new Newcomer(game, lesson);
    while (!newcomer.isDone()) {
      newcomer.step();
    }
    assertThat(newcomer.read).hasSizeGreaterThan(15);
    assertThat(newcomer.answers).isGreaterThan(7);
    game.await(() -> !(game.model.prompt() instanceof Computer));
    assertThat(game.model.moves()).isGreaterThanOrEqualTo(lesson.steps().size());
  }
}
