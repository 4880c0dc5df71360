package org.sanmarco.save.puzzle;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Setup;

/** Puzzles as JSON: an array with an object for each, on a line of its own. */
public final class PuzzleFormat {

  static final JsonMapper MAPPER =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

  private PuzzleFormat() {}

  /** The puzzles that are packed with the program; empty for a game without any. */
  public static List<Puzzle> packed(Game game) {
    String file = "/assets/" + game.id() + "/puzzles.json";
    try (InputStream in = PuzzleFormat.class.getResourceAsStream(file)) {
      return in == null ? List.of() : read(in.readAllBytes());
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** The bytes of a file. */
  public static byte[] write(List<Puzzle> puzzles) {
    StringJoiner lines = new StringJoiner(",\n", "[\n", "\n]\n").setEmptyValue("[]\n");
    puzzles.forEach(puzzle -> lines.add(line(puzzle)));
    return lines.toString().getBytes(StandardCharsets.UTF_8);
  }

  private static String line(Puzzle puzzle) {
    try {
      return MAPPER.writeValueAsString(data(puzzle));
    } catch (JsonProcessingException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /** A puzzle as plain data. */
  static Map<String, Object> data(Puzzle puzzle) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("theme", puzzle.theme());
    data.put("game", puzzle.setup().game());
    data.put("players", puzzle.setup().players());
    data.put("options", puzzle.setup().options());
    data.put("seat", puzzle.seat());
    data.put("solutions", puzzle.solutions());
    data.put("best", puzzle.best());
    data.put("next", puzzle.next());
    data.put("losses", new TreeMap<>(puzzle.losses()));
    data.put("difficulty", puzzle.difficulty());
    data.put("moves", puzzle.moves());
    return data;
  }

  /**
   * Reads the bytes of a file. Whether the moves are legal is left to {@link Puzzle#isSound}.
   *
   * @throws IOException if they are no puzzles
   */
  public static List<Puzzle> read(byte[] file) throws IOException {
    return puzzles(MAPPER.readTree(file));
  }

  /**
   * Puzzles from plain data.
   *
   * @throws IOException if it is no list of puzzles
   */
  static List<Puzzle> puzzles(@Nullable JsonNode list) throws IOException {
    require(list != null && list.isArray());
    List<Puzzle> puzzles = new ArrayList<>();
    for (JsonNode data : Objects.requireNonNull(list)) {
      puzzles.add(puzzle(data));
    }
    return puzzles;
  }

  private static Puzzle puzzle(JsonNode data) throws IOException {
    Map<String, String> options = new TreeMap<>();
    for (Map.Entry<String, JsonNode> option : data.path("options").properties()) {
      options.put(option.getKey(), option.getValue().asText());
    }
    Map<String, Integer> losses = new TreeMap<>();
    for (Map.Entry<String, JsonNode> loss : data.path("losses").properties()) {
      losses.put(loss.getKey(), number(loss.getValue()));
    }
    return new Puzzle(
        text(data.path("theme")),
        new Setup(text(data.path("game")), number(data.path("players")), options),
        texts(data.path("moves")),
        number(data.path("seat")),
        texts(data.path("solutions")),
        number(data.path("best")),
        number(data.path("next")),
        losses,
        Math.min(data.path("difficulty").asInt(), Puzzle.MOST_DIFFICULT));
  }

  /**
   * A list of texts.
   *
   * @throws IOException if it is none
   */
  static List<String> texts(JsonNode data) throws IOException {
    require(data.isArray());
    List<String> texts = new ArrayList<>();
    for (JsonNode text : data) {
      texts.add(text(text));
    }
    return texts;
  }

  private static String text(JsonNode data) throws IOException {
    require(data.isTextual());
    return data.asText();
  }

  private static int number(JsonNode data) throws IOException {
    require(data.isInt() && data.asInt() >= 0 && data.asInt() <= 100);
    return data.asInt();
  }

  /**
   * Requires that data is as it has to be.
   *
   * @throws IOException if it isn't
   */
  static void require(boolean holds) throws IOException {
    if (!holds) {
      throw new IOException("not a puzzle");
    }
  }
}
