package org.sanmarco.save.format;

import module java.base;

/** The program's own version, which is written into every saved game. */
public final class Program {

  private static final Properties PROPERTIES = read();

  private Program() {}

  /** The version, such as {@code 0.1.0}. */
  public static String version() {
    return PROPERTIES.getProperty("version");
  }

  /** The address where the program comes from and faults are told; empty where nobody said one. */
  public static String home() {
    return PROPERTIES.getProperty("home", "");
  }

  private static Properties read() {
    Properties properties = new Properties();
    try (InputStream in =
        Program.class.getResourceAsStream("/org/sanmarco/cli/version.properties")) {
      properties.load(Objects.requireNonNull(in, "version.properties is missing"));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    return properties;
  }
}
