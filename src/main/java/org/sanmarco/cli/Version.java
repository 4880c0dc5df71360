package org.sanmarco.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The program's version; the build writes it into {@code version.properties}. */
public final class Version implements IVersionProvider {

  private static final String FILE = "version.properties";

  /** The number alone, such as {@code 0.1.0}. */
  public static String number() {
    var properties = new Properties();
    try (InputStream in = Version.class.getResourceAsStream(FILE)) {
      if (in == null) {
        throw new IllegalStateException(FILE + " is missing from the program");
      }
      properties.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties.getProperty("version", "unknown");
  }

  @Override
  public String[] getVersion() {
    return new String[] {"san-marco " + number()};
  }
}
