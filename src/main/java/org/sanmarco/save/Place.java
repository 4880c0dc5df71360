package org.sanmarco.save;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A folder of the program, which is made where it is missing. But where its disk was unmounted it
 * is not made on another disk below, which the player's disk would hide when it comes back.
 */
final class Place {

  private final Disk disk;
  private final Path folder;

  /** The disk that the folder was on when it was last seen; null if it never was. */
  private @Nullable Object device;

  Place(Disk disk, Path folder) {
    this.disk = disk;
    this.folder = folder.toAbsolutePath();
  }

  Path folder() {
    return folder;
  }

  /** Remembers the folder's disk, if it is there. */
  synchronized void look() {
    if (Files.isDirectory(folder)) {
      device = disk.device(folder);
    }
  }

  /**
   * Makes the folder, unless it is there.
   *
   * @throws NoSuchFileException if its disk has gone
   * @throws IOException if it can't be made
   */
  synchronized void make() throws IOException {
    if (!Files.isDirectory(folder) && device != null && !device.equals(disk.device(existing()))) {
      throw new NoSuchFileException(folder.toString());
    }
    disk.makeFolder(folder);
    device = disk.device(folder);
  }

  /** The nearest folder above that is there. */
  private Path existing() {
    Path above = folder;
    while (!Files.exists(above) && above.getParent() != null) {
      above = above.getParent();
    }
    return above;
  }
}
