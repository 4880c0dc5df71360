package org.sanmarco.ui.elsewhere;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import org.sanmarco.elsewhere.KeptGame;
import org.sanmarco.elsewhere.Visit;
import org.sanmarco.kernel.Game;
import org.sanmarco.save.NetworkGames;
import org.sanmarco.seats.log.BrokenLogException;
import org.sanmarco.table.Seat;
import org.sanmarco.ui.Services;
import org.sanmarco.words.Messages;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Checks the log of a game elsewhere that is over, and says what was found. */
public final class LogCheck {

  private static final Logger LOG = LoggerFactory.getLogger(LogCheck.class);

  private LogCheck() {}

  /**
   * Asks the table for the log, as long as it takes. What was shown in a game that is sound is
   * forgotten.
   *
   * @param notice shows a sentence
   */
  public static void run(
      Visit visit, Services services, Game game, List<Seat> seats, Consumer<String> notice) {
    Messages messages = services.messages(ElsewhereDialog.TEXTS);
    if (visit.isWatching()) {
      return;
    }
    notice.accept(messages.text("check.asked"));
    visit
        .verify()
        .thenApply(found -> {
          if (found.isEmpty()) {
            String name = GameRow.title(messages, game, seats);
            Platform.runLater(() -> forgetEvidence(services, visit.game(), name));
          }
          return found
              .map(broken -> words(messages, broken))
              .orElseGet(() -> messages.text("check.sound"));
        })
        .exceptionally(failed -> messages.text("check.failed"))
        .thenAccept(words -> Platform.runLater(() -> notice.accept(words)));
  }

  /** Frames are megabytes, and the list reads those of all games. */
  private static void forgetEvidence(Services services, String id, String name) {
    NetworkGames files = services.networkGames();
    services
        .background()
        .<String>run(
            "forget what was shown in a game that is over",
            () -> {
              Optional<KeptGame> kept = KeptGame.read(files.read(id));
              if (kept.isPresent()) {
                files.write(id, kept.get().checked(name).lines());
              }
              return "";
            },
            done -> {},
            failed -> LOG.info("a game that is over keeps its evidence: {}", failed.toString()));
  }

  private static String words(Messages messages, BrokenLogException broken) {
    return messages.text(
        "check.differs", broken.entry(), messages.text("fault." + broken.fault().name()));
  }
}
