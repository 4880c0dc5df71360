package org.sanmarco.contract;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.table.Games;

/**
 * Nobody is refused for a reason that has no words, and no words wait for no reason: in any game
 * and in every language.
 */
class RefusalCodesTest {

  private static final Path PACKAGE = Path.of("org/sanmarco");
  private static final Path MAIN = Path.of("src/main");

  /** The tests, in which the toy game lies. */
  private static final Path TESTS = Path.of("src/test");

  private static final Pattern CODE = Pattern.compile("\"([a-z]+(?:-[a-z]+)+)\"");

  @ParameterizedTest
  @ValueSource(strings = {"", "_de", "_fr", "_it", "_ru"})
  void everyCodeHasWordsAndAllWordsTheirCode(String language) {
    Set<String> shared = words(MAIN, "coach", language);
    Set<String> all = codes(MAIN, "kernel", "table", "notation");
    // What every game words for itself, such as how many play it.
    Set<String> each = new TreeSet<>(all);
    each.removeAll(shared);
    for (String id : Games.installed().ids()) {
      String folder = "games/" + id.replace("-", "");
      Path root = Files.exists(sources(MAIN).resolve(folder)) ? MAIN : TESTS;
      Set<String> own = words(root, folder + "/coach", language);
      Set<String> codes = codes(root, folder, folder + "/material", folder + "/move");
      all.addAll(codes);
      assertThat(own).as(folder).doesNotContainAnyElementsOf(shared);
      codes.removeAll(shared);
      codes.addAll(each);
      assertThat(own).as(folder).isEqualTo(codes);
    }
    Set<String> sent =
        codes(
            MAIN,
            "room",
            "seats",
            "seats/http",
            "seats/log",
            "seats/nats",
            "elsewhere",
            "ui/seats");
    sent.retainAll(shared);
    all.addAll(sent);
    assertThat(all).containsAll(shared);
  }

  /** The codes in the files that lie in these folders themselves, where something is refused. */
  private static Set<String> codes(Path root, String... folders) {
    return Stream.of(folders)
        .map(sources(root)::resolve)
        .filter(Files::exists)
        .flatMap(RefusalCodesTest::list)
        .filter(Files::isRegularFile)
        .map(RefusalCodesTest::read)
        .filter(source -> source.contains("Refus") || source.contains("unreadable("))
        .flatMap(source -> CODE.matcher(source).results())
        .map(found -> found.group(1))
        // What games are called isn't a code.
        .filter(code -> !Games.installed().ids().contains(code))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Path sources(Path root) {
    return root.resolve("java").resolve(PACKAGE);
  }

  private static Set<String> words(Path root, String folder, String language) {
    Path resources = root.resolve("resources").resolve(PACKAGE).resolve(folder);
    Properties words = new Properties();
    try {
      words.load(new StringReader(read(resources.resolve("refusals" + language + ".properties"))));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    return words.stringPropertyNames().stream()
        .map(key -> key.replaceFirst("\\..*", ""))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static Stream<Path> list(Path folder) {
    try (Stream<Path> inside = Files.list(folder)) {
      return inside.toList().stream();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
