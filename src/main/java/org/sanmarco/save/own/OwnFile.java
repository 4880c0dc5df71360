package org.sanmarco.save.own;

import module java.base;

import org.sanmarco.save.disk.AtomicFile;
import org.sanmarco.save.disk.Backups;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.disk.DiskFolder;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.format.SaveRefusal.Reason;
import org.sanmarco.save.format.Troubles;

/**
 * A small file of the program's own, of which nothing is lost: a file of a later program and one
 * that can't be read at the moment stay as they are, and one in which something makes no sense is
 * copied to its {@link Backups} before what could be read is written in its place. For one thread
 * at a time; not for the JavaFX thread.
 *
 * @param <T> the content, which doesn't change
 */
public final class OwnFile<T> {

  private final Disk disk;
  private final DiskFolder place;
  private final Path file;
  private final int largest;
  private final Reader<T> reader;
  private final Function<T, byte[]> writer;

  /**
   * Reads the bytes of a file, which may be damaged in any way.
   *
   * @param <T> the content
   */
  @FunctionalInterface
  public interface Reader<T> {

    /**
     * Reads bytes.
     *
     * @throws SaveException if a later program wrote them
     */
    Read<T> read(byte[] bytes) throws SaveException;
  }

  /**
   * The content of bytes.
   *
   * @param content what could be read
   * @param isWhole whether that is everything
   */
  public record Read<T>(T content, boolean isWhole) {}

  /**
   * The content of the file.
   *
   * @param setAside the copy of a file in which something could not be read just now
   */
  public record Found<T>(T content, Optional<Path> setAside) {}

  /**
   * A file that may not exist yet.
   *
   * @param largest the most bytes of such a file; nothing is read of a larger one
   * @param writer gives the bytes of a content
   */
  public OwnFile(
      Disk disk,
      Path folder,
      String name,
      int largest,
      Reader<T> reader,
      Function<T, byte[]> writer) {
    this.disk = disk;
    this.place = new DiskFolder(disk, folder);
    this.file = place.folder().resolve(name);
    this.largest = largest;
    this.reader = reader;
    this.writer = writer;
  }

  /**
   * Reads the file; one that isn't there has the content of no bytes.
   *
   * @throws SaveException if it can't be read, a copy of it can't be made, or a later program wrote
   *     it
   */
  public Found<T> read() throws SaveException {
    place.look();
    if (!Files.exists(file)) {
      return new Found<>(reader.read(new byte[0]).content(), Optional.empty());
    }
    if (!Files.isRegularFile(file)) {
      throw SaveException.of(Reason.NOT_A_FILE);
    }
    Read<T> read;
    try {
      boolean fits = Files.size(file) <= largest;
      read = reader.read(fits ? Files.readAllBytes(file) : new byte[0]);
      if (fits && read.isWhole()) {
        return new Found<>(read.content(), Optional.empty());
      }
      Backups.rotate(disk, file);
    } catch (IOException failed) {
      throw Troubles.reading(failed);
    }
    put(read.content());
    return new Found<>(read.content(), Backups.of(file).stream().findFirst());
  }

  /**
   * Changes what {@link #read} finds.
   *
   * @throws SaveException if that is not possible; the file is then as it was
   */
  public void change(UnaryOperator<T> change) throws SaveException {
    T before = read().content();
    T after = change.apply(before);
    if (!after.equals(before)) {
      put(after);
    }
  }

  /**
   * Deletes the file and its backups for good.
   *
   * @throws SaveException if that is not possible
   */
  public void forget() throws SaveException {
    try {
      for (Path kept : Backups.of(file)) {
        disk.delete(kept);
      }
      disk.delete(file);
    } catch (IOException failed) {
      throw Troubles.writing(failed, place.folder());
    }
  }

  private void put(T content) throws SaveException {
    try {
      place.make();
      AtomicFile.write(disk, file, writer.apply(content));
    } catch (IOException failed) {
      throw Troubles.writing(failed, place.folder());
    }
  }
}
