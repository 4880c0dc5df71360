package org.sanmarco.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.table.Games;

/** Matches on the command line. */
class ArenaTest {

  private static final String LAST =
      "games=[0-9]+ a_share=[01]\\.[0-9]{4} low=[01]\\.[0-9]{4} high=[01]\\.[0-9]{4}"
          + " elo=-?[0-9]+\\.[0-9]";

  @TempDir private Path folder;

  private record Said(int status, String out, String err) {}

  @Test
  void theLastLineIsForScripts() {
    Said said = arena("--a random --b random --players 3 --starts 4 --seed 1");
    assertThat(said.status).isZero();
    assertThat(last(said)).matches(LAST).startsWith("games=12 ");
  }

  @Test
  void theSameSeedGivesTheSameMatchOnAnyNumberOfThreads() {
    String match = "--a easy --b random --players 2 --starts 2 --seed 5 --threads ";
    assertThat(last(arena(match + 1))).isEqualTo(last(arena(match + 2)));
  }

  @Test
  void aMatchIsKeptAndGoesOnWhereItStopped() throws IOException, SaveException {
    String match = "--a random --b random --players 4 --seed 9 --out " + folder + " --starts ";
    String once = last(arena(match.replace(folder.toString(), folder.resolve("x").toString()) + 3));
    arena(match + 2);
    Path results = folder.resolve("results.csv");
    Path first = folder.resolve("0000-1.json");
    List<String> before = Files.readAllLines(results);
    assertThat(before).hasSize(2 + 8);
    assertThat(new SavedGameStore(Games.installed()).read(first).table().isOver()).isTrue();
    // the match was killed while it wrote a line
    Files.writeString(results, String.join("\n", before) + "\n2,1,0.2");
    assertThat(last(arena(match + 3))).isEqualTo(once);
    assertThat(Files.readAllLines(results)).containsAll(before);
    assertThat(last(arena(match + 3))).isEqualTo(once);
  }

  @Test
  void aFolderHoldsOneMatch() {
    arena("--a random --b random --seed 9 --starts 1 --out " + folder);
    Said other = arena("--a random --b random --seed 8 --starts 1 --out " + folder);
    assertThat(other.status).isNotZero();
    assertThat(other.err).contains("holds another match");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--a easy",
        "--a grandmaster --b easy",
        "--a easy@ --b easy",
        "--a easy@0 --b easy",
        "--a easy@5s --b easy",
        "--a easy --b easy --players 5",
        "--a easy --b easy --starts 0",
        "--a easy --b easy --threads 0",
        "--a easy --b easy --out somewhere",
        "--a easy --b easy --workers nats://127.0.0.1:4222",
        "--a easy --b easy --seed 1 --workers 127.0.0.1",
        "--a easy --b easy --seed 1 --workers nats://127.0.0.1:4222 --threads 2"
      })
  void wrongUseIsOneLine(String line) {
    Said said = arena(line);
    assertThat(said.status).isEqualTo(2);
    assertThat(said.out).isEmpty();
    assertThat(said.err.lines()).hasSize(1);
  }

  private static String last(Said said) {
    return said.out.lines().toList().getLast();
  }

  private static Said arena(String line) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status =
        SanMarcoCommand.commandLine()
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(err, true))
            .execute(("arena " + line).split(" ", -1));
    return new Said(status, out.toString(), err.toString());
  }
}
