package org.sanmarco.ui.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sanmarco.ui.testing.RandomPositions.at;
import static org.sanmarco.ui.testing.RandomPositions.reach;

import module java.base;

import javafx.geometry.BoundingBox;
import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.scene.transform.Transform;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sanmarco.Sampled;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.CanalGrandePosition;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.kernel.Setup;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.TextSize;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Hand;
import org.sanmarco.ui.testing.Legibility;
import org.sanmarco.ui.testing.Pictures;
import org.sanmarco.ui.testing.RandomPositions;
import org.sanmarco.ui.testing.Window;

/** All text is large enough, even in the smallest window, and can be made larger. */
class TextSizeTest {

  /** The smallest text that can be read without effort, in pixels of the screen. */
  private static final double LEAST = 12;

  private static final double ROUNDING = 0.05;
  private static final Dimension2D SMALLEST = new Dimension2D(1024, 700);
  private static final Dimension2D USUAL = new Dimension2D(1280, 800);

  /** A usual window on a screen that has a little less room for it. */
  private static final Dimension2D LOWER = new Dimension2D(1280, 1000);

  private static final Dimension2D LARGE = new Dimension2D(1920, 1080);
  private static final List<String> NAMES = List.of("Bianca", "Marco", "Lucia", "Pietro", "Zoe");

  private static final List<String> LONG_NAMES =
      List.of(
          "Maximiliane-Charlotte V.",
          "Bartholomäus Hagenbecker",
          "Alessandra Bianca Contar",
          "Giovanni Pietro Loredano",
          "Wolfgang Amadeus Mozarte");

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  private final Hand hand = window.hand();

  /** The main phases of the three games, with as many at the table as there can be. */
  record Stage(String name, Supplier<Table> table) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Stage> stages() {
    return Stream.of(
        new Stage("setting up", () -> RandomPositions.table(4, 1)),
        new Stage("dividing in three", () -> reach(3, at(Phase.DIVIDE, 2))),
        new Stage("choosing of three", () -> reach(3, at(Phase.CHOOSE, 2))),
        new Stage("choosing of two", () -> reach(4, at(Phase.CHOOSE, 2))),
        new Stage("playing", () -> reach(4, at(Phase.PLAY, 2).and(RandomPositions::hasDearDoge))),
        new Stage("removing", () -> reach(4, at(Phase.EXILE_REMOVE, 1))),
        new Stage("roles of two", () -> reach(2, at(Phase.ROLES, 2))),
        new Stage("playing for two", () -> reach(2, at(Phase.PLAY, 2))),
        new Stage(
            "dividing in Canal Grande",
            () -> canalGrande(2, org.sanmarco.games.canalgrande.Phase.DIVIDE)),
        new Stage(
            "choosing in Canal Grande",
            () -> canalGrande(4, org.sanmarco.games.canalgrande.Phase.CHOOSE)),
        new Stage(
            "voting in Canal Grande",
            () -> canalGrande(4, org.sanmarco.games.canalgrande.Phase.VOTE)),
        new Stage(
            "moving in Marco Polo", () -> marcoPolo(5, org.sanmarco.games.marcopolo.Phase.MOVE)),
        new Stage(
            "moving one of two camels late",
            () ->
                marcoPolo(
                    2, org.sanmarco.games.marcopolo.Phase.MOVE, TextSizeTest::isScoredInPlaces)),
        new Stage(
            "taking in Marco Polo", () -> marcoPolo(5, org.sanmarco.games.marcopolo.Phase.TAKE)));
  }

  private static Table canalGrande(int players, org.sanmarco.games.canalgrande.Phase phase) {
    return RandomPositions.reach(
        seed -> RandomPositions.table(new CanalGrande(), players, 1, seed),
        CanalGrandePosition.class,
        position -> position.phase() == phase && position.turn() >= 3 && position.onTurn() == 1);
  }

  /** Whether the panels tell two far spaces and the gold at the end. */
  private static boolean isScoredInPlaces(MarcoPoloPosition position) {
    return position.goldAtEnd(1) > position.gold(1) && position.goldAtEnd(2) > position.gold(2);
  }

  private static Table marcoPolo(int players, org.sanmarco.games.marcopolo.Phase phase) {
    return marcoPolo(players, phase, _ -> true);
  }

  private static Table marcoPolo(
      int players, org.sanmarco.games.marcopolo.Phase phase, Predicate<MarcoPoloPosition> wanted) {
    return RandomPositions.reach(
        seed ->
            new Table(
                new MarcoPolo(),
                new Setup(MarcoPolo.ID, players, Map.of()),
                IntStream.range(0, players)
                    .mapToObj(
                        i -> new Seat(NAMES.get(i), Seat.COLOURS.get(i), i == 0 ? "" : "random"))
                    .toList(),
                seed),
        MarcoPoloPosition.class,
        position ->
            position.phase() == phase
                && position.onTurn() == 1
                && position.turn() > 15
                && wanted.test(position));
  }

  @Test
  void dialogsFitAndNamesAreReadableInAnyTextSize() {
    set(TextSize.LARGEST);
    hand.click("home-new-san-marco");
    assertThat(width("seat-1-name")).isGreaterThan(90);
    hand.push(KeyCode.F1);
    assertThat(isInTheWindow("keys-close")).isTrue();
    hand.push(KeyCode.ESCAPE).push(KeyCode.F10);
    assertThat(isInTheWindow("settings-close")).isTrue();
    Pictures.take(window, "settings-large");
    hand.push(KeyCode.ESCAPE);
  }

  private double width(String id) {
    return Fx.on(() -> {
      Fx.laidOut(window.scene());
      return Fx.find(window.scene(), "#" + id).getLayoutBounds().getWidth();
    });
  }

  private boolean isInTheWindow(String id) {
    return Fx.on(() -> {
      Fx.laidOut(window.scene());
      Node node = Fx.find(window.scene(), "#" + id);
      Scene scene = window.scene();
      return new BoundingBox(0, 0, scene.getWidth(), scene.getHeight())
          .contains(node.localToScene(node.getLayoutBounds()));
    });
  }

  @Sampled(4)
  @ParameterizedTest
  @MethodSource("stages")
  void whatMustBeReadIsLargeEnoughInTheSmallestWindow(Stage stage) {
    window.open(stage.table().get());
    for (String language : List.of("en", "de")) {
      speak(language);
      assertThat(window.in(SMALLEST, TextSizeTest::small)).as(language).isEmpty();
      assertThat(window.in(SMALLEST, Legibility::complaints)).as(language).isEmpty();
      assertThat(window.in(SMALLEST, this::overTheQuestion)).as(language).isEmpty();
    }
  }

  @Sampled(4)
  @ParameterizedTest
  @MethodSource("stages")
  void largerTextIsNotCut(Stage stage) {
    window.open(stage.table().get());
    for (String language : List.of("en", "de")) {
      speak(language);
      for (TextSize size : List.of(TextSize.LARGE, TextSize.LARGEST)) {
        set(size);
        for (Dimension2D room : List.of(SMALLEST, USUAL, LARGE)) {
          assertThat(window.in(room, Legibility::complaints))
              .as("%s, %s, %s", language, size, room)
              .isEmpty();
          assertThat(window.in(room, this::overTheQuestion))
              .as("%s, %s, %s", language, size, room)
              .isEmpty();
        }
      }
    }
  }

  /** Names of 24 letters, as long as they may be, squeeze nothing that has to be read. */
  @Sampled(4)
  @ParameterizedTest
  @MethodSource("stages")
  void longNamesLeaveRoomForTheQuestion(Stage stage) {
    window.open(RandomPositions.renamed(stage.table().get(), LONG_NAMES));
    speak("de");
    for (Dimension2D room : List.of(SMALLEST, USUAL)) {
      assertThat(window.in(room, Legibility::broken)).as("%s", room).isEmpty();
      assertThat(window.in(room, this::overTheQuestion)).as("%s", room).isEmpty();
    }
  }

  /** The players' panels that reach into the question below them. */
  private List<String> overTheQuestion(Parent root) {
    double question = Fx.place(Fx.find(window.scene(), "#status-slot")).getMinY();
    return root.lookupAll(".seat-panel").stream()
        .filter(Fx::isShown)
        .filter(panel -> Fx.place(panel).getMaxY() > question + 1)
        .map(panel -> panel.getId() + " ends at " + Fx.place(panel).getMaxY())
        .toList();
  }

  @Test
  void keysChangeTheSizeOnEveryScreenAndItStays() {
    double home = scale("home-new-san-marco");
    hand.push(KeyCode.CONTROL, KeyCode.EQUALS);
    assertThat(scale("home-new-san-marco")).isGreaterThan(1.1 * home);
    window.open(stages().findFirst().orElseThrow().table().get());
    double game = scale("status-title");
    hand.push(KeyCode.CONTROL, KeyCode.DIGIT0);
    assertThat(game).isGreaterThan(1.1 * scale("status-title"));
    hand.push(KeyCode.CONTROL, KeyCode.MINUS);
    assertThat(size()).isEqualTo(TextSize.SMALL);
    hand.push(KeyCode.CONTROL, KeyCode.PLUS).push(KeyCode.F10).push(KeyCode.CONTROL, KeyCode.PLUS);
    assertThat(size()).as("while a dialog is open").isEqualTo(TextSize.LARGE);
    hand.click("settings-text-size-larger").push(KeyCode.ESCAPE);
    window.settle();
    window.close();
    window.restart();
    assertThat(size()).isEqualTo(TextSize.LARGER);
  }

  @Test
  void eachStepIsLargerWhereThereIsRoom() {
    window.open(stages().findFirst().orElseThrow().table().get());
    List<Double> scales = new ArrayList<>();
    for (TextSize size : TextSize.values()) {
      set(size);
      scales.add(window.in(LARGE, root -> scale(Fx.find(window.scene(), "#status-title"))));
    }
    assertThat(scales).isSorted().doesNotHaveDuplicates();
  }

  @Test
  void facesOfComputersLeaveTheDecksTheirRoom() {
    List<String> cast = List.of("Zuane", "Orsola", "Lunardo", "Caterina");
    window.open(
        new Table(
            new SanMarco(),
            new Setup(SanMarco.ID, cast.size(), Map.of()),
            IntStream.range(0, cast.size())
                .mapToObj(i -> new Seat(cast.get(i), Seat.COLOURS.get(i), "medium"))
                .toList(),
            1));
    assertThat(window.find("seat-panel-1").orElseThrow().lookup(".portrait")).isNotNull();
    boolean isOpen = window.in(USUAL, root -> Fx.isUsable(window.scene(), "deck"));
    assertThat(isOpen).isTrue();
  }

  /** The rest of the decks is shown if there is room for it, and otherwise on demand. */
  @Test
  void theDecksFoldAwayWhereLargerTextLeavesThemNoRoom() {
    window.open(RandomPositions.table(2, 1));
    double usual = titleScale();
    assertThat(isUsable("deck")).isTrue();
    assertThat(isUsable("side-unfold")).isFalse();
    set(TextSize.LARGEST);
    assertThat(titleScale()).isGreaterThan(1.2 * usual);
    assertThat(isUsable("deck")).isFalse();
    unfold();
    assertThat(isUsable("deck")).isTrue();
    double bottom = window.in(LOWER, root -> Fx.place(Fx.find(window.scene(), "#deck")).getMaxY());
    double button =
        window.in(LOWER, root -> Fx.place(Fx.find(window.scene(), "#side-unfold")).getMinY());
    assertThat(bottom).as("the button can be pressed again").isLessThan(button);
    List<String> complaints = window.in(LOWER, Legibility::complaints);
    assertThat(complaints).isEmpty();
    unfold();
    assertThat(isUsable("deck")).isFalse();
    set(TextSize.STANDARD);
    assertThat(isUsable("deck")).isTrue();
  }

  private void unfold() {
    window.in(
        LOWER,
        root -> {
          ((ToggleButton) Fx.find(window.scene(), "#side-unfold")).fire();
          return root;
        });
  }

  private double titleScale() {
    return window.in(LOWER, root -> scale(Fx.find(window.scene(), "#status-title")));
  }

  private boolean isUsable(String id) {
    return window.in(LOWER, root -> Fx.isUsable(window.scene(), id));
  }

  private void speak(String language) {
    Fx.run(
        () -> window.services().preferences().change(now -> now.with(Setting.LANGUAGE, language)));
    window.settle();
  }

  private void set(TextSize size) {
    Fx.run(() -> window.services().preferences().change(now -> now.with(Setting.TEXT_SIZE, size)));
    window.settle();
  }

  private TextSize size() {
    return Fx.on(() -> window.services().preferences().settings().get(Setting.TEXT_SIZE));
  }

  private double scale(String id) {
    return Fx.on(() -> {
      Fx.laidOut(window.scene());
      return scale(Fx.find(window.scene(), "#" + id));
    });
  }

  private static double scale(Node node) {
    Transform shown = node.getLocalToSceneTransform();
    return Math.hypot(shown.getMxy(), shown.getMyy());
  }

  /** Texts that are too small, with their sizes. */
  private static List<String> small(Node node) {
    List<String> small = new ArrayList<>();
    look(node, small);
    return small;
  }

  private static void look(Node node, List<String> small) {
    if (!node.isVisible()) {
      return;
    }
    if (node instanceof Text text && !text.getText().isBlank()) {
      double drawn = text.getFont().getSize() * scale(text);
      if (drawn < LEAST - ROUNDING) {
        small.add("%.1f: %s %s".formatted(drawn, text.getText(), text.getStyleClass()));
      }
    } else if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> look(child, small));
    }
  }
}
