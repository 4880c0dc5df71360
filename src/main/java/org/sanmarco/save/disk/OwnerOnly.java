package org.sanmarco.save.disk;

import module java.base;

/**
 * Files and folders of players that other users of the computer may not read. Where the system has
 * no POSIX permissions, the user's own folder protects them.
 */
public final class OwnerOnly {

  private OwnerOnly() {}

  /**
   * Makes a folder, and those it lies in, unless it is there.
   *
   * @throws IOException if that is not possible
   */
  public static void makeFolder(Path folder) throws IOException {
    Files.createDirectories(folder, attributes(folder, "rwx------"));
  }

  static FileAttribute<?>[] attributes(Path file) {
    return attributes(file, "rw-------");
  }

  private static FileAttribute<?>[] attributes(Path file, String permissions) {
    return hasPermissions(file)
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
        }
        : new FileAttribute<?>[0];
  }

  /** Whether the system of a file has POSIX permissions. */
  static boolean hasPermissions(Path file) {
    return file.getFileSystem().supportedFileAttributeViews().contains("posix");
  }
}
