package org.sanmarco.cli;

import org.sanmarco.save.format.Program;
import picocli.CommandLine.IVersionProvider;

/** The answer to {@code --version}. */
public final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    return new String[] {"san-marco " + Program.version()};
  }
}
