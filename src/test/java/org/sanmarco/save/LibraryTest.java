package org.sanmarco.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import module java.base;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.save.disk.Backups;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.disk.DiskFolder;
import org.sanmarco.save.disk.FileNames;
import org.sanmarco.save.format.Format;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.format.SaveRefusal.Reason;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Games;
import org.sanmarco.table.SampleGames;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.words.Language;

/** The list of saved and autosaved games. */
class LibraryTest {

  private static final Instant NOW = Instant.parse("2026-11-20T19:30:00Z");
  private static final GameRecord GAME = SampleGames.played(4, 1, 60).record();

  private static final Language ENGLISH = Language.of(Locale.ENGLISH);

  @TempDir private Path home;

  private final SavedGameStore games =
      new SavedGameStore(
          Games.installed(), InstantSource.fixed(NOW), new Disk(), ChanceKey.passing());
  private Library library;
  private Path saved;

  @BeforeEach
  void aSavedGame() throws IOException, SaveException {
    library = new Library(home, games);
    Files.createDirectories(library.savedFolder());
    saved = library.savedFolder().resolve("evening.sanmarco");
    games.save(saved, GAME);
  }

  @Test
  void listsSavedAndKeptGamesTheNewestFirst() throws IOException, SaveException {
    Path kept = kept();
    Files.writeString(library.savedFolder().resolve("notes.txt"), "no game");
    Files.setLastModifiedTime(saved, FileTime.from(NOW));
    Files.setLastModifiedTime(kept, FileTime.from(NOW.plusSeconds(1)));
    assertThat(library.files())
        .containsExactly(
            new SavedGameFile(kept, true, NOW.plusSeconds(1)),
            new SavedGameFile(saved, false, NOW));
    assertThat(library.files().getLast().name()).isEqualTo("evening");
  }

  @Test
  void aGameMayBeNamedAsTheJsonItIs() throws SaveException {
    Path named = library.savedFolder().resolve("morning.json");
    games.save(named, GAME);
    assertThat(library.files()).extracting(SavedGameFile::path).contains(named);
    assertThat(library.duplicate(named, ENGLISH)).isEqualTo(named.resolveSibling("morning 2.json"));
  }

  @Test
  void existingGamesFromOtherFoldersAreListed(@TempDir Path other)
      throws IOException, SaveException {
    Path first = other.resolve("first.sanmarco");
    Path second = other.resolve("second.sanmarco");
    games.save(first, GAME);
    games.save(second, GAME);
    library.remember(first);
    library.remember(second);
    library.remember(first);
    library.remember(saved);
    library.remember(other.resolve("notes.txt"));
    assertThat(new Library(home, games).files())
        .extracting(SavedGameFile::path)
        .containsExactlyInAnyOrder(saved, first, second);
    assertThat(home.resolve("elsewhere.txt")).hasContent(first + "\n" + second);
    Path renamed = library.rename(second, "third");
    Library.Deleted deleted = library.delete(first);
    assertThat(library.files())
        .extracting(SavedGameFile::path)
        .containsExactlyInAnyOrder(saved, renamed);
    library.remember(renamed);
    assertThat(Files.readAllLines(home.resolve("elsewhere.txt")))
        .as("a disk may come back")
        .containsExactly(renamed.toString(), first.toString(), second.toString());
    library.restore(deleted);
    assertThat(library.files()).extracting(SavedGameFile::path).contains(first);
  }

  @Test
  void aDamagedListOfGamesElsewhereHidesNothing() throws IOException, SaveException {
    Files.write(home.resolve("elsewhere.txt"), new byte[] {(byte) 0xff, 0, '\n', 'x'});
    assertThat(library.files()).extracting(SavedGameFile::path).containsExactly(saved);
  }

  @Test
  void theListOfGamesElsewhereHasABound(@TempDir Path other) throws IOException {
    for (int i = 0; i < 110; i++) {
      library.remember(Files.createFile(other.resolve(i + ".sanmarco")));
    }
    assertThat(Files.readAllLines(home.resolve("elsewhere.txt"))).hasSize(100);
  }

  @Test
  void listsNothingWhereThereIsNothing() throws SaveException {
    assertThat(new Library(home.resolve("none"), games).files()).isEmpty();
  }

  @Test
  void tellsHowAGameStands() throws SaveException {
    Summary summary = summary(saved);
    Summary.Progress progress = summary.progress().orElseThrow();
    assertThat(progress.saved()).isEqualTo(NOW);
    assertThat(progress.game()).isEqualTo("san-marco");
    assertThat(progress.seats())
        .extracting(Seat::name)
        .containsExactly("Anna", "Bruno", "Carla", "Dario");
    assertThat(progress.moves()).isEqualTo(60);
    assertThat(progress.isOver()).isFalse();
    assertThat(progress.view().seat()).as("nothing hidden is in the picture").isZero();
    assertThat(summary.refusal()).isEmpty();
    assertThat(summary.isInUse()).isFalse();
  }

  @Test
  void tellsWhatIsWrongWithAFileAndHowTheGameStoodBefore() throws IOException, SaveException {
    String last = "\"" + GAME.moves().getLast() + "\"";
    Files.writeString(saved, Files.readString(saved).replace(last, "\"roll 9\""));
    Summary summary = summary(saved);
    assertThat(summary.refusal().orElseThrow().reason()).isEqualTo(Reason.BAD_MOVE);
    assertThat(summary.progress().orElseThrow().moves()).isLessThan(60);

    Files.writeString(saved, "{");
    assertThat(summary(saved).refusal().orElseThrow().reason()).isEqualTo(Reason.NOT_JSON);
    assertThat(summary(saved).progress()).isEmpty();
  }

  @Test
  void renamesAGameWithItsBackups() throws SaveException {
    games.save(saved, SampleGames.played(4, 1, 70).record());
    Path renamed = library.rename(saved, " Venice at 9 ");
    assertThat(renamed).isEqualTo(saved.resolveSibling("Venice at 9.sanmarco")).exists();
    assertThat(Backups.of(renamed)).hasSize(1);
    assertThat(saved).doesNotExist();
    assertThat(Backups.of(saved)).isEmpty();
    assertThat(library.rename(renamed, "Venice at 9")).isEqualTo(renamed);
  }

  @Test
  void renamesOverNoOtherFile() throws IOException {
    Files.writeString(saved.resolveSibling("other.sanmarco"), "other");
    refused(Reason.NAME_TAKEN, () -> library.rename(saved, "other"));
    assertThat(saved.resolveSibling("other.sanmarco")).hasContent("other");
    assertThat(saved).exists();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", " ", "..", "../evil", "a/b", "a\\b", "a:b", "a\nb", "CON", "lpt1.x", ".x", "a."
      })
  void givesNoNameThatSomeSystemRefuses(String name) {
    refused(Reason.NAME_UNFIT, () -> library.rename(saved, name));
    assertThat(saved).exists();
  }

  @Test
  void fileNamesFitEverySystem() {
    assertThat(FileNames.fit("a/b: c?")).isEqualTo("a_b_ c_");
    assertThat(FileNames.fit("aux")).isEqualTo("_aux");
    assertThat(FileNames.fit(" .a")).isEqualTo("_a");
    assertThat(FileNames.fit("x".repeat(200))).hasSize(80);
  }

  @Test
  void duplicatesASavedGame() throws SaveException {
    assertThat(library.duplicate(saved, ENGLISH))
        .isEqualTo(saved.resolveSibling("evening 2.sanmarco"));
    assertThat(library.duplicate(saved, ENGLISH))
        .isEqualTo(saved.resolveSibling("evening 3.sanmarco"));
    GameRecord copy = games.read(saved.resolveSibling("evening 3.sanmarco")).table().record();
    assertThat(copy.moves()).isEqualTo(GAME.moves());
    assertThat(copy.seats()).isEqualTo(GAME.seats());
  }

  @Test
  void makesASavedGameOfAKeptOne() throws SaveException {
    Path copy = library.duplicate(kept(), ENGLISH);
    assertThat(copy)
        .isEqualTo(saved.resolveSibling(GameName.ofFile(GAME, NOW, ENGLISH) + Format.ENDING));
    assertThat(String.valueOf(copy.getFileName())).startsWith("Anna, Bruno, Carla and Dario, ");
    assertThat(games.read(copy).table().record().moves()).isEqualTo(GAME.moves());
  }

  @Test
  void aCopyRevealsNoDiceAndNoCards() throws SaveException {
    Table game = SampleGames.begun(4, 5);
    while (game.position().phase() != Phase.CHOOSE) {
      while (!game.position().mustLookAlone()) {
        SampleGames.step(game);
      }
      games.save(saved, game.record());
      Table one = games.read(library.duplicate(saved, ENGLISH)).table();
      Table other = games.read(library.duplicate(saved, ENGLISH)).table();
      assertThat(one.record().chanceSource())
          .isNotIn(game.record().chanceSource(), other.record().chanceSource());
      assertThat(one.record().moves())
          .as("what was played, up to the cards that are hidden")
          .isEqualTo(game.record().moves().subList(0, one.size()))
          .noneMatch(move -> move.startsWith("draw"));
      SampleGames.step(game);
    }
  }

  @Test
  void takesADeletionBack() throws SaveException {
    games.save(saved, GAME);
    Library.Deleted deleted = library.delete(saved);
    assertThat(library.files()).isEmpty();
    assertThat(library.restore(deleted)).isEqualTo(saved);
    assertThat(games.read(saved).table().record()).isEqualTo(GAME);
    assertThat(Backups.of(saved)).hasSize(1);
  }

  @Test
  void takesADeletionBackBesideAFileThatHasCome() throws SaveException {
    Library.Deleted deleted = library.delete(saved);
    games.save(saved, SampleGames.begun(3, 2).record());
    assertThat(library.restore(deleted)).isEqualTo(saved.resolveSibling("evening 2.sanmarco"));
  }

  @Test
  void holdsTheLastTwentyInItsBin() throws SaveException, IOException {
    for (int i = 0; i < 25; i++) {
      Instant later = NOW.plusSeconds(i);
      SavedGameStore then =
          new SavedGameStore(
              Games.installed(), InstantSource.fixed(later), new Disk(), ChanceKey.passing());
      games.save(saved, GAME);
      new Library(home, then).delete(saved);
    }
    try (var bins = Files.list(home.resolve("deleted"))) {
      assertThat(bins.map(bin -> bin.getFileName().toString()).sorted().toList())
          .hasSize(20)
          .first()
          .isEqualTo("2026-11-20T19-30-05Z");
    }
  }

  @Test
  void leavesAGameThatIsPlayedWhereItIs() throws SaveException, IOException {
    Path kept = kept();
    try (GameLock _ = GameLock.take(new Disk(), kept)) {
      refused(Reason.IN_USE, () -> library.delete(kept));
      refused(Reason.IN_USE, () -> library.rename(kept, "mine"));
      assertThat(summary(kept).isInUse()).as("it is open, but here").isFalse();
    }
    assertThat(library.delete(kept).file()).isEqualTo(kept);
  }

  @Test
  void saysThatAFileHasGone() throws IOException {
    Files.delete(saved);
    refused(Reason.NO_SUCH_FILE, () -> library.delete(saved));
    refused(Reason.NO_SUCH_FILE, () -> library.rename(saved, "x"));
    refused(Reason.NO_SUCH_FILE, () -> library.duplicate(saved, ENGLISH));
  }

  private Path kept() throws SaveException {
    try (AutosaveFile file =
        new AutosaveFile(games, new DiskFolder(new Disk(), library.autosaveFolder()), null)) {
      file.write(GAME);
      return file.file().orElseThrow();
    }
  }

  private Summary summary(Path file) throws SaveException {
    return library.summary(
        library.files().stream()
            .filter(listed -> listed.path().equals(file))
            .findFirst()
            .orElseThrow());
  }

  private static void refused(Reason reason, ThrowingCallable doing) {
    SaveException refused = catchThrowableOfType(SaveException.class, doing);
    assertThat(refused.refusal().reason()).isEqualTo(reason);
  }
}
