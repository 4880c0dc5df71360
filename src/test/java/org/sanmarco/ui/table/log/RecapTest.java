package org.sanmarco.ui.table.log;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.ui.model.MarcoPoloDecision;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfDeck;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Exile;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Roll;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.RuleTest;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.Pace;
import org.sanmarco.save.settings.Settings.Secrecy;
import org.sanmarco.table.PlayedMove;
import org.sanmarco.table.SeenMove;
import org.sanmarco.table.Table;
import org.sanmarco.ui.Screen;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.log.LogLine;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.GameWindow;
import org.sanmarco.ui.testing.GameWindows;
import org.sanmarco.ui.testing.RandomPositions;
import org.sanmarco.ui.testing.Robbery;

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
  void requestsInTurnsToldTogetherHaveOneLine() {
    GameWindow game = windows.open(RandomPositions.table(new MarcoPolo(), 2, 2, 5), 5);
    waitQuietly(game, 5);
    assertThat(game.model.advised()).hasSize(3);
    assertThat(log(game))
        .extracting(LogLine::text)
        .filteredOn(text -> text.contains("asked for advice"))
        .hasSize(1);
  }

  @Test
  void turnsToldTogetherArePartedByTheRecap() {
    GameWindow game = windows.open(RandomPositions.table(new MarcoPolo(), 2, 2, 5), 5);
    waitQuietly(game, 6);
    toDecision(game);
    List<String> texts = log(game).stream().map(LogLine::text).toList();
    assertThat(texts.subList(texts.indexOf("Turn 1: Bianca.") + 1, texts.size()))
        .containsExactly(
            "Bianca asked for advice.",
            "No camel moves for 5 turns. Bianca: 3 cards from the deck. Marco: 2 cards from the deck.",
            "Since your last turn",
            "Turn 6: Marco.",
            "Marco does not move.",
            "Marco draws a card from the deck.",
            "Turn 7: Bianca.");
  }

  @Test
  void lastOthersDrawIsToldWithTheirTurns() {
    GameWindow game = windows.open(RandomPositions.table(new MarcoPolo(), 3, 3, 5), 5);
    waitQuietly(game, 3);
    toDecision(game);
    Fx.run(() -> game.model.decision().click(MarcoPoloDecision.STOP));
    assertThat(log(game).stream().map(LogLine::text).dropWhile(text -> !text.startsWith("Since")))
        .filteredOn(text -> text.contains("from the deck"))
        .singleElement()
        .asString()
        .startsWith("No camel moves for 2 turns.");
  }

  @Test
  void anothersDieIsToldInItsPlace() {
    AtomicReference<Table> played = new AtomicReference<>();
    Table table =
        RandomPositions.reach(
            seed -> {
              played.set(RandomPositions.table(3, seed));
              return played.get();
            },
            SanMarcoPosition.class,
            position -> position.phase() == Phase.DIVIDE && followsAnothersDie(played.get()));
    GameWindow game = windows.open(table, 5);
    toDecision(game);
    assertThat(isTold(game)).isTrue();
    assertThat(log(game)).doesNotHaveDuplicates().extracting(LogLine::move).isSorted();
    assertThat(log(game)).extracting(LogLine::move).contains(table.size() - 2);
  }

  /** Whether lots and cards alone have come since another player's exile and its die. */
  private static boolean followsAnothersDie(Table table) {
    List<PlayedMove> last = table.history().reversed().stream().limit(4).toList();
    return last.size() == 4
        && last.get(2).move() instanceof Roll
        && last.get(3).move() instanceof Exile
        && !last.get(3).by().equals(table.actor());
  }

  /** Turns in which the players draw from the deck; the first and every other ask for advice. */
  private static void waitQuietly(GameWindow game, int turns) {
    for (int turn = 0; turn < turns; turn++) {
      toDecision(game);
      if (turn % 2 == 0) {
        Fx.run(game.model::askAdvice);
      }
      Fx.run(() -> game.model.decision().click(MarcoPoloDecision.STOP));
      toDecision(game);
      Fx.run(() -> game.model.decision().click(new OfDeck()));
    }
  }

  private static void toDecision(GameWindow game) {
    while (!GameWindow.on(() -> game.model.prompt() instanceof Deciding)) {
      game.step();
    }
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
  void playerIsToldWhatHappenedSinceTheirTurn() {
    GameWindow game = againstComputers();
    assertThat(isTold(game)).as("before anybody's first move").isFalse();
    afterComputers(game);
    assertThat(isTold(game)).isTrue();
    List<LogLine> told = told(game);
    int own =
        game.model.history().reversed().stream()
            .filter(played -> played.by().equals(new Actor.Seat(1)))
            .findFirst()
            .orElseThrow()
            .number();
    assertThat(told).allMatch(line -> line.move() > own || line.heading());
    List<LogLine> log = log(game);
    int mark = log.size() - told.size() - 1;
    assertThat(mark == 0 || !log.get(mark - 1).heading()).as("no heading above the mark").isTrue();
    game.picture("recap");
    game.hand.push(KeyCode.ESCAPE).click("log-find");
    assertThat(told(game)).as("after a key and a click on anything").isEqualTo(told);
  }

  @Test
  void recapIsThereForEveryPersonInTurn() {
    GameWindow game = windows.open(3, 5);
    boolean told = false;
    for (int i = 0; i < 60; i++) {
      game.step();
      told |= isTold(game);
    }
    assertThat(told).isTrue();
  }

  @Test
  void recapSurvivesTheSettings() {
    GameWindow game = againstComputers();
    afterComputers(game);
    List<LogLine> told = told(game);
    Fx.run(() -> {
      Screen renewed = game.screen.renewed();
      ListView<?> lines = (ListView<?>) renewed.root().lookup("#log");
      assertThat(List.<Object>copyOf(lines.getItems())).containsAll(told);
      renewed.close();
    });
  }

  @Test
  void recapReplaysItsMovesAndReturns() {
    GameWindow game = againstComputers();
    afterComputers(game);
    Object before = GameWindow.on(() -> game.model.prompt());
    game.fire("recap-replay");
    game.await(() -> game.model.isPast());
    game.await(() -> game.model.prompt().equals(before));
  }

  /** A computer's line says why until the game goes on; a person's and chance's don't. */
  @Test
  void computersLineSaysWhy() {
    GameWindow game = againstComputers();
    afterComputers(game);
    assertThat(isAsked(game, 1)).isFalse();
    assertThat(isAsked(game, 3)).isTrue();
    game.hand.click("log-why");
    game.await(() -> game.text("log-why-answer").contains("The alternative: "));
    afterComputers(game);
    assertThat(GameWindow.on(() -> Fx.isShown(game.find("log-why-answer")))).isFalse();
  }

  /** Selects the last line of a seat, if there is one; returns whether its reason can be asked. */
  private static boolean isAsked(GameWindow game, int seat) {
    return GameWindow.on(() -> {
      ListView<?> lines = (ListView<?>) game.find("log");
      lines.getSelectionModel().clearSelection();
      lines.getItems().stream()
          .filter(line -> ((LogLine) line).seat() == seat)
          .reduce((first, second) -> second)
          .ifPresent(line -> lines.getSelectionModel().select(lines.getItems().indexOf(line)));
      return Fx.isShown(game.find("log-why"));
    });
  }

  /** Ben's traitor has taken Anna's Dorsoduro. */
  private GameWindow robbed(String... after) {
    List<String> moves = new ArrayList<>(List.of("take 2", "steal DOR"));
    moves.add("draw CRO CRO POL SPY DOG 1 1 1");
    moves.addAll(List.of(after));
    return windows.open(Robbery.table(moves.toArray(String[]::new)), 1);
  }

  @Test
  @RuleTest("GA6")
  void thiefAndVictimLearnTheCardBehindTheirCurtains() {
    GameWindow thief = robbed();
    assertThat(isTold(thief)).as("before the curtain is lifted").isFalse();
    thief.hand.click("go-on");
    assertThat(told(thief))
        .extracting(LogLine::text)
        .contains("Ben takes a card from Anna: Dorsoduro.");
    GameWindow victim = robbed("divide CRO CRO POL SPY 1 1 / DOG 1");
    assertThat(isTold(victim)).isFalse();
    victim.hand.click("go-on");
    assertThat(told(victim))
        .extracting(LogLine::text)
        .contains("Ben takes a card from Anna: Dorsoduro.");
  }

  @Test
  @RuleTest("GA6")
  void aHandThatIsHeldOpenShowsTheCardOnlyMeanwhile() {
    GameWindow game = robbed();
    Fx.run(() -> {
      game.services.preferences().change(settings -> settings.with(Setting.SECRECY, Secrecy.HOLD));
      game.model.goOn();
      assertThat(told(game)).as("a closed hand").noneMatch(RecapTest::tellsTheCard);
      game.model.peek(true);
      assertThat(told(game)).as("an open hand").anyMatch(RecapTest::tellsTheCard);
      game.model.peek(false);
      assertThat(told(game)).as("closed again").noneMatch(RecapTest::tellsTheCard);
    });
  }

  private static boolean tellsTheCard(LogLine line) {
    return line.text().endsWith("from Anna: Dorsoduro.");
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

  /** The lines below the mark. */
  private static List<LogLine> told(GameWindow game) {
    return log(game).stream()
        .dropWhile(line -> !line.kinds().contains(LogBook.MARK))
        .skip(1)
        .toList();
  }

  private static boolean isTold(GameWindow game) {
    return !told(game).isEmpty();
  }

  @SuppressWarnings("unchecked")
  private static List<LogLine> log(GameWindow game) {
    return GameWindow.on(() -> List.copyOf(((ListView<LogLine>) game.find("log")).getItems()));
  }
}
