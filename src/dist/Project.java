import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The program's particulars from the build, and the folders of the packages' parts. */
record Project(String version, String memory, Instant day, String home) {

  static final String NAME = "San Marco";
  static final String COMMAND = "san-marco";
  static final String DESCRIPTION = "San Marco, Canal Grande and Marco Polo, an unofficial edition";
  static final String MAINTAINERS = "The San Marco maintainers";
  static final String MAIN = "org.sanmarco.cli.Main";

  /** The sources of a package's contents besides the program. */
  static final Path SOURCES = Path.of("src", "dist");

  /** The program as the build leaves it. */
  static final Path APP = Path.of("target", "app");

  /** The packages and their parts. */
  static final Path DIST = Path.of("target", "dist");

  static final Path LICENCES = APP.resolve("licences");

  /** Reads {@code pom.xml} and the built program. */
  static Project read() throws IOException {
    if (!Files.exists(jar())) {
      throw new IOException(jar() + " is missing: run mvn -DskipTests package first");
    }
    String pom = Files.readString(Path.of("pom.xml"));
    return new Project(
        find("\n  <version>(.+?)</version>", pom),
        find("<memory>(.+?)</memory>", pom),
        Instant.parse(find("<project.build.outputTimestamp>(.+?)</", pom)),
        find("(?m)^home=(.*)$", builtIn("org/sanmarco/cli/version.properties")));
  }

  static Path jar() {
    return APP.resolve("lib").resolve(COMMAND + ".jar");
  }

  /** A text packed with the program. */
  static String builtIn(String name) throws IOException {
    try (ZipFile jar = new ZipFile(jar().toFile())) {
      ZipEntry entry = jar.getEntry(name);
      if (entry == null) {
        throw new IOException(jar() + " lacks " + name);
      }
      return new String(jar.getInputStream(entry).readAllBytes());
    }
  }

  /** The date in ISO form. */
  String date() {
    return day.toString().substring(0, "2026-01-01".length());
  }

  /** The name of a package's file, without blanks. */
  String file(String ending) {
    return String.join("-", COMMAND, version, Target.HERE.label, Target.architecture()) + ending;
  }

  /**
   * Fills in a template: {@code @version@}, {@code @day@} and {@code @home@}. Lines about the home
   * page are left out where there is none.
   */
  String fill(Path template) throws IOException {
    String text = Files.readString(template);
    if (home.isBlank()) {
      text = text.replaceAll(".*@home@.*\n", "");
    }
    return text.replace("@version@", version).replace("@day@", date()).replace("@home@", home);
  }

  private static String find(String pattern, String text) throws IOException {
    Matcher found = Pattern.compile(pattern).matcher(text);
    if (!found.find()) {
      throw new IOException("no match for " + pattern);
    }
    return found.group(1);
  }
}
