import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * Gathers the licences of all libraries, or fails where one has none: {@code java Licences.java LIBRARIES TEXTS TARGET}. They stand in
 * the libraries themselves or, where these have none, in TEXTS, in a file named as the library's name begins.
 */
void main(String[] args) throws IOException {
  Path target = Path.of(args[2]);
  for (Path jar : list(Path.of(args[0]))) {
    String name = jar.getFileName().toString();
    if (!name.startsWith("san-marco") && copy(jar, target.resolve(name.replace(".jar", "")))
        + copyText(name, list(Path.of(args[1])), target) == 0) {
      throw new IOException(name + " has no licence: put its text into " + args[1]);
    }
  }
}

static List<Path> list(Path folder) throws IOException {
  try (Stream<Path> files = Files.list(folder)) {
    return files.sorted().toList();
  }
}

/** Copies what a library says of its licence; returns how many files that is. */
static int copy(Path jar, Path target) throws IOException {
  int found = 0;
  try (JarFile open = new JarFile(jar.toFile())) {
    for (JarEntry entry : open.stream().filter(entry -> !entry.isDirectory()).toList()) {
      String name = Path.of(entry.getName()).getFileName().toString();
      if (name.toUpperCase(Locale.ROOT).matches("(.*-)?(LICEN[SC]ES?|NOTICE|OFL)([.-].*)?")) {
        Files.createDirectories(target);
        Files.write(target.resolve(name), open.getInputStream(entry).readAllBytes());
        found++;
      }
    }
  }
  return found;
}

static int copyText(String jar, List<Path> texts, Path target) throws IOException {
  int found = 0;
  for (Path text : texts) {
    String name = text.getFileName().toString();
    if (jar.startsWith(name.replace(".txt", "-"))) {
      Files.createDirectories(target);
      Files.write(target.resolve(name), Files.readAllBytes(text));
      found++;
    }
  }
  return found;
}
