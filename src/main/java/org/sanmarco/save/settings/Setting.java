package org.sanmarco.save.settings;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.save.settings.Settings.Animation;
import org.sanmarco.save.settings.Settings.Clock;
import org.sanmarco.save.settings.Settings.HintLength;
import org.sanmarco.save.settings.Settings.Pace;
import org.sanmarco.save.settings.Settings.Palette;
import org.sanmarco.save.settings.Settings.Secrecy;
import org.sanmarco.save.settings.Settings.TextSize;
import org.sanmarco.save.settings.Settings.ThemeChoice;
import org.sanmarco.save.settings.Settings.Volume;
import org.sanmarco.table.Seat;

/**
 * A setting of the program. A new one is a line here.
 *
 * @param <T> what is chosen from
 * @param key in the file
 * @param standard the value without a file, or where that has an invalid one
 * @param reader gives the value in a file; the second argument is the standard value
 */
public record Setting<T>(String key, T standard, BiFunction<JsonNode, T, T> reader) {

  /** The settings below, as far as they have been made. */
  private static final List<Setting<?>> DECLARED = new ArrayList<>();

  private static final int LONGEST_LANGUAGE = 35;
  private static final int LONGEST_ADDRESS = 60;
  private static final int MOST_SETUPS = 10;
  private static final int LONGEST_SETUP = 1000;
  private static final int MOST_NAMES = Game.MOST_SEATS;

  /** A language's tag, such as {@code fr}; empty for the system's language. */
  public static final Setting<String> LANGUAGE = text("language", LONGEST_LANGUAGE);

  /** Light or dark. */
  public static final Setting<ThemeChoice> THEME = choice("theme", ThemeChoice.SYSTEM);

  /** The colours of the players and districts. */
  public static final Setting<Palette> PALETTE = choice("palette", Palette.STANDARD);

  /** The text size. */
  public static final Setting<TextSize> TEXT_SIZE = choice("textSize", TextSize.STANDARD);

  /** The speed of animations. */
  public static final Setting<Animation> ANIMATION = choice("animation", Animation.NORMAL);

  /** The volume of sounds; older files have only on or off. */
  public static final Setting<Volume> SOUND = choice("sound", Volume.FULL, Volume.OFF);

  /** Whether music is played with the sounds. */
  public static final Setting<Boolean> MUSIC = flag("music", true);

  /** Whether what can't be taken back is asked about first. */
  public static final Setting<Boolean> CONFIRMATIONS = flag("confirmations", true);

  /** The way to hide a player's secrets; older files have only on or off. */
  public static final Setting<Secrecy> SECRECY = choice("curtain", Secrecy.COVER, Secrecy.OPEN);

  /** Whether a computer may be asked what it would do. */
  public static final Setting<Boolean> ADVICE = flag("advice", true);

  /** Whether cards of other hands that everybody must know of are shown. */
  public static final Setting<Boolean> KNOWN_CARDS = flag("knownCards", true);

  /** Whether a turn ends with its last move, though that can't be taken back from then on. */
  public static final Setting<Boolean> END_TURN = flag("endTurn", false);

  /** Whether the game stops at scorings, votes and the like until they have been read. */
  public static final Setting<Boolean> MOMENTS = flag("moments", true);

  /** Whether computers remark on telling moments. */
  public static final Setting<Boolean> REMARKS = flag("remarks", true);

  /** Whether a turn's only legal move is played by itself where it is to pass. */
  public static final Setting<Boolean> FORCED_PASSES = flag("forcedPasses", true);

  /** Whether steps at which nobody decides anything are taken by themselves. */
  public static final Setting<Boolean> ROUTINE = flag("routine", true);

  /** Whether a hand that can be sorted by kind or by colour is sorted by colour. */
  public static final Setting<Boolean> HAND_BY_COLOUR = flag("handByColour", false);

  /** The time that each player has for a game; it warns, and decides nothing. */
  public static final Setting<Clock> CLOCK = choice("clock", Clock.OFF);

  /** Whether a sound warns of a time that is nearly over, or is. */
  public static final Setting<Boolean> CLOCK_SOUND = flag("clockSound", true);

  /** The pause after each move of a computer. */
  public static final Setting<Pace> PACE = choice("pace", Pace.NORMAL);

  /** The length of hints. */
  public static final Setting<HintLength> HINTS = choice("hints", HintLength.TEACH);

  /** The players of the last new game, in their order; up to five. */
  public static final Setting<List<String>> NAMES = declare("names", List.of(), Setting::names);

  /** The players of the last new game, as {@link Seat#computer}; up to five. */
  public static final Setting<List<String>> COMPUTERS =
      declare("computers", List.of("", "medium", "medium", "medium", "medium"), Setting::computers);

  /** The number of players of the last new game; 0 if there was none. */
  public static final Setting<Integer> PLAYERS =
      declare("players", 0, (written, none) -> Math.clamp(written.asInt(none), 0, MOST_NAMES));

  /** Whether the page of own screens is opened as a new game begins. */
  public static final Setting<Boolean> OWN_SCREENS = flag("ownScreens", false);

  /** The address that was chosen last for own screens; empty if none was. */
  public static final Setting<String> NETWORK = text("network", LONGEST_ADDRESS);

  /** The options of the last game of each kind: the game, then each option. */
  public static final Setting<List<String>> SETUPS = declare("setups", List.of(), Setting::setups);

  /** All settings, in the order in which they are written. */
  static final List<Setting<?>> ALL = List.copyOf(DECLARED);

  private static <T> Setting<T> declare(String key, T standard, BiFunction<JsonNode, T, T> reader) {
    Setting<T> setting = new Setting<>(key, standard, reader);
    DECLARED.add(setting);
    return setting;
  }

  private static <E extends Enum<E>> Setting<E> choice(String key, E standard) {
    return declare(key, standard, Setting::choice);
  }

  private static Setting<Boolean> flag(String key, boolean standard) {
    return declare(key, standard, JsonNode::asBoolean);
  }

  private static Setting<String> text(String key, int longest) {
    return declare(
        key,
        "",
        (written, none) -> {
          String text = written.asText("");
          return text.length() <= longest ? text : none;
        });
  }

  /** A choice that older files have only on or off. */
  private static <E extends Enum<E>> Setting<E> choice(String key, E standard, E off) {
    return declare(
        key,
        standard,
        (written, on) -> written.isBoolean() && !written.asBoolean() ? off : choice(written, on));
  }

  /** The settings with the value from a file, or the standard value if that is invalid. */
  Settings read(JsonNode file, Settings settings) {
    return settings.with(this, reader.apply(file.path(key), standard));
  }

  /** A value as it is written: text, a number, a truth value, or a list of texts. */
  Object written(Settings settings) {
    return settings.get(this) instanceof Enum<?> value ? written(value) : settings.get(this);
  }

  @Override
  public String toString() {
    return key;
  }

  private static <E extends Enum<E>> E choice(JsonNode written, E standard) {
    return Arrays.stream(standard.getDeclaringClass().getEnumConstants())
        .filter(value -> written(value).equals(written.asText()))
        .findFirst()
        .orElse(standard);
  }

  /** A name that no player could have here is no name. */
  private static List<String> names(JsonNode written, List<String> standard) {
    return texts(
        written,
        MOST_NAMES,
        name -> {
          try {
            return Stream.of(new Seat(name, Seat.COLOURS.getFirst()).name());
          } catch (RefusedException _) {
            return Stream.empty();
          }
        });
  }

  /** An unknown level means a person. */
  private static List<String> computers(JsonNode written, List<String> standard) {
    return written.isMissingNode()
        ? standard
        : texts(
            written, MOST_NAMES, level -> Stream.of(BotLevel.of(level).isPresent() ? level : ""));
  }

  /** Texts that are not too long; what they say is for each game to judge. */
  private static List<String> setups(JsonNode written, List<String> standard) {
    return texts(
        written, MOST_SETUPS, setup -> Stream.of(setup).filter(it -> it.length() <= LONGEST_SETUP));
  }

  private static List<String> texts(
      JsonNode written, int most, Function<String, Stream<String>> reader) {
    return written
        .valueStream()
        .flatMap(text -> reader.apply(text.asText("")))
        .limit(most)
        .toList();
  }

  private static String written(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
