package org.sanmarco.save;

import module java.base;

import org.sanmarco.save.disk.AtomicFile;
import org.sanmarco.save.disk.Backups;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.disk.DiskFolder;
import org.sanmarco.save.format.JsonFile;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.format.Troubles;

/**
 * The files by which other screens find their seats again after the program has ended: one for each
 * game, in the folder {@code screens}, and one of the last evening. They are written by those who
 * host and join, who alone know their format. Safe for several threads; not for the JavaFX thread,
 * except {@link #put}.
 */
public final class HostedGames {

  /** The identifier of the last evening, whose screens find their seats again in further games. */
  public static final String EVENING = "evening";

  private static final Duration LONGEST_EVENING = Duration.ofHours(12);
  private static final Duration LONGEST = Duration.ofDays(30);
  private static final int LARGEST = 1 << 16;

  private final InstantSource clock;
  private final Disk disk = new Disk();
  private final DiskFolder place;

  /** The pending content of each file, empty for one to be deleted; guarded by itself. */
  private final Map<Path, Optional<byte[]>> unwritten = new LinkedHashMap<>();

  /**
   * The files in a folder, which need not exist.
   *
   * @param home usually {@link AppFolder#path()}
   */
  public HostedGames(Path home, InstantSource clock) {
    this.clock = clock;
    place = new DiskFolder(disk, home.resolve("screens"));
  }

  private Path file(String id) {
    return place.folder().resolve(id.replaceAll("[^A-Za-z0-9]", "-") + ".json");
  }

  /**
   * The content for a game; empty if there is none, or only one that is too old. What makes no
   * sense is set aside.
   *
   * @param id the game's own identifier
   * @param format reads the bytes; empty if they make no sense
   * @param again writes all that was read
   */
  public synchronized <T> Optional<T> read(
      String id, Function<byte[], Optional<T>> format, Function<T, byte[]> again) {
    place.look();
    Path file = file(id);
    try {
      if (!Files.isRegularFile(file) || isOld(file)) {
        return Optional.empty();
      }
      byte[] bytes = Files.size(file) > LARGEST ? new byte[0] : Files.readAllBytes(file);
      Optional<T> read = format.apply(bytes);
      if (read.isEmpty()) {
        Backups.rotate(disk, file);
        disk.delete(file);
      } else if (!JsonFile.holds(again.apply(read.get()), bytes)) {
        Backups.rotate(disk, file);
        AtomicFile.write(disk, file, again.apply(read.get()));
      }
      return read;
    } catch (IOException notNow) {
      return Optional.empty();
    }
  }

  /**
   * Has the next {@link #flush} write the content for a game, or delete it if it is empty; takes no
   * time.
   */
  public void put(String id, Optional<byte[]> content) {
    synchronized (unwritten) {
      unwritten.put(file(id), content);
    }
  }

  /**
   * Writes what was put since, and deletes files that are too old.
   *
   * @throws SaveException if that is not possible
   */
  public synchronized void flush() throws SaveException {
    Map<Path, Optional<byte[]>> all;
    synchronized (unwritten) {
      all = Map.copyOf(unwritten);
      unwritten.clear();
    }
    try {
      for (Map.Entry<Path, Optional<byte[]>> one : all.entrySet()) {
        if (one.getValue().isPresent()) {
          place.make();
          AtomicFile.write(disk, one.getKey(), one.getValue().get());
        } else if (Files.exists(one.getKey())) {
          disk.delete(one.getKey());
        }
      }
      deleteOld();
    } catch (IOException failed) {
      throw Troubles.writing(failed, place.folder());
    }
  }

  private void deleteOld() throws IOException {
    if (Files.isDirectory(place.folder())) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(place.folder(), "*.json*")) {
        for (Path file : files) {
          if (isOld(file)) {
            disk.delete(file);
          }
        }
      }
    }
  }

  private boolean isOld(Path file) throws IOException {
    Duration longest = file.equals(file(EVENING)) ? LONGEST_EVENING : LONGEST;
    return Files.getLastModifiedTime(file).toInstant().isBefore(clock.instant().minus(longest));
  }
}
