package org.sanmarco.save;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.UUID;

/** Writes files so that at every instant either the old or the new content is there, whole. */
final class AtomicFile {

  private AtomicFile() {}

  /**
   * Writes a file.
   *
   * @throws IOException if that fails; the file is then as it was
   */
  static void write(Disk disk, Path file, byte[] bytes) throws IOException {
    // Through a link, so that the link stays one.
    Path target =
        Files.isSymbolicLink(file) && Files.exists(file)
            ? file.toRealPath()
            : file.toAbsolutePath();
    Path folder = target.getParent();
    Path name = target.getFileName();
    if (folder == null || name == null) {
      throw new NotDirectoryException(file.toString());
    }
    Path temporary = folder.resolve("." + UUID.randomUUID() + ".tmp");
    try {
      disk.create(temporary, bytes);
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
  }
}
