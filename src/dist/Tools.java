import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Files and commands. */
final class Tools {

  private Tools() {}

  /** Runs a tool of the JDK. */
  static void jdk(String tool, List<String> arguments) throws IOException {
    int status =
        ToolProvider.findFirst(tool)
            .orElseThrow()
            .run(System.out, System.err, arguments.toArray(String[]::new));
    if (status != 0) {
      throw new IOException(tool + " failed with status " + status);
    }
  }

  static void run(List<String> command) throws IOException, InterruptedException {
    run(command, Map.of());
  }

  /**
   * Runs a command, which must succeed. Its words are not repeated in a failure: one may be a
   * password.
   */
  static void run(List<String> command, Map<String, String> environment)
      throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
    builder.environment().putAll(environment);
    int status = builder.start().waitFor();
    if (status != 0) {
      throw new IOException(command.getFirst() + " failed with status " + status);
    }
  }

  /** The files and folders below a folder, and itself, in the order of their names. */
  static List<Path> walk(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.sorted().toList();
    }
  }

  /** The files in a folder with matching names. */
  static List<Path> list(Path folder, Predicate<String> fits) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> fits.test(file.getFileName().toString())).sorted().toList();
    }
  }

  /** Creates an empty folder, in place of any earlier one. */
  static Path fresh(Path folder) throws IOException {
    if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
      for (Path file : walk(folder).reversed()) {
        Files.delete(file);
      }
    }
    return Files.createDirectories(folder);
  }

  /** Copies a file or a folder with all it holds: links, rights and times too. */
  static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to.getParent());
    for (Path file : walk(from)) {
      Path target = to.resolve(from.relativize(file).toString());
      if (!Files.isDirectory(target)) {
        Files.copy(
            file,
            target,
            StandardCopyOption.COPY_ATTRIBUTES,
            LinkOption.NOFOLLOW_LINKS,
            StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  static Path write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  static void executable(Path file) throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  /** Unpacks the fitting files of a jar. */
  static void unpack(Path jar, Predicate<String> fits, Path target) throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      for (ZipEntry entry :
          zip.stream()
              .filter(entry -> !entry.isDirectory() && fits.test(entry.getName()))
              .toList()) {
        Path file = target.resolve(entry.getName());
        Files.createDirectories(file.getParent());
        Files.copy(zip.getInputStream(entry), file, StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  /**
   * Sets one time for all files below a folder: the start-up cache knows the jars by their times.
   */
  static void date(Path folder, Instant day) throws IOException {
    for (Path file : walk(folder).reversed()) {
      if (!Files.isSymbolicLink(file)) {
        Files.setLastModifiedTime(file, FileTime.from(day));
      }
    }
  }

  /** The bytes of all files below a folder. */
  static long size(Path folder) throws IOException {
    return walk(folder).stream()
        .filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
        .mapToLong(Tools::length)
        .sum();
  }

  private static long length(Path file) {
    try {
      return Files.size(file);
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }
}
