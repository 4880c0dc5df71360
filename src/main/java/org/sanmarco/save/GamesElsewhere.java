package org.sanmarco.save;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.sanmarco.save.disk.AtomicFile;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.disk.DiskFolder;

/**
 * The paths of games that players saved or opened outside the program's folder: a small file with a
 * path on each line, the latest first. Not for the JavaFX thread; safe for several threads.
 */
final class GamesElsewhere {

  private static final int MOST = 100;
  private static final int LONGEST = 4096;
  private static final int LARGEST = MOST * LONGEST;

  private final Path file;
  private final Disk disk;
  private final DiskFolder place;

  GamesElsewhere(Disk disk, DiskFolder place) {
    this.disk = disk;
    this.place = place;
    file = place.folder().resolve("elsewhere.txt");
  }

  /** The files that are still there, the latest first; none if the list can't be read. */
  synchronized List<Path> files() {
    try {
      return Files.isRegularFile(file) && Files.size(file) <= LARGEST
          ? Files.readAllLines(file, StandardCharsets.UTF_8).stream()
              .flatMap(line -> path(line).stream())
              .filter(Files::isRegularFile)
              .distinct()
              .limit(MOST)
              .toList()
          : List.of();
    } catch (IOException _) {
      // Damaged, or not to be read now: what is in the program's folder is listed all the same.
      return List.of();
    }
  }

  /** Adds a file, and drops those that are gone. */
  synchronized void add(Path game) {
    Path added = game.toAbsolutePath().normalize();
    String lines =
        Stream.concat(Stream.of(added), files().stream().filter(known -> !known.equals(added)))
            .map(Path::toString)
            .filter(line -> path(line).isPresent())
            .limit(MOST)
            .reduce("", (all, line) -> all + line + "\n");
    try {
      place.make();
      AtomicFile.write(disk, file, lines.getBytes(StandardCharsets.UTF_8));
    } catch (IOException _) {
      // The game itself is safe; it is only not in the list.
    }
  }

  private static Optional<Path> path(String line) {
    try {
      Path path = Path.of(line);
      return path.isAbsolute() && line.length() <= LONGEST && line.lines().count() == 1
          ? Optional.of(path)
          : Optional.empty();
    } catch (InvalidPathException _) {
      return Optional.empty();
    }
  }
}
