package org.sanmarco.ui.elsewhere;

import module java.base;

import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.sanmarco.elsewhere.KeptGame;
import org.sanmarco.elsewhere.Visit;
import org.sanmarco.save.Library;
import org.sanmarco.save.NetworkGames;
import org.sanmarco.seats.log.Attendance;
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

  /** The time after which the table is asked first who has confirmed the log since. */
  private static final Duration SOON = Duration.seconds(3);

  /** The longest such time: who comes later is not waited for. */
  private static final Duration LATE = Duration.minutes(3);

  private final Visit visit;
  private final Services services;
  private final Messages messages;
  private final Consumer<String> notice;

  private LogCheck(Visit visit, Services services, Consumer<String> notice) {
    this.visit = visit;
    this.services = services;
    this.notice = notice;
    messages = services.messages(ElsewhereDialog.TEXTS);
  }

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
    if (!visit.isWatching()) {
      new LogCheck(visit, services, notice).run(sound, kept);
    }
  }

  private void run(Consumer<GameRecord> sound, Consumer<Path> kept) {
    notice.accept(messages.text("check.asked"));
    verify((verdict, failed) -> {
      if (failed != null) {
        notice.accept(messages.text("check.failed"));
        return;
      }
      notice.accept(words(verdict));
      verdict
          .game()
          .ifPresent(game -> {
            sound.accept(game);
            keep(game, kept);
            again(verdict, SOON);
          });
    });
  }

  private void verify(BiConsumer<Verdict, @Nullable Throwable> then) {
    visit
        .verify()
        .whenComplete((verdict, failed) -> Platform.runLater(() -> then.accept(verdict, failed)));
  }

  /** Asks again as long as somebody may yet confirm the log. */
  private void again(Verdict before, Duration pause) {
    if (before.awaited().isEmpty() || pause.greaterThan(LATE)) {
      return;
    }
    PauseTransition wait = new PauseTransition(pause);
    wait.setOnFinished(event ->
        verify((verdict, failed) -> {
          if (failed == null) {
            notice.accept(words(verdict));
            again(verdict, pause.multiply(2));
          }
        }));
    wait.play();
  }

  /** Frames are megabytes, and the list reads those of all games. */
  private void keep(GameRecord game, Consumer<Path> kept) {
    String id = visit.game();
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

  private String words(Verdict verdict) {
    return verdict
        .fault()
        .map(broken ->
            messages.text(
                "check.differs", broken.entry(), messages.text("fault." + broken.fault().name())))
        .orElseGet(() -> sound(verdict));
  }

  private String sound(Verdict verdict) {
    List<String> sentences = new ArrayList<>();
    sentences.add(
        messages.text(
            verdict.isChanceProven() ? "check.sound" : "check.sound.unproven",
            verdict.fingerprint()));
    if (!verdict.confirmed().isEmpty()) {
      sentences.add(
          messages.text("check.confirmed", messages.language().list(verdict.confirmed())));
    }
    if (verdict.isChanceProven() && !verdict.awaited().isEmpty()) {
      sentences.add(messages.text("check.awaited", messages.language().list(verdict.awaited())));
    }
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
}
