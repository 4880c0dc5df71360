package org.sanmarco.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Names of classes, members, packages, files and properties that stand in backquotes in the
 * documents exist, and so do words of the screen. Decisions and the changelog tell of the past and
 * may name what is gone.
 */
class DocumentNamesTest {

  private static final Path MAIN = Path.of("src/main/java/org/sanmarco");

  private static final Pattern CODE = Pattern.compile("(?<!`)`([^`\n]+)`(?!`)");
  private static final Pattern CLASS =
      Pattern.compile("@?([A-Z]\\w*[a-z]\\w*)(?:\\.([A-Z]\\w*))?(?:[.#]([a-z]\\w*)(?:\\(.*\\))?)?");
  private static final Pattern PACKAGE =
      Pattern.compile(
          "(?:(?:kernel|notation|room|registry|save|coach|bots|seats|ui|cli)\\.)[a-z.]+");
  private static final Pattern FILE = Pattern.compile("(?:src|docs)/[\\w./-]+");
  private static final Pattern PROPERTY = Pattern.compile("-D((?:test|sanmarco)[\\w.]*)(?:=.*)?");

  private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\n]*");

  /** Classes of libraries that no source imports by name. */
  private static final Set<String> OTHERS = Set.of("ImagePool", "Executor");

  /** A text file in English, and the words in italics that begin with a capital letter. */
  private static final Pattern ENGLISH = Pattern.compile(".*(?<!_[a-z]{2})\\.properties");

  private static final Pattern ITALIC = Pattern.compile("(?<![*\\w])\\*([A-Z][^*]+)\\*(?!\\*)");

  /** The words in italics that are no whole text of the screen. */
  private static final Set<String> PROSE =
      Set.of("What helps:", "Verified", "Hard", "Ann, Bob and Carla, 25 November, 20:15");

  /** The sources by the names of their files, without the ending. */
  private static final Map<String, String> SOURCES = sources();

  private static final String ALL = String.join("\n", SOURCES.values());

  private static Map<String, String> sources() {
    Map<String, String> sources = new HashMap<>();
    try (Stream<Path> files = Files.walk(Path.of("src"))) {
      for (Path file : files.filter(one -> one.toString().endsWith(".java")).toList()) {
        String name = file.getFileName().toString().replace(".java", "");
        sources.merge(name, COMMENT.matcher(Files.readString(file)).replaceAll(""), String::concat);
      }
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return sources;
  }

  @TestFactory
  Stream<DynamicTest> aNameInADocumentExists() throws IOException {
    List<Path> documents = new ArrayList<>();
    for (Path folder : List.of(Path.of("").toAbsolutePath(), Path.of("docs"))) {
      try (Stream<Path> files = Files.list(folder)) {
        files
            .filter(file -> file.toString().endsWith(".md"))
            .filter(file -> !file.endsWith("CHANGELOG.md"))
            .forEach(documents::add);
      }
    }
    return documents.stream()
        .map(document ->
            DynamicTest.dynamicTest(
                document.getFileName().toString(),
                () ->
                    assertThat(
                            CODE.matcher(Files.readString(document))
                                .results()
                                .map((MatchResult code) -> code.group(1))
                                .filter(name -> !exists(name)))
                        .isEmpty()));
  }

  @Test
  void wordsOfTheGuideAreOnTheScreen() throws IOException {
    Set<String> words = new HashSet<>();
    try (Stream<Path> files = Files.walk(Path.of("src/main/resources/org/sanmarco"))) {
      for (Path file : files.filter(one -> ENGLISH.matcher(one.toString()).matches()).toList()) {
        Properties texts = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
          texts.load(reader);
        }
        texts.values().forEach(text -> words.add(String.valueOf(text).replace("_", "")));
      }
    }
    String guide = Files.readString(Path.of("docs/guide.md")).replaceAll("\\s+", " ");
    assertThat(ITALIC.matcher(guide).results().map((MatchResult italic) -> italic.group(1)))
        .contains("Save as…")
        .filteredOn(italic -> !PROSE.contains(italic))
        .isSubsetOf(words);
  }

  private static boolean exists(String code) {
    Matcher property = PROPERTY.matcher(code);
    if (property.matches()) {
      return isIn("pom.xml", property.group(1)) || ALL.contains('"' + property.group(1) + '"');
    }
    if (FILE.matcher(code).matches()) {
      return Files.exists(Path.of(code));
    }
    if (PACKAGE.matcher(code).matches()) {
      return Files.isDirectory(MAIN.resolve(code.replace('.', '/')))
          || code.matches(".*\\.(properties|fxml|css|json|txt|key|creds|md)");
    }
    Matcher type = CLASS.matcher(code);
    return !type.matches()
        || OTHERS.contains(type.group(1))
        || isType(type.group(1))
            && isMember(type.group(1), type.group(2))
            && isMember(type.group(1), type.group(3));
  }

  private static boolean isIn(String file, String text) {
    try {
      return Files.readString(Path.of(file)).contains(text);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static boolean isType(String name) {
    return SOURCES.containsKey(name)
        || isWord("(?:class|record|interface|enum) " + name, ALL)
        || ALL.contains("." + name + ";");
  }

  private static boolean isMember(String type, @Nullable String member) {
    return member == null || isWord(member, SOURCES.getOrDefault(type, ALL));
  }

  private static boolean isWord(String word, String text) {
    return Pattern.compile("\\b" + word + "\\b").matcher(text).find();
  }
}
