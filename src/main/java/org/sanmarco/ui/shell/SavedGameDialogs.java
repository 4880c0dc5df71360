package org.sanmarco.ui.shell;

import module java.base;

import org.sanmarco.coach.Coach;
import org.sanmarco.save.GameName;
import org.sanmarco.save.OpenedGame;
import org.sanmarco.save.SavedGame;
import org.sanmarco.save.SavedGameFile;
import org.sanmarco.save.disk.Backups;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.format.SaveRefusal;
import org.sanmarco.save.format.SaveRefusal.Reason;
import org.sanmarco.save.format.SaveWords;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Table;
import org.sanmarco.ui.Dialogs;
import org.sanmarco.ui.FileKind;
import org.sanmarco.ui.SavedGameActions;
import org.sanmarco.ui.Services;
import org.sanmarco.words.Messages;

/**
 * Saves and opens games by hand.
 *
 * @param beforeRefusal is run before it is shown why a game can't be opened
 */
record SavedGameDialogs(Services services, Supplier<Messages> messages, Runnable beforeRefusal)
    implements SavedGameActions {

  @Override
  public void open() {
    inGamesFolder(folder -> services.filePicker().chooseOpen(folder).ifPresent(this::open));
  }

  /** Does something once the games' folder is there, or can't be made. */
  private void inGamesFolder(Consumer<Path> then) {
    services.<Path>run(
        "make the games' folder",
        services.library()::makeSavedFolder,
        then,
        failed -> then.accept(services.library().savedFolder()));
  }

  @Override
  public void open(Path file) {
    if (isAutosaved(file)) {
      services.navigator().resume(file);
    } else {
      openSaved(file, services.navigator()::game);
    }
  }

  @Override
  public void review(Path file) {
    if (isAutosaved(file)) {
      services.navigator().review(file);
    } else {
      openSaved(file, services.navigator()::review);
    }
  }

  private boolean isAutosaved(Path file) {
    return services.autosave().folder().equals(file.toAbsolutePath().getParent());
  }

  private void openSaved(Path file, Consumer<OpenedGame> then) {
    read(
        file,
        () -> {
          // The game before, which may be the same one, has then been left.
          services.autosave().flush();
          return services.savedGameStore().open(file);
        },
        opened -> {
          name(opened, file);
          then.accept(opened);
          if (opened.game().isChanged()) {
            services.tell(text("open.changed.title"), text("open.changed.text", file));
          }
        });
  }

  /** Gives a game the name that a player gave its file. */
  private void name(OpenedGame opened, Path file) {
    Table table = opened.game().table();
    String given = SavedGameFile.nameOf(file);
    if (!given.equals(suggestion(table.record(), opened.game().saved()))) {
      table.tell(table.occasion().named(given));
    }
  }

  @Override
  public String suggestion(GameRecord game) {
    return suggestion(game, services.savedGameStore().now());
  }

  private String suggestion(GameRecord game, Instant otherwise) {
    return GameName.ofFile(game, otherwise, messages.get().language());
  }

  /** Continues with a copy of a game that is open elsewhere as well. */
  private void openCopy(Path file) {
    read(
        file,
        () -> services.savedGameStore().read(file),
        game -> services.navigator().game(game.table().copy(services.chanceSources().get())));
  }

  private <T> void read(Path file, Callable<T> reading, Consumer<T> done) {
    services.<T>run(
        "open a saved game",
        () -> {
          T game = reading.call();
          services.library().remember(file);
          return game;
        },
        done,
        failed -> refused(file, failed));
  }

  @Override
  public void save(GameRecord game, Consumer<Path> done) {
    choose(FileKind.GAME, game, file -> save(game, file, done));
  }

  private void save(GameRecord game, Path file, Consumer<Path> done) {
    services.<Path>run(
        "save a game",
        () -> {
          services.savedGameStore().save(file, game);
          services.library().remember(file);
          return file;
        },
        done,
        failed -> tell("save", file, failed));
  }

  /**
   * Asks where to write a game, in a file with the game's name.
   *
   * @param then receives the file, unless the player cancels
   */
  void choose(FileKind kind, GameRecord game, Consumer<Path> then) {
    String name = suggestion(game);
    if (kind == FileKind.GAME) {
      inGamesFolder(folder -> choose(kind, folder.resolve(name), then));
    } else {
      choose(kind, Path.of(name), then);
    }
  }

  /**
   * Asks where to write a file.
   *
   * @param suggestion as for {@link org.sanmarco.ui.FilePicker#chooseSave}
   * @param then receives the file, unless the player cancels
   */
  void choose(FileKind kind, Path suggestion, Consumer<Path> then) {
    services
        .filePicker()
        .chooseSave(kind, suggestion)
        .ifPresent(chosen -> {
          Path file = kind.complete(chosen);
          if (file.equals(chosen)) {
            then.accept(file);
          } else {
            askReplace(file, then);
          }
        });
  }

  /** The system's dialog has asked about the name without its ending. */
  private void askReplace(Path file, Consumer<Path> then) {
    services.<Boolean>run(
        "look for a file",
        () -> Files.exists(file),
        exists -> {
          if (exists) {
            services.ask(
                text("replace.title"),
                text("replace.text", file),
                answer("replace.replace", () -> then.accept(file)),
                answer("replace.cancel", () -> {}));
          } else {
            then.accept(file);
          }
        });
  }

  @Override
  public String reason(SaveRefusal refusal) {
    Locale locale = messages.get().locale();
    return SaveWords.in(locale)
        .sentence(refusal, (game, broken) -> Coach.refusal(game, broken, locale));
  }

  /** Shows that something could not be written. */
  void tell(String doing, Path file, Exception failed) {
    if (failed instanceof SaveException refused) {
      services.tell(
          text(doing + ".refused.title"),
          text(doing + ".refused.text", file, reason(refused.refusal())));
    } else {
      services.failures().failed(doing + " a game", failed);
    }
  }

  /** Shows why a game can't be opened, and offers what can be opened instead. */
  void refused(Path file, Exception failed) {
    beforeRefusal.run();
    if (!(failed instanceof SaveException refused)) {
      services.failures().failed("open a game", failed);
    } else if (refused.refusal().reason() == Reason.IN_USE) {
      services.ask(
          text("elsewhere.title"),
          text("elsewhere.text", file, reason(refused.refusal())),
          answer("elsewhere.cancel", () -> {}),
          answer("elsewhere.copy", () -> openCopy(file)));
    } else {
      services.<Optional<SavedGame>>run(
          "look for a backup", () -> backup(file), backup -> offer(file, refused, backup));
    }
  }

  private void offer(Path file, SaveException refused, Optional<SavedGame> backup) {
    StringBuilder text =
        new StringBuilder(text("open.refused.text", file, reason(refused.refusal())));
    List<Dialogs.Answer> answers = new ArrayList<>();
    answers.add(answer("open.refused.leave", () -> {}));
    backup.ifPresent(game -> {
      text.append('\n').append(text("open.refused.backup.text", messages.get().time(game.saved())));
      answers.add(answer("open.refused.backup", () -> services.navigator().game(game.table())));
    });
    refused
        .playable()
        .filter(game -> game.size() > 0)
        .ifPresent(game -> {
          text.append('\n').append(text("open.refused.playable.text", game.size()));
          answers.add(answer("open.refused.playable", () -> services.navigator().game(game)));
        });
    services.ask(
        text("open.refused.title"), text.toString(), answers.toArray(Dialogs.Answer[]::new));
  }

  /** The game in the file's newest readable backup. */
  private Optional<SavedGame> backup(Path file) {
    for (Path backup : Backups.of(file)) {
      try {
        return Optional.of(services.savedGameStore().read(backup));
      } catch (SaveException _) {
        // An older one may be sound.
      }
    }
    return Optional.empty();
  }

  private String text(String key, Object... arguments) {
    return messages.get().text(key, arguments);
  }

  private Dialogs.Answer answer(String key, Runnable then) {
    return Dialogs.Answer.of(messages.get(), key, then);
  }
}
