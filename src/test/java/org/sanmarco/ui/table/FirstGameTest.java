package org.sanmarco.ui.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sanmarco.ui.table.model.Seen.view;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.Cards;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoMove.Divide;
import org.sanmarco.games.sanmarco.SanMarcoMove.Take;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfCard;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfDistrict;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfNoble;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfPair;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfPayment;
import org.sanmarco.save.Setting;
import org.sanmarco.save.Settings.Pace;
import org.sanmarco.ui.Fx;
import org.sanmarco.ui.lesson.Lesson;
import org.sanmarco.ui.lesson.OfferPlaces;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.Choice.OfMove;
import org.sanmarco.ui.table.model.Prompt.Chance;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.RoundOver;
import org.sanmarco.ui.table.model.Prompt.Shown;
import org.sanmarco.words.Messages;

/** The first game in the window, played to its end by clicks. */
class FirstGameTest {

  private static final Lesson LESSON = Lesson.firstGame(new SanMarco()).orElseThrow();

  @TempDir private Path folder;

  @RegisterExtension private final GameWindows windows = new GameWindows(() -> folder);

  private final List<String> read = new ArrayList<>();

  private GameWindow game;

  @BeforeEach
  void open() {
    game = windows.open(LESSON.table(Messages.load(Lesson.TEXTS, Locale.ENGLISH)), 1);
    GameWindow.on(() -> {
      game.services.preferences().change(settings -> settings.with(Setting.PACE, Pace.AT_ONCE));
      return game;
    });
  }

  @Test
  void aBeginnerIsLedToTheEndAndGoesOnAlone() {
    while (GameWindow.on(() -> Fx.isShown(game.find("tutor")))) {
      step();
    }
    assertThat(read).hasSizeGreaterThan(30);
    game.await(() -> !(game.model.prompt() instanceof Computer));
    assertThat(game.model.moves()).isGreaterThan(LESSON.steps().size());
  }

  @Test
  void aWrongMoveIsNotPlayedButAnswered() {
    while (!game.isDeciding(Phase.SETUP_BRIDGE)) {
      step();
    }
    int moves = game.model.moves();
    game.hand.click("pair-POL-MAR");
    assertThat(game.model.moves()).isEqualTo(moves);
    assertThat(game.text("tutor-refused")).contains("Castello");
    game.picture("first-game-refused");
    game.hand.click("pair-MAR-CAS");
    assertThat(game.model.moves()).isGreaterThan(moves);
  }

  @Test
  void theOthersWaitUntilAllIsRead() {
    assertThat(game.model.moves()).isZero();
    game.hand.click("tutor-on").click("tutor-on");
    assertThat(game.model.moves()).isZero();
    game.hand.click("tutor-on");
    game.await(() -> game.model.moves() > 0);
  }

  /** Whatever is said when something can be done is read. */
  private void read() {
    String words = game.text("tutor-words");
    if (!read.contains(words)) {
      read.add(words);
      picture(read.size());
    }
  }

  private void picture(int page) {
    if (page % 3 == 1) {
      game.picture("first-game-" + page);
    }
    if (page == 8) {
      game.picture("first-game-" + page, 1024, 700);
      game.picture("first-game-" + page, 1920, 1080);
    }
  }

  private boolean isUsable(String id) {
    return GameWindow.on(() -> Fx.isUsable(game.scene(), id));
  }

  /** Does one thing, and waits until it is the learner's turn again. */
  private void step() {
    if (isUsable("tutor-on")) {
      read();
      game.hand.click("tutor-on");
    } else {
      play();
    }
    game.await(() -> !(game.model.prompt() instanceof Computer) || isHeld());
  }

  private void play() {
    switch (GameWindow.on(game.model::prompt)) {
      case Chance _, Shown _, RoundOver _ -> game.hand.click("go-on");
      case Deciding(int _, Phase phase) -> {
        read();
        if (phase == Phase.DIVIDE) {
          divide();
        } else {
          decide();
        }
      }
      default -> throw new AssertionError(game.model.prompt());
    }
  }

  private boolean isHeld() {
    return Fx.isUsable(game.scene(), "tutor-on");
  }

  private void decide() {
    Choice choice = GameWindow.on(() -> game.model.decision().lit().iterator().next());
    switch (choice) {
      case OfCard(Card card) ->
          game.hand.click("hand-" + (view(game.model).hand().list().indexOf(card) + 1));
      case OfDistrict(var district) -> game.hand.click("district-" + district);
      case OfPair(var pair) -> game.hand.click("pair-" + pair);
      case OfNoble(var district, int seat) ->
          game.hand.click(
              game.isDeciding(Phase.EXILE_REMOVE)
                  ? "remove-" + seat
                  : "noble-" + district + "-" + seat);
      case OfPayment _ -> game.hand.click("payment-" + (payments().indexOf(choice) + 1));
      case OfMove(Take(int number)) -> game.hand.click("offer-" + number).click("take");
      default -> throw new AssertionError(choice);
    }
  }

  private List<Choice> payments() {
    return game.model.decision().choices().stream().filter(OfPayment.class::isInstance).toList();
  }

  private void divide() {
    List<Cards> offers = ((Divide) LESSON.steps().get(game.model.moves()).move()).offers();
    List<Integer> places = OfferPlaces.of(game.division().cards(), offers);
    for (int card = 1; card <= places.size(); card++) {
      for (int click = 0; click < places.get(card - 1); click++) {
        game.hand.click("card-" + card);
      }
    }
    game.picture("first-game-divided");
    game.hand.click("divide");
  }
}
