package org.sanmarco.ui.shell;

import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.sanmarco.coach.Words;
import org.sanmarco.save.SaveException;
import org.sanmarco.save.SaveWords;
import org.sanmarco.save.SavedGame;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Seat;
import org.sanmarco.ui.GameFiles;
import org.sanmarco.ui.Messages;
import org.sanmarco.ui.Services;

/** Saves and opens games by hand. */
final class SavedFiles implements GameFiles {

  private final Services services;
  private final Messages messages;
  private final SaveWords words;
  private final Words rules;

  SavedFiles(Services services, Messages messages) {
    this.services = services;
    this.messages = messages;
    this.words = SaveWords.in(messages.locale());
    this.rules = Words.in(messages.locale());
  }

  @Override
  public void open() {
    services.files().chooseOpen().ifPresent(this::open);
  }

  @Override
  public void open(Path file) {
    services
        .background()
        .<SavedGame>run(
            "open a saved game",
            () -> services.savedGames().read(file),
            game -> services.navigator().game(game.table()),
            failed -> tell("open", file, failed));
  }

  @Override
  public void save(GameRecord game, Consumer<Path> done) {
    services.files().chooseSave(suggestion(game)).ifPresent(file -> save(game, file, done));
  }

  private void save(GameRecord game, Path file, Consumer<Path> done) {
    services
        .background()
        .<Path>run(
            "save a game",
            () -> {
              services.savedGames().save(file, game);
              return file;
            },
            done,
            failed -> tell("save", file, failed));
  }

  @Override
  public String reason(SaveException refused) {
    return words.sentence(refused.refusal(), rules::refusal);
  }

  void tell(String doing, Path file, Exception failed) {
    if (failed instanceof SaveException refused) {
      services
          .dialogs()
          .tell(
              messages.text(doing + ".refused.title"),
              messages.text(doing + ".refused.text", file, reason(refused)));
    } else {
      services.failures().failed(doing + " a game", failed);
    }
  }

  /** The players' names, less what some file system doesn't like in a name. */
  private static String suggestion(GameRecord game) {
    String names =
        game.seats().stream()
            .map(Seat::name)
            .distinct()
            .collect(Collectors.joining("-"))
            .replaceAll("[^\\p{L}\\p{N}-]+", "_");
    return "%s-%s.json".formatted(game.setup().game(), names).toLowerCase(Locale.ROOT);
  }
}
