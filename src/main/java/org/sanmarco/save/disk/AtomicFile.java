package org.sanmarco.save.disk;

import module java.base;

/**
 * Writes files atomically: at every instant the file has either the whole old or the whole new
 * content. It replaces files that can be read, and nothing else.
 */
public final class AtomicFile {

  /** The name of a temporary file, with the process that writes it. */
  private static final Pattern TEMPORARY = Pattern.compile("\\.san-marco-([0-9]{1,18})-.*\\.tmp");

  private static final Duration SURELY_LEFT = Duration.ofDays(1);

  private AtomicFile() {}

  private interface Making {
    void make(Path temporary) throws IOException;
  }

  /**
   * Writes a file that only its owner may read, unless a file is there already that others may.
   *
   * @throws IOException if that fails; the file is then as it was
   */
  public static void write(Disk disk, Path file, byte[] bytes) throws IOException {
    write(disk, file, temporary -> disk.create(temporary, bytes, true));
  }

  /**
   * Writes a file for others.
   *
   * @throws IOException if that fails; the file is then as it was
   */
  public static void publish(Disk disk, Path file, byte[] bytes) throws IOException {
    write(disk, file, temporary -> disk.create(temporary, bytes, false));
  }

  /**
   * Copies a file of any size.
   *
   * @throws IOException if that fails; the copy is then as it was
   */
  static void copy(Disk disk, Path file, Path copy) throws IOException {
    write(disk, copy, temporary -> disk.copy(file, temporary));
  }

  private static void write(Disk disk, Path file, Making content) throws IOException {
    // Follows a symbolic link, so that the link stays; one into a missing disk is no free place.
    Path target = Files.isSymbolicLink(file) ? file.toRealPath() : file.toAbsolutePath();
    Path folder = target.getParent();
    if (folder == null) {
      throw new NotDirectoryException(file.toString());
    }
    if (Files.exists(target) && !(Files.isRegularFile(target) && Files.isReadable(target))) {
      throw new AccessDeniedException(file.toString());
    }
    Path temporary =
        folder.resolve(
            ".san-marco-" + ProcessHandle.current().pid() + "-" + UUID.randomUUID() + ".tmp");
    try {
      content.make(temporary);
      if (Files.exists(target)) {
        disk.adoptPermissions(temporary, target);
      }
      disk.replace(temporary, target);
    } catch (IOException failed) {
      try {
        disk.delete(temporary);
      } catch (IOException also) {
        failed.addSuppressed(also);
      }
      throw failed;
    }
    disk.settle(folder);
    tidy(disk, folder);
  }

  /** Deletes temporary files that killed programs have left in a folder. */
  private static void tidy(Disk disk, Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(AtomicFile::isLeft).toList()) {
        disk.delete(file);
      }
    } catch (IOException _) {
      // They do no harm; the next write tries again.
    }
  }

  /** Its process has ended; on a disk of several computers, whose processes are unknown, later. */
  private static boolean isLeft(Path file) {
    Matcher name = TEMPORARY.matcher(String.valueOf(file.getFileName()));
    return name.matches()
        && (ProcessHandle.of(Long.parseLong(name.group(1))).isEmpty() || isOld(file));
  }

  private static boolean isOld(Path file) {
    try {
      FileTime before = FileTime.from(Instant.now().minus(SURELY_LEFT));
      return Files.getLastModifiedTime(file).compareTo(before) < 0;
    } catch (IOException _) {
      return false;
    }
  }
}
