package org.sanmarco.ui.testing;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.css.PseudoClass;
import javafx.event.ActionEvent;
import javafx.event.EventHandler;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.PopupWindow;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Setup;
import org.sanmarco.kernel.State;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.Animation;
import org.sanmarco.save.settings.Settings.Pace;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;

/** Uses the window at random and checks its responses. */
public final class Monkey {

  private static final int REMEMBERED = 12;

  /** The number of inputs of which one continues the game, as a player would. */
  private static final int SENSE = 3;

  /** The number of inputs of which one gives a seat to a computer or back to a person. */
  private static final int HANDED = 25;

  /** The styles of offers. */
  private static final Set<String> OFFERS = Set.of("offer", "offer-mat");

  /** The players of seats; computers that think longer would only slow the test down. */
  private static final Set<Object> PLAYERS = Set.of("", "random", "easy");

  /** Buttons that end the program or open the system's file dialogs. */
  private static final Set<String> FORBIDDEN = Set.of("home-quit", "menu-quit");

  /** States that only show where the mouse or the keyboard is. */
  private static final Set<String> PASSING =
      Set.of(
          "hover",
          "focused",
          "focus-visible",
          "focus-within",
          "armed",
          "pressed",
          "show-mnemonics");

  private static final List<List<KeyCode>> KEYS =
      List.of(
          List.of(KeyCode.ENTER),
          List.of(KeyCode.SPACE),
          List.of(KeyCode.ESCAPE),
          List.of(KeyCode.TAB),
          List.of(KeyCode.SHIFT, KeyCode.TAB),
          List.of(KeyCode.LEFT),
          List.of(KeyCode.RIGHT),
          List.of(KeyCode.UP),
          List.of(KeyCode.DOWN),
          List.of(KeyCode.HOME),
          List.of(KeyCode.END),
          List.of(KeyCode.ALT, KeyCode.LEFT),
          List.of(KeyCode.ALT, KeyCode.RIGHT),
          List.of(KeyCode.DIGIT1),
          List.of(KeyCode.DIGIT2),
          List.of(KeyCode.DIGIT3),
          List.of(KeyCode.DIGIT4),
          List.of(KeyCode.DELETE),
          List.of(KeyCode.BACK_SPACE),
          List.of(KeyCode.P),
          List.of(KeyCode.CONTROL, KeyCode.Z),
          List.of(KeyCode.CONTROL, KeyCode.Y),
          List.of(KeyCode.CONTROL, KeyCode.S),
          List.of(KeyCode.CONTROL, KeyCode.F),
          List.of(KeyCode.CONTROL, KeyCode.C),
          List.of(KeyCode.CONTROL, KeyCode.PLUS),
          List.of(KeyCode.CONTROL, KeyCode.MINUS),
          List.of(KeyCode.CONTROL, KeyCode.DIGIT0),
          List.of(KeyCode.F1),
          List.of(KeyCode.F2),
          List.of(KeyCode.F3),
          List.of(KeyCode.F10),
          List.of(KeyCode.F12));

  private final Window window;
  private final Game game;
  private final int players;
  private final long seed;
  private final Random random;
  private final Hand hand;
  private final Player player;
  private final Deque<String> done = new ArrayDeque<>();
  private long games;
  private int finished;

  /** A monkey that does the same for the same seed. */
  public Monkey(Window window, Game game, int players, long seed) {
    this.window = window;
    this.game = game;
    this.players = players;
    this.seed = seed;
    random = new Random(seed * 31 + players);
    hand = new Hand(window::scene, window::settle);
    player = new Player(window, hand, seed);
  }

  /** Uses the window the given number of times. */
  public void play(int inputs) {
    settings(Animation.NORMAL, true);
    begin();
    for (int input = 1; input <= inputs; input++) {
      try {
        use();
        look();
      } catch (AssertionError | RuntimeException failure) {
        Pictures.keep(window, "monkey-" + game.id() + "-" + players);
        throw new AssertionError(
            "%s, players %d, seed %d, input %d, lately %s: %s"
                .formatted(game.id(), players, seed, input, done, failure.getMessage()),
            failure);
      }
    }
    System.Logger log = System.getLogger(Monkey.class.getName());
    log.log(System.Logger.Level.INFO, "{0} players: {1} games finished", players, finished);
  }

  /** Restores the window's settings; the game stays changed. */
  public void stop() {
    settings(Animation.OFF, false);
  }

  private void settings(Animation speed, boolean confirmations) {
    Fx.on(() -> {
      window
          .services()
          .preferences()
          .change(now ->
              now.with(Setting.ANIMATION, speed)
                  .with(Setting.CONFIRMATIONS, confirmations)
                  .with(Setting.PACE, Pace.AT_ONCE));
      return window;
    });
  }

  private void use() {
    int dice = random.nextInt(20);
    if (random.nextInt(HANDED) == 0) {
      handOver();
    } else if (dice < 20 / SENSE) {
      goOn();
    } else if (dice < 12) {
      clickSomething();
    } else if (dice < 16) {
      List<KeyCode> keys = KEYS.get(random.nextInt(KEYS.size()));
      did("keys " + keys);
      hand.push(keys.toArray(KeyCode[]::new));
    } else if (dice < 18) {
      Point2D point = somewhere();
      did("click at " + point);
      hand.click(point);
    } else {
      Point2D point = somewhere();
      hand.drag(
          () -> {
            Optional<Node> node = something();
            node.ifPresent(dragged -> did("drag " + dragged + " to " + point));
            return node;
          },
          point);
    }
  }

  /** Changes the player of a random seat. */
  private void handOver() {
    List<MenuButton> menus =
        Fx.on(() ->
            window.scene().getRoot().lookupAll(".seat-menu").stream()
                .filter(menu -> Fx.isShown(menu) && !menu.isDisabled())
                .map(MenuButton.class::cast)
                .toList());
    if (!menus.isEmpty()) {
      choose(menus.get(random.nextInt(menus.size())));
    }
  }

  /** Whether a computer is about to move, or pieces are still moving. */
  private boolean isAlive() {
    return Fx.on(() -> {
      Scene scene = window.scene();
      return Fx.isUsable(scene, "computer")
          || Stream.of("#motion", "#leaving")
              .anyMatch(layer ->
                  Fx.lookup(scene, layer) instanceof Group moving
                      && !moving.getChildren().isEmpty());
    });
  }

  /** Checks the conditions that hold after every input. */
  private void look() {
    assertThat(window.stage().isShowing()).isTrue();
    if (window.find("failure").isPresent()) {
      throw new AssertionError(
          Fx.on(() ->
                  ((javafx.scene.control.TextArea) Fx.lookup(window.scene(), "#failure-details")))
              .getText());
    }
    assertThat(Fx.on(() -> ScreenReader.nameless(window.scene().getRoot())))
        .as("nameless")
        .isEmpty();
  }

  /** Clicks a node and checks that it responds; then uses an opened menu or box. */
  private void clickSomething() {
    window.awaitRest();
    List<Runnable> answers = new ArrayList<>();
    Optional<Node> clicked =
        hand.click(() -> {
          // A computer may have moved since.
          Optional<Node> node = window.isResting() ? Optional.empty() : something();
          node.ifPresent(aim -> {
            did("click " + aim);
            answers.add(answer(aim));
          });
          return node;
        });
    answers.forEach(Runnable::run);
    switch (clicked.orElse(null)) {
      case MenuButton menu -> choose(menu);
      case ComboBox<?> box when box.isShowing() ->
          hand.push(random.nextBoolean() ? KeyCode.DOWN : KeyCode.UP).push(KeyCode.ENTER);
      case null, default -> {}
    }
  }

  /** A check, after a click on a node, that it responded. Called on the JavaFX thread. */
  private Runnable answer(Node node) {
    if (node instanceof Button button) {
      int[] heard = new int[1];
      EventHandler<ActionEvent> ear = event -> heard[0]++;
      button.addEventFilter(ActionEvent.ACTION, ear);
      return () -> {
        button.removeEventFilter(ActionEvent.ACTION, ear);
        assertThat(heard[0]).as("a click on " + button + " is heard").isEqualTo(1);
      };
    }
    if (isAnswered(node)) {
      String before = seen();
      return () -> assertThat(seen()).as("a click on " + node + " is seen").isNotEqualTo(before);
    }
    return () -> {};
  }

  /**
   * Whether a click always changes the picture: on lit nodes, cards outside a fan, and unselected
   * offers. A card of a fan that can't be played is refused in the same words twice.
   */
  private static boolean isAnswered(Node node) {
    return has(node, "lit")
        || node.getStyleClass().contains("playing-card")
            && !Objects.requireNonNull(node.getParent()).getStyleClass().contains("card-fan")
        || node.getStyleClass().stream().anyMatch(OFFERS::contains)
            && node.isFocusTraversable()
            && !has(node, "selected");
  }

  private static boolean has(Node node, String state) {
    return node.getPseudoClassStates().contains(PseudoClass.getPseudoClass(state));
  }

  private void choose(MenuButton menu) {
    List<MenuItem> items =
        Fx.on(() ->
            menu.getItems().stream()
                .flatMap(item ->
                    item instanceof Menu more
                        ? more.getItems().stream()
                        : java.util.stream.Stream.of(item))
                .filter(item -> !(item instanceof SeparatorMenuItem) && !item.isDisable())
                .filter(item -> !FORBIDDEN.contains(Objects.requireNonNullElse(item.getId(), "")))
                .filter(item -> item.getUserData() == null || PLAYERS.contains(item.getUserData()))
                .toList());
    MenuItem item = items.get(random.nextInt(items.size()));
    did("item " + item.getId() + " " + item.getText());
    Fx.on(() -> {
      menu.hide();
      item.fire();
      return item;
    });
    window.settle();
  }

  /** Any usable node. Called on the JavaFX thread. */
  private Optional<Node> something() {
    // A click would not reach a node below a menu or a tip.
    popups().forEach(javafx.stage.Window::hide);
    List<Node> all = new ArrayList<>(ScreenReader.reachable(window.scene().getRoot()));
    all.removeIf(node -> FORBIDDEN.contains(Objects.requireNonNullElse(node.getId(), "")));
    Collections.shuffle(all, random);
    return all.stream().filter(hand::reaches).findFirst();
  }

  /** The open menus, for which computers wait. Called on the JavaFX thread. */
  private static List<javafx.stage.Window> menus() {
    return popups().stream().filter(popup -> !(popup instanceof Tooltip)).toList();
  }

  private static List<javafx.stage.Window> popups() {
    return javafx.stage.Window.getWindows().stream().filter(PopupWindow.class::isInstance).toList();
  }

  /** Any point except on a button that would end the program. */
  private Point2D somewhere() {
    Scene scene = window.scene();
    Node quit = Fx.on(() -> Fx.lookup(scene, "#home-quit"));
    Point2D point;
    do {
      point =
          new Point2D(
              random.nextInt((int) scene.getWidth()), random.nextInt((int) scene.getHeight()));
    } while (quit != null && quit.localToScene(quit.getLayoutBounds()).contains(point));
    return point;
  }

  /** Takes a step that continues the game, from any page. */
  private void goOn() {
    did("go on");
    // Animations are skipped, and dialogs, the past and begun moves are left.
    hand.push(KeyCode.F12);
    for (int i = 0; i < 12 && isAside(); i++) {
      hand.push(KeyCode.ESCAPE);
    }
    assertThat(isAside())
        .as(
            "escape doesn't lead back from %s, heard by %s",
            Fx.on(() -> window.scene().getFocusOwner()),
            Fx.on(() ->
                javafx.stage.Window.getWindows().stream()
                    .filter(javafx.stage.Window::isFocused)
                    .toList()))
        .isFalse();
    if (window.find("game").isEmpty()
        || window.find("tutor").isPresent()
        || window.find("puzzle").isPresent()) {
      // A lesson admits only the move that it teaches, and a puzzle plays none.
      begin();
    } else if (player.isOver() || window.isUsable("game-over-show")) {
      finished++;
      begin();
    } else if (isAlive()) {
      player.watch();
      hand.push(KeyCode.F12);
    } else {
      if (window.isUsable("divide-reset")) {
        hand.click("divide-reset");
      }
      player.step();
    }
  }

  private boolean isAside() {
    return Fx.on(() -> window.services().dialogs().isOpen() || !menus().isEmpty())
        || window.find("past").isPresent()
        || window.isUsable("back");
  }

  /** A game that may have gone on for a while. */
  private void begin() {
    State start = game.start(new Setup(game.id(), players, Map.of()));
    Table table =
        new Table(
            game,
            new Setup(game.id(), players, Map.of()),
            IntStream.rangeClosed(1, start.seats())
                .mapToObj(seat ->
                    new Seat(
                        List.of("Bianca", "Marco", "Lucia", "Pietro", "Nina")
                            .get(start.player(seat) - 1),
                        Seat.COLOURS.get(seat - 1)))
                .toList(),
            ++games + 1000 * seed);
    int moves = random.nextInt(200);
    while (!table.isOver() && table.size() < moves) {
      if (table.actor() instanceof Actor.Chance) {
        table.playChance();
      } else {
        table.play(
            table
                .position()
                .sample(
                    new Dealer(~((Dealer) table.record().chanceSource()).seed()).at(table.size())));
      }
    }
    did("begin after " + moves);
    window.open(table);
  }

  private void did(String what) {
    done.add(what);
    if (done.size() > REMEMBERED) {
      done.remove();
    }
  }

  /** The visible state of the window, in words. */
  private String seen() {
    return Fx.on(() -> {
      StringBuilder seen = new StringBuilder();
      tell(window.scene().getRoot(), seen);
      return seen.toString();
    });
  }

  private static void tell(Node node, StringBuilder seen) {
    if (!node.isVisible()) {
      return;
    }
    if (node.getId() != null) {
      seen.append(node.getId());
    }
    for (PseudoClass state : node.getPseudoClassStates()) {
      if (!PASSING.contains(state.getPseudoClassName())) {
        seen.append(':').append(state.getPseudoClassName());
      }
    }
    switch (node) {
      case Labeled labeled -> seen.append(labeled.getText());
      case Text text -> seen.append(text.getText());
      case TextField field -> seen.append(field.getText());
      default -> {}
    }
    seen.append('\n');
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> tell(child, seen));
    }
  }
}
