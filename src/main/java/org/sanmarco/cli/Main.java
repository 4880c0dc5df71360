package org.sanmarco.cli;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.save.format.Format;

/**
 * The program's entry. It does not extend {@code Application}, so that JavaFX may be on the class
 * path. It does not load the argument parser, which would take a tenth of a start without
 * arguments, or of one with a saved game.
 */
public final class Main {

  private Main() {}

  public static void main(String[] args) {
    String game = args.length == 1 ? game(args[0]) : null;
    System.exit(
        args.length == 0 || game != null
            ? WindowStart.open(game, new PrintWriter(System.err, true, Charset.defaultCharset()))
            : SanMarcoCommand.execute(args));
  }

  /** The path of a saved game as a double click passes it; null if the argument is none. */
  static @Nullable String game(String argument) {
    File file = new File(argument);
    return argument.endsWith(Format.ENDING) && file.exists() ? file.getAbsolutePath() : null;
  }
}
