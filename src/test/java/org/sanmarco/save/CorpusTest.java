package org.sanmarco.save;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.table.Games;

/**
 * Corrupted files from earlier runs, each named after its result: {@code sound}, or the code of the
 * reason why it is refused.
 */
class CorpusTest {

  private final SavedGameStore games = new SavedGameStore(Games.installed());

  static List<Path> corpus() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("src", "test", "resources", "saves", "corpus"))) {
      return files.sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("corpus")
  void isReadOrRefusedAsItsNameSays(Path file) {
    assertThat(file.getFileName().toString()).startsWith(outcome(file) + "-");
  }

  private String outcome(Path file) {
    try {
      games.read(file);
      return "sound";
    } catch (SaveException refused) {
      return refused.refusal().reason().code();
    }
  }
}
