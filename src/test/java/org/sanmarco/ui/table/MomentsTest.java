package org.sanmarco.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.CardStolen;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.VoteWon;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Pass;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Take;
import org.sanmarco.games.marcopolo.MarcoPoloEvent;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelScored;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.DistrictScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.PrestigeScored;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.RuleTest;
import org.sanmarco.room.Awaited;
import org.sanmarco.room.Awaited.Task;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.Secrecy;
import org.sanmarco.table.PlayedMove;
import org.sanmarco.table.SampleGames;
import org.sanmarco.table.SeenMove;
import org.sanmarco.table.Table;
import org.sanmarco.ui.game.ScoreLabel;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.table.model.LedModel;
import org.sanmarco.ui.table.model.Prompt.Chance;
import org.sanmarco.ui.table.model.Prompt.Curtain;
import org.sanmarco.ui.table.model.Prompt.GameOver;
import org.sanmarco.ui.table.model.Prompt.Past;
import org.sanmarco.ui.table.model.Prompt.TurnOver;
import org.sanmarco.ui.table.model.log.LogLine;
import org.sanmarco.ui.testing.AnyTable;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.GameWindow;
import org.sanmarco.ui.testing.GameWindows;
import org.sanmarco.ui.testing.Robbery;

/** The game stops at its decisive moments until they have been read. */
class MomentsTest {

  private static final PseudoClass DIM = PseudoClass.getPseudoClass("dim");

  @TempDir private Path folder;

  @RegisterExtension private final GameWindows windows = new GameWindows(() -> folder);

  /** A game of San Marco that has just been decided by its last move. */
  private GameWindow decided() {
    GameWindow all = windows.open(3, 12);
    all.until(() -> all.model.prompt() instanceof GameOver);
    int moves = all.model.moves();
    GameWindow game = windows.open(3, 12);
    game.until(() -> game.model.moves() >= moves - 1);
    game.animate(true);
    game.until(() -> game.model.prompt() instanceof GameOver);
    return game;
  }

  private static void awaitTitle(GameWindow game, String before) {
    game.await(() -> isOn(game) && !text(game, "moment-title").equals(before));
  }

  private static boolean isOn(GameWindow game) {
    return Fx.lookup(game.scene(), "#moment") != null;
  }

  private static String text(GameWindow game, String id) {
    return ((Label) Fx.find(game.scene(), "#" + id)).getText();
  }

  /** Has the pieces arrive, then continues. */
  private static void next(GameWindow game) {
    game.fire("moment-next");
    game.await(() -> !isOn(game) || game.screen.isStopped());
  }

  @Test
  @RuleTest("F1")
  void finalScoringStopsAtEachDistrict() {
    GameWindow game = decided();
    List<String> titles = new ArrayList<>();
    awaitTitle(game, "");
    while (GameWindow.on(() -> isOn(game))) {
      String title = GameWindow.on(() -> text(game, "moment-title"));
      titles.add(title);
      game.picture("moment-" + titles.size());
      assertThat(game.has("game-over")).as("before all is seen").isFalse();
      // The first press has the pieces arrive where they still move.
      game.await(() -> game.screen.isStopped());
      game.fire("moment-next");
      game.await(() -> !isOn(game) || !text(game, "moment-title").equals(title));
    }
    List<Event> events = game.model.history().getLast().events();
    assertThat(titles)
        .hasSize((int) events.stream().filter(DistrictScored.class::isInstance).count())
        .doesNotHaveDuplicates()
        .allMatch(title -> title.contains("coring: "));
    game.await(() -> game.has("game-over"));
  }

  /** Nobles are counted, and panels show what has been told and no more. */
  @Test
  @RuleTest("F1")
  void finalScoringIsCountedOnTheBoard() {
    GameWindow game = decided();
    List<Event> events = game.model.history().getLast().events();
    int[] told = new int[3];
    events.stream()
        .takeWhile(event -> !(event instanceof DistrictScored))
        .filter(PrestigeScored.class::isInstance)
        .map(PrestigeScored.class::cast)
        .forEach(score -> told[score.seat() - 1] += score.points());
    SanMarcoView before = (SanMarcoView) game.model.after(game.model.moves() - 1);
    for (int i = 0; i < events.size(); i++) {
      if (!(events.get(i) instanceof DistrictScored(District district, var _))) {
        continue;
      }
      game.await(() -> isOn(game) && Fx.lookup(game.scene(), "#tally") != null);
      game.await(() -> game.screen.isStopped());
      events.subList(i + 1, events.size()).stream()
          .takeWhile(PrestigeScored.class::isInstance)
          .map(PrestigeScored.class::cast)
          .forEach(score -> told[score.seat() - 1] += score.points());
      Fx.run(() -> {
        for (int seat = 1; seat <= 3; seat++) {
          assertThat(shown(game, seat))
              .as(district + " for seat " + seat)
              .isEqualTo(before.prestige(seat) + told[seat - 1]);
        }
        assertThat(Fx.place(game.find("tally")).intersects(Fx.place(nobles(game, district))))
            .as("the nobles of " + district + " under the count")
            .isFalse();
        for (District other : District.ALL) {
          assertThat(nobles(game, other).getPseudoClassStates().contains(DIM))
              .as("the nobles of " + other)
              .isEqualTo(other != district);
        }
      });
      next(game);
    }
    game.await(() -> game.has("game-over"));
    assertThat(GameWindow.on(() -> Fx.lookup(game.scene(), "#tally"))).isNull();
  }

  private static int shown(GameWindow game, int seat) {
    return ScoreLabel.in((Region) game.find("seat-panel-" + seat))
        .orElseThrow()
        .getValue()
        .intValue();
  }

  private static Node nobles(GameWindow game, District district) {
    return game.find("noble-" + district + "-1");
  }

  /** A scoring that ends a turn still belongs to that turn. */
  @Test
  void dialHeaderAndRolesAreOfTheSameTurn() {
    Table table = beforeTheTurnsLastScoring();
    Move scoring = lastScoring(table).orElseThrow();
    GameWindow game = windows.open(table, 1);
    String before = game.text("round");
    List<String> roles = GameWindow.on(() -> roles(game));
    game.animate(true);
    Fx.run(() -> game.model.decision().make(scoring));
    awaitTitle(game, "");
    assertThat(game.text("round")).isEqualTo(before).endsWith(GameWindow.on(() -> dial(game)));
    assertThat(GameWindow.on(() -> roles(game))).isNotEmpty().isEqualTo(roles);
    while (GameWindow.on(() -> isOn(game))) {
      next(game);
    }
    assertThat(game.text("round")).isNotEqualTo(before).endsWith(GameWindow.on(() -> dial(game)));
  }

  private static Table beforeTheTurnsLastScoring() {
    return IntStream.range(1, 200)
        .mapToObj(seed -> SampleGames.begun(3, seed))
        .filter(table -> {
          while (!table.isOver() && lastScoring(table).isEmpty()) {
            SampleGames.step(table);
          }
          return !table.isOver();
        })
        .findFirst()
        .orElseThrow();
  }

  /** A move that scores a district and ends the turn. */
  private static Optional<Move> lastScoring(Table table) {
    return table.position().phase() == Phase.PLAY
        ? table.position().legal().stream()
            .<Move>map(move -> move)
            .filter(move -> ends(table, move))
            .findFirst()
        : Optional.empty();
  }

  private static boolean ends(Table table, Move move) {
    Position after = table.position().copy();
    int turn = after.turn();
    List<Event> events = new ArrayList<>();
    after.play(move, events::add);
    return after.turn() != turn && events.stream().anyMatch(DistrictScored.class::isInstance);
  }

  /** The names on the plaque of the roles. */
  private static List<String> roles(GameWindow game) {
    return game.scene().getRoot().lookupAll(".plaque-name").stream()
        .map(text -> ((Text) text).getText())
        .toList();
  }

  private static String dial(GameWindow game) {
    return ((Text) Fx.find(game.scene(), ".sundial-turn")).getText();
  }

  @Test
  void districtIsNoLongerPointedAtOnceTheMouseHasLeft() {
    GameWindow game = decided();
    awaitTitle(game, "");
    game.await(() -> game.screen.isStopped());
    Node district = game.find("district-MAR");
    game.hand.pointAt("district-MAR");
    assertThat(GameWindow.on(district::isHover)).isTrue();
    game.hand.pointAt("moment-next");
    assertThat(GameWindow.on(district::isHover)).isFalse();
  }

  @Test
  void anotherScreenContinuesTheMoments() {
    GameWindow game = decided();
    awaitTitle(game, "");
    assertThat(GameWindow.on(() -> awaited(game)))
        .isEqualTo(new Awaited(Task.MOMENT, 1, game.model.size(), 1));
    assertThat(GameWindow.on(() -> ((LedModel) game.model).room().told()))
        .isEqualTo(game.model.size() - 1);
    while (GameWindow.on(() -> awaited(game).task() == Task.MOMENT)) {
      Fx.run(game.model::proceed);
    }
    assertThat(GameWindow.on(() -> isOn(game))).isFalse();
    assertThat(GameWindow.on(() -> awaited(game).task())).isEqualTo(Task.OVER);
    game.await(() -> game.has("game-over"));
  }

  private static Awaited awaited(GameWindow game) {
    return ((LedModel) game.model).room().awaited();
  }

  @Test
  void escapeSkipsAllMomentsOfTheMove() {
    GameWindow game = decided();
    awaitTitle(game, "");
    game.hand.push(KeyCode.ESCAPE);
    assertThat(game.has("moment")).isFalse();
    game.await(() -> game.has("game-over"));
    assertThat(GameWindow.on(() -> setting(game))).isTrue();
  }

  @Test
  void skippingForGoodIsRemembered() {
    GameWindow game = decided();
    awaitTitle(game, "");
    game.fire("moment-skip-all");
    assertThat(game.has("moment")).isFalse();
    assertThat(GameWindow.on(() -> setting(game))).isFalse();
  }

  private static boolean setting(GameWindow game) {
    return game.services.preferences().settings().get(Setting.MOMENTS);
  }

  @Test
  void clicksOnTheBoardOnlyContinue() {
    GameWindow game = decided();
    awaitTitle(game, "");
    String first = GameWindow.on(() -> text(game, "moment-title"));
    game.await(() -> game.screen.isStopped());
    game.hand.click("board");
    awaitTitle(game, first);
    assertThat(GameWindow.on(() -> game.model.prompt())).isInstanceOf(GameOver.class);
  }

  @Test
  void logShowsAScoringAgainAndReturns() {
    GameWindow game = windows.open(3, 12);
    int scored = afterDoge(game);
    Object before = GameWindow.on(() -> game.model.prompt());
    Fx.run(() -> select(game, scored));
    game.fire("log-again");
    game.await(() -> isOn(game));
    assertThat(GameWindow.on(() -> text(game, "moment-title"))).startsWith("Scoring: ");
    assertThat(GameWindow.on(() -> game.model.prompt())).isEqualTo(new Past(scored));
    game.fire("moment-next");
    game.await(() -> game.model.prompt().equals(before));
    assertThat(game.has("moment")).isFalse();
  }

  /** A kind of decisive moment. */
  enum Decisive {
    DOGE("san-marco", 3, event -> event instanceof DistrictScored),
    SAN_MARCO_ENDS("san-marco", 4, event -> event instanceof SanMarcoEvent.GameEnded),
    ROBBERY("canal-grande", 2, event -> event instanceof CardStolen),
    VOTE("canal-grande", 4, event -> event instanceof VoteWon),
    HALFWAY("marco-polo", 3, event -> event instanceof CamelScored),
    MARCO_POLO_ENDS("marco-polo", 4, event -> event instanceof MarcoPoloEvent.GameEnded);

    private final String game;
    private final int players;

    @SuppressWarnings("ImmutableEnumChecker") // A function without a state.
    private final Predicate<Event> event;

    Decisive(String game, int players, Predicate<Event> event) {
      this.game = game;
      this.players = players;
      this.event = event;
    }

    boolean isIn(PlayedMove move) {
      return move.events().stream().anyMatch(event);
    }

    /** A game a few moves after the first such moment. */
    Table after() {
      Table table = AnyTable.of(game, players, players, "", 3);
      Random random = new Random(3);
      int last = 0;
      while (!table.isOver() && (last == 0 || table.size() < last + 3)) {
        if (table.actor() instanceof Actor.Chance) {
          table.playChance();
        } else {
          table.play(table.position().sample(random::nextInt));
        }
        last = last == 0 && isIn(table.history().getLast()) ? table.size() : last;
      }
      return table;
    }
  }

  @ParameterizedTest
  @EnumSource
  void logShowsEveryKindOfMomentAgain(Decisive kind) {
    Table table = kind.after();
    int move = table.history().stream().filter(kind::isIn).findFirst().orElseThrow().number();
    GameWindow game = windows.open(table, 1);
    Fx.run(() -> {
      while (!game.model.canLookBack()) {
        game.model.goOn();
      }
    });
    if (table.isOver()) {
      game.fire("game-over-board");
    }
    Object before = GameWindow.on(() -> game.model.prompt());
    Fx.run(() -> select(game, move));
    game.fire("log-again");
    game.await(() -> isOn(game));
    assertThat(GameWindow.on(() -> text(game, "moment-title"))).isNotEmpty();
    assertThat(GameWindow.on(() -> Fx.isShown(Fx.find(game.scene(), ".moment-best"))))
        .as("the face of the player who gains")
        .isTrue();
    assertThat(GameWindow.on(() -> game.model.moves())).isEqualTo(move);
    game.fire("moment-skip");
    game.await(() -> game.model.prompt().equals(before));
    assertThat(game.has("moment")).isFalse();
  }

  /** Plays on until a doge has scored, and one more move; the number of the doge's move. */
  private static int afterDoge(GameWindow game) {
    game.until(() -> doges(game).findFirst().isPresent());
    int scored = doges(game).findFirst().orElseThrow().number();
    game.until(() -> game.model.moves() > scored + 1 && game.model.canLookBack());
    return scored;
  }

  private static Stream<SeenMove> doges(GameWindow game) {
    return game.model.history().stream()
        .filter(move -> move.events().stream().anyMatch(DistrictScored.class::isInstance));
  }

  @SuppressWarnings("unchecked")
  private static void select(GameWindow game, int move) {
    ListView<LogLine> list = (ListView<LogLine>) Fx.find(game.scene(), "#log");
    LogLine told =
        list.getItems().stream().filter(line -> line.move() == move).findFirst().orElseThrow();
    list.getSelectionModel().select(told);
  }

  @Test
  @RuleTest("GV8")
  void curtainWaitsUntilTheVoteHasBeenRead() {
    GameWindow game =
        windows.open(
            Robbery.table(
                "take 2",
                "steal DOR",
                "draw CRO CRO POL DOG DOG 1 1 1",
                "divide CRO CRO POL 1 1 / DOG DOG 1",
                "take 2",
                "play CRO",
                "done"),
            1);
    game.leavePasses();
    Fx.run(game.model::goOn);
    game.animate(true);
    Fx.run(() -> {
      game.model.decision().click(new Choice.OfMove(new Pass()));
      while (game.model.prompt() instanceof TurnOver) {
        game.model.goOn();
      }
      assertThat(text(game, "moment-title")).isEqualTo("Santa Croce 1 : 0, Anna");
      assertThat(game.model.prompt()).isInstanceOf(Curtain.class);
      assertThat(Fx.find(game.scene(), "#board").isVisible()).isTrue();
      assertThat(Fx.lookup(game.scene(), "#curtain")).as("the curtain").isNull();
    });
    game.picture("vote");
    game.await(() -> Fx.lookup(game.scene(), "#tally") != null);
    assertVoteIsSeen(game);
    game.hand.push(KeyCode.ESCAPE);
    game.await(() -> Fx.lookup(game.scene(), "#go-on") != null);
  }

  /** In windows of all sizes; 1280 by 720 is 1920 by 1080 with text at 150 %. */
  private static void assertVoteIsSeen(GameWindow game) {
    for (Dimension2D size :
        List.of(
            new Dimension2D(1024, 700),
            new Dimension2D(1280, 720),
            new Dimension2D(1280, 800),
            new Dimension2D(1920, 1080))) {
      Fx.run(() -> {
        Region root = (Region) game.scene().getRoot();
        root.resize(size.getWidth(), size.getHeight());
        root.layout();
        root.applyCss();
        root.layout();
        Bounds tally = Fx.place(game.find("tally"));
        assertThat(
                Stream.of(".hand-place", ".vote-row", ".vote-title")
                    .flatMap(kind -> root.lookupAll(kind).stream())
                    .filter(Node::isVisible))
            .as("what is under the count at %s", size)
            .isNotEmpty()
            .noneMatch(part -> Fx.place(part).intersects(tally));
        assertThat(Fx.place(game.find("board")).contains(tally)).as("at %s", size).isTrue();
      });
      game.picture("vote-told", (int) size.getWidth(), (int) size.getHeight());
    }
  }

  @Test
  @RuleTest("GA6")
  void robbedCardGoesWithTheHandThatIsHeldOpen() {
    GameWindow game = windows.open(Robbery.table(), 1);
    Fx.run(() -> {
      game.services.preferences().change(settings -> settings.with(Setting.SECRECY, Secrecy.HOLD));
      game.model.goOn();
      game.model.peek(true);
      game.model.decision().click(new Choice.OfMove(new Take(2)));
    });
    game.animate(true);
    Fx.run(() -> {
      while (!isOn(game)) {
        game.model.goOn();
      }
    });
    game.await(() -> text(game, "moment-note").startsWith("Ben takes a card from Anna: "));
    Fx.run(() -> {
      game.model.peek(false);
      assertThat(isOn(game)).as("once the hand is closed").isFalse();
    });
  }

  @Test
  @RuleTest("GA3")
  void thiefTakesOneOfTheCardsFaceDown() {
    GameWindow game = windows.open(Robbery.table("take 2"), 1);
    game.animate(true);
    assertThat(GameWindow.on(() -> game.model.prompt())).isInstanceOf(Chance.class);
    assertThat(IntStream.rangeClosed(1, 5).filter(card -> game.has("rob-card-" + card)).count())
        .isEqualTo(4);
    game.picture("rob");
    game.hand.click("rob-card-2");
    game.await(() -> isOn(game) && text(game, "moment-title").equals("Ben robs Anna"));
    game.picture("robbed");
    next(game);
  }
}
