package org.sanmarco.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.Seed;
import org.sanmarco.save.disk.Backups;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.format.SaveRefusal;
import org.sanmarco.save.format.SaveRefusal.Reason;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Games;

/**
 * The program is killed (SIGKILL) at random instants of playing and saving: at most the move being
 * made is lost, and never an earlier game.
 */
@ExtendWith(Seed.class)
class KilledProgramTest {

  /** As often as that; {@code mvn -Pfuzz} says 200. */
  private static final int KILLS = Integer.getInteger("sanmarco.kills", 10);

  /** The program is killed after so many lines at most, and at some instant of the next. */
  private static final int MOST_LINES = 200;

  private static final int LONGEST_MICROSECONDS = 3_000;

  @TempDir private Path folder;

  private final SavedGameStore games = new SavedGameStore(Games.installed());

  @Test
  void losesAtMostTheMoveBeingMadeAndNoEarlierGame() throws Exception {
    Random random = Seed.random();
    int moves = 0;
    for (int seed = Seed.VALUE; seed < Seed.VALUE + KILLS; seed++) {
      Path home = folder.resolve("home-" + seed);
      int lines = 1 + random.nextInt(MOST_LINES);
      Said said = playAndKill(home, seed, lines, random.nextInt(LONGEST_MICROSECONDS));
      GameSequence evening = new GameSequence(seed);
      checkKeptGames(home, evening, said.kept());
      checkSavedGame(home, evening, said.saved());
      moves += said.kept().step();
    }
    assertThat(moves).as("there was something to lose").isGreaterThan(KILLS);
  }

  @Test
  void aGameStaysLockedUntilItsProgramEnds() throws Exception {
    Process player = start(folder, 1, "wait");
    try (BufferedReader says = player.inputReader()) {
      assertThat(says.readLine()).isEqualTo("kept 0 0 .");
      Library library = new Library(folder, games);
      SavedGameFile file = library.files().getFirst();
      assertThat(library.summary(file).isInUse()).isTrue();
      assertThat(
              catchThrowableOfType(
                      SaveException.class, () -> AutosaveFile.resume(games, file.path()))
                  .refusal())
          .isEqualTo(SaveRefusal.of(Reason.IN_USE, player.pid()));

      kill(player);
      assertThat(library.summary(file).isInUse()).isFalse();
      try (AutosaveFile resumed = AutosaveFile.resume(games, file.path()).file()) {
        assertThat(resumed.file()).contains(file.path());
      }
    } finally {
      kill(player);
    }
  }

  /** A state of an evening: the number of the game, the number of the step. */
  private record State(int game, int step) {

    static final State NONE = new State(0, -1);

    static State read(String line) {
      String[] words = line.split(" ", -1);
      return new State(Integer.parseInt(words[1]), Integer.parseInt(words[2]));
    }
  }

  /** The last line of each kind that a process printed. */
  private record Said(State kept, State saved) {}

  private static Said playAndKill(Path home, int seed, int lines, int microseconds)
      throws Exception {
    Process player = start(home, seed);
    State kept = State.NONE;
    State saved = State.NONE;
    try (BufferedReader says = player.inputReader()) {
      int read = 0;
      for (String line = says.readLine(); line != null; line = says.readLine()) {
        if (line.endsWith(".")) {
          kept = line.startsWith("kept") ? State.read(line) : kept;
          saved = line.startsWith("saved") ? State.read(line) : saved;
        }
        if (++read == lines) {
          player.waitFor(microseconds, TimeUnit.MICROSECONDS);
          kill(player);
        }
      }
    } finally {
      kill(player);
    }
    return new Said(kept, saved);
  }

  private static Process start(Path home, int seed, String... more) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                GameSequencePlayer.class.getName(),
                home.toString(),
                Integer.toString(seed)));
    command.addAll(List.of(more));
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }

  /** SIGKILL, where there are signals; what the process said can still be read. */
  private static void kill(Process process) throws InterruptedException {
    process.toHandle().destroyForcibly();
    process.waitFor();
  }

  private void checkKeptGames(Path home, GameSequence evening, State kept) throws SaveException {
    Map<Long, GameRecord> found = new HashMap<>();
    for (SavedGameFile file : Library.files(home.resolve("autosave"), true)) {
      GameRecord game = games.read(file.path()).table().record();
      assertThat(found.put(seed(game), game)).as("one file for each game").isNull();
    }
    for (int game = 0; game < kept.game(); game++) {
      assertThat(found.remove((long) game)).isEqualTo(evening.game(game).getLast());
    }
    assertThat(found.remove((long) kept.game())).isIn(around(evening, kept));
    found.remove(kept.game() + 1L);
    assertThat(found).isEmpty();
  }

  private void checkSavedGame(Path home, GameSequence evening, State saved) throws SaveException {
    Path file = home.resolve("games").resolve("by-hand.json");
    if (saved.step() < 0 && !Files.exists(file)) {
      return;
    }
    GameRecord found = games.read(file).table().record();
    assertThat(evening.game((int) seed(found))).contains(found);
    assertThat(seed(found)).isGreaterThanOrEqualTo(saved.game());
    for (Path backup : Backups.of(file)) {
      games.read(backup);
    }
  }

  private static long seed(GameRecord game) {
    return ((Dealer) game.chanceSource()).seed();
  }

  /** The state that was safe, and the one that was being made. */
  private static List<GameRecord> around(GameSequence evening, State state) {
    List<GameRecord> states = evening.game(state.game());
    return states.subList(state.step(), Math.min(state.step() + 2, states.size()));
  }
}
