package org.sanmarco.ui;

import module java.base;

import org.sanmarco.save.FameFile;
import org.sanmarco.save.FinishedGame;
import org.sanmarco.save.own.OwnFile;

/** The hall of fame, kept on threads of its own. For the JavaFX thread. */
public final class Fame {

  private final FameFile file;
  private final Background background;
  private final InstantSource clock;

  /** The identifiers of the games counted since the program started. */
  private final Set<String> counted = new HashSet<>();

  /** Those of them that were forgotten: their end page may be shown again. */
  private final Set<String> forgotten = new HashSet<>();

  /** The hall of fame in a file. */
  public Fame(FameFile file, Background background, InstantSource clock) {
    this.file = file;
    this.background = background;
    this.clock = clock;
  }

  /**
   * Counts a game that is over, once, and not after it was forgotten.
   *
   * @param game the game that ended at a moment
   */
  public void count(Function<? super Instant, FinishedGame> game) {
    FinishedGame finished = game.apply(clock.instant().truncatedTo(ChronoUnit.SECONDS));
    if (forgotten.contains(finished.id())) {
      return;
    }
    counted.add(finished.id());
    file.put(finished);
    background.keep("store the hall of fame", file::flush);
  }

  /** Reads all games that were counted. */
  public void load(Consumer<OwnFile.Found<List<FinishedGame>>> done, Consumer<Exception> failed) {
    background.run("read the hall of fame", file::read, done, failed);
  }

  /** Forgets all games for good. */
  public void clear(Runnable done, Consumer<Exception> failed) {
    forgotten.addAll(counted);
    background.act("clear the hall of fame", file::forget, done, failed);
  }
}
