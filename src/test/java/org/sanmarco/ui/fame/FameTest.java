package org.sanmarco.ui.fame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sanmarco.ui.testing.RandomPositions.reach;

import module java.base;

import javafx.scene.Node;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.save.FameFile;
import org.sanmarco.save.FinishedGame;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.table.Table;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Hand;
import org.sanmarco.ui.testing.Pictures;
import org.sanmarco.ui.testing.Window;

/** The hall of fame in the window. */
class FameTest {

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  private final Hand hand = window.hand();

  private static Table over() {
    return reach(3, position -> position.phase() == Phase.OVER);
  }

  private void show(Table table) {
    Fx.run(() -> window.services().navigator().game(table));
    window.settle();
  }

  private List<?> rows() {
    return Fx.on(
        () -> List.copyOf(((TableView<?>) Fx.find(window.scene(), "#fame-table")).getItems()));
  }

  private List<FinishedGame> kept() {
    try {
      return new FameFile(folder).read().content();
    } catch (SaveException refused) {
      throw new AssertionError(refused);
    }
  }

  @Test
  void aFinishedGameCountsOnceAndCanBeForgotten() {
    Table table = over();
    show(table);
    Fx.until(() -> kept().size() == 1);
    show(table);
    hand.click("game-over-fame");
    window.settle();
    assertThat(kept()).as("it was only looked at again").hasSize(1);
    assertThat(rows()).hasSize(3);
    Pictures.takeAll(window, "fame");
    hand.click("fame-marco-polo");
    assertThat(rows()).isEmpty();
    hand.click("fame-san-marco").click("fame-clear").click("clear-cancel");
    assertThat(rows()).hasSize(3);
    hand.click("fame-clear").click("clear-yes");
    Fx.until(() -> rows().isEmpty());
    assertThat(kept()).isEmpty();
    assertThat(window.isUsable("fame-clear")).isFalse();
    hand.click("fame-back");
    Fx.until(() -> window.find("game-over-fame").isPresent());
    hand.click("game-over-fame");
    window.settle();
    assertThat(rows()).as("it was forgotten").isEmpty();
  }

  @Test
  void itLeadsBackToWhereItWasOpened() {
    Table table = over();
    show(table);
    hand.click("game-over-fame").push(KeyCode.ESCAPE);
    Fx.until(() -> window.find("game-over-fame").isPresent());
    assertThat(Fx.on(() -> window.table().orElseThrow().record())).isEqualTo(table.record());
    assertThat(kept()).as("it doesn't count again").hasSize(1);
    hand.click("game-over-home").click("home-fame").click("fame-back");
    Fx.until(() -> window.find("home").isPresent());
  }

  @Test
  void practiceAndGamesOfComputersAloneDoNotCount() {
    Table practised = over();
    practised.practise();
    show(practised);
    Table watched = over();
    for (int seat = 1; seat <= 3; seat++) {
      watched.handOver(seat, "easy");
    }
    show(watched);
    Fx.run(() -> window.services().navigator().fame());
    window.settle();
    assertThat(rows()).isEmpty();
    assertThat(kept()).isEmpty();
  }

  @Test
  void aFileThatCannotBeReadIsKeptAndSaidToBe() throws IOException {
    Files.writeString(folder.resolve("fame.json"), "{");
    hand.click("home-fame");
    Fx.until(() -> window.isUsable("fame-notice"));
    assertThat(window.text("fame-notice")).contains("fame.json~");
    assertThat(folder.resolve("fame.json~")).hasContent("{");
  }

  @Test
  void whatALaterProgramWroteIsNotShownAndSaidSo() throws IOException {
    Files.writeString(
        folder.resolve("fame.json"),
        "{\"format\":\"san-marco-fame\",\"version\":2,\"program\":\"9.0\"}");
    hand.click("home-fame");
    Fx.until(() -> window.isUsable("fame-notice"));
    assertThat(window.text("fame-notice")).contains("9.0");
  }

  @Test
  void eveningsAreListedWithWinsAndPoints() throws SaveException {
    FameFile file = new FameFile(folder);
    for (int i = 1; i <= 3; i++) {
      file.put(
          new FinishedGame(
              "game " + i,
              i == 3 ? "marco-polo" : "san-marco",
              Window.NOW.plusSeconds(i == 3 ? 100_000 : 3600L * i),
              List.of(
                  new FinishedGame.Player("Anna", "", 40 + i, i == 1, false, Map.of()),
                  new FinishedGame.Player("Ben", "", 50 + i, i == 2, false, Map.of()))));
    }
    file.flush();
    hand.click("home-fame").click("fame-by-evening");
    window.settle();
    TableView<?> evenings = (TableView<?>) window.find("fame-evenings").orElseThrow();
    assertThat(window.find("fame-table")).isEmpty();
    assertThat(evenings.getItems()).as("a single game is no series").hasSize(1);
    assertThat(evenings.getColumns())
        .extracting(column -> String.valueOf(column.getCellObservableValue(0).getValue()))
        .contains(
            "2\u00a0×\u00a0San Marco",
            "Anna 1 win (83 points in all)\nBen 1 win (103 points in all)");
    Pictures.takeAll(window, "fame-evenings");
    hand.click("fame-marco-polo");
    assertThat(window.find("fame-evenings")).isEmpty();
    assertThat(rows()).hasSize(2);
  }

  @Test
  void eveningOfManyPlayersIsNotCut() throws SaveException {
    FameFile file = new FameFile(folder);
    for (int i = 1; i <= 2; i++) {
      file.put(
          new FinishedGame(
              "game " + i,
              "canal-grande",
              Window.NOW.plusSeconds(3600L * i),
              Stream.of("Anna", "Ben", "Carla", "Dora")
                  .map(name -> new FinishedGame.Player(name, "", 40, false, false, Map.of()))
                  .toList()));
    }
    file.flush();
    hand.click("home-fame").click("fame-by-evening");
    window.settle();
    Fx.run(() -> {
      Fx.laidOut(window.scene());
      Node evenings = window.find("fame-evenings").orElseThrow();
      List<TableCell<?, String>> cells =
          evenings.lookupAll(".table-cell").stream()
              .map(FameTest::cell)
              .filter(cell -> !cell.isEmpty())
              .toList();
      assertThat(cells).hasSize(3);
      for (TableCell<?, String> cell : cells) {
        List<Text> lines = cell.lookupAll(".text").stream().map(text -> (Text) text).toList();
        assertThat(lines).extracting(Text::getText).containsExactly(cell.getItem().split("\n"));
        assertThat(lines).allMatch(line -> line.getClip() == null);
      }
    });
  }

  @SuppressWarnings("unchecked")
  private static TableCell<?, String> cell(Node node) {
    return (TableCell<?, String>) node;
  }
}
