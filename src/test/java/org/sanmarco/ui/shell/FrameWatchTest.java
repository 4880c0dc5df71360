package org.sanmarco.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.ui.shell.FrameWatch.News;
import org.sanmarco.ui.shell.FrameWatch.Seen;

/** Detection of a window that is no longer drawn. */
class FrameWatchTest {

  private static final long SECOND = Duration.ofSeconds(1).toNanos();

  private final FrameWatch watch = new FrameWatch();

  /** Checks once a second; returns the news. */
  private List<News> check(long from, long to, Seen seen) {
    return LongStream.rangeClosed(from, to)
        .mapToObj(second -> watch.check(second * SECOND, seen))
        .filter(news -> news != News.NONE)
        .toList();
  }

  @Test
  void tenSecondsAfterAFailureStopDrawingOnce() {
    assertThat(check(1, 1, Seen.FAILURE)).isEmpty();
    assertThat(check(2, 9, Seen.WAITING)).isEmpty();
    assertThat(check(10, 100, Seen.WAITING)).containsExactly(News.STOPPED);
  }

  @Test
  void slowFramesWithoutFailureAreNoAlarm() {
    assertThat(check(1, 100, Seen.WAITING)).isEmpty();
  }

  @Test
  void aRendererThatFailsAgainAndAgainStopsDrawing() {
    assertThat(check(1, 100, Seen.FAILURE)).containsExactly(News.STOPPED);
  }

  @Test
  void aFrameTakesTheAlarmBack() {
    check(1, 20, Seen.FAILURE);
    assertThat(check(21, 21, Seen.IDLE)).isEmpty();
    assertThat(check(22, 30, Seen.FRAME)).containsExactly(News.RESUMED);
    assertThat(check(31, 60, Seen.FAILURE)).containsExactly(News.STOPPED);
  }

  @Test
  void aFinishedFrameBeginsAnew() {
    check(1, 8, Seen.FAILURE);
    check(9, 9, Seen.FRAME);
    assertThat(check(10, 30, Seen.WAITING)).isEmpty();
  }

  @Test
  void sleepOfTheMachineCountsLittle() {
    check(1, 5, Seen.FAILURE);
    assertThat(check(5000, 5001, Seen.WAITING)).isEmpty();
    assertThat(check(5002, 5010, Seen.WAITING)).containsExactly(News.STOPPED);
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
