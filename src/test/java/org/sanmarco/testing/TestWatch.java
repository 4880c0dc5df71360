package org.sanmarco.testing;

import module java.base;

import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * Watches every test. A test that stands still for {@link Waiting#LONGEST} fails, however it waits,
 * and says what it waited for; {@link Timeout} at a class or method states another limit. The
 * program's log is kept for each test, and printed if it fails. Registered in {@code
 * META-INF/services}.
 */
public final class TestWatch
    implements BeforeEachCallback, AfterEachCallback, InvocationInterceptor {

  private static final Duration LOOK = Duration.ofSeconds(1);

  /** The program's logger; nothing else holds it. */
  private static final Logger PROGRAM = Logger.getLogger("org.sanmarco");

  private static final Log LOG = new Log();

  static {
    PROGRAM.setLevel(Level.FINE);
    PROGRAM.addHandler(LOG);
  }

  /** The newest records of a test. */
  private static final class Log extends Handler {

    private static final int MOST = 2_000;

    private final Deque<LogRecord> records = new ArrayDeque<>();

    @Override
    public synchronized void publish(LogRecord entry) {
      if (records.size() == MOST) {
        records.removeFirst();
      }
      records.addLast(entry);
    }

    synchronized void clear() {
      records.clear();
    }

    synchronized String text() {
      SimpleFormatter formatter = new SimpleFormatter();
      return records.stream().map(formatter::format).collect(Collectors.joining());
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  /** The log of the present test, from the level FINE on. */
  static String log() {
    return LOG.text();
  }

  @Override
  public void beforeEach(ExtensionContext context) {
    LOG.clear();
  }

  @Override
  public void afterEach(ExtensionContext context) {
    context
        .getExecutionException()
        .filter(failure -> !log().isEmpty())
        .ifPresent(
            failure -> System.err.printf("The log of %s:%n%s%n", context.getUniqueId(), log()));
  }

  @Override
  public void interceptTestMethod(
      Invocation<@Nullable Void> invocation,
      ReflectiveInvocationContext<Method> method,
      ExtensionContext context)
      throws Throwable {
    watch(invocation, context);
  }

  @Override
  public void interceptTestTemplateMethod(
      Invocation<@Nullable Void> invocation,
      ReflectiveInvocationContext<Method> method,
      ExtensionContext context)
      throws Throwable {
    watch(invocation, context);
  }

  /** Runs a test on a thread of its own: not every wait can be interrupted. */
  private static void watch(Invocation<@Nullable Void> invocation, ExtensionContext context)
      throws Throwable {
    if (hasOwnLimit(context)) {
      invocation.proceed();
      return;
    }
    CompletableFuture<Optional<Throwable>> end = new CompletableFuture<>();
    Thread test =
        Thread.ofPlatform()
            .daemon()
            .name("test " + context.getDisplayName())
            .start(() -> {
              try {
                invocation.proceed();
                end.complete(Optional.empty());
              } catch (Throwable failure) {
                end.complete(Optional.of(failure));
              }
            });
    Optional<Throwable> failure = watch(test, end, Waiting.LONGEST, LOOK);
    if (failure.isPresent()) {
      throw failure.get();
    }
  }

  /**
   * Waits for the end of a test.
   *
   * @param end what has failed, if anything
   * @param longest how long the thread may stand still
   * @return what has failed, which may be that it stood still
   */
  static Optional<Throwable> watch(
      Thread test, CompletableFuture<Optional<Throwable>> end, Duration longest, Duration look)
      throws InterruptedException {
    Still still = Still.at(test);
    while (true) {
      try {
        return end.get(look.toMillis(), TimeUnit.MILLISECONDS);
      } catch (TimeoutException running) {
        Still now = Still.at(test);
        still = now.isLike(still) ? still : now;
        if (now.since() - still.since() > longest.toNanos() && !end.isDone()) {
          AssertionError inVain = Waiting.inVain(test);
          test.interrupt();
          return Optional.of(inVain);
        }
      } catch (ExecutionException impossible) {
        throw new AssertionError(impossible);
      } catch (InterruptedException limit) {
        test.interrupt();
        throw limit;
      }
    }
  }

  /**
   * The place at which a thread waits.
   *
   * @param stack empty while it works
   * @param since in nanoseconds
   */
  private record Still(List<StackTraceElement> stack, long since) {

    static Still at(Thread thread) {
      Thread.State state = thread.getState();
      boolean waits = state == Thread.State.WAITING || state == Thread.State.TIMED_WAITING;
      return new Still(waits ? List.of(thread.getStackTrace()) : List.of(), System.nanoTime());
    }

    boolean isLike(Still before) {
      return !stack.isEmpty() && stack.equals(before.stack);
    }
  }

  private static boolean hasOwnLimit(ExtensionContext context) {
    return AnnotationSupport.isAnnotated(context.getTestMethod(), Timeout.class)
        || AnnotationSupport.isAnnotated(context.getTestClass(), Timeout.class);
  }
}
