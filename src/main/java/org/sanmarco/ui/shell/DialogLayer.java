package org.sanmarco.ui.shell;

import module java.base;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.sanmarco.ui.Clicks;
import org.sanmarco.ui.Dialogs;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.words.Messages;

/** The dialogs of a window, over its screen. */
final class DialogLayer extends StackPane implements Dialogs {

  /** Marks the screen, so that the style sheet can leave it as it looked. */
  private static final String BEHIND = "behind-dialog";

  private final Node behind;
  private final Supplier<Messages> messages;
  private final Deque<Open> openDialogs = new ArrayDeque<>();

  /** The nodes behind the dialogs that were disabled before the first dialog opened. */
  private List<Node> idle = List.of();

  /** A dialog in the middle of the window; one that has no room there is shown smaller. */
  private static final class Shade extends StackPane {

    /** At each edge of the window, where there is no more room. */
    private static final double MARGIN = 8;

    private final Region dialog;

    Shade(Region dialog) {
      super(dialog);
      this.dialog = dialog;
      getStyleClass().add("dialog-shade");
      // It covers the window and is never larger, regardless of its content.
      setMinSize(0, 0);
    }

    @Override
    protected void layoutChildren() {
      double room =
          Math.min(
              (getWidth() - 2 * MARGIN) / dialog.minWidth(-1),
              (getHeight() - 2 * MARGIN) / dialog.minHeight(-1));
      double factor = Math.min(1, room);
      dialog.setScaleX(factor);
      dialog.setScaleY(factor);
      super.layoutChildren();
    }
  }

  private record Open(Shade shade, Region dialog, Runnable cancel, @Nullable Node focused) {}

  /**
   * No dialogs yet.
   *
   * @param behind the screen, which can't be used while a dialog is open
   */
  DialogLayer(Node behind, Supplier<Messages> messages) {
    this.behind = behind;
    this.messages = messages;
    setId("dialogs");
    setPickOnBounds(false);
    addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    Clicks.dropStray(this);
  }

  @Override
  public void open(Region dialog, Runnable cancel) {
    if (!dialog.getStyleClass().contains("dialog")) {
      dialog.getStyleClass().add("dialog");
    }
    dialog.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    Shade shade = new Shade(dialog);
    Node focused = Nodes.focused(this);
    Open below = openDialogs.peek();
    if (below != null) {
      below.shade().setDisable(true);
    } else {
      idle =
          behind.lookupAll("*").stream()
              .filter(node -> node instanceof Control && node.isDisabled())
              .toList();
      idle.forEach(node -> Nodes.mark(node, "idle", true));
    }
    behind.setDisable(true);
    if (!behind.getStyleClass().contains(BEHIND)) {
      behind.getStyleClass().add(BEHIND);
    }
    openDialogs.push(new Open(shade, dialog, cancel, focused));
    getChildren().add(shade);
    focusFirst(dialog);
  }

  @Override
  public void close(Region dialog) {
    Open closed =
        openDialogs.stream().filter(one -> one.dialog().equals(dialog)).findFirst().orElse(null);
    if (closed == null) {
      return;
    }
    openDialogs.remove(closed);
    getChildren().remove(closed.shade());
    closed.shade().getChildren().clear();
    Open below = openDialogs.peek();
    if (below != null) {
      below.shade().setDisable(false);
    } else {
      idle.forEach(node -> Nodes.mark(node, "idle", false));
      behind.setDisable(false);
      behind.getStyleClass().remove(BEHIND);
    }
    Node focused = closed.focused();
    if (focused != null && Objects.equals(focused.getScene(), getScene())) {
      focused.requestFocus();
    }
  }

  @Override
  public Region ask(String title, String text, Answer... answers) {
    VBox dialog = frame(title, text);
    dialog.getChildren().add(answers(() -> close(dialog), answers));
    open(dialog, () -> close(dialog));
    return dialog;
  }

  @Override
  public void tell(String title, String text) {
    ask(title, text, new Answer("dialog-on", messages.get().text("dialog.on"), () -> {}));
  }

  @Override
  public boolean isOpen() {
    return !openDialogs.isEmpty();
  }

  static VBox frame(String title, String text) {
    Label heading = Nodes.wrapped(title, "dialog-title");
    heading.setId("dialog-title");
    Label words = Nodes.whole(text);
    words.setId("dialog-text");
    return new VBox(heading, words);
  }

  /** The row of buttons at a dialog's foot, which close it; the last one is for Enter. */
  static HBox answers(Runnable close, Answer... answers) {
    HBox row = Nodes.styled(new HBox(), "dialog-buttons");
    row.setAlignment(Pos.CENTER_RIGHT);
    for (Answer answer : answers) {
      Button button =
          Nodes.button(
              answer.id(),
              answer.words(),
              () -> {
                close.run();
                answer.then().run();
              });
      button.setDefaultButton(answer.equals(answers[answers.length - 1]));
      row.getChildren().add(button);
    }
    return row;
  }

  private void pressed(KeyEvent event) {
    Open top = openDialogs.peek();
    if (top != null && Key.ESCAPE.is(event)) {
      event.consume();
      top.cancel().run();
    }
  }

  /** On the button that Enter means anyway, so that a dialog opens ready to be answered. */
  private static void focusFirst(Region dialog) {
    List<Node> buttons =
        dialog.lookupAll(".button").stream()
            .filter(node -> node.isFocusTraversable() && !node.isDisable())
            .toList();
    buttons.stream()
        .filter(node -> node instanceof Button button && button.isDefaultButton())
        .findFirst()
        .or(() -> buttons.stream().findFirst())
        .orElse(dialog)
        .requestFocus();
  }
}
