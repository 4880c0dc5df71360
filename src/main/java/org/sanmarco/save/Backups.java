package org.sanmarco.save;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What a saved game's file held before, beside it: {@code game.json~} is the newest, then {@code
 * game.json~2} and {@code game.json~3}.
 */
final class Backups {

  private static final int MOST = 3;

  private Backups() {}

  /** Those that are there, the newest first. */
  static List<Path> of(Path file) {
    return IntStream.rangeClosed(1, MOST)
        .mapToObj(number -> backup(file, number))
        .filter(Files::isRegularFile)
        .toList();
  }

  /** Copies what is in a file now, and forgets the oldest backup; the file itself stays. */
  static void rotate(Disk disk, Path file) throws IOException {
    for (int number = MOST; number > 1; number--) {
      Path newer = backup(file, number - 1);
      if (Files.exists(newer)) {
        disk.replace(newer, backup(file, number));
      }
    }
    AtomicFile.write(disk, backup(file, 1), Files.readAllBytes(file));
  }

  /** Moves the backups of a file that was moved; where that is not possible they stay. */
  static void move(Disk disk, Path file, Path target) {
    for (int number = 1; number <= MOST; number++) {
      try {
        if (Files.exists(backup(file, number))) {
          disk.move(backup(file, number), backup(target, number));
        }
      } catch (IOException _) {
        // The game itself is where it should be.
      }
    }
  }

  private static Path backup(Path file, int number) {
    return file.resolveSibling(file.getFileName() + "~" + (number == 1 ? "" : number));
  }
}
