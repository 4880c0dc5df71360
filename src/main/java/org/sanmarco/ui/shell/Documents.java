package org.sanmarco.ui.shell;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import org.sanmarco.save.AppFolder;

/** The folder in which people have their documents. */
final class Documents {

  private static final String NAMED = "XDG_DOCUMENTS_DIR=";
  private static final String HOME = "$HOME";

  private Documents() {}

  /** The documents folder of the current user; their home if they have none. */
  static Path folder() {
    return in(AppFolder.homes(System.getProperties(), System.getenv()).getFirst());
  }

  /** The documents folder in a home: as a Linux desktop names it, or else {@code Documents}. */
  static Path in(Path home) {
    return named(home)
        .or(() -> Optional.of(home.resolve("Documents")))
        .filter(Files::isDirectory)
        .orElse(home);
  }

  private static Optional<Path> named(Path home) {
    try (Stream<String> lines = Files.lines(home.resolve(".config/user-dirs.dirs"), UTF_8)) {
      return lines
          .map(String::strip)
          .filter(line -> line.startsWith(NAMED))
          .map(line -> line.substring(NAMED.length()).replace("\"", ""))
          .map(name -> Path.of(name.replace(HOME, home.toString())))
          .filter(Files::isDirectory)
          .findFirst();
    } catch (IOException | RuntimeException _) {
      // No such list, or none that can be read.
      return Optional.empty();
    }
  }
}
