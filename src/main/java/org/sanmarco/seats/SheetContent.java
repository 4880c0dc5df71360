package org.sanmarco.seats;

import module java.base;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.jspecify.annotations.Nullable;
import org.sanmarco.json.Json.OrEmpty;
import org.sanmarco.json.Json.OrNull;

/**
 * The position in words, for a screen without rules: {@code docs/seats.md} says what each part
 * means. Points are in the units of the board's picture.
 *
 * @param board the board; null if the game has none
 * @param asked the things that the player chooses from
 * @param end the words of the button that ends the turn, or the game by it; empty if it isn't due
 * @param roll the words of the button that lets chance act; empty if it isn't due
 * @param another the games to choose from in the end; null before it
 */
public record SheetContent(
    String language,
    Map<String, String> labels,
    String name,
    String task,
    String title,
    String text,
    List<String> notes,
    List<Player> players,
    List<CardGroup> cards,
    List<String> happened,
    @OrNull @Nullable Board board,
    @JsonProperty("asked") @JsonUnwrapped Asked asked,
    @OrEmpty String end,
    @OrEmpty String roll,
    String undo,
    String question,
    @OrNull @Nullable List<NextGame> another) {

  /**
   * The things that a player chooses from.
   *
   * @param choices the choices; null if there are none at all
   * @param settled the move that is made once the player says so; empty if choices are left
   * @param chosen the choices of this move so far
   * @param back whether the last choice can be taken back
   * @param sort the cards to divide; null if it isn't that
   */
  public record Asked(
      @OrNull @Nullable List<SheetChoice> choices,
      @OrEmpty String settled,
      @OrEmpty List<String> chosen,
      @OrEmpty boolean back,
      @OrNull @Nullable Sort sort) {

    /** Nothing. */
    public static final Asked NOTHING = new Asked(null, "", List.of(), false, null);

    /** Nothing but to take back what was decided early. */
    public static final Asked BACK = new Asked(null, "", List.of(), true, null);

    /** A division of cards. */
    public static Asked toSort(Sort sort) {
      return new Asked(null, "", List.of(), false, sort);
    }
  }

  /**
   * A player.
   *
   * @param place the place in the end, from 1; 0 before it
   * @param gone the time since when the screen isn't there, in words; empty if it is
   */
  public record Player(
      int seat,
      String name,
      String colour,
      int score,
      String unit,
      String role,
      @OrEmpty int place,
      List<Count> counts,
      boolean turn,
      @OrEmpty String gone,
      boolean own) {}

  /** A number of a player's with its name. */
  public record Count(String label, String value) {}

  /** The gain or loss of a seat's player. */
  public record Gain(String colour, String text, boolean bad, String words) {}

  /** The consequences that can be foreseen. */
  public record Effect(
      @OrEmpty List<Gain> gains, @JsonProperty("effect") @OrEmpty List<String> words) {

    /** None. */
    public static final Effect NONE = new Effect(List.of(), List.of());
  }

  /**
   * The look of a card: a drawing and a sign on a ground.
   *
   * @param picture the name of the drawing; empty for none
   * @param ground the paint below; empty if the thing is no card
   * @param sign a number or short text on it
   */
  public record Look(@OrEmpty String picture, @OrEmpty String ground, @OrEmpty String sign) {

    /** The look of what is no card. */
    public static final Look NONE = new Look("", "", "");
  }

  /** A card. */
  public record SheetCard(
      String code, String text, @JsonProperty("look") @JsonUnwrapped Look look) {}

  /**
   * Cards that lie together.
   *
   * @param whole whether they are taken together or not at all
   * @param choice the number of the choice that takes them; 0 if none does
   */
  public record CardGroup(
      String title,
      List<SheetCard> cards,
      boolean whole,
      @JsonProperty("effects") @JsonUnwrapped Effect effect,
      @OrEmpty int choice) {}

  /**
   * A choice.
   *
   * @param choice its number, from 1
   * @param code the thing that is chosen, as written; empty if it is none
   * @param at its point on the board; null if it isn't there
   * @param colour the colour of the piece that is chosen there; empty if it is none
   */
  public record SheetChoice(
      int choice,
      String text,
      @JsonProperty("effects") @JsonUnwrapped Effect effect,
      @OrEmpty String code,
      @JsonProperty("look") @JsonUnwrapped Look look,
      @OrNull @Nullable Point at,
      @OrEmpty String colour) {}

  /**
   * Cards to divide.
   *
   * @param points the points of each card
   * @param totals the consequences of each sum of points, from 0
   */
  public record Sort(
      List<SheetCard> cards, int offers, List<Integer> points, List<Effect> totals) {}

  /** A point of the board's picture. Its numbers may be negative, unlike others in messages. */
  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  public record Point(long x, long y) {}

  /** A part of the board's picture. */
  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  public record Box(long x, long y, long width, long height) {}

  /**
   * The board.
   *
   * @param picture the name of its ground
   * @param near the part with which a small screen begins; null if that is the whole
   */
  public record Board(String picture, Box area, @OrNull @Nullable Box near, List<Piece> pieces) {}

  /**
   * A piece, a line or a number on the board.
   *
   * @param picture the name of its drawing; empty for none
   * @param labelAt the middle of the label; null if there is none
   * @param to the other end of a line; null if it is none
   * @param isNew whether it has changed since the player's last move
   */
  public record Piece(
      String id,
      Point at,
      int size,
      @OrEmpty String picture,
      @OrEmpty String label,
      @OrNull @Nullable Point labelAt,
      @OrNull @Nullable Point to,
      @OrEmpty String paint,
      String words,
      @JsonProperty("new") @OrEmpty boolean isNew) {

    /** The same piece as a changed one. */
    public Piece changed() {
      return new Piece(id, at, size, picture, label, labelAt, to, paint, words, true);
    }
  }

  /** A game that the people who are here can play next, by the number of its choice. */
  public record NextGame(int choice, String game, String text, List<String> people) {}
}
