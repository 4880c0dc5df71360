package org.sanmarco.save;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sanmarco.Seed;
import org.sanmarco.save.format.SaveContent;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.format.SaveRefusal;
import org.sanmarco.save.format.SaveWords;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Games;
import org.sanmarco.table.Occasion;
import org.sanmarco.table.SampleGames;
import org.sanmarco.table.Table;

/**
 * Good files spoilt at random are read or refused in a sentence, and nothing else ever happens. A
 * file of which that isn't true is left in {@code target/fuzz}, to be added to {@code
 * src/test/resources/saves/corpus} when it is mended.
 */
@ExtendWith(Seed.class)
class MutatedFilesTest {

  /** The number of files; {@code mvn -Pfuzz} sets 100,000. */
  private static final int FILES = Integer.getInteger("sanmarco.files", 2_000);

  /** The CPU time limit for one file; {@code mvn -Pfuzz} sets a second. */
  private static final Duration LONGEST =
      Duration.ofMillis(Integer.getInteger("sanmarco.milliseconds", Integer.MAX_VALUE));

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private static final int GOOD_FILES = 60;

  private final SavedGameStore games = new SavedGameStore(Games.installed());
  private final Random random = Seed.random();
  private final Mutator mutator = new Mutator(random);

  @Test
  void savedGamesAreReadOrRefused() throws IOException {
    List<byte[]> good = games().map(game -> SaveContent.file(game, Instant.EPOCH)).toList();
    int sound = 0;
    for (int i = 0; i < FILES / 2; i++) {
      sound += isSound(mutator.spoil(any(good)), read -> {});
    }
    assertThat(sound).as("most changes spoil a file, some don't").isBetween(1, FILES / 4);
  }

  @Test
  void forgedJournalsAreReadOrRefused() throws IOException {
    List<byte[]> good = journals();
    int sound = 0;
    for (int i = 0; i < FILES / 4; i++) {
      sound += isSound(mutator.forge(any(good)), read -> {});
    }
    assertThat(sound).as("most changes spoil a file, some don't").isBetween(1, FILES / 8);
  }

  @Test
  void damagedJournalsAreRefusedOrReadAsTheGameOnceWas() throws Exception {
    for (byte[] good : journals()) {
      List<List<String>> states = states(good);
      for (int i = 0; i < FILES / 20; i++) {
        isSound(mutator.spoil(good), read -> assertThat(states).contains(read.record().moves()));
      }
    }
  }

  /** Checks what becomes of a file: 1 if it is read, 0 if it is refused. */
  private int isSound(byte[] bytes, Consumer<Table> check) throws IOException {
    boolean isHandled = false;
    try {
      long start = THREADS.getCurrentThreadCpuTime();
      int sound = outcome(bytes, check);
      assertThat(Duration.ofNanos(THREADS.getCurrentThreadCpuTime() - start)).isLessThan(LONGEST);
      isHandled = true;
      return sound;
    } finally {
      if (!isHandled) {
        Path folder = Files.createDirectories(Path.of("target", "fuzz"));
        Files.write(Files.createTempFile(folder, "bad-", ".bin"), bytes);
      }
    }
  }

  private int outcome(byte[] bytes, Consumer<Table> check) {
    try {
      Table read = games.read(bytes).table();
      assertThat(readAgain(read.record())).isEqualTo(read.record());
      check.accept(read);
      return 1;
    } catch (SaveException refused) {
      assertThat(refused.refusal().reason()).isNotEqualTo(SaveRefusal.Reason.FAILURE);
      assertThat(
              SaveWords.in(Locale.ENGLISH)
                  .sentence(refused.refusal(), (game, broken) -> broken.code()))
          .isNotBlank()
          .hasSizeLessThan(500)
          .doesNotContainPattern("\\p{Cntrl}");
      if (refused.refusal().reason() == SaveRefusal.Reason.DAMAGED) {
        refused.playable().ifPresent(check);
      }
      return 0;
    }
  }

  private GameRecord readAgain(GameRecord game) throws SaveException {
    return games.read(SaveContent.file(game, Instant.EPOCH)).table().record();
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  /** Games of every kind and number of players. */
  private Stream<GameRecord> games() {
    return IntStream.range(0, GOOD_FILES)
        .mapToObj(number -> {
          Table table =
              SampleGames.played(SampleGames.begunAny(random, number), random.nextInt(132));
          table.tell(new Occasion("Rematch", Instant.EPOCH, List.of()));
          table.thought(1, Duration.ofMillis(number));
          return table.record();
        });
  }

  /** Journals as earlier versions wrote them. */
  private static List<byte[]> journals() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src", "test", "resources", "saves"))) {
      List<byte[]> journals = new ArrayList<>();
      for (Path file : files.filter(MutatedFilesTest::isGoodJournal).sorted().toList()) {
        journals.add(Files.readAllBytes(file));
      }
      return journals;
    }
  }

  private static boolean isGoodJournal(Path file) {
    return file.toString().matches(".*/v\\d/.*\\.journal");
  }

  /** The moves after each line of a journal. */
  private List<List<String>> states(byte[] journal) throws SaveException {
    List<List<String>> states = new ArrayList<>();
    for (int end = 0; end < journal.length; end++) {
      if (journal[end] == '\n') {
        states.add(games.read(Arrays.copyOf(journal, end + 1)).table().record().moves());
      }
    }
    return states;
  }
}
