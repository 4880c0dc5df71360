package org.sanmarco.save;

import module java.base;

import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.disk.FileNames;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.own.OwnFile;

/**
 * The paths of games that players saved or opened outside the program's folder: a small file with a
 * path on each line, the latest first.
 */
final class OutsideGames extends OwnFile<List<Path>> {

  private static final int MOST = 100;
  private static final int LONGEST = 4096;
  private static final int LARGEST = MOST * LONGEST;

  OutsideGames(Disk disk, Path home) {
    super(disk, home, "elsewhere.txt", LARGEST);
  }

  @Override
  protected Read<List<Path>> parsed(byte[] bytes) {
    // What isn't UTF-8 becomes a character that no path of ours has.
    List<String> lines = new String(bytes, StandardCharsets.UTF_8).lines().toList();
    List<Path> paths = lines.stream().flatMap(line -> path(line).stream()).toList();
    return new Read<>(paths, paths.size() == lines.size());
  }

  @Override
  protected byte[] written(List<Path> paths) {
    return paths.stream()
        .map(path -> path + "\n")
        .collect(Collectors.joining())
        .getBytes(StandardCharsets.UTF_8);
  }

  /** The files that are still there, the latest first; none if the list can't be read. */
  List<Path> files() {
    try {
      return there(read().content());
    } catch (SaveException notNow) {
      // What is in the program's folder is listed all the same.
      return List.of();
    }
  }

  private static List<Path> there(List<Path> known) {
    return known.stream().filter(Files::isRegularFile).distinct().limit(MOST).toList();
  }

  /** Adds a file, and drops those that are gone if there are too many: their disk may come back. */
  void add(Path game) {
    Path added = game.toAbsolutePath().normalize();
    if (path(added.toString()).isEmpty()) {
      return;
    }
    put(before -> {
      List<Path> all = Stream.concat(Stream.of(added), before.stream()).distinct().toList();
      return all.size() > MOST ? there(all) : all;
    });
    try {
      flush();
    } catch (SaveException failed) {
      // The game itself is safe; the next time tries again.
    }
  }

  private static Optional<Path> path(String line) {
    boolean isLine = line.lines().count() == 1 && line.indexOf('\uFFFD') < 0;
    return isLine && line.length() <= LONGEST
        ? FileNames.path(line).filter(Path::isAbsolute)
        : Optional.empty();
  }
}
