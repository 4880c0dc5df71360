package org.sanmarco.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

/** The pages of all rule books, as they are written in their files. */
class RulePagesTest {

  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]*)(?:#([^)]*))?\\)");

  private static final Pattern WRONG_FRENCH =
      Pattern.compile("'|\"|[^\\u202f][;!?]|[^\\u00a0][:»]|«[^\\u00a0]");

  @Test
  void everySectionIsOnePageAndHasItsRulesOnceAndInOrder() {
    Set<String> sections = new HashSet<>();
    for (Path page : RuleBook.pages()) {
      List<String> ids = RuleBook.ids(page);
      if (!ids.isEmpty() && !RuleBook.isTranslation(page)) {
        String section = ids.getFirst().replaceAll("[0-9]", "");
        assertThat(sections.add(section)).as(section).isTrue();
        assertThat(ids)
            .isEqualTo(
                IntStream.rangeClosed(1, ids.size()).mapToObj(number -> section + number).toList());
      }
    }
    assertThat(sections).contains("B", "GV", "MT");
  }

  @Test
  void linksLeadSomewhere() {
    Path notation = Path.of("docs/notation.md");
    assertThat(Stream.concat(RuleBook.pages().stream(), Stream.of(notation)))
        .allSatisfy(page ->
            assertThat(LINK.matcher(RuleBook.read(page)).results())
                .allSatisfy(link -> leads(page, link)));
  }

  @Test
  void frenchHasItsNoBreakSpacesAndApostrophes() {
    assertThat(RuleBook.pages().stream().filter(page -> page.toString().matches(".*\\bfr\\b.*")))
        .isNotEmpty()
        .allSatisfy(page ->
            assertThat(RuleBook.read(page).lines())
                .filteredOn(line -> !line.matches("<!--.*|\\|[-|]+\\|"))
                .noneMatch(line -> WRONG_FRENCH.matcher(line).find()));
  }

  private static void leads(Path page, MatchResult link) {
    Path target = link.group(1).isEmpty() ? page : page.resolveSibling(link.group(1));
    assertThat(target).exists();
    if (link.group(2) != null) {
      String heading = link.group(2).replace('-', ' ');
      assertThat(RuleBook.read(target).lines())
          .anyMatch(line -> line.matches("#+ (?i:" + heading + ")"));
    }
  }
}
