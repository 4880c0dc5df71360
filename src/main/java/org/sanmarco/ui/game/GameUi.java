package org.sanmarco.ui.game;

import module java.base;

import javafx.scene.layout.Region;
import org.sanmarco.coach.GameTexts;
import org.sanmarco.kernel.View;
import org.sanmarco.registry.Registry;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.sound.Mood;
import org.sanmarco.ui.table.model.GameFlow;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.words.Messages;

/**
 * The window of one game, implemented by the game and registered in {@code META-INF/services}. A
 * game that registers none has the {@link PlainUi plain table}. Stateless.
 */
public interface GameUi {

  /** The game's identifier. */
  String game();

  /** The game's flow at a screen. */
  default GameFlow flow() {
    return new GameFlow() {};
  }

  /**
   * The game's words on the table.
   *
   * @param shared those of every game
   */
  default Messages messages(Messages shared) {
    return shared;
  }

  /** The words at every game's table. */
  String TEXTS = "org.sanmarco.ui.game.game";

  /** The round and the turn, in the words of a game's {@link #messages}. */
  static String progress(Messages messages, View view) {
    return view.turn() == 0
        ? messages.text("round.setup")
        : messages.text("round", view.round(), view.turn());
  }

  /**
   * The game's parts of one table screen.
   *
   * @param messages the words of the table
   */
  GameTable table(GameModel model, Messages messages, Services services);

  /** Whether scores can be compared from one game to the next. */
  default boolean hasScores() {
    return true;
  }

  /**
   * The feats of a player in a game that is over, of which the hall of fame keeps records: numbers
   * by name, 1 for what is done or not. Their words at the table are {@code record.NAME}.
   *
   * @param history all moves, as everybody may see them
   * @param end the last position
   */
  default Map<String, Integer> feats(List<SeenMove> history, View end, int player) {
    return Map.of();
  }

  /** The words with which a new game is set up, over those of every game. */
  default Messages setupMessages(Messages shared) {
    return shared;
  }

  /**
   * The form for options besides the players and who begins; empty if there are none.
   *
   * @param before the options of the last game that was set up; they may be no longer valid
   */
  default Optional<SetupForm> setupForm(Services services, Map<String, String> before) {
    return Optional.empty();
  }

  /** The name of the sign of this kind of game in lists, among the program's icons. */
  default String icon() {
    return "mdal-casino";
  }

  /** The character of the game's music. */
  default Mood mood() {
    return Mood.LAGOON;
  }

  /** Small pictures of games; empty if there are none. */
  default Optional<Thumbnail> thumbnail(Locale locale) {
    return Optional.empty();
  }

  /** The picture of the board for players' own screens; empty if there is no board. */
  default Optional<BoardPicture> board() {
    return Optional.empty();
  }

  /**
   * The game's words on players' own screens.
   *
   * @param texts the game's texts with the people's names
   * @param messages the game's words on the table
   * @param colours the colours of the seats, the first seat's first
   */
  default SheetWords sheetWords(GameTexts texts, Messages messages, List<SeatColour> colours) {
    return new SheetWords() {};
  }

  /**
   * A figure of the rule book.
   *
   * @param name as the page calls it
   * @param messages the words of the book
   * @param width how wide it may be
   * @throws IllegalArgumentException if there is none of that name
   */
  default BookFigure figure(String name, Services services, Messages messages, double width) {
    throw new IllegalArgumentException("no figure " + name);
  }

  /** A one-page summary of the rules to look things up while playing; empty if there is none. */
  default Optional<Region> summary(Locale locale) {
    return Optional.empty();
  }

  /** The same, with the differences between a game being played and the game in the box. */
  default Optional<Region> summary(Locale locale, View played) {
    return summary(locale);
  }

  /** The words of the game that teaches, over those of every such game. */
  default Messages lessonMessages(Messages shared) {
    return shared;
  }

  /** The game's own window, or the plain table. */
  static GameUi of(String game) {
    return Installed.ALL.get(game);
  }

  /** The plain table for any game, also for one that brings its own table. */
  static GameUi plain(String game) {
    return new PlainUi() {
      @Override
      public String game() {
        return game;
      }
    };
  }

  /** The registered windows, loaded once. */
  final class Installed {

    private static final Registry<GameUi> ALL =
        Registry.load(GameUi.class, GameUi::game, GameUi::plain);

    private Installed() {}
  }
}
