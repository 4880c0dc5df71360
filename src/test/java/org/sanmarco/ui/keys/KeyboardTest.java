package org.sanmarco.ui.keys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sanmarco.ui.testing.RandomPositions.dear;
import static org.sanmarco.ui.testing.RandomPositions.hasDearDoge;

import module java.base;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Control;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BorderStroke;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.Sampled;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.table.Table;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Hand;
import org.sanmarco.ui.testing.Pictures;
import org.sanmarco.ui.testing.RandomPositions;
import org.sanmarco.ui.testing.ScreenReader;
import org.sanmarco.ui.testing.Window;

/** Everything can be done by keys alone, and all that they reach has a name. */
class KeyboardTest {

  private static final int MOST_KEYS = 1500;

  /** The colour of the focus ring, by day. */
  private static final Color RING = Color.web("#1b5fb0");

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 5);

  private final Hand hand = window.hand();

  @Sampled(2)
  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void aTurnIsPlayedByKeysAlone(int players) {
    hand.push(KeyCode.ENTER);
    untilFocused("players-" + players);
    hand.push(KeyCode.SPACE);
    untilFocused("newgame-start");
    // The second one has the lots fall at once, or begins where they have fallen already.
    hand.push(KeyCode.ENTER).push(KeyCode.ENTER);
    Fx.until(() -> window.isUsable("lots-begin") || window.table().isPresent());
    if (window.isUsable("lots-begin")) {
      hand.push(KeyCode.ENTER);
    }
    Fx.until(() -> window.table().isPresent());
    for (int keys = 0; position().turn() < 2; keys++) {
      assertThat(keys).as("keys pressed at " + position().describe()).isLessThan(MOST_KEYS);
      isSomewhere();
      press();
    }
  }

  /** The keys a player would press at this screen. */
  private void press() {
    window.awaitQuiet();
    if (window.find("go-on").isPresent()) {
      hand.push(KeyCode.ENTER);
      return;
    }
    switch (position().phase()) {
      case DIVIDE -> divide();
      case ROLES -> roles();
      case CHOOSE -> choose();
      case BONUS_EXILE -> reach("decide-pass");
      case PLAY -> play();
      default -> hand.push(KeyCode.ENTER);
    }
  }

  private void divide() {
    int offers = window.find("offer-3").isPresent() ? 3 : 2;
    for (int card = 0; !focus().equals("divide"); card++) {
      hand.push(digit(1 + card % offers));
    }
    hand.push(KeyCode.ENTER);
  }

  private void roles() {
    for (int place = 1; !focus().equals("roles-give"); place = place % 4 + 1) {
      hand.push(digit(place));
    }
    hand.push(KeyCode.ENTER);
  }

  private void choose() {
    int moves = moves();
    for (int number = 1; moves() == moves; number++) {
      hand.push(digit(number)).push(KeyCode.ENTER);
    }
  }

  /** The first card: on the first place that is lit, or given up where it can't be played. */
  private void play() {
    int moves = moves();
    hand.push(KeyCode.DIGIT1);
    isSomewhere();
    if (focus().startsWith("hand-")) {
      hand.push(KeyCode.DELETE);
    }
    while (moves() == moves) {
      isSomewhere();
      hand.push(KeyCode.ENTER);
    }
  }

  private void reach(String id) {
    untilFocused(id);
    hand.push(KeyCode.ENTER);
  }

  private void untilFocused(String id) {
    // A new screen gives the keyboard to its first button with its first frame.
    Fx.until(() -> window.scene().getFocusOwner() != null);
    for (int tabs = 0; !focus().equals(id); tabs++) {
      assertThat(tabs).as(id + " can be reached").isLessThan(60);
      hand.push(KeyCode.TAB);
    }
  }

  /** The focus is on something that can be seen and used; a tray may have it as a whole. */
  private void isSomewhere() {
    String where =
        Fx.on(() -> {
          Node focused = Objects.requireNonNull(window.scene().getFocusOwner());
          boolean good =
              Fx.isShown(focused)
                  && !focused.isDisabled()
                  && (focused.isFocusTraversable() || focused.getStyleClass().contains("tray"));
          return good ? "" : focused.toString();
        });
    assertThat(where).as("the focus at " + position().describe()).isEmpty();
  }

  @Test
  void afterPayingByKeysFocusIsOnTheNextCard() {
    Table dear =
        RandomPositions.reach(
            4,
            position ->
                position.phase() == Phase.PLAY
                    && hasDearDoge(position)
                    && position.hand().size() > 1);
    window.open(dear);
    hand.push(digit(1 + position().hand().list().indexOf(Card.DOGE)));
    hand.click("other-routes").click("district-" + dear(position()));
    assertThat(focus()).isEqualTo("route-take");
    hand.push(KeyCode.ENTER);
    assertThat(focus()).isEqualTo("hand-1");
  }

  @Test
  void onlyWhoUsesKeysSeesWhereTheyGo() {
    hand.click("home-new-san-marco").click("players-3").click("players-2");
    assertThat(rings()).as("after a click").isZero();
    hand.push(KeyCode.TAB).push(KeyCode.TAB);
    assertThat(rings()).as("after a key").isOne();
    hand.click("players-3");
    assertThat(rings()).as("after another click").isZero();
  }

  /** The number of buttons with a ring around them. */
  private long rings() {
    return Fx.on(() -> {
      Fx.styled(window.scene());
      return window.scene().getRoot().lookupAll("*").stream()
          .filter(node -> node instanceof ButtonBase || node instanceof ComboBoxBase)
          .map(node -> Optional.ofNullable(((Region) node).getBorder()))
          .flatMap(Optional::stream)
          .filter(border ->
              border.getStrokes().stream().map(BorderStroke::getTopStroke).anyMatch(RING::equals))
          .count();
    });
  }

  @Test
  void whatCouldNotBeUsedLooksSoBehindADialogToo() {
    Node unusable = window.find("home-library").orElseThrow();
    Fx.run(() -> unusable.setDisable(true));
    hand.push(KeyCode.F10);
    Node start = window.find("home-new-san-marco").orElseThrow();
    assertThat(Fx.on(start::isDisabled)).isTrue();
    assertThat(Fx.on(start::getOpacity)).isOne();
    assertThat(Fx.on(unusable::getOpacity)).isLessThan(0.5);
    hand.push(KeyCode.ESCAPE);
    assertThat(Fx.on(start::isDisabled)).isFalse();
    assertThat(Fx.on(unusable::isDisabled)).isTrue();
  }

  @Test
  void whatHasTheFocusTakesNoMoreRoom() {
    Table turn = RandomPositions.reach(4, position -> position.phase() == Phase.PLAY);
    window.open(turn);
    Node board = window.find("board").orElseThrow();
    Bounds room = laidOut(board);
    for (Node node : Fx.on(() -> ScreenReader.reachable(window.scene().getRoot()))) {
      Fx.on(() -> {
        node.requestFocus();
        return node;
      });
      window.settle();
      assertThat(laidOut(board)).as("the board beside " + node).isEqualTo(room);
    }
  }

  /** The bounds of a node after a full layout. */
  private Bounds laidOut(Node node) {
    return Fx.on(() -> {
      // Words are broken into lines in the first layout, and have their height in the second.
      Fx.laidOut(window.scene());
      return node.getLayoutBounds();
    });
  }

  @Test
  void everyScreenAndDialogIsSpoken() {
    isSpoken("home");
    hand.push(KeyCode.F1);
    isSpoken("keys");
    Pictures.takeAll(window, "keys");
    hand.push(KeyCode.ESCAPE).push(KeyCode.F10);
    isSpoken("settings");
    hand.push(KeyCode.ESCAPE);
    hand.click("home-new-san-marco");
    isSpoken("newgame");
    for (int players = 2; players <= 4; players++) {
      hand.click("players-" + players);
      isSpoken("newgame");
    }
    hand.click("lots-choice").click("newgame-start");
    Fx.until(() -> window.isUsable("lots-begin"));
    isSpoken("lots");
    hand.click("lots-begin");
    isSpoken("game");
    hand.click("menu");
    isSpoken("game");
    hand.push(KeyCode.ESCAPE).push(KeyCode.CONTROL, KeyCode.F);
    assertThat(focus()).isEqualTo("log-words");
    isSpoken("game");
    Fx.on(() -> {
      window.services().navigator().library();
      return window;
    });
    window.settle();
    isSpoken("library");
    hand.click("library-duplicate");
    hand.push(KeyCode.F2);
    isSpoken("library");
  }

  @Test
  void theOverviewOfKeysOpensWithItsSignAsWell() {
    hand.type("?");
    Fx.until(() -> window.find("keys").isPresent());
    Fx.until(() -> window.scene().getFocusOwner() instanceof Control on && on.getSkin() != null);
    hand.push(KeyCode.ENTER);
    Fx.until(() -> window.find("keys").isEmpty());
    hand.click("home-new-san-marco").write("seat-1-name", "Who?");
    assertThat(window.find("keys")).as("a letter is written, and opens nothing").isEmpty();
  }

  private void isSpoken(String id) {
    assertThat(window.find(id)).isPresent();
    assertThat(Fx.on(() -> ScreenReader.reachable(window.scene().getRoot()))).isNotEmpty();
    assertThat(Fx.on(() -> ScreenReader.nameless(window.scene().getRoot()))).as(id).isEmpty();
  }

  private static KeyCode digit(int number) {
    return KeyCode.valueOf("DIGIT" + number);
  }

  private String focus() {
    return Fx.on(() -> {
      Node focused = window.scene().getFocusOwner();
      return focused == null || focused.getId() == null ? "" : focused.getId();
    });
  }

  private int moves() {
    return Fx.on(() -> table().size());
  }

  private SanMarcoPosition position() {
    return (SanMarcoPosition) Fx.on(() -> table().position());
  }

  private Table table() {
    return window.table().orElseThrow();
  }
}
