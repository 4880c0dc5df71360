import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Far more than it takes. */
static final int MINUTES = 5;

/**
 * Gives an image of the program its start-up cache: {@code java StartUpCache.java IMAGE LAUNCHER APP
 * WORK TIME}. Runs the launcher once through all screens, on a screen of its own, while the virtual
 * machine writes down what it loads and links; then tells the launcher's configuration about it.
 * On Linux the image gets a launcher of its own.
 *
 * <p>The cache holds for these very files of the image, of this TIME (in seconds since 1970),
 * which is why it is made last.
 */
void main(String[] args) throws IOException, InterruptedException {
  Path image = Path.of(args[0]).toAbsolutePath();
  Path launcher = image.resolve(args[1]);
  Path app = image.resolve(args[2]);
  Path work = Path.of(args[3]).toAbsolutePath();
  Path cache = app.resolve("start.aot");
  Path configuration = app.resolve("San Marco.cfg");
  String setting = "java-options=-XX:AOTCache=$APPDIR/start.aot";
  if (Files.readAllLines(configuration).contains(setting)) {
    throw new IOException(image + " has a start-up cache already: run mvn clean first");
  }
  FileTime time = FileTime.from(Long.parseLong(args[4]), TimeUnit.SECONDS);
  try (Stream<Path> files = Files.walk(image)) {
    for (Path file : files.toList()) {
      Files.setLastModifiedTime(file, time);
    }
  }
  simplify(launcher, configuration);
  ProcessBuilder run = new ProcessBuilder(launcher.toString(), "rehearse", work.toString());
  run.environment()
      .put(
          "JAVA_TOOL_OPTIONS",
          "-Dglass.platform=Headless -Dprism.order=sw -Xlog:disable"
              // Classes alone: profiles of methods would make the image a tenth larger.
              + " -XX:+UnlockDiagnosticVMOptions -XX:-AOTRecordTraining"
              + " -XX:AOTCacheOutput=\"" + cache + "\"");
  run.redirectErrorStream(true).redirectOutput(work.resolveSibling("rehearsal.log").toFile());
  Process rehearsal = run.start();
  boolean ended = rehearsal.waitFor(MINUTES, TimeUnit.MINUTES);
  rehearsal.destroy();
  if (!ended || rehearsal.exitValue() != 0 || !Files.exists(cache)) {
    throw new IOException("the rehearsal failed: see " + work.resolveSibling("rehearsal.log"));
  }
  Files.writeString(configuration, setting + System.lineSeparator(), StandardOpenOption.APPEND);
  simplify(launcher, configuration);
  IO.println("start-up cache: " + Files.size(cache) / 1_000_000 + " MB");
}

/**
 * Puts a script in place of jpackage's launcher for Linux, which asks rpm and dpkg at each start what
 * package it came with: a third of the time to the first picture. Where there is no graphics card
 * JavaFX draws by itself, and the script keeps it and GTK from loading Mesa, which would only bring a
 * compiler, 60 MB, to find that out. What Java's compilers are done with goes back to the system.
 */
static void simplify(Path launcher, Path configuration) throws IOException {
  if (!System.getProperty("os.name").equals("Linux")) {
    return;
  }
  String script =
      """
      #!/bin/sh
      launcher=$(readlink -f "$0")
      APPDIR=${launcher%%/bin/*}/lib/app
      # With a locale of ASCII alone, Java could not open files whose names have other letters.
      if [ "$(locale charmap 2>/dev/null)" = ANSI_X3.4-1968 ]; then
        export LC_ALL=C.UTF-8
      fi
      # It is meant for other programs.
      unset JDK_JAVA_OPTIONS
      if [ ! -e /dev/dri ] && [ ! -e /dev/nvidiactl ] && [ ! -e /dev/dxg ]; then
        export GDK_GL=disable
        drawing=-Dprism.order=sw
      fi
      exec "$APPDIR/../runtime/bin/java" %s -XX:TrimNativeHeapInterval=5000 $drawing -classpath "%s" %s "$@"
      """;
  Files.writeString(
      launcher,
      script.formatted(
          values(configuration, "java-options", "\" \"", "\"", "\""),
          values(configuration, "app.classpath", ":", "", ""),
          values(configuration, "app.mainclass", "", "", "")));
  Files.deleteIfExists(configuration.getParent().resolveSibling("libapplauncher.so"));
}

/** What stands in the launcher's configuration for a key. */
static String values(Path configuration, String key, String between, String before, String after)
    throws IOException {
  try (Stream<String> lines = Files.lines(configuration)) {
    return lines
        .filter(line -> line.startsWith(key + "="))
        .map(line -> line.substring(key.length() + 1))
        .collect(Collectors.joining(between, before, after));
  }
}
