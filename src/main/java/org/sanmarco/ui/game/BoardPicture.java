package org.sanmarco.ui.game;

import module java.base;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.GameTexts;
import org.sanmarco.kernel.View;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.move.Choice;

/**
 * The picture of a game's board for screens that know no game: the ground, the pieces on it, and
 * the places of choices. For any thread.
 */
public interface BoardPicture {

  /** The area of the picture, in the board's own units. */
  Rectangle2D area();

  /** The ground as SVG, with names in a language. */
  String svg(Locale locale);

  /** The drawings of pieces as SVG, by the name in {@link Piece#picture}. */
  Map<String, String> drawings();

  /**
   * The pieces in a position, from back to front.
   *
   * @param view the view of the seat that looks
   * @param texts the game's texts with the people's names
   * @param colours the colours of the seats, the first seat's first
   */
  List<Piece> pieces(View view, GameTexts texts, List<SeatColour> colours);

  /** The place of a choice; empty if it is not on the board. */
  Optional<Place> place(View view, Choice choice);

  /**
   * The part of the board with which a small screen begins: what the view's player moves from.
   * Empty if that is the whole.
   */
  default Optional<Rectangle2D> near(View view) {
    return Optional.empty();
  }

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

  /**
   * A piece, or a number on the board.
   *
   * @param id the same for the same piece in all positions
   * @param at its middle, or one end of a line
   * @param size the side of its picture, or the height of its label, or the width of a line
   * @param picture the name of its drawing; empty for none
   * @param label a number or short text; empty for none
   * @param labelAt the middle of the label
   * @param to the other end of a line; null if it is none
   * @param paint the colour of a line for the web; empty if it is none
   * @param words its name and its place, for those who ask
   */
  record Piece(
      String id,
      Point2D at,
      double size,
      String picture,
      String label,
      Point2D labelAt,
      @Nullable Point2D to,
      String paint,
      String words) {

    /** A drawing. */
    public static Piece drawn(String id, Point2D at, double size, String picture, String words) {
      return new Piece(id, at, size, picture, "", at, null, "", words);
    }

    /** A label alone. */
    public static Piece written(String id, Point2D at, double size, String label, String words) {
      return new Piece(id, at, size, "", label, at, null, "", words);
    }

    /** A line. */
    public static Piece line(
        String id, Point2D from, Point2D to, double width, String paint, String words) {
      return new Piece(id, from, width, "", "", from, to, paint, words);
    }

    /** The same with a label. */
    public Piece labelled(String text, Point2D middle) {
      return new Piece(id, at, size, picture, text, middle, to, paint, words);
    }
  }
}
