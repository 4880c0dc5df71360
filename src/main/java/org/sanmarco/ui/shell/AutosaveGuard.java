package org.sanmarco.ui.shell;

import module java.base;

import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import org.sanmarco.save.Autosave;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.table.GameRecord;
import org.sanmarco.ui.AutosaveStatus;
import org.sanmarco.ui.Dialogs;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.lesson.Lesson;
import org.sanmarco.words.Messages;

/**
 * Guards a game that isn't safe on the disk: waits until it is written before it is left, asks the
 * player if that fails, and says so above the screen as long as it fails.
 */
final class AutosaveGuard {

  private static final Duration PATIENCE = Duration.seconds(5);

  /** The delay after which a player sees that the disk is behind. */
  private static final Duration SLOW = Duration.seconds(2);

  private final Services services;
  private final Threads background;
  private final SavedGameDialogs files;
  private final Supplier<Messages> messages;
  private final AutosaveStatus status;
  private final AutosaveBar bar;
  private final PauseTransition slow = new PauseTransition(SLOW);

  AutosaveGuard(
      Services services, Threads background, SavedGameDialogs files, Supplier<Messages> messages) {
    this.services = services;
    this.background = background;
    this.files = files;
    this.messages = messages;
    status =
        new AutosaveStatus(
            services.library(),
            services.savedGameStore(),
            table -> Lesson.of(table.game(), table.record()).isPresent(),
            () -> Platform.runLater(this::show));
    bar = new AutosaveBar(messages.get(), this::again, this::saveAs);
    slow.setOnFinished(event -> show());
  }

  AutosaveStatus status() {
    return status;
  }

  /** The bar above the screen while the autosave fails. */
  Node bar() {
    return bar;
  }

  void updateTexts() {
    bar.updateTexts(messages.get());
    show();
  }

  private void show() {
    Optional<Autosave.Trouble> trouble = status.autosave().trouble();
    if (trouble.isPresent()) {
      bar.show(text("trouble.text", reason(trouble.get())), true);
    } else if (status.autosave().busyMillis() >= SLOW.toMillis()) {
      bar.show(text("trouble.slow"), false);
    } else {
      bar.hide();
    }
    if (status.autosave().busyMillis() >= 0 && slow.getStatus() != Animation.Status.RUNNING) {
      slow.playFromStart();
    }
  }

  /** Asks before a game is left that is not over, if the player wants to be asked. */
  void askLeave(String answer, Runnable leave) {
    boolean playing = status.game().filter(game -> !game.isOver()).isPresent();
    boolean hosting = services.evening().isOpen();
    if ((playing || hosting) && services.preferences().get(Setting.CONFIRMATIONS)) {
      services.ask(
          text("leave.title"),
          (playing ? text("leave.text") + " " : "") + (hosting ? text("leave.screens") : ""),
          answer("leave.stay", () -> {}),
          answer(answer, leave));
    } else {
      leave.run();
    }
  }

  /** Leaves the game, if there is one, once its last move is safe. */
  void leave(Runnable then) {
    Runnable leave =
        () -> {
          status.leave();
          then.run();
        };
    if (status.game().isEmpty()) {
      leave.run();
    } else {
      again();
      flush("finish writing", leave, () -> askUnsaved(answer("unkept.leave", leave)));
    }
  }

  /**
   * Flushes pending writes before exit.
   *
   * @param quit ends the program
   * @param stay is run if the program is not ended after all
   */
  void finish(Runnable quit, Runnable stay) {
    again();
    PauseTransition patience = new PauseTransition(PATIENCE);
    List<Region> slow = new ArrayList<>();
    patience.setOnFinished(event -> slow.add(askPatience(quit)));
    patience.play();
    background.run(
        "finish writing",
        () -> {
          background.awaitOthers();
          status.autosave().flush();
          return status.autosave().trouble().isEmpty();
        },
        safe -> {
          patience.stop();
          slow.forEach(services.dialogs()::close);
          if (safe) {
            quit.run();
          } else {
            stay.run();
            askUnsaved(answer("unkept.quit", quit));
          }
        });
  }

  private Region askPatience(Runnable quit) {
    return services.ask(text("slow.title"), text("slow.text"), answer("slow.quit", quit));
  }

  /**
   * Asks before the last moves are lost.
   *
   * @param away goes away all the same
   */
  private void askUnsaved(Dialogs.Answer away) {
    services.ask(
        text("unkept.title"),
        text("unkept.text"),
        away,
        answer("unkept.stay", () -> {}),
        answer("unkept.save", this::saveAs));
  }

  /** Saves the game as it is now. */
  private void again() {
    status.game().ifPresent(game -> status.autosave().save(game.record()));
  }

  private void saveAs() {
    status
        .game()
        .ifPresent(game ->
            services
                .filePicker()
                .chooseFolder()
                .ifPresent(folder -> moveTo(folder, game.record())));
  }

  private void moveTo(Path folder, GameRecord game) {
    status.autosave().moveTo(folder, game);
    flush(
        "save the game elsewhere",
        () -> services.tell(text("kept-elsewhere.title"), text("kept-elsewhere.text", folder)),
        () -> {});
  }

  /** Waits, on another thread, until pending writes are done or have failed. */
  private void flush(String what, Runnable saved, Runnable unsaved) {
    background.run(
        what,
        () -> {
          status.autosave().flush();
          // The next start must find the file, even where it was moved.
          status.autosave().file().ifPresent(services.library()::remember);
          return status.autosave().trouble().isEmpty();
        },
        safe -> (safe ? saved : unsaved).run());
  }

  /** A sentence for failure dialogs: the file in which the game is safe, or that it isn't. */
  String safety() {
    return status
        .autosave()
        .trouble()
        .map(found -> text("failure.unsafe", reason(found)))
        .or(() -> status.autosave().file().map(file -> text("failure.safe", file)))
        .orElseGet(() -> text("failure.no-game"));
  }

  private String reason(Autosave.Trouble trouble) {
    return files.reason(trouble.reason().refusal());
  }

  private String text(String key, Object... arguments) {
    return messages.get().text(key, arguments);
  }

  private Dialogs.Answer answer(String key, Runnable then) {
    return Dialogs.Answer.of(messages.get(), key, then);
  }
}
