package org.sanmarco.seats.nats;

import module java.base;

/** Files that hold secrets. */
final class Secrets {

  private Secrets() {}

  /**
   * Writes a new file that only its owner can read.
   *
   * @throws IOException if that fails, or the file exists
   */
  static void write(Path file, String text) throws IOException {
    FileAttribute<?>[] owners =
        FileSystems.getDefault().supportedFileAttributeViews().contains("posix")
            ? new FileAttribute<?>[] {
              PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
            }
            : new FileAttribute<?>[0];
    Files.createFile(file, owners);
    Files.writeString(file, text, StandardOpenOption.TRUNCATE_EXISTING);
  }
}
