package org.sanmarco.save.disk;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.save.Autosave;
import org.sanmarco.save.ChanceKey;
import org.sanmarco.save.Library;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.save.settings.Settings;
import org.sanmarco.save.settings.SettingsFile;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Games;
import org.sanmarco.table.SampleGames;
import org.sanmarco.words.Language;

/** Other users of the computer read none of it. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the user's own folder protects them there")
class OwnerOnlyTest {

  private static final GameRecord GAME = SampleGames.played(4, 1, 20).record();

  @TempDir private Path folder;

  private final SavedGameStore games = new SavedGameStore(Games.installed());

  @Test
  void nothingInTheProgramsFolderIsForOthers() throws Exception {
    Path home = folder.resolve("home").resolve("san-marco");
    Library library = new Library(home, games);
    try (Autosave autosave = new Autosave(library.autosaveFolder(), List::of, games, () -> {})) {
      autosave.begin(GAME, null);
      autosave.flush();
      Path copy = library.duplicate(autosave.file().orElseThrow(), Language.of(Locale.ENGLISH));
      games.save(copy, GAME);
      library.delete(copy);
      library.remember(folder.resolve("another.sanmarco"));
      SettingsFile settings = new SettingsFile(home, new Disk());
      settings.set(Settings.STANDARD);
      settings.flush();
      new ChanceKey(home).newGame().at(1);
      try (Stream<Path> all = Files.walk(home)) {
        List<Path> paths = all.toList();
        assertThat(paths).hasSizeGreaterThan(9);
        for (Path path : paths) {
          assertThat(permissions(path))
              .as(path.toString())
              .isEqualTo(Files.isDirectory(path) ? "rwx------" : "rw-------");
        }
      }
    }
  }

  @Test
  void aFileThatIsReplacedKeepsItsPermissions() throws Exception {
    Path file = Files.createFile(folder.resolve("game.sanmarco"));
    for (String permissions : List.of("rw-------", "rw-r-----", "rw-r--r--")) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
      games.save(file, GAME);
      games.write(file, GAME);
      games.export(file, "text".getBytes(StandardCharsets.UTF_8));
      assertThat(permissions(file)).isEqualTo(permissions);
    }
  }

  private static String permissions(Path path) throws Exception {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
  }
}
