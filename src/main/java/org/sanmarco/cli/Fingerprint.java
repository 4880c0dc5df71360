package org.sanmarco.cli;

import module java.base;

import org.sanmarco.kernel.Game;

/**
 * A word that two builds of the program have in common only if their rules and computer players are
 * the same to the byte.
 */
final class Fingerprint {

  private static final Pattern PLAYING =
      Pattern.compile(
          "org/sanmarco/(?:kernel|notation|bots|games)/.*\\.class|assets/[^/]*/[^/]*\\.txt");

  private static final Pattern SHOWING =
      Pattern.compile("org/sanmarco/games/[^/]*/(?:ui|coach)/.*");

  private static final int BYTES = 8;

  private Fingerprint() {}

  /** The word of this program. */
  static String program() {
    try {
      URI source = Game.class.getProtectionDomain().getCodeSource().getLocation().toURI();
      Path place = Path.of(source);
      if (Files.isDirectory(place)) {
        return of(place);
      }
      try (FileSystem jar = FileSystems.newFileSystem(place)) {
        return of(jar.getPath("/"));
      }
    } catch (URISyntaxException | IOException unreadable) {
      throw new IllegalStateException("the program can't be read", unreadable);
    }
  }

  /**
   * The word of a program in a folder.
   *
   * @throws IOException if it can't be read
   */
  static String of(Path folder) throws IOException {
    Map<String, Path> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      all.filter(Files::isRegularFile)
          .forEach(file -> files.put(folder.relativize(file).toString().replace('\\', '/'), file));
    }
    MessageDigest hash = sha256();
    for (Map.Entry<String, Path> file : files.entrySet()) {
      String name = file.getKey();
      if (PLAYING.matcher(name).matches() && !SHOWING.matcher(name).matches()) {
        byte[] bytes = Files.readAllBytes(file.getValue());
        hash.update((name + " " + bytes.length + "\n").getBytes(StandardCharsets.UTF_8));
        hash.update(bytes);
      }
    }
    return HexFormat.of().formatHex(hash.digest(), 0, BYTES);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
