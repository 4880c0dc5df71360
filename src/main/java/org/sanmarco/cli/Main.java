package org.sanmarco.cli;

import module java.base;

/**
 * The program's entry. It does not extend {@code Application}, so that JavaFX may be on the class
 * path. It does not load the argument parser, which would take a tenth of a start without
 * arguments.
 */
public final class Main {

  private Main() {}

  public static void main(String[] args) {
    System.exit(
        args.length == 0
            ? WindowStart.open(null, new PrintWriter(System.err, true, Charset.defaultCharset()))
            : SanMarcoCommand.execute(args));
  }
}
