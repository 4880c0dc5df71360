package org.sanmarco.games.sanmarco.recorded.search;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.kernel.Actor;
import org.sanmarco.save.ChanceKey;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;

/**
 * Plays random games until one has the wanted situation, and writes the shortest of the first few
 * that do, without any expectation: those are for a person to write, with the rules beside them. An
 * existing file is left alone.
 */
public final class Search {

  private static final int GAMES = 100_000;
  private static final int HITS = 8;
  private static final Instant SAVED = Instant.parse("2026-11-20T12:00:00Z");
  private static final List<String> NAMES = List.of("Anna", "Bruno", "Carla", "Dario");
  private static final List<String> COLOURS = List.of("red", "blue", "yellow", "green");
  private static final SanMarco RULES = new SanMarco();

  private Search() {}

  /** A game that was played. */
  private record Trial(long seed, List<Step> steps, List<Integer> found) {}

  /**
   * Looks for games.
   *
   * @param arguments a folder, then the names of what is wanted, or nothing more for all of it
   */
  public static void main(String[] arguments) throws IOException, SaveException {
    Path folder = Path.of(arguments[0]);
    List<String> names = List.of(arguments).subList(1, arguments.length);
    for (WantedGame wish : WantedGames.ALL) {
      Path file = folder.resolve(wish.name() + ".json");
      if (Files.exists(file) || !names.isEmpty() && !names.contains(wish.name())) {
        continue;
      }
      Trial trial = search(wish);
      if (trial == null) {
        System.out.println(wish.name() + ": not found");
      } else {
        write(file, wish, trial);
        System.out.println(wish.name() + ": move " + trial.found() + " of " + trial.steps().size());
      }
    }
  }

  private static @Nullable Trial search(WantedGame wish) {
    Trial best = null;
    int hits = 0;
    for (long seed = 1; seed <= GAMES && hits < HITS; seed++) {
      List<Step> steps = play(wish, seed);
      List<Integer> found = wish.found().apply(steps);
      if (!found.isEmpty()) {
        hits++;
        if (best == null || steps.size() < best.steps().size()) {
          best = new Trial(seed, steps, found);
        }
      }
    }
    return best;
  }

  private static List<Step> play(WantedGame wish, long seed) {
    // The name, so that what is found for one wish isn't found again for the next.
    Random random = new Random(wish.name().hashCode() * 1_000_003L + seed);
    List<Step> steps = new ArrayList<>();
    SanMarcoPosition position = RULES.start(wish.setup());
    while (!position.actor().equals(Actor.OVER)) {
      steps.add(Step.play(steps.size() + 1, position, wish.filter().choose(position, random)));
    }
    return steps;
  }

  private static void write(Path file, WantedGame wish, Trial trial) throws SaveException {
    List<Seat> seats = new ArrayList<>();
    for (int i = 0; i < RULES.start(wish.setup()).seats(); i++) {
      seats.add(new Seat(NAMES.get(i % wish.players()), COLOURS.get(i)));
    }
    Table table = new Table(RULES, wish.setup(), seats, trial.seed());
    for (Step step : trial.steps()) {
      table.play(step.move());
    }
    new SavedGameStore(Games.of(RULES), InstantSource.fixed(SAVED), new Disk(), ChanceKey.passing())
        .write(file, table.record());
  }
}
