package org.sanmarco.save;

import module java.base;

import org.sanmarco.save.disk.Backups;
import org.sanmarco.save.disk.DiskFolder;
import org.sanmarco.save.disk.FileNames;
import org.sanmarco.save.format.Format;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.format.SaveRefusal.Reason;
import org.sanmarco.save.format.Troubles;
import org.sanmarco.table.GameRecord;
import org.sanmarco.words.Language;

/**
 * The games on this computer: those that players saved and those that were autosaved. Works with
 * files, so it is not for the JavaFX thread. Safe for several threads.
 *
 * <p>A game that is being played, here or in another program, is neither renamed nor deleted: that
 * is refused with {@code IN_USE}.
 */
public final class Library {

  /** The number of deletions that can be undone. */
  private static final int MOST_DELETED = 20;

  private final Path home;
  private final DiskFolder place;
  private final SavedGameStore games;
  private final OutsideGames outside;

  /**
   * A deleted game.
   *
   * @param file where it was
   * @param bin the folder where it is now
   */
  public record Deleted(Path file, Path bin) {}

  /**
   * The games in the program's own folder.
   *
   * @param home that folder, usually {@link AppFolder#path()}; it need not be there yet
   */
  public Library(Path home, SavedGameStore games) {
    this.home = home;
    this.place = new DiskFolder(games.disk(), home);
    this.games = games;
    outside = new OutsideGames(games.disk(), place.folder());
  }

  /**
   * Adds a saved or opened game of any folder to the list.
   *
   * @param file with an ending of a game; others are not listed
   */
  public void remember(Path file) {
    if (isGame(nameOf(file)) && !isOwn(file)) {
      outside.add(file);
    }
  }

  /** Whether the folders are listed that a file may be in. */
  private boolean isOwn(Path file) {
    Path folder = file.toAbsolutePath().normalize().getParent();
    return Stream.of(savedFolder(), autosaveFolder())
        .anyMatch(own -> own.toAbsolutePath().normalize().equals(folder));
  }

  /**
   * The default folder for saved games, which is made unless it is there.
   *
   * @throws SaveException if it can't be made
   */
  public Path makeSavedFolder() throws SaveException {
    makeFolder(savedFolder());
    return savedFolder();
  }

  /** The default folder for saved games; it need not exist yet. */
  public Path savedFolder() {
    return home.resolve("games");
  }

  /** The folder of the autosaved games; it need not exist yet. */
  public Path autosaveFolder() {
    return home.resolve("autosave");
  }

  /**
   * All saved and autosaved games, the last written first, with those of other folders that were
   * {@link #remember}ed. Only lists the folders: a file's {@link #summary} reads what is in it.
   *
   * @throws SaveException if a folder can't be read
   */
  public List<SavedGameFile> files() throws SaveException {
    place.look();
    List<SavedGameFile> files = new ArrayList<>(files(savedFolder(), false));
    files.addAll(files(autosaveFolder(), true));
    outside.files().forEach(file -> files.add(new SavedGameFile(file, false, changed(file))));
    files.sort(SavedGameFile.NEWEST_FIRST);
    return files;
  }

  /** The autosaved games that were {@link #remember}ed outside the program's folders. */
  public List<SavedGameFile> outsideAutosaved() {
    return outside.files().stream()
        .filter(Format::isAutosaved)
        .map(file -> new SavedGameFile(file, true, changed(file)))
        .toList();
  }

  /** Reads a file and plays all its moves, in milliseconds. */
  public Summary summary(SavedGameFile file) {
    boolean isInUse = GameLock.isInUse(games.disk(), file.path());
    try {
      SavedGame game = games.read(file.path());
      return new Summary(
          file,
          Optional.of(Summary.Progress.of(game.table(), game.saved())),
          Optional.empty(),
          isInUse);
    } catch (SaveException refused) {
      return new Summary(
          file,
          refused.playable().map(table -> Summary.Progress.of(table, file.changed())),
          Optional.of(refused.refusal()),
          isInUse);
    }
  }

  /**
   * Gives a saved game's file another name.
   *
   * @param name without a folder or an ending
   * @return where it is now
   * @throws SaveException with {@code NAME_UNFIT}, {@code NAME_TAKEN}, or if it is not possible
   */
  public Path rename(Path file, String name) throws SaveException {
    String wanted = name.strip();
    if (!FileNames.isFit(wanted)) {
      throw SaveException.of(Reason.NAME_UNFIT, name);
    }
    Path renamed = file.resolveSibling(wanted + ending(nameOf(file)));
    if (renamed.equals(file)) {
      return file;
    }
    if (Files.exists(renamed)) {
      throw SaveException.of(Reason.NAME_TAKEN, wanted);
    }
    move(file, renamed);
    remember(renamed);
    return renamed;
  }

  /**
   * Copies a game into a new saved game, with a chance of its own; the original may be an autosaved
   * one. What this turn has hidden is not in the copy.
   *
   * @param language of the name that the copy of an autosaved game gets
   * @return where the copy is
   * @throws SaveException if the game is refused, or it is not possible
   */
  public Path duplicate(Path file, Language language) throws SaveException {
    GameRecord game = games.read(file).table().copy(games.newChanceSource()).record();
    Path copy =
        free(
            makeSavedFolder()
                .resolve(
                    !Format.isAutosaved(file)
                        ? nameOf(file)
                        : GameName.ofFile(game, games.now(), language) + Format.ENDING));
    games.write(copy, game);
    return copy;
  }

  /**
   * Adds a game that was played elsewhere to the autosaved ones.
   *
   * @return where it is
   * @throws SaveException if it is not possible
   */
  public Path add(GameRecord game) throws SaveException {
    DiskFolder folder = new DiskFolder(games.disk(), autosaveFolder());
    try (AutosaveFile file = new AutosaveFile(games, folder, null)) {
      file.write(game);
      return file.file().orElseThrow();
    }
  }

  /**
   * Puts a game into the program's own bin, which holds the last {@value #MOST_DELETED}.
   *
   * @throws SaveException if it is not possible; the file is then where it was
   */
  public Deleted delete(Path file) throws SaveException {
    Path own = free(bin().resolve(games.now().toString().replace(':', '-')));
    makeFolder(own);
    move(file, own.resolve(nameOf(file)));
    emptyBin();
    return new Deleted(file, own);
  }

  /**
   * Takes a deleted game out of the bin.
   *
   * @return where it is now: where it was, or beside that if another file has come there
   * @throws SaveException if it is not possible
   */
  public Path restore(Deleted deleted) throws SaveException {
    Path file = free(deleted.file().toAbsolutePath());
    makeFolder(Objects.requireNonNull(file.getParent()));
    move(deleted.bin().resolve(nameOf(deleted.file())), file);
    discard(deleted.bin());
    remember(file);
    return file;
  }

  /** The games in a folder, what was written last first; none if there is no such folder. */
  static List<SavedGameFile> files(Path folder, boolean kept) throws SaveException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> isGame(nameOf(file)))
          .map(file -> new SavedGameFile(file, kept, changed(file)))
          .sorted(SavedGameFile.NEWEST_FIRST)
          .toList();
    } catch (IOException failed) {
      throw Troubles.reading(failed);
    }
  }

  private static boolean isGame(String name) {
    return !name.startsWith(".") && !ending(name).isEmpty();
  }

  static Instant changed(Path file) {
    try {
      return Files.getLastModifiedTime(file).toInstant();
    } catch (IOException _) {
      // Deleted meanwhile: reading it will say so.
      return Instant.EPOCH;
    }
  }

  /** The same name, or the first with a number behind it that no file has. */
  private static Path free(Path wanted) {
    String name = nameOf(wanted);
    String ending = ending(name);
    Path free = wanted;
    for (int number = 2; Files.exists(free); number++) {
      String stem = name.substring(0, name.length() - ending.length());
      free = wanted.resolveSibling(stem + " " + number + ending);
    }
    return free;
  }

  private static String ending(String name) {
    return Format.ENDINGS.stream().filter(name::endsWith).findFirst().orElse("");
  }

  private static String nameOf(Path file) {
    return String.valueOf(file.getFileName());
  }

  private Path bin() {
    return home.resolve("deleted");
  }

  private void makeFolder(Path folder) throws SaveException {
    try {
      if (folder.startsWith(home)) {
        place.make();
      }
      games.disk().makeFolder(folder);
    } catch (IOException failed) {
      throw Troubles.writing(failed, folder);
    }
  }

  /** Moves a game with its backups and its review, unless it is being played. */
  private void move(Path file, Path target) throws SaveException {
    if (!Files.exists(file)) {
      throw SaveException.of(Reason.NO_SUCH_FILE);
    }
    try (GameLock _ = GameLock.take(games.disk(), file)) {
      games.disk().move(file, target);
      Backups.move(games.disk(), file, target);
      ReviewFile.move(games.disk(), file, target);
    } catch (IOException failed) {
      throw Troubles.writing(failed, target.toAbsolutePath().getParent());
    }
  }

  private void emptyBin() {
    try (Stream<Path> all = Files.list(bin())) {
      all.sorted(Comparator.reverseOrder()).skip(MOST_DELETED).forEach(this::discard);
    } catch (IOException _) {
      // The bin then holds more; the next deletion tries again.
    }
  }

  private void discard(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        games.disk().delete(file);
      }
      games.disk().delete(folder);
    } catch (IOException _) {
      // What is left of it does no harm.
    }
  }
}
