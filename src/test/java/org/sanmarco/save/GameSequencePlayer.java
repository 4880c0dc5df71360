package org.sanmarco.save;

import module java.base;

import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Games;

/**
 * Plays an {@link GameSequence} as the window does, and prints what is safe: {@code kept 2 17 .}
 * for the third game after its seventeenth step, {@code saved 2 17 .} for the same saved by hand; a
 * line without the dot was cut off. Tests kill it.
 */
final class GameSequencePlayer {

  private static final int BETWEEN_SAVES = 7;
  private static final int BETWEEN_FAILURES = 11;

  private GameSequencePlayer() {}

  /**
   * Plays until it is killed.
   *
   * @param arguments the program's folder and the evening's seed; with a third it holds the first
   *     game open and waits
   */
  @SuppressWarnings("SystemOut") // the watching process reads it
  public static void main(String[] arguments) throws IOException, SaveException {
    SavedGameStore games =
        new SavedGameStore(
            Games.installed(),
            InstantSource.system(),
            new FailingNowAndThen(),
            ChanceKey.passing());
    Library library = new Library(Path.of(arguments[0]), games);
    new Disk().makeFolder(library.savedFolder());
    Path byHand = library.savedFolder().resolve("by-hand.json");
    GameSequence evening = new GameSequence(Long.parseLong(arguments[1]));
    try (Autosave autosave = new Autosave(library.autosaveFolder(), List::of, games, () -> {})) {
      for (int game = 0; ; game++) {
        List<GameRecord> states = evening.game(game);
        autosave.begin(states.getFirst(), null);
        for (int step = 0; step < states.size(); step++) {
          do {
            autosave.save(states.get(step));
            autosave.flush();
          } while (autosave.trouble().isPresent());
          System.out.println("kept " + game + " " + step + " .");
          while (arguments.length > 2) {
            LockSupport.park();
          }
          if (step % BETWEEN_SAVES == 0) {
            games.save(byHand, states.get(step));
            System.out.println("saved " + game + " " + step + " .");
          }
        }
      }
    }
  }

  /** A disk on which writing fails at times. */
  private static final class FailingNowAndThen extends Disk {

    private int created;

    @Override
    public void create(Path file, byte[] bytes, boolean ownerOnly) throws IOException {
      if (++created % BETWEEN_FAILURES == 0 && isAutosaved(file)) {
        throw new IOException("now and then");
      }
      super.create(file, bytes, ownerOnly);
    }

    private static boolean isAutosaved(Path file) {
      return file.getName(file.getNameCount() - 2).toString().equals("autosave");
    }
  }
}
