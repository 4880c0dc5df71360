package org.sanmarco.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;

import module java.base;

import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** The commands in the documents: a workflow runs each, or one of the same kind. */
class DocumentCommandsTest {

  /** An indented line, or a text in backquotes. */
  private static final Pattern CODE = Pattern.compile("(?m)^ {4}(\\S.*)$|(?<!`)`([^`\n]+)`(?!`)");

  private static final Pattern COMMAND =
      Pattern.compile("(mvn|java|xvfb-run|apt-get|apt|sh|san-marco|target/app/bin/san-marco) .+");
  private static final Pattern PROGRAM =
      Pattern.compile("(?:target/app/bin/)?san-marco(?: ([a-z-].*))?");

  /** The script that verifies, with its arguments. */
  private static final Pattern BUILD = Pattern.compile("bash \\.ci/run(.*)");

  /** The parts of a command that depend on the machine or the reader. */
  private static final List<String> INCIDENTAL =
      List.of("JAVA_HOME=/path/to/jdk-25 ", "sudo ", "-B ", "-ntp ");

  private static List<Path> documents() throws IOException {
    try (Stream<Path> docs = Files.list(Path.of("docs"));
        Stream<Path> decisions = Files.list(Path.of("docs", "adr"))) {
      return Stream.of(
              Stream.of("README.md", "CONTRIBUTING.md", "SECURITY.md").map(Path::of),
              docs.filter(file -> file.toString().endsWith(".md")),
              decisions)
          .flatMap(files -> files)
          .sorted()
          .toList();
    }
  }

  private static Stream<String> commands(Path document) {
    try {
      return CODE.matcher(Files.readString(document))
          .results()
          .map((MatchResult code) -> code.group(1) == null ? code.group(2) : code.group(1))
          // An explanation may follow.
          .map(code -> plain(code).replaceAll(" {2,}.*", "").strip())
          .filter(command -> COMMAND.matcher(command).matches());
    } catch (IOException unreadable) {
      throw new AssertionError(document.toString(), unreadable);
    }
  }

  private static String plain(String text) {
    String plain = text;
    for (String part : INCIDENTAL) {
      plain = plain.replace(part, "");
    }
    return plain.replaceAll("san-marco-\\d+\\.\\d+\\.\\d+-", "san-marco-*-");
  }

  private static String workflows() throws IOException {
    try (Stream<Path> files = Files.list(Path.of(".github", "workflows"))) {
      StringBuilder text = new StringBuilder(Files.readString(Path.of(".ci", "run")));
      for (Path file : files.toList()) {
        text.append(Files.readString(file));
      }
      return BUILD.matcher(plain(text.toString())).replaceAll("mvn$1 verify");
    }
  }

  @Test
  void workflowsRunTheCommandsOfTheDocuments() throws IOException {
    String workflows = workflows();
    assertThat(commands(Path.of("README.md"))).contains("mvn verify");
    for (Path document : documents()) {
      assertThat(commands(document).filter(command -> !PROGRAM.matcher(command).matches()))
          .as(document.toString())
          .allSatisfy(command -> assertThat(workflows).contains(command));
    }
  }

  @Test
  void commandsOfTheDocumentsAreUnderstoodAndTyped() throws IOException {
    Set<String> understood = new HashSet<>();
    for (Path document : documents()) {
      commands(document)
          .map(PROGRAM::matcher)
          .filter(matcher -> matcher.matches() && matcher.group(1) != null)
          .map(matcher -> matcher.group(1).split(" "))
          .forEach(arguments -> {
            assertThatNoException()
                .as("%s: %s", document, String.join(" ", arguments))
                .isThrownBy(() -> parse(arguments));
            understood.add(arguments[0]);
          });
    }
    assertThat(understood).contains("simulate", "arena", "review");
    String typed = Files.readString(Path.of(".ci", "run"));
    assertThat(understood)
        .allSatisfy(command -> assertThat(typed).contains("san-marco " + command));
    assertThat(SanMarcoCommand.commandLine().getSubcommands().keySet())
        .allSatisfy(command -> assertThat(typed).contains("san-marco " + command));
  }

  /** A name alone mentions a command, which may need more. */
  private static void parse(String... arguments) {
    CommandLine commands = SanMarcoCommand.commandLine();
    if (arguments.length > 1 || !commands.getSubcommands().containsKey(arguments[0])) {
      commands.parseArgs(arguments);
    }
  }
}
