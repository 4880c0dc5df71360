package org.sanmarco.save.puzzle;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.sanmarco.save.disk.AtomicFile;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.disk.DiskFolder;
import org.sanmarco.save.format.Program;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.format.Troubles;
import org.sanmarco.table.Games;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The puzzles from a player's own games, and which puzzles were solved: {@code puzzles.json} in the
 * program's own folder. A file that can't be read is ignored, and replaced with the next change.
 * Safe for several threads; not for the JavaFX thread.
 */
public final class PuzzleBox {

  /** The most puzzles that are kept; the oldest give way. */
  static final int MOST_PUZZLES = 200;

  private static final Logger LOG = LoggerFactory.getLogger(PuzzleBox.class);
  private static final String FORMAT = "san-marco-puzzles";
  private static final int VERSION = 1;
  private static final int MOST_SOLVED = 2000;
  private static final int LARGEST = 8 << 20;

  private final Path file;
  private final Games games;
  private final Disk disk = new Disk();
  private final DiskFolder place;

  /**
   * The content of the box.
   *
   * @param puzzles from own games, the oldest first
   * @param solved the identifiers of solved puzzles, also of packed ones
   * @param day on which the puzzle of the day was chosen last, as an ISO date; empty for none
   * @param today the identifier of that puzzle
   */
  public record Content(List<Puzzle> puzzles, Set<String> solved, String day, String today) {

    static final Content EMPTY = new Content(List.of(), Set.of(), "", "");

    /** Copies the collections. */
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
    file = home.toAbsolutePath().resolve("puzzles.json");
    place = new DiskFolder(disk, home);
    this.games = games;
  }

  /** The content of the box; empty if it can't be read. */
  public synchronized Content read() {
    try {
      if (!Files.exists(file)) {
        return Content.EMPTY;
      }
      if (Files.size(file) > LARGEST) {
        throw new IOException("too large");
      }
      return content(PuzzleFormat.MAPPER.readTree(Files.readAllBytes(file)));
    } catch (IOException broken) {
      LOG.warn("the box of puzzles is not read: {}", broken.toString());
      return Content.EMPTY;
    }
  }

  private Content content(JsonNode data) throws IOException {
    PuzzleFormat.require(
        data.path("format").asText("").equals(FORMAT) && data.path("version").asInt() == VERSION);
    List<Puzzle> puzzles = PuzzleFormat.puzzles(data.path("puzzles"));
    return new Content(
        puzzles.stream().filter(this::isSound).toList(),
        new LinkedHashSet<>(PuzzleFormat.texts(data.path("solved"))),
        data.path("day").asText(""),
        data.path("today").asText(""));
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
    change(before -> {
      Map<String, Puzzle> puzzles = new LinkedHashMap<>();
      before.puzzles().forEach(puzzle -> puzzles.put(puzzle.id(), puzzle));
      added.forEach(puzzle -> puzzles.put(puzzle.id(), puzzle));
      return new Content(
          last(List.copyOf(puzzles.values()), MOST_PUZZLES),
          before.solved(),
          before.day(),
          before.today());
    });
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

  private synchronized void change(UnaryOperator<Content> change) throws SaveException {
    Content before = read();
    Content after = change.apply(before);
    if (!after.equals(before)) {
      write(after);
    }
  }

  private void write(Content content) throws SaveException {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("format", FORMAT);
    data.put("version", VERSION);
    data.put("program", Program.version());
    data.put("day", content.day());
    data.put("today", content.today());
    data.put("solved", content.solved());
    data.put("puzzles", content.puzzles().stream().map(PuzzleFormat::data).toList());
    try {
      place.make();
      AtomicFile.write(disk, file, PuzzleFormat.MAPPER.writeValueAsBytes(data));
    } catch (IOException failed) {
      throw Troubles.writing(failed, place.folder());
    }
  }
}
