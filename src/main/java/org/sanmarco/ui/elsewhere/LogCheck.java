package org.sanmarco.ui.elsewhere;

import java.util.function.Consumer;
import javafx.application.Platform;
import org.sanmarco.elsewhere.Visit;
import org.sanmarco.seats.log.BrokenLogException;
import org.sanmarco.ui.Services;
import org.sanmarco.words.Messages;

/** Checks the log of a game elsewhere that is over, and says what was found. */
public final class LogCheck {

  private LogCheck() {}

  /**
   * Asks the table for the log, as long as it takes.
   *
   * @param notice shows a sentence
   */
  public static void run(Visit visit, Services services, Consumer<String> notice) {
    Messages messages = services.messages(ElsewhereDialog.TEXTS);
    if (visit.isWatching()) {
      return;
    }
    notice.accept(messages.text("check.asked"));
    visit
        .verify()
        .thenApply(found ->
            found
                .map(broken -> words(messages, broken))
                .orElseGet(() -> messages.text("check.sound")))
        .exceptionally(failed -> messages.text("check.failed"))
        .thenAccept(words -> Platform.runLater(() -> notice.accept(words)));
  }

  private static String words(Messages messages, BrokenLogException broken) {
    return messages.text(
        "check.differs", broken.entry(), messages.text("fault." + broken.fault().name()));
  }
}
