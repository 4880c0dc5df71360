package org.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

/** Version and day of a release are set in the build; nothing else may differ from them. */
class ReleaseTest {

  private static String build(String pattern) throws IOException {
    return first(pattern, Files.readString(Path.of("pom.xml")));
  }

  private static String first(String pattern, String text) {
    List<String> found =
        Pattern.compile(pattern).matcher(text).results().map(result -> result.group(1)).toList();
    assertThat(found).as(pattern).isNotEmpty();
    return found.getFirst();
  }

  @Test
  void changelogHasVersionAndDayOfTheBuild() throws IOException {
    String version = build("\n  <version>(.+?)</version>");
    String day = build("<project.build.outputTimestamp>(.+?)T00:00:00Z<");
    assertThat(Files.readString(Path.of("CHANGELOG.md")))
        .contains("## [" + version + "] - " + day + "\n");
  }

  @Test
  void readmeNamesPackagesOfTheVersion() throws IOException {
    String version = build("\n  <version>(.+?)</version>");
    for (String document : List.of("README.md", "docs/packages.md")) {
      assertThat(
              Pattern.compile("san-marco[-_](\\d+\\.\\d+\\.\\d+)[-_]")
                  .matcher(Files.readString(Path.of(document)))
                  .results()
                  .map((MatchResult name) -> name.group(1)))
          .as(document)
          .containsOnly(version);
    }
  }
}
