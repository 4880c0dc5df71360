package org.sanmarco.save;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.sanmarco.save.SaveRefusal.Reason;

/**
 * Holds a game so that no other program writes its journal. The system lets go of it when the
 * program ends, however it ends.
 *
 * <p>What is locked is a file beside the journal, named like it, with the holder's process
 * identifier inside.
 */
final class GameLock implements AutoCloseable {

  private static final String ENDING = ".lock";

  /** What stands in a lock file that is deleted, for whoever had opened it before. */
  private static final String DELETED = "deleted";

  /** Beyond the text, which Windows would keep others from reading. */
  private static final long LOCKED_BYTE = Long.MAX_VALUE - 1;

  /**
   * Held by this program. To POSIX a lock is the process's: opening and closing the file once more
   * would let go of it.
   */
  private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

  private final Path file;
  private final FileChannel channel;

  private GameLock(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /**
   * Takes the lock of a game, whose folder must be there.
   *
   * @throws SaveException with {@code OPEN_ELSEWHERE} if somebody has it
   */
  static synchronized GameLock take(Path game) throws IOException, SaveException {
    Path file = fileOf(game);
    if (!HELD.add(file)) {
      throw openElsewhere(Long.toString(ProcessHandle.current().pid()));
    }
    GameLock lock = null;
    try {
      lock = lock(file);
      return lock;
    } finally {
      if (lock == null) {
        HELD.remove(file);
      }
    }
  }

  /** Whether another program has a game open, as far as can be seen. */
  static synchronized boolean isHeldElsewhere(Path game) {
    try {
      if (isHeldHere(game) || !Files.exists(fileOf(game))) {
        return false;
      }
      take(game).close();
      return false;
    } catch (IOException _) {
      return false;
    } catch (SaveException _) {
      return true;
    }
  }

  /** Whether this program has a game open. */
  static boolean isHeldHere(Path game) throws IOException {
    return HELD.contains(fileOf(game));
  }

  @Override
  public void close() {
    try (channel) {
      // First deleted, then marked: what stands under its name is never marked.
      if (Files.deleteIfExists(file)) {
        write(channel, DELETED);
      }
    } catch (IOException _) {
      // The file stays behind, unlocked.
    } finally {
      HELD.remove(file);
    }
  }

  private static GameLock lock(Path file) throws IOException, SaveException {
    while (true) {
      FileChannel channel =
          FileChannel.open(
              file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      boolean kept = false;
      try {
        if (!lock(channel)) {
          throw openElsewhere(read(channel));
        }
        if (!read(channel).equals(DELETED)) {
          write(channel, Long.toString(ProcessHandle.current().pid()));
          kept = true;
          return new GameLock(file, channel);
        }
      } finally {
        if (!kept) {
          channel.close();
        }
      }
    }
  }

  private static boolean lock(FileChannel channel) {
    try {
      @Nullable FileLock lock = channel.tryLock(LOCKED_BYTE, 1, false);
      return lock != null;
    } catch (IOException _) {
      // Some disks of a network know no locks; the game is to be kept there all the same.
      return true;
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

  private static Path fileOf(Path game) throws IOException {
    Path absolute = game.toAbsolutePath();
    Path folder = absolute.getParent();
    return folder == null ? absolute : folder.toRealPath().resolve(game.getFileName() + ENDING);
  }

  private static SaveException openElsewhere(String process) {
    return new SaveException(SaveRefusal.of(Reason.OPEN_ELSEWHERE, process));
  }
}
