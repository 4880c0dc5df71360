package org.sanmarco.ui.home;

import module java.base;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Option;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Setup;
import org.sanmarco.table.ChanceSource;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;

/**
 * A new game that is being set up: which game, the seats, the first leader. It validates itself.
 * Without a node.
 */
final class NewGameModel {

  /** The value of {@link #leader} while lots are to be drawn. */
  static final int LOTS = 0;

  /** The most players, and seats; those who don't play are remembered. */
  static final int MOST_PLAYERS = Game.MOST_SEATS;

  /** The option that says which player begins. */
  private final ChanceSource chanceSource;

  private Game game;
  private Position start;
  private final IntegerProperty players = new SimpleIntegerProperty();

  /** Whether somebody has chosen the number of players. */
  private boolean isChosen;

  private final IntegerProperty leader = new SimpleIntegerProperty(LOTS);
  private final BooleanProperty practice = new SimpleBooleanProperty();
  private final BooleanProperty ownScreens = new SimpleBooleanProperty();
  private final List<StringProperty> names = new ArrayList<>();

  /** The names of the people, also for seats where a computer plays for now. */
  private final List<String> persons = new ArrayList<>();

  private final List<StringProperty> computers = new ArrayList<>();
  private final List<StringProperty> colours = new ArrayList<>();
  private Function<String, List<String>> cast = computer -> List.of();

  /**
   * The problem with a field: the key of a text, and its arguments.
   *
   * @param key without the prefix {@code problem.}
   */
  record Problem(String key, List<Object> arguments) {
    Problem(String key, Object... arguments) {
      this(key, List.of(arguments));
    }
  }

  /**
   * A game that is ready to start.
   *
   * @param game which
   * @param names of as many players as can ever play
   * @param levels of the computers that play for the first of them; empty for those who play
   *     themselves, as do the others
   * @param chanceSource of the new game, and of its lots
   */
  NewGameModel(Game game, List<String> names, List<String> levels, ChanceSource chanceSource) {
    this.chanceSource = chanceSource;
    this.game = game;
    start = start(game, game.usualPlayers());
    players.set(game.usualPlayers());
    for (int i = 0; i < MOST_PLAYERS; i++) {
      this.names.add(new SimpleStringProperty(names.get(i)));
      computers.add(new SimpleStringProperty(i < levels.size() ? levels.get(i) : ""));
      colours.add(new SimpleStringProperty(Seat.COLOURS.get(i)));
    }
    persons.addAll(names.subList(0, MOST_PLAYERS));
    for (int i = 0; i < MOST_PLAYERS; i++) {
      int player = i + 1;
      this.names.get(i).addListener((name, before, now) -> named(player, now));
      computers.get(i).addListener((level, before, now) -> cast());
    }
  }

  /**
   * Gives computers names of their own.
   *
   * @param names the names for a level, enough for the most players
   */
  void setCast(Function<String, List<String>> names) {
    cast = names;
    cast();
  }

  private void named(int player, String name) {
    if (computer(player).get().isEmpty()) {
      persons.set(player - 1, name);
      cast();
    }
  }

  /** People are called as they want to be, computers as nobody else is. */
  private void cast() {
    for (int player = 1; player <= MOST_PLAYERS; player++) {
      StringProperty name = name(player);
      List<String> own = cast.apply(computer(player).get());
      if (computer(player).get().isEmpty()) {
        name.set(persons.get(player - 1));
      } else if (!own.contains(name.get()) || isTaken(name.get(), player)) {
        int called = player;
        own.stream().filter(one -> !isTaken(one, called)).findFirst().ifPresent(name::set);
      }
    }
  }

  /** Whether somebody else has a name; computers give way to people and to those before them. */
  private boolean isTaken(String name, int player) {
    return IntStream.rangeClosed(1, MOST_PLAYERS)
        .filter(other -> other != player)
        .anyMatch(other ->
            computer(other).get().isEmpty()
                ? same(name, persons.get(other - 1))
                : same(name, name(other).get()));
  }

  private static Position start(Game game, int players) {
    return game.start(new Setup(game.id(), players, Map.of()));
  }

  /** The game to set up. */
  Game game() {
    return game;
  }

  /** Makes it another game, for as many players as were chosen if it can have as many. */
  void setGame(Game next) {
    game = next;
    setCount(
        isChosen && next.players().contains(players.get()) ? players.get() : next.usualPlayers());
  }

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

  /** Whether seats are to come to screens of their own as the game begins. */
  BooleanProperty ownScreens() {
    return ownScreens;
  }

  /**
   * A player's name.
   *
   * @param player 1 for the first
   */
  StringProperty name(int player) {
    return names.get(player - 1);
  }

  /** The level of the computer that plays for a player; empty if a person plays. */
  StringProperty computer(int player) {
    return computers.get(player - 1);
  }

  /** A seat's colour; to be changed by {@link #choose} only. */
  StringProperty colour(int seat) {
    return colours.get(seat - 1);
  }

  /** Sets the number of players; if the leader no longer plays, lots are drawn. */
  void setPlayers(int count) {
    isChosen = true;
    setCount(count);
  }

  private void setCount(int count) {
    start = start(game, count);
    players.set(count);
    if (leader.get() > count) {
      leader.set(LOTS);
    }
  }

  /** Gives a seat a colour; a seat that has it gets the other in exchange. */
  void choose(int seat, String colour) {
    String old = colour(seat).get();
    for (StringProperty other : colours) {
      if (other.get().equals(colour)) {
        other.set(old);
      }
    }
    colour(seat).set(colour);
  }

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

  /** The names of the people who play, then of those who could; without duplicates. */
  List<String> names() {
    List<String> different = new ArrayList<>();
    for (String person : persons) {
      try {
        String name = new Seat(person, Seat.COLOURS.getFirst()).name();
        if (different.stream().noneMatch(other -> same(name, other))) {
          different.add(name);
        }
      } catch (RefusedException _) {
        // Invalid names are not remembered.
      }
    }
    return List.copyOf(different);
  }

  /** The computers chosen for all seats, including those that don't play. */
  List<String> computers() {
    return computers.stream().map(StringProperty::get).toList();
  }

  /** The levels of those who play against the first player, each once; {@code ""} for people. */
  List<String> opponents() {
    return people().skip(1).mapToObj(player -> computer(player).get()).distinct().toList();
  }

  /** Has computers of a level play against the first player. */
  void oppose(String level) {
    computer(1).set("");
    people().skip(1).forEach(player -> computer(player).set(level));
  }

  boolean isSound() {
    return people().allMatch(player -> nameProblem(player).isEmpty());
  }

  /** Those who play. */
  IntStream people() {
    return IntStream.rangeClosed(1, players.get());
  }

  IntStream seats() {
    return IntStream.rangeClosed(1, start.seats());
  }

  /** The players side by side as partners; each alone where there are none. */
  List<List<Integer>> sides() {
    Map<Integer, List<Integer>> sides = new TreeMap<>();
    people()
        .forEach(player ->
            sides
                .computeIfAbsent(start.side(seatsOf(player).getFirst()), side -> new ArrayList<>())
                .add(player));
    return List.copyOf(sides.values());
  }

  List<Integer> seatsOf(int player) {
    return seats().filter(seat -> start.player(seat) == player).boxed().toList();
  }

  boolean hasSeveralSeatsEach() {
    return start.seats() > players.get();
  }

  /** The player drawn by lot: the same one each time, so drawing again changes nothing. */
  int drawLots() {
    return chanceSource.at(0).below(players.get()) + 1;
  }

  /**
   * The game, ready to be played.
   *
   * @param first the player who is the first leader
   * @param further the game's own options
   */
  Table table(int first, Map<String, String> further) {
    Map<String, String> options = new TreeMap<>(further);
    game.options(players.get()).stream()
        .filter(Option::isLeader)
        .forEach(option -> options.put(option.name(), String.valueOf(first)));
    Table table =
        new Table(
            game,
            new Setup(game.id(), players.get(), options),
            seats().mapToObj(this::seat).toList(),
            chanceSource);
    if (practice.get()) {
      table.practise();
    }
    return table;
  }

  private Seat seat(int seat) {
    int player = start.player(seat);
    return new Seat(name(player).get(), colour(seat).get(), computer(player).get());
  }

  private static boolean same(String name, @Nullable String typed) {
    return typed != null
        && name.toUpperCase(Locale.ROOT).equals(typed.strip().toUpperCase(Locale.ROOT));
  }
}
