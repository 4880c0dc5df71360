package org.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

/** Javadoc names things, and test names are short. */
class ProseTest {

  private static final List<Path> MAIN = List.of(Path.of("src/main/java/org/sanmarco"));
  private static final List<Path> TESTS = List.of(Path.of("src/test/java/org/sanmarco"));

  /** Javadoc that opens with a clause, where a noun phrase or a verb belongs. */
  private static final Pattern OPENING =
      Pattern.compile(
          "/\\*\\*\\s*(?:\\*\\s+)?((?:What|Who|Whose|Whom|Whoever|Whatever|Where|Wherever|How|When|Which|That)"
              + "\\b[^\\n]*|Has\\s+\\S+\\s+(?:\\S+\\s+){0,5}?(?:be|\\w+ed|done|seen|drawn|told)\\b[^\\n]*)");

  /** The identifier of a rule in brackets, in a comment. */
  private static final Pattern CITED_RULE =
      Pattern.compile("(?m)^\\s*(?:\\*|//|/\\*).*?\\(([A-Z]{1,2}\\d+)\\b");

  /** A decision by a sentence, which another language or another wording would change. */
  private static final Pattern COMPARED_SENTENCE =
      Pattern.compile(
          "((?:equals|contains|startsWith|endsWith|matches)\\(\\s*(?:\\w+(?:\\(\\))?\\.)*text\\(\\s*\")");

  private static final Pattern LONG_TEST_NAME = Pattern.compile("\\bvoid (\\w{51,})\\(");

  @Test
  void javadocOpensWithNounOrVerb() {
    assertThat(findings(Stream.concat(MAIN.stream(), TESTS.stream()), OPENING)).isEmpty();
  }

  @Test
  void commentsOfSharedCodeCiteNoRuleOfAGame() {
    assertThat(findings(MAIN.stream(), CITED_RULE)).allMatch(found -> found.contains("games"));
  }

  @Test
  void noDecisionComparesATranslatedSentence() {
    assertThat(findings(MAIN.stream(), COMPARED_SENTENCE)).isEmpty();
  }

  @Test
  void testNamesHaveAtMost50Characters() {
    assertThat(findings(TESTS.stream(), LONG_TEST_NAME)).isEmpty();
  }

  /** The first groups of all matches in the sources, with their files. */
  private static List<String> findings(Stream<Path> roots, Pattern pattern) {
    return roots.flatMap(ProseTest::sources).flatMap(findings(pattern)).toList();
  }

  private static Function<Path, Stream<String>> findings(Pattern pattern) {
    return file -> {
      try {
        return pattern
            .matcher(Files.readString(file))
            .results()
            .map(found -> file + ": " + found.group(1));
      } catch (IOException unreadable) {
        throw new UncheckedIOException(unreadable);
      }
    };
  }

  private static Stream<Path> sources(Path root) {
    try (Stream<Path> files = Files.walk(root)) {
      return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
