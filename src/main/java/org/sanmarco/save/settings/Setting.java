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
 * A setting of the program: its key in the file, its standard value, and how it is read. A new
 * setting is a line here.
 *
 * @param <T> what is chosen from
 */
public final class Setting<T> {

  /** The settings below, as far as they have been made. */
  private static final List<Setting<?>> DECLARED = new ArrayList<>();

  private static final int LONGEST_LANGUAGE = 35;
  private static final int LONGEST_ADDRESS = 60;
  private static final int MOST_SETUPS = 10;
  private static final int LONGEST_SETUP = 1000;
  private static final int MOST_NAMES = Game.MOST_SEATS;

  /** A language's tag, such as {@code fr}; empty for the system's language. */
  public static final Setting<String> LANGUAGE = declare("language", "", Setting::language);

  /** Light or dark. */
  public static final Setting<ThemeChoice> THEME = choice("theme", ThemeChoice.SYSTEM);

  /** The colours of the players and districts. */
  public static final Setting<Palette> PALETTE = choice("palette", Palette.STANDARD);

  /** The text size. */
  public static final Setting<TextSize> TEXT_SIZE = choice("textSize", TextSize.STANDARD);

  /** The speed of animations. */
  public static final Setting<Animation> ANIMATION = choice("animation", Animation.NORMAL);

  /** The volume of sounds; older files have only on or off. */
  public static final Setting<Volume> SOUND = declare("sound", Volume.FULL, Setting::volume);

  /** Whether music is played with the sounds. */
  public static final Setting<Boolean> MUSIC = on("music");

  /** Whether what can't be taken back is asked about first. */
  public static final Setting<Boolean> CONFIRMATIONS = on("confirmations");

  /** The way to hide a player's secrets; older files have only on or off. */
  public static final Setting<Secrecy> SECRECY =
      declare("curtain", Secrecy.COVER, Setting::secrecy);

  /** Whether a computer may be asked what it would do. */
  public static final Setting<Boolean> ADVICE = on("advice");

  /** Whether cards of other hands that everybody must know of are shown. */
  public static final Setting<Boolean> KNOWN_CARDS = on("knownCards");

  /** Whether a turn ends with its last move, though that can't be taken back from then on. */
  public static final Setting<Boolean> END_TURN =
      declare("endTurn", false, (written, off) -> written.asBoolean(off));

  /** Whether the game stops at scorings, votes and the like until they have been read. */
  public static final Setting<Boolean> MOMENTS = on("moments");

  /** Whether computers remark on telling moments. */
  public static final Setting<Boolean> REMARKS = on("remarks");

  /** Whether a turn's only legal move is played by itself where it is to pass. */
  public static final Setting<Boolean> FORCED_PASSES = on("forcedPasses");

  /** Whether steps at which nobody decides anything are taken by themselves. */
  public static final Setting<Boolean> ROUTINE = on("routine");

  /** Whether a hand that can be sorted by kind or by colour is sorted by colour. */
  public static final Setting<Boolean> HAND_BY_COLOUR =
      declare("handByColour", false, (written, off) -> written.asBoolean(off));

  /** The time that each player has for a game; it warns, and decides nothing. */
  public static final Setting<Clock> CLOCK = choice("clock", Clock.OFF);

  /** Whether a sound warns of a time that is nearly over, or is. */
  public static final Setting<Boolean> CLOCK_SOUND = on("clockSound");

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
  public static final Setting<Boolean> OWN_SCREENS =
      declare("ownScreens", false, (written, off) -> written.asBoolean(off));

  /** The address that was chosen last for own screens; empty if none was. */
  public static final Setting<String> NETWORK = declare("network", "", Setting::network);

  /** The options of the last game of each kind: the game, then each option. */
  public static final Setting<List<String>> SETUPS = declare("setups", List.of(), Setting::setups);

  /** All settings, in the order in which they are written. */
  static final List<Setting<?>> ALL = List.copyOf(DECLARED);

  private final String key;
  private final T standard;
  private final BiFunction<JsonNode, T, T> reader;

  private Setting(String key, T standard, BiFunction<JsonNode, T, T> reader) {
    this.key = key;
    this.standard = standard;
    this.reader = reader;
  }

  private static <T> Setting<T> declare(String key, T standard, BiFunction<JsonNode, T, T> reader) {
    Setting<T> setting = new Setting<>(key, standard, reader);
    DECLARED.add(setting);
    return setting;
  }

  private static <E extends Enum<E>> Setting<E> choice(String key, E standard) {
    return declare(key, standard, Setting::choice);
  }

  private static Setting<Boolean> on(String key) {
    return declare(key, true, JsonNode::asBoolean);
  }

  /** The key in the file. */
  String key() {
    return key;
  }

  /** The standard value. */
  T standard() {
    return standard;
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

  private static String language(JsonNode written, String standard) {
    String tag = written.asText("");
    return tag.length() <= LONGEST_LANGUAGE ? tag : standard;
  }

  private static String network(JsonNode written, String none) {
    String address = written.asText("");
    return address.length() <= LONGEST_ADDRESS ? address : none;
  }

  private static <E extends Enum<E>> E choice(JsonNode written, E standard) {
    return Arrays.stream(standard.getDeclaringClass().getEnumConstants())
        .filter(value -> written(value).equals(written.asText()))
        .findFirst()
        .orElse(standard);
  }

  private static Volume volume(JsonNode written, Volume standard) {
    return written.isBoolean() && !written.asBoolean() ? Volume.OFF : choice(written, standard);
  }

  private static Secrecy secrecy(JsonNode written, Secrecy standard) {
    return written.isBoolean() && !written.asBoolean() ? Secrecy.OPEN : choice(written, standard);
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
