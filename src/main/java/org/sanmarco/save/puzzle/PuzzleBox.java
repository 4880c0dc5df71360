package org.sanmarco.save.puzzle;

import module java.base;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.format.JsonFile;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.own.OwnFile;
import org.sanmarco.table.Games;

/**
 * The puzzles from a player's own games, and which puzzles were solved: {@code puzzles.json} in the
 * program's own folder.
 */
public final class PuzzleBox extends OwnFile<PuzzleBox.Content> {

  /** The most puzzles that are kept; the oldest give way. */
  static final int MOST_PUZZLES = 200;

  private static final String FORMAT = "san-marco-puzzles";

  /** Increased only when older programs can't read what is written. */
  private static final int VERSION = 1;

  private static final int MOST_SOLVED = 2000;
  private static final int LARGEST = 8 << 20;

  private final Games games;

  /**
   * The content of the box.
   *
   * @param puzzles from own games, the oldest first
   * @param solved the identifiers of solved puzzles, also of packed ones
   * @param day on which the puzzle of the day was chosen last, as an ISO date; empty for none
   * @param today the identifier of that puzzle
   */
  public record Content(List<Puzzle> puzzles, Set<String> solved, String day, String today) {

    /** Of a box that isn't there. */
    public static final Content EMPTY = new Content(List.of(), Set.of(), "", "");

    public Content {
      puzzles = List.copyOf(puzzles);
      solved = Collections.unmodifiableSet(new LinkedHashSet<>(solved));
    }
  }

  /**
   * The box in a folder; neither need exist.
   *
   * @param games the games whose puzzles are kept
   */
  public PuzzleBox(Path home, Games games) {
    super(new Disk(), home, "puzzles.json", LARGEST);
    this.games = games;
  }

  @Override
  protected Read<Content> parsed(byte[] bytes) throws SaveException {
    ObjectNode written = JsonFile.object(bytes, FORMAT, VERSION);
    Content content =
        new Content(
            latest(JsonFile.each(written.path("puzzles"), Puzzle.class)),
            JsonFile.each(written.path("solved"), String.class)
                .collect(Collectors.toCollection(LinkedHashSet::new)),
            written.path("day").asText(""),
            written.path("today").asText(""));
    return new Read<>(content, JsonFile.holds(written(content), bytes));
  }

  @Override
  protected byte[] written(Content content) {
    return JsonFile.file(FORMAT, VERSION, content);
  }

  /**
   * The content of the box; puzzles of other games and those that can't be played are left out.
   *
   * @throws SaveException if its file is there and can't be read, or a later program wrote it
   */
  @Override
  public synchronized Found<Content> read() throws SaveException {
    Found<Content> found = super.read();
    Content all = found.content();
    List<Puzzle> sound = all.puzzles().stream().filter(this::isSound).toList();
    return new Found<>(new Content(sound, all.solved(), all.day(), all.today()), found.setAside());
  }

  private boolean isSound(Puzzle puzzle) {
    return games.find(puzzle.setup().game()).filter(puzzle::isSound).isPresent();
  }

  /**
   * Adds puzzles; one that is there already replaces it.
   *
   * @throws SaveException if that is not possible
   */
  public void add(List<Puzzle> added) throws SaveException {
    change(before ->
        new Content(
            latest(Stream.concat(before.puzzles().stream(), added.stream())),
            before.solved(),
            before.day(),
            before.today()));
  }

  /** The latest puzzles, each once. */
  private static List<Puzzle> latest(Stream<Puzzle> puzzles) {
    Map<String, Puzzle> once = new LinkedHashMap<>();
    puzzles.forEach(puzzle -> once.put(puzzle.id(), puzzle));
    return last(List.copyOf(once.values()), MOST_PUZZLES);
  }

  /**
   * Marks a puzzle as solved.
   *
   * @throws SaveException if that is not possible
   */
  public void solve(String id) throws SaveException {
    change(before -> {
      Set<String> solved = new LinkedHashSet<>(before.solved());
      solved.add(id);
      return new Content(
          before.puzzles(),
          new LinkedHashSet<>(last(List.copyOf(solved), MOST_SOLVED)),
          before.day(),
          before.today());
    });
  }

  /**
   * Keeps the puzzle of a day.
   *
   * @throws SaveException if that is not possible
   */
  public void choose(LocalDate day, String id) throws SaveException {
    change(before -> new Content(before.puzzles(), before.solved(), day.toString(), id));
  }

  private static <T> List<T> last(List<T> all, int most) {
    return all.subList(Math.max(0, all.size() - most), all.size());
  }

  private void change(UnaryOperator<Content> change) throws SaveException {
    put(change);
    flush();
  }
}
