package org.sanmarco.ui.game;

import module java.base;

import javafx.scene.layout.Region;
import org.sanmarco.coach.Advice;
import org.sanmarco.coach.Advice.Other;
import org.sanmarco.kernel.Move;

/** A move, or two side by side, that a game draws in place of words. */
public final class MoveFigure {

  /**
   * A move with its heading.
   *
   * @param title says whose it is, or how good
   */
  public record Half(String title, Move move) {}

  private MoveFigure() {}

  /** The advised move beside the other; empty for moves that are not drawn. */
  public static Optional<Region> of(PanelContext context, Advice advice) {
    boolean isClear = advice.other().filter(Other::isClear).isPresent();
    Half best = half(context, isClear ? "figure.better" : "figure.advised", advice.move());
    return context.figure(
        Stream.concat(
                advice.other().stream()
                    .map(other -> half(context, "figure." + other.heading(), other.move())),
                Stream.of(best))
            .toList());
  }

  /** A move that was made beside the second best or a better one. */
  public static Optional<Region> ofMade(PanelContext context, Advice advice) {
    return context.figure(
        Stream.concat(
                Stream.of(half(context, "figure.made", advice.move())),
                advice.other().stream()
                    .map(other -> half(context, "figure." + other.heading(), other.move())))
            .toList());
  }

  /** A move that was made beside a better one. */
  public static Optional<Region> of(PanelContext context, Move made, Move better) {
    return context.figure(
        List.of(half(context, "figure.made", made), half(context, "figure.better", better)));
  }

  private static Half half(PanelContext context, String title, Move move) {
    return new Half(context.text(title), move);
  }
}
