package org.sanmarco.ui.game;

import java.util.Locale;
import java.util.Optional;
import javafx.geometry.Point2D;
import org.sanmarco.ui.move.Choice;

/**
 * A small picture of a game's board for screens that know no game, without pieces, and the places
 * of choices on it. For any thread.
 */
public interface BoardPicture {

  /** The width in the board's own units. */
  double width();

  /** The height in the board's own units. */
  double height();

  /** The picture as SVG, with names in a language. */
  String svg(Locale locale);

  /** The place of a choice; empty if it is not on the board. */
  Optional<Place> place(Choice choice);

  /**
   * A place that can be chosen.
   *
   * @param point its middle, in the board's own units
   * @param seat the seat whose piece is chosen there; 0 for the place itself
   */
  record Place(Point2D point, int seat) {

    /** A place without a piece. */
    public static Place of(Point2D point) {
      return new Place(point, 0);
    }
  }
}
