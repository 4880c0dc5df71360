package org.sanmarco.cli;

import module java.base;

import java.util.logging.Logger;
import javafx.application.Application;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.SafeText;
import org.sanmarco.save.AppFolder;
import org.sanmarco.ui.shell.SanMarcoApp;
import picocli.CommandLine.ExitCode;

/** Opens the window, or says in one sentence what it lacks. */
final class WindowStart {

  /** The status EX_UNAVAILABLE of sysexits.h. */
  static final int UNAVAILABLE = 69;

  /** A field, because a logger without a reference is collected, and its filter with it. */
  private static final Logger JAVAFX = Logger.getLogger("javafx");

  private WindowStart() {}

  /**
   * Runs the program until its window is closed.
   *
   * @param opened a saved game's absolute path or an invitation, handed to the window as its only
   *     parameter
   * @return the exit status: {@link #UNAVAILABLE} if there can be no window here
   */
  static int open(@Nullable String opened, PrintWriter err) {
    try {
      AppFolder.path();
    } catch (InvalidPathException unreadable) {
      err.println(
          "San Marco cannot open its window: the name of its folder ("
              + SafeText.of(unreadable.getInput())
              + ") has letters that this system's locale does not know; start it with the"
              + " environment variable LC_ALL=C.UTF-8.");
      return UNAVAILABLE;
    }
    return launch(opened == null ? List.of() : List.of(opened), err);
  }

  private static int launch(List<String> parameters, PrintWriter err) {
    // JavaFX on the class path works; without this each start would log a warning.
    JAVAFX.setFilter(entry -> !entry.getMessage().startsWith("Unsupported JavaFX configuration"));
    // With fewer regions, distant changes of a move are drawn as one region, with everything
    // between.
    System.getProperties().putIfAbsent("prism.dirtyregioncount", "15");
    PrintStream usual = System.err;
    LauncherErrors errors = new LauncherErrors();
    System.setErr(errors);
    try {
      Application.launch(SanMarcoApp.class, parameters.toArray(String[]::new));
      return ExitCode.OK;
    } catch (UnsupportedOperationException | UnsatisfiedLinkError e) {
      err.println(sentence(String.valueOf(e.getMessage())));
      return UNAVAILABLE;
    } catch (RuntimeException failed) {
      if (failed.getCause() instanceof UnsatisfiedLinkError unloaded) {
        String missing = errors.missing();
        err.println(
            missing == null
                ? sentence(String.valueOf(unloaded.getMessage()))
                : missingLibrary("the library " + missing));
        return UNAVAILABLE;
      }
      throw failed;
    } finally {
      System.setErr(usual);
    }
  }

  private static String missingLibrary(String what) {
    return "San Marco cannot open its window: "
        + what
        + " is missing; on Debian and Ubuntu install what it needs with:"
        + " apt install libgtk-3-0 libxtst6 libxxf86vm1 libgl1 libpangoft2-1.0-0 libasound2-dev";
  }

  static String sentence(String reason) {
    if (reason.contains("DISPLAY")) {
      return "San Marco cannot open its window: there is no display here"
          + " (the environment variable DISPLAY names none that answers).";
    }
    if (reason.contains("GTK")) {
      return missingLibrary("GTK 3");
    }
    return "San Marco cannot open its window: " + reason.strip().replaceAll("\\s*\\R\\s*", " ");
  }
}
