package org.sanmarco.games.marcopolo.recorded;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.oracle.Oracle;
import org.sanmarco.recorded.PositionWords;
import org.sanmarco.save.ChanceKey;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;

/**
 * Plays random games until one has what is wanted, and writes the shortest of the first few that
 * do. The values in its sentences are those of the second engine, which knows the rule book alone.
 */
public final class Search {

  private static final int GAMES = 20_000;
  private static final int HITS = 8;
  private static final Instant SAVED = Instant.parse("2026-11-23T12:00:00Z");
  private static final List<String> NAMES = List.of("Anna", "Bruno", "Carla", "Dario", "Elena");
  private static final MarcoPolo RULES = new MarcoPolo();

  private Search() {}

  /** A game that was played, and where in it is what was wanted. */
  private record Trial(long seed, List<Step> steps, Step found) {}

  /**
   * Looks for games that are not there.
   *
   * @param arguments the folder
   */
  public static void main(String[] arguments) throws IOException, SaveException {
    for (Wish wish : Wishes.ALL) {
      Path file = Path.of(arguments[0]).resolve(wish.name() + ".json");
      if (Files.exists(file)) {
        continue;
      }
      Trial trial = search(wish);
      if (trial == null) {
        System.out.println(wish.name() + ": not found");
      } else {
        write(file, wish, trial);
      }
    }
  }

  private static @Nullable Trial search(Wish wish) {
    Trial best = null;
    int hits = 0;
    for (long seed = 1; seed <= GAMES && hits < HITS; seed++) {
      List<Step> steps = play(wish, seed);
      for (Step step : steps) {
        if (wish.found().test(steps, step)) {
          hits++;
          best =
              best == null || steps.size() < best.steps().size()
                  ? new Trial(seed, steps, step)
                  : best;
          break;
        }
      }
    }
    return best;
  }

  private static List<Step> play(Wish wish, long seed) {
    // The name, so that what is found for one wish isn't found again for the next.
    Random random = new Random(wish.name().hashCode() * 1_000_003L + seed);
    List<Step> steps = new ArrayList<>();
    MarcoPoloPosition position = RULES.start(wish.setup());
    while (!position.isOver()) {
      steps.add(Step.play(steps.size() + 1, position, wish.taste().choose(position, random)));
    }
    return steps;
  }

  private static void write(Path file, Wish wish, Trial trial) throws IOException, SaveException {
    List<Seat> seats = new ArrayList<>();
    for (int i = 0; i < wish.setup().players(); i++) {
      seats.add(new Seat(NAMES.get(i), Seat.COLOURS.get(i)));
    }
    Table table = new Table(RULES, wish.setup(), seats, trial.seed());
    for (Step step : trial.steps()) {
      table.play(step.move());
    }
    new SavedGameStore(Games.of(RULES), InstantSource.fixed(SAVED), new Disk(), ChanceKey.passing())
        .write(file, table.record());
    String expected =
        wish.says().stream()
            .map(said -> "    \"" + sentence(said, trial) + "\"")
            .collect(Collectors.joining(",\n", "  \"expect\" : [\n", "\n  ],\n"));
    String text = Files.readString(file);
    int at = text.indexOf("  \"game\"");
    Files.writeString(file, text.substring(0, at) + expected + text.substring(at));
  }

  /** A sentence with its numbers and values filled in. */
  private static String sentence(String said, Trial trial) {
    int number = trial.found().number();
    int player = trial.found().before().onTurn();
    String filled =
        said.replace("N-2", String.valueOf(number - 2))
            .replace("N-1", String.valueOf(number - 1))
            .replace("N", String.valueOf(number))
            .replaceAll("\\bP\\b", String.valueOf(player));
    String[] words = filled.split(" ", 4);
    List<Step> steps = trial.steps();
    if (words[0].equals("move")) {
      Step step = steps.get(Integer.parseInt(words[1]) - 1);
      return switch (filled.replaceFirst("move \\d+ ", "")) {
        case "is" -> filled + " " + step.move();
        case "is one of" -> filled + " " + oracle(steps, step.number() - 1).legal().size();
        case "changes gold by" -> filled + changes(steps, step.number());
        default -> filled;
      };
    }
    int count =
        switch (words[2]) {
          case "start" -> 0;
          case "end" -> steps.size();
          default -> Integer.parseInt(words[2]) - (words[0].equals("before") ? 1 : 0);
        };
    Map<String, @Nullable Object> told = oracle(steps, count).describe();
    return filled + " " + PositionWords.at(told, words[3]);
  }

  private static String changes(List<Step> steps, int number) {
    List<?> old = gold(steps, number - 1);
    List<?> now = gold(steps, number);
    StringBuilder changes = new StringBuilder();
    for (int i = 0; i < old.size(); i++) {
      int change = (Integer) now.get(i) - (Integer) old.get(i);
      changes.append(change > 0 ? " +" : " ").append(change);
    }
    return changes.toString();
  }

  private static List<?> gold(List<Step> steps, int count) {
    return (List<?>) Objects.requireNonNull(oracle(steps, count).describe().get("gold"));
  }

  private static Oracle oracle(List<Step> steps, int count) {
    Oracle oracle = SecondOpinion.start(steps.getFirst().before().setup());
    steps.subList(0, count).forEach(step -> oracle.play(step.move().toString()));
    return oracle;
  }
}
