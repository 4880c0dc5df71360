package org.sanmarco.games.sanmarco.coach;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoEvent;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.kernel.Setup;

/**
 * A figure of the rule book: a position that is reached by playing, and what is played from there,
 * step by step. It is written in {@code assets/san-marco/figures}: players, leader, then a move on
 * each line; a dash begins the next step, and what comes before the first dash is not shown.
 */
public record Tableau(List<Step> steps) {

  private static final SanMarco GAME = new SanMarco();

  /**
   * What is shown at once.
   *
   * @param events what led there from the step before; none for the first
   */
  public record Step(SanMarcoPosition position, List<SanMarcoEvent> events) {}

  /**
   * The figure of a name.
   *
   * @param name of a file in {@code assets/san-marco/figures}, without its ending
   */
  public static Tableau of(String name) {
    List<String> lines = lines(name);
    int players = Integer.parseInt(lines.getFirst().replace("players ", ""));
    String leader = lines.get(1).replace("leader ", "");
    SanMarcoPosition position =
        GAME.start(new Setup(SanMarco.ID, players, Map.of("leader", leader)));
    List<SanMarcoEvent> events = new ArrayList<>();
    List<Step> steps = new ArrayList<>();
    for (String line : Stream.concat(lines.stream().skip(2), Stream.of("-")).toList()) {
      if (line.equals("-")) {
        steps.add(new Step(position.copy(), steps.isEmpty() ? List.of() : List.copyOf(events)));
        events.clear();
      } else {
        position.play(GAME.read(line), event -> events.add((SanMarcoEvent) event));
      }
    }
    return new Tableau(List.copyOf(steps));
  }

  /** A line that begins with {@code from} stands for all lines of another file. */
  private static List<String> lines(String name) {
    List<String> lines = new ArrayList<>();
    text(name)
        .lines()
        .map(line -> line.replaceFirst("#.*", "").strip())
        .filter(line -> !line.isEmpty())
        .forEach(line -> {
          if (line.startsWith("from ")) {
            lines.addAll(lines(line.substring("from ".length())));
          } else {
            lines.add(line);
          }
        });
    return lines;
  }

  private static String text(String name) {
    try (InputStream text =
        Tableau.class.getResourceAsStream("/assets/san-marco/figures/" + name + ".txt")) {
      if (text == null) {
        throw new IllegalArgumentException("no figure " + name);
      }
      return new String(text.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
