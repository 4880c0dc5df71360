package org.sanmarco.games.sanmarco.ui.board;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice;
import org.sanmarco.kernel.Setup;
import org.sanmarco.ui.Fonts;
import org.sanmarco.ui.Theme;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.table.board.FreePlace;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.FxExtension;
import org.sanmarco.ui.testing.Screens;

@ExtendWith(FxExtension.class)
class BoardViewTest {

  private final List<Choice> clicked = new ArrayList<>();
  private final BoardView board = Fx.on(() -> new BoardView(Locale.ENGLISH));
  private final Stage stage = Fx.on(Stage::new);

  @BeforeEach
  void open() {
    Fonts.load();
    board.onClick(clicked::add);
    Fx.run(() -> {
      Scene scene = new Scene(new StackPane(board), 860, 640);
      Theme.STANDARD.apply(scene);
      stage.setScene(scene);
      stage.show();
    });
  }

  @AfterEach
  void close() {
    Fx.run(stage::hide);
  }

  /** On the boards of windows of 1024 by 700, 1280 by 800 and 1920 by 1080. */
  @ParameterizedTest
  @ValueSource(ints = {410, 480, 680})
  void forecastsCoverNothingTheyAreComparedWith(int height) {
    Fx.run(() -> {
      stage.getScene().getWindow().setHeight(height);
      stage.getScene().getWindow().setWidth(1.45 * height);
      board.show(Positions.game(4, 4).getLast());
      Fx.laidOut(stage.getScene());
      for (int price : List.of(0, 3)) {
        board.forecast(
            District.ALL.stream()
                .map(district ->
                    new Forecast(
                        district, List.of(8, 5, 0, -3), price, List.of(1, 2, 3), "", "words"))
                .toList());
        Fx.laidOut(stage.getScene());
        List<Node> plates =
            District.ALL.stream()
                .map(district -> Fx.find(stage.getScene(), "#forecast-" + district))
                .toList();
        List<Node> compared = new ArrayList<>(plates);
        compared.addAll(board.lookupAll(".plate-line"));
        board.lookupAll(".piece").stream()
            .filter(piece -> piece.getId() != null && piece.getId().startsWith("bridge-"))
            .forEach(compared::add);
        compared.add(Fx.find(stage.getScene(), "#doge"));
        assertThat(compared).hasSizeGreaterThan(12);
        for (Node plate : plates) {
          assertThat(compared)
              .as("%s at %d with price %d", plate.getId(), height, price)
              .filteredOn(node -> Fx.place(node).intersects(Fx.place(plate)))
              .containsExactly(plate);
        }
      }
    });
  }

  /** Most of each plate with two gains and a toll lies in its district or on water. */
  @ParameterizedTest
  @ValueSource(ints = {410, 480, 680})
  void forecastsStandInTheirDistricts(int height) {
    Land land = new Land(Venice.packed());
    Fx.run(() -> {
      stage.getScene().getWindow().setHeight(height);
      stage.getScene().getWindow().setWidth(1.45 * height);
      for (int seed = 1; seed <= 3; seed++) {
        board.show(Positions.game(3, seed).getLast());
        board.forecast(
            District.ALL.stream()
                .map(one -> new Forecast(one, List.of(8, 5), 1, List.of(1), "", "words"))
                .toList());
        Fx.laidOut(stage.getScene());
        for (District district : District.ALL) {
          Node plate = Fx.find(stage.getScene(), "#forecast-" + district);
          assertThat(land.elsewhere(district, FreePlace.area(plate)))
              .as("points of %s elsewhere, seed %d", plate.getId(), seed)
              .isLessThan(5);
        }
      }
    });
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  void asManyNoblesAreDrawnAsThereAre(int players) {
    for (SanMarcoPosition position : Positions.game(players, players)) {
      Fx.run(() -> board.show(position));
      for (District district : District.ALL) {
        for (int seat = 1; seat <= position.seats(); seat++) {
          NobleGroup group = (NobleGroup) node("noble-" + district + "-" + seat);
          int count = position.nobles(district, seat);
          assertThat(group.count()).isEqualTo(count);
          assertThat(group.isVisible()).isEqualTo(count > 0);
        }
      }
      for (Pair pair : Pair.ALL) {
        for (int seat = 1; seat <= 4; seat++) {
          assertThat(Fx.lookup(board, "#bridge-" + pair + "-" + seat) != null)
              .as("a bridge of seat %d at %s", seat, pair)
              .isEqualTo(position.owners(pair).contains(seat));
        }
      }
    }
  }

  /** A look at the history removes bridges and puts them up again at once. */
  @Test
  void bridgesKeepTheirOrderAfterLookingBack() {
    List<SanMarcoPosition> game = Positions.game(4, 3);
    Fx.run(() -> game.forEach(board::show));
    SanMarcoPosition last = game.getLast();
    Map<String, Point2D> before = bridges(last);
    assertThat(before.size()).as("on fewer canals").isGreaterThan(canals(last));
    Fx.run(() -> {
      board.show(game.getFirst());
      board.show(last);
    });
    assertThat(bridges(last)).isEqualTo(before);
  }

  private Map<String, Point2D> bridges(SanMarcoPosition position) {
    Map<String, Point2D> bridges = new TreeMap<>();
    for (Pair pair : Pair.ALL) {
      for (int owner : position.owners(pair)) {
        bridges.put(pair + " " + owner, board.pieces().bridge(pair, owner));
      }
    }
    return bridges;
  }

  private static int canals(SanMarcoPosition position) {
    return (int) Pair.ALL.stream().filter(pair -> !position.owners(pair).isEmpty()).count();
  }

  @Test
  void whatStaysAsItIsKeepsItsDrawing() {
    SanMarcoPosition position =
        Positions.game(4, 1).stream().filter(at -> !at.roles().isEmpty()).findFirst().orElseThrow();
    Fx.run(() -> board.show(position));
    Node role = node("role-1");

    Fx.run(() -> board.show(position));

    assertThat(node("role-1")).isSameAs(role);
  }

  @Test
  void clickMeansLitChoiceOrUsualOne() {
    Choice marco = new SanMarcoChoice.OfDistrict(District.MAR);
    Fx.run(() -> board.offer(Set.of(marco)));

    Fx.run(() -> click("district-MAR"));
    Fx.run(() -> click("district-CAN"));

    assertThat(clicked).containsExactly(marco, new SanMarcoChoice.OfDistrict(District.CAN));
  }

  @Test
  void aDistrictMayBeWhereANobleComesFrom() {
    Choice source = new SanMarcoChoice.OfSource(District.DOR);
    Fx.run(() -> board.offer(Set.of(source)));

    Fx.run(() -> click("district-DOR"));

    assertThat(clicked).containsExactly(source);
  }

  @Test
  void keysChooseAndArrowsGoToTheNextLitTarget() {
    Fx.run(() ->
        board.offer(
            Set.of(
                new SanMarcoChoice.OfDistrict(District.CRO),
                new SanMarcoChoice.OfDistrict(District.CAS))));
    Fx.run(() -> node("district-CRO").requestFocus());

    Fx.run(() -> press("district-CRO", KeyCode.RIGHT));
    assertThat(node("district-CAS").isFocused()).isTrue();
    Fx.run(() -> press("district-CAS", KeyCode.ENTER));

    assertThat(clicked).containsExactly(new SanMarcoChoice.OfDistrict(District.CAS));
  }

  @Test
  void piecesTakeClicksOnlyWhenAskedFor() {
    SanMarcoPosition position = Positions.fullest(Positions.game(4, 1));
    Fx.run(() -> board.show(position));

    Fx.run(() -> board.offer(Set.of(new SanMarcoChoice.OfDistrict(District.CAN))));
    assertThat(node("noble-CAN-1").isMouseTransparent()).isTrue();

    Fx.run(() -> board.offer(Set.of(new SanMarcoChoice.OfNoble(District.CAN, 1))));
    assertThat(node("noble-CAN-1").isMouseTransparent()).isFalse();
    Fx.run(() -> click("noble-CAN-1"));
    Fx.run(() -> click("noble-CAN-2"));

    assertThat(clicked)
        .containsExactly(
            new SanMarcoChoice.OfNoble(District.CAN, 1),
            new SanMarcoChoice.OfNoble(District.CAN, 2));
  }

  @Test
  void everyTargetHasANameForScreenReaders() {
    Fx.run(() -> board.show(Positions.fullest(Positions.game(4, 2))));

    assertThat(board.lookupAll(".target"))
        .isNotEmpty()
        .allSatisfy(target -> assertThat(target.getAccessibleText()).isNotBlank());
  }

  @Test
  void seatsWearTheirColours() {
    Fx.run(() ->
        board.call(List.of(SeatColour.WHITE, SeatColour.of("black"), SeatColour.GREEN), List.of()));
    Fx.run(() -> board.show(Positions.fullest(Positions.game(3, 3))));

    assertThat(node("noble-CAN-1").getStyleClass()).contains("seat-white");
    assertThat(node("prestige-2").getStyleClass()).contains("seat-black");
  }

  @ParameterizedTest
  @ValueSource(strings = {"860x640", "1400x900"})
  void pictures(String size) {
    double width = Double.parseDouble(size.substring(0, size.indexOf('x')));
    double height = Double.parseDouble(size.substring(size.indexOf('x') + 1));
    List<SanMarcoPosition> game = Positions.game(4, 7);
    SanMarcoPosition full = Positions.fullest(game);
    Fx.run(() -> {
      BoardView view = new BoardView(Locale.ENGLISH);
      view.setPulsing(false);
      view.call(SeatColour.ALL, List.of("Caterina", "Lorenzo", "Bianca", "Marcantonio"));
      view.show(new SanMarco().start(new Setup("san-marco", 4, Map.of())));
      Screens.picture(view, width, height, "board-empty-" + size);
      view.show(full);
      Screens.picture(view, width, height, "board-full-" + size);
      view.offer(Positions.everything(full));
      Screens.picture(view, width, height, "board-lit-" + size);
      view.offer(Set.of());
      view.show(game.getLast());
      Screens.picture(view, width, height, "board-end-" + size);
      for (Node text : view.lookupAll(".plaque-name")) {
        assertThat(((Text) text).getBoundsInParent().getWidth()).isLessThan(170);
      }
    });
  }

  /** Twelve of a colour are counted at a glance, and four markers distinguished on one field. */
  @Test
  void crowds() {
    Fx.run(() -> {
      BoardView view = new BoardView(Locale.ENGLISH);
      view.setPulsing(false);
      view.show(Positions.fullest(Positions.game(4, 7)));
      int[] counts = {12, 8, 5, 1, 0, 6, 12, 12, 12, 12};
      int next = 0;
      for (District district : District.ALL) {
        for (int seat = 1; seat <= 4; seat++) {
          NobleGroup group = (NobleGroup) view.lookup("#noble-" + district + "-" + seat);
          group.show(counts[next++ % counts.length]);
          assertThat(group.getBoundsInParent().getHeight()).isLessThan(Venice.GROUP_HEIGHT + 16);
        }
      }
      PrestigeTrack track = (PrestigeTrack) view.lookup("#prestige-1").getParent().getParent();
      for (int points : new int[] {3, 20, 53}) {
        track.show(List.of(points, points, points, points));
        for (int seat = 2; seat <= 4; seat++) {
          Bounds one = view.lookup("#prestige-" + seat).getBoundsInParent();
          Bounds first = view.lookup("#prestige-1").getBoundsInParent();
          assertThat(
                  Math.hypot(
                      one.getCenterX() - first.getCenterX(), one.getMinY() - first.getMinY()))
              .as("from one marker to another")
              .isGreaterThan(20);
        }
      }
      Screens.picture(view, 700, 500, "board-crowded-700x500");
      Screens.picture(view, 1400, 900, "board-crowded-1400x900");
    });
  }

  private Node node(String id) {
    Node node = Fx.lookup(board, "#" + id);
    if (node == null) {
      throw new AssertionError("there is no " + id);
    }
    return node;
  }

  private void click(String id) {
    Node node = node(id);
    Event.fireEvent(
        node,
        new MouseEvent(
            MouseEvent.MOUSE_CLICKED,
            0,
            0,
            0,
            0,
            MouseButton.PRIMARY,
            1,
            false,
            false,
            false,
            false,
            true,
            false,
            false,
            true,
            false,
            true,
            new PickResult(node, 0, 0)));
  }

  private void press(String id, KeyCode code) {
    Event.fireEvent(
        node(id), new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
  }
}
