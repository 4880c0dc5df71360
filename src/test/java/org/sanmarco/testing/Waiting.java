package org.sanmarco.testing;

import module java.base;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;

/**
 * Waiting in tests: for a condition, never for a time. A wait that is in vain fails with what it
 * waited for, what could be known then, and what every thread did.
 */
public final class Waiting {

  /**
   * The time after which a waiting test fails: meant for a program that hangs, not for a slow one.
   * No wait has another deadline.
   */
  public static final Duration LONGEST = Duration.ofSeconds(60);

  /** The pause between two checks of a condition, which leaves the processor to others. */
  private static final long BETWEEN_NANOS = 1_000_000;

  private static final Set<String> OWN = Set.of(Waiting.class.getName(), TestWatch.class.getName());

  private static final Path SOURCES = Path.of("src/test/java");

  /** The most lines of a statement that are quoted. */
  private static final int LINES = 8;

  /** The states of programs that tests wait for, by name. */
  private static final Map<String, Supplier<String>> STATES = new ConcurrentSkipListMap<>();

  private Waiting() {}

  /** Adds something to what is told when a wait is in vain, in the place of what has its name. */
  public static void tell(String name, Supplier<String> state) {
    STATES.put(name, state);
  }

  /** Tells nothing of it any more. */
  public static void forget(String name) {
    STATES.remove(name);
  }

  /** Waits for a condition, which is checked on this thread. */
  public static void until(Callable<Boolean> condition) {
    long start = System.nanoTime();
    try {
      while (!condition.call()) {
        if (System.nanoTime() - start > LONGEST.toNanos()) {
          throw inVain(Thread.currentThread());
        }
        LockSupport.parkNanos(BETWEEN_NANOS);
      }
    } catch (RuntimeException failed) {
      throw failed;
    } catch (Exception failed) {
      throw new AssertionError(failed);
    }
  }

  /** The failure of a test whose thread waits in vain. */
  public static AssertionError inVain(Thread waiting) {
    StackTraceElement[] stack = waiting.getStackTrace();
    StringBuilder text =
        new StringBuilder("Waited in vain for %d s".formatted(LONGEST.toSeconds()));
    statements(stack).forEach(statement -> text.append("\n  ").append(statement));
    Object blocker = LockSupport.getBlocker(waiting);
    if (blocker != null) {
      text.append("\nWaited for: ").append(blocker);
    }
    STATES.forEach((name, state) -> text.append("\n\n%s: %s".formatted(name, state.get())));
    text.append("\n\nAll threads:\n").append(threads());
    AssertionError failure = new AssertionError(text.toString());
    failure.setStackTrace(stack);
    return failure;
  }

  /** The tests' own statements in a stack, the innermost first, as they are written. */
  static List<String> statements(StackTraceElement[] stack) {
    return Stream.of(stack)
        .filter(frame -> !OWN.contains(frame.getClassName()))
        .flatMap(frame -> statement(frame).stream())
        .toList();
  }

  private static Optional<String> statement(StackTraceElement frame) {
    String outer = frame.getClassName().replaceFirst("\\$.*", "").replace('.', '/');
    Path file = SOURCES.resolve(outer + ".java");
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    try {
      StringJoiner lines = new StringJoiner(" ");
      for (String line :
          Files.readAllLines(file).stream().skip(frame.getLineNumber() - 1).limit(LINES).toList()) {
        lines.add(line.strip());
        if (line.endsWith(";") || line.endsWith("{")) {
          break;
        }
      }
      return Optional.of("%s:%d: %s".formatted(file.getFileName(), frame.getLineNumber(), lines));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static String threads() {
    return Stream.of(ManagementFactory.getThreadMXBean().dumpAllThreads(true, true))
        .map(ThreadInfo::toString)
        .collect(Collectors.joining());
  }
}
