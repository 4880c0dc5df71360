package org.sanmarco.seats.http;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.sanmarco.kernel.PackedFile;

/** The code of the page for browsers, without a browser. */
class PageCodeTest {

  private static final Path PAGE = Path.of("src/main/resources/org/sanmarco/seats/http/page");

  /** The files beside the page that no browser loads. */
  private static final Set<String> UNSERVED = Set.of("noble/LICENSE", "types.d.ts");

  /** A handler of errors up to the end of its block, whose braces are balanced. */
  private static final Pattern CATCH =
      Pattern.compile("catch\\s*(?:\\((\\w+)\\))?\\s*\\{((?:[^{}]|\\{[^{}]*\\})*)\\}");

  /** A feature that one of the oldest browsers lacks. */
  private static final List<String> NEWER = PackedFile.lines("/org/sanmarco/seats/http/newer.txt");

  /** Newer names that the page and its libraries have for things of their own, or ask for. */
  private static final Set<String> OWN_NAMES =
      Set.of(
          ".at",
          ".end",
          ".pad",
          ".persisted",
          ".role",
          ".show",
          ".symbols",
          ".take",
          ".to",
          ".unit",
          ".wait",
          // After wakeLock?.
          ".request",
          // Looked for by noble first.
          ".fromHex",
          ".toHex",
          "Uint8Array.fromHex",
          // Without it the browser draws the focus as it likes.
          "css :focus-visible");

  private static final Pattern UNSEEN_CODE = Pattern.compile("(?s)/\\*.*?\\*/|//[^\\n]*");

  /** Comments, and what only a browser reads that knows it. */
  private static final Pattern UNSEEN_STYLE =
      Pattern.compile("(?s)/\\*.*?\\*/|@supports[^{]*\\{[^{}]*\\{[^{}]*\\}\\s*\\}");

  /** The first node that knows a module by its code. */
  private static final Runtime.Version FIRST_NODE = Runtime.Version.parse("20.19");

  private static String read(String file) throws IOException {
    return Files.readString(PAGE.resolve(file));
  }

  /** The page's own scripts. */
  private static List<String> scripts() {
    return Page.FILES.stream()
        .filter(file -> file.endsWith(".js") && !file.startsWith("noble/"))
        .toList();
  }

  @Test
  void everyFileOfThePageIsServed() throws IOException {
    try (Stream<Path> files = Files.walk(PAGE)) {
      assertThat(
              files
                  .filter(Files::isRegularFile)
                  .map(file -> PAGE.relativize(file).toString().replace('\\', '/'))
                  .filter(file -> !UNSERVED.contains(file)))
          .containsExactlyInAnyOrderElementsOf(Page.FILES);
    }
  }

  /** An error that nobody hears of looks like a lost connection. */
  @Test
  void noErrorOfThePageIsIgnored() throws IOException {
    for (String file : scripts()) {
      String script = read(file);
      List<MatchResult> handlers = CATCH.matcher(script).results().toList();
      assertThat(handlers).as(file).hasSize(script.split("\\bcatch\\b", -1).length - 1);
      assertThat(handlers)
          .as(file)
          .allSatisfy(handler -> {
            assertThat(handler.group(1)).as(handler.group()).isNotNull();
            assertThat(handler.group(2)).containsPattern("\\b" + handler.group(1) + "\\b");
          });
    }
  }

  /** iPhones that end at iOS 15, and browsers of the same age. */
  @Test
  void thePageNeedsNothingThatOldBrowsersLack() throws IOException {
    for (String file : Page.FILES) {
      boolean isStyle = file.endsWith(".css");
      if (isStyle || file.endsWith(".js")) {
        String code = (isStyle ? UNSEEN_STYLE : UNSEEN_CODE).matcher(read(file)).replaceAll("");
        assertThat(NEWER.stream().filter(name -> name.startsWith("css ") == isStyle))
            .filteredOn(name -> uses(name).matcher(code).find())
            .as(file)
            .isSubsetOf(OWN_NAMES);
      }
    }
  }

  /** The use of something, without a look whether it is there. */
  private static Pattern uses(String name) {
    if (name.startsWith("css ")) {
      String style = name.substring("css ".length());
      return style.startsWith("1")
          ? Pattern.compile("\\d" + style.substring(1) + "\\b")
          : Pattern.compile("(?<![\\w-])" + Pattern.quote(style) + "(?![\\w-])");
    }
    return Pattern.compile(
        (name.startsWith(".") ? "" : "(?<![\\w.])") + Pattern.quote(name) + "\\b(?!\\?\\.)");
  }

  @Test
  void theConnectionKeepsItsPromises() throws Exception {
    Runtime.Version version = Runtime.Version.parse(run("node", "--version").strip().substring(1));
    Assumptions.assumeTrue(
        version.compareTo(FIRST_NODE) >= 0, "Left out: node is older than " + FIRST_NODE);
    run("node", "--test", "src/test/js/connection.test.js", "src/test/js/state.test.js");
  }

  @Test
  void theScriptsHaveTheTypesOfTheMessages() throws Exception {
    for (String file : scripts()) {
      assertThat(read(file)).as(file).startsWith("// @ts-check\n");
    }
    run("tsc", "--project", "src/test/js/tsconfig.json");
  }

  /** Runs a program that must end well; left out where it isn't installed. Returns what it says. */
  private static String run(String... command) throws Exception {
    Path said = Files.createTempFile("page", ".txt");
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(said.toFile())
              .start();
      int end = process.waitFor();
      String output = Files.readString(said);
      assertThat(end).as(output).isZero();
      return output;
    } catch (IOException absent) {
      return Assumptions.abort("Left out: there is no " + command[0] + " on the path");
    } finally {
      Files.delete(said);
    }
  }
}
