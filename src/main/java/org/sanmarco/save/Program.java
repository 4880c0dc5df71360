package org.sanmarco.save;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;

/** The program's own version, which is written into every saved game. */
public final class Program {

  private static final String VERSION = read();

  private Program() {}

  /** The version, such as {@code 0.1.0}. */
  public static String version() {
    return VERSION;
  }

  private static String read() {
    Properties properties = new Properties();
    try (InputStream in =
        Program.class.getResourceAsStream("/org/sanmarco/cli/version.properties")) {
      properties.load(Objects.requireNonNull(in, "version.properties is missing"));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    return properties.getProperty("version");
  }
}
