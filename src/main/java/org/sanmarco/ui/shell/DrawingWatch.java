package org.sanmarco.ui.shell;

import module java.base;

import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import org.jspecify.annotations.Nullable;
import org.sanmarco.ui.shell.FrameWatch.News;
import org.sanmarco.ui.shell.FrameWatch.Seen;

/**
 * Watches from a thread of its own whether the window is still drawn. JavaFX draws on a renderer
 * thread. That thread prints its failures to standard error and tries again, and while it doesn't
 * finish a frame, the JavaFX thread waits for it.
 */
final class DrawingWatch {

  private static final long BETWEEN_NANOS = 1_000_000_000;
  private static final String RENDERER = "QuantumRenderer";
  private static final String WAITING = "waitForRenderingToComplete";

  private final Thread window = Thread.currentThread();
  private final FrameWatch frames = new FrameWatch();
  private final AtomicInteger pulses = new AtomicInteger();
  private final AtomicInteger failures = new AtomicInteger();
  private final Consumer<Throwable> failed;
  private final Consumer<Boolean> drawn;
  private volatile boolean closed;
  private int pulsesBefore;
  private int failuresBefore;

  DrawingWatch(Consumer<Throwable> failed, Consumer<Boolean> drawn) {
    this.failed = failed;
    this.drawn = drawn;
  }

  /**
   * Watches a window until it is closed. On the JavaFX thread.
   *
   * @param failed receives the first failure of the renderer, and each lack of memory
   * @param drawn receives false when the window stops being drawn, and true when it is drawn again
   */
  static void start(Stage stage, Consumer<Throwable> failed, Consumer<Boolean> drawn) {
    DrawingWatch watch = new DrawingWatch(failed, drawn);
    stage.getScene().addPostLayoutPulseListener(watch.pulses::incrementAndGet);
    PrintStream before = System.err;
    System.setErr(watch.listening(before));
    stage.addEventHandler(
        WindowEvent.WINDOW_HIDDEN,
        event -> {
          watch.closed = true;
          System.setErr(before);
        });
    Thread.ofPlatform().name("drawing-watch").daemon().start(watch::run);
  }

  /** Standard error, which notices what the renderer prints. */
  PrintStream listening(PrintStream out) {
    return new PrintStream(out, true, Charset.defaultCharset()) {
      @Override
      public void println(@Nullable Object printed) {
        // First, because printing may fail for want of memory.
        if (printed instanceof Throwable cause
            && Thread.currentThread().getName().startsWith(RENDERER)) {
          rendererFailed(cause);
        }
        super.println(printed);
      }
    };
  }

  private void rendererFailed(Throwable cause) {
    if (failures.getAndIncrement() == 0 || cause instanceof OutOfMemoryError) {
      failed.accept(cause);
    }
  }

  private void run() {
    while (!closed) {
      LockSupport.parkNanos(BETWEEN_NANOS);
      News news = frames.check(System.nanoTime(), seen());
      if (news != News.NONE) {
        drawn.accept(news == News.RESUMED);
      }
    }
  }

  private Seen seen() {
    int pulsesNow = pulses.get();
    int failuresNow = failures.get();
    boolean failing = failuresNow != failuresBefore;
    boolean still = pulsesNow == pulsesBefore;
    pulsesBefore = pulsesNow;
    failuresBefore = failuresNow;
    if (failing || !still) {
      return failing ? Seen.FAILURE : Seen.FRAME;
    }
    try {
      return isWaitingForRenderer(window.getStackTrace()) ? Seen.WAITING : Seen.IDLE;
    } catch (OutOfMemoryError _) {
      // Nothing can be drawn either, and this thread has to live.
      return Seen.FAILURE;
    }
  }

  static boolean isWaitingForRenderer(StackTraceElement[] stack) {
    return Arrays.stream(stack).anyMatch(call -> call.getMethodName().equals(WAITING));
  }
}
