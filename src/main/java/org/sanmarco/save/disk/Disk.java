package org.sanmarco.save.disk;

import module java.base;

import org.jspecify.annotations.Nullable;

/** The file operations of saving; tests let each of them fail. */
public class Disk {

  /** Makes a folder, and those it lies in, unless it is there. */
  public void makeFolder(Path folder) throws IOException {
    OwnerOnly.makeFolder(folder);
  }

  /**
   * Makes a new file and forces its bytes to the disk.
   *
   * @param ownerOnly whether other users may not read it; otherwise the system decides
   */
  public void create(Path file, byte[] bytes, boolean ownerOnly) throws IOException {
    FileAttribute<?>[] attributes =
        ownerOnly ? OwnerOnly.attributes(file) : new FileAttribute<?>[0];
    try (FileChannel channel =
        FileChannel.open(
            file, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), attributes)) {
      ByteBuffer buffer = ByteBuffer.wrap(bytes);
      while (buffer.hasRemaining()) {
        channel.write(buffer);
      }
      channel.force(true);
    }
  }

  /** Gives a file the permissions of another, where the system has such. */
  void adoptPermissions(Path file, Path other) throws IOException {
    if (OwnerOnly.hasPermissions(file)) {
      Files.setPosixFilePermissions(file, Files.getPosixFilePermissions(other));
    }
  }

  /** Copies a file to a new one, a part at a time, and forces it to the disk. */
  public void copy(Path file, Path copy) throws IOException {
    try (FileChannel from = FileChannel.open(file, StandardOpenOption.READ);
        FileChannel to =
            FileChannel.open(
                copy,
                Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
                OwnerOnly.attributes(copy))) {
      long at = 0;
      for (long more = 1; more > 0; at += more) {
        more = from.transferTo(at, Long.MAX_VALUE - at, to);
      }
      to.force(true);
    }
  }

  /** Opens a file to read and write it, and makes an empty one if there is none. */
  public FileChannel open(Path file) throws IOException {
    return FileChannel.open(
        file,
        Set.of(StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE),
        OwnerOnly.attributes(file));
  }

  /** The identity of a disk; null if the system doesn't tell. */
  public @Nullable Object device(Path existing) {
    try {
      return existing.getFileSystem().supportedFileAttributeViews().contains("unix")
          ? Files.getAttribute(existing, "unix:dev")
          : null;
    } catch (IOException _) {
      return null;
    }
  }

  /** Replaces a file by another, atomically where the system can. */
  public void replace(Path file, Path target) throws IOException {
    try {
      Files.move(file, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException _) {
      Files.move(file, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** Moves a file to where there is none yet. */
  public void move(Path file, Path target) throws IOException {
    Files.move(file, target);
  }

  /** Forces a folder's entries to the disk, where the system can do that. */
  void settle(Path folder) {
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException _) {
      // Windows has no such operation; the file itself is safe already.
    }
  }

  /** Deletes a file if there is one. */
  public void delete(Path file) throws IOException {
    Files.deleteIfExists(file);
  }
}
