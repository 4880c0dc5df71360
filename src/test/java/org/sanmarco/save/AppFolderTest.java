package org.sanmarco.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** The conventions of three systems, looked at on one whose paths begin with a slash. */
@DisabledOnOs(OS.WINDOWS)
class AppFolderTest {

  @Test
  void followsTheSystemsConventions() {
    assertThat(folder("Linux", Map.of())).isEqualTo(Path.of("/home/anna/.local/share/san-marco"));
    assertThat(folder("Linux", Map.of("XDG_DATA_HOME", "/data")))
        .isEqualTo(Path.of("/data/san-marco"));
    assertThat(folder("Linux", Map.of("XDG_DATA_HOME", "relative")))
        .isEqualTo(Path.of("/home/anna/.local/share/san-marco"));
    assertThat(folder("Mac OS X", Map.of("XDG_DATA_HOME", "/data")))
        .isEqualTo(Path.of("/home/anna/Library/Application Support/San Marco"));
    assertThat(folder("Windows 11", Map.of("APPDATA", "/Roaming")))
        .isEqualTo(Path.of("/Roaming/San Marco"));
    assertThat(folder("Windows 11", Map.of()))
        .isEqualTo(Path.of("/home/anna/AppData/Roaming/San Marco"));
  }

  @Test
  void canBeChosen() {
    Properties properties = properties("Linux");
    properties.setProperty("sanmarco.home", "/elsewhere");
    assertThat(AppFolder.path(properties, Map.of())).isEqualTo(Path.of("/elsewhere"));
    properties.setProperty("sanmarco.home", "");
    assertThat(AppFolder.path(properties, Map.of()))
        .isEqualTo(Path.of("/home/anna/.local/share/san-marco"));
  }

  private static Path folder(String system, Map<String, String> environment) {
    return AppFolder.path(properties(system), environment);
  }

  private static Properties properties(String system) {
    Properties properties = new Properties();
    properties.setProperty("os.name", system);
    properties.setProperty("user.home", "/home/anna");
    return properties;
  }
}
