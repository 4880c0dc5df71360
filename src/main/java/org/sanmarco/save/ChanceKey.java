package org.sanmarco.save;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.save.disk.AtomicFile;
import org.sanmarco.save.disk.Backups;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.disk.DiskFolder;
import org.sanmarco.table.ChanceSource;
import org.sanmarco.table.SecretDealer;

/**
 * The secret of this place, from which the chance of its games is derived: a saved game has only
 * its number in it, and so doesn't tell what comes. Safe for several threads.
 *
 * <p>It is read, or made, when chance first acts. Where it can't be stored it lasts as long as the
 * program runs.
 */
public final class ChanceKey {

  /** Its file in the program's own folder. */
  static final String NAME = "chance.key";

  private static final int LENGTH = 32;
  private static final int NUMBER_LENGTH = 16;

  private final SecureRandom random = new SecureRandom();
  private final Disk disk = new Disk();
  private final @Nullable DiskFolder home;
  private byte @Nullable [] key;

  /**
   * The secret in a folder.
   *
   * @param home usually {@link AppFolder#path()}; it need not exist yet
   */
  public ChanceKey(Path home) {
    this.home = new DiskFolder(disk, home);
  }

  private ChanceKey() {
    this.home = null;
  }

  /** A secret that is stored nowhere. */
  public static ChanceKey passing() {
    return new ChanceKey();
  }

  /** The chance of a new game. */
  public ChanceSource newGame() {
    return of(HexFormat.of().formatHex(bytes(NUMBER_LENGTH)));
  }

  ChanceSource of(String number) {
    return new SecretDealer(number, this::key);
  }

  private synchronized byte[] key() {
    byte[] known = key;
    if (known == null) {
      known = home == null ? bytes(LENGTH) : stored(home);
      key = known;
    }
    return known;
  }

  private byte[] stored(DiskFolder place) {
    Path file = place.folder().resolve(NAME);
    byte[] fresh = bytes(LENGTH);
    try {
      place.make();
      if (!Files.exists(file)) {
        make(file, fresh);
      }
      byte[] read = Files.isRegularFile(file) ? read(file) : fresh;
      if (read.length != LENGTH) {
        Backups.rotate(disk, file);
        AtomicFile.write(disk, file, fresh);
      }
      return read.length == LENGTH ? read : fresh;
    } catch (IOException _) {
      // It can't be stored, or not be read now: a file that is there stays as it is.
      return fresh;
    }
  }

  private void make(Path file, byte[] fresh) throws IOException {
    try {
      disk.create(file, fresh, true);
    } catch (FileAlreadyExistsException _) {
      // Another program has just made it.
    }
  }

  /** The file's bytes, at most one more than are wanted. */
  private static byte[] read(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(LENGTH + 1);
    }
  }

  private byte[] bytes(int length) {
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return bytes;
  }
}
