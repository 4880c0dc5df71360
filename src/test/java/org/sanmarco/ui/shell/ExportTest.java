package org.sanmarco.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import java.awt.image.BufferedImage;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.export.MoveTable;
import org.sanmarco.export.Transcript;
import org.sanmarco.table.SampleGames;
import org.sanmarco.table.Table;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Hand;
import org.sanmarco.ui.testing.Pictures;
import org.sanmarco.ui.testing.Window;

/** Writing a game into files for others. */
class ExportTest {

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  private final Hand hand = window.hand();

  @Test
  void aGameUnderWayIsWrittenInWordsAndAsATable() throws Exception {
    Table table = SampleGames.played(4, 3, 60);
    window.open(table);
    Path text = export("menu", "menu-export-text", "evening.txt");
    assertThat(text).hasContent(Transcript.of(table, Locale.ENGLISH));
    assertThat(window.text("notice")).isEqualTo("Exported: evening.txt");
    Path moves = export("menu", "menu-export-table", "evening.csv");
    assertThat(moves).hasContent(MoveTable.of(table));
    assertThat(item("menu", "menu-export-picture").isDisable()).isTrue();
  }

  @Test
  void theEndIsAPicture() throws Exception {
    window.open(SampleGames.played(4, 3, Integer.MAX_VALUE));
    Path file = export("game-over-export", "game-over-export-picture", "end.png");
    assertThat(window.text("game-over-notice")).contains(file.toString());
    BufferedImage picture = ImageIO.read(file.toFile());
    assertThat(picture.getWidth()).isGreaterThan(2000);
    assertThat(picture.getHeight()).isGreaterThan(1000);
    Files.copy(
        file,
        Files.createDirectories(Path.of("target", "screens")).resolve("final-page.png"),
        StandardCopyOption.REPLACE_EXISTING);
    Pictures.take(window, "game-end-exported");
    hand.click("game-over-home");
    window.settle();
    assertThat(window.find("home")).isPresent();
  }

  @Test
  void thePictureOfAGameForTwo() throws Exception {
    window.open(SampleGames.played(2, 3, Integer.MAX_VALUE));
    Path file = export("game-over-export", "game-over-export-picture", "end.png");
    assertThat(ImageIO.read(file.toFile()).getWidth()).isGreaterThan(2000);
  }

  @Test
  void tellsWhenAFileCannotBeWritten() {
    window.open(SampleGames.played(4, 3, 60));
    window.chosen.add(folder.resolve("none").resolve("evening.txt"));
    fire("menu", "menu-export-text");
    assertThat(window.text("dialog-title")).isEqualTo("The file was not written");
    assertThat(window.text("dialog-text")).contains("evening.txt", "does not exist");
    hand.click("dialog-on");
  }

  @Test
  void asksBeforeItReplacesAFileWhoseEndingWasNotTyped() throws Exception {
    window.open(SampleGames.played(4, 3, 60));
    Path there = Files.writeString(folder.resolve("St. Mark.csv"), "mine");
    export("menu", "menu-export-table", "St. Mark");
    assertThat(window.text("dialog-text")).contains("St. Mark.csv");
    hand.click("replace-cancel");
    window.settle();
    assertThat(there).hasContent("mine");
    export("menu", "menu-export-table", "St. Mark");
    hand.click("replace-replace");
    window.settle();
    assertThat(there).content().isNotEqualTo("mine");
    export("menu", "menu-export-table", "another");
    assertThat(window.services().dialogs().isOpen()).isFalse();
    assertThat(folder.resolve("another.csv")).exists();
  }

  @Test
  void asksBeforeItSavesOverAGameWhoseEndingWasNotTyped() throws Exception {
    window.open(SampleGames.played(4, 3, 60));
    Path there = Files.writeString(folder.resolve("evening.sanmarco"), "mine");
    window.chosen.add(folder.resolve("evening"));
    hand.click("save-as");
    window.settle();
    hand.click("replace-cancel");
    window.settle();
    assertThat(there).hasContent("mine");
  }

  @Test
  void thinkingBetterOfItWritesNothing() {
    window.open(SampleGames.played(4, 3, Integer.MAX_VALUE));
    fire("menu", "menu-export-picture");
    fire("menu", "menu-export-text");
    assertThat(window.services().dialogs().isOpen()).isFalse();
  }

  private Path export(String button, String item, String name) {
    Path file = folder.resolve(name);
    window.chosen.add(file);
    fire(button, item);
    return file;
  }

  private void fire(String button, String item) {
    Fx.on(() -> {
      item(button, item).fire();
      return item;
    });
    window.settle();
  }

  private MenuItem item(String button, String id) {
    MenuButton menu = (MenuButton) Fx.find(window.scene(), "#" + button);
    return all(menu.getItems()).filter(item -> id.equals(item.getId())).findFirst().orElseThrow();
  }

  private static Stream<MenuItem> all(List<MenuItem> items) {
    return items.stream()
        .flatMap(item -> item instanceof Menu menu ? all(menu.getItems()) : Stream.of(item));
  }
}
