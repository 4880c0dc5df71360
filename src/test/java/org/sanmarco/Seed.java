package org.sanmarco;

import module java.base;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;

/**
 * The seed of what tests leave to chance. Each commit has its own, so that builds play different
 * games; {@code -Dsanmarco.seed} sets another. With {@link
 * org.junit.jupiter.api.extension.ExtendWith} a test that fails tells its seed.
 */
public final class Seed implements TestExecutionExceptionHandler {

  /** The digits of a commit's hash that make its seed: below 2 to the power of 28. */
  private static final int DIGITS = 7;

  private static final int HEXADECIMAL = 16;

  /** The seed where there is no git. */
  private static final int OTHERWISE = 1;

  /** The seed of this run; no negative number. */
  public static final int VALUE = Integer.getInteger("sanmarco.seed", ofCommit());

  /** Random numbers that are the same in each run with this seed. */
  public static Random random() {
    return new Random(VALUE);
  }

  private static int ofCommit() {
    try {
      Process git = new ProcessBuilder("git", "rev-parse", "HEAD").start();
      String hash = new String(git.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
      return hash.length() < DIGITS
          ? OTHERWISE
          : Integer.parseInt(hash.substring(0, DIGITS), HEXADECIMAL);
    } catch (IOException noGit) {
      return OTHERWISE;
    }
  }

  @Override
  public void handleTestExecutionException(ExtensionContext context, Throwable failure)
      throws Throwable {
    failure.addSuppressed(new Exception("repeat it with -Dsanmarco.seed=" + VALUE));
    throw failure;
  }
}
