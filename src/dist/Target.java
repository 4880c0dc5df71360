import java.nio.file.Path;
import java.util.List;

/** The systems that have packages, and the layout of an image on each. */
enum Target {
  LINUX("linux", "san-marco", "bin/san-marco", "lib/app", "lib/runtime", "lib", "png"),
  WINDOWS("windows", "San Marco", "San Marco.exe", "app", "runtime", "bin", "ico"),
  MACOS(
      "macos",
      "San Marco.app",
      "Contents/MacOS/San Marco",
      "Contents/app",
      "Contents/runtime/Contents/Home",
      "lib",
      "icns");

  /** The system of this machine: an image can be made for no other. */
  static final Target HERE = here();

  final String label;
  final String icon;

  /** The folder for native libraries in a runtime. */
  final String natives;

  private final Path image;
  private final String launcher;
  private final String app;
  private final String runtime;

  Target(
      String label,
      String image,
      String launcher,
      String app,
      String runtime,
      String natives,
      String icon) {
    this.label = label;
    this.image = Project.DIST.resolve("image").resolve(image);
    this.launcher = launcher;
    this.app = app;
    this.runtime = runtime;
    this.natives = natives;
    this.icon = icon;
  }

  private static Target here() {
    String system = System.getProperty("os.name");
    return system.startsWith("Windows") ? WINDOWS : system.startsWith("Mac") ? MACOS : LINUX;
  }

  /** The processor of this machine, as in file names. */
  static String architecture() {
    return List.of("aarch64", "arm64").contains(System.getProperty("os.arch")) ? "arm64" : "x64";
  }

  /** The folder that runs from anywhere. */
  Path image() {
    return image;
  }

  Path launcher() {
    return image.resolve(launcher);
  }

  /** The folder of the program's jars. */
  Path app() {
    return image.resolve(app);
  }

  Path runtime() {
    return image.resolve(runtime);
  }

  /** The Java command of a runtime. */
  static String java(Path runtime) {
    return runtime
        .resolve("bin")
        .resolve(HERE == WINDOWS ? "java.exe" : "java")
        .toAbsolutePath()
        .toString();
  }
}
