package org.sanmarco.ui.seats;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.Sampled;
import org.sanmarco.Seed;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.seats.Digest;
import org.sanmarco.seats.JavaProgram;
import org.sanmarco.table.Games;
import org.sanmarco.table.Table;

/**
 * Two programs play a whole game, one as its host, and are killed (SIGKILL) at random moments: no
 * move is lost, and the joined screen ends with what the host has.
 */
@ExtendWith(Seed.class)
class KilledScreensTest {

  private static final int KILLS = Integer.getInteger("sanmarco.kills", 10) / 5;

  /** A program is killed after so many lines at most. */
  private static final int MOST_LINES = 30;

  @TempDir private Path folder;
  private final Random random = Seed.random();
  private final List<Program> programs = new CopyOnWriteArrayList<>();

  /** A program and the lines that it prints. */
  private record Program(JavaProgram process, BlockingQueue<String> lines) {

    static Program start(Class<?> program, List<String> arguments) throws IOException {
      BlockingQueue<String> lines = new LinkedBlockingQueue<>();
      return new Program(
          JavaProgram.start(program.getName(), arguments, lines, ProcessBuilder.Redirect.INHERIT),
          lines);
    }

    /** The next line that begins with a word; the others are left out. */
    String await(String word) throws InterruptedException {
      while (true) {
        String line = lines.take();
        if (line.startsWith(word)) {
          return line.substring(word.length()).strip();
        }
        assertThat(line).isNotEqualTo(JavaProgram.ENDED);
      }
    }

    void kill() {
      process.kill();
    }
  }

  @AfterEach
  void end() {
    programs.forEach(Program::kill);
  }

  private Program start(Class<?> program, List<String> arguments) throws IOException {
    Program started = Program.start(program, arguments);
    programs.add(started);
    // One that fails ends the others, so that nobody waits for it.
    Thread.ofVirtual()
        .start(() -> {
          if (started.process.exitValue() == 1) {
            programs.forEach(Program::kill);
          }
        });
    return started;
  }

  @Sampled(3)
  @ParameterizedTest
  @CsvSource({"san-marco, 3, 3", "canal-grande, 2, 2", "marco-polo, 3, 3"})
  void aGameSurvivesKillsOnBothSides(String game, int players, int seats) throws Exception {
    List<String> hosting =
        List.of(folder.toString(), game, String.valueOf(players), String.valueOf(seats));
    Program host = start(HostingPlayer.class, hosting);
    List<String> joining =
        List.of(
            folder.resolve("joined").toString(),
            host.await("link"),
            String.join(" ", IntStream.rangeClosed(2, seats).mapToObj(String::valueOf).toList()));
    Program joined = start(JoinedPlayer.class, joining);
    joined.await("joined");
    int saved = 0;
    for (int kill = 0; kill < KILLS; kill++) {
      for (int lines = 1 + random.nextInt(MOST_LINES); lines > 0; lines--) {
        saved = Integer.parseInt(host.await("saved"));
      }
      if (random.nextBoolean()) {
        host.kill();
        host = start(HostingPlayer.class, hosting);
        assertThat(Integer.parseInt(host.await("begins"))).isGreaterThanOrEqualTo(saved);
      } else {
        joined.kill();
        joined = start(JoinedPlayer.class, joining);
      }
    }
    String end = joined.await("over");
    host.await("over");
    Table table =
        new SavedGameStore(Games.installed())
            .read(HostingPlayer.file(folder).orElseThrow())
            .table();
    assertThat(table.isOver()).isTrue();
    Table source = table;
    assertThat(end)
        .isEqualTo(
            Digest.of(
                IntStream.concat(IntStream.of(0), IntStream.rangeClosed(2, seats)).boxed().toList(),
                source));
  }
}
