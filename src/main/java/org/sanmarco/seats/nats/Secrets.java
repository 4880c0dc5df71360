package org.sanmarco.seats.nats;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

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
