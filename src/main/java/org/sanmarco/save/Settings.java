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
 * @param names of the players of the last new game, in their order; up to four
 */
public record Settings(
    String language,
    Theme theme,
    Palette palette,
    Animation animation,
    boolean sound,
    boolean confirmations,
    boolean curtain,
    List<String> names) {

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

  /** What holds until a player chooses otherwise. */
  public static final Settings STANDARD =
      new Settings(
          "", Theme.SYSTEM, Palette.STANDARD, Animation.NORMAL, true, true, true, List.of());

  /** Copies the names. */
  public Settings {
    names = List.copyOf(names);
  }

  /** The same with another language; empty for the system's. */
  public Settings withLanguage(String other) {
    return new Settings(other, theme, palette, animation, sound, confirmations, curtain, names);
  }

  /** The same with another theme. */
  public Settings withTheme(Theme other) {
    return new Settings(language, other, palette, animation, sound, confirmations, curtain, names);
  }

  /** The same with another palette. */
  public Settings withPalette(Palette other) {
    return new Settings(language, theme, other, animation, sound, confirmations, curtain, names);
  }

  /** The same with another speed. */
  public Settings withAnimation(Animation other) {
    return new Settings(language, theme, palette, other, sound, confirmations, curtain, names);
  }

  /** The same with or without sound. */
  public Settings withSound(boolean on) {
    return new Settings(language, theme, palette, animation, on, confirmations, curtain, names);
  }

  /** The same with or without questions. */
  public Settings withConfirmations(boolean on) {
    return new Settings(language, theme, palette, animation, sound, on, curtain, names);
  }

  /** The same with or without the curtain. */
  public Settings withCurtain(boolean on) {
    return new Settings(language, theme, palette, animation, sound, confirmations, on, names);
  }

  /** The same with other names. */
  public Settings withNames(List<String> others) {
    return new Settings(language, theme, palette, animation, sound, confirmations, curtain, others);
  }
}
