package org.sanmarco.ui.elsewhere;

import module java.base;

import javafx.application.Platform;
import org.sanmarco.elsewhere.KeptGame;
import org.sanmarco.elsewhere.Visit;
import org.sanmarco.save.Library;
import org.sanmarco.save.NetworkGames;
import org.sanmarco.seats.log.Attendance;
import org.sanmarco.seats.log.BrokenLogException;
import org.sanmarco.seats.log.Verdict;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Seat;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.game.DurationWords;
import org.sanmarco.ui.game.GameTitle;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.words.Messages;

/** Checks the log of a game elsewhere that is over, and says what was found. */
public final class LogCheck {

  private LogCheck() {}

  /**
   * Asks the table for the log, as long as it takes. A game that is sound is kept among the saved
   * games, and what was shown in it is forgotten.
   *
   * @param notice shows a sentence
   * @param sound receives the whole game if nothing is wrong with it
   * @param kept receives the file in which the game is kept
   */
  public static void run(
      Visit visit,
      Services services,
      Consumer<String> notice,
      Consumer<GameRecord> sound,
      Consumer<Path> kept) {
    Messages messages = services.messages(ElsewhereDialog.TEXTS);
    if (visit.isWatching()) {
      return;
    }
    notice.accept(messages.text("check.asked"));
    visit
        .verify()
        .whenComplete((verdict, failed) ->
            Platform.runLater(() -> {
              if (failed != null) {
                notice.accept(messages.text("check.failed"));
                return;
              }
              notice.accept(
                  verdict
                      .fault()
                      .map(broken -> words(messages, broken))
                      .orElseGet(() -> sound(visit, services, verdict)));
              verdict
                  .game()
                  .ifPresent(game -> {
                    sound.accept(game);
                    keep(services, visit.game(), game, notice, kept);
                  });
            }));
  }

  /** Frames are megabytes, and the list reads those of all games. */
  private static void keep(
      Services services, String id, GameRecord game, Consumer<String> notice, Consumer<Path> kept) {
    Messages messages = services.messages(ElsewhereDialog.TEXTS);
    NetworkGames files = services.networkGames();
    Library library = services.library();
    String title =
        GameTitle.of(
            services.messages(GameUi.TEXTS),
            game.setup().game(),
            game.occasion(),
            game.seats().stream().map(Seat::name).toList());
    services.<Optional<Path>>run(
        "keep a game elsewhere that is over",
        () -> {
          Optional<KeptGame> known = KeptGame.read(files.read(id));
          // Once: it may have been deleted since, or played on.
          boolean isNew = known.filter(one -> one.over().isEmpty()).isPresent();
          Path file = isNew ? library.add(game) : known.map(KeptGame::file).orElse(null);
          if (known.isPresent()) {
            files.write(id, known.get().checked(title, file).lines());
          }
          return Optional.ofNullable(file).filter(Files::exists);
        },
        file -> file.ifPresent(kept),
        failed ->
            notice.accept(
                messages.text("keep.failed", services.savedGameActions().reason(failed))));
  }

  private static String sound(Visit visit, Services services, Verdict verdict) {
    Messages messages = services.messages(ElsewhereDialog.TEXTS);
    List<String> sentences = new ArrayList<>();
    sentences.add(
        messages.text(
            verdict.isChanceProven() ? "check.sound" : "check.sound.unproven",
            verdict.fingerprint()));
    if (verdict.computerMoves() > 0) {
      sentences.add(messages.text("check.sound.computers", verdict.computerMoves()));
    }
    String host =
        verdict.hosts().isEmpty()
            ? visit.table().map(Attendance.Table::by).orElse("")
            : messages.language().list(verdict.hosts());
    sentences.add(
        host.isEmpty() ? messages.text("check.host.unnamed") : messages.text("check.host", host));
    if (!verdict.timeOff().isZero()) {
      sentences.add(
          messages.text(
              "check.times", DurationWords.of(verdict.timeOff(), services.messages(GameUi.TEXTS))));
    }
    return String.join(" ", sentences);
  }

  private static String words(Messages messages, BrokenLogException broken) {
    return messages.text(
        "check.differs", broken.entry(), messages.text("fault." + broken.fault().name()));
  }
}
