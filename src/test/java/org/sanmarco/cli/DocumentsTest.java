package org.sanmarco.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.table.Games;
import org.sanmarco.table.SampleGames;
import picocli.CommandLine;

/** The program's commands in the documents run, and their links lead somewhere. */
class DocumentsTest {

  private static final Path HERE = Path.of("");

  /** A command in a line of its own, or between backquotes. */
  private static final Pattern COMMAND =
      Pattern.compile(
          "(?m)^ {4}((?:\\S*/)?(?:mvn|san-marco|JAVA_HOME=\\S+ mvn) .*)$"
              + "|`((?:\\S*/)?(?:mvn|san-marco|JAVA_HOME=\\S+ mvn) [^`]+)`");

  /** A remark behind a command. */
  private static final Pattern REMARK = Pattern.compile(" {2,}.*");

  /** Sizes of runs; a test runs the smallest. */
  private static final Pattern NUMBER =
      Pattern.compile("(--games|--starts|--steps|--proof|--warm-up|--decisions|--iterations) \\d+");

  private static final Pattern LINK = Pattern.compile("]\\(([^)#:]*)(#[^)]*)?\\)");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");

  /** The most characters of a line, except of a command: that is copied whole. */
  private static final int LINE = 150;

  /** The marks that a merge leaves where both sides differ, at a line's beginning. */
  private static final String[] MERGE = {"\n<<<<<<< ", "\n>>>>>>> "};

  @TempDir private Path folder;

  @TestFactory
  Stream<DynamicTest> aCommandOfTheProgramWorks() throws IOException {
    return commands()
        .filter(command -> command.matches("\\S*san-marco .*"))
        .distinct()
        .map(command -> DynamicTest.dynamicTest(command, () -> run(command)));
  }

  private void run(String command) throws Exception {
    if (command.matches("\\S+ [a-z][a-z-]*")) {
      assertThat(SanMarcoCommand.commandLine().getSubcommands())
          .containsKey(command.split(" ", -1)[1]);
      return;
    }
    Path game = folder.resolve("game.sanmarco");
    new SavedGameStore(Games.installed()).write(game, SampleGames.played(4, 1, 60).record());
    String brief = NUMBER.matcher(command).replaceAll("$1 1");
    if (brief.contains(" simulate ") && !brief.contains("--warm-up")) {
      // A measurement warms up for ten seconds by default.
      brief += " --warm-up 0";
    } else if (brief.contains(" review ")) {
      brief += " --time 0.001";
    }
    List<String> words =
        Stream.of(brief.split("\\s+"))
            .skip(1)
            .map(word -> word.replace("GAME.sanmarco", game.toString()))
            .map(word -> word.replace("FOLDER", folder.resolve("out").toString()))
            .map(word -> word.replace("FILE", folder.resolve("file").toString()))
            .toList();
    StringWriter err = new StringWriter();
    CommandLine line =
        SanMarcoCommand.commandLine()
            .setOut(new PrintWriter(new StringWriter()))
            .setErr(new PrintWriter(err, true));
    assertThat(line.execute(words.toArray(String[]::new))).as(err.toString()).isZero();
  }

  @TestFactory
  Stream<DynamicTest> aLinkLeadsSomewhere() throws IOException {
    return documents()
        .map(document ->
            DynamicTest.dynamicTest(
                document.toString(),
                () -> {
                  Matcher link = LINK.matcher(Files.readString(document));
                  while (link.find()) {
                    Path file = HERE.resolve(document).resolveSibling(link.group(1)).normalize();
                    if (link.group(1).isEmpty()) {
                      file = document;
                    }
                    assertThat(file).as(link.group()).exists();
                    if (link.group(2) != null) {
                      assertThat(anchors(file)).as(link.group()).contains(link.group(2));
                    }
                  }
                }));
  }

  @TestFactory
  Stream<DynamicTest> aLineIsShortEnoughToRead() throws IOException {
    return documents()
        .map(document ->
            DynamicTest.dynamicTest(
                document.toString(),
                () ->
                    assertThat(Files.readAllLines(document))
                        .filteredOn(line -> !line.startsWith("    "))
                        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(LINE))));
  }

  /** Texts, styles and documents can be built with what a merge has left in them. */
  @Test
  void noMergeIsLeftHalfDone() throws IOException {
    try (Stream<Path> sources = Files.walk(Path.of("src"))) {
      for (Path file : Stream.concat(documents(), sources.filter(Files::isRegularFile)).toList()) {
        assertThat(Files.readString(file, StandardCharsets.ISO_8859_1))
            .as(file.toString())
            .doesNotContain(MERGE);
      }
    }
  }

  /** As sites that show such documents make them of headings. */
  private static List<String> anchors(Path document) throws IOException {
    return HEADING
        .matcher(Files.readString(document))
        .results()
        .map(heading -> heading.group(1).toLowerCase(Locale.ROOT))
        .map(heading -> "#" + heading.replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-'))
        .toList();
  }

  private static Stream<String> commands() throws IOException {
    List<String> commands = new ArrayList<>();
    for (Path document : documents().toList()) {
      Matcher command = COMMAND.matcher(Files.readString(document));
      while (command.find()) {
        String found = command.group(1) == null ? command.group(2) : command.group(1);
        commands.add(REMARK.matcher(found).replaceAll(""));
      }
    }
    return commands.stream();
  }

  private static Stream<Path> documents() throws IOException {
    List<Path> documents = new ArrayList<>();
    try (Stream<Path> top = Files.list(HERE.toAbsolutePath());
        Stream<Path> docs = Files.walk(Path.of("docs"))) {
      top.map(Path::getFileName).forEach(documents::add);
      docs.forEach(documents::add);
    }
    return documents.stream().filter(file -> file.toString().endsWith(".md")).sorted();
  }
}
