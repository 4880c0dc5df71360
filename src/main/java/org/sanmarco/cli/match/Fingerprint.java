package org.sanmarco.cli.match;

import module java.base;

import org.sanmarco.kernel.Game;

/**
 * A word that two builds of the program have in common only if their rules and computer players are
 * the same to the byte.
 */
final class Fingerprint {

  private static final Pattern PLAYING =
      Pattern.compile(
          "org/sanmarco/(?:kernel|notation|bots|games(?!/[^/]*/(?:ui|coach)/))/.*\\.class"
              + "|assets/[^/]*/[^/]*\\.txt");

  private static final int BYTES = 8;

  private Fingerprint() {}

  static String program() {
    try {
      Path place = Path.of(Game.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      if (Files.isDirectory(place)) {
        return of(place);
      }
      try (FileSystem jar = FileSystems.newFileSystem(place)) {
        return of(jar.getPath("/"));
      }
    } catch (URISyntaxException | IOException | NoSuchAlgorithmException unreadable) {
      throw new IllegalStateException("the program can't be read", unreadable);
    }
  }

  static String of(Path folder) throws IOException, NoSuchAlgorithmException {
    SortedMap<String, Path> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      all.forEach(file -> files.put(folder.relativize(file).toString().replace('\\', '/'), file));
    }
    files.keySet().removeIf(name -> !PLAYING.matcher(name).matches());
    MessageDigest hash = MessageDigest.getInstance("SHA-256");
    for (Map.Entry<String, Path> file : files.entrySet()) {
      byte[] bytes = Files.readAllBytes(file.getValue());
      hash.update((file.getKey() + " " + bytes.length + "\n").getBytes(StandardCharsets.UTF_8));
      hash.update(bytes);
    }
    return HexFormat.of().formatHex(hash.digest(), 0, BYTES);
  }
}
