package org.sanmarco.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import module java.base;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.disk.DiskFolder;
import org.sanmarco.save.format.SaveContent;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.format.SaveRefusal;
import org.sanmarco.save.format.SaveRefusal.Reason;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Games;
import org.sanmarco.table.Occasion;
import org.sanmarco.table.SampleGames;
import org.sanmarco.table.Table;

/** The file of an autosaved game. */
class AutosaveFileTest {

  private static final Instant NOW = Instant.parse("2026-11-20T19:30:00Z");

  @TempDir private Path folder;

  private final SavedGameStore games =
      new SavedGameStore(
          Games.installed(), InstantSource.fixed(NOW), new Disk(), ChanceKey.passing());
  private AutosaveFile file;

  @BeforeEach
  void begin() {
    file = new AutosaveFile(games, place(), null);
  }

  @AfterEach
  void close() {
    file.close();
  }

  @Test
  void isASavedGameThatPeopleCanRead() throws Exception {
    Table table = SampleGames.played(3, 7, 20);
    table.tell(new Occasion("The rematch", NOW.minusSeconds(60), List.of()));
    table.thought(2, Duration.ofMillis(61_250));
    file.write(table.record());
    file.close();
    assertThat(file()).hasFileName("san-marco-2026-11-20-193000.autosave.sanmarco");
    assertThat(Files.readAllBytes(file())).isEqualTo(SaveContent.file(table.record(), NOW));
    assertThat(games.read(file()).table().record()).isEqualTo(table.record());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "v1/four-players-killed-in-mid-write.journal",
        "v2/four-players-two-computers.journal",
        "v3/three-players-practice.journal",
        "v4/three-players-times.journal"
      })
  void takesThePlaceOfAJournalOfAnEarlierVersion(String name) throws Exception {
    Path journal = folder.resolve("earlier.journal");
    Files.copy(Path.of("src/test/resources/saves").resolve(name), journal);
    Path review = Files.createFile(folder.resolve("earlier.journal.review"));
    GameRecord before = games.read(journal).table().record();
    AutosaveFile.Resumed resumed = AutosaveFile.resume(games, journal);
    resumed.file().close();
    assertThat(resumed.game().table().record()).isEqualTo(before);
    assertThat(journal).doesNotExist();
    assertThat(review).doesNotExist();
    assertThat(names())
        .containsExactly(
            "san-marco-2026-11-20-193000.autosave.sanmarco",
            "san-marco-2026-11-20-193000.autosave.sanmarco.review");
    assertThat(games.read(resumed.file().file().orElseThrow()).table().record()).isEqualTo(before);
  }

  @Test
  void leavesAJournalWhereItCannotBeReplaced() throws Exception {
    Path journal = folder.resolve("earlier.journal");
    Files.copy(Path.of("src/test/resources/saves/v4/three-players-times.journal"), journal);
    Disk full =
        new Disk() {
          @Override
          public void create(Path path, byte[] bytes, boolean ownerOnly) throws IOException {
            throw new IOException("No space left on device");
          }
        };
    SavedGameStore cramped =
        new SavedGameStore(Games.installed(), () -> NOW, full, ChanceKey.passing());
    try (AutosaveFile resumed = AutosaveFile.resume(cramped, journal).file()) {
      assertThat(resumed.file()).isEmpty();
    }
    assertThat(games.read(journal).table().size()).isEqualTo(47);
  }

  @Test
  void followsPracticeComputersAndUndo() throws Exception {
    Table table = SampleGames.played(4, 3, 25);
    file.write(table.record());
    table.practise();
    file.write(table.record());
    assertThat(games.read(file()).table().isPractice()).isTrue();
    table.handOver(2, "easy");
    file.write(table.record());
    assertThat(games.read(file()).table().record()).isEqualTo(table.record());
    table.undo();
    file.write(table.record());
    assertThat(games.read(file()).table().record()).isEqualTo(table.record());
  }

  @Test
  void opensUpToAMoveThatTheRulesRefuse() throws Exception {
    Table table = SampleGames.played(4, 3, 25);
    GameRecord game = table.record();
    List<String> moves = new ArrayList<>(game.moves());
    moves.add("roll 9");
    file.write(
        new GameRecord(
            game.setup(),
            game.seats(),
            game.chanceSource(),
            moves,
            game.next(),
            false,
            Occasion.NONE));
    SaveException refused = catchThrowableOfType(SaveException.class, () -> games.read(file()));
    assertThat(refused.refusal().reason()).isEqualTo(Reason.BAD_MOVE);
    assertThat(refused.refusal().arguments()).containsExactly("26", "roll 9");
    assertThat(refused.playable().orElseThrow().record()).isEqualTo(game);
  }

  @Test
  void isWholeAgainAfterItWasDeletedOrReplaced() throws Exception {
    Table table = SampleGames.played(4, 1, 50);
    file.write(table.record());
    Files.delete(file());
    SampleGames.step(table);
    file.write(table.record());
    assertThat(games.read(file()).table().record()).isEqualTo(table.record());
    Files.writeString(file(), "from elsewhere");
    SampleGames.step(table);
    file.write(table.record());
    assertThat(games.read(file()).table().record()).isEqualTo(table.record());
  }

  @Test
  void leavesNothingButItsFileWhenItIsClosed() throws Exception {
    file.write(SampleGames.begun(4, 1).record());
    assertThat(names()).hasSize(2);
    file.close();
    assertThat(names()).containsExactly("san-marco-2026-11-20-193000.autosave.sanmarco");
  }

  @Test
  void tidiesUpAfterProgramsThatWereKilled() throws Exception {
    Process ended =
        new ProcessBuilder(ProcessHandle.current().info().command().orElseThrow(), "-version")
            .start();
    ended.waitFor();
    Path left = Files.createFile(folder.resolve(".san-marco-" + ended.pid() + "-x.tmp"));
    Path old =
        Files.createFile(folder.resolve(".san-marco-" + ProcessHandle.current().pid() + "-x.tmp"));
    Files.setLastModifiedTime(old, FileTime.from(Instant.now().minus(Duration.ofDays(2))));
    Path atWork =
        Files.createFile(folder.resolve(".san-marco-" + ProcessHandle.current().pid() + "-y.tmp"));
    Path others = Files.createFile(folder.resolve(".others.tmp"));
    games.save(folder.resolve("game.sanmarco"), SampleGames.begun(4, 1).record());
    assertThat(left).doesNotExist();
    assertThat(old).doesNotExist();
    assertThat(atWork).exists();
    assertThat(others).exists();
  }

  @Test
  void writesIntoTheFileThatIsThereNow() throws Exception {
    Table table = SampleGames.played(4, 1, 50);
    file.write(table.record());
    Path same = folder.resolve("same");
    Files.copy(file(), same);
    Files.move(same, file(), StandardCopyOption.REPLACE_EXISTING);
    SampleGames.step(table);
    file.write(table.record());
    assertThat(games.read(file()).table().record()).isEqualTo(table.record());
  }

  @Test
  void takesNoNameThatAnotherGameHas() throws Exception {
    GameRecord game = SampleGames.begun(4, 1).record();
    file.write(game);
    try (AutosaveFile second = new AutosaveFile(games, place(), null);
        AutosaveFile third = new AutosaveFile(games, place(), null)) {
      second.write(game);
      file.close();
      third.write(game);
    }
    assertThat(names())
        .containsExactly(
            "san-marco-2026-11-20-193000-2.autosave.sanmarco",
            "san-marco-2026-11-20-193000-3.autosave.sanmarco",
            "san-marco-2026-11-20-193000.autosave.sanmarco");
  }

  @Test
  void isLockedWhileItIsOpen() throws Exception {
    file.write(SampleGames.begun(4, 1).record());
    assertThat(refusal(() -> AutosaveFile.resume(games, file())).reason()).isEqualTo(Reason.IN_USE);
    file.close();
    AutosaveFile.resume(games, file()).file().close();
  }

  @Test
  void aLockFileThatWasLeftBehindLocksNothing() throws Exception {
    file.write(SampleGames.begun(4, 1).record());
    file.close();
    Path left = folder.resolve(file().getFileName() + ".lock");
    Files.writeString(left, "4711");
    assertThat(GameLock.isInUse(new Disk(), file())).isFalse();
    AutosaveFile.resume(games, file()).file().close();
    assertThat(left).doesNotExist();
  }

  private interface Doing {
    void run() throws Exception;
  }

  private static SaveRefusal refusal(Doing doing) {
    return catchThrowableOfType(SaveException.class, doing::run).refusal();
  }

  private Path file() {
    return file.file().orElseThrow();
  }

  private DiskFolder place() {
    return new DiskFolder(new Disk(), folder);
  }

  private List<String> names() throws IOException {
    try (var files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }
}
