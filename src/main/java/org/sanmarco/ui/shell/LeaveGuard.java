package org.sanmarco.ui.shell;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.sanmarco.save.Setting;
import org.sanmarco.table.GameRecord;
import org.sanmarco.ui.AutosaveStatus;
import org.sanmarco.ui.Dialogs;
import org.sanmarco.ui.Services;
import org.sanmarco.words.Messages;

/**
 * Sees to it that nobody goes away from a game that isn't safe without being told so: waits until
 * it is written, asks where it can't be, and says so above the screen for as long as that lasts.
 */
final class LeaveGuard {

  private static final Duration PATIENCE = Duration.seconds(5);

  private final Services services;
  private final Threads background;
  private final SavedFiles files;
  private final Supplier<Messages> messages;
  private final AutosaveStatus keeping;
  private final TroubleBar bar;

  LeaveGuard(Services services, Threads background, SavedFiles files, Supplier<Messages> messages) {
    this.services = services;
    this.background = background;
    this.files = files;
    this.messages = messages;
    keeping =
        new AutosaveStatus(
            services.library().keptFolder(),
            services.savedGames(),
            () -> Platform.runLater(this::show));
    bar = new TroubleBar(messages.get(), this::again, this::elsewhere);
  }

  /** What it watches over. */
  AutosaveStatus keeping() {
    return keeping;
  }

  /** What stands above the screen while a game doesn't keep itself. */
  Node bar() {
    return bar;
  }

  /** Says everything in the language that was chosen. */
  void speak() {
    bar.speak(messages.get());
    show();
  }

  private void show() {
    keeping
        .trouble()
        .ifPresentOrElse(found -> bar.show(text("trouble.text", reason(found))), bar::hide);
  }

  /** Asks before a game is left that is not over, if the player wants to be asked. */
  void askLeave(String way, Runnable leave) {
    boolean playing = keeping.game().filter(game -> !game.isOver()).isPresent();
    if (playing && services.preferences().settings().get(Setting.CONFIRMATIONS)) {
      services
          .dialogs()
          .ask(
              text("leave.title"),
              text("leave.text"),
              answer("leave.stay", () -> {}),
              answer(way, leave));
    } else {
      leave.run();
    }
  }

  /** Goes away from the game, if there is one, once its last move is safe. */
  void leave(Runnable then) {
    Runnable leave =
        () -> {
          keeping.leave();
          then.run();
        };
    if (keeping.game().isEmpty()) {
      leave.run();
    } else {
      flush("finish writing", leave, () -> askUnkept(answer("unkept.leave", leave)));
    }
  }

  /**
   * Has all written that still is to be, for the program to end.
   *
   * @param quit ends it, knowing what the next start will find; null if that isn't known
   * @param stay goes on after all
   */
  void finish(Consumer<AutosaveStatus.@Nullable Found> quit, Runnable stay) {
    again();
    PauseTransition patience = new PauseTransition(PATIENCE);
    List<Region> slow = new ArrayList<>();
    patience.setOnFinished(event -> slow.add(askPatience(() -> quit.accept(null))));
    patience.play();
    background.run(
        "finish writing",
        () -> {
          background.awaitOthers();
          AutosaveStatus.Found found = keeping.find();
          return keeping.trouble().isEmpty() ? found : null;
        },
        found -> {
          patience.stop();
          slow.forEach(services.dialogs()::close);
          if (found != null) {
            quit.accept(found);
          } else {
            stay.run();
            askUnkept(answer("unkept.quit", () -> quit.accept(null)));
          }
        });
  }

  private Region askPatience(Runnable quit) {
    return services.dialogs().ask(text("slow.title"), text("slow.text"), answer("slow.quit", quit));
  }

  /**
   * Asks before the last moves are lost.
   *
   * @param away goes away all the same
   */
  private void askUnkept(Dialogs.Answer away) {
    services
        .dialogs()
        .ask(
            text("unkept.title"),
            text("unkept.text"),
            away,
            answer("unkept.stay", () -> {}),
            answer("unkept.save", this::elsewhere));
  }

  /** Has the game written as it is now. */
  private void again() {
    keeping.game().ifPresent(game -> keeping.autosave().keep(game.record()));
  }

  private void elsewhere() {
    keeping
        .game()
        .ifPresent(game ->
            services.files().chooseFolder().ifPresent(folder -> keepIn(folder, game.record())));
  }

  private void keepIn(Path folder, GameRecord game) {
    keeping.autosave().keepIn(folder, game);
    flush(
        "keep the game elsewhere",
        () ->
            services
                .dialogs()
                .tell(text("kept-elsewhere.title"), text("kept-elsewhere.text", folder)),
        () -> {});
  }

  /** Waits, beside the window, until what was to be written is, or can't be. */
  private void flush(String what, Runnable kept, Runnable unkept) {
    background.run(
        what,
        () -> {
          keeping.autosave().flush();
          return keeping.trouble().isEmpty();
        },
        safe -> (safe ? kept : unkept).run());
  }

  /** Where the game is safe, or that it isn't, for when something else fails. */
  String safety() {
    return keeping
        .trouble()
        .map(found -> text("failure.unsafe", reason(found)))
        .or(() -> keeping.file().map(file -> text("failure.safe", file)))
        .orElseGet(() -> text("failure.no-game"));
  }

  private String reason(AutosaveStatus.Trouble trouble) {
    return files.reason(trouble.reason().refusal());
  }

  private String text(String key, Object... arguments) {
    return messages.get().text(key, arguments);
  }

  private Dialogs.Answer answer(String key, Runnable then) {
    return Dialogs.Answer.of(messages.get(), key, then);
  }
}
