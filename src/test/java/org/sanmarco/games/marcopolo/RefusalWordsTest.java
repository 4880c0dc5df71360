package org.sanmarco.games.marcopolo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nobody is refused for a reason that has no words, and no words wait for no reason. */
class RefusalWordsTest {

  private static final Path SOURCES = Path.of("src/main/java/org/sanmarco/games/marcopolo");
  private static final Path WORDS =
      Path.of("src/main/resources/org/sanmarco/games/marcopolo/coach");
  private static final Pattern CODE = Pattern.compile("\"([a-z]+(?:-[a-z]+)+)\"");

  /** Those that every game refuses with: their words are the program's. */
  private static final List<String> SHARED = List.of("another-game", "no-such-seat", "game-over");

  @ParameterizedTest
  @ValueSource(strings = {"", "_de", "_fr", "_it", "_ru"})
  void everyCodeHasWordsAndAllWordsTheirCode(String language) throws IOException {
    Properties words = new Properties();
    words.load(
        new StringReader(Files.readString(WORDS.resolve("refusals" + language + ".properties"))));
    Set<String> worded =
        words.stringPropertyNames().stream()
            .map(key -> key.replaceFirst("\\..*", ""))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(worded).isEqualTo(codes());
  }

  private static Set<String> codes() throws IOException {
    Set<String> codes = new TreeSet<>();
    try (Stream<Path> files = Files.list(SOURCES)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        CODE.matcher(Files.readString(file)).results().forEach(found -> codes.add(found.group(1)));
      }
    }
    codes.remove(MarcoPolo.ID);
    codes.removeAll(SHARED);
    return codes;
  }
}
