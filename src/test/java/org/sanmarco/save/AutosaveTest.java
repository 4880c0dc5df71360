package org.sanmarco.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.format.SaveRefusal.Reason;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Games;
import org.sanmarco.table.SampleGames;
import org.sanmarco.table.Table;

class AutosaveTest {

  @TempDir private Path folder;

  @Test
  void findsTheGameAgainAtItsLastMove() throws SaveException {
    Table table = SampleGames.begun(4, 1);
    try (Autosave autosave = autosave(new Disk())) {
      for (int i = 0; i < 40; i++) {
        SampleGames.step(table);
        autosave.save(table.record());
      }
    }
    try (Autosave next = autosave(new Disk())) {
      Autosave.Latest kept = next.latest(any -> false).game().orElseThrow();
      assertThat(kept.game().table().record()).isEqualTo(table.record());
      assertThat(next.resume(kept.file()).table().record()).isEqualTo(table.record());
      assertThat(next.file()).contains(kept.file());
      assertThat(next.trouble()).isEmpty();
    }
  }

  @Test
  void hasNothingToContinueAtFirst() {
    try (Autosave autosave = autosave(new Disk())) {
      Autosave.Resumable found = autosave.latest(any -> false);
      assertThat(found.game()).isEmpty();
      assertThat(found.refused()).isEmpty();
      assertThat(autosave.trouble()).isEmpty();
    }
    assertThat(folder.resolve("autosave")).doesNotExist();
  }

  @Test
  void offersNoGameThatIsOver() {
    try (Autosave autosave = autosave(new Disk())) {
      autosave.begin(SampleGames.played(3, 1, Integer.MAX_VALUE).record(), null);
      autosave.flush();
      assertThat(autosave.latest(any -> false).game()).isEmpty();
    }
  }

  @Test
  void offersTheGameKeptLastAndLosesNoneForAnother() throws IOException {
    GameRecord first = SampleGames.played(4, 1, 10).record();
    GameRecord second = SampleGames.played(4, 2, 20).record();
    try (Autosave autosave = autosave(new Disk())) {
      keep(autosave, first, 1_000);
      Path file = keep(autosave, second, 2_000);
      assertThat(continued(autosave)).isEqualTo(second);
      Files.delete(file);
      assertThat(continued(autosave)).isEqualTo(first);
    }
  }

  @Test
  void gamesWithTheSameBeginningHaveOwnFiles() throws SaveException {
    GameRecord far = SampleGames.played(4, 1, 80).record();
    GameRecord early = SampleGames.played(4, 1, 30).record();
    try (Autosave autosave = autosave(new Disk())) {
      autosave.begin(far, null);
      autosave.flush();
      Path farFile = autosave.file().orElseThrow();
      autosave.begin(early, null);
      autosave.flush();
      assertThat(read(farFile)).isEqualTo(far);
      assertThat(read(autosave.file().orElseThrow())).isEqualTo(early);
    }
  }

  @Test
  void goesOnInTheFileOfTheGameThatIsContinued() throws SaveException, IOException {
    Table table = SampleGames.played(3, 1, 20);
    Path file;
    try (Autosave autosave = autosave(new Disk())) {
      file = keep(autosave, table.record(), 1_000);
    }
    try (Autosave autosave = autosave(new Disk())) {
      Table resumed = autosave.resume(file).table();
      SampleGames.step(resumed);
      resumed.undo();
      resumed.undo();
      SampleGames.step(resumed);
      SampleGames.step(resumed);
      autosave.save(resumed.record());
      autosave.flush();
      assertThat(read(file)).isEqualTo(resumed.record());
      assertThat(autosave.resume(file).table().record()).isEqualTo(resumed.record());
    }
    assertThat(Library.files(folder.resolve("autosave"), true)).hasSize(1);
  }

  @Test
  void goesOnInTheFileOfAGameKeptByAnEarlierVersion() throws SaveException, IOException {
    Path kept = folder.resolve("autosave").resolve("san-marco-0000000000000001.json");
    Files.createDirectories(kept.getParent());
    Table table = SampleGames.played(4, 1, 40);
    games(new Disk()).write(kept, table.record());
    try (Autosave autosave = autosave(new Disk())) {
      assertThat(autosave.resume(kept).table().record()).isEqualTo(table.record());
      SampleGames.step(table);
      autosave.save(table.record());
      autosave.flush();
      assertThat(read(kept)).isEqualTo(table.record());
      assertThat(continued(autosave)).isEqualTo(table.record());
    }
  }

  @Test
  void tellsOfARefusedFileLeavesItAndLooksFurther() throws IOException {
    GameRecord game = SampleGames.played(4, 1, 10).record();
    try (Autosave autosave = autosave(new Disk())) {
      keep(autosave, game, 1_000);
      Path broken = folder.resolve("autosave").resolve("broken.json");
      Files.writeString(broken, "{");
      Files.setLastModifiedTime(broken, FileTime.fromMillis(2_000));

      Autosave.Resumable found = autosave.latest(any -> false);
      assertThat(found.game().orElseThrow().game().table().record()).isEqualTo(game);
      assertThat(found.refused())
          .extracting(refused -> refused.reason().refusal().reason())
          .containsExactly(Reason.NOT_JSON);
      assertThat(autosave.trouble()).isEmpty();
      assertThat(broken).hasContent("{");
    }
  }

  @Test
  void writesOnlyTheLastOfTheStatesThatWait() throws InterruptedException {
    CountDownLatch writing = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    AtomicInteger written = new AtomicInteger();
    Disk slow =
        new Disk() {
          @Override
          public void create(Path file, byte[] bytes, boolean ownerOnly) throws IOException {
            written.incrementAndGet();
            writing.countDown();
            try {
              goOn.await();
            } catch (InterruptedException interrupted) {
              throw new IOException(interrupted);
            }
            super.create(file, bytes, ownerOnly);
          }
        };
    Table table = SampleGames.begun(4, 1);
    try (Autosave autosave = autosave(slow)) {
      autosave.save(table.record());
      writing.await();
      for (int i = 0; i < 20; i++) {
        SampleGames.step(table);
        autosave.save(table.record());
      }
      goOn.countDown();
      autosave.flush();
      assertThat(written).as("the first state and the last").hasValue(2);
      assertThat(continued(autosave)).isEqualTo(table.record());
    }
  }

  @Test
  void tellsOfEachFailureAndGoesOn() {
    AtomicInteger attempts = new AtomicInteger();
    Disk fullAtFirst =
        new Disk() {
          @Override
          public void create(Path file, byte[] bytes, boolean ownerOnly) throws IOException {
            if (attempts.getAndIncrement() == 0) {
              throw new IOException("full");
            }
            super.create(file, bytes, ownerOnly);
          }
        };
    GameRecord game = SampleGames.played(4, 1, 10).record();
    try (Autosave autosave = autosave(fullAtFirst)) {
      autosave.save(game);
      autosave.flush();
      assertThat(trouble(autosave)).isEqualTo(Reason.CANNOT_WRITE);
      autosave.save(game);
      autosave.flush();
      assertThat(autosave.trouble()).isEmpty();
      assertThat(continued(autosave)).isEqualTo(game);
    }
  }

  @Test
  void finishedGamesAreSkipped() throws Exception {
    GameRecord unfinished = SampleGames.played(4, 1, 10).record();
    GameRecord finished = SampleGames.played(3, 1, Integer.MAX_VALUE).record();
    try (Autosave autosave = autosave(new Disk())) {
      autosave.begin(unfinished, null);
      autosave.flush();
      Files.setLastModifiedTime(
          autosave.file().orElseThrow(), FileTime.from(Instant.parse("2020-01-01T00:00:00Z")));
      autosave.begin(finished, null);
      autosave.flush();
      Path one = autosave.file().orElseThrow();
      for (int i = 0; i < 60; i++) {
        Files.copy(one, one.resolveSibling("finished-" + i + ".sanmarco"));
      }
      assertThat(continued(autosave)).isEqualTo(unfinished);
    }
  }

  @Test
  void lastGameIsContinuedAfterTheClockWasSetBack() throws IOException {
    GameRecord first = SampleGames.played(4, 1, 10).record();
    GameRecord second = SampleGames.played(4, 2, 20).record();
    try (Autosave autosave = autosave(new Disk())) {
      keep(autosave, first, Instant.now().plusSeconds(7200).toEpochMilli());
      autosave.begin(second, null);
      autosave.flush();
      assertThat(continued(autosave)).isEqualTo(second);
    }
  }

  @Test
  void tellsWhenItsFolderCannotBeMade() throws IOException {
    Files.writeString(folder.resolve("autosave"), "in the way");
    try (Autosave autosave = autosave(new Disk())) {
      autosave.save(SampleGames.played(4, 1, 10).record());
      autosave.flush();
      assertThat(trouble(autosave)).isEqualTo(Reason.NOT_A_FOLDER);
    }
  }

  @Test
  void takesNothingOnceClosed() {
    Autosave autosave = autosave(new Disk());
    autosave.close();
    autosave.close();
    GameRecord game = SampleGames.begun(4, 1).record();
    assertThatThrownBy(() -> autosave.save(game)).isInstanceOf(IllegalStateException.class);
  }

  private static Path keep(Autosave autosave, GameRecord game, long changed) throws IOException {
    autosave.begin(game, null);
    autosave.flush();
    Path file = autosave.file().orElseThrow();
    Files.setLastModifiedTime(file, FileTime.fromMillis(changed));
    return file;
  }

  private static GameRecord continued(Autosave autosave) {
    return autosave.latest(any -> false).game().orElseThrow().game().table().record();
  }

  private static GameRecord read(Path file) throws SaveException {
    return games(new Disk()).read(file).table().record();
  }

  private Autosave autosave(Disk disk) {
    return new Autosave(folder.resolve("autosave"), List::of, games(disk), () -> {});
  }

  private static Reason trouble(Autosave autosave) {
    return autosave.trouble().orElseThrow().reason().refusal().reason();
  }

  private static SavedGameStore games(Disk disk) {
    return new SavedGameStore(Games.installed(), InstantSource.system(), disk, ChanceKey.passing());
  }
}
