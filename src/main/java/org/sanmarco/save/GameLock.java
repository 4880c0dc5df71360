package org.sanmarco.save;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.format.SaveRefusal.Reason;

/**
 * Holds a game so that no other program writes its file. The system releases the lock when the
 * program ends, in any way.
 *
 * <p>The locked file lies beside the game's, with the holder's process identifier inside. Where the
 * disk is read-only or has no locks, nothing is locked and the game goes on.
 */
public final class GameLock implements AutoCloseable {

  private static final String ENDING = ".lock";

  /** The content of a deleted lock file, for a program that opened it before. */
  private static final String DELETED = "deleted";

  /** A byte after the text: Windows prevents reading of locked bytes. */
  private static final long LOCKED_BYTE = Long.MAX_VALUE - 1;

  /**
   * Held by this program. A POSIX lock belongs to the process: opening and closing the file again
   * would release it.
   */
  private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

  private final Path file;
  private final @Nullable FileChannel channel;

  private GameLock(Path file, @Nullable FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /**
   * Takes the lock of a game.
   *
   * @throws SaveException with {@code IN_USE} if another program has it
   */
  static synchronized GameLock take(Disk disk, Path game) throws SaveException {
    Path file = fileOf(game);
    if (!HELD.add(file)) {
      throw inUse(ownProcess());
    }
    try {
      return new GameLock(file, lock(disk, file));
    } catch (IOException _) {
      return new GameLock(file, null);
    } catch (SaveException held) {
      HELD.remove(file);
      throw held;
    }
  }

  /** Whether another program has a game open, as far as can be seen. */
  static synchronized boolean isInUse(Disk disk, Path game) {
    Path file = fileOf(game);
    if (HELD.contains(file) || !Files.exists(file)) {
      return false;
    }
    try {
      take(disk, game).close();
      return false;
    } catch (SaveException _) {
      return true;
    }
  }

  @Override
  public void close() {
    try (channel) {
      // First deleted, then marked: a file under this name is never marked.
      if (channel != null && Files.deleteIfExists(file)) {
        write(channel, DELETED);
      }
    } catch (IOException _) {
      // The file stays behind, unlocked.
    } finally {
      HELD.remove(file);
    }
  }

  private static FileChannel lock(Disk disk, Path file) throws IOException, SaveException {
    while (true) {
      FileChannel channel = disk.open(file);
      boolean isOurs = false;
      try {
        if (channel.tryLock(LOCKED_BYTE, 1, false) == null) {
          throw inUse(read(channel));
        }
        if (!read(channel).equals(DELETED)) {
          write(channel, ownProcess());
          isOurs = true;
          return channel;
        }
      } finally {
        if (!isOurs) {
          channel.close();
        }
      }
    }
  }

  private static String read(FileChannel channel) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(32);
    channel.read(bytes, 0);
    return new String(bytes.array(), 0, bytes.position(), StandardCharsets.US_ASCII);
  }

  private static void write(FileChannel channel, String text) throws IOException {
    channel.truncate(0);
    channel.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII)), 0);
  }

  private static String ownProcess() {
    return Long.toString(ProcessHandle.current().pid());
  }

  private static Path fileOf(Path game) {
    Path file = game.resolveSibling(game.getFileName() + ENDING).toAbsolutePath().normalize();
    Path folder = file.getParent();
    try {
      return folder == null ? file : folder.toRealPath().resolve(file.getFileName());
    } catch (IOException _) {
      return file;
    }
  }

  private static SaveException inUse(String process) {
    return SaveException.of(Reason.IN_USE, process);
  }
}
