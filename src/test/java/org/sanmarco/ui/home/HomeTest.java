package org.sanmarco.ui.home;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.Mnemonic;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.kernel.Setup;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Hand;
import org.sanmarco.ui.testing.Pictures;
import org.sanmarco.ui.testing.Window;

/** The start screen: new game, continue, open, quit. */
class HomeTest {

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  private final Hand hand = window.hand();

  @Test
  void withoutAGameToContinueTheTutorialIsOffered() {
    window.settle();
    assertThat(window.text("home-continue-what")).startsWith("No game is waiting. The tutorial ");
    Pictures.take(window, "start");
    hand.click("home-continue");
    Fx.until(
        () -> window.table().filter(table -> table.game().id().equals(SanMarco.ID)).isPresent());
  }

  @Test
  void tooltipsNameTheKeysThatDoTheSame() {
    assertThat(tip("home-rules")).isEqualTo("Rule book (F3)");
    assertThat(tip("home-settings")).isEqualTo("Settings (F10)");
    hand.click("home-library");
    assertThat(tip("library-search")).endsWith("F)");
    assertThat(tip("library-open")).isEqualTo("Open (Enter)");
    assertThat(tip("library-rename")).isEqualTo("Rename (F2)");
    assertThat(tip("library-delete")).isEqualTo("Delete (Delete)");
    assertThat(tip("library-undo")).endsWith("Z)");
    assertThat(tip("library-back")).endsWith("(Esc)");
  }

  private String tip(String id) {
    return Fx.on(() -> ((Control) Fx.find(window.scene(), "#" + id)).getTooltip().getText());
  }

  @Test
  void continuesTheLastGame() {
    play(game());
    run(() -> window.services().navigator().home());
    window.settle();
    assertThat(window.text("home-continue-what"))
        .startsWith("San Marco: Bianca, Marco and Zoë, November 20, ")
        .contains("\nLast played", "2026")
        .endsWith(" to play");
    Fx.until(() -> window.find("home-board").filter(Node::isVisible).isPresent());
    assertThat(Fx.on(() -> window.scene().getFocusOwner().getId())).isEqualTo("home-continue");
    Pictures.take(window, "start-continue");
    hand.click("home-continue");
    window.settle();
    assertThat(window.stage().getTitle())
        .startsWith("San Marco – Bianca, Marco and Zoë, November 20, ");
  }

  @Test
  void aTutorialIsContinuedOnlyWithoutAnotherGame() {
    run(() -> window.services().navigator().firstGame("canal-grande"));
    goHome();
    assertThat(window.text("home-continue-what")).startsWith("Canal Grande: ");
    play(game());
    run(() -> window.services().navigator().firstGame("canal-grande"));
    goHome();
    assertThat(window.text("home-continue-what")).startsWith("San Marco: Bianca");
  }

  @Test
  void nothingMovesWhenAGameToContinueIsFound() {
    double before = Fx.place(window.find("home-new-san-marco").orElseThrow()).getMinY();
    play(game());
    goHome();
    assertThat(Fx.place(window.find("home-new-san-marco").orElseThrow()).getMinY())
        .isEqualTo(before);
  }

  @Test
  void everythingFitsIntoTheSmallestWindowBesideLongNames() {
    window.restartSmall();
    play(game("Bianca", "Marco", "Wilhelmine-Antoinette"));
    goHome();
    for (String id : List.of("home-language", "home-edition", "home-title")) {
      Bounds place = Fx.place(window.find(id).orElseThrow());
      assertThat(place.getMinY()).as(id).isPositive();
      assertThat(place.getMaxY()).as(id).isLessThan(window.scene().getHeight());
    }
  }

  private void goHome() {
    window.settle();
    run(() -> window.services().navigator().home());
    window.settle();
  }

  @Test
  void saysWhyAKeptGameCannotBeContinued() throws IOException {
    Files.createDirectories(folder.resolve("autosave"));
    Files.writeString(folder.resolve("autosave").resolve("san-marco-1.json"), "{\"game\"");
    run(() -> window.services().navigator().home());
    window.settle();
    assertThat(window.text("home-refused")).contains("san-marco-1.json", "cut off");
    Pictures.take(window, "start-refused");
  }

  @Test
  void opensASavedGame() throws SaveException {
    Path file = saved(folder.resolve("mine.json"));
    window.chosen.add(file);
    hand.click("home-open");
    window.settle();
    assertThat(window.stage().getTitle()).isEqualTo("San Marco – mine");
  }

  @Test
  void tellsWhyAFileIsRefusedAndLeavesItAlone() throws Exception {
    Path file = saved(folder.resolve("bad.json"));
    String broken = Files.readString(file).replaceFirst("\"roll [1-6]\"", "\"bridge CAN-CRO\"");
    Files.writeString(file, broken);
    window.chosen.add(file);
    hand.click("home-open");
    window.settle();
    assertThat(window.text("dialog-text")).contains("bad.json", "move 1 (bridge CAN-CRO)", "S3: ");
    assertThat(file).hasContent(broken);
    Pictures.take(window, "refused-file");
    hand.push(KeyCode.ENTER);
    assertThat(window.services().dialogs().isOpen()).isFalse();
    assertThat(window.find("home")).isPresent();
  }

  @Test
  void thinkingBetterOfOpeningChangesNothing() {
    hand.click("home-open");
    window.settle();
    assertThat(window.find("home")).isPresent();
  }

  @Test
  void escapeNeverEndsTheProgram() {
    hand.click("home-library").push(KeyCode.ESCAPE);
    Fx.until(() -> window.find("home").isPresent());
    hand.push(KeyCode.ESCAPE).push(KeyCode.ESCAPE);
    window.settle();
    assertThat(window.find("home")).isPresent();
    assertThat(window.stage().isShowing()).isTrue();
  }

  @Test
  void isDoneByKeysAlone() {
    window.settle();
    hand.push(KeyCode.ENTER);
    Fx.until(() -> handlesEscape("newgame-back"));
    hand.push(KeyCode.ESCAPE);
    Fx.until(() -> window.find("home").isPresent());
    Fx.until(() -> hasMnemonic("home-library"));
    hand.push(KeyCode.ALT, KeyCode.S);
    Fx.until(() -> window.find("library-back").isPresent());
  }

  @ParameterizedTest
  @ValueSource(strings = {"san-marco", "canal-grande", "marco-polo"})
  void eachGameIsThereWithWhatItIsInALine(String game) {
    assertThat(lines("home-new-" + game)).hasSize(2).doesNotContain("");
    hand.click("home-new-" + game);
    assertThat(isChosen("game-" + game)).isTrue();
    hand.click("newgame-back").click("home-first-" + game);
    Fx.until(() -> window.table().filter(table -> table.game().id().equals(game)).isPresent());
  }

  private List<String> lines(String id) {
    return Fx.on(() -> {
      Labeled button = (Labeled) Fx.find(window.scene(), "#" + id);
      return ((Pane) button.getGraphic())
          .getChildren().stream().map(line -> ((Labeled) line).getText()).toList();
    });
  }

  private boolean isChosen(String id) {
    return Fx.on(() -> ((ToggleButton) Fx.find(window.scene(), "#" + id)).isSelected());
  }

  @Test
  void quits() {
    hand.click("home-quit");
    Fx.until(() -> !window.stage().isShowing());
  }

  private void play(Table table) {
    window.open(table);
    Fx.on(() -> {
      window.services().autosave().save(table.record());
      return table;
    });
    window.settle();
  }

  private Path saved(Path file) throws SaveException {
    Table table = game();
    table.playChance();
    window.services().savedGameStore().write(file, table.record());
    return file;
  }

  private static Table game() {
    return game("Bianca", "Marco", "Zoë");
  }

  private static Table game(String first, String second, String third) {
    return new Table(
        new SanMarco(),
        new Setup(SanMarco.ID, 3, Map.of()),
        List.of(new Seat(first, "red"), new Seat(second, "blue"), new Seat(third, "white")),
        7);
  }

  private static void run(Runnable work) {
    Fx.on(() -> {
      work.run();
      return work;
    });
  }

  /**
   * Whether a button can be pressed by its letter yet: it can once it has been laid out, and the
   * previous node with the same letter is gone.
   */
  private boolean hasMnemonic(String id) {
    return window.scene().getMnemonics().values().stream()
        .flatMap(List::stream)
        .map(Mnemonic::getNode)
        .filter(node -> id.equals(node.getId()))
        .toList()
        .equals(window.find(id).stream().toList());
  }

  /** A button takes keys once it has its skin, which the first layout gives it. */
  private boolean handlesEscape(String id) {
    return window.find(id).filter(node -> ((Control) node).getSkin() != null).isPresent();
  }
}
