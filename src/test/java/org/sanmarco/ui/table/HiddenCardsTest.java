package org.sanmarco.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.export.Transcript;
import org.sanmarco.kernel.Setup;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.Secrecy;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Hand;
import org.sanmarco.ui.testing.Window;

/**
 * Nothing reveals a hidden hand. Two games differ in hidden cards alone; a player who may see none
 * of them must find no difference in anything drawn, said or written.
 */
class HiddenCardsTest {

  /** The same game twice, with different hidden cards. */
  private static final List<List<String>> CANAL_GRANDE =
      List.of(
          List.of(
              "deal CAN CAN POL MAR",
              "deal CRO DOR DOR CAS",
              "draw CAN GON TRA SPY DOG 1 3 3",
              "divide SPY TRA 1 / CAN GON DOG 3 3",
              "take 1",
              "steal CAN",
              "spy POL DOR"),
          List.of(
              "deal CRO CRO DOR CAS",
              "deal CAN POL POL MAR",
              "draw CAN GON TRA SPY DOG 1 3 3",
              "divide SPY TRA 1 / CAN GON DOG 3 3",
              "take 1",
              "steal CRO",
              "spy MAR GON"));

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  private final Hand hand = window.hand();

  private static Table table(List<String> moves) {
    var game = Games.installed().find("canal-grande").orElseThrow();
    List<Seat> seats =
        IntStream.range(0, 2)
            .mapToObj(
                seat -> new Seat(List.of("Bianca", "Marco").get(seat), Seat.COLOURS.get(seat)))
            .toList();
    Table table = new Table(game, new Setup("canal-grande", 2, Map.of()), seats, 1);
    moves.forEach(move -> table.play(game.read(move)));
    return table;
  }

  /** All that is drawn, said to a screen reader or shown on pointing, without who has the focus. */
  private static void tell(Node node, List<String> told) {
    if (!node.isVisible()) {
      return;
    }
    // All lines of a list count, and not the number of cells that it keeps for them.
    if (node instanceof ListView<?> list) {
      list.getItems().forEach(item -> told.add(String.valueOf(item)));
      return;
    }
    told.add(node.getClass().getSimpleName() + node.getId() + node.getStyleClass());
    told.add(String.valueOf(node.getAccessibleText()) + node.getAccessibleHelp());
    for (Object value : node.getProperties().values()) {
      if (value instanceof Tooltip tip) {
        told.add("tip " + tip.getText());
      }
    }
    switch (node) {
      case Labeled labeled -> told.add(labeled.getText());
      case Text text -> told.add(text.getText());
      default -> {}
    }
    // A label's full text counts, not the part that fits.
    if (node instanceof Parent parent && !(node instanceof Labeled)) {
      parent.getChildrenUnmodifiable().forEach(child -> tell(child, told));
    }
  }

  private List<String> told() {
    window.settle();
    return Fx.on(() -> {
      // Panes that scroll and lists have their content only once they have been laid out.
      Fx.laidOut(window.scene());
      List<String> told = new ArrayList<>();
      tell(window.scene().getRoot(), told);
      return told;
    });
  }

  /** The texts found on only one of two screens. */
  private static List<String> differences(List<List<String>> both) {
    List<String> differences = new ArrayList<>();
    for (int one = 0; one < 2; one++) {
      List<String> left = new ArrayList<>(both.get(one));
      both.get(1 - one).forEach(left::remove);
      differences.addAll(left);
    }
    return differences;
  }

  private void secrecy(Secrecy secrecy) {
    Fx.run(() ->
        window
            .services()
            .preferences()
            .change(settings -> settings.with(Setting.SECRECY, secrecy)));
  }

  @Test
  void aClosedTableTellsNothing() {
    secrecy(Secrecy.HOLD);
    for (int moves = 2; moves <= CANAL_GRANDE.getFirst().size(); moves++) {
      List<List<String>> all = new ArrayList<>();
      for (List<String> game : CANAL_GRANDE) {
        window.open(table(game.subList(0, moves)));
        all.add(told());
      }
      assertThat(differences(all)).as("after move " + moves).isEmpty();
    }
  }

  @Test
  void whoeverTakesTheScreenSeesTheirOwnHand() {
    secrecy(Secrecy.COVER);
    List<List<String>> all = new ArrayList<>();
    for (List<String> game : CANAL_GRANDE) {
      window.open(table(game.subList(0, 4)));
      hand.click("go-on");
      all.add(told());
    }
    assertThat(differences(all)).isNotEmpty();
  }

  @Test
  void whoeverIsToDrawFindsNoOpenHand() {
    secrecy(Secrecy.COVER);
    List<List<String>> all = new ArrayList<>();
    for (List<String> game : CANAL_GRANDE) {
      List<String> moves = new ArrayList<>(game.subList(0, 3));
      moves.add("divide SPY TRA DOG 1 / CAN GON 3 3");
      window.open(table(moves));
      // Marco takes the screen and an offer; then Bianca robs him.
      hand.click("go-on").click("take-2");
      all.add(told());
    }
    assertThat(differences(all)).isEmpty();
  }

  @Test
  void thePastTellsNothing() {
    secrecy(Secrecy.COVER);
    List<List<String>> all = new ArrayList<>();
    for (List<String> game : CANAL_GRANDE) {
      window.open(table(game));
      // Behind the curtain there is nothing to look back at.
      if (window.isUsable("go-on")) {
        hand.click("go-on");
      }
      hand.click("history-back");
      all.add(told());
    }
    assertThat(differences(all)).isEmpty();
  }

  @Test
  void aGameInWordsTellsNothingBeforeItIsOver() {
    List<String> all =
        CANAL_GRANDE.stream().map(game -> Transcript.of(table(game), Locale.ENGLISH)).toList();
    assertThat(all.getFirst()).isEqualTo(all.getLast());
  }
}
