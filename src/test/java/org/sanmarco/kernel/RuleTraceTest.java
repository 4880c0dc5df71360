package org.sanmarco.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.sanmarco.table.Games;

/** Every rule has a test, and nobody speaks of a rule that doesn't exist. */
class RuleTraceTest {

  private static final Path SOURCES = Path.of("src", "main", "java");
  private static final Path TESTS = Path.of("src", "test", "java");
  private static final Pattern LITERAL = Pattern.compile("\"([A-Z]{1,2}[0-9]{1,2})\"");
  private static final Pattern LISTED = Pattern.compile("<b>([A-Z][0-9])</b>");
  private static final Pattern MENTION = Pattern.compile("\\b([A-Z]{1,2}[1-9][0-9]?)\\b");

  @Test
  void thePagesOfTheRulesHaveAllSections() {
    assertThat(RuleBook.ids())
        .hasSize(
            (6 + 6 + 10 + 12 + 4 + 7 + 2 + 6)
                + (5 + 5 + 4 + 6 + 9 + 5 + 1 + 7 + 4)
                + (5 + 3 + 4 + 8 + 3 + 4 + 5 + 3))
        .contains("B6", "S6", "T10", "C12", "P4", "E7", "F2", "V6")
        .contains("GM5", "GS5", "GT4", "GA6", "GV9", "GR5", "GE1", "GP7", "GK4")
        .contains("MB5", "MC3", "MS4", "MT8", "MH3", "ME4", "MV5", "MK3");
  }

  @Test
  void everyRuleIsClaimedByATest() {
    assertThat(new TreeSet<>(RuleBook.ids())).isSubsetOf(claims().keySet());
  }

  @Test
  void noTestClaimsARuleThatDoesNotExist() {
    assertThat(claims().keySet()).isSubsetOf(RuleBook.ids());
  }

  @Test
  void everyClaimIsMadeByATestThatRuns() {
    for (Class<?> test : testClasses()) {
      assertThat(
              Arrays.stream(test.getDeclaredMethods())
                  .filter(method -> method.isAnnotationPresent(RuleTest.class)))
          .allMatch(RuleTraceTest::runs);
    }
    assertThat(files(TESTS, ".java"))
        .filteredOn(file -> !file.toString().endsWith("Test.java"))
        .noneMatch(RuleTraceTest::claimsRules);
  }

  /** Shared code cites no rule; a game cites those of its own rule book. */
  @Test
  void codeCitesOnlyRulesOfItsOwnGame() {
    Map<String, Set<String>> shared = new TreeMap<>();
    for (Path folder : folders(SOURCES.resolve("org/sanmarco"))) {
      if (!folder.endsWith("games")) {
        shared.putAll(mentions(LITERAL, folder));
      }
    }
    // There F3 is a key on the keyboard.
    shared.values().removeIf(files -> files.equals(Set.of("Key")));
    assertThat(shared).isEmpty();
    for (String id : Games.installed().ids()) {
      Path game = Path.of("org/sanmarco/games", id.replace("-", ""));
      Path sources =
          Stream.of(SOURCES, TESTS)
              .map(root -> root.resolve(game))
              .filter(Files::exists)
              .findFirst()
              .orElseThrow();
      Set<String> cited = mentions(LITERAL, sources).keySet();
      assertThat(cited).as(id).isNotEmpty().isSubsetOf(rules(id, sources));
    }
  }

  /** The rules of a game: those of its pages, or else those that its package lists in bold. */
  private static Set<String> rules(String game, Path sources) {
    return Files.exists(RuleBook.PAGES.resolve(game))
        ? RuleBook.ids(game)
        : LISTED
            .matcher(RuleBook.read(sources.resolve("package-info.java")))
            .results()
            .map(found -> found.group(1))
            .collect(Collectors.toSet());
  }

  /** The table of rules, code and tests, for readers: {@code target/rules.md}. */
  @AfterAll
  static void writeTable() throws IOException {
    Map<String, Set<String>> tests = claims();
    Map<String, Set<String>> code = mentions(MENTION, SOURCES.resolve("org/sanmarco/games"));
    StringBuilder table = new StringBuilder("| rule | code | tests |\n|---|---|---|\n");
    for (String rule : RuleBook.ids()) {
      table
          .append("| ")
          .append(rule)
          .append(" | ")
          .append(String.join(", ", code.getOrDefault(rule, Set.of())))
          .append(" | ")
          .append(String.join(", ", tests.getOrDefault(rule, Set.of())))
          .append(" |\n");
    }
    Path file = Files.createDirectories(Path.of("target")).resolve("rules.md");
    Files.writeString(file, table);
  }

  /** The tests that claim each rule. */
  private static Map<String, Set<String>> claims() {
    Map<String, Set<String>> claims = new TreeMap<>();
    for (Class<?> test : testClasses()) {
      for (Method method : test.getDeclaredMethods()) {
        RuleTest claim = method.getAnnotation(RuleTest.class);
        if (claim != null) {
          for (String rule : claim.value()) {
            claims
                .computeIfAbsent(rule, key -> new TreeSet<>())
                .add(test.getSimpleName() + "." + method.getName());
          }
        }
      }
    }
    return claims;
  }

  private static List<Class<?>> testClasses() {
    return files(TESTS, "Test.java").stream()
        .filter(RuleTraceTest::claimsRules)
        .<Class<?>>map(RuleTraceTest::load)
        .toList();
  }

  private static boolean claimsRules(Path file) {
    return RuleBook.read(file).contains("@RuleTest(");
  }

  private static boolean runs(Method method) {
    return !method.isAnnotationPresent(Disabled.class)
        && (method.isAnnotationPresent(Test.class)
            || method.isAnnotationPresent(ParameterizedTest.class));
  }

  private static Class<?> load(Path file) {
    String path = TESTS.relativize(file).toString().replaceAll("[/\\\\]", ".");
    try {
      return Class.forName(path.substring(0, path.length() - ".java".length()));
    } catch (ClassNotFoundException broken) {
      throw new AssertionError(broken);
    }
  }

  /** The rules that the sources name, with the files. */
  private static Map<String, Set<String>> mentions(Pattern pattern, Path folder) {
    Map<String, Set<String>> mentions = new TreeMap<>();
    for (Path file : files(folder, ".java")) {
      Matcher matcher = pattern.matcher(RuleBook.read(file));
      while (matcher.find()) {
        mentions
            .computeIfAbsent(matcher.group(1), key -> new TreeSet<>())
            .add(file.getFileName().toString().replace(".java", ""));
      }
    }
    return mentions;
  }

  private static List<Path> folders(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(Files::isDirectory).sorted().toList();
    } catch (IOException broken) {
      throw new AssertionError(broken);
    }
  }

  private static List<Path> files(Path folder, String end) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(end)).sorted().toList();
    } catch (IOException broken) {
      throw new AssertionError(broken);
    }
  }
}
