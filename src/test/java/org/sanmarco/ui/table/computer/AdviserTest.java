package org.sanmarco.ui.table.computer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sanmarco.ui.testing.Seen.view;

import module java.base;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.bots.Bot;
import org.sanmarco.bots.XorShift;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.CanalGrandeMove;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Divide;
import org.sanmarco.kernel.Move;
import org.sanmarco.recorded.RecordedGames;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.PlayedMove;
import org.sanmarco.table.Table;
import org.sanmarco.ui.dividing.OffersDecision;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.GameModel.Advised;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.testing.AnyTable;
import org.sanmarco.ui.testing.Clicker;
import org.sanmarco.ui.testing.FakeServices;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.FxExtension;
import org.sanmarco.ui.testing.SlowBot;
import org.sanmarco.words.Messages;

/** Handling of advice that is in time, late or missing. */
@ExtendWith(FxExtension.class)
class AdviserTest {

  /** Advises the first move there is. */
  private static final Bot FIRST = (view, thinking) -> ((SanMarcoView) view).legal().getFirst();

  private final AtomicReference<Bot> bot = new AtomicReference<>(FIRST);
  private FakeServices services;
  private GameModel model;
  private Clicker clicker;
  private Adviser adviser;
  private boolean taught;

  @BeforeEach
  void play(@TempDir Path folder) {
    services = new FakeServices(folder);
    model = AnyTable.model(Clicker.table(3, 5), false, game -> {});
    clicker = new Clicker(model, 5);
    while (!(model.prompt() instanceof Deciding(int _, Phase phase)
        && phase == Phase.SETUP_BRIDGE)) {
      clicker.step();
    }
    adviser = adviser();
  }

  private Adviser adviser() {
    Messages messages = Messages.load("org.sanmarco.ui.game.game", Locale.ENGLISH);
    Adviser made =
        new Adviser(
            new PanelContext(model, messages, services),
            level -> bot.get(),
            () -> taught ? "advice.why.lesson" : "",
            () -> {});
    model.onChange(made::drop);
    return made;
  }

  @AfterEach
  void stop() {
    services.autosave().close();
  }

  private void ask() {
    Fx.on(() -> {
      adviser.ask();
      return adviser;
    });
  }

  private void move() {
    Fx.on(() -> {
      int moves = model.moves();
      while (model.moves() == moves) {
        clicker.step();
      }
      return model;
    });
  }

  @Test
  void adviceIsGoneWithTheDecisionAndMarked() {
    int seat = view(model).active();
    int moves = model.moves();
    ask();
    Fx.until(() -> adviser.words().startsWith("Build the bridge "));
    assertThat(model.advised()).containsExactly(new Advised(moves, seat));
    ask();
    assertThat(model.advised()).hasSize(1);
    move();
    assertThat(Fx.on(adviser::words)).isEmpty();
  }

  @Test
  void whatIsAdvisedIsPlayed() {
    ask();
    Fx.until(() -> adviser.move().isPresent());
    Move advised = Fx.on(adviser::move).orElseThrow();
    Fx.on(() -> {
      adviser.play();
      adviser.play();
      return adviser;
    });
    assertThat(model.history().getLast().move()).isEqualTo(advised);
    assertThat(Fx.on(adviser::move)).isEmpty();
  }

  /** A division is laid out in the tray, and made by hand. */
  @Test
  void adviceToDivideIsLaidOut() {
    while (!(model.prompt() instanceof Deciding(int _, Phase phase) && phase == Phase.DIVIDE)) {
      clicker.step();
    }
    bot.set((view, thinking) -> view.sample(new XorShift(1)).sample(new XorShift(1)));
    ask();
    Fx.until(() -> adviser.move().isPresent());
    Divide advised = (Divide) Fx.on(adviser::move).orElseThrow();
    assertThat(model.decision().laidOut()).isEmpty();
    int moves = model.moves();
    Fx.on(() -> {
      adviser.play();
      return adviser;
    });
    assertThat(model.decision().laidOut()).contains(advised);
    assertThat(model.moves()).isEqualTo(moves);
    assertThat(((OffersDecision<?>) model.decision()).division().orElseThrow().all())
        .isEqualTo(advised.offers().stream().map(Cards::list).toList());
    assertThat(Fx.on(adviser::move)).contains(advised);
  }

  /** A raise consists of several cards (GV5): advice on the first is none on the next. */
  @Test
  void adviceIsGoneOnceAPartOfTheMoveIsLaid() {
    Predicate<PlayedMove> isCard = played -> played.move() instanceof CanalGrandeMove.Play;
    Table whole =
        RecordedGames.all(CanalGrande.ID).stream()
            .filter(game -> game.history().stream().anyMatch(isCard))
            .findFirst()
            .orElseThrow();
    int raise = whole.history().stream().filter(isCard).findFirst().orElseThrow().number();
    model = AnyTable.model(whole.continued(raise - 1, new Dealer(1)), false, game -> {});
    while (!(model.prompt() instanceof Deciding)) {
      model.goOn();
    }
    Move card = whole.history().get(raise - 1).move();
    bot.set((view, thinking) -> card);
    adviser = adviser();
    ask();
    Fx.until(() -> adviser.move().isPresent());
    Fx.on(() -> {
      adviser.play();
      adviser.play();
      return adviser;
    });
    assertThat(model.decision().parts()).containsExactly(card);
    assertThat(Fx.on(adviser::words)).isEmpty();
  }

  @Test
  void adviceSurvivesANewLanguage() {
    ask();
    Fx.until(() -> adviser.move().isPresent());
    Messages german = Messages.load("org.sanmarco.ui.game.game", Locale.GERMAN);
    Adviser next =
        new Adviser(
            new PanelContext(model, german, services),
            level -> bot.get(),
            () -> taught ? "advice.why.lesson" : "",
            () -> {});
    Fx.on(() -> {
      next.takeOver(adviser);
      return next;
    });
    assertThat(Fx.on(next::words)).startsWith("Die Brücke ").endsWith(" bauen.");
    assertThat(Fx.on(next::move)).isEqualTo(Fx.on(adviser::move));
    move();
    assertThat(
            Fx.on(() -> {
              next.drop();
              return next.words();
            }))
        .isEmpty();
  }

  @Test
  void whatIsSaidTooLateIsDropped() throws InterruptedException {
    SlowBot slow = new SlowBot();
    bot.set(slow);
    ask();
    assertThat(Fx.on(adviser::words)).startsWith("The computer is thinking");
    move();
    assertThat(slow.isStopped()).isTrue();
    slow.answerLike(FIRST);
    assertThat(Fx.on(adviser::words)).isEmpty();
  }

  @Test
  void whoeverCanNotBeAskedSaysWhy() {
    assertThat(Fx.on(adviser::whyNot)).isEmpty();
    taught = true;
    assertThat(Fx.on(adviser::whyNot)).contains("advice.why.lesson");
    taught = false;
    services.preferences().change(settings -> settings.with(Setting.ADVICE, false));
    assertThat(Fx.on(adviser::whyNot)).contains("advice.why.off");
    ask();
    assertThat(Fx.on(adviser::words)).isEmpty();
    Fx.on(() -> {
      model.lookAt(1);
      return model;
    });
    assertThat(Fx.on(adviser::whyNot)).contains("advice.why.past");
    Fx.on(() -> {
      model.lookAt(model.history().size());
      model.handOver(view(model).active(), "easy");
      return model;
    });
    assertThat(Fx.on(adviser::whyNot)).contains("advice.why.computer");
  }

  @Test
  void aComputerThatBreaksIsToldOf() {
    bot.set((view, thinking) -> {
      throw new IllegalStateException("broken");
    });
    ask();
    Fx.until(() -> adviser.words().equals("The computer has no advice here."));
    assertThat(services.failed).singleElement().isInstanceOf(IllegalStateException.class);
  }
}
