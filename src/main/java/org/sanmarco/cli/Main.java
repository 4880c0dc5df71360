package org.sanmarco.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/**
 * The program's entry. It does not extend {@code Application}, so that JavaFX may stand on the
 * class path.
 */
@Command(name = "san-marco", mixinStandardHelpOptions = true)
public final class Main implements Runnable {

  private Main() {}

  public static void main(String[] args) {
    System.exit(new CommandLine(new Main()).execute(args));
  }

  @Override
  public void run() {
    javafx.application.Application.launch(org.sanmarco.ui.SanMarcoApp.class);
  }
}
