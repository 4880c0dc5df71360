package org.sanmarco.ui.table;

import module java.base;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javafx.stage.StageStyle;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.Animation;
import org.sanmarco.ui.Fonts;
import org.sanmarco.ui.Theme;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Prompt.GameOver;
import org.sanmarco.ui.testing.Clicker;
import org.sanmarco.ui.testing.FakeServices;
import org.sanmarco.ui.testing.Fx;

/**
 * Plays a game in a window, waits until every move has been shown, and prints the frames drawn per
 * second meanwhile, and the time from a click until the layout was complete.
 */
public final class WindowBench {

  private static final double MILLION = 1e6;
  private static final int WARM = 150;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** The duration of a frame at 60 frames per second, in milliseconds. */
  private static final double FRAME = 1000.0 / 60;

  private final GameModel model;
  private final Clicker clicker;
  private final Scene scene;
  private final List<Group> layers;
  private final int steps;
  private final List<Double> frames = new ArrayList<>();
  private final List<Double> answers = new ArrayList<>();
  private final List<Double> work = new ArrayList<>();
  private int done;
  private long last;

  private WindowBench(Path folder, int width, int height, int steps, Animation speed) {
    this.steps = steps;
    Fonts.load();
    FakeServices services = new FakeServices(folder);
    GameScreen screen = new GameScreen(services, OpenGame.of(services, Clicker.table(4, 1)));
    model = screen.model();
    clicker = new Clicker(model, 1);
    scene = new Scene(screen.root(), width, height);
    Theme.STANDARD.apply(scene);
    Stage stage = new Stage(StageStyle.UNDECORATED);
    stage.setScene(scene);
    stage.show();
    for (int i = 0; i < WARM; i++) {
      clicker.step();
      scene.getRoot().applyCss();
      scene.getRoot().layout();
    }
    services
        .preferences()
        .change(settings -> settings.with(Setting.ANIMATION, speed).with(Setting.MOMENTS, false));
    layers = List.of((Group) Fx.find(scene, "#motion"), (Group) Fx.find(scene, "#leaving"));
  }

  /**
   * Runs the measurement on the available display.
   *
   * @param arguments width, height and number of steps, if not the usual ones
   */
  public static void main(String[] arguments) throws Exception {
    int[] numbers = Arrays.stream(arguments).mapToInt(Integer::parseInt).toArray();
    int width = numbers.length > 0 ? numbers[0] : 1920;
    int height = numbers.length > 1 ? numbers[1] : 1080;
    int steps = numbers.length > 2 ? numbers[2] : 200;
    Path folder = Files.createTempDirectory("bench");
    try {
      Fx.run(() -> new WindowBench(folder, width, height, steps, Animation.NORMAL).run(System.out));
    } catch (AssertionError failed) {
      // The JavaFX thread would keep the program from ending.
      failed.printStackTrace();
      System.exit(1);
    }
  }

  private void run(PrintStream out) {
    new AnimationTimer() {
      @Override
      public void handle(long now) {
        boolean moving = layers.stream().anyMatch(layer -> !layer.getChildren().isEmpty());
        long time = System.nanoTime();
        if (moving && last > 0) {
          frames.add((time - last) / MILLION);
        }
        last = moving ? time : 0;
        if (moving) {
          return;
        }
        if (done++ == steps || model.prompt() instanceof GameOver) {
          stop();
          tell(out);
          Platform.exit();
        } else {
          step();
        }
      }
    }.start();
  }

  /** Clicks before a frame, which then lays out the click's changes. */
  private void step() {
    long before = System.nanoTime();
    long worked = THREADS.getCurrentThreadCpuTime();
    Runnable[] laidOut = new Runnable[1];
    laidOut[0] =
        () -> {
          scene.removePostLayoutPulseListener(laidOut[0]);
          answers.add((System.nanoTime() - before) / MILLION);
          work.add((THREADS.getCurrentThreadCpuTime() - worked) / MILLION);
        };
    scene.addPostLayoutPulseListener(laidOut[0]);
    clicker.step();
  }

  private void tell(PrintStream out) {
    double sum = frames.stream().mapToDouble(Double::doubleValue).sum();
    long late = frames.stream().filter(frame -> frame > 1.5 * FRAME).count();
    out.printf(
        "%d frames, %.1f a second, %d late%n", frames.size(), 1000 * frames.size() / sum, late);
    tell(out, "ms between two frames", frames);
    tell(out, "ms from a click until all is laid out", answers);
    tell(out, "of that at work, the rest waiting for a core", work);
  }

  private static void tell(PrintStream out, String what, List<Double> figures) {
    figures.sort(null);
    out.printf(
        "%s: median %.1f, 90%% %.1f, 99%% %.1f, of %d%n",
        what, at(figures, 0.5), at(figures, 0.9), at(figures, 0.99), figures.size());
  }

  private static double at(List<Double> sorted, double share) {
    return sorted.get((int) Math.min(sorted.size() - 1, share * sorted.size()));
  }
}
