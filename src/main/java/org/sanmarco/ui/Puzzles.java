package org.sanmarco.ui;

import module java.base;

import org.sanmarco.coach.Coach;
import org.sanmarco.kernel.Game;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.format.SaveRefusal;
import org.sanmarco.save.own.OwnFile;
import org.sanmarco.save.puzzle.Puzzle;
import org.sanmarco.save.puzzle.PuzzleBox;
import org.sanmarco.table.Games;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The puzzles that are packed with the program and those from own games, kept on threads of their
 * own. For the JavaFX thread.
 */
public final class Puzzles {

  private static final Logger LOG = LoggerFactory.getLogger(Puzzles.class);

  private final Games games;
  private final PuzzleBox box;
  private final Background background;
  private final InstantSource clock;
  private String game;

  /**
   * All puzzles.
   *
   * @param packed with the program, by game
   * @param own from own games, the oldest first
   * @param solved the identifiers of those that were solved
   * @param today the puzzle of the day; empty if there are no puzzles
   * @param setAside where the box was copied because it could not be read as a whole
   * @param refusal why the box can't be read, so that nothing of it is here
   */
  public record Known(
      List<Puzzle> packed,
      List<Puzzle> own,
      Set<String> solved,
      Optional<Puzzle> today,
      Optional<Path> setAside,
      Optional<SaveRefusal> refusal) {

    public Known {
      packed = List.copyOf(packed);
      own = List.copyOf(own);
      solved = Set.copyOf(solved);
    }

    /** Whether a puzzle was solved. */
    public boolean isSolved(Puzzle puzzle) {
      return solved.contains(puzzle.id());
    }

    /** The next puzzle of the same game that isn't solved yet; from the end back to the first. */
    public Optional<Puzzle> after(Puzzle puzzle) {
      List<Puzzle> all =
          Stream.concat(packed.stream(), own.stream())
              .filter(other -> other.setup().game().equals(puzzle.setup().game()))
              .toList();
      int at = all.indexOf(puzzle);
      return Stream.concat(all.stream().skip(at + 1L), all.stream())
          .filter(other -> !isSolved(other) && !other.equals(puzzle))
          .findFirst();
    }
  }

  /** The puzzles of these games. */
  public Puzzles(Games games, PuzzleBox box, Background background, InstantSource clock) {
    this.games = games;
    this.box = box;
    this.background = background;
    this.clock = clock;
    game = games.ids().getFirst();
  }

  /** The game whose puzzles were looked at last. */
  public String game() {
    return game;
  }

  /** Notes the game whose puzzles are looked at, until the program ends. */
  public void lookAt(String next) {
    game = next;
  }

  /** Reads all puzzles, and chooses that of the day if there is none yet. */
  public void load(Consumer<Known> done) {
    LocalDate day = LocalDate.ofInstant(clock.instant(), ZoneId.systemDefault());
    background.<Known>run("read the puzzles", () -> known(day), done);
  }

  private Known known(LocalDate day) {
    List<Puzzle> packed =
        games.ids().stream()
            .flatMap(id -> Puzzle.packed(games.find(id).orElseThrow()).stream())
            .toList();
    OwnFile.Found<PuzzleBox.Content> found;
    Optional<SaveRefusal> refusal = Optional.empty();
    try {
      found = box.read();
    } catch (SaveException refused) {
      found = new OwnFile.Found<>(PuzzleBox.Content.EMPTY, Optional.empty());
      refusal = Optional.of(refused.refusal());
    }
    PuzzleBox.Content content = found.content();
    List<Puzzle> own = content.puzzles().stream().map(this::themed).toList();
    List<Puzzle> all = Stream.concat(packed.stream(), own.stream()).toList();
    Optional<Puzzle> kept =
        content.day().equals(day.toString())
            ? all.stream().filter(puzzle -> puzzle.id().equals(content.today())).findFirst()
            : Optional.empty();
    Optional<Puzzle> today = kept.or(() -> choose(all, content.solved(), day));
    if (kept.isEmpty() && today.isPresent() && refusal.isEmpty()) {
      try {
        box.choose(day, today.get().id());
      } catch (SaveException failed) {
        LOG.warn("the puzzle of the day is not kept: {}", failed.toString());
      }
    }
    return new Known(packed, own, content.solved(), today, found.setAside(), refusal);
  }

  /** A puzzle with the theme that the game tells, not the one in its file. */
  private Puzzle themed(Puzzle puzzle) {
    Game rules = games.find(puzzle.setup().game()).orElseThrow();
    return puzzle.about(
        Coach.of(rules.id())
            .theme(puzzle.position(rules), rules.read(puzzle.solutions().getFirst())));
  }

  /** The puzzle of a day: one that isn't solved, as long as there is any. */
  static Optional<Puzzle> choose(List<Puzzle> all, Set<String> solved, LocalDate day) {
    return all.stream()
        .min(
            Comparator.comparingInt((Puzzle puzzle) -> solved.contains(puzzle.id()) ? 1 : 0)
                .thenComparingLong(puzzle -> lot(puzzle, day)));
  }

  /** A number that is as good as drawn, but the same on each look. */
  private static long lot(Puzzle puzzle, LocalDate day) {
    CRC32C sum = new CRC32C();
    sum.update((day + puzzle.id()).getBytes(StandardCharsets.UTF_8));
    return sum.getValue();
  }

  /** Keeps puzzles from own games. */
  public void add(List<Puzzle> found) {
    if (!found.isEmpty()) {
      background.keep("write the box of puzzles", () -> box.add(found));
    }
  }

  /** Marks a puzzle as solved. */
  public void solve(Puzzle puzzle) {
    background.keep("write the box of puzzles", () -> box.solve(puzzle.id()));
  }
}
