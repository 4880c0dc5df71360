import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The licences of the program and of all libraries in it. */
final class Licences {

  private static final Path TEXTS = Project.SOURCES.resolve("licences");

  /** Also stands for JavaFX and Java's runtime. */
  static final String GPL_WITH_EXCEPTION = "GPL-2.0-only WITH Classpath-exception-2.0";

  /** SPDX's identifiers, and the only licences a library may have. */
  private static final List<String> KNOWN =
      List.of("Apache-2.0", "BSD-2-Clause", "MIT", "OFL-1.1", GPL_WITH_EXCEPTION);

  private static final Pattern LINE =
      Pattern.compile("(?m)^ +\\(([^)]+)\\) (.+) \\(([^:]+):([^:]+):(\\S+) - (.*)\\)$");

  private Licences() {}

  /** A library, as the build lists it in {@code THIRD-PARTY.txt}, or of packed files. */
  record Library(
      String licence, String title, String group, String name, String version, String page) {

    private static Library of(MatchResult line) {
      return new Library(
          line.group(1), line.group(2), line.group(3), line.group(4), line.group(5), line.group(6));
    }

    /** Its jar; of JavaFX the one with the system's code, not the empty one beside it. */
    Path jar() throws IOException {
      if (isPacked()) {
        return Project.jar();
      }
      String begin = name + "-" + version;
      return Tools.list(Project.APP.resolve("lib"), file -> file.startsWith(begin)).getFirst();
    }

    /** Whether some of its files, with its licence, are in the program's own jar. */
    boolean isPacked() {
      return group.equals("npm");
    }

    boolean isJavaFx() {
      return group.equals("org.openjfx");
    }
  }

  private static String list() throws IOException {
    return Project.builtIn("org/sanmarco/ui/settings/THIRD-PARTY.txt")
        + Project.builtIn("org/sanmarco/ui/settings/PACKED.txt");
  }

  static List<Library> libraries() throws IOException {
    String list = list();
    List<Library> libraries = LINE.matcher(list).results().map(Library::of).toList();
    for (Library library : libraries) {
      if (!KNOWN.contains(library.licence)) {
        throw new IOException(
            library.name
                + " has an unknown licence, "
                + library.licence
                + ": see licenseMerges in pom.xml");
      }
    }
    if (libraries.size() != list.lines().filter(line -> line.startsWith("     (")).count()) {
      throw new IOException(
          "THIRD-PARTY.txt has lines of an unknown form: a library has no licence or two");
    }
    return libraries;
  }

  /**
   * Gathers the texts beside the program. They are in the libraries themselves or in {@code
   * src/dist/licences}, in a file whose name begins the library's name.
   *
   * @throws IOException if a library has none
   */
  static void gather() throws IOException {
    Path target = Tools.fresh(Project.LICENCES);
    Files.copy(Path.of("LICENSE"), target.resolve("LICENSE"));
    Files.writeString(target.resolve("THIRD-PARTY.txt"), list());
    for (Library library : libraries()) {
      Path jar = library.jar();
      if (copy(jar, target.resolve(library.name + "-" + library.version))
              + copyText(library.name, target)
          == 0) {
        throw new IOException(library.name + " has no licence text: put it into " + TEXTS);
      }
    }
  }

  private static int copy(Path jar, Path target) throws IOException {
    int found = 0;
    try (ZipFile open = new ZipFile(jar.toFile())) {
      for (ZipEntry entry : open.stream().filter(entry -> !entry.isDirectory()).toList()) {
        String name = Path.of(entry.getName()).getFileName().toString();
        if (name.toUpperCase(Locale.ROOT).matches("(.*-)?(LICEN[SC]E|NOTICE|OFL)([.-].*)?")) {
          Files.createDirectories(target);
          Files.write(target.resolve(name), open.getInputStream(entry).readAllBytes());
          found++;
        }
      }
    }
    return found;
  }

  private static int copyText(String library, Path target) throws IOException {
    List<Path> texts =
        Tools.list(TEXTS, file -> (library + "-").startsWith(file.replace(".txt", "-")));
    for (Path text : texts) {
      Files.write(target.resolve(text.getFileName()), Files.readAllBytes(text));
    }
    return texts.size();
  }

  /** A licence as CycloneDX writes it. */
  static List<Map<String, Object>> cyclone(String licence) {
    return List.of(
        licence.contains(" ")
            ? Map.of("expression", licence)
            : Map.of("license", Map.of("id", licence)));
  }
}
