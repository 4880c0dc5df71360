import java.io.IOException;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.ToDoubleFunction;
import java.util.spi.ToolProvider;

/**
 * Measures how long an image of the program takes to show its first picture and its complete start
 * screen, on the very first start and on later ones, compared with an empty JavaFX window on the
 * same runtime: {@code java StartTimes.java IMAGE [ROUNDS]}. For Linux with Xvfb, whose screen it
 * reads as a file. Also reports the memory used on a tour of all screens and while computers play.
 */
public final class StartTimes {

  /** The Java version below which this file stops with a message. */
  private static final int NEEDED = 25;

  public static void main(String[] args) throws Exception {
    if (Runtime.version().feature() < NEEDED) {
      System.err.println(
          "StartTimes needs Java " + NEEDED + " or newer, and this is " + Runtime.version() + ".");
      System.exit(1);
    }
    Path image = Path.of(args[0]).toAbsolutePath();
    int rounds = args.length > 1 ? Integer.parseInt(args[1]) : 15;
    Path work = Files.createTempDirectory("start-times");
    String launcher = image.resolve("bin").resolve(image.getFileName()).toString();
    String empty = empty(work, image, Path.of(launcher));
    try (Screen screen = new Screen(work)) {
      System.out.println("memory at most:");
      System.out.println("  empty window %s".formatted(screen.mostMemory(List.of(empty, CLOSE))));
      // Later starts will find the files that this one leaves.
      Path used = work.resolve("used");
      System.out.println(
          "  the program  %s, on the way through all screens"
              .formatted(
                  screen.mostMemory(
                      List.of(tour(work, Path.of(launcher)), used.resolve(FOLDER).toString()))));
      Path game = Files.writeString(work.resolve("game.sanmarco"), GAME);
      System.out.println(
          "               %s, in the first %d seconds of a game of computers"
              .formatted(screen.mostMemory(List.of(launcher, game.toString())), LONG));
      Map<String, List<Times>> all = new LinkedHashMap<>();
      for (int round = -1; round < rounds; round++) {
        Map<String, Times> now = new LinkedHashMap<>();
        now.put("empty window", screen.times(List.of(empty), used));
        now.put(
            "the very first time",
            screen.times(List.of(launcher), Files.createTempDirectory(work, "new")));
        now.put("every later time", screen.times(List.of(launcher), used));
        if (round >= 0) {
          now.forEach((name, times) -> all.computeIfAbsent(name, x -> new ArrayList<>()).add(times));
        }
      }
      System.out.println("first and last change, median of %d, seconds:".formatted(rounds));
      double plain = median(all.get("empty window"), Times::first);
      all.forEach((name, times) -> {
        double first = median(times, Times::first);
        double last = median(times, Times::last);
        System.out.println(
            "  %-20s %.2f and %.2f, %.2f and %.2f times an empty window"
                .formatted(name, first, last, first / plain, last / plain));
      });
    }
  }

  /** The folder of the program's files in XDG_DATA_HOME. */
  static final String FOLDER = "san-marco";

  /** Seconds that a program's memory is watched, if it doesn't end before. */
  static final int LONG = 100;

  static final String GAME =
      """
      {
        "format": "san-marco-game", "version": 1, "program": "", "saved": "2026-01-01T00:00:00Z", "game": "san-marco",
        "players": 4, "seed": "1",
        "options": {}, "moves": [],
        "seats": [
          {"name": "A", "colour": "red", "computer": "easy"},
          {"name": "B", "colour": "blue", "computer": "medium"},
          {"name": "C", "colour": "yellow", "computer": "easy"},
          {"name": "D", "colour": "green", "computer": "hard"}
        ]
      }
      """;

  /** Has the empty window close by itself. */
  static final String CLOSE = "close";

  static final String EMPTY =
      """
      public class Empty extends javafx.application.Application {
        public void start(javafx.stage.Stage stage) {
          stage.setScene(new javafx.scene.Scene(new javafx.scene.layout.Pane(), 1280, 800));
          stage.show();
          if (!getParameters().getRaw().isEmpty()) {
            var pause = new javafx.animation.PauseTransition(javafx.util.Duration.seconds(1));
            pause.setOnFinished(event -> stage.close());
            pause.play();
          }
        }
      }
      """;

  /**
   * The command that opens an empty window: the program's own, for another class and with a cache
   * of its own.
   */
  static String empty(Path work, Path image, Path launcher) throws Exception {
    Path source = Files.writeString(work.resolve("Empty.java"), EMPTY);
    run(
        ToolProvider.findFirst("javac").orElseThrow(),
        "--system",
        image.resolve("lib/runtime").toString(),
        "-d",
        work.toString(),
        source.toString());
    Path jar = work.resolve("empty.jar");
    run(
        ToolProvider.findFirst("jar").orElseThrow(),
        "--create",
        "--file",
        jar.toString(),
        "-C",
        work.toString(),
        "Empty.class");
    Path cache = work.resolve("empty.aot");
    String script =
        Files.readString(launcher)
            .replaceFirst("APPDIR=.*", "APPDIR=\"" + image.resolve("lib/app") + "\"")
            .replaceFirst("-classpath \"[^\"]*\" \\S+", "-classpath \"" + jar + "\" Empty");
    String option = "-XX:SharedArchiveFile=[^\"]*";
    Path training =
        executable(
            work.resolve("train"), script.replaceFirst(option, "-XX:AOTCacheOutput=" + cache));
    ProcessBuilder builder = new ProcessBuilder(training.toString(), CLOSE);
    builder.environment().put("XDG_DATA_HOME", work.resolve("data").toString());
    builder.environment().put("JAVA_TOOL_OPTIONS", "-Dglass.platform=Headless -Dprism.order=sw");
    builder
        .redirectErrorStream(true)
        .redirectOutput(work.resolve("empty.log").toFile())
        .start()
        .waitFor();
    if (!Files.exists(cache)) {
      throw new IOException("no cache: see " + work.resolve("empty.log"));
    }
    return executable(work.resolve("empty"), script.replaceFirst(option, "-XX:AOTCache=" + cache))
        .toString();
  }

  /** The command that goes through all screens: the program's own, for a class that only builds. */
  static String tour(Path work, Path launcher) throws IOException {
    Path tools = Path.of("target", "dist", "tools").toAbsolutePath();
    return executable(
            work.resolve("tour"),
            Files.readString(launcher)
                .replaceFirst(
                    "APPDIR=.*",
                    "APPDIR=\"" + launcher.getParent().resolveSibling("lib/app") + "\"")
                .replaceFirst(
                    "-classpath \"([^\"]*)\" \\S+",
                    "-classpath \"$1:" + tools + "\" org.sanmarco.ui.shell.AotTrainingRun"))
        .toString();
  }

  static Path executable(Path file, String script) throws IOException {
    return Files.setPosixFilePermissions(
        Files.writeString(file, script), PosixFilePermissions.fromString("rwx------"));
  }

  static void run(ToolProvider tool, String... arguments) throws IOException {
    if (tool.run(System.out, System.err, arguments) != 0) {
      throw new IOException(tool.name() + " failed");
    }
  }

  static double median(List<Times> times, ToDoubleFunction<Times> which) {
    return times.stream().mapToDouble(which).sorted().skip(times.size() / 2).findFirst().orElseThrow();
  }

  /** The seconds from a program's start to the first and to the last change of the screen. */
  record Times(double first, double last) {}

  /** A screen that nobody sees. */
  static final class Screen implements AutoCloseable {

    private static final int HEADER = 4096;

    /** The distance between compared bytes: a change of the picture shows in many places. */
    private static final int STEP = 4003;

    /**
     * Milliseconds between two looks: nobody tells of changes, and looking always would take a
     * core.
     */
    private static final int GLANCE = 2;

    private static final double STILL = 3.0;
    private static final double LONGEST = 30.0;

    private final Process server;
    private final MappedByteBuffer picture;
    private final int blank;
    private final Map<String, String> environment = new HashMap<>();

    Screen(Path work) throws IOException {
      server =
          new ProcessBuilder(
                  "Xvfb",
                  "-displayfd",
                  "1",
                  // A pointer is drawn again with what is below it, like a change.
                  "-nocursor",
                  "-screen",
                  "0",
                  "1280x800x24",
                  "-fbdir",
                  work.toString())
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      // It names a free display once it can be used.
      String display = ":" + server.inputReader().readLine();
      try (FileChannel channel = FileChannel.open(work.resolve("Xvfb_screen0"))) {
        picture = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size());
      }
      blank = sum();
      environment.put("DISPLAY", display);
      environment.put("HOME", work.toString());
      // Java asks the system, not HOME, where the player is at home.
      environment.put("XDG_DATA_HOME", work.resolve("data").toString());
    }

    /** Starts a program with its files in a folder, until its picture stops changing. */
    Times times(List<String> command, Path data) throws Exception {
      environment.put("XDG_DATA_HOME", data.toString());
      int shown = sum();
      long start = System.nanoTime();
      double first = 0;
      double last = 0;
      Process program = start(command);
      double now;
      do {
        Thread.sleep(GLANCE);
        int sum = sum();
        now = (System.nanoTime() - start) / 1e9;
        if (sum != shown) {
          shown = sum;
          first = first == 0 ? now : first;
          last = now;
        }
      } while (now < LONGEST && (last == 0 || now - last < STILL));
      stop(program);
      return new Times(first, last);
    }

    /**
     * The peak memory of a program until it ends or the time is up: resident, and the part of it
     * that no file backs.
     */
    String mostMemory(List<String> command) throws Exception {
      Process program = start(command);
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(LONG);
      long resident = 0;
      long own = 0;
      while (System.nanoTime() < end && !program.waitFor(100, TimeUnit.MILLISECONDS)) {
        try {
          List<String> lines =
              Files.readAllLines(Path.of("/proc/" + program.pid() + "/smaps_rollup"));
          long now = megabytes(lines, "Rss:");
          if (now > resident) {
            resident = now;
            own = megabytes(lines, "Anonymous:");
          }
        } catch (IOException ended) {
          // It is over.
        }
      }
      stop(program);
      return "%d MB, of which %d MB are in no file".formatted(resident, own);
    }

    private static long megabytes(List<String> lines, String name) {
      return lines.stream()
              .filter(line -> line.startsWith(name))
              .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
              .sum()
          / 1024;
    }

    private Process start(List<String> command) throws IOException {
      ProcessBuilder builder = new ProcessBuilder(command);
      builder.environment().putAll(environment);
      return builder
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start();
    }

    /** Ends a program, and waits until nothing is seen of it any more. */
    private void stop(Process program) throws InterruptedException {
      program.descendants().forEach(ProcessHandle::destroyForcibly);
      program.destroyForcibly().waitFor();
      while (sum() != blank) {
        Thread.sleep(GLANCE);
      }
    }

    private int sum() {
      int sum = 0;
      for (int at = HEADER; at < picture.limit(); at += STEP) {
        sum = 31 * sum + picture.get(at);
      }
      return sum;
    }

    @Override
    public void close() {
      server.destroy();
    }
  }
}
