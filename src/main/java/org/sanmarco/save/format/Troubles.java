package org.sanmarco.save.format;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.save.format.SaveRefusal.Reason;

/** Translates the system's failures: a full disk, a missing folder, and so on. */
public final class Troubles {

  private static final Pattern FULL =
      Pattern.compile("no space left|not enough space|quota", Pattern.CASE_INSENSITIVE);
  private static final Pattern WRITE_PROTECTED =
      Pattern.compile("read-only file system|write.protected", Pattern.CASE_INSENSITIVE);

  /**
   * A disk with less room than this counts as full; the system's own message may be in any
   * language.
   */
  private static final long HARDLY_ANY = 16 << 10;

  private Troubles() {}

  /** Why a file could not be read. */
  public static SaveException reading(IOException failed) {
    return switch (failed) {
      case NoSuchFileException _ -> SaveException.of(Reason.NO_SUCH_FILE);
      case AccessDeniedException _ -> SaveException.of(Reason.NO_ACCESS);
      default -> SaveException.of(Reason.CANNOT_READ, said(failed));
    };
  }

  /** Why nothing could be written into a folder. */
  public static SaveException writing(IOException failed, @Nullable Path folder) {
    String said = said(failed);
    return switch (failed) {
      case NoSuchFileException _ -> SaveException.of(Reason.FOLDER_GONE, folder);
      case NotDirectoryException _ -> SaveException.of(Reason.NOT_A_FOLDER, folder);
      case FileAlreadyExistsException _ -> SaveException.of(Reason.NOT_A_FOLDER, folder);
      case IOException _ when FULL.matcher(said).find() -> SaveException.of(Reason.DISK_FULL);
      case IOException _ when WRITE_PROTECTED.matcher(said).find() ->
          SaveException.of(Reason.READ_ONLY);
      default -> writing(failed, store(folder));
    };
  }

  private static SaveException writing(IOException failed, @Nullable FileStore store) {
    if (store != null && store.isReadOnly()) {
      return SaveException.of(Reason.READ_ONLY);
    }
    if (failed instanceof AccessDeniedException) {
      return SaveException.of(Reason.NO_ACCESS);
    }
    return SaveException.of(
        hasHardlyAnyRoom(store) ? Reason.DISK_FULL : Reason.CANNOT_WRITE, said(failed));
  }

  private static @Nullable FileStore store(@Nullable Path folder) {
    try {
      return folder == null ? null : Files.getFileStore(folder);
    } catch (IOException _) {
      return null;
    }
  }

  private static boolean hasHardlyAnyRoom(@Nullable FileStore store) {
    try {
      return store != null && store.getUsableSpace() < HARDLY_ANY;
    } catch (IOException _) {
      return false;
    }
  }

  private static String said(IOException failed) {
    String said = failed instanceof FileSystemException named ? named.getReason() : null;
    return said == null ? failed.toString() : said;
  }
}
