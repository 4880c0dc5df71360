package org.sanmarco.save;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The conventions of three systems, on any of them. */
class AppFolderTest {

  private static final Path ROOT = Objects.requireNonNull(Path.of("").toAbsolutePath().getRoot());
  private static final Path HOME = ROOT.resolve("home").resolve("anna");
  private static final Path XDG = HOME.resolve(".local").resolve("share").resolve("san-marco");
  private static final String DATA = ROOT.resolve("data").toString();

  @Test
  void followsTheSystemsConventions() {
    assertThat(folder("Linux", Map.of())).isEqualTo(XDG);
    assertThat(folder("Linux", Map.of("XDG_DATA_HOME", DATA)))
        .isEqualTo(Path.of(DATA, "san-marco"));
    assertThat(folder("Linux", Map.of("XDG_DATA_HOME", "relative"))).isEqualTo(XDG);
    assertThat(folder("Mac OS X", Map.of("XDG_DATA_HOME", DATA)))
        .isEqualTo(HOME.resolve("Library").resolve("Application Support").resolve("San Marco"));
    assertThat(folder("Windows 11", Map.of("APPDATA", DATA))).isEqualTo(Path.of(DATA, "San Marco"));
    assertThat(folder("Windows 11", Map.of()))
        .isEqualTo(HOME.resolve("AppData").resolve("Roaming").resolve("San Marco"));
  }

  @Test
  void canBeChosen() {
    Properties properties = properties("Linux");
    properties.setProperty("sanmarco.home", DATA);
    assertThat(AppFolder.path(properties, Map.of())).isEqualTo(Path.of(DATA));
    properties.setProperty("sanmarco.home", "");
    assertThat(AppFolder.path(properties, Map.of())).isEqualTo(XDG);
  }

  @Test
  void homeOfTheEnvironmentComesFirst(@TempDir Path root) throws IOException {
    Path set = root.resolve("set");
    Path known = root.resolve("known");
    Properties properties = properties("Linux");
    properties.setProperty("user.home", known.toString());
    Map<String, String> environment = Map.of("HOME", set.toString());
    Path fresh = set.resolve(".local/share/san-marco");
    Path former = known.resolve(".local/share/san-marco");
    assertThat(AppFolder.path(properties, environment)).isEqualTo(fresh);
    assertThat(AppFolder.path(properties, Map.of("HOME", "relative"))).isEqualTo(former);
    Files.createDirectories(former);
    assertThat(AppFolder.path(properties, environment)).isEqualTo(former);
    Files.createDirectories(fresh);
    assertThat(AppFolder.path(properties, environment)).isEqualTo(fresh);
    properties.setProperty("os.name", "Windows 11");
    assertThat(AppFolder.path(properties, environment).startsWith(known)).isTrue();
  }

  private static Path folder(String system, Map<String, String> environment) {
    return AppFolder.path(properties(system), environment);
  }

  private static Properties properties(String system) {
    Properties properties = new Properties();
    properties.setProperty("os.name", system);
    properties.setProperty("user.home", HOME.toString());
    return properties;
  }
}
