package org.sanmarco.save.disk;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * A folder of the program, created when missing. If its disk has been unmounted, it is not created
 * on the disk below, where the player's disk would hide it later.
 */
public final class DiskFolder {

  private final Disk disk;
  private final Path folder;

  /** The disk that the folder was on when it was last seen; null if it never was. */
  private @Nullable Object device;

  /** A folder that may not exist yet. */
  public DiskFolder(Disk disk, Path folder) {
    this.disk = disk;
    this.folder = folder.toAbsolutePath();
  }

  /** Its absolute path. */
  public Path folder() {
    return folder;
  }

  /** Remembers the folder's disk, if it is there. */
  public synchronized void look() {
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
  public synchronized void make() throws IOException {
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
