package org.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The findings of javac's lints, Error Prone, NullAway and google-java-format. They run in
 * processes of their own beside the other tests, with the programs that the build copies to {@code
 * target/lint} and the options in {@code src/lint}.
 */
class LintTest {

  private static final Path MAIN = Path.of("src/main/java");
  private static final Path TESTS = Path.of("src/test/java");
  private static final Path OPTIONS = Path.of("src/lint");
  private static final String CLASS_PATH = System.getProperty("java.class.path");

  @TempDir Path folder;

  @Test
  void compilerFindsNothing() throws Exception {
    // A package has the annotations of its first package-info; a second one would be an error.
    List<Path> once =
        files(TESTS).stream()
            .filter(file ->
                !file.endsWith("package-info.java")
                    || !Files.exists(MAIN.resolve(TESTS.relativize(file))))
            .toList();
    assertThat(
            run(
                "-m",
                "jdk.compiler/com.sun.tools.javac.Main",
                "-d",
                folder.resolve("classes").toString(),
                "-classpath",
                CLASS_PATH,
                "-processorpath",
                programs("javac"),
                "@" + OPTIONS.resolve("javac.args"),
                "@" + list(List.of(files(MAIN), once))))
        .isEmpty();
  }

  /** Lists the files that {@code mvn spotless:apply} would change, in new games, too. */
  @Test
  void filesAreFormatted() throws Exception {
    assertThat(
            run(
                "-cp",
                programs("format") + File.pathSeparator + CLASS_PATH,
                "com.google.googlejavaformat.java.Main",
                "--dry-run",
                "--skip-reflowing-long-strings",
                "@"
                    + list(
                        List.of(
                            files(MAIN), files(TESTS), newGame("go"), newGame("longer-names")))))
        .isEmpty();
  }

  /** The files of a new game, whose names are longer or shorter than the template's. */
  private List<Path> newGame(String id) throws Exception {
    Path project = folder.resolve(id);
    run("-Dproject=" + project, "src/dist/NewGame.java", id);
    return files(project);
  }

  /** The jars of a program, as a class path. */
  private static String programs(String name) {
    Path jars = Path.of(System.getProperty("sanmarco.lint"), name);
    File[] found = Objects.requireNonNull(jars.toFile().listFiles(), jars.toString());
    return Stream.of(found).map(File::toString).collect(Collectors.joining(File.pathSeparator));
  }

  private static List<Path> files(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  /** A file of arguments that names these files. */
  private Path list(List<List<Path>> files) throws IOException {
    return Files.write(
        folder.resolve("files"),
        files.stream()
            .flatMap(List::stream)
            .map(file -> file.toString().replace(File.separatorChar, '/'))
            .toList());
  }

  /** Runs a Java program; returns everything that it prints, and how it ended if that is not 0. */
  private static String run(String... arguments) throws Exception {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "@" + OPTIONS.resolve("java.args")));
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int exit = process.waitFor();
    return exit == 0 ? printed : printed + "exit " + exit;
  }
}
