package org.sanmarco.ui.lesson;

import java.util.List;
import java.util.function.Consumer;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.lesson.Lesson.Page;
import org.sanmarco.ui.lesson.Tutor.Task;
import org.sanmarco.words.Messages;

/** The panel beside the board with the tutor's current page. */
public final class TutorPanel {

  private final Tutor tutor;
  private final Messages messages;
  private final Consumer<String> rules;
  private final Runnable onChange;
  private final Region root;

  @FXML private Label words;
  @FXML private Label refused;
  @FXML private Label press;
  @FXML private ProgressBar progress;
  @FXML private Button rule;
  @FXML private Button on;

  /**
   * A panel that shows nothing yet.
   *
   * @param rules opens the rule book at a rule
   * @param onChange is run when the player has read on
   */
  public TutorPanel(Tutor tutor, Messages messages, Consumer<String> rules, Runnable onChange) {
    this.tutor = tutor;
    this.messages = messages;
    this.rules = rules;
    this.onChange = onChange;
    root = Fxml.load(this, "tutor.fxml", messages);
  }

  /** The panel's view. */
  public Region root() {
    return root;
  }

  /** The button that leads to the next page. */
  public Button on() {
    return on;
  }

  /**
   * Shows what is said now, and what to press. While others play, what was said last remains.
   *
   * @param task what the learner is to do
   * @param button the button for what chance does, and for a result; null for none
   * @param decided the nodes in which the learner decides
   */
  public void show(Task task, @Nullable Button button, List<Node> decided) {
    progress.setProgress(tutor.progress());
    on.setText(messages.text(tutor.isLast() ? "play-on" : "on"));
    Nodes.show(on, task == Task.READ);
    switch (task) {
      case READ, DECIDE, DRAW -> tutor.page().ifPresentOrElse(this::show, this::clear);
      case LOOK -> clear();
      case NONE -> {}
    }
    LitWords words = new LitWords(messages);
    Nodes.say(
        press,
        switch (task) {
          case READ -> words.of(on);
          case DECIDE -> words.of(decided);
          case DRAW, LOOK -> button == null ? "" : words.of(button);
          case NONE -> "";
        });
    Nodes.show(root, !tutor.isOver());
  }

  private void show(Page page) {
    boolean wrong = tutor.isRefused();
    Nodes.say(words, wrong ? "" : messages.text(page.key()));
    Nodes.say(refused, wrong ? messages.text(page.key() + ".no") : "");
    rule.setText(page.rule());
    rule.setAccessibleText(messages.text("rule", page.rule()));
    Nodes.show(rule, !page.rule().isEmpty());
  }

  private void clear() {
    Nodes.say(words, "");
    Nodes.say(refused, "");
    Nodes.show(rule, false);
  }

  @FXML
  private void readRule() {
    rules.accept(rule.getText());
  }

  @FXML
  private void readOn() {
    tutor.next();
    onChange.run();
  }
}
