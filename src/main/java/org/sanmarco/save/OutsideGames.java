package org.sanmarco.save;

import module java.base;

import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.disk.FileNames;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.own.OwnFile;

/**
 * The paths of games that players saved or opened outside the program's folder: a small file with a
 * path on each line, the latest first. Not for the JavaFX thread; safe for several threads.
 */
final class OutsideGames {

  private static final int MOST = 100;
  private static final int LONGEST = 4096;
  private static final int LARGEST = MOST * LONGEST;

  private final OwnFile<List<Path>> file;

  OutsideGames(Disk disk, Path home) {
    file =
        new OwnFile<>(
            disk, home, "elsewhere.txt", LARGEST, OutsideGames::parsed, OutsideGames::written);
  }

  private static OwnFile.Read<List<Path>> parsed(byte[] bytes) {
    // What isn't UTF-8 becomes a character that no path of ours has.
    List<String> lines = new String(bytes, StandardCharsets.UTF_8).lines().toList();
    List<Path> paths = lines.stream().flatMap(line -> path(line).stream()).toList();
    return new OwnFile.Read<>(paths, paths.size() == lines.size());
  }

  private static byte[] written(List<Path> paths) {
    return paths.stream()
        .map(path -> path + "\n")
        .collect(Collectors.joining())
        .getBytes(StandardCharsets.UTF_8);
  }

  /** The files that are still there, the latest first; none if the list can't be read. */
  synchronized List<Path> files() {
    try {
      return there(file.read().content());
    } catch (SaveException notNow) {
      // What is in the program's folder is listed all the same.
      return List.of();
    }
  }

  private static List<Path> there(List<Path> known) {
    return known.stream().filter(Files::isRegularFile).distinct().limit(MOST).toList();
  }

  /** Adds a file, and drops those that are gone. */
  synchronized void add(Path game) {
    Path added = game.toAbsolutePath().normalize();
    if (path(added.toString()).isEmpty()) {
      return;
    }
    try {
      file.change(before -> there(Stream.concat(Stream.of(added), before.stream()).toList()));
    } catch (SaveException failed) {
      // The game itself is safe; it is only not in the list.
    }
  }

  private static Optional<Path> path(String line) {
    boolean isLine = line.lines().count() == 1 && line.indexOf('\uFFFD') < 0;
    return isLine && line.length() <= LONGEST
        ? FileNames.path(line).filter(Path::isAbsolute)
        : Optional.empty();
  }
}
