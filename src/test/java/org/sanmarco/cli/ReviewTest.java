package org.sanmarco.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.table.Games;
import org.sanmarco.table.SampleGames;
import org.sanmarco.table.Table;
import picocli.CommandLine;

/** Reviews from the command line. */
class ReviewTest {

  private static final List<String> FEW = List.of("--iterations", "300");

  @TempDir private Path folder;
  private Path file;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @BeforeEach
  void savedGame() throws SaveException {
    file = folder.resolve("evening.sanmarco");
    Table table = SampleGames.played(3, 1, 60);
    table.handOver(3, "easy");
    new SavedGameStore(Games.installed()).save(file, table.record());
  }

  private int run(String... args) {
    out.getBuffer().setLength(0);
    err.getBuffer().setLength(0);
    CommandLine main = SanMarcoCommand.commandLine();
    main.setOut(new PrintWriter(out, true));
    main.setErr(new PrintWriter(err, true));
    return main.execute(
        Stream.concat(Stream.of("review", file.toString()), Arrays.stream(args))
            .toArray(String[]::new));
  }

  private String few(String... args) {
    assertThat(run(Stream.concat(FEW.stream(), Arrays.stream(args)).toArray(String[]::new)))
        .as(err.toString())
        .isZero();
    assertThat(err.toString()).isEmpty();
    return out.toString();
  }

  @Test
  void peopleAreJudgedAndComputersOnRequest() {
    assertThat(few()).contains("Anna", "Bruno", "inaccuracies").doesNotContain("Carla ");
    assertThat(few("--computers")).contains("Anna", "Bruno", "Carla ");
    assertThat(few("--seat", "3")).contains("Carla ").doesNotContain("Anna ");
  }

  @Test
  void dearestDecisionsAreToldInWords() {
    assertThat(few())
        .containsPattern("move \\d+, (Anna|Bruno), blunder: \\d+\\.\\d ± \\d+\\.\\d lost")
        .containsPattern("played: [a-z]+ .*\\((Anna|Bruno) .*\\)")
        .containsPattern("better: [a-z]+ ");
  }

  @Test
  void secondLookReadsTheKeptReview() throws IOException {
    String first = few();
    Path kept = folder.resolve("evening.sanmarco.review");
    String content = Files.readString(kept);
    // A loss that no search would find shows where the answer comes from.
    Files.writeString(
        kept, content.replaceAll("\"bestWinProbability\":[0-9.E-]+", "\"bestWinProbability\":1"));
    assertThat(few()).isNotEqualTo(first);
    Files.writeString(kept, "{");
    assertThat(few()).isEqualTo(first);
    assertThat(kept).hasContent(content);
  }

  @Test
  void jsonHasAllOfTheReview() throws IOException {
    JsonNode json = JsonMapper.builder().build().readTree(few("--json"));
    assertThat(json.path("game").asText()).isEqualTo("san-marco");
    assertThat(json.path("players")).hasSize(3);
    assertThat(json.path("players").path(0).path("name").asText()).isEqualTo("Anna");
    assertThat(json.path("course")).hasSize(61);
    assertThat(json.path("luck")).hasSize(3);
    assertThat(json.path("judgements"))
        .isNotEmpty()
        .allSatisfy(judgement -> {
          assertThat(judgement.path("seat").asInt()).isBetween(1, 2);
          assertThat(judgement.path("grade").asText())
              .isIn("best", "good", "inaccuracy", "mistake", "blunder");
        });
  }

  @ParameterizedTest
  @CsvSource({
    "--seat 4, --seat must be 1 to 3",
    "--seat 0, --seat must be 1 to 3",
    "--time 0, --time must be 0.001 to 3600 s",
    "--time NaN, --time must be 0.001 to 3600 s",
    "--iterations 0, --iterations must be at least 1",
    "--time 1 --iterations 5, --time and --iterations exclude each other",
  })
  void wrongUseIsOneLineAndStatus2(String arguments, String reason) {
    assertThat(run(arguments.split(" "))).isEqualTo(2);
    assertThat(err.toString()).contains(reason).hasLineCount(1);
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void gamesOfComputersNeedTheOption() throws SaveException {
    Table table = SampleGames.played(3, 1, 20);
    for (int seat = 1; seat <= 3; seat++) {
      table.handOver(seat, "easy");
    }
    new SavedGameStore(Games.installed()).save(file, table.record());
    assertThat(run("--iterations", "1")).isEqualTo(2);
    assertThat(err.toString()).contains("only computers play in this game: add --computers");
    assertThat(few("--computers")).contains("Anna");
  }

  @Test
  void whatIsNoGameIsOneLineAndStatus1() throws IOException {
    Files.writeString(file, "{}");
    assertThat(run()).isEqualTo(1);
    assertThat(err.toString()).contains("evening.sanmarco: ").hasLineCount(1);
    file = folder.resolve("none.sanmarco");
    assertThat(run()).isEqualTo(1);
    assertThat(err.toString()).hasLineCount(1);
  }
}
