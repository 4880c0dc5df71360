package org.sanmarco.ui.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Hand;
import org.sanmarco.ui.testing.Pictures;
import org.sanmarco.ui.testing.Window;

/** The rule book over the screen. */
class BookTest {

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  private final Hand hand = window.hand();

  @Test
  void theStartScreenLeadsToTheBookAndEscapeBack() {
    hand.click("home-rules");
    assertThat(window.find("rule-book")).isPresent();
    Pictures.takeAll(window, "book");
    hand.push(KeyCode.ESCAPE);
    assertThat(window.find("rule-book")).isEmpty();
  }

  @Test
  void theKeyOpensOneBookOnly() {
    hand.push(KeyCode.F3).push(KeyCode.F3).push(KeyCode.ESCAPE);
    assertThat(window.find("rule-book")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"B1", "S5", "T7", "C5", "C7", "P4"})
  void aRuleIsOpenedWhereItBegins(String rule) {
    open(rule);
    awaitInSight("rule-" + rule.toLowerCase(Locale.ROOT));
    Pictures.take(window, "book-" + rule);
  }

  @Test
  void aWordIsFoundAndLedTo() {
    open("");
    search("bank ferry");
    assertThat(window.find("found-C8")).isEmpty();
    search("FERRY");
    Pictures.take(window, "book-search");
    hand.click("found-C8");
    awaitInSight("rule-c8");
    hand.click("book-back");
    assertThat(window.isUsable("book-back")).isFalse();
  }

  @Test
  void allHouseRulesAreOnOnePage() {
    open("");
    hand.click("chapter-house");
    assertThat(window.find("rule-b1")).isPresent();
    assertThat(window.find("rule-v6")).isPresent();
    Pictures.take(window, "book-house");
  }

  @Test
  void whoeverTurnsToAChapterByKeysStaysOnItsEntry() {
    open("");
    Node entry = window.find("chapter-house").orElseThrow();
    Fx.on(() -> {
      entry.requestFocus();
      return entry;
    });
    hand.push(KeyCode.ENTER);
    assertThat(window.find("rule-v6")).isPresent();
    assertThat(window.find("chapter-house")).containsSame(entry);
    assertThat(Fx.on(entry::isFocused)).isTrue();
  }

  private void open(String rule) {
    Fx.on(() -> {
      window.services().navigator().rules(rule);
      return rule;
    });
    window.settle();
  }

  private void search(String words) {
    Fx.on(() -> {
      ((TextField) Fx.find(window.scene(), "#book-search")).setText(words);
      return words;
    });
    window.settle();
  }

  /** The page scrolls there once it has been laid out. */
  private void awaitInSight(String id) {
    Fx.until(() -> {
      Node node = Fx.find(window.scene(), "#" + id);
      Node page = Fx.find(window.scene(), "#book-page");
      return page instanceof ScrollPane && Fx.place(page).contains(Fx.place(node));
    });
  }
}
