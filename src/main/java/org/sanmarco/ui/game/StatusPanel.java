package org.sanmarco.ui.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.sanmarco.coach.Hint;
import org.sanmarco.coach.Hint.Note;
import org.sanmarco.rules.Event;
import org.sanmarco.rules.sanmarco.SanMarcoEvent.DieRolled;
import org.sanmarco.rules.sanmarco.SanMarcoEvent.NoblePlaced;
import org.sanmarco.rules.sanmarco.SanMarcoEvent.NoblesReturned;
import org.sanmarco.save.Setting;
import org.sanmarco.save.Settings.Hints;
import org.sanmarco.table.Played;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.Preferences;
import org.sanmarco.ui.game.model.Casting;
import org.sanmarco.ui.game.model.GameModel;
import org.sanmarco.ui.game.model.Lessons;
import org.sanmarco.ui.game.model.Stage.Computer;
import org.sanmarco.ui.game.model.Stage.Shown;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.Step;

/** Whose turn it is, what is asked and by which rule, which step it is, and why not. */
final class StatusPanel implements Panel {

  private static final int MOST_RULES = 3;
  private static final double CREST = 34;

  private static final int MOST_NOTES = 2;

  private final Desk desk;
  private final Preferences preferences;
  private final Adviser adviser;
  private final Parent root;
  private final Lessons lessons = new Lessons();

  @FXML private StackPane crest;
  @FXML private Label title;
  @FXML private Label text;
  @FXML private Label lesson;
  @FXML private VBox notes;
  @FXML private Label whyNot;
  @FXML private Label advice;
  @FXML private Button advise;
  @FXML private HBox rules;
  @FXML private Button back;

  StatusPanel(Desk desk, Preferences preferences, Adviser adviser) {
    this.desk = desk;
    this.preferences = preferences;
    this.adviser = adviser;
    root = Fxml.load(this, "status.fxml", desk.messages());
    Buttons.explain(back, desk.tip("back.tip", Key.ESCAPE));
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public void show() {
    GameModel model = desk.model();
    rules.getChildren().clear();
    notes.getChildren().clear();
    say(lesson, "");
    back.setVisible(model.canGoBack());
    back.setManaged(model.canGoBack());
    say(whyNot, model.whyNot().map(desk::sentence).orElse(""));
    if (model.isPast()) {
      showPast(model);
    } else if (model.stage() instanceof Computer(int seat, boolean chance)) {
      crest.getChildren().setAll(desk.crests(model.acting(), CREST));
      title.setText(desk.text(chance ? "computer.acts" : "computer.thinks", desk.name(seat)));
      text.setText(String.join(" ", desk.tell(model.lastEvents())));
    } else {
      showNow(model);
    }
    say(text, whyNot.isVisible() ? "" : text.getText());
    showAdvice();
  }

  /** The advice takes the place of what is said to everybody who decides here. */
  private void showAdvice() {
    Optional<String> why = adviser.whyNot();
    advise.setDisable(why.isPresent());
    Buttons.explain(
        advise, why.map(desk::text).orElseGet(() -> desk.tip("advice.tip", Key.ADVICE)));
    String words = adviser.words();
    say(advice, words);
    if (!words.isEmpty()) {
      say(text, "");
      say(lesson, "");
      notes.getChildren().clear();
    }
  }

  /** What the move was that led to the position that is looked at. */
  private void showPast(GameModel model) {
    title.setText(desk.text("past"));
    crest.getChildren().clear();
    List<Event> events = model.lastEvents();
    text.setText(events.isEmpty() ? desk.text("past.start") : String.join(" ", desk.tell(events)));
  }

  private void showNow(GameModel model) {
    Hint hint = desk.hint();
    crest.getChildren().setAll(desk.crests(model.acting(), CREST));
    if (model.stage() instanceof Shown(Played played)) {
      // The position is one on already, but what is asked there is not asked yet.
      title.setText(desk.text("shown"));
      text.setText(String.join(" ", desk.tell(ofTheDie(played))));
    } else {
      title.setText(hint.title());
      text.setText(building(model) ? steps(model) : "");
      tell(hint);
    }
    List<String> cited = building(model) ? List.of(model.step().rule()) : hint.rules();
    if (preferences.settings().get(Setting.HINTS) != Hints.OFF) {
      cited.stream().limit(MOST_RULES).forEach(rule -> rules.getChildren().add(cited(rule, rule)));
    }
  }

  /** Says as much as the player wants to hear. */
  private void tell(Hint hint) {
    switch (preferences.settings().get(Setting.HINTS)) {
      case TEACH -> {
        ask(hint.text());
        say(lesson, lessons.isNew(hint.topic(), desk.model().moves()) ? hint.why() : "");
        for (Note note : hint.notes().stream().limit(MOST_NOTES).toList()) {
          Label label = cited(note.text(), note.rule());
          label.getStyleClass().setAll("label", "note");
          label.setWrapText(true);
          notes.getChildren().add(label);
        }
      }
      case REMIND -> ask(hint.notes().stream().findFirst().map(Note::text).orElse(hint.text()));
      case OFF -> {}
    }
  }

  /** What is asked, unless the steps of a move say so already. */
  private void ask(String question) {
    if (text.getText().isEmpty()) {
      text.setText(question);
    }
  }

  /** Words that open the rule book where they come from. */
  private Label cited(String words, String rule) {
    Label label = new Label(words);
    label.getStyleClass().add("rule");
    Buttons.explain(label, desk.text("rule.tip", rule));
    Buttons.press(
        label, words.equals(rule) ? desk.text("rule.tip", rule) : words, () -> desk.openRule(rule));
    return label;
  }

  private static void say(Label label, String words) {
    label.setText(words);
    label.setVisible(!words.isEmpty());
    label.setManaged(!words.isEmpty());
  }

  /** The die and whom it moved; what comes after stands in the log. */
  private static List<Event> ofTheDie(Played played) {
    return played.events().stream()
        .takeWhile(event ->
            event instanceof DieRolled
                || event instanceof NoblePlaced
                || event instanceof NoblesReturned)
        .toList();
  }

  /** Whether a move is under way whose steps are to be told. */
  private static boolean building(GameModel model) {
    return model.canGoBack() && model.step() != Step.REMOVE;
  }

  /** What was chosen already, and what comes next. */
  private String steps(GameModel model) {
    List<String> steps = new ArrayList<>();
    for (Choice choice : model.chosen()) {
      steps.add(Chosen.words(desk, choice));
    }
    boolean given = model.casting().flatMap(Casting::settled).isPresent();
    steps.add(desk.text("step." + (given ? "given" : model.step())));
    return desk.begun(String.join(desk.text("step.then"), steps));
  }

  @FXML
  private void advise() {
    adviser.ask();
  }

  @FXML
  private void back() {
    desk.model().back();
  }
}
