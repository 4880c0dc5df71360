package org.sanmarco.ui.table.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.sanmarco.ui.testing.GameWindow.on;

import module java.base;

import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.CacheHint;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.kernel.Setup;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.dividing.OffersDecision;
import org.sanmarco.ui.keys.KeyUse;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.testing.FaceUpCards;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.GameWindow;
import org.sanmarco.ui.testing.GameWindows;
import org.sanmarco.ui.testing.Seen;

/** The board can be enlarged in its place and keeps working. */
class BoardZoomTest {

  /** Whole pixels may be missed by that much. */
  private static final double PIXEL = 1.5;

  /** The distance by which an arrow swings beyond its ends. */
  private static final double BEND = 80;

  /** Turns that reach the largest board, and more. */
  private static final int ALL = 20;

  @TempDir private Path folder;

  @RegisterExtension private final GameWindows windows = new GameWindows(() -> folder);

  @ParameterizedTest
  @ValueSource(strings = {"san-marco", "canal-grande", "marco-polo"})
  void wheelZoomsAroundThePointer(String id) {
    GameWindow game = open(id);
    Bounds whole = drawing(game);
    Node lit = lit(game);
    game.hand.wheel(middle(lit), 3);
    double before = factor(game);
    assertThat(before).isGreaterThan(1.2);
    Point2D pointer = middle(lit);
    Point2D there = on(() -> lit.sceneToLocal(pointer));
    game.hand.wheel(pointer, 1);
    assertThat(factor(game)).isGreaterThan(before);
    assertThat(on(() -> lit.localToScene(there)).distance(pointer)).isLessThan(PIXEL);
    game.hand.wheel(pointer, ALL);
    assertThat(factor(game)).isEqualTo(FittedBoard.MOST);
    assertThat(on(() -> lit.localToScene(there)).distance(pointer)).isLessThan(6 * PIXEL);
    game.hand.wheel(pointer, -ALL);
    assertThat(factor(game)).isEqualTo(1);
    assertThat(drawing(game)).isEqualTo(whole);
  }

  @ParameterizedTest
  @ValueSource(strings = {"san-marco", "canal-grande", "marco-polo"})
  void aClickOnTheEnlargedBoardPlays(String id) {
    GameWindow game = open(id);
    Node lit = lit(game);
    game.hand.wheel(middle(lit), 6);
    Object before = played(game);
    game.hand.click(() -> Optional.of(lit));
    assertThat(played(game)).isNotEqualTo(before);
    assertThat(factor(game)).as("it stays enlarged").isGreaterThan(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"san-marco", "canal-grande", "marco-polo"})
  void zoomedBoardIsDraggedWithinItsEdges(String id) {
    GameWindow game = open(id);
    Bounds room = on(() -> inScene(board(game)));
    Object before = played(game);
    game.hand.wheel(on(() -> board(game).localToScene(3, 3)), ALL);
    // Along the edges, where there is nothing that can be dragged by itself.
    Point2D below = new Point2D(room.getMinX() + 3, room.getMaxY() - 3);
    Point2D above = new Point2D(room.getMinX() + 3, room.getMinY() + 3);
    Point2D beside = new Point2D(room.getMaxX() - 3, room.getMaxY() - 3);
    drag(game, above, below);
    drag(game, below, beside);
    assertThat(drawing(game).getMinX()).isCloseTo(0, within(PIXEL));
    assertThat(drawing(game).getMinY()).isCloseTo(0, within(PIXEL));
    drag(game, below, above);
    drag(game, beside, below);
    assertThat(drawing(game).getMaxX()).isCloseTo(room.getWidth(), within(PIXEL));
    assertThat(drawing(game).getMaxY()).isCloseTo(room.getHeight(), within(PIXEL));
    assertThat(played(game)).as("moving the board clicks nothing").isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(strings = {"san-marco", "canal-grande", "marco-polo"})
  void buttonResetsTheZoom(String id) {
    GameWindow game = open(id);
    List<Bounds> page = page(game);
    Bounds whole = drawing(game);
    assertThat(game.find("whole-board").isVisible()).isFalse();
    game.hand.wheel(middle(lit(game)), 5);
    assertThat(page(game)).isEqualTo(page);
    assertThat(game.text("whole-board")).contains(Math.round(100 * factor(game)) + "%");
    double before = factor(game);
    game.hand.wheel(middle(game.find("whole-board")), 1);
    assertThat(factor(game)).as("the wheel over the button").isGreaterThan(before);
    game.hand.click("whole-board");
    assertThat(drawing(game)).isEqualTo(whole);
    assertThat(game.find("whole-board").isVisible()).isFalse();
    assertThat(page(game)).isEqualTo(page);
    game.hand.wheel(middle(lit(game)), 5);
    game.picture("zoom-" + id);
    game.picture("zoom-" + id, 1920, 1080);
  }

  @ParameterizedTest
  @ValueSource(strings = {"san-marco", "canal-grande", "marco-polo"})
  void whatKeysLeadToIsBroughtIntoView(String id) {
    GameWindow game = open(id);
    Node lit = lit(game);
    Bounds room = on(() -> inScene(board(game)));
    Point2D there = middle(lit);
    Point2D far =
        new Point2D(
            there.getX() < room.getCenterX() ? room.getMaxX() - 2 : room.getMinX() + 2,
            there.getY() < room.getCenterY() ? room.getMaxY() - 2 : room.getMinY() + 2);
    game.hand.wheel(far, ALL);
    assertThat(room.contains(middle(lit))).isFalse();
    on(() -> {
      game.find("log").requestFocus();
      KeyUse.show(game.scene(), true);
      lit.requestFocus();
      return lit;
    });
    assertThat(room.contains(middle(lit))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"san-marco", "canal-grande", "marco-polo"})
  void cachedDrawingsWaitForTheWheelToRest(String id) {
    GameWindow game = open(id);
    Point2D pointer = middle(lit(game));
    assertThat(on(() -> hints(game))).containsOnly(CacheHint.QUALITY);
    Fx.run(() -> {
      game.hand.wheel(pointer, 2);
      assertThat(hints(game)).containsOnly(CacheHint.SPEED);
    });
    Fx.until(() -> !hints(game).contains(CacheHint.SPEED));
    assertThat(on(() -> hints(game))).containsOnly(CacheHint.QUALITY);
  }

  @Test
  void keysEnlargeTheBoardAndShowAllOfIt() {
    GameWindow game = open("san-marco");
    game.hand.push(KeyCode.PLUS).push(KeyCode.ADD);
    double twice = factor(game);
    assertThat(twice).isGreaterThan(1.4);
    game.hand.push(KeyCode.MINUS);
    assertThat(factor(game)).isBetween(1.01, twice - 0.1);
    game.hand.push(KeyCode.DIGIT0);
    assertThat(factor(game)).isEqualTo(1);
  }

  @Test
  void zoomSurvivesUndoButNotAnotherGame() {
    GameWindow game = open("san-marco");
    Node lit = lit(game);
    game.hand.wheel(middle(lit), 4).click(() -> Optional.of(lit));
    Bounds enlarged = drawing(game);
    on(() -> {
      game.model.lookAt(0);
      game.model.lookAt(game.model.history().size());
      game.model.undo();
      return game;
    });
    assertThat(drawing(game)).isEqualTo(enlarged);
    assertThat(factor(open("san-marco"))).isEqualTo(1);
  }

  @Test
  void cardsDropOnlyOnVisiblePartOfZoomedBoard() {
    GameWindow game = windows.open(3, 4);
    game.until(() -> game.isDeciding(Phase.PLAY) && game.districtCard() != null);
    Card card = Objects.requireNonNull(game.districtCard());
    String held = "hand-" + (1 + Seen.view(game.model).hand().list().indexOf(card));
    String district = "district-" + card.district();
    DrawnBoard board = (DrawnBoard) board(game);
    game.hand.wheel(middle(game.find(district)), 6);
    Point2D tray = middle(game.find("status-slot"));
    Point2D below = middle(game.find("tray-slot"));
    assertThat(on(() -> board.placeAt(tray.getX(), tray.getY()))).isNegative();
    assertThat(on(() -> board.placeAt(below.getX(), below.getY()))).isNegative();
    int moves = game.model.moves();
    game.hand.drag(held, district);
    assertThat(game.model.moves()).isEqualTo(moves + 1);
  }

  @Test
  void adviceScrollsIntoViewAndClipsItsArrow() {
    GameWindow game = open("san-marco");
    Bounds room = on(() -> inScene(board(game)));
    Point2D corner = new Point2D(room.getMinX() + 2, room.getMaxY() - 2);
    game.hand.wheel(corner, ALL);
    Bounds before = drawing(game);
    game.hand.push(KeyCode.F6);
    Fx.until(() -> !arrow(game).isEmpty());
    assertThat(drawing(game)).isNotEqualTo(before);
    assertThat(isArrowWithin(game, room)).isTrue();
    game.hand.wheel(corner, -ALL).wheel(corner, ALL);
    Fx.until(() -> drawing(game).equals(before));
    Fx.until(() -> isArrowWithin(game, room));
  }

  /** A game of two or more people, played on until something can be chosen on its board. */
  private GameWindow open(String id) {
    int players = id.equals("canal-grande") ? 2 : 3;
    List<Seat> seats =
        IntStream.range(0, players)
            .mapToObj(i -> new Seat("Player " + (i + 1), Seat.COLOURS.get(i)))
            .toList();
    GameWindow game =
        windows.open(
            new Table(
                Games.installed().find(id).orElseThrow(),
                new Setup(id, players, Map.of()),
                seats,
                5),
            5);
    on(() -> {
      while (places(game).isEmpty()) {
        if (game.model.prompt() instanceof Deciding) {
          game.model.decision().click(game.model.decision().choices().iterator().next());
        } else {
          game.model.goOn();
        }
      }
      return game;
    });
    // Any key: once it is answered, everything is in its final place.
    game.hand.push(KeyCode.F12).push(KeyCode.F12);
    return game;
  }

  /** The place of a next choice on the board, if any. */
  private static Optional<Node> places(GameWindow game) {
    return board(game) instanceof DrawnBoard drawn
        ? game.model.decision().choices().stream()
            .flatMap(choice -> drawn.spot(choice).stream())
            .findFirst()
        : Optional.ofNullable(board(game).lookup("#card-1"));
  }

  private static Node lit(GameWindow game) {
    return on(() -> places(game).orElseThrow());
  }

  private static FittedBoard board(GameWindow game) {
    return (FittedBoard) game.find("board");
  }

  private static Bounds drawing(GameWindow game) {
    return on(() -> board(game).drawing());
  }

  private static double factor(GameWindow game) {
    return on(() -> board(game).factorProperty().get());
  }

  /** The decision so far. */
  private static Object played(GameWindow game) {
    return on(() ->
        List.of(
            game.model.moves(),
            List.copyOf(game.model.decision().chosen()),
            game.model.decision() instanceof OffersDecision<?> offers
                    && offers.division().isPresent()
                ? offers.division().get().in(1)
                : List.of()));
  }

  /** Drags the board as far as it goes, and looks that it goes no farther. */
  private static void drag(GameWindow game, Point2D from, Point2D to) {
    Bounds place = on(() -> board(game).getLayoutBounds());
    Bounds before;
    do {
      before = drawing(game);
      game.hand.drag(from, to);
      Bounds now = drawing(game);
      assertThat(now.getMinX()).isLessThan(PIXEL);
      assertThat(now.getMinY()).isLessThan(PIXEL);
      assertThat(now.getMaxX()).isGreaterThan(place.getWidth() - PIXEL);
      assertThat(now.getMaxY()).isGreaterThan(place.getHeight() - PIXEL);
    } while (!drawing(game).equals(before));
  }

  /** The places of the board and its surroundings. */
  private static List<Bounds> page(GameWindow game) {
    return on(() -> {
      game.scene().getRoot().layout();
      return List.of("board", "status-slot", "tray-slot", "log").stream()
          .map(id -> inScene(game.find(id)))
          .toList();
    });
  }

  /** The hints by which cached nodes are drawn. */
  private static List<CacheHint> hints(GameWindow game) {
    return FaceUpCards.all(board(game)).stream()
        .filter(Node::isCache)
        .map(Node::getCacheHint)
        .toList();
  }

  private static List<Node> arrow(GameWindow game) {
    return ((Parent) game.find("advice-arrow")).getChildrenUnmodifiable();
  }

  /** Whether the arrow keeps to the board, except for its bend and the width of its line. */
  private static boolean isArrowWithin(GameWindow game, Bounds room) {
    Bounds now = on(() -> inScene(game.find("advice-arrow")));
    return now.getMinX() > room.getMinX() - BEND
        && now.getMaxX() < room.getMaxX() + BEND
        && now.getMinY() > room.getMinY() - BEND
        && now.getMaxY() < room.getMaxY() + BEND;
  }

  private static Bounds inScene(Node node) {
    return node.localToScene(node.getLayoutBounds());
  }

  /** A pixel in the middle of a node. */
  private static Point2D middle(Node node) {
    Bounds bounds = on(() -> inScene(node));
    return new Point2D(Math.round(bounds.getCenterX()), Math.round(bounds.getCenterY()));
  }
}
