package org.sanmarco.table;

import static org.sanmarco.kernel.RefusedException.require;

import java.util.List;
import java.util.Locale;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.RefusedException;

/**
 * A seat's player and colour.
 *
 * @param name the player's name: in Unicode's normal form C, without control and direction
 *     characters, with single blanks inside and none around; 1 to {@value #LONGEST_NAME} characters
 * @param colour one of {@link #COLOURS}
 * @param computer the level of the computer that plays here, a name of a {@link BotLevel}; empty if
 *     a person plays
 */
public record Seat(String name, String colour, String computer) {

  /** The most characters (Unicode code points) a name may have. */
  public static final int LONGEST_NAME = 24;

  /** The identifiers of the colours a seat may have, in the order in which they are handed out. */
  public static final List<String> COLOURS =
      List.of("red", "blue", "yellow", "green", "white", "black");

  /**
   * Cleans the name.
   *
   * @throws RefusedException with {@code name-blank}, {@code name-too-long} (the longest length
   *     allowed), {@code colour-unreadable} or {@code computer-unreadable}
   */
  public Seat {
    name = NameRules.clean(name);
    require(NameRules.isVisible(name), "", "name-blank");
    int length = name.codePointCount(0, name.length());
    require(length <= LONGEST_NAME, "", "name-too-long", LONGEST_NAME);
    require(COLOURS.contains(colour), "", "colour-unreadable");
    require(computer.isEmpty() || BotLevel.of(computer).isPresent(), "", "computer-unreadable");
  }

  /**
   * A seat that a person plays.
   *
   * @throws RefusedException as for a seat with a computer
   */
  public Seat(String name, String colour) {
    this(name, colour, "");
  }

  /** A key of names, equal for names that could be taken for each other. */
  public static String nameKey(String name) {
    return name.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
  }

  /** Whether a computer plays here. */
  public boolean isComputer() {
    return !computer.isEmpty();
  }

  /**
   * The same with a computer of a level, or with none.
   *
   * @param level a name of a {@link BotLevel}; empty for a person
   */
  public Seat with(String level) {
    return new Seat(name, colour, level);
  }
}
