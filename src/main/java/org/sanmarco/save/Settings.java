package org.sanmarco.save;

import java.util.List;

/**
 * What a player has chosen for the program as a whole. It stays in the window: nothing of it comes
 * into a game.
 *
 * @param language a language's tag, such as {@code fr}; empty for the system's language
 * @param theme light or dark
 * @param palette the colours of the players and districts
 * @param animation how fast pieces move
 * @param sound whether there is any
 * @param confirmations whether what can't be taken back is asked about first
 * @param curtain whether the screen is covered before a player looks at it alone
 * @param advice whether a computer may be asked what it would do
 * @param pace how long each move of a computer is left to be looked at
 * @param hints how much is said about what is to be done
 * @param names of the players of the last new game, in their order; up to four
 * @param computers who played for them then, as {@link org.sanmarco.table.Seat#computer}; up to
 *     four
 */
public record Settings(
    String language,
    Theme theme,
    Palette palette,
    Animation animation,
    boolean sound,
    boolean confirmations,
    boolean curtain,
    boolean advice,
    Pace pace,
    Hints hints,
    List<String> names,
    List<String> computers) {

  /** Light or dark. */
  public enum Theme {
    /** As the system has it, also when that changes. */
    SYSTEM,
    /** Dark on light. */
    LIGHT,
    /** Light on dark. */
    DARK
  }

  /** The colours of players and districts. */
  public enum Palette {
    /** Those of the box. */
    STANDARD,
    /** Colours that can be told apart whatever colours one sees. */
    COLOUR_BLIND
  }

  /** How fast pieces move. */
  public enum Animation {
    /** They are where they go at once. */
    OFF,
    /** They hurry. */
    FAST,
    /** They can be followed. */
    NORMAL
  }

  /** How long each move of a computer is left to be looked at, before the next. */
  public enum Pace {
    /** Not at all. */
    AT_ONCE,
    /** For those who know. */
    FAST,
    /** It can be followed. */
    NORMAL,
    /** It can be thought about. */
    SLOW
  }

  /** How much is said about what is to be done. */
  public enum Hints {
    /** Each step with its reason and consequences, the first time at more length. */
    TEACH,
    /** One line. */
    REMIND,
    /** Only whose turn it is. */
    OFF
  }

  /** What holds until a player chooses otherwise. */
  public static final Settings STANDARD =
      new Settings(
          "",
          Theme.SYSTEM,
          Palette.STANDARD,
          Animation.NORMAL,
          true,
          true,
          true,
          true,
          Pace.NORMAL,
          Hints.TEACH,
          List.of(),
          List.of("", "medium", "medium", "medium"));

  /** Copies the lists. */
  public Settings {
    names = List.copyOf(names);
    computers = List.copyOf(computers);
  }

  /** The same with another language; empty for the system's. */
  public Settings withLanguage(String other) {
    return new Settings(
        other,
        theme,
        palette,
        animation,
        sound,
        confirmations,
        curtain,
        advice,
        pace,
        hints,
        names,
        computers);
  }

  /** The same with another theme. */
  public Settings withTheme(Theme other) {
    return new Settings(
        language,
        other,
        palette,
        animation,
        sound,
        confirmations,
        curtain,
        advice,
        pace,
        hints,
        names,
        computers);
  }

  /** The same with another palette. */
  public Settings withPalette(Palette other) {
    return new Settings(
        language,
        theme,
        other,
        animation,
        sound,
        confirmations,
        curtain,
        advice,
        pace,
        hints,
        names,
        computers);
  }

  /** The same with another speed. */
  public Settings withAnimation(Animation other) {
    return new Settings(
        language,
        theme,
        palette,
        other,
        sound,
        confirmations,
        curtain,
        advice,
        pace,
        hints,
        names,
        computers);
  }

  /** The same with or without sound. */
  public Settings withSound(boolean on) {
    return new Settings(
        language,
        theme,
        palette,
        animation,
        on,
        confirmations,
        curtain,
        advice,
        pace,
        hints,
        names,
        computers);
  }

  /** The same with or without questions. */
  public Settings withConfirmations(boolean on) {
    return new Settings(
        language, theme, palette, animation, sound, on, curtain, advice, pace, hints, names,
        computers);
  }

  /** The same with or without the curtain. */
  public Settings withCurtain(boolean on) {
    return new Settings(
        language,
        theme,
        palette,
        animation,
        sound,
        confirmations,
        on,
        advice,
        pace,
        hints,
        names,
        computers);
  }

  /** The same with or without advice on request. */
  public Settings withAdvice(boolean on) {
    return new Settings(
        language,
        theme,
        palette,
        animation,
        sound,
        confirmations,
        curtain,
        on,
        pace,
        hints,
        names,
        computers);
  }

  /** The same with computers of another pace. */
  public Settings withPace(Pace other) {
    return new Settings(
        language,
        theme,
        palette,
        animation,
        sound,
        confirmations,
        curtain,
        advice,
        other,
        hints,
        names,
        computers);
  }

  /** The same with more or fewer hints. */
  public Settings withHints(Hints other) {
    return new Settings(
        language,
        theme,
        palette,
        animation,
        sound,
        confirmations,
        curtain,
        advice,
        pace,
        other,
        names,
        computers);
  }

  /** The same with other names. */
  public Settings withNames(List<String> others) {
    return new Settings(
        language,
        theme,
        palette,
        animation,
        sound,
        confirmations,
        curtain,
        advice,
        pace,
        hints,
        others,
        computers);
  }

  /** The same with others who play for them. */
  public Settings withComputers(List<String> others) {
    return new Settings(
        language,
        theme,
        palette,
        animation,
        sound,
        confirmations,
        curtain,
        advice,
        pace,
        hints,
        names,
        others);
  }
}
