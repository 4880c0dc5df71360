package org.sanmarco.cli;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * The error output while JavaFX starts. Its launcher prints a stack trace for each library that it
 * can't load; of these the name of what the system lacks is kept. All else is printed.
 */
final class LauncherErrors extends PrintStream {

  private static final String LAUNCHER = "JavaFX-Launcher";
  private static final Pattern MISSING = Pattern.compile("(lib[\\w.+-]+\\.so[.\\d]*): (?!/|lib)");

  private volatile @Nullable String missing;

  LauncherErrors() {
    super(new FileOutputStream(FileDescriptor.err), true, Charset.defaultCharset());
  }

  /** The library that is missing; null if none is known to be. */
  @Nullable String missing() {
    return missing;
  }

  @Override
  public void println(@Nullable String line) {
    say(line);
  }

  @Override
  public void println(@Nullable Object line) {
    say(line);
  }

  private void say(@Nullable Object line) {
    if (!Thread.currentThread().getName().equals(LAUNCHER)) {
      super.println(String.valueOf(line));
      return;
    }
    Matcher library = MISSING.matcher(String.valueOf(line));
    if (missing == null && library.find()) {
      missing = library.group(1);
    }
  }
}
