package org.sanmarco.contract;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command that begins a new game, and the laws for each set of its parts. */
class GameSkeletonTest {

  private static final String CLASS_PATH = classPath();

  /** The parts of a class path that the program lacks. */
  private static final Predicate<String> TESTS =
      Pattern.compile("test-classes|junit|testfx|assertj|archunit").asPredicate();

  /** The command that begins a game, as the documents say it. */
  private static final List<String> COMMAND = List.of("src/dist/NewGame.java");

  private static final List<String> PARTS = List.of("rules", "coach", "bots", "ui");
  private static final Path PACKAGE = Path.of("src/main/java/org/sanmarco/games/tworivers");

  /** A game with all parts, and the classes of each part, which don't depend on the others. */
  @TempDir static Path whole;

  @TempDir Path project;

  @BeforeAll
  static void compile() throws Exception {
    create(whole, COMMAND, PARTS);
    compile("command", List.of(Path.of(COMMAND.getFirst())));
    for (String part : PARTS) {
      compile(part, sources(whole, part));
    }
  }

  /** Compiles as the build does: with the program alone, without tests and what they need. */
  private static void compile(String part, List<Path> sources) {
    String classPath =
        Stream.concat(
                Stream.of(classes("rules").toString()),
                Stream.of(CLASS_PATH.split(File.pathSeparator)).filter(TESTS.negate()))
            .collect(Collectors.joining(File.pathSeparator));
    assertThat(
            ToolProvider.findFirst("javac")
                .orElseThrow()
                .run(
                    System.out,
                    System.err,
                    Stream.concat(
                            Stream.of(
                                "-proc:none", "-cp", classPath, "-d", classes(part).toString()),
                            sources.stream().map(Path::toString))
                        .toArray(String[]::new)))
        .as(part)
        .isZero();
  }

  private static Path classes(String part) {
    return whole.resolve("classes").resolve(part);
  }

  private static List<Path> sources(Path project, String part) throws IOException {
    try (Stream<Path> files =
        Files.list(project.resolve(PACKAGE).resolve(part.equals("rules") ? "" : part))) {
      return files.filter(Files::isRegularFile).toList();
    }
  }

  @Test
  void rulesAloneKeepTheLaws() throws Exception {
    assertThat(played("rules")).isEmpty();
  }

  @Test
  void rulesWithWordsKeepTheLaws() throws Exception {
    assertThat(played("rules", "coach")).containsExactly("coach");
  }

  @Test
  void rulesWithComputersKeepTheLaws() throws Exception {
    assertThat(played("rules", "bots")).containsExactly("bots");
  }

  @Test
  void rulesWithWindowKeepTheLaws() throws Exception {
    assertThat(played("rules", "ui")).containsExactly("ui");
  }

  @Test
  void allPartsKeepTheLaws() throws Exception {
    assertThat(played("rules", "coach", "bots", "ui")).containsExactly("coach", "bots", "ui");
  }

  @Test
  void commentsNameNoRulesOfNim() throws Exception {
    for (Path source : sources(whole, "rules")) {
      assertThat(Files.readString(source)).doesNotContain("(N");
    }
  }

  @Test
  void existingFilesAreKept() throws Exception {
    assertThat(run(newGame(whole, COMMAND, List.of("rules")))).contains("is there already");
  }

  @ParameterizedTest
  @ValueSource(strings = {"class", "nim", "game", "drawn", "phase", "2go", "Go", "two--rivers"})
  void impossibleNamesAreRefusedInOneLine(String name) throws Exception {
    assertThat(run("-Dproject=" + project, "-cp", classes("command").toString(), "NewGame", name))
        .contains("identifier")
        .hasLineCount(1);
    assertThat(project).isEmptyDirectory();
  }

  /** Creates a game, checks its laws, and returns its own parts besides the rules. */
  private List<String> played(String... parts) throws Exception {
    create(project, List.of("-cp", classes("command").toString(), "NewGame"), List.of(parts));
    List<String> classPath = new ArrayList<>();
    for (String part : parts) {
      for (Path source : sources(project, part)) {
        Path compiled = whole.resolve(project.relativize(source));
        assertThat(source).hasSameTextualContentAs(compiled);
      }
      classPath.add(classes(part).toString());
    }
    classPath.add(project.resolve("src/main/resources").toString());
    classPath.add(CLASS_PATH);
    String said =
        run("-cp", String.join(File.pathSeparator, classPath), Laws.class.getName(), "two-rivers");
    assertThat(said).startsWith("laws kept: true");
    return said.lines().filter(line -> line.endsWith(": own")).map(GameSkeletonTest::part).toList();
  }

  private static String part(String line) {
    return line.substring(0, line.indexOf(':'));
  }

  private static void create(Path project, List<String> command, List<String> parts)
      throws IOException {
    assertThat(run(newGame(project, command, parts)).lines())
        .isNotEmpty()
        .allMatch(line -> line.startsWith(project.toString()));
  }

  private static String[] newGame(Path project, List<String> command, List<String> parts) {
    return Stream.of(List.of("-Dproject=" + project), command, List.of("two-rivers"), parts)
        .flatMap(List::stream)
        .toArray(String[]::new);
  }

  /** The class path of this test; some launchers load tests through a class loader of their own. */
  private static String classPath() {
    Stream<String> loaded =
        GameSkeletonTest.class.getClassLoader() instanceof URLClassLoader loader
            ? Stream.of(loader.getURLs()).map(url -> Path.of(URI.create(url.toString())).toString())
            : Stream.of();
    return Stream.concat(loaded, Stream.of(System.getProperty("java.class.path")))
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static String run(String... arguments) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC"));
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }
}
