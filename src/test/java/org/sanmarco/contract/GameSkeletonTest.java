package org.sanmarco.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command that begins a new game, and the laws for each set of its parts. */
class GameSkeletonTest {

  private static final String CLASS_PATH = classPath();

  @TempDir Path project;

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
    assertThat(played()).containsExactly("coach", "bots", "ui");
  }

  @Test
  void existingFilesAreKept() throws Exception {
    create("rules");
    assertThat(run(newGame("rules"))).contains("FileAlreadyExistsException");
  }

  /** Creates and compiles a game, checks its laws, and returns its own parts besides the rules. */
  private List<String> played(String... parts) throws Exception {
    create(parts);
    compile();
    String said =
        run(
            "-cp",
            project.resolve("classes") + File.pathSeparator + CLASS_PATH,
            Laws.class.getName(),
            "two-rivers");
    assertThat(said).startsWith("laws kept: true");
    return said.lines().filter(line -> line.endsWith(": own")).map(GameSkeletonTest::part).toList();
  }

  private static String part(String line) {
    return line.substring(0, line.indexOf(':'));
  }

  private void create(String... parts) throws Exception {
    assertThat(run(newGame(parts)).lines())
        .isNotEmpty()
        .allMatch(line -> line.startsWith(project.toString()));
  }

  private String[] newGame(String... parts) {
    return Stream.concat(
            Stream.of("-Dproject=" + project, "src/dist/NewGame.java", "two-rivers"),
            Stream.of(parts))
        .toArray(String[]::new);
  }

  private void compile() throws IOException {
    Path classes = Files.createDirectories(project.resolve("classes"));
    List<String> arguments =
        new ArrayList<>(List.of("-proc:none", "-cp", CLASS_PATH, "-d", classes.toString()));
    Path resources = project.resolve("src/main/resources");
    for (Path file : files(project.resolve("src/main"))) {
      if (file.startsWith(resources)) {
        Path copy = classes.resolve(resources.relativize(file));
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      } else {
        arguments.add(file.toString());
      }
    }
    assertThat(
            ToolProvider.findFirst("javac")
                .orElseThrow()
                .run(System.out, System.err, arguments.toArray(String[]::new)))
        .isZero();
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

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile).toList();
    }
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
