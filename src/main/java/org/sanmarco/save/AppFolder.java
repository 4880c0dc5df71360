package org.sanmarco.save;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;

/** The program's own folder, by each system's conventions. */
public final class AppFolder {

  /** The system property that names another folder. */
  public static final String PROPERTY = "sanmarco.home";

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
    Path home = Path.of(properties.getProperty("user.home", ".")).toAbsolutePath();
    String system = properties.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    if (system.startsWith("windows")) {
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
  private static Path absolute(@org.jspecify.annotations.Nullable String path, Path otherwise) {
    return path != null && Path.of(path).isAbsolute() ? Path.of(path) : otherwise;
  }
}
