import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A trial of what was packed: it tells its version, and opens a saved game without a display. */
final class Trial {

  private static final Path FOLDER = Project.DIST.resolve("trial");
  private static final Path GAME =
      Path.of("src", "test", "resources", "saves", "v3", "four-players-own-number.json");

  /** The most seconds until the game is open, on a machine with ten times the load. */
  private static final int PATIENCE = 300;

  private Trial() {}

  /**
   * Tries the program in a folder.
   *
   * @param image the folder that runs from anywhere
   */
  static void run(Path image) throws IOException, InterruptedException {
    Path program = image.resolve(Target.HERE.image().relativize(Target.HERE.launcher()));
    Tools.run(List.of(program.toAbsolutePath().toString(), "--version"));
    Path game = FOLDER.resolve(GAME.getFileName()).toAbsolutePath();
    Tools.copy(GAME, game);
    ProcessBuilder window =
        new ProcessBuilder(program.toAbsolutePath().toString(), game.toString())
            .redirectErrorStream(true)
            .redirectOutput(FOLDER.resolve("window.log").toFile());
    Path home = Tools.fresh(FOLDER.resolve("home")).toAbsolutePath();
    window
        .environment()
        .putAll(
            Map.of(
                "JAVA_TOOL_OPTIONS",
                "-Dglass.platform=Headless -Dprism.order=sw -Duser.home=" + home,
                "XDG_DATA_HOME",
                home.toString(),
                "APPDATA",
                home.toString()));
    Process opened = window.start();
    try {
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
      while (!hasJournal(home)) {
        if (opened.waitFor(1, TimeUnit.SECONDS) || System.nanoTime() > end) {
          throw new IOException(
              "the saved game was not opened: " + Files.readString(FOLDER.resolve("window.log")));
        }
      }
    } finally {
      opened.destroyForcibly().waitFor();
    }
    IO.println("trial: the window has opened a saved game");
    Tools.fresh(FOLDER);
  }

  /** Whether a game is being played: its journal is the only file of the folder of these. */
  private static boolean hasJournal(Path home) throws IOException {
    return Tools.walk(home).stream()
        .anyMatch(file -> Files.isRegularFile(file) && file.getParent().endsWith("autosave"));
  }

  /** Unpacks a package that was made for the trial alone; returns the image in it. */
  static Path unpack(Path deb) throws IOException, InterruptedException {
    Path folder = Tools.fresh(FOLDER);
    Tools.run(List.of("dpkg-deb", "--extract", deb.toString(), folder.toString()));
    return folder.resolve("usr/lib/san-marco");
  }
}
