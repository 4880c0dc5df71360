package org.sanmarco.cli.match;

import module java.base;

import org.sanmarco.bots.arena.Match;
import org.sanmarco.bots.arena.MatchStatistics;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Position;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Games;
import org.sanmarco.table.Occasion;
import org.sanmarco.table.Seat;

/**
 * Stores a match in a folder: {@code results.csv} with a line for each game, and the games as saved
 * games. A line is written after its game; half a line, of a match that was killed, is ignored.
 */
final class ArenaFolder {

  private static final String HEADER = "start,place,share,margin,moves,a_micros,b_micros";

  private final Path folder;
  private final Match match;
  private final SavedGameStore saved = new SavedGameStore(Games.installed());
  private final SortedMap<Integer, MatchStatistics.Outcome> stored = new TreeMap<>();

  private ArenaFolder(Path folder, Match match) {
    this.folder = folder;
    this.match = match;
  }

  /**
   * Opens the folder of a match, or makes it.
   *
   * @throws IOException if the folder holds another match, or can't be used
   */
  static ArenaFolder open(Path folder, Match match) throws IOException {
    ArenaFolder opened = new ArenaFolder(folder, match);
    Files.createDirectories(folder);
    Path results = opened.results();
    if (Files.notExists(results)) {
      Files.write(results, List.of(opened.title(), HEADER));
    }
    List<String> lines = Files.readAllLines(results);
    if (lines.isEmpty() || !lines.getFirst().equals(opened.title())) {
      throw new IOException(folder + " holds another match: name another folder with --out");
    }
    for (String line : lines.subList(Math.min(2, lines.size()), lines.size())) {
      opened.read(line);
    }
    if (!Files.readString(results).endsWith("\n")) {
      Files.writeString(results, "\n", StandardOpenOption.APPEND);
    }
    return opened;
  }

  /** The outcomes of the games that were played, by number. */
  SortedMap<Integer, MatchStatistics.Outcome> stored() {
    return stored;
  }

  void store(Match.MatchGame game) throws IOException, SaveException {
    MatchStatistics.Outcome outcome = game.outcome();
    String name = "%04d-%d.json".formatted(outcome.start(), game.place());
    saved.write(folder.resolve(name), record(game));
    String line =
        String.format(
            Locale.ROOT,
            "%d,%d,%.4f,%d,%d,%s,%s",
            outcome.start(),
            game.place(),
            outcome.share(),
            outcome.margin(),
            game.moves().size(),
            micros(outcome.nanosA()),
            micros(outcome.nanosB()));
    Files.writeString(results(), line + "\n", StandardOpenOption.APPEND);
  }

  private GameRecord record(Match.MatchGame game) {
    Position start = match.game().start(match.setup());
    List<Seat> seats = new ArrayList<>();
    for (int seat = 1; seat <= start.seats(); seat++) {
      String name = start.side(seat) == game.place() ? match.a().name() : match.b().name();
      seats.add(new Seat(name + " " + start.player(seat), Seat.COLOURS.get(seat - 1)));
    }
    return new GameRecord(
        match.setup(),
        seats,
        new Dealer(match.seed()),
        game.moves(),
        Actor.OVER,
        false,
        Occasion.NONE);
  }

  private Path results() {
    return folder.resolve("results.csv");
  }

  private String title() {
    return "# " + match.title();
  }

  private void read(String line) {
    String[] fields = line.split(",", -1);
    if (fields.length == HEADER.split(",", -1).length) {
      int start = Integer.parseInt(fields[0]);
      stored.put(
          match.number(start, Integer.parseInt(fields[1])),
          new MatchStatistics.Outcome(
              start,
              Double.parseDouble(fields[2]),
              Integer.parseInt(fields[3]),
              nanos(fields[5]),
              nanos(fields[6])));
    }
  }

  private static String micros(List<Long> nanos) {
    return nanos.stream().map(n -> String.valueOf(n / 1000)).collect(Collectors.joining(" "));
  }

  private static List<Long> nanos(String micros) {
    return Arrays.stream(micros.split(" ", -1))
        .filter(number -> !number.isEmpty())
        .map(number -> Long.parseLong(number) * 1000)
        .toList();
  }
}
