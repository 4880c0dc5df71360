package org.sanmarco.ui.shell;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import javafx.scene.image.Image;
import org.sanmarco.export.MoveTable;
import org.sanmarco.export.Transcript;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Games;
import org.sanmarco.ui.ExportActions;
import org.sanmarco.ui.FileKind;
import org.sanmarco.ui.Png;
import org.sanmarco.ui.Services;
import org.sanmarco.words.Messages;

/**
 * Writes games into files for others, in the background.
 *
 * @param files shows when a file can't be written
 */
record ExportDialogs(
    Games games, Services services, SavedGameDialogs files, Supplier<Messages> messages)
    implements ExportActions {

  @Override
  public void text(GameRecord game, Consumer<Path> done) {
    Locale locale = messages.get().locale();
    write(
        FileKind.TEXT, game, () -> Transcript.of(games.replay(game), locale).getBytes(UTF_8), done);
  }

  @Override
  public void table(GameRecord game, Consumer<Path> done) {
    write(FileKind.TABLE, game, () -> MoveTable.of(games.replay(game)).getBytes(UTF_8), done);
  }

  @Override
  public void picture(GameRecord game, Supplier<? extends Image> picture, Consumer<Path> done) {
    files.choose(FileKind.PICTURE, game, file -> draw(file, picture, done));
  }

  @Override
  public void picture(String name, Supplier<? extends Image> picture, Consumer<Path> done) {
    files.choose(FileKind.PICTURE, Path.of(name), file -> draw(file, picture, done));
  }

  private void draw(Path file, Supplier<? extends Image> picture, Consumer<Path> done) {
    Image drawn = picture.get();
    write(file, () -> Png.bytes(drawn), done);
  }

  private void write(
      FileKind kind, GameRecord game, Callable<byte[]> content, Consumer<Path> done) {
    files.choose(kind, game, file -> write(file, content, done));
  }

  private void write(Path file, Callable<byte[]> content, Consumer<Path> done) {
    services.<Path>run(
        "export a game",
        () -> {
          services.savedGameStore().export(file, content.call());
          return file;
        },
        done,
        failed -> files.tell("export", file, failed));
  }
}
