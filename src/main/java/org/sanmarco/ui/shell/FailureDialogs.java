package org.sanmarco.ui.shell;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.sanmarco.save.Program;
import org.sanmarco.ui.Dialogs;
import org.sanmarco.ui.Failures;
import org.sanmarco.ui.Messages;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Tells of failures in a dialog; in the log as well, in case no window can show it. */
final class FailureDialogs implements Failures {

  private static final Logger LOG = LoggerFactory.getLogger(FailureDialogs.class);
  private static final int LONGEST_DETAILS = 20_000;

  private final Messages messages;
  private final Supplier<Dialogs> dialogs;
  private final Supplier<Optional<Path>> safeIn;
  private final Runnable quit;

  private @Nullable Label countShown;
  private int count;

  /**
   * Tells of failures.
   *
   * @param safeIn the file that the game being played is kept in
   */
  FailureDialogs(
      Messages messages,
      Supplier<Dialogs> dialogs,
      Supplier<Optional<Path>> safeIn,
      Runnable quit) {
    this.messages = messages;
    this.dialogs = dialogs;
    this.safeIn = safeIn;
    this.quit = quit;
  }

  @Override
  public void failed(String what, Throwable cause) {
    String details = details(what, Thread.currentThread().getName(), cause);
    LOG.error("failed to {}", what, cause);
    if (Platform.isFxApplicationThread()) {
      show(cause, details);
    } else {
      Platform.runLater(() -> show(cause, details));
    }
  }

  /** A failure in drawing comes back with every picture: it must not pile up dialogs. */
  private void show(Throwable cause, String details) {
    Label shown = countShown;
    if (shown != null) {
      count++;
      shown.setText(messages.text("failure.more", count));
      return;
    }
    count = 0;
    Label more = new Label();
    countShown = more;
    open(cause, details, more);
  }

  private void open(Throwable cause, String details, Label more) {
    TextArea area = new TextArea(details);
    area.setId("failure-details");
    area.setEditable(false);
    area.setPrefRowCount(9);
    area.getStyleClass().add("details");
    area.setAccessibleText(messages.text("failure.details"));
    Label safe = new Label(safety());
    safe.setId("failure-safe");
    safe.setWrapText(true);
    safe.setMinHeight(Label.USE_PREF_SIZE);
    more.setId("failure-more");
    more.getStyleClass().add("soft");
    Button copy = new Button(messages.text("failure.copy"));
    copy.setId("failure-copy");
    Button leave = new Button(messages.text("failure.quit"));
    leave.setId("failure-quit");
    Button on = new Button(messages.text("failure.on"));
    on.setId("failure-on");
    on.setDefaultButton(true);
    VBox dialog =
        DialogLayer.frame(
            messages.text("failure.title"), messages.text("failure.text", name(cause)));
    dialog.setId("failure");
    dialog.getChildren().addAll(safe, area, more, DialogLayer.buttons(List.of(copy, leave, on)));
    VBox.setVgrow(area, Priority.ALWAYS);
    Runnable close =
        () -> {
          countShown = null;
          dialogs.get().close(dialog);
        };
    copy.setOnAction(event -> copy(details));
    on.setOnAction(event -> close.run());
    leave.setOnAction(event -> {
      close.run();
      quit.run();
    });
    dialogs.get().open(dialog, close);
  }

  private String safety() {
    try {
      return safeIn
          .get()
          .map(file -> messages.text("failure.safe", file))
          .orElseGet(() -> messages.text("failure.no-game"));
    } catch (RuntimeException broken) {
      // The game itself may be what failed; the dialog must open all the same.
      return messages.text("failure.unknown");
    }
  }

  private static void copy(String details) {
    ClipboardContent content = new ClipboardContent();
    content.putString(details);
    Clipboard.getSystemClipboard().setContent(content);
  }

  private static String name(Throwable cause) {
    String message = cause.getMessage();
    String name = cause.getClass().getSimpleName();
    return message == null || message.isBlank() ? name : name + ": " + firstLine(message);
  }

  private static String firstLine(String message) {
    String line = message.strip().lines().findFirst().orElse("");
    return line.length() <= 160 ? line : line.substring(0, 160) + "…";
  }

  private static String details(String what, String thread, Throwable cause) {
    StringWriter text = new StringWriter();
    PrintWriter out = new PrintWriter(text);
    out.println("San Marco " + Program.version() + ", failed to " + what + ", thread " + thread);
    out.println(
        "Java "
            + System.getProperty("java.version")
            + ", JavaFX "
            + System.getProperty("javafx.runtime.version")
            + ", "
            + System.getProperty("os.name")
            + " "
            + System.getProperty("os.arch"));
    cause.printStackTrace(out);
    out.flush();
    String details = text.toString();
    return details.length() <= LONGEST_DETAILS
        ? details
        : details.substring(0, LONGEST_DETAILS) + "…";
  }
}
