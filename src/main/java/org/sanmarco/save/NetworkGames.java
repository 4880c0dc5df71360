package org.sanmarco.save;

import module java.base;

import org.sanmarco.save.disk.AtomicFile;
import org.sanmarco.save.disk.Backups;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.disk.DiskFolder;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.format.Troubles;

/**
 * The records of games elsewhere: text files in the folder {@code network}, to which lines are
 * added. Their format is known only to those who play there. Safe for several threads; not for the
 * JavaFX thread.
 */
public final class NetworkGames {

  private static final String ENDING = ".txt";

  /** Ends a line that was not written to its end. */
  private static final String TORN = "!";

  private final Disk disk = new Disk();
  private final DiskFolder place;

  /**
   * The files in a folder, which need not exist.
   *
   * @param home usually {@link AppFolder#path()}
   */
  public NetworkGames(Path home) {
    place = new DiskFolder(disk, home.resolve("network"));
  }

  private Path file(String id) {
    return place.folder().resolve(id + ENDING);
  }

  /** The identifiers of all files, in their order. */
  public synchronized List<String> ids() {
    place.look();
    if (!Files.isDirectory(place.folder())) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(place.folder())) {
      return files
          .map(file -> String.valueOf(file.getFileName()))
          .filter(name -> name.endsWith(ENDING))
          .map(name -> name.substring(0, name.length() - ENDING.length()))
          .sorted()
          .toList();
    } catch (IOException unreadable) {
      return List.of();
    }
  }

  /** The whole lines of a file; none if there is none that can be read. */
  public synchronized List<String> read(String id) {
    try {
      // A byte that makes no sense spoils its own line only.
      String text = text(id);
      return text.substring(0, text.lastIndexOf('\n') + 1)
          .lines()
          .filter(line -> !line.endsWith(TORN))
          .toList();
    } catch (IOException unreadable) {
      return List.of();
    }
  }

  private String text(String id) throws IOException {
    Path file = file(id);
    return Files.isRegularFile(file)
        ? new String(Files.readAllBytes(file), StandardCharsets.UTF_8)
        : "";
  }

  /**
   * Writes a file in the place of the one before, at once or not at all; one with bytes that make
   * no sense is copied first.
   *
   * @throws SaveException if that is not possible
   */
  public synchronized void write(String id, List<String> lines) throws SaveException {
    try {
      place.make();
      if (text(id).indexOf('\uFFFD') >= 0) {
        Backups.rotate(disk, file(id));
      }
      AtomicFile.write(disk, file(id), bytes(lines));
    } catch (IOException failed) {
      throw Troubles.writing(failed, place.folder());
    }
  }

  /**
   * Adds a line to a file that is there; the system writes it to the disk when it likes.
   *
   * @throws SaveException if that is not possible
   */
  public synchronized void add(String id, String line) throws SaveException {
    try {
      String end = isTorn(file(id)) ? TORN + "\n" : "";
      Files.writeString(file(id), end + line + "\n", StandardOpenOption.APPEND);
    } catch (IOException failed) {
      throw Troubles.writing(failed, place.folder());
    }
  }

  /** Whether a program was killed while it wrote the last line. */
  private static boolean isTorn(Path file) throws IOException {
    try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "r")) {
      if (bytes.length() == 0) {
        return false;
      }
      bytes.seek(bytes.length() - 1);
      return bytes.read() != '\n';
    }
  }

  private static byte[] bytes(List<String> lines) {
    return lines.stream()
        .map(line -> line + "\n")
        .collect(Collectors.joining())
        .getBytes(StandardCharsets.UTF_8);
  }

  /**
   * Deletes a file, if it is there.
   *
   * @throws SaveException if that is not possible
   */
  public synchronized void forget(String id) throws SaveException {
    try {
      disk.delete(file(id));
    } catch (IOException failed) {
      throw Troubles.writing(failed, place.folder());
    }
  }
}
