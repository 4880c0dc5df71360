package org.sanmarco.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import module java.base;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.format.SaveRefusal;
import org.sanmarco.save.format.SaveRefusal.Reason;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Games;
import org.sanmarco.table.SampleGames;

/** If any step of writing a file fails, the old file remains complete. */
class AtomicFileTest {

  private static final GameRecord GAME = SampleGames.played(4, 1, 30).record();

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void anOldFile() throws IOException {
    file = folder.resolve("game.json");
    Files.writeString(file, "old");
  }

  @Test
  void aFullDiskLeavesTheOldFile() throws IOException {
    fails(
        new Disk() {
          @Override
          public void create(Path temporary, byte[] bytes, boolean ownerOnly) throws IOException {
            Files.write(temporary, Arrays.copyOf(bytes, bytes.length / 2));
            throw new FileSystemException(temporary.toString(), null, "No space left on device");
          }
        },
        SaveRefusal.of(Reason.DISK_FULL));
  }

  @Test
  void aReadOnlyFolderLeavesTheOldFile() throws IOException {
    fails(
        new Disk() {
          @Override
          public void create(Path temporary, byte[] bytes, boolean ownerOnly) throws IOException {
            throw new AccessDeniedException(temporary.toString());
          }
        },
        SaveRefusal.of(Reason.NO_ACCESS));
  }

  @Test
  void aFailedReplacementLeavesTheOldFile() throws IOException {
    fails(
        new Disk() {
          @Override
          public void replace(Path temporary, Path target) throws IOException {
            throw new FileSystemException(target.toString(), null, "Device or resource busy");
          }
        },
        SaveRefusal.of(Reason.CANNOT_WRITE, "Device or resource busy"));
  }

  @Test
  void theNewFileIsWholeBeforeItTakesTheOldOnesPlace() throws SaveException, IOException {
    Disk watching =
        new Disk() {
          @Override
          public void replace(Path temporary, Path target) throws IOException {
            assertThat(temporary.getParent()).isEqualTo(target.getParent());
            assertThat(target).hasContent("old");
            assertThat(Files.readString(temporary)).endsWith("\"\n}\n");
            super.replace(temporary, target);
          }
        };
    games(watching).write(file, GAME);
    assertThat(Files.readString(file)).endsWith("\"\n}\n");
    assertThat(files()).containsExactly(file);
  }

  @Test
  void aLinkStaysALink() throws SaveException, IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link.json"), file);
    games(new Disk()).write(link, GAME);
    assertThat(Files.isSymbolicLink(link)).isTrue();
    assertThat(games(new Disk()).read(file).table().size()).isEqualTo(30);
  }

  @Test
  void aMissingFolderIsTold() {
    Path nowhere = folder.resolve("none").resolve("game.json");
    SaveException refused =
        catchThrowableOfType(SaveException.class, () -> games(new Disk()).write(nowhere, GAME));
    assertThat(refused.refusal().reason()).isEqualTo(Reason.FOLDER_GONE);
  }

  private void fails(Disk disk, SaveRefusal refusal) throws IOException {
    SaveException refused =
        catchThrowableOfType(SaveException.class, () -> games(disk).write(file, GAME));
    assertThat(refused.refusal()).isEqualTo(refusal);
    assertThat(file).hasContent("old");
    assertThat(files()).containsExactly(file);
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }

  private static SavedGameStore games(Disk disk) {
    return new SavedGameStore(Games.installed(), InstantSource.system(), disk, ChanceKey.passing());
  }
}
