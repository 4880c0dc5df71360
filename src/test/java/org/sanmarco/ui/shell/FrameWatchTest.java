package org.sanmarco.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Detection of a window that is no longer drawn. */
class FrameWatchTest {

  private static final long SECOND = Duration.ofSeconds(1).toNanos();

  private final FrameWatch watch = new FrameWatch();

  /** Checks once a second; returns the number of stops found. */
  private long check(long from, long to, boolean isWaiting) {
    return LongStream.rangeClosed(from, to)
        .filter(second -> watch.check(second * SECOND, isWaiting))
        .count();
  }

  @Test
  void aFrameOfTenSecondsStopsDrawing() {
    assertThat(check(1, 10, true)).isZero();
    assertThat(check(11, 11, true)).isOne();
  }

  @Test
  void itIsSaidOnce() {
    assertThat(check(1, 100, true)).isOne();
  }

  @Test
  void aFinishedFrameBeginsAnew() {
    check(1, 9, true);
    check(10, 10, false);
    assertThat(check(11, 20, true)).isZero();
  }

  @Test
  void anIdleWindowIsDrawn() {
    assertThat(check(1, 100, false)).isZero();
  }

  @Test
  void sleepOfTheMachineCountsLittle() {
    check(1, 5, true);
    assertThat(check(5000, 5003, true)).isZero();
    assertThat(check(5004, 5004, true)).isOne();
  }

  @Test
  void aWaitForTheRendererIsRecognized() {
    assertThat(DrawingWatch.isWaitingForRenderer(stack("waitForRenderingToComplete"))).isTrue();
    assertThat(DrawingWatch.isWaitingForRenderer(stack("breakpoint"))).isFalse();
  }

  private static StackTraceElement[] stack(String method) {
    return new StackTraceElement[] {
      new StackTraceElement("Object", "wait", "Object.java", 1),
      new StackTraceElement("PaintCollector", method, "PaintCollector.java", 2)
    };
  }
}
