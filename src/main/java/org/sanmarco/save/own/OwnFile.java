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
 * copied to its {@link Backups} before what could be read is written in its place. Safe for several
 * threads; not for the JavaFX thread, except {@link #put}.
 *
 * @param <T> the content, which doesn't change
 */
public abstract class OwnFile<T> {

  private final Disk disk;
  private final DiskFolder place;
  private final Path file;
  private final int largest;

  /** The changes that are still to be written; guarded by itself. */
  private final List<UnaryOperator<T>> unwritten = new ArrayList<>();

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
   */
  protected OwnFile(Disk disk, Path folder, String name, int largest) {
    this.disk = disk;
    this.place = new DiskFolder(disk, folder);
    this.file = place.folder().resolve(name);
    this.largest = largest;
  }

  /**
   * Reads the bytes of a file, which may be damaged in any way.
   *
   * @throws SaveException if a later program wrote them
   */
  protected abstract Read<T> parsed(byte[] bytes) throws SaveException;

  /** The bytes of a content. */
  protected abstract byte[] written(T content);

  /** Has the next {@link #flush} change the content; takes no time. */
  protected final void put(UnaryOperator<T> change) {
    synchronized (unwritten) {
      unwritten.add(change);
    }
  }

  /**
   * Writes what was put since.
   *
   * @throws SaveException if that is not possible; the file is then as it was, and the next time
   *     tries again
   */
  public final synchronized void flush() throws SaveException {
    List<UnaryOperator<T>> changes = unwritten();
    if (changes.isEmpty()) {
      return;
    }
    T before = stored().content();
    T after = changed(before, changes);
    if (!after.equals(before)) {
      write(after);
    }
    synchronized (unwritten) {
      unwritten.subList(0, changes.size()).clear();
    }
  }

  /**
   * Reads the file, with what was put but could not be written; one that isn't there has the
   * content of no bytes.
   *
   * @throws SaveException if it can't be read, a copy of it can't be made, or a later program wrote
   *     it
   */
  public synchronized Found<T> read() throws SaveException {
    Found<T> found = stored();
    return new Found<>(changed(found.content(), unwritten()), found.setAside());
  }

  private List<UnaryOperator<T>> unwritten() {
    synchronized (unwritten) {
      return List.copyOf(unwritten);
    }
  }

  private static <T> T changed(T before, List<UnaryOperator<T>> changes) {
    T after = before;
    for (UnaryOperator<T> change : changes) {
      after = change.apply(after);
    }
    return after;
  }

  private Found<T> stored() throws SaveException {
    place.look();
    if (!Files.exists(file) && !Files.isSymbolicLink(file)) {
      return new Found<>(parsed(new byte[0]).content(), Optional.empty());
    }
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw SaveException.of(Reason.NOT_A_FILE);
    }
    Read<T> read;
    try {
      boolean fits = Files.size(file) <= largest;
      read = parsed(fits ? Files.readAllBytes(file) : new byte[0]);
      if (fits && read.isWhole()) {
        return new Found<>(read.content(), Optional.empty());
      }
      Backups.rotate(disk, file);
    } catch (IOException failed) {
      throw Troubles.reading(failed);
    }
    write(read.content());
    return new Found<>(read.content(), Backups.of(file).stream().findFirst());
  }

  /**
   * Deletes the file and its backups for good.
   *
   * @throws SaveException if that is not possible
   */
  public final synchronized void forget() throws SaveException {
    try {
      for (Path kept : Backups.of(file)) {
        disk.delete(kept);
      }
      disk.delete(file);
    } catch (IOException failed) {
      throw Troubles.writing(failed, place.folder());
    }
    synchronized (unwritten) {
      unwritten.clear();
    }
  }

  private void write(T content) throws SaveException {
    try {
      place.make();
      AtomicFile.write(disk, file, written(content));
    } catch (IOException failed) {
      throw Troubles.writing(failed, place.folder());
    }
  }
}
