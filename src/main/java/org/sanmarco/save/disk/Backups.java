package org.sanmarco.save.disk;

import module java.base;

/**
 * The earlier contents of a saved game's file, beside it: {@code game.json~} is the newest, then
 * {@code game.json~2} and {@code game.json~3}.
 */
public final class Backups {

  private static final int MOST = 3;

  private Backups() {}

  /** Those that are there, the newest first. */
  public static List<Path> of(Path file) {
    return IntStream.rangeClosed(1, MOST)
        .mapToObj(number -> backup(file, number))
        .filter(Files::isRegularFile)
        .toList();
  }

  /** Copies a file to its newest backup, and drops the oldest one; the file itself stays. */
  public static void rotate(Disk disk, Path file) throws IOException {
    for (int number = MOST; number > 1; number--) {
      Path newer = backup(file, number - 1);
      if (Files.exists(newer)) {
        disk.replace(newer, backup(file, number));
      }
    }
    AtomicFile.copy(disk, file, backup(file, 1));
  }

  /** Moves the backups of a file that was moved; if that fails they stay. */
  public static void move(Disk disk, Path file, Path target) {
    for (int number = 1; number <= MOST; number++) {
      try {
        if (Files.exists(backup(file, number))) {
          disk.move(backup(file, number), backup(target, number));
        }
      } catch (IOException _) {
        // The game itself was moved.
      }
    }
  }

  private static Path backup(Path file, int number) {
    return file.resolveSibling(file.getFileName() + "~" + (number == 1 ? "" : number));
  }
}
