package org.sanmarco.ui.table.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.RuleTest;
import org.sanmarco.kernel.Setup;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.Pace;
import org.sanmarco.save.settings.Settings.Secrecy;
import org.sanmarco.table.Seat;
import org.sanmarco.table.SeenMove;
import org.sanmarco.table.Table;
import org.sanmarco.ui.table.model.LogLine;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.GameWindow;
import org.sanmarco.ui.testing.GameWindows;

/** The recap of dice and computers, which spares players the whole log. */
class RecapTest {

  @TempDir private Path folder;

  @RegisterExtension private final GameWindows windows = new GameWindows(() -> folder);

  @Test
  void aSeatsDiceInTheSetUpAreOneLineOfTheLog() {
    GameWindow game = windows.open(4, 5);
    game.until(Phase.SETUP_BRIDGE);
    assertThat(game.model.moves()).isEqualTo(16);
    assertThat(log(game)).extracting(LogLine::move).containsExactly(4, 8, 12, 16);
    assertThat(log(game).getFirst().text()).contains(" rolls ");
  }

  @Test
  void diceThatAreTakenBackAreTakenOutOfTheirLine() {
    GameWindow game = windows.open(3, 5);
    GameWindow.on(() -> {
      game.model.practise();
      game.clicker.step();
      game.clicker.step();
      game.clicker.step();
      return game;
    });
    int moves = game.model.moves();
    assertThat(log(game)).extracting(LogLine::move).endsWith(moves);
    String before = log(game).getLast().text();
    game.step();
    assertThat(log(game).getLast().text()).isNotEqualTo(before);
  }

  @Test
  void recapTellsComputersMovesSinceLastTurn() {
    GameWindow game = againstComputers();
    assertThat(isTold(game)).as("before one's first move").isFalse();
    afterComputers(game);
    assertThat(isTold(game)).isTrue();
    List<String> told = game.labels("recap");
    List<SeenMove> history = game.model.history();
    int own =
        history.reversed().stream()
            .filter(played -> played.by().equals(new Actor.Seat(1)))
            .findFirst()
            .orElseThrow()
            .number();
    List<String> since =
        log(game).stream()
            .filter(line -> line.move() > own && line.seat() > 1)
            .map(LogLine::text)
            .toList();
    assertThat(told.getFirst()).isEqualTo("Since your last turn");
    assertThat(told.subList(1, told.size()))
        .isNotEmpty()
        .isSubsetOf(since)
        .endsWith(since.getLast());
    game.picture("recap");
    game.hand.push(KeyCode.ESCAPE);
    assertThat(isTold(game)).as("closed by Escape").isFalse();
    afterComputers(game);
    assertThat(isTold(game)).isTrue();
    game.hand.click("log-find");
    assertThat(isTold(game)).as("closed by a click on anything").isFalse();
  }

  @Test
  void peopleAmongThemselvesAreToldNothing() {
    GameWindow game = windows.open(3, 5);
    for (int i = 0; i < 40; i++) {
      game.step();
      assertThat(isTold(game)).isFalse();
    }
  }

  /** Ben's traitor has taken Anna's Dorsoduro. */
  private GameWindow robbed(String... after) {
    Table table =
        new Table(
            new CanalGrande(),
            new Setup(CanalGrande.ID, 2, Map.of()),
            List.of(new Seat("Anna", Seat.COLOURS.get(0)), new Seat("Ben", Seat.COLOURS.get(1))),
            1);
    Stream.concat(
            Stream.of(
                "deal CRO MAR DOR CAS",
                "deal POL POL MAR CAS",
                "draw CAN CAN CAS CAS TRA 1 2 3",
                "divide CAN CAN 1 2 / CAS CAS TRA 3",
                "take 2",
                "steal DOR",
                "draw CRO CRO POL SPY DOG 1 1 1"),
            Stream.of(after))
        .forEach(move -> table.play(table.game().read(move)));
    return windows.open(table, 1);
  }

  @Test
  @RuleTest("GA6")
  void thiefAndVictimLearnTheCardBehindTheirCurtains() {
    GameWindow thief = robbed();
    assertThat(isTold(thief)).as("before the curtain is lifted").isFalse();
    thief.hand.click("go-on");
    assertThat(thief.labels("recap")).contains("Ben takes a card from Anna: Dorsoduro.");
    GameWindow victim = robbed("divide CRO CRO POL SPY 1 1 / DOG 1");
    assertThat(isTold(victim)).isFalse();
    victim.hand.click("go-on");
    assertThat(victim.labels("recap")).contains("Ben takes a card from Anna: Dorsoduro.");
    victim.hand.click("offer-2").click("take");
    assertThat(isTold(victim)).isFalse();
  }

  @Test
  @RuleTest("GA6")
  void aHandThatIsHeldOpenShowsTheCardOnlyMeanwhile() {
    GameWindow game = robbed();
    Fx.run(() -> {
      game.services.preferences().change(settings -> settings.with(Setting.SECRECY, Secrecy.HOLD));
      game.model.goOn();
      assertThat(game.find("recap").isVisible()).as("a closed hand").isFalse();
      game.model.peek(true);
      assertThat(game.find("recap").isVisible()).as("an open hand").isTrue();
      game.model.peek(false);
      assertThat(game.find("recap").isVisible()).as("closed again").isFalse();
    });
  }

  private GameWindow againstComputers() {
    GameWindow game = windows.open(3, 5);
    GameWindow.on(() -> {
      game.services.preferences().change(settings -> settings.with(Setting.PACE, Pace.AT_ONCE));
      game.model.handOver(2, "random");
      game.model.handOver(3, "random");
      return game;
    });
    return game;
  }

  /** Plays on until computers have played since the last own move and it is one's turn again. */
  private static void afterComputers(GameWindow game) {
    int moves = game.model.moves();
    boolean played = false;
    while (!played) {
      game.step();
      game.await(() -> !(game.model.prompt() instanceof Computer));
      played =
          GameWindow.on(() -> {
            List<SeenMove> history = game.model.history();
            return game.model.prompt() instanceof Deciding
                && history.size() > moves + 1
                && history.stream().anyMatch(move -> move.by().equals(new Actor.Seat(1)))
                && history.getLast().by() instanceof Actor.Seat(int seat)
                && seat > 1;
          });
    }
  }

  private static boolean isTold(GameWindow game) {
    return GameWindow.on(() -> game.find("recap").isVisible());
  }

  @SuppressWarnings("unchecked")
  private static List<LogLine> log(GameWindow game) {
    return GameWindow.on(() -> List.copyOf(((ListView<LogLine>) game.find("log")).getItems()));
  }
}
