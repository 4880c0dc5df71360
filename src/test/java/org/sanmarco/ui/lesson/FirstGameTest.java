package org.sanmarco.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfSpace;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.kernel.Move;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.Pace;
import org.sanmarco.table.Games;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.table.model.OfferPlaces;
import org.sanmarco.ui.table.model.OffersDecision;
import org.sanmarco.ui.table.model.Prompt.Chance;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.RoundOver;
import org.sanmarco.ui.table.model.Prompt.Shown;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.GameWindow;
import org.sanmarco.ui.testing.GameWindows;
import org.sanmarco.ui.testing.Pointer;
import org.sanmarco.words.Messages;

/** The first game of every game in the window, played to its end by clicks. */
class FirstGameTest {

  @TempDir private Path folder;

  @RegisterExtension private final GameWindows windows = new GameWindows(() -> folder);

  private final List<String> read = new ArrayList<>();

  static Stream<Lesson> lessons() {
    return Games.installed().ids().stream()
        .map(game -> Games.installed().find(game).orElseThrow())
        .flatMap(game -> Lesson.firstGame(game).stream());
  }

  private GameWindow open(Lesson lesson) {
    GameUi ui = GameUi.of(lesson.game().id());
    GameWindow game =
        windows.open(
            lesson.table(ui.lessonMessages(Messages.load(Lesson.TEXTS, Locale.ENGLISH))), 1);
    Fx.run(() ->
        game.services.preferences().change(settings -> settings.with(Setting.PACE, Pace.AT_ONCE)));
    return game;
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void aBeginnerIsLedToTheEndAndGoesOnAlone(Lesson lesson) {
    GameWindow game = open(lesson);
    while (GameWindow.on(() -> Fx.isShown(game.find("tutor")))) {
      step(game, lesson);
    }
    assertThat(read).hasSizeGreaterThan(15);
    game.await(() -> !(game.model.prompt() instanceof Computer));
    assertThat(game.model.moves()).isGreaterThan(lesson.steps().size());
  }

  @Test
  void aWrongMoveIsNotPlayedButAnswered() {
    Lesson lesson = Lesson.firstGame(new SanMarco()).orElseThrow();
    GameWindow game = open(lesson);
    while (!game.isDeciding(Phase.SETUP_BRIDGE)) {
      step(game, lesson);
    }
    int moves = game.model.moves();
    game.awaitRest();
    game.hand.click("pair-POL-MAR");
    assertThat(game.model.moves()).isEqualTo(moves);
    assertThat(game.text("tutor-refused")).contains("Castello");
    game.picture("first-game-refused");
    game.awaitRest();
    game.hand.click("pair-MAR-CAS");
    assertThat(game.model.moves()).isGreaterThan(moves);
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void theOthersWaitUntilAllIsRead(Lesson lesson) {
    GameWindow game = open(lesson);
    int pages = lesson.steps().getFirst().pages().size();
    assertThat(pages).isPositive();
    for (int page = 0; page < pages; page++) {
      assertThat(game.model.moves()).isZero();
      game.hand.click("tutor-on");
    }
    // If the learner turns up the first cards, it is their turn now.
    game.await(() -> game.model.moves() > 0 || Fx.isUsable(game.scene(), "go-on"));
  }

  /** Reads the tutor's text when the learner can act. */
  private void read(GameWindow game) {
    String words = game.text("tutor-words");
    if (!read.contains(words)) {
      read.add(words);
      picture(game, read.size());
    }
  }

  private static void picture(GameWindow game, int page) {
    String name = "first-game-" + game.model.game().id() + "-" + page;
    if (page % 3 == 1) {
      game.picture(name);
    }
    if (page == 8) {
      game.picture(name, 1024, 700);
      game.picture(name, 1920, 1080);
    }
  }

  /** Does one thing, and waits until it is the learner's turn again. */
  private void step(GameWindow game, Lesson lesson) {
    if (isHeld(game)) {
      read(game);
      game.hand.click("tutor-on");
    } else {
      game.awaitRest();
      play(game, lesson);
    }
    game.await(() -> !(game.model.prompt() instanceof Computer) || isHeld(game));
  }

  private void play(GameWindow game, Lesson lesson) {
    switch (GameWindow.on(game.model::prompt)) {
      case Chance _, Shown _, RoundOver _ -> game.hand.click("go-on");
      case Deciding _ -> {
        read(game);
        if (GameWindow.on(game.model::decision) instanceof OffersDecision<?> offers
            && offers.division().isPresent()) {
          divide(game, offers, lesson.steps().get(game.model.moves()).move());
        } else {
          new Pointer(game).point(GameWindow.on(() -> lit(game)));
        }
      }
      default -> throw new AssertionError(game.model.prompt());
    }
  }

  /** The next choice; a card rather than the space that it pays for. */
  private static Choice lit(GameWindow game) {
    return game.model.decision().lit().stream()
        .min(Comparator.comparing(OfSpace.class::isInstance))
        .orElseThrow();
  }

  private static boolean isHeld(GameWindow game) {
    return GameWindow.on(() -> Fx.isUsable(game.scene(), "tutor-on"));
  }

  private static void divide(GameWindow game, OffersDecision<?> decision, Move wish) {
    List<Integer> places = GameWindow.on(() -> OfferPlaces.of(decision, wish));
    for (int card = 1; card <= places.size(); card++) {
      for (int click = 0; click < places.get(card - 1); click++) {
        game.hand.click("card-" + card);
      }
    }
    game.picture("first-game-" + game.model.game().id() + "-divided");
    game.hand.click("divide");
  }
}
