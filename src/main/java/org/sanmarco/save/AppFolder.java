package org.sanmarco.save;

import module java.base;

import org.jspecify.annotations.Nullable;

/** The program's own folder, by each system's conventions. */
public final class AppFolder {

  /** The system property that names another folder. */
  public static final String PROPERTY = "sanmarco.home";

  private static final String WINDOWS = "windows";

  private AppFolder() {}

  /** The folder; it need not exist yet. */
  public static Path path() {
    return path(System.getProperties(), System.getenv());
  }

  static Path path(Properties properties, Map<String, String> environment) {
    String chosen = properties.getProperty(PROPERTY, "");
    if (!chosen.isBlank()) {
      return Path.of(chosen).toAbsolutePath();
    }
    // A folder that is there already, from a version that looked in one home only, stays in use.
    List<Path> places =
        homes(properties, environment).stream()
            .map(home -> in(home, system(properties), environment))
            .toList();
    return places.stream().filter(Files::isDirectory).findFirst().orElse(places.getFirst());
  }

  /**
   * The user's homes: {@code $HOME}, except on Windows, and the one that Java knows, if it is
   * another.
   */
  public static List<Path> homes(Properties properties, Map<String, String> environment) {
    Path known = Path.of(properties.getProperty("user.home", ".")).toAbsolutePath();
    String named = system(properties).startsWith(WINDOWS) ? null : environment.get("HOME");
    return Stream.of(absolute(named, known), known).distinct().toList();
  }

  private static String system(Properties properties) {
    return properties.getProperty("os.name", "").toLowerCase(Locale.ROOT);
  }

  private static Path in(Path home, String system, Map<String, String> environment) {
    if (system.startsWith(WINDOWS)) {
      return absolute(environment.get("APPDATA"), home.resolve("AppData").resolve("Roaming"))
          .resolve("San Marco");
    }
    if (system.startsWith("mac")) {
      return home.resolve("Library").resolve("Application Support").resolve("San Marco");
    }
    return absolute(environment.get("XDG_DATA_HOME"), home.resolve(".local").resolve("share"))
        .resolve("san-marco");
  }

  /** The XDG specification says to ignore relative paths. */
  private static Path absolute(@Nullable String path, Path otherwise) {
    return path != null && Path.of(path).isAbsolute() ? Path.of(path) : otherwise;
  }
}
