package org.sanmarco.ui.table.end;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.table.Games;
import org.sanmarco.table.Table;
import org.sanmarco.ui.testing.AnyTable;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Window;

/** The review on the last page: what each person lost, and the board before a mistake. */
class ReviewTest {

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  @BeforeEach
  void play() {
    window.open(played());
    Fx.until(() -> window.isUsable("game-over-review"));
  }

  private static Table played() {
    Table table = AnyTable.of("nim", 2, 2, "", 5);
    while (!table.isOver()) {
      if (table.actor() instanceof Actor.Chance) {
        table.playChance();
      } else {
        table.play(blunder(table));
      }
    }
    return table;
  }

  @Test
  void aGameThatComputersHaveEndedIsReviewed() {
    Table table = played();
    table.handOver(1, "medium");
    table.handOver(2, "medium");
    window.open(table);
    window.settle();
    assertThat(window.isUsable("game-over-review")).isTrue();
  }

  /** A move that lets a win slip, if there is one: its loss is certain in any time. */
  private static Move blunder(Table table) {
    List<? extends Move> legal = table.position().legal();
    return legal.stream()
        .filter(move -> {
          Position after = table.position().copy();
          after.play(move, EventListener.SILENT);
          return after.result() == null;
        })
        .findFirst()
        .map(move -> (Move) move)
        .orElse(legal.getFirst());
  }

  private List<Node> rows() {
    return Fx.on(() -> List.copyOf(window.scene().getRoot().lookupAll(".review-row")));
  }

  @Test
  void clickOnDecisionShowsTheTableOfThatMoment() {
    window.hand().click("game-over-review");
    Fx.until(() -> window.find("review-of-1").isPresent());
    assertThat(window.text("review-of-1")).startsWith("Anna – inaccuracies: ");
    assertThat(window.find("review-of-2")).isPresent();
    assertThat(rows()).isNotEmpty();
    int loss = numbers(((Button) rows().getFirst()).getText(), "Better by (\\d+):").getFirst();
    window.hand().click(() -> rows().stream().findFirst());
    Fx.until(() -> window.find("puzzle-answer").isPresent());
    List<Integer> wins =
        numbers(
            window.text("puzzle-answer"),
            "The better move wins (\\d+) games? in 100, the one made (\\d+):");
    assertThat(wins.getFirst() - wins.getLast()).isEqualTo(loss);
    window.hand().click("puzzle-again");
    assertThat(window.find("puzzle-answer")).isEmpty();
    assertThat(window.text("puzzle-task")).contains("there was a better move");
    window.hand().click("puzzle-back");
    Fx.until(() -> window.find("review-of-1").isPresent());
  }

  @Test
  void theChosenBudgetStaysWhileOneTriesAgain() {
    window.hand().click("game-over-review").click("review-quick");
    Fx.until(() -> window.find("review-of-1").isPresent());
    window.hand().click(() -> rows().stream().findFirst());
    Fx.until(() -> window.find("puzzle-answer").isPresent());
    window.hand().click("puzzle-back");
    Fx.until(() -> window.find("review-of-1").isPresent());
    assertThat(Fx.on(() -> ((ToggleButton) Fx.find(window.scene(), "#review-quick")).isSelected()))
        .isTrue();
  }

  private static List<Integer> numbers(String words, String pattern) {
    Matcher matcher = Pattern.compile(pattern).matcher(words);
    assertThat(matcher.find()).as(words).isTrue();
    return IntStream.rangeClosed(1, matcher.groupCount())
        .mapToObj(group -> Integer.valueOf(matcher.group(group)))
        .toList();
  }

  @Test
  void rowsOfTheReviewAreWhole() {
    window.hand().click("game-over-review");
    Fx.until(() -> window.find("review-of-1").isPresent());
    Fx.run(() -> {
      Fx.laidOut(window.scene());
      assertThat(rows())
          .allSatisfy(row -> {
            Region whole = (Region) row;
            assertThat(whole.getHeight())
                .isGreaterThanOrEqualTo(Math.floor(whole.prefHeight(whole.getWidth())));
          });
    });
  }

  @Test
  void budgetOfTheReviewCanBeChosen() {
    window.hand().click("game-over-review").click("review-quick");
    Fx.until(() -> window.find("review-of-1").isPresent());
    assertThat(Fx.on(() -> ((ToggleButton) Fx.find(window.scene(), "#review-quick")).isSelected()))
        .isTrue();
  }

  @Test
  void reviewOpensFromTheListOfGames() throws IOException, SaveException {
    Path games = Files.createDirectories(folder.resolve("games"));
    new SavedGameStore(Games.installed())
        .save(games.resolve("evening.sanmarco"), window.table().orElseThrow().record());
    Fx.run(() -> window.services().navigator().library());
    window.settle();
    Fx.until(() -> window.isUsable("library-review"));
    window.hand().click("library-review");
    Fx.until(() -> window.find("review-of-1").isPresent());
  }

  @Test
  void theReviewGoesOnWhileItsPageIsClosed() {
    window.hand().click("game-over-review").click("review-close");
    Fx.until(() -> window.services().background().isIdle());
    window.hand().click("game-over-review");
    Fx.until(() -> window.find("review-of-1").isPresent());
  }
}
