package org.sanmarco.save;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** The file operations of saving; tests let each of them fail. */
class Disk {

  /** Makes a folder, and those it lies in, unless it is there. */
  void makeFolder(Path folder) throws IOException {
    Files.createDirectories(folder);
  }

  /** Makes a new file and forces its bytes to the disk. */
  void create(Path file, byte[] bytes) throws IOException {
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      write(channel, bytes, 0);
      channel.force(true);
    }
  }

  /** Opens a file to read and write it, and makes an empty one if there is none. */
  FileChannel open(Path file) throws IOException {
    return FileChannel.open(
        file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
  }

  /** Appends to a file and forces it to the disk. */
  void append(FileChannel channel, byte[] bytes, long end) throws IOException {
    write(channel, bytes, end);
    channel.force(false);
  }

  /** Replaces a file by another, atomically where the system can. */
  void replace(Path file, Path target) throws IOException {
    try {
      Files.move(file, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException _) {
      Files.move(file, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** Moves a file to where there is none yet. */
  void move(Path file, Path target) throws IOException {
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
  void delete(Path file) throws IOException {
    Files.deleteIfExists(file);
  }

  private static void write(FileChannel channel, byte[] bytes, long at) throws IOException {
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    while (buffer.hasRemaining()) {
      channel.write(buffer, at + buffer.position());
    }
  }
}
