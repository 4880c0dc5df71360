import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The image: a folder with the program, its runtime and the start-up cache, which runs from
 * anywhere.
 */
final class Image {

  private static final Path RUNTIME = Project.DIST.resolve("runtime");
  private static final Path TOOLS = Project.DIST.resolve("tools");
  private static final Path INPUT = Project.DIST.resolve("input");
  private static final Path ICONS = Project.DIST.resolve("icons");

  /** The sources of the build tools, which are kept beside their tests. */
  private static final Path TOOL_SOURCES =
      Path.of("src", "test", "java", "org", "sanmarco", "ui", "shell");

  private static final String PACKAGE = "org.sanmarco.ui.shell.";
  private static final String TRAINING = "AotTrainingRun";
  private static final List<String> TOOL_NAMES =
      List.of(TRAINING, "EmblemFile", "Icons");

  /** Beans, sounds and pictures of java.desktop are used, but neither windows nor letters. */
  private static final String UNUSED_FILES =
      "**mlib_image.*,**lcms.*,**fontmanager.*,**libfreetype.*,**awt_xawt.*,**javajpeg.*,**splashscreen.*";

  /** The same for packages, with those that transform XML. Some exist on one system only. */
  private static final List<String> UNUSED_PACKAGES =
      List.of(
          "java.desktop/javax/swing/plaf",
          "java.desktop/javax/swing/text",
          "java.desktop/sun/swing",
          "java.desktop/com/sun/java/swing",
          "java.desktop/sun/awt/X11",
          "java.desktop/sun/print",
          "java.desktop/java/awt/doc-files",
          "java.xml/com/sun/org/apache/bcel",
          "java.xml/com/sun/org/apache/xalan");

  private static final String CACHE = "start.jsa";

  private final Project project;

  Image(Project project) {
    this.project = project;
  }

  /**
   * Links the runtime. JavaFX's native libraries come beside Java's, where they are looked for
   * first.
   */
  void runtime() throws IOException, InterruptedException {
    Tools.fresh(RUNTIME);
    Files.delete(RUNTIME);
    Path modules = Tools.fresh(Project.DIST.resolve("modules"));
    List<Path> javafx = new ArrayList<>();
    for (Licences.Library library : Licences.libraries()) {
      if (library.isJavaFx()) {
        javafx.add(library.jar());
        Tools.copy(library.jar(), modules.resolve(library.jar().getFileName()));
      }
    }
    Tools.jdk(
        "jlink",
        List.of(
            "--module-path",
            modules.toString(),
            "--add-modules",
            "javafx.controls,javafx.fxml,java.logging,java.management,jdk.localedata,java.net.http",
            "--include-locales",
            "en,fr,ru,it,de",
            "--exclude-resources=/javafx.*/*.so,/javafx.*/*.dll,/javafx.*/*.dylib,@" + unusedClasses(),
            "--exclude-files=" + UNUSED_FILES,
            "--strip-debug",
            "--no-header-files",
            "--no-man-pages",
            "--compress",
            "zip-9",
            "--output",
            RUNTIME.toString()));
    for (Path jar : javafx) {
      Tools.unpack(
          jar, name -> name.matches(".*\\.(so|dll|dylib)"), RUNTIME.resolve(Target.HERE.natives));
    }
    if (Target.HERE == Target.LINUX) {
      stripNatives();
    }
  }

  /**
   * Writes a list of the files in unused packages. It lacks one of each, because jlink wants all
   * packages of a module.
   */
  private static Path unusedClasses() throws IOException {
    Path modules = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules");
    StringBuilder unused = new StringBuilder();
    for (Path folder : UNUSED_PACKAGES.stream().map(modules::resolve).filter(Files::exists).toList()) {
      Path before = folder;
      for (Path file : Tools.walk(folder)) {
        if (file.getParent().equals(before.getParent()) && Files.isRegularFile(before)) {
          unused.append('/').append(modules.relativize(file)).append('\n');
        }
        before = file;
      }
    }
    return Tools.write(Project.DIST.resolve("unused.txt"), unused.toString());
  }

  /** Removes the symbols that only a debugger reads. */
  private static void stripNatives() throws IOException, InterruptedException {
    List<String> strip = new ArrayList<>(List.of("strip", "--strip-unneeded"));
    for (Path file : Tools.walk(RUNTIME)) {
      if (Files.isRegularFile(file)
          && (Files.isExecutable(file) || file.toString().endsWith(".so"))) {
        strip.add(file.toString());
      }
    }
    Tools.run(strip);
  }

  /** Compiles the build tools. */
  void tools() throws IOException, InterruptedException {
    List<String> javac =
        new ArrayList<>(List.of("-proc:none", "-nowarn", "-d", Tools.fresh(TOOLS).toString()));
    javac.addAll(
        List.of(
            "--system",
            RUNTIME.toString(),
            "-classpath",
            path(List.of(Project.jar()), libraries())));
    TOOL_NAMES.forEach(tool -> javac.add(TOOL_SOURCES.resolve(tool + ".java").toString()));
    Tools.jdk("javac", javac);
  }

  /** Draws the icon, which is the window's, in the system's form and in all sizes. */
  void icons() throws IOException, InterruptedException {
    runJava(
        List.of(),
        path(List.of(TOOLS, Project.jar()), libraries()),
        PACKAGE + "EmblemFile",
        icon().toString(),
        Tools.fresh(ICONS).toString());
  }

  static Path icon() {
    return Project.DIST.resolve("icon." + Target.HERE.icon);
  }

  /** The icon in all sizes, for Linux. */
  static Path icons(int side) {
    return ICONS.resolve(side + ".png");
  }

  /** Assembles the image. */
  void assemble() throws IOException {
    Tools.fresh(INPUT);
    Path jar = INPUT.resolve(Project.COMMAND + ".jar");
    Tools.copy(Project.jar(), jar);
    for (Path library : libraries()) {
      Tools.copy(library, INPUT.resolve(library.getFileName()));
    }
    Tools.copy(Project.LICENCES, INPUT.resolve("licences"));
    Sbom.write(project, jar, Optional.of(RUNTIME), INPUT.resolve("licences").resolve("sbom.json"));
    Tools.date(INPUT, project.day());
    Tools.fresh(Project.DIST.resolve("image"));
    if (Target.HERE == Target.LINUX) {
      Tools.copy(INPUT, Target.HERE.app());
      Tools.copy(RUNTIME, Target.HERE.runtime());
      writeLauncher();
    } else {
      Tools.jdk("jpackage", jpackage());
    }
    Tools.date(Target.HERE.image(), project.day());
  }

  private List<String> jpackage() throws IOException {
    List<String> options =
        new ArrayList<>(
            List.of(
                "--type",
                "app-image",
                "--name",
                Project.NAME,
                "--app-version",
                project.version(),
                "--description",
                Project.DESCRIPTION,
                "--vendor",
                Project.MAINTAINERS,
                "--copyright",
                "MIT licence",
                "--input",
                INPUT.toString(),
                "--runtime-image",
                RUNTIME.toString(),
                "--main-jar",
                Project.COMMAND + ".jar",
                "--main-class",
                Project.MAIN,
                "--icon",
                icon().toString(),
                "--dest",
                Project.DIST.resolve("image").toString()));
    for (String option : options("$APPDIR/" + CACHE)) {
      options.addAll(List.of("--java-options", option));
    }
    if (Target.HERE == Target.MACOS) {
      options.addAll(
          List.of(
              "--mac-package-identifier",
              Linux.ID,
              "--file-associations",
              association().toString()));
    }
    return options;
  }

  /** The file type, as jpackage reads it. */
  static Path association() throws IOException {
    return Tools.write(
        Project.DIST.resolve("saved-game.properties"),
        """
        extension=sanmarco
        mime-type=application/x-san-marco
        description=San Marco game
        icon=%s
        """
            .formatted(icon().toAbsolutePath().toString().replace("\\", "\\\\")));
  }

  /** The virtual machine's options. The start-up cache holds for these only. */
  private List<String> options(String cache) {
    List<String> options = new ArrayList<>(List.of(project.memory().split(" ")));
    options.addAll(
        List.of(
            "-Djava.awt.headless=true",
            "-Djdk.reflect.useNativeAccessorOnly=true",
            "--enable-native-access=javafx.graphics,ALL-UNNAMED",
            "-Xlog:disable",
            "-Xlog:all=error:stderr",
            "-XX:SharedArchiveFile=" + cache));
    return options;
  }

  /**
   * Writes the launcher for Linux. jpackage's own asks rpm and dpkg at each start which package it
   * belongs to: a third of the time to the first picture. This one prepares the start as the script
   * of the program does.
   */
  private void writeLauncher() throws IOException {
    String script =
        """
        #!/bin/sh
        launcher=$(readlink -f "$0")
        APPDIR=${launcher%%/bin/*}/lib/app
        # It is meant for other programs.
        unset JDK_JAVA_OPTIONS
        %sexec "$APPDIR/../runtime/bin/java" %s $drawing \\
          -classpath "%s" %s "$@"
        """;
    String program = Files.readString(Project.APP.resolve("bin").resolve(Project.COMMAND));
    String preparation =
        program.substring(program.indexOf("  # With a"), program.indexOf("  # shellcheck"));
    String options =
        options("$APPDIR/" + CACHE).stream()
            .map(option -> "\"" + option + "\"")
            .collect(Collectors.joining(" "));
    String jars =
        Stream.concat(
                Stream.of(Project.COMMAND + ".jar"),
                libraries().stream().map(jar -> jar.getFileName().toString()))
            .map(jar -> "$APPDIR/" + jar)
            .collect(Collectors.joining(":"));
    Path launcher =
        Tools.write(Target.HERE.launcher(), script.formatted(preparation, options, jars, Project.MAIN));
    Tools.executable(launcher);
  }

  /**
   * Adds the start-up cache: runs the program once through its screens, in an invisible window, and
   * stores the classes that it loaded, without those of the run itself.
   */
  void cache() throws IOException, InterruptedException {
    Path list = Project.DIST.resolve("classes.list");
    Path home = Tools.fresh(Project.DIST.resolve("training"));
    String jars = classPath();
    runJava(
        List.of("-XX:DumpLoadedClassList=" + list),
        jars + java.io.File.pathSeparator + TOOLS.toAbsolutePath(),
        PACKAGE + TRAINING,
        home.toAbsolutePath().toString());
    Files.write(list, ordered(Files.readAllLines(list)));
    Path cache = Target.HERE.app().resolve(CACHE);
    Files.deleteIfExists(cache);
    List<String> dump = new ArrayList<>(List.of(Target.java(Target.HERE.runtime())));
    dump.addAll(options(cache.toAbsolutePath().toString()));
    dump.addAll(
        List.of(
            "-Xshare:dump",
            "-XX:+AOTClassLinking",
            "-XX:SharedClassListFile=" + list,
            "-classpath",
            jars));
    Tools.run(dump);
    Tools.date(Target.HERE.image(), project.day());
    IO.println("start-up cache: %d MB".formatted(Files.size(cache) / 1_000_000));
    // Fails if the cache doesn't fit the image.
    Tools.run(
        List.of(Target.HERE.launcher().toAbsolutePath().toString(), "--version"),
        Map.of("JAVA_TOOL_OPTIONS", "-Xshare:on"));
  }

  /** The jars in the image as the launcher names them. */
  private static String classPath() throws IOException {
    Path app = Target.HERE.app().toAbsolutePath();
    if (Target.HERE == Target.LINUX) {
      return path(
          List.of(app.resolve(Project.COMMAND + ".jar")),
          Tools.list(app, name -> name.endsWith(".jar") && !name.equals(Project.COMMAND + ".jar")));
    }
    return Files.readAllLines(app.resolve(Project.NAME + ".cfg")).stream()
        .filter(line -> line.startsWith("app.classpath="))
        .map(line -> line.replace("app.classpath=", "").replace("$APPDIR", app.toString()))
        .collect(Collectors.joining(java.io.File.pathSeparator));
  }

  /**
   * The classes, then the entries resolved in them, each in an order that doesn't depend on the
   * threads of the run.
   */
  private static Collection<String> ordered(List<String> lines) {
    // The classes that come before the first one of the run.
    Stream<String> start =
        Stream.of("Main", "WindowStart", "LauncherErrors").map(name -> "org/sanmarco/cli/" + name);
    return Stream.concat(start, lines.stream())
        .filter(line -> !line.startsWith("#") && !line.contains(TRAINING))
        .map(line -> line.replaceFirst(" id: \\d+$", ""))
        // '@' is before all letters.
        .collect(
            Collectors.toCollection(() ->
                new TreeSet<>((a, b) ->
                    a.startsWith("@") == b.startsWith("@") ? a.compareTo(b) : b.compareTo(a))));
  }

  private void runJava(List<String> options, String path, String main, String... arguments)
      throws IOException, InterruptedException {
    Path runtime = options.isEmpty() ? RUNTIME : Target.HERE.runtime();
    List<String> command = new ArrayList<>(List.of(Target.java(runtime)));
    command.addAll(List.of(project.memory().split(" ")));
    command.addAll(options);
    command.addAll(
        List.of(
            "-Dglass.platform=Headless",
            "-Dprism.order=sw",
            "-Djava.awt.headless=true",
            "-Djdk.reflect.useNativeAccessorOnly=true",
            "--enable-native-access=javafx.graphics,ALL-UNNAMED",
            "-classpath",
            path,
            main));
    command.addAll(List.of(arguments));
    Tools.run(command);
  }

  /** The jars that the program needs besides JavaFX, which is in the runtime. */
  private static List<Path> libraries() throws IOException {
    return Tools.list(
        Project.APP.resolve("lib"),
        name ->
            name.endsWith(".jar")
                && !name.startsWith("javafx-")
                && !name.equals(Project.COMMAND + ".jar"));
  }

  private static String path(List<Path> first, List<Path> then) {
    return Stream.concat(first.stream(), then.stream())
        .map(file -> file.toAbsolutePath().toString())
        .collect(Collectors.joining(java.io.File.pathSeparator));
  }
}
