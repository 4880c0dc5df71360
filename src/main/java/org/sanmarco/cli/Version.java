package org.sanmarco.cli;

import org.sanmarco.save.Program;
import picocli.CommandLine.IVersionProvider;

/** What {@code --version} answers. */
public final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    return new String[] {"san-marco " + Program.version()};
  }
}
