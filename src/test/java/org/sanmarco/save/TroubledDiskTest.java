package org.sanmarco.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.save.disk.Backups;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.format.SaveRefusal;
import org.sanmarco.save.format.SaveRefusal.Reason;
import org.sanmarco.save.format.SaveWords;
import org.sanmarco.save.format.Troubles;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Games;
import org.sanmarco.table.SampleGames;
import org.sanmarco.table.Table;

/**
 * Full and read-only disks, and folders that disappear: the refusal says so, the game goes on in
 * memory, and is safe again with the first move that can be written.
 */
class TroubledDiskTest {

  @TempDir private Path home;

  private final TroubledDisk disk = new TroubledDisk();
  private final SavedGameStore games =
      new SavedGameStore(Games.installed(), InstantSource.system(), disk, ChanceKey.passing());

  private final Table table = SampleGames.played(4, 1, 20);

  @Test
  void aFullDiskLosesNothingThatWasKept() throws SaveException {
    try (Autosave autosave = autosave()) {
      autosave.begin(table.record(), null);
      GameRecord kept = table.record();
      autosave.flush();
      Path file = autosave.file().orElseThrow();

      disk.trouble = new IOException("No space left on device");
      for (int i = 0; i < 5; i++) {
        step(autosave);
        assertThat(games.read(file).table().record()).isEqualTo(kept);
        assertThat(trouble(autosave)).isEqualTo(SaveRefusal.of(Reason.DISK_FULL));
      }

      disk.trouble = null;
      step(autosave);
      assertThat(games.read(file).table().record()).isEqualTo(table.record());
    }
  }

  @Test
  void aReadOnlyFolderIsToldAndTheGameIsKeptElsewhere() throws SaveException {
    disk.trouble = new FileSystemException("autosave", null, "Read-only file system");
    try (Autosave autosave = autosave()) {
      autosave.begin(table.record(), null);
      step(autosave);
      assertThat(trouble(autosave)).isEqualTo(SaveRefusal.of(Reason.READ_ONLY));
      assertThat(autosave.file()).isEmpty();

      disk.trouble = null;
      Path elsewhere = home.resolve("elsewhere");
      autosave.moveTo(elsewhere, table.record());
      step(autosave);
      Path file = autosave.file().orElseThrow();
      assertThat(file).hasParent(elsewhere);
      assertThat(games.read(file).table().record()).isEqualTo(table.record());
      assertThat(autosave.latest(any -> false).game().orElseThrow().file()).isEqualTo(file);
    }
  }

  @Test
  void aGameOnAReadOnlyDiskCanBeContinuedElsewhere() throws SaveException {
    Path file;
    try (Autosave autosave = autosave()) {
      autosave.begin(table.record(), null);
      autosave.flush();
      file = autosave.file().orElseThrow();
    }
    disk.trouble = new FileSystemException("autosave", null, "Read-only file system");
    try (Autosave autosave = autosave()) {
      assertThat(autosave.resume(file).table().record()).isEqualTo(table.record());
      step(autosave);
      assertThat(trouble(autosave)).isEqualTo(SaveRefusal.of(Reason.READ_ONLY));
      disk.trouble = null;
      autosave.moveTo(home.resolve("elsewhere"), table.record());
      autosave.flush();
      assertThat(autosave.latest(any -> false).game().orElseThrow().game().table().record())
          .isEqualTo(table.record());
    }
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "files in use can't be deleted there")
  void aFolderThatIsDeletedComesBackWithTheWholeGame() throws Exception {
    try (Autosave autosave = autosave()) {
      autosave.begin(table.record(), null);
      autosave.flush();
      try (var files = Files.list(kept())) {
        for (Path file : files.toList()) {
          Files.delete(file);
        }
      }
      Files.delete(kept());
      step(autosave);
      assertThat(autosave.latest(any -> false).game().orElseThrow().game().table().record())
          .isEqualTo(table.record());
      assertThat(autosave.trouble()).isEmpty();
    }
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "files in use can't be deleted there")
  void aFolderWhoseDiskWasUnmountedIsNotMadeBelow() throws Exception {
    try (Autosave autosave = autosave()) {
      autosave.begin(table.record(), null);
      autosave.flush();
      try (var files = Files.list(kept())) {
        for (Path file : files.toList()) {
          Files.delete(file);
        }
      }
      Files.delete(kept());
      disk.device = "the disk below";
      step(autosave);
      assertThat(kept()).doesNotExist();
      assertThat(trouble(autosave)).isEqualTo(SaveRefusal.of(Reason.FOLDER_GONE, kept()));
      Files.createDirectory(kept());
      step(autosave);
      assertThat(autosave.latest(any -> false).game().orElseThrow().game().table().record())
          .isEqualTo(table.record());
    }
  }

  @Test
  void aHugeFileIsSavedOverAndKept() throws Exception {
    Path file = home.resolve("huge.sanmarco");
    try (FileChannel huge =
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      huge.write(ByteBuffer.wrap(new byte[1]), 3L << 30);
    }
    SavedGameStore unlimited =
        new SavedGameStore(
            Games.installed(),
            InstantSource.system(),
            new Disk() {
              @Override
              public void copy(Path from, Path to) throws IOException {
                // What a real disk does in parts, without filling this one.
                Files.createLink(to, from);
              }
            },
            ChanceKey.passing());
    unlimited.save(file, table.record());
    assertThat(unlimited.read(file).table().record()).isEqualTo(table.record());
    assertThat(Files.size(Backups.of(file).getFirst())).isGreaterThan(3L << 30);
  }

  @Test
  void aFolderThatHasGoneForGoodIsTold() throws Exception {
    try (Autosave autosave = autosave()) {
      autosave.begin(table.record(), null);
      autosave.flush();
      disk.trouble = new NoSuchFileException(kept().toString());
      step(autosave);
      assertThat(trouble(autosave)).isEqualTo(SaveRefusal.of(Reason.FOLDER_GONE, kept()));
    }
  }

  @Test
  void aFullDiskLeavesASavedGameAndItsBackups() throws Exception {
    Path file = home.resolve("evening.json");
    GameRecord first = table.record();
    games.save(file, first);
    SampleGames.step(table);
    GameRecord second = table.record();
    games.save(file, second);
    disk.trouble = new IOException("No space left on device");
    SampleGames.step(table);
    SaveException refused =
        catchThrowableOfType(SaveException.class, () -> games.save(file, table.record()));
    assertThat(refused.refusal().reason()).isEqualTo(Reason.DISK_FULL);
    assertThat(games.read(file).table().record()).isEqualTo(second);
    for (Path backup : Backups.of(file)) {
      assertThat(games.read(backup).table().record()).isEqualTo(first);
    }
    assertThat(Backups.of(file)).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "No space left on device",
        "There is not enough space on the disk",
        "Disk quota exceeded"
      })
  void eachSystemsWordsForAFullDiskAreUnderstood(String words) {
    assertThat(reason(new IOException(words))).isEqualTo(Reason.DISK_FULL);
    assertThat(reason(new FileSystemException("file", null, words))).isEqualTo(Reason.DISK_FULL);
  }

  @Test
  void eachTroubleHasItsReason() {
    assertThat(reason(new FileSystemException("x", null, "The media is write protected")))
        .isEqualTo(Reason.READ_ONLY);
    assertThat(reason(new AccessDeniedException("x"))).isEqualTo(Reason.NO_ACCESS);
    assertThat(reason(new NotDirectoryException("x"))).isEqualTo(Reason.NOT_A_FOLDER);
    assertThat(reason(new IOException("Input/output error"))).isEqualTo(Reason.CANNOT_WRITE);
  }

  @ParameterizedTest
  @EnumSource(
      value = Reason.class,
      names = {"DISK_FULL", "READ_ONLY", "NO_ACCESS", "FOLDER_GONE", "NOT_A_FOLDER"})
  void theSentenceSaysWhatToDo(Reason reason) {
    assertThat(
            SaveWords.in(Locale.ENGLISH)
                .sentence(SaveRefusal.of(reason, "F"), (game, broken) -> broken.code()))
        .contains("choose another place");
  }

  private Reason reason(IOException failed) {
    return Troubles.writing(failed, home).refusal().reason();
  }

  private void step(Autosave autosave) {
    SampleGames.step(table);
    autosave.save(table.record());
    autosave.flush();
  }

  private Path kept() {
    return home.resolve("autosave");
  }

  private Autosave autosave() {
    return new Autosave(kept(), List::of, games, () -> {});
  }

  private static SaveRefusal trouble(Autosave autosave) {
    return autosave.trouble().orElseThrow().reason().refusal();
  }

  /** A disk on which nothing can be written while it has a trouble. */
  private static final class TroubledDisk extends Disk {

    private volatile @Nullable IOException trouble;

    private volatile @Nullable Object device = "the disk";

    @Override
    public @Nullable Object device(Path existing) {
      return device;
    }

    private void check() throws IOException {
      IOException now = trouble;
      if (now != null) {
        throw now;
      }
    }

    @Override
    public void makeFolder(Path folder) throws IOException {
      if (!Files.isDirectory(folder)) {
        check();
      }
      super.makeFolder(folder);
    }

    @Override
    public void create(Path file, byte[] bytes, boolean ownerOnly) throws IOException {
      if (trouble != null) {
        super.create(file, Arrays.copyOf(bytes, bytes.length / 2), ownerOnly);
      }
      check();
      super.create(file, bytes, ownerOnly);
    }

    @Override
    public void copy(Path file, Path copy) throws IOException {
      check();
      super.copy(file, copy);
    }

    @Override
    public FileChannel open(Path file) throws IOException {
      check();
      return super.open(file);
    }
  }
}
