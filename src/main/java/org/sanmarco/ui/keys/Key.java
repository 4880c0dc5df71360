package org.sanmarco.ui.keys;

import module java.base;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/**
 * All that keys mean in the window. Screens ask here whether a key was meant for them; tooltips and
 * the overview of keys say what is declared here, so that neither can say anything else.
 */
public enum Key {
  /** Opens the overview of keys. */
  HELP(Where.ANYWHERE, 1, "F1"),
  /** Opens the rule book. */
  RULES(Where.ANYWHERE, 1, "F3"),
  /** Opens the summary on one page. */
  SUMMARY(Where.ANYWHERE, 1, "F5"),
  /** Opens the settings. */
  SETTINGS(Where.ANYWHERE, 1, "F10"),
  /** Switches full screen on and off. */
  FULL_SCREEN(Where.ANYWHERE, 1, "F11"),
  /** Enlarges all text. */
  LARGER(
      Where.ANYWHERE,
      1,
      "Shortcut+Plus",
      "Shortcut+Add",
      "Shortcut+Equals",
      "Shortcut+Shift+Equals"),
  /** Makes all text smaller. */
  SMALLER(Where.ANYWHERE, 1, "Shortcut+Minus", "Shortcut+Subtract"),
  /** Text of the usual size. */
  USUAL_SIZE(Where.ANYWHERE, 1, "Shortcut+0", "Shortcut+Numpad 0"),
  /** Goes to the next control; handled by the toolkit. */
  NEXT(Where.ANYWHERE, 2, "Tab", "Shift+Tab"),
  /** Presses what has the focus. */
  PRESS(Where.ANYWHERE, 2, "Enter", "Space"),
  /** Leaves what is on top, or takes the last step back. */
  ESCAPE(Where.ANYWHERE, 1, "Esc"),
  /** Undoes the last action. */
  UNDO(Where.ANYWHERE, 1, "Shortcut+Z"),
  /** Redoes the last undone action. */
  REDO(Where.TABLE, 2, "Shortcut+Y", "Shortcut+Shift+Z"),
  /** Goes to the search. */
  FIND(Where.ANYWHERE, 1, "Shortcut+F"),

  /** Chooses by number; which number it was says {@link #digit}. */
  NUMBER(Where.TABLE, 3, "1", "2", "3"),
  /** Goes from one place on the board to the next. */
  PLACES(Where.TABLE, 4, "Left", "Right", "Up", "Down"),
  /** Takes a card out of its offer, or gives the chosen one up. */
  DISCARD(Where.TABLE, 1, "Delete", "Backspace"),
  /** Makes a computer move now. */
  HURRY(Where.TABLE, 1, "Space"),
  /** Pauses the computers, or lets them continue. */
  PAUSE(Where.TABLE, 1, "P"),
  /** Opens the menu of who plays for the player of this {@link #number}. */
  SEATS(Where.TABLE, 2, "Shortcut+1", "Shortcut+2", "Shortcut+3", "Shortcut+4", "Shortcut+5"),
  /** Switches to the next level of hints. */
  HINTS(Where.TABLE, 1, "F4"),
  /** Asks a computer what it would do. */
  ADVICE(Where.TABLE, 1, "F6"),
  /** Shows the hand of the player who decides, for as long as the key is held. */
  LOOK(Where.TABLE, 1, "L"),
  /** Enlarges the board. */
  ENLARGE(Where.TABLE, 1, "Plus", "Add", "Equals", "Shift+Equals"),
  /** Makes the board smaller. */
  REDUCE(Where.TABLE, 1, "Minus", "Subtract"),
  /** Shows the whole board. */
  WHOLE(Where.TABLE, 1, "0", "Numpad 0"),
  /** Enlarges the card that has the focus, and says what it does. */
  CARD(Where.TABLE, 1, "I"),
  /** Shows or hides the counting of all cards. */
  COUNT(Where.TABLE, 1, "C"),
  /** Saves the game in a file. */
  SAVE_AS(Where.TABLE, 1, "Shortcut+S"),

  /** Goes to the first position of the game. */
  FIRST(Where.PAST, 1, "Home", "Alt+Home"),
  /** One move back. */
  BACK(Where.PAST, 1, "Alt+Left", "Alt+Numpad Left", "Left", "Numpad Left"),
  /** One move on. */
  ON(Where.PAST, 1, "Alt+Right", "Alt+Numpad Right", "Right", "Numpad Right"),
  /** Back to now. */
  LAST(Where.PAST, 1, "End", "Alt+End"),

  /** Shows the board as it was after the chosen line of the log. */
  THEN(Where.LOG, 1, "Enter"),
  /** Copies lines of the log. */
  COPY(Where.LOG, 1, "Shortcut+C"),
  /** The log wider, at its edge. */
  WIDER(Where.LOG, 1, "Left"),
  /** The log narrower, at its edge. */
  NARROWER(Where.LOG, 1, "Right"),

  /** A number one larger, in its field. */
  MORE(Where.NEW_GAME, 1, "Up"),
  /** A number one smaller, in its field. */
  LESS(Where.NEW_GAME, 1, "Down"),

  /** Opens the chosen game. */
  OPEN(Where.GAMES, 1, "Enter"),
  /** Renames the chosen game. */
  RENAME(Where.GAMES, 1, "F2"),
  /** Deletes the chosen game. */
  DELETE(Where.GAMES, 1, "Delete");

  /** The part of the program in which a key works. */
  public enum Where {
    /** On every screen. */
    ANYWHERE,
    /** In a game. */
    TABLE,
    /** In a game, to look back. */
    PAST,
    /** In the log of a game. */
    LOG,
    /** On the screen that sets up a game. */
    NEW_GAME,
    /** Among the saved games. */
    GAMES
  }

  /** The letters of Cyrillic keyboards, each above the Latin letter on the same key. */
  private static final String CYRILLIC = "йцукенгшщзфывапролдячсмитьі";

  private static final String LATIN = "QWERTYUIOPASDFGHJKLZXCVBNMS";

  private final Where where;
  private final int shown;

  // An immutable list of immutable combinations.
  @SuppressWarnings("ImmutableEnumChecker")
  private final List<KeyCombination> combinations;

  /**
   * A key.
   *
   * @param shown the number of combinations shown to the player; the others are for other keyboards
   */
  Key(Where where, int shown, String... combinations) {
    this.where = where;
    this.shown = shown;
    this.combinations = Stream.of(combinations).map(KeyCombination::valueOf).toList();
  }

  /** The part of the program in which the key works. */
  public Where where() {
    return where;
  }

  /** Whether it was pressed, or its sign typed. */
  public boolean is(KeyEvent event) {
    return event.getEventType() == KeyEvent.KEY_TYPED
        ? !sign().isEmpty() && event.getCharacter().equals(sign())
        : number(event) > 0;
  }

  /** Whether it was released, regardless of other keys still held. */
  public boolean isReleased(KeyEvent event) {
    return event.getEventType() == KeyEvent.KEY_RELEASED
        && combinations.stream()
            .anyMatch(combination ->
                combination instanceof KeyCodeCombination code
                    && code.getCode() == latin(event).getCode());
  }

  /** The number of the combination that was pressed, from 1; 0 if none was. */
  public int number(KeyEvent event) {
    KeyEvent pressed = latin(event);
    return 1
        + IntStream.range(0, combinations.size())
            .filter(index -> combinations.get(index).match(pressed))
            .findFirst()
            .orElse(-1);
  }

  /**
   * The event as a Latin keyboard sends it. A system that has a Cyrillic keyboard only doesn't name
   * its keys, so that no shortcut would fit.
   */
  private static KeyEvent latin(KeyEvent event) {
    int place =
        event.getCode() == KeyCode.UNDEFINED && event.getText().length() == 1
            ? CYRILLIC.indexOf(event.getText().toLowerCase(Locale.ROOT))
            : -1;
    return place < 0
        ? event
        : new KeyEvent(
            event.getEventType(),
            event.getCharacter(),
            event.getText(),
            KeyCode.valueOf(LATIN.substring(place, place + 1)),
            event.isShiftDown(),
            event.isControlDown(),
            event.isAltDown(),
            event.isMetaDown());
  }

  /** The combination that menus name. */
  public KeyCombination combination() {
    return combinations.getFirst();
  }

  /** The combinations that are shown to the player. */
  List<KeyCombination> shown() {
    return combinations.subList(0, shown);
  }

  /** A character that does the same when typed on any keyboard; may be empty. */
  String sign() {
    return this == HELP ? "?" : "";
  }

  /** The number that was pressed to choose by it, 0 for any other key. */
  public static int digit(KeyEvent event) {
    KeyCode code = event.getCode();
    boolean digit = code.isDigitKey() || code.isKeypadKey() && code.getName().matches(".*\\d");
    return digit && !event.isShortcutDown() && !event.isAltDown()
        ? code.getName().charAt(code.getName().length() - 1) - '0'
        : 0;
  }
}
