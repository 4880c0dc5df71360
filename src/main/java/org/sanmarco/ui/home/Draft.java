package org.sanmarco.ui.home;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.Board;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Setup;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;

/**
 * A game that is being set up: who sits where, who is the first leader, what the districts are
 * worth. Knows what is wrong with it, and no node.
 */
final class Draft {

  /** The value of {@link #leader} while lots are to be drawn. */
  static final int LOTS = 0;

  /** The most players, and seats; those who don't play are remembered. */
  static final int MOST_PLAYERS = 4;

  private static final int OF_TWO = 2;

  private final long seed;
  private final IntegerProperty players = new SimpleIntegerProperty(MOST_PLAYERS);
  private final IntegerProperty leader = new SimpleIntegerProperty(LOTS);
  private final BooleanProperty practice = new SimpleBooleanProperty();
  private final List<StringProperty> names = new ArrayList<>();
  private final List<StringProperty> computers = new ArrayList<>();
  private final List<StringProperty> colours = new ArrayList<>();
  private final Map<District, Worth> worths = new EnumMap<>(District.class);

  /**
   * What a district is worth, as typed.
   *
   * @param most for most nobles
   * @param second for second most nobles
   */
  record Worth(StringProperty most, StringProperty second) {}

  /**
   * What is wrong with a field: the key of a text, and its arguments.
   *
   * @param key without the prefix {@code problem.}
   */
  record Problem(String key, List<Object> arguments) {
    Problem(String key, Object... arguments) {
      this(key, List.of(arguments));
    }
  }

  /**
   * A game that could start at once.
   *
   * @param names of four players
   * @param levels of the computers that play for the first of them; empty for those who play
   *     themselves, as do the others
   * @param seed of the new game, and of its lots
   */
  Draft(List<String> names, List<String> levels, long seed) {
    this.seed = seed;
    for (int i = 0; i < MOST_PLAYERS; i++) {
      this.names.add(new SimpleStringProperty(names.get(i)));
      computers.add(new SimpleStringProperty(i < levels.size() ? levels.get(i) : ""));
      colours.add(new SimpleStringProperty(Seat.COLOURS.get(i)));
    }
    for (District district : District.ALL) {
      worths.put(district, new Worth(new SimpleStringProperty(), new SimpleStringProperty()));
    }
    resetValues();
  }

  /** How many play: 2 to 4. */
  IntegerProperty players() {
    return players;
  }

  /** The player who is the first leader, or {@link #LOTS}. */
  IntegerProperty leader() {
    return leader;
  }

  /** Whether the game is for practice, so that everything can be taken back. */
  BooleanProperty practice() {
    return practice;
  }

  /**
   * A player's name.
   *
   * @param player 1 for the first
   */
  StringProperty name(int player) {
    return names.get(player - 1);
  }

  /** The level of the computer that plays for a player; empty if he plays himself. */
  StringProperty computer(int player) {
    return computers.get(player - 1);
  }

  /** A seat's colour; to be changed by {@link #choose} only. */
  StringProperty colour(int seat) {
    return colours.get(seat - 1);
  }

  /** What a district is worth. */
  Worth worth(District district) {
    return Objects.requireNonNull(worths.get(district));
  }

  /** Sets how many play; a leader who plays no more gives way to lots. */
  void setPlayers(int count) {
    players.set(count);
    if (leader.get() > count) {
      leader.set(LOTS);
    }
  }

  /** Gives a seat a colour; whoever has it takes that seat's colour in exchange. */
  void choose(int seat, String colour) {
    String old = colour(seat).get();
    for (StringProperty other : colours) {
      if (other.get().equals(colour)) {
        other.set(old);
      }
    }
    colour(seat).set(colour);
  }

  /** Gives all districts their standard values. */
  void resetValues() {
    for (District district : District.ALL) {
      worth(district).most().set(String.valueOf(Board.STANDARD.most(district)));
      worth(district).second().set(String.valueOf(Board.STANDARD.second(district)));
    }
  }

  /** Whether all districts have their standard values. */
  boolean isStandard() {
    return District.ALL.stream()
        .allMatch(district ->
            number(worth(district).most().get()) == Board.STANDARD.most(district)
                && number(worth(district).second().get()) == Board.STANDARD.second(district));
  }

  /** What is wrong with a player's name. */
  Optional<Problem> nameProblem(int player) {
    String name;
    try {
      name = seat(player).name();
    } catch (RefusedException refused) {
      Refusal refusal = refused.refusal();
      return Optional.of(new Problem(refusal.code(), refusal.arguments()));
    }
    for (int other = 1; other < player; other++) {
      if (same(name, name(other).get())) {
        return Optional.of(new Problem("name-taken", other));
      }
    }
    return Optional.empty();
  }

  /** What is wrong with a district's values. */
  Optional<Problem> valueProblem(District district) {
    int most = number(worth(district).most().get());
    int second = number(worth(district).second().get());
    if (most < 1 || second < 1) {
      return Optional.of(new Problem("value-range", Board.LARGEST));
    }
    return most < second ? Optional.of(new Problem("most-below-second")) : Optional.empty();
  }

  /** The names of those who play, and after them those of the others that could. */
  List<String> names() {
    return IntStream.rangeClosed(1, MOST_PLAYERS)
        .filter(player -> nameProblem(player).isEmpty())
        .mapToObj(player -> seat(player).name())
        .toList();
  }

  /** Who plays for each of the players that could. */
  List<String> computers() {
    return computers.stream().map(StringProperty::get).toList();
  }

  /** Whether the game can start. */
  boolean isSound() {
    return people().allMatch(player -> nameProblem(player).isEmpty())
        && District.ALL.stream().allMatch(district -> valueProblem(district).isEmpty());
  }

  /** Those who play. */
  IntStream people() {
    return IntStream.rangeClosed(1, players.get());
  }

  /** The seats that play: with two, each has two of four (V). */
  IntStream seats() {
    return IntStream.rangeClosed(1, isForTwo() ? MOST_PLAYERS : players.get());
  }

  /** A player's seats. */
  List<Integer> seatsOf(int player) {
    return isForTwo() ? List.of(player, player + OF_TWO) : List.of(player);
  }

  /** Whether two play, with two colours each. */
  boolean isForTwo() {
    return players.get() == OF_TWO;
  }

  /** Whom the lot falls on: the same player each time, so that nobody can fish for another. */
  int drawLots() {
    return new Dealer(seed).at(0).below(players.get()) + 1;
  }

  /**
   * The game, ready to be played.
   *
   * @param first the player who is the first leader
   */
  Table table(int first) {
    Map<String, String> options = new TreeMap<>();
    options.put("leader", String.valueOf(first));
    if (!isStandard()) {
      options.put(
          "board",
          District.ALL.stream()
              .map(district ->
                  district
                      + ":"
                      + number(worth(district).most().get())
                      + "/"
                      + number(worth(district).second().get()))
              .collect(Collectors.joining(",")));
    }
    Table table =
        new Table(
            new SanMarco(),
            new Setup(SanMarco.ID, players.get(), options),
            seats().mapToObj(this::seat).toList(),
            seed);
    if (practice.get()) {
      table.practise();
    }
    return table;
  }

  private Seat seat(int seat) {
    int player = (seat - 1) % players.get() + 1;
    return new Seat(name(player).get(), colour(seat).get(), computer(player).get());
  }

  private static boolean same(String name, @Nullable String typed) {
    return typed != null
        && name.toUpperCase(Locale.ROOT).equals(typed.strip().toUpperCase(Locale.ROOT));
  }

  /** A number from 1 to 99, or 0 for anything else. */
  private static int number(String text) {
    return text.matches("[1-9][0-9]?") ? Integer.parseInt(text) : 0;
  }
}
