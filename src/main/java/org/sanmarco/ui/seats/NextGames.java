package org.sanmarco.ui.seats;

import module java.base;

import org.sanmarco.coach.Coach;
import org.sanmarco.coach.GameTexts;
import org.sanmarco.coach.PeopleTerms;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Option;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.Setup;
import org.sanmarco.seats.SheetContent;
import org.sanmarco.table.ChanceSource;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;

/**
 * The games that the people who are here can play next. Where too many are here for a game, those
 * who have sat out the last one come first; where too few are, computers join them.
 *
 * @param played the identifier of the last game
 * @param last the seats of the last game
 * @param isHere whether a person at one of these seats is here
 * @param waiting the names of those who have sat out the last game
 */
record NextGames(String played, List<Seat> last, IntPredicate isHere, List<String> waiting) {

  /**
   * A game that can be played next.
   *
   * @param people the names of those who would play
   */
  record Offer(Game game, List<String> people) {}

  /**
   * The games to choose from.
   *
   * @param asker the seat of the player who chooses; 0 for one who sits at none
   */
  List<Offer> offers(int asker) {
    Games games = Games.installed();
    return games.ids().stream()
        .map(id -> games.find(id).orElseThrow())
        .sorted(Comparator.comparingInt(Game::rank))
        .map(game -> new Offer(game, people(asker, game)))
        .filter(offer -> !offer.people.isEmpty() && !isAgain(offer))
        .toList();
  }

  /** Whether <em>Play again</em> begins the same game for the same people. */
  private boolean isAgain(Offer offer) {
    List<String> before =
        last.stream().filter(seat -> !seat.isComputer()).map(Seat::name).distinct().toList();
    return offer.game.id().equals(played) && offer.people.equals(before);
  }

  private List<String> people(int asker, Game game) {
    Stream<String> here =
        IntStream.rangeClosed(1, last.size())
            .filter(seat -> !last.get(seat - 1).isComputer() && isHere.test(seat))
            .mapToObj(seat -> last.get(seat - 1).name());
    List<String> all =
        Stream.of(
                asker == 0 ? Stream.<String>of() : Stream.of(last.get(asker - 1).name()),
                waiting.stream(),
                here)
            .flatMap(names -> names)
            .distinct()
            .toList();
    return all.stream()
        .limit(players(game, all.size()))
        .sorted(Comparator.comparingInt(this::place))
        .toList();
  }

  /** The number of players of a game for which so many people are here. */
  private static int players(Game game, int people) {
    return game.players().stream()
        .filter(count -> count <= people)
        .reduce((one, other) -> other)
        .orElse(game.players().getFirst());
  }

  /** The place of a person in the last game; those who sat out come after all others. */
  private int place(String name) {
    int place = last.stream().map(Seat::name).toList().indexOf(name);
    return place < 0 ? last.size() : place;
  }

  /** The offers for a screen without rules. */
  List<SheetContent.NextGame> listed(int asker, Locale locale) {
    List<SheetContent.NextGame> all = new ArrayList<>();
    for (Offer offer : offers(asker)) {
      String id = offer.game.id();
      String title = Coach.of(id).in(locale, String::valueOf).transcript().text(GameTexts.TITLE);
      all.add(new SheetContent.NextGame(all.size() + 1, id, title, offer.people));
    }
    return all;
  }

  /** A new game that was chosen; lots decide who begins. */
  Table table(Offer offer, ChanceSource chance, Locale locale) {
    Game game = offer.game;
    int players = players(game, offer.people.size());
    Position start = game.start(new Setup(game.id(), players, Map.of()));
    List<Seat> cast = cast(offer.people, players, locale);
    Map<String, String> options = new TreeMap<>();
    game.options(players).stream()
        .filter(Option::isLeader)
        .forEach(
            option -> options.put(option.name(), String.valueOf(chance.at(0).below(players) + 1)));
    List<Seat> seats = new ArrayList<>();
    for (int seat = 1; seat <= start.seats(); seat++) {
      Seat player = cast.get(start.player(seat) - 1);
      seats.add(new Seat(player.name(), colour(player, seats), player.computer()));
    }
    return new Table(game, new Setup(game.id(), players, options), seats, chance);
  }

  /** The players: the people, then the computers of the last game, then others. */
  private List<Seat> cast(List<String> people, int players, Locale locale) {
    String colour = Seat.COLOURS.getFirst();
    String level =
        last.stream()
            .map(Seat::computer)
            .filter(computer -> !computer.isEmpty())
            .findFirst()
            .orElse(BotLevel.MEDIUM.toString());
    Map<String, Seat> all = new LinkedHashMap<>();
    people.forEach(name -> all.put(name, new Seat(name, colour)));
    Stream.concat(
            last.stream().filter(Seat::isComputer),
            PeopleTerms.in(locale).cast(level).stream().map(name -> new Seat(name, colour, level)))
        .takeWhile(seat -> all.size() < players)
        .forEach(seat -> all.putIfAbsent(seat.name(), seat));
    return all.values().stream().limit(players).toList();
  }

  /** The colour of a player's last seat if nobody has it yet, or one that nobody had. */
  private String colour(Seat player, List<Seat> seats) {
    List<String> taken = seats.stream().map(Seat::colour).toList();
    List<String> own =
        last.stream().filter(seat -> seat.name().equals(player.name())).map(Seat::colour).toList();
    List<String> others = last.stream().map(Seat::colour).toList();
    return Stream.of(
            own.stream(),
            Seat.COLOURS.stream().filter(colour -> !others.contains(colour)),
            Seat.COLOURS.stream())
        .flatMap(colours -> colours)
        .filter(colour -> !taken.contains(colour))
        .findFirst()
        .orElseThrow();
  }
}
