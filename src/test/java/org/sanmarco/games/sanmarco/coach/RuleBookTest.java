package org.sanmarco.games.sanmarco.coach;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RuleBookTest {

  private static final Map<String, Integer> SECTIONS =
      Map.of("B", 6, "S", 6, "T", 10, "C", 12, "P", 4, "E", 7, "F", 2, "V", 6);

  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]*)(?:#([^)]*))?\\)");

  @Test
  void everyRuleIsThereOnceAndInOrder() {
    List<String> all =
        RuleBook.pages().stream().flatMap(page -> RuleBook.identifiers(page).stream()).toList();
    assertThat(all)
        .containsExactlyInAnyOrderElementsOf(
            SECTIONS.entrySet().stream()
                .flatMap(section ->
                    IntStream.rangeClosed(1, section.getValue())
                        .mapToObj(number -> section.getKey() + number))
                .toList());
    assertThat(RuleBook.pages())
        .allSatisfy(page ->
            assertThat(RuleBook.identifiers(page))
                .isSortedAccordingTo(
                    java.util.Comparator.comparingInt(id -> Integer.parseInt(id.substring(1)))));
  }

  @Test
  void linksLeadSomewhere() {
    Path notation = Path.of("docs/notation.md");
    assertThat(Stream.concat(RuleBook.translations().stream(), Stream.of(notation)))
        .allSatisfy(page ->
            assertThat(LINK.matcher(RuleBook.text(page)).results())
                .allSatisfy(link -> leads(page, link)));
  }

  private static void leads(Path page, MatchResult link) {
    Path target = link.group(1).isEmpty() ? page : page.resolveSibling(link.group(1));
    assertThat(target).exists();
    if (link.group(2) != null) {
      String heading = link.group(2).replace('-', ' ');
      assertThat(RuleBook.text(target).lines())
          .anyMatch(line -> line.matches("#+ (?i:" + heading + ")"));
    }
  }
}
