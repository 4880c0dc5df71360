package org.sanmarco.ui.table.tray;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.Moment;
import org.sanmarco.ui.game.Moment.Row;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.game.TablePanel;
import org.sanmarco.ui.keys.Key;

/** A decisive moment below the board, with buttons to continue and to skip. */
public final class MomentTray extends TablePanel<PanelContext, HBox> {

  private static final double CREST = 22;

  private final Label title = Nodes.styled(new Label(), "moment-title", "title-face");
  private final Label place = Nodes.styled(new Label(), "moment-place");
  private final FlowPane rows = Nodes.styled(new FlowPane(), "moment-rows");
  private final Label note = Nodes.wrapped("", "moment-note");
  private final HBox picture = Nodes.styled(new HBox(), "moment-picture");
  private final VBox words = Nodes.styled(new VBox(), "moment-words");
  private final VBox buttons;
  private final Button next;

  /**
   * A tray without a moment.
   *
   * @param onNext shows the next one
   * @param onSkip skips those of this move
   * @param onSkipAll skips them for good
   */
  public MomentTray(PanelContext context, Runnable onNext, Runnable onSkip, Runnable onSkipAll) {
    super(context, new HBox());
    next = Nodes.styled(button("next", onNext, Key.PRESS), "accent");
    Button skip = button("skip", onSkip, Key.ESCAPE);
    Button skipAll = button("skip-all", onSkipAll);
    title.setId("moment-title");
    note.setId("moment-note");
    words.getChildren().setAll(Nodes.styled(new HBox(title, place), "moment-head"), rows, note);
    HBox.setHgrow(words, Priority.ALWAYS);
    buttons = Nodes.styled(new VBox(next, skip, skipAll), "tray-buttons");
    root.setId("moment");
    root.getStyleClass().addAll("tray", "moment");
    showTelevision(false);
    clear();
  }

  /** Shows the picture above the words and no buttons, or all in a row. */
  public void showTelevision(boolean on) {
    root.getChildren()
        .setAll(on ? List.of(new VBox(picture, words)) : List.of(picture, words, buttons));
  }

  private Button button(String name, Runnable action, Key... keys) {
    Button button = Nodes.button("moment-" + name, context.text("moment." + name), action);
    Buttons.explain(button, context.tip("moment." + name + ".tip", keys));
    return button;
  }

  @Override
  public Node first() {
    return next;
  }

  @Override
  public void show() {}

  /** Shows nothing, while the pieces move that lead to the first moment. */
  public void clear() {
    Nodes.mark(root, "waiting", true);
    title.setText("");
    place.setText("");
    note.setText("");
    rows.getChildren().clear();
    picture.getChildren().clear();
  }

  /**
   * Shows a moment.
   *
   * @param number its number among those of the move, from 0
   */
  public void show(Moment moment, int number, int count) {
    Nodes.mark(root, "waiting", false);
    title.setText(moment.title());
    place.setText(count == 1 ? "" : context.text("moment.place", number + 1, count));
    note.setText(moment.note());
    rows.getChildren().setAll(moment.rows().stream().map(this::row).toList());
    picture.getChildren().setAll(moment.picture().stream().toList());
  }

  private HBox row(Row row) {
    List<Node> nodes = new ArrayList<>();
    nodes.add(context.crests(row.seats(), CREST));
    nodes.add(label(row.name(), "moment-name"));
    nodes.add(label(row.what(), "moment-what"));
    nodes.add(label(row.gain(), "moment-gain"));
    nodes.add(label(total(row), "moment-total"));
    nodes.removeIf(node -> node instanceof Label label && label.getText().isEmpty());
    HBox box = Nodes.styled(new HBox(), "moment-row");
    box.getChildren().setAll(nodes);
    Nodes.mark(box, "best", row.best());
    return box;
  }

  /** The total, as what comes of the gain beside it. */
  private static String total(Row row) {
    return row.gain().isEmpty() || row.total().isEmpty() ? row.total() : "→ " + row.total();
  }

  private static Label label(String text, String style) {
    return Nodes.uncut(new Label(text), style);
  }
}
