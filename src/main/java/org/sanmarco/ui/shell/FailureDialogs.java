package org.sanmarco.ui.shell;

import module java.base;

import javafx.application.Platform;
import javafx.geometry.Insets;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.sanmarco.save.format.Program;
import org.sanmarco.ui.Dialogs;
import org.sanmarco.ui.Dialogs.Answer;
import org.sanmarco.ui.Failures;
import org.sanmarco.ui.Nodes;
import org.sanmarco.words.Messages;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Shows failures in a dialog, and writes them into the log in case no window can show them. */
final class FailureDialogs implements Failures {

  private static final Logger LOG = LoggerFactory.getLogger(FailureDialogs.class);
  private static final int LONGEST_DETAILS = 20_000;

  /** Causes may form a circle. */
  private static final int DEEPEST_CAUSE = 20;

  private static final double PLAIN_WIDTH = 480;
  private static final double PLAIN_HEIGHT = 240;
  private static final double PLAIN_SPACE = 12;

  private final Supplier<Messages> messages;
  private final Dialogs dialogs;
  private final LogRedactor redactor;
  private final Supplier<String> safety;
  private final Supplier<Optional<Path>> log;
  private final Supplier<List<Dialogs.Answer>> rescues;
  private final Runnable quit;
  private final MemoryReserve reserve = new MemoryReserve();
  private @Nullable Label countShown;
  private @Nullable Stage plain;
  private int count;

  /**
   * Shows failures.
   *
   * @param redactor takes what is private out of the details
   * @param safety says whether and where the game being played is safe
   * @param log the folder of the log
   * @param rescues what else can be done with the game; none if there is no game
   */
  FailureDialogs(
      Supplier<Messages> messages,
      Dialogs dialogs,
      LogRedactor redactor,
      Supplier<String> safety,
      Supplier<Optional<Path>> log,
      Supplier<List<Dialogs.Answer>> rescues,
      Runnable quit) {
    this.messages = messages;
    this.dialogs = dialogs;
    this.redactor = redactor;
    this.safety = safety;
    this.log = log;
    this.rescues = rescues;
    this.quit = quit;
  }

  @Override
  public void failed(String what, Throwable cause) {
    if (isOutOfMemory(cause)) {
      reserve.release();
      LOG.error("{} {}", messages.get().text("failure.memory"), safety());
    }
    String details = details(what, Thread.currentThread().getName(), cause);
    LOG.error("failed to {}", what, cause);
    if (Platform.isFxApplicationThread()) {
      show(cause, details);
    } else {
      Platform.runLater(() -> show(cause, details));
    }
  }

  /**
   * Reports that the window is no longer drawn: in the log, on standard error, and in a plain
   * window of its own. On any thread.
   */
  void drawingStopped() {
    reserve.release();
    String text = messages.get().text("failure.drawing");
    String safe = safety();
    LOG.error("{} {}", text, safe);
    Platform.runLater(() -> openPlainWindow(text, safe));
  }

  /** Takes the report back: the window is drawn again. On any thread. */
  void drawingResumed() {
    LOG.info("the window is drawn again");
    Platform.runLater(() -> {
      if (plain != null) {
        plain.close();
        plain = null;
      }
    });
  }

  private void openPlainWindow(String text, String safe) {
    Stage stage = new Stage();
    Button leave =
        Nodes.button(
            "drawing-quit",
            messages.get().text("failure.quit"),
            () -> {
              stage.close();
              quit.run();
            });
    VBox content = new VBox(line("drawing-text", text), line("drawing-safe", safe), leave);
    content.setSpacing(PLAIN_SPACE);
    content.setPadding(new Insets(PLAIN_SPACE));
    stage.setTitle(messages.get().text("failure.title"));
    stage.setScene(new Scene(content, PLAIN_WIDTH, PLAIN_HEIGHT));
    stage.show();
    plain = stage;
  }

  /** A failure in drawing comes back with every picture: it must not pile up dialogs. */
  private void show(Throwable cause, String details) {
    Label shown = countShown;
    if (shown != null) {
      count++;
      shown.setText(messages.get().text("failure.more", count));
      return;
    }
    count = 0;
    Label more = new Label();
    try {
      open(cause, details, more);
      countShown = more;
    } catch (RuntimeException | Error broken) {
      // A handler that fails itself ends the window's thread; the next failure may be shown again.
      LOG.error("failed to show a failure", broken);
    }
  }

  private void open(Throwable cause, String details, Label more) {
    TextArea area = Nodes.styled(new TextArea(details), "details");
    area.setId("failure-details");
    area.setEditable(false);
    area.setPrefRowCount(9);
    area.setAccessibleText(messages.get().text("failure.details"));
    VBox where = new VBox(line("failure-safe", safety()));
    log.get()
        .ifPresent(folder ->
            where
                .getChildren()
                .add(line("failure-log", messages.get().text("failure.log", folder))));
    more.setId("failure-more");
    more.getStyleClass().add("soft");
    VBox dialog =
        DialogLayer.frame(
            messages.get().text("failure.title"),
            isOutOfMemory(cause)
                ? messages.get().text("failure.memory")
                : messages.get().text("failure.text", name(cause)));
    dialog.setId("failure");
    Runnable close =
        () -> {
          countShown = null;
          dialogs.close(dialog);
          reserve.renew();
        };
    dialog.getChildren().addAll(where, rescue(close), area, more);
    HBox buttons =
        DialogLayer.answers(
            close,
            Answer.of(messages.get(), "failure.quit", quit),
            Answer.of(messages.get(), "failure.on", () -> {}));
    String copy = messages.get().text("failure.copy");
    buttons.getChildren().addFirst(Nodes.button("failure-copy", copy, () -> Nodes.copy(details)));
    dialog.getChildren().add(buttons);
    VBox.setVgrow(area, Priority.ALWAYS);
    dialogs.open(dialog, close);
  }

  /** Ways to go on with a game whose table can't be shown. */
  private VBox rescue(Runnable close) {
    Answer[] answers = rescues.get().toArray(Answer[]::new);
    VBox rescue =
        new VBox(
            line("failure-rescue", messages.get().text("failure.rescue")),
            DialogLayer.answers(close, answers));
    Nodes.show(rescue, answers.length > 0);
    return rescue;
  }

  private static Label line(String id, String text) {
    Label line = Nodes.whole(text);
    line.setId(id);
    return line;
  }

  private String safety() {
    try {
      return safety.get();
    } catch (RuntimeException broken) {
      // The game itself may be what failed; the dialog must open all the same.
      return messages.get().text("failure.unknown");
    }
  }

  private static boolean isOutOfMemory(Throwable failure) {
    return Stream.iterate(failure, Objects::nonNull, Throwable::getCause)
        .limit(DEEPEST_CAUSE)
        .anyMatch(OutOfMemoryError.class::isInstance);
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

  /** The versions of the program, Java, JavaFX and the system, in one line. */
  static String surroundings() {
    return "San Marco %s, Java %s, JavaFX %s, %s %s"
        .formatted(
            Program.version(),
            System.getProperty("java.version"),
            System.getProperty("javafx.runtime.version"),
            System.getProperty("os.name"),
            System.getProperty("os.arch"));
  }

  /**
   * The details that help to fix a failure. They contain nothing private: players may send them.
   */
  private String details(String what, String thread, Throwable cause) {
    String details =
        String.join(
            System.lineSeparator(),
            surroundings(),
            "failed to " + what + ", thread " + thread,
            redactor.trace(cause));
    return details.length() <= LONGEST_DETAILS
        ? details
        : details.substring(0, LONGEST_DETAILS) + "…";
  }
}
