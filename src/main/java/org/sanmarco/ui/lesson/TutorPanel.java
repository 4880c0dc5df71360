package org.sanmarco.ui.lesson;

import java.util.function.Consumer;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.Region;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.lesson.Lesson.Page;
import org.sanmarco.words.Messages;

/** The panel beside the board with the tutor's current page. */
public final class TutorPanel {

  private final Tutor tutor;
  private final Messages messages;
  private final Consumer<String> rules;
  private final Runnable changed;
  private final Region root;

  @FXML private Label words;
  @FXML private Label refused;
  @FXML private ProgressBar progress;
  @FXML private Button rule;
  @FXML private Button on;

  /**
   * A panel that shows nothing yet.
   *
   * @param rules opens the rule book at a rule
   * @param changed is run when the player has read on
   */
  public TutorPanel(Tutor tutor, Messages messages, Consumer<String> rules, Runnable changed) {
    this.tutor = tutor;
    this.messages = messages;
    this.rules = rules;
    this.changed = changed;
    root = (Region) Fxml.load(this, "tutor.fxml", messages);
  }

  /** The panel's view. */
  public Region root() {
    return root;
  }

  /** The button that leads to the next page. */
  public Button on() {
    return on;
  }

  /** Shows what is said now; while others play, what was said last. */
  public void show() {
    progress.setProgress(tutor.progress());
    tutor.page().ifPresent(this::show);
    on.setText(messages.text(tutor.isLast() ? "play-on" : "on"));
    boolean leadsOn = tutor.page().isPresent() && !tutor.isAsking();
    on.setVisible(leadsOn);
    on.setManaged(leadsOn);
    root.setVisible(!tutor.isOver());
    root.setManaged(!tutor.isOver());
  }

  private void show(Page page) {
    words.setText(messages.text(page.key()));
    boolean wrong = tutor.isRefused();
    refused.setText(wrong ? messages.text(page.key() + ".no") : "");
    refused.setVisible(wrong);
    refused.setManaged(wrong);
    words.setVisible(!wrong);
    words.setManaged(!wrong);
    boolean cites = !page.rule().isEmpty();
    rule.setText(page.rule());
    rule.setAccessibleText(messages.text("rule", page.rule()));
    rule.setVisible(cites);
    rule.setManaged(cites);
  }

  @FXML
  private void readRule() {
    rules.accept(rule.getText());
  }

  @FXML
  private void readOn() {
    tutor.next();
    changed.run();
  }
}
