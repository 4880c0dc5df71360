package org.sanmarco.ui.shell;

import module java.base;

import com.sun.management.GarbageCollectionNotificationInfo;
import com.sun.management.OperatingSystemMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.stage.Stage;
import javafx.stage.StageStyle;
import javax.management.NotificationEmitter;
import javax.management.openmbean.CompositeData;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Setup;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.Animation;
import org.sanmarco.save.settings.Settings.Pace;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.Fonts;
import org.sanmarco.ui.art.CachedPictures;
import org.sanmarco.ui.testing.Window;

/**
 * Lets computers play game after game in the program's window, drawn by software, and prints the
 * collector's time, how long the JavaFX thread was blocked, and the memory used.
 *
 * <p>Between two games the window shows the end page and the set-up of a new game, and becomes
 * small for a moment. A game that makes no move for five minutes fails the run.
 */
public final class SoakBench {

  /** The time between two checks that the JavaFX thread responds. */
  private static final long HEARTBEAT_NANOS = TimeUnit.MILLISECONDS.toNanos(5);

  /** The time for which each page between two games is shown. */
  private static final javafx.util.Duration LOOK = javafx.util.Duration.seconds(2);

  private static final Duration LONGEST_MOVE = Duration.ofMinutes(5);
  private static final double MILLION = 1e6;

  private final Game game;
  private final int width;
  private final int height;
  private final long start = System.nanoTime();
  private final Collections collections = new Collections();
  private final AtomicLong longestBlock = new AtomicLong();
  private final AtomicLong blocks = new AtomicLong();
  private final Stage stage = new Stage(StageStyle.UNDECORATED);
  private final Shell shell;

  private volatile long lastMove = start;
  private volatile int moves;
  private int games;

  /** The collections since the start. */
  private static final class Collections {

    final AtomicLong longest = new AtomicLong();

    Collections() {
      for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
        ((NotificationEmitter) collector)
            .addNotificationListener(
                (notification, handback) -> {
                  if (notification.getUserData() instanceof CompositeData data) {
                    GarbageCollectionNotificationInfo info =
                        GarbageCollectionNotificationInfo.from(data);
                    longest.accumulateAndGet(info.getGcInfo().getDuration(), Math::max);
                  }
                },
                null,
                null);
      }
    }

    String report(long nanos) {
      StringBuilder report = new StringBuilder();
      long sum = 0;
      for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
        sum += collector.getCollectionTime();
        report.append(
            "  %s: %d collections, %.1f s%n"
                .formatted(
                    collector.getName(),
                    collector.getCollectionCount(),
                    collector.getCollectionTime() / 1e3));
      }
      return report
          + "  %.2f %% of the time, the longest took %d ms%n"
              .formatted(100 * sum * MILLION / nanos, longest.get());
    }
  }

  private SoakBench(Path folder, Game game, int width, int height) {
    this.game = game;
    this.width = width;
    this.height = height;
    Fonts.load();
    shell =
        new Shell(
            stage,
            Window.start(folder, 1, new Window.Answers(new ArrayDeque<>(), new ArrayDeque<>())));
    shell
        .services()
        .preferences()
        .change(settings ->
            settings
                .with(Setting.CONFIRMATIONS, false)
                .with(Setting.PACE, Pace.AT_ONCE)
                .with(Setting.ANIMATION, Animation.FAST)
                .with(Setting.MOMENTS, false));
    CachedPictures.giveBackIn(stage.getScene());
    resize(width, height);
    shell.open(null);
  }

  /**
   * Runs it on the display that is set.
   *
   * @param arguments the game's id, the minutes, and the window's width and height in pixels
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Game game = Games.installed().find(arguments[0]).orElseThrow();
    Duration time = Duration.ofSeconds(Math.round(60 * Double.parseDouble(arguments[1])));
    int width = Integer.parseInt(arguments[2]);
    int height = Integer.parseInt(arguments[3]);
    Path folder = Files.createTempDirectory("soak");
    System.setProperty("prism.order", "sw");
    SoakBench[] bench = new SoakBench[1];
    Platform.startup(() -> {
      bench[0] = new SoakBench(folder, game, width, height);
      bench[0].play();
    });
    while (bench[0] == null) {
      Thread.sleep(10);
    }
    System.exit(bench[0].watch(time) ? 0 : 1);
  }

  private void resize(int newWidth, int newHeight) {
    stage.setX(0);
    stage.setY(0);
    stage.setWidth(newWidth);
    stage.setHeight(newHeight);
  }

  /** A game of computers, as many as can play. */
  private Table table() {
    Setup setup = new Setup(game.id(), game.players().getLast(), Map.of());
    return new Table(
        game,
        setup,
        IntStream.range(0, game.start(setup).seats())
            .mapToObj(i -> new Seat("Player " + (i + 1), Seat.COLOURS.get(i)).with("easy"))
            .toList(),
        games);
  }

  private void play() {
    games++;
    shell.services().navigator().game(table());
    later(this::look);
  }

  private void look() {
    Table table = shell.table().orElseThrow();
    if (table.size() != moves) {
      moves = table.size();
      lastMove = System.nanoTime();
    }
    if (table.isOver()) {
      later(() -> {
        shell.services().navigator().newGame(game.id());
        resize(1280, 800);
        later(() -> {
          resize(width, height);
          later(this::play);
        });
      });
    } else {
      later(this::look);
    }
  }

  private static void later(Runnable what) {
    PauseTransition pause = new PauseTransition(LOOK);
    pause.setOnFinished(event -> what.run());
    pause.play();
  }

  /** Asks the JavaFX thread again and again whether it answers; returns whether games went on. */
  private boolean watch(Duration time) throws IOException {
    while (System.nanoTime() - start < time.toNanos()) {
      long asked = System.nanoTime();
      long[] answered = new long[1];
      Thread asking = Thread.currentThread();
      Platform.runLater(() -> {
        synchronized (answered) {
          answered[0] = System.nanoTime();
        }
        LockSupport.unpark(asking);
      });
      while (answer(answered) == 0 && !isStuck()) {
        LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(1));
      }
      if (isStuck()) {
        System.out.printf("no move for five minutes: game %d, after %d moves%n", games, moves);
        report();
        return false;
      }
      long block = answer(answered) - asked;
      longestBlock.accumulateAndGet(block, Math::max);
      if (block > TimeUnit.MILLISECONDS.toNanos(500)) {
        blocks.incrementAndGet();
      }
      LockSupport.parkNanos(HEARTBEAT_NANOS);
    }
    report();
    return true;
  }

  private static long answer(long[] answered) {
    synchronized (answered) {
      return answered[0];
    }
  }

  private boolean isStuck() {
    return System.nanoTime() - lastMove > LONGEST_MOVE.toNanos();
  }

  private void report() throws IOException {
    long nanos = System.nanoTime() - start;
    System.out.printf(
        "%s, %d x %d: %.1f minutes, %d games%n", game.id(), width, height, nanos / 60e9, games);
    System.out.print(collections.report(nanos));
    OperatingSystemMXBean system =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    System.out.printf(
        "  %.0f s of CPU time, load of the machine %.1f%n",
        system.getProcessCpuTime() / 1e9, system.getSystemLoadAverage());
    System.out.printf(
        "  JavaFX thread: longest block %.0f ms, %d over half a second%n",
        longestBlock.get() / MILLION, blocks.get());
    memory("at the end");
    System.gc();
    memory("after a full collection");
  }

  private static void memory(String when) throws IOException {
    Runtime runtime = Runtime.getRuntime();
    System.out.printf(
        "  %s: heap %d of %d MB",
        when, (runtime.totalMemory() - runtime.freeMemory()) >> 20, runtime.totalMemory() >> 20);
    Path status = Path.of("/proc/self/status");
    if (Files.exists(status)) {
      try (Stream<String> lines = Files.lines(status)) {
        lines
            .filter(line -> line.startsWith("VmHWM") || line.startsWith("VmRSS"))
            .forEach(line -> System.out.print(", " + line.replaceAll("\\s+", " ")));
      }
    }
    System.out.println();
  }
}
