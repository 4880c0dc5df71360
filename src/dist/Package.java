import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Makes the packages of this system: {@code java src/dist/Package.java [STEP]...}, from the
 * project's folder, with the JDK that the runtime is made of. Without a step it does all but {@code
 * trial}. Maven calls it as {@code mvn -Pdist -DskipTests package}. See {@code docs/packages.md}.
 */
public final class Package {

  /** The Java version below which this file stops with a message. */
  private static final int NEEDED = 25;

  private static final long MEGABYTE = 1_000_000;

  /** The most megabytes of the image and of a download. */
  private static final long IMAGE_LIMIT = 134;

  private static final long INSTALLER_LIMIT = 62;

  private final Project project;
  private final Linux linux;
  private final Map<String, Step> steps = new LinkedHashMap<>();

  /** The steps that make the packages. */
  private final List<String> usual;

  private interface Step {
    void run() throws IOException, InterruptedException;
  }

  private Package(Project project) {
    this.project = project;
    Image image = new Image(project);
    linux = new Linux(project);
    steps.put("licences", this::licences);
    steps.put("runtime", image::runtime);
    steps.put("tools", image::tools);
    steps.put("icons", image::icons);
    steps.put("image", image::assemble);
    steps.put("cache", image::cache);
    steps.put("sign", Signature::image);
    steps.put("installer", this::installer);
    steps.put("check", this::check);
    usual = List.copyOf(steps.keySet());
    steps.put("trial", this::trial);
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    if (Runtime.version().feature() < NEEDED) {
      System.err.println(
          "Packages need JDK " + NEEDED + " or newer, and this is " + Runtime.version() + ".");
      System.exit(1);
    }
    new Package(Project.read()).run(List.of(args));
  }

  private void run(List<String> wanted) throws IOException, InterruptedException {
    for (String name : wanted.isEmpty() ? usual : wanted) {
      Step step = steps.get(name);
      if (step == null) {
        throw new IOException(
            "no step " + name + ": there are " + String.join(", ", steps.keySet()));
      }
      step.run();
    }
  }

  private void licences() throws IOException {
    Licences.gather();
    Sbom.write(project, Project.jar(), Optional.empty(), Project.LICENCES.resolve("sbom.json"));
  }

  private void installer() throws IOException, InterruptedException {
    for (Path old : packages()) {
      Files.delete(old);
    }
    switch (Target.HERE) {
      case LINUX -> {
        linux.makeDeb(linux.deb(), "-Zxz");
        linux.makeTarball();
      }
      case WINDOWS -> makeMsi();
      case MACOS -> makeDmg();
    }
  }

  /** The files offered for download. */
  private List<Path> packages() throws IOException {
    return Tools.list(Project.DIST, name -> name.matches(".*\\.(deb|tar\\.gz|msi|dmg)"));
  }

  private void makeMsi() throws IOException, InterruptedException {
    Tools.jdk(
        "jpackage",
        List.of(
            "--type",
            "msi",
            "--name",
            Project.NAME,
            "--app-version",
            project.version(),
            "--description",
            Project.DESCRIPTION,
            "--vendor",
            Project.MAINTAINERS,
            "--app-image",
            Target.HERE.image().toString(),
            "--license-file",
            "LICENSE",
            "--file-associations",
            Image.association().toString(),
            "--win-menu",
            "--win-shortcut",
            "--win-per-user-install",
            "--win-upgrade-uuid",
            "0f1d3a52-5f0e-4b5a-9d2c-6f2f6b1f5c11",
            "--dest",
            Project.DIST.toString()));
    Path file = Project.DIST.resolve(project.file(".msi"));
    Files.move(packages().getFirst(), file, StandardCopyOption.REPLACE_EXISTING);
    Signature.installer(file);
  }

  /** Not with jpackage, which would add a file to the sealed bundle. */
  private void makeDmg() throws IOException, InterruptedException {
    Path folder = Tools.fresh(Project.DIST.resolve("dmg"));
    Path bundle = folder.resolve(Target.HERE.image().getFileName());
    Tools.run(List.of("ditto", Target.HERE.image().toString(), bundle.toString()));
    Signature.verify(bundle);
    Files.createSymbolicLink(folder.resolve("Applications"), Path.of("/Applications"));
    Path file = Project.DIST.resolve(project.file(".dmg"));
    Tools.run(
        List.of(
            "hdiutil",
            "create",
            "-volname",
            Project.NAME,
            "-srcfolder",
            folder.toString(),
            "-format",
            "UDZO",
            "-ov",
            file.toString()));
    Signature.installer(file);
  }

  /**
   * Checks the properties visible without installing: sizes, names, and that the list of parts is
   * complete.
   */
  private void check() throws IOException {
    List<String> faults = new ArrayList<>();
    Path app = Target.HERE.app();
    String parts = Files.readString(app.resolve("licences").resolve("sbom.json"));
    for (Path jar : Tools.list(app, name -> name.endsWith(".jar"))) {
      if (!parts.contains(Sbom.hash(jar))) {
        faults.add("sbom.json lacks " + jar.getFileName());
      }
    }
    for (String module : Sbom.modules(Target.HERE.runtime())) {
      if (!parts.contains(
          '"' + module.replace('.', module.startsWith("javafx.") ? '-' : '.') + '"')) {
        faults.add("sbom.json lacks the module " + module);
      }
    }
    limit("image", Tools.size(Target.HERE.image()), IMAGE_LIMIT, faults);
    for (Path file : packages()) {
      String name = file.getFileName().toString();
      limit(name, Files.size(file), name.endsWith(".deb") ? INSTALLER_LIMIT : IMAGE_LIMIT, faults);
      if (name.contains(" ")) {
        faults.add(name + ": no blank may be in a file's name");
      }
    }
    if (!faults.isEmpty()) {
      throw new IOException(
          faults.stream()
              .collect(Collectors.joining("\n  ", "the packages are not right:\n  ", "")));
    }
  }

  /** Tries the image, on Linux as it comes out of a package. */
  private void trial() throws IOException, InterruptedException {
    if (Target.HERE != Target.LINUX) {
      Trial.run(Target.HERE.image());
      return;
    }
    Path deb = Project.DIST.resolve("trial.deb.part");
    linux.makeDeb(deb, "-Zgzip", "-z1");
    Trial.run(Trial.unpack(deb));
    Files.delete(deb);
  }

  private static void limit(String name, long size, long limit, List<String> faults) {
    IO.println("%s: %.1f MB, at most %d".formatted(name, size / (double) MEGABYTE, limit));
    if (size > limit * MEGABYTE) {
      faults.add(name + " is larger than " + limit + " MB");
    }
  }
}
