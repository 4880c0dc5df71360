package org.sanmarco.save.settings;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The values of all {@link Setting}s. They are of the window only: no game depends on them.
 * Immutable.
 */
public final class Settings {

  /** Light or dark. */
  public enum ThemeChoice {
    /** As the system has it, also when the system changes. */
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
    /** Colours that colour-blind players can distinguish. */
    COLOUR_BLIND
  }

  /** The text size, which also scales the layout if the window has room. */
  public enum TextSize {
    /** A little smaller than usual. */
    SMALL(0.9),
    /** The usual size. */
    STANDARD(1),
    /** A little larger. */
    LARGE(1.15),
    /** Larger. */
    LARGER(1.3),
    /** The largest. */
    LARGEST(1.5);

    private final double factor;

    TextSize(double factor) {
      this.factor = factor;
    }

    /** The factor to the usual size. */
    public double factor() {
      return factor;
    }

    /** The size so many steps larger, or smaller if negative; the last one where there is none. */
    public TextSize by(int steps) {
      return values()[Math.clamp(ordinal() + steps, 0, values().length - 1)];
    }
  }

  /** The speed of animations. */
  public enum Animation {
    /** No animation. */
    OFF,
    /** Faster. */
    FAST,
    /** The usual speed. */
    NORMAL
  }

  /** The pause after each move of a computer. */
  public enum Pace {
    /** Not at all. */
    AT_ONCE,
    /** Short, for experienced players. */
    FAST,
    /** The usual time. */
    NORMAL,
    /** Long enough to think about the move. */
    SLOW
  }

  /** The clock of each player. */
  public enum Clock {
    /** No clock is shown. */
    OFF(0),
    /** The time that each has thought, without a limit. */
    OPEN(0),
    MINUTES_15(15),
    MINUTES_30(30),
    MINUTES_45(45),
    MINUTES_60(60),
    MINUTES_90(90);

    private final int minutes;

    Clock(int minutes) {
      this.minutes = minutes;
    }

    /** The minutes that each player has for a game; 0 for any number. */
    public int minutes() {
      return minutes;
    }
  }

  /** The volume of sounds. */
  public enum Volume {
    OFF(0),
    QUIET(0.25),
    MEDIUM(0.5),
    FULL(1);

    private final double factor;

    Volume(double factor) {
      this.factor = factor;
    }

    /** The share of the full amplitude, from 0 to 1. */
    public double factor() {
      return factor;
    }
  }

  /** The way to hide a player's secrets from others at the same screen. */
  public enum Secrecy {
    /** The screen is covered until the player has taken it. */
    COVER,
    /** A hand is seen only while its player holds a key or a button; the rest is covered. */
    HOLD,
    /** Nothing is hidden while a player decides. */
    OPEN
  }

  /** The length of hints. */
  public enum HintLength {
    /** Each step with its reason and consequences, the first time at more length. */
    TEACH,
    /** One line. */
    REMIND,
    /** Only whose turn it is. */
    OFF
  }

  /** The defaults. */
  public static final Settings STANDARD = new Settings(Map.of());

  /** Only what differs from the standard, so that equal settings are equal maps. */
  private final Map<Setting<?>, Object> chosen;

  private Settings(Map<Setting<?>, Object> chosen) {
    this.chosen = Map.copyOf(chosen);
  }

  /** The value of a setting. */
  @SuppressWarnings("unchecked") // with() is the only one to put something there, and it is a T
  public <T> T get(Setting<T> setting) {
    return (T) chosen.getOrDefault(setting, setting.standard());
  }

  /** The same with another value of a setting. */
  public <T> Settings with(Setting<T> setting, T value) {
    Map<Setting<?>, Object> changed = new HashMap<>(chosen);
    if (value.equals(setting.standard())) {
      changed.remove(setting);
    } else {
      changed.put(setting, value);
    }
    return new Settings(changed);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Settings settings && chosen.equals(settings.chosen);
  }

  @Override
  public int hashCode() {
    return chosen.hashCode();
  }

  @Override
  public String toString() {
    return chosen.toString();
  }
}
