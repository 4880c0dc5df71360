import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The packages for Linux: a {@code .deb}, and a {@code .tar.gz} for all other distributions. */
final class Linux {

  /** The program's name for desktops and for macOS. */
  static final String ID = "org.sanmarco.SanMarco";

  private static final Path SOURCES = Project.SOURCES.resolve("linux");
  private static final List<Integer> ICON_SIZES = List.of(16, 24, 32, 48, 64, 128, 256, 512);

  private final Project project;

  Linux(Project project) {
    this.project = project;
  }

  Path deb() {
    return Project.DIST.resolve(project.file(".deb"));
  }

  private Path tarball() {
    return Project.DIST.resolve(project.file(".tar.gz"));
  }

  /**
   * Packs all that the package puts into the system. Menus, file types and icons are read by the
   * triggers of the packages that own them, so there are no scripts, and nothing is left behind.
   *
   * @param compression options of dpkg-deb
   */
  void makeDeb(Path deb, String... compression) throws IOException, InterruptedException {
    Path tree = Tools.fresh(Project.DIST.resolve("deb"));
    Path share = tree.resolve("usr/share");
    Path image = tree.resolve("usr/lib/san-marco");
    Tools.copy(Target.HERE.image(), image);
    Files.createDirectories(tree.resolve("usr/games"));
    Files.createSymbolicLink(
        tree.resolve("usr/games/san-marco"), Path.of("../lib/san-marco/bin/san-marco"));
    copy(".desktop", share.resolve("applications"));
    copy(".xml", share.resolve("mime/packages"));
    copy(".metainfo.xml", share.resolve("metainfo"));
    for (int side : ICON_SIZES) {
      Tools.copy(
          Image.icons(side),
          share.resolve("icons/hicolor/%dx%d/apps".formatted(side, side)).resolve(ID + ".png"));
    }
    Path doc = share.resolve("doc/san-marco");
    Tools.write(doc.resolve("copyright"), copyright());
    gzip(Tools.write(doc.resolve("changelog"), changelog()));
    gzip(
        Tools.write(
            share.resolve("man/man6/san-marco.6"), project.fill(SOURCES.resolve("san-marco.6"))));
    Tools.write(
        share.resolve("lintian/overrides/san-marco"),
        Files.readString(SOURCES.resolve("lintian-overrides")));
    long size = Tools.size(tree) / 1024;
    Tools.write(
        tree.resolve("DEBIAN/control"),
        project
            .fill(SOURCES.resolve("control"))
            .replace("@architecture@", debianArchitecture())
            .replace("@maintainer@", maintainer())
            .replace("@size@", Long.toString(size)));
    Tools.write(tree.resolve("DEBIAN/md5sums"), md5sums(tree));
    for (Path file : Tools.walk(tree)) {
      if (!Files.isSymbolicLink(file)) {
        boolean open =
            Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS) || Files.isExecutable(file);
        Files.setPosixFilePermissions(
            file, PosixFilePermissions.fromString(open ? "rwxr-xr-x" : "rw-r--r--"));
      }
    }
    Tools.date(tree, project.day());
    List<String> build = new ArrayList<>(List.of("dpkg-deb", "--root-owner-group"));
    build.addAll(List.of(compression));
    build.addAll(List.of("--build", tree.toString(), deb.toString()));
    Tools.run(
        build,
        Map.of("SOURCE_DATE_EPOCH", Long.toString(project.day().getEpochSecond())));
    Tools.fresh(tree);
    Files.delete(tree);
  }

  /** Packs the image with a script that enters it into the user's menu. */
  void makeTarball() throws IOException, InterruptedException {
    String name = project.file("");
    Path folder = Tools.fresh(Project.DIST.resolve("tar")).resolve(name);
    Tools.copy(Target.HERE.image(), folder);
    Tools.copy(Path.of("LICENSE"), folder.resolve("LICENSE"));
    Tools.copy(SOURCES.resolve("install.sh"), folder.resolve("install.sh"));
    Tools.executable(folder.resolve("install.sh"));
    Path share = folder.resolve("share");
    copy(".desktop", share);
    copy(".xml", share);
    copy(".metainfo.xml", share);
    for (int side : ICON_SIZES) {
      Tools.copy(Image.icons(side), share.resolve("icons").resolve(side + ".png"));
    }
    Tools.date(folder, project.day());
    Tools.run(
        List.of(
            "tar",
            "-C",
            folder.getParent().toString(),
            "--owner=0",
            "--group=0",
            "--numeric-owner",
            "--mode=u+rwX,go+rX,go-w",
            "--sort=name",
            "--use-compress-program=gzip -9n",
            "-cf",
            tarball().toString(),
            name));
    Tools.fresh(folder.getParent());
    Files.delete(folder.getParent());
  }

  private void copy(String ending, Path folder) throws IOException {
    Tools.write(folder.resolve(ID + ending), project.fill(SOURCES.resolve(ID + ending)));
  }

  private static void gzip(Path file) throws IOException, InterruptedException {
    Tools.run(List.of("gzip", "-9n", file.toString()));
  }

  private static String md5sums(Path tree) throws IOException, InterruptedException {
    Process sums =
        new ProcessBuilder(
                "sh", "-c", "find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum")
            .directory(tree.toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String text = new String(sums.getInputStream().readAllBytes());
    if (sums.waitFor() != 0) {
      throw new IOException("md5sum failed");
    }
    return text;
  }

  private static String debianArchitecture() {
    return Target.architecture().equals("x64") ? "amd64" : Target.architecture();
  }

  /**
   * The maintainers with the address in Debian's own variables. Without one the address is in
   * {@code .invalid}, a domain that belongs to nobody.
   */
  private static String maintainer() {
    return System.getenv().getOrDefault("DEBFULLNAME", Project.MAINTAINERS)
        + " <"
        + System.getenv().getOrDefault("DEBEMAIL", "maintainers@san-marco.invalid")
        + ">";
  }

  private String changelog() {
    return """
    san-marco (%s) unstable; urgency=medium

      * What is new: CHANGELOG.md in the sources.

     -- %s  %s
    """
        .formatted(
            project.version(),
            maintainer(),
            DateTimeFormatter.ofPattern("EEE, dd MMM yyyy HH:mm:ss Z", Locale.ENGLISH)
                .format(project.day().atOffset(ZoneOffset.UTC)));
  }

  private static String copyright() throws IOException {
    StringBuilder text =
        new StringBuilder(
            """
            Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
            Upstream-Name: San Marco
            Comment: The full texts of the libraries' licences are in /usr/lib/san-marco/lib/app/licences,
             those of Java's runtime in /usr/lib/san-marco/lib/runtime/legal.

            Files: *
            Copyright: The San Marco maintainers
            License: MIT

            Files: usr/lib/san-marco/lib/runtime/*
            Copyright: Oracle and others, see usr/lib/san-marco/lib/runtime/legal
            License: GPL-2.0-only WITH Classpath-exception-2.0

            """);
    for (Licences.Library library : Licences.libraries()) {
      if (!library.isJavaFx()) {
        text.append(
            """
            Files: usr/lib/san-marco/lib/app/%s
            Copyright: see usr/lib/san-marco/lib/app/licences/%s*
            License: %s

            """
                .formatted(library.jar().getFileName(), library.name(), library.licence()));
      }
    }
    text.append("License: MIT\n");
    Files.readAllLines(Path.of("LICENSE"))
        .forEach(line -> text.append(' ').append(line.isBlank() ? "." : line).append('\n'));
    text.append(
        """

        License: Apache-2.0
         On Debian systems the text is in /usr/share/common-licenses/Apache-2.0.

        License: GPL-2.0-only WITH Classpath-exception-2.0
         On Debian systems the text of the GPL is in /usr/share/common-licenses/GPL-2; the exception is in
         /usr/lib/san-marco/lib/runtime/legal/java.base/LICENSE.

        License: BSD-2-Clause
         See /usr/lib/san-marco/lib/app/licences.

        License: OFL-1.1
         See /usr/lib/san-marco/lib/app/licences.
        """);
    return text.toString();
  }
}
