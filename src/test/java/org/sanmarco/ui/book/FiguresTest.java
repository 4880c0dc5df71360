package org.sanmarco.ui.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sanmarco.ui.testing.GameWindow.on;

import module java.base;

import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sanmarco.Sampled;
import org.sanmarco.coach.book.Tableau;
import org.sanmarco.kernel.Game;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.Animation;
import org.sanmarco.ui.Fonts;
import org.sanmarco.ui.Theme;
import org.sanmarco.ui.game.BookFigure;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.ui.testing.FakeServices;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.FxExtension;
import org.sanmarco.ui.testing.Screens;
import org.sanmarco.words.Messages;

/** The figures of every rule book as they are drawn, step by step, by day and by night. */
@ExtendWith(FxExtension.class)
class FiguresTest {

  private static final double WIDTH = 520;

  @TempDir private Path folder;

  @Sampled(3)
  @ParameterizedTest
  @MethodSource("org.sanmarco.coach.book.FiguresTest#figures")
  void aFigureIsSteppedThroughToItsEnd(Game game, String name) {
    Fonts.load();
    stepThrough(game, name, Theme.STANDARD, "");
    stepThrough(game, name, new Theme(true, false), "-dark");
    Fx.run(() -> Theme.STANDARD.apply(new Scene(new StackPane())));
  }

  private void stepThrough(Game game, String name, Theme theme, String suffix) {
    FakeServices services = new FakeServices(folder);
    int steps = Tableau.of(game, name).frames().size();
    on(() -> {
      services.preferences().change(settings -> settings.with(Setting.ANIMATION, Animation.NORMAL));
      Messages messages = Messages.load("org.sanmarco.ui.book.book", Locale.ENGLISH);
      BookFigure figure = GameUi.of(game.id()).figure(name, services, messages, WIDTH);
      StackPane page = new StackPane(figure.root());
      page.getStyleClass().add("page");
      page.getStylesheets()
          .add(
              Objects.requireNonNull(
                      FiguresTest.class.getResource("/org/sanmarco/ui/book/book.css"))
                  .toExternalForm());
      Scene scene = new Scene(page, WIDTH + 60, 720);
      theme.apply(scene);
      Button forward = (Button) Fx.find(scene, "#figure-" + name + "-on");
      Label caption = (Label) Fx.find(scene, "#figure-" + name + "-caption");
      for (int step = 1; step <= steps; step++) {
        assertThat(caption.getText()).isNotBlank();
        assertThat(forward.isDisabled()).isEqualTo(step == steps);
        Screens.picture(scene, "figures/" + game.id() + "-" + name + "-" + step + suffix);
        forward.fire();
        assertThat(figure.root().getWidth()).isLessThanOrEqualTo(WIDTH + 60);
        figure.close();
      }
      return figure;
    });
    services.autosave().close();
  }
}
