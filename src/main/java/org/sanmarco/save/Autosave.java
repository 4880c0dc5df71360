package org.sanmarco.save;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.save.disk.DiskFolder;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.format.SaveRefusal;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Table;

/**
 * Writes the game being played to the disk after each move, and finds it again.
 *
 * <p>Each game has a file of its own, so that writing one never overwrites another. Writing happens
 * on a thread of its own; of several states of a game that wait, only the last is written. Safe for
 * several threads.
 */
public final class Autosave implements AutoCloseable {

  private final SavedGameStore games;
  private final Runnable onChange;
  private final Supplier<List<SavedGameFile>> outside;
  private final ExecutorService writer =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("autosave").daemon().factory());

  /** The newest state of each game that waits to be written. */
  private final Map<AutosaveFile, GameRecord> unwritten = new HashMap<>();

  /** Files whose games were over when they were read. */
  private final Set<SavedGameFile> over = ConcurrentHashMap.newKeySet();

  private DiskFolder place;
  private @Nullable AutosaveFile current;
  private @Nullable Trouble trouble;

  /** The writer's last task. */
  private CompletableFuture<?> lastTask = CompletableFuture.allOf();

  /** The time when the last write ended, or when the first after a pause was due. */
  private long busySince;

  private boolean isClosed;

  /** The file written last, for the writing thread. */
  private @Nullable Path newest;

  /** The latest time of any other file when the writing of that one began. */
  private Instant lastBefore = Instant.EPOCH;

  /**
   * The game to continue.
   *
   * @param file where it is
   * @param game the game
   */
  public record Latest(Path file, SavedGame game) {}

  /**
   * A file or folder that can't be read or written, and is left as it is.
   *
   * @param place where it is
   * @param reason why
   */
  public record Trouble(Path place, SaveException reason) {}

  /**
   * The result of the search for a game to continue.
   *
   * @param game the latest game that is not over
   * @param refused later files that can't be read
   */
  public record Resumable(Optional<Latest> game, List<Trouble> refused) {}

  /**
   * Writes games into a folder, which is made when the first one is written, and continues those in
   * other folders as well.
   *
   * @param outside the games that are known there, which may be gone; asked by {@link #latest}
   * @param onChange is run, on any thread, when {@link #trouble} or {@link #busyMillis} may have
   *     changed
   */
  public Autosave(
      Path folder, Supplier<List<SavedGameFile>> outside, SavedGameStore games, Runnable onChange) {
    this.place = new DiskFolder(games.disk(), folder);
    this.outside = outside;
    this.games = games;
    this.onChange = onChange;
  }

  /**
   * Begins a game, new or read from a file: from now on this game is autosaved, in a file of its
   * own. Returns at once.
   *
   * @param origin the lock of the file that it was read from, released when the game is left; null
   *     if there is none
   * @throws IllegalStateException after {@link #close}
   */
  public synchronized void begin(GameRecord game, @Nullable GameLock origin) {
    enter(new AutosaveFile(games, place, origin));
    save(game);
  }

  /**
   * Continues an autosaved game: from now on this game is autosaved, in the file where it is. Reads
   * the file, so it is not for the JavaFX thread.
   *
   * @param file as {@link #latest} or {@link Library#files} gave it
   * @return the game as it is in the file now
   * @throws SaveException with {@code IN_USE} if another program has it open, or if the file is
   *     refused; the game before is then still the one that is autosaved
   */
  public SavedGame resume(Path file) throws SaveException {
    flush();
    if (this.file().equals(Optional.of(file))) {
      return games.read(file);
    }
    AutosaveFile.Resumed resumed = AutosaveFile.resume(games, file);
    enter(resumed.file());
    return resumed.game();
  }

  /**
   * Queues a write of the game's current state; returns at once. A game that was not begun is
   * begun.
   *
   * @throws IllegalStateException after {@link #close}
   */
  public synchronized void save(GameRecord game) {
    AutosaveFile file = current;
    if (file == null) {
      begin(game, null);
      return;
    }
    requireOpen();
    if (unwritten.put(file, game) == null) {
      submit(() -> write(file));
    }
    guard(onChange);
  }

  /** No game is being played any more: closes its file once it is written. */
  public synchronized void leave() {
    enter(null);
  }

  /**
   * Writes to another folder from now on, for when the disk with the first one is full or gone.
   *
   * @param game the game being played, which goes on there from its beginning
   */
  public synchronized void moveTo(Path other, GameRecord game) {
    place = new DiskFolder(games.disk(), other);
    begin(game, null);
  }

  /** The folder of the autosaved games. */
  public synchronized Path folder() {
    return place.folder();
  }

  /** The file that the game being played is in; empty until it was written there. */
  public synchronized Optional<Path> file() {
    return Optional.ofNullable(current).flatMap(AutosaveFile::file);
  }

  /**
   * The reason why the last moves of the game being played are not written; empty if they are, or
   * will soon be.
   */
  public synchronized Optional<Trouble> trouble() {
    return Optional.ofNullable(trouble);
  }

  /** For how long the writing that is under way, or is due, has taken; -1 if there is none. */
  public synchronized long busyMillis() {
    return lastTask.isDone() ? -1 : TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - busySince);
  }

  private synchronized void submit(Runnable task) {
    if (lastTask.isDone()) {
      busySince = System.nanoTime();
    }
    lastTask =
        CompletableFuture.runAsync(
            () -> {
              guard(task);
              ended();
            },
            writer);
  }

  private synchronized void ended() {
    busySince = System.nanoTime();
  }

  private synchronized CompletableFuture<?> lastTask() {
    return lastTask;
  }

  /** Waits until every pending state is written or reported as a failure. */
  public void flush() {
    lastTask().join();
  }

  /** Writes what waits, then stops. */
  @Override
  public void close() {
    synchronized (this) {
      if (!isClosed) {
        leave();
        isClosed = true;
        writer.shutdown();
      }
    }
    flush();
  }

  /**
   * The game to continue: of those that are not over, the one written last. Flushes, and reads
   * files, so it is not for the JavaFX thread. Files that are refused are left as they are.
   *
   * @param givesWay whether a game is continued only if there is no other, as a tutorial is
   */
  public Resumable latest(Predicate<Table> givesWay) {
    flush();
    look();
    Latest last = null;
    List<Trouble> refused = new ArrayList<>();
    Set<SavedGameFile> files = known(failed -> refused.add(new Trouble(folder(), failed)));
    for (SavedGameFile file : files.stream().sorted(SavedGameFile.NEWEST_FIRST).toList()) {
      try {
        if (over.contains(file)) {
          continue;
        }
        SavedGame game = games.read(file.path());
        if (game.table().isOver()) {
          over.add(file);
        } else if (!givesWay.test(game.table())) {
          return new Resumable(Optional.of(new Latest(file.path(), game)), refused);
        } else if (last == null) {
          last = new Latest(file.path(), game);
        }
      } catch (SaveException failed) {
        refused.add(new Trouble(file.path(), failed));
      }
    }
    return new Resumable(Optional.ofNullable(last), refused);
  }

  private Set<SavedGameFile> known(Consumer<SaveException> failed) {
    Set<SavedGameFile> files = new HashSet<>(outside.get());
    try {
      files.addAll(Library.files(folder(), true));
    } catch (SaveException refused) {
      failed.accept(refused);
    }
    return files;
  }

  private synchronized void look() {
    place.look();
  }

  private synchronized void enter(@Nullable AutosaveFile next) {
    requireOpen();
    AutosaveFile left = current;
    current = next;
    if (left != null) {
      submit(left::close);
    }
    report(null);
  }

  private void requireOpen() {
    if (isClosed) {
      throw new IllegalStateException("closed");
    }
  }

  private void write(AutosaveFile file) {
    try {
      file.write(newest(file));
      file.file().ifPresent(this::keepNewest);
      report(null);
    } catch (SaveException refused) {
      report(new Trouble(place(file), refused));
    } catch (RuntimeException broken) {
      report(new Trouble(place(file), SaveException.of(SaveRefusal.Reason.FAILURE, broken)));
    }
  }

  private void report(@Nullable Trouble found) {
    synchronized (this) {
      trouble = found;
    }
    guard(onChange);
  }

  private synchronized GameRecord newest(AutosaveFile file) {
    return Objects.requireNonNull(unwritten.remove(file));
  }

  /** Keeps the file that was written last the newest, even if the clock was set back. */
  private void keepNewest(Path file) {
    if (!file.equals(newest)) {
      newest = file;
      lastBefore =
          known(ignored -> {}).stream()
              .filter(other -> !other.path().equals(file))
              .map(SavedGameFile::changed)
              .max(Comparator.naturalOrder())
              .orElse(Instant.EPOCH);
    }
    if (!Library.changed(file).isAfter(lastBefore)) {
      try {
        Files.setLastModifiedTime(file, FileTime.from(lastBefore.plusMillis(1)));
      } catch (IOException _) {
        // The game is on the disk; only its place among the others is wrong.
      }
    }
  }

  private Path place(AutosaveFile file) {
    return file.file().orElseGet(this::folder);
  }

  /** A failure must not end the writing. */
  private static void guard(Runnable task) {
    try {
      task.run();
    } catch (RuntimeException | Error broken) {
      Thread thread = Thread.currentThread();
      thread.getUncaughtExceptionHandler().uncaughtException(thread, broken);
    }
  }
}
