package org.sanmarco.ui.table.tray;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.Moment;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.game.SeatFace;
import org.sanmarco.ui.game.TablePanel;
import org.sanmarco.ui.keys.Key;

/** The words of a decisive moment below the board beside the player who gains, and its buttons. */
public final class MomentTray extends TablePanel<PanelContext, HBox> {

  private static final double FACE = 72;

  private final Label title = Nodes.styled(new Label(), "moment-title", "title-face");
  private final Label place = Nodes.styled(new Label(), "moment-place");
  private final Label note = Nodes.wrapped("", "moment-note");
  private final StackPane best = Nodes.styled(new StackPane(), "moment-best");
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
    words.getChildren().setAll(Nodes.styled(new HBox(title, place), "moment-head"), note);
    HBox.setHgrow(words, Priority.ALWAYS);
    buttons = Nodes.styled(new VBox(next, skip, skipAll), "tray-buttons");
    root.setId("moment");
    root.getStyleClass().addAll("tray", "moment");
    showTelevision(false);
    clear();
  }

  /** Shows no buttons, or the words and the buttons in a row. */
  public void showTelevision(boolean on) {
    root.getChildren().setAll(on ? List.of(words) : List.of(best, words, buttons));
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
    List<Integer> first =
        moment.rows().stream()
            .filter(row -> row.place() == 1)
            .flatMap(row -> row.seats().stream())
            .toList();
    List<Integer> seats = first.isEmpty() ? List.copyOf(moment.spot().seats()) : first;
    best.getChildren().setAll(SeatFace.row(context, seats, FACE));
    Nodes.show(best, !seats.isEmpty());
  }
}
