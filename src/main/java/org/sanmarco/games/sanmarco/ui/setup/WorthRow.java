package org.sanmarco.games.sanmarco.ui.setup;

import java.util.Optional;
import javafx.beans.property.StringProperty;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.GridPane;
import org.sanmarco.games.sanmarco.coach.SanMarcoVoice;
import org.sanmarco.games.sanmarco.material.Board;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.ui.setup.DistrictValues.Problem;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.art.Die;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.words.Messages;

/** The row that edits the two values of one district. */
public final class WorthRow {

  private static final double DIE = 26;

  private final DistrictValues values;
  private final District district;
  private final Messages messages;
  private final TextField most;
  private final TextField second;
  private final Label problem = Nodes.wrapped("", "problem");

  /**
   * Puts the fields of a district into two rows of a grid.
   *
   * @param row the first of the two
   */
  WorthRow(DistrictValues values, District district, GridPane grid, int row, Messages messages) {
    this.values = values;
    this.district = district;
    this.messages = messages;
    String called = SanMarcoVoice.of(messages.locale()).say(district);
    Label title = Nodes.uncut(new Label(called), "worth-name");
    most = field(values.of(district).most(), "most", messages.text("worth.most.of", called));
    second =
        field(values.of(district).second(), "second", messages.text("worth.second.of", called));
    problem.setId("worth-" + district + "-problem");
    grid.addRow(row, new Die(district.die(), DIE), title, most, second);
    grid.add(problem, 0, row + 1, 4, 1);
  }

  /** Shows the values of the draft. */
  void refresh() {
    Optional<Problem> wrong = values.problem(district);
    problem.setText(wrong.map(this::words).orElse(""));
    Nodes.show(problem, wrong.isPresent());
    Nodes.mark(most, "wrong", wrong.isPresent());
    Nodes.mark(second, "wrong", wrong.isPresent());
  }

  private String words(Problem wrong) {
    return switch (wrong) {
      case VALUE_RANGE -> messages.text("problem.value-range", Board.LARGEST);
      case MOST_BELOW_SECOND -> messages.text("problem.most-below-second");
    };
  }

  private TextField field(StringProperty value, String what, String called) {
    TextField field = Nodes.styled(new TextField(), "worth");
    field.setId("worth-" + district + "-" + what);
    field.setPrefColumnCount(2);
    field.setAccessibleText(called);
    field.setTextFormatter(new TextFormatter<String>(WorthRow::digits));
    field.textProperty().bindBidirectional(value);
    field.addEventFilter(KeyEvent.KEY_PRESSED, event -> step(field, event));
    return field;
  }

  /** Lets in what leaves at most two digits in the field, and nothing else. */
  private static TextFormatter.Change digits(TextFormatter.Change change) {
    if (!change.getControlNewText().matches("[0-9]{0,2}")) {
      change.setText("");
      change.setRange(change.getControlCaretPosition(), change.getControlCaretPosition());
      change.selectRange(change.getControlAnchor(), change.getControlCaretPosition());
    }
    return change;
  }

  /** Up and down change the number. */
  private static void step(TextField field, KeyEvent event) {
    int step = Key.MORE.is(event) ? 1 : Key.LESS.is(event) ? -1 : 0;
    if (step != 0) {
      int old = field.getText().isEmpty() ? 0 : Integer.parseInt(field.getText());
      field.setText(String.valueOf(Math.clamp(old + step, 1, Board.LARGEST)));
      field.selectAll();
      event.consume();
    }
  }
}
