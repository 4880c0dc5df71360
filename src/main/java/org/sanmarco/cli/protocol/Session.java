package org.sanmarco.cli.protocol;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.bots.Bots;
import org.sanmarco.bots.Budget;
import org.sanmarco.cli.shared.Numbers;
import org.sanmarco.cli.shared.Sentences;
import org.sanmarco.coach.Coach;
import org.sanmarco.coach.Hint;
import org.sanmarco.json.Json;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Setup;
import org.sanmarco.kernel.View;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.save.format.Program;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;

/** The commands of the text protocol and the game they are about. */
final class Session {

  /** The version of the protocol that is spoken here. */
  private static final int NOTATION = 1;

  private static final String BLANKS = "[ \t]+";

  private final Games games;
  private final SavedGameStore files;
  private final LongSupplier seeds;
  private @Nullable Table table;
  private boolean quit;

  /** The game of the current command, whose texts say why it is refused. */
  private String gameId = "";

  /**
   * A session before its first game.
   *
   * @param seeds gives the seeds that a command leaves out
   */
  Session(Games games, LongSupplier seeds) {
    this.games = games;
    this.files = new SavedGameStore(games);
    this.seeds = seeds;
  }

  /** Whether the last command was {@code quit}. */
  boolean hasQuit() {
    return quit;
  }

  /** Runs a command, or says why not; a refused line changes nothing. */
  Reply answer(String line) {
    String[] parts = line.replaceFirst("^" + BLANKS, "").split(BLANKS, 2);
    String command = parts[0];
    String rest = parts.length == 1 ? "" : parts[1];
    gameId = table == null ? "" : table.game().id();
    try {
      return answer(command, rest);
    } catch (UsageException wrong) {
      return Reply.refused(wrong.getMessage());
    } catch (RefusedException refused) {
      return Reply.refused(Sentences.of(gameId, refused.refusal()));
    } catch (SaveException refused) {
      return Reply.refused(Sentences.of(refused.refusal()));
    }
  }

  private Reply answer(String command, String rest) throws SaveException {
    return switch (command) {
      case "play" -> play(rest);
      case "save" -> save(rest);
      case "load" -> load(rest);
      case "new" -> start(words(rest));
      case "view" -> view(words(rest, 1, 1));
      case "sample" -> sample(words(rest, 0, 1));
      case "hint" -> hint(words(rest, 0, 1));
      case "bot" -> bot(words(rest, 1, 3));
      case "version" -> alone(rest, () -> Reply.of(NOTATION + " san-marco " + Program.version()));
      case "games" -> alone(rest, () -> Reply.of(String.join(" ", games.ids())));
      case "state" -> alone(rest, () -> Reply.of(Json.line(game().position().describe())));
      case "actor" -> alone(rest, () -> Reply.of(game().actor().toString()));
      case "legal" -> alone(rest, () -> Reply.of(Json.line(strings(game().position().legal()))));
      case "history" -> alone(rest, () -> Reply.of(Json.line(game().record().moves())));
      case "undo" -> alone(rest, this::undo);
      case "quit" -> alone(rest, this::quit);
      default -> throw new UsageException("there is no such command");
    };
  }

  private static Reply alone(String rest, Supplier<Reply> answer) {
    words(rest, 0, 0);
    return answer.get();
  }

  private Reply undo() {
    game().undo();
    return Reply.DONE;
  }

  private Reply quit() {
    quit = true;
    return Reply.DONE;
  }

  private Reply start(List<String> words) {
    if (words.size() < 2) {
      throw new UsageException("new needs a game and a number of players");
    }
    Game game =
        games
            .find(words.get(0))
            .orElseThrow(() -> new UsageException("there is no game of that name"));
    gameId = game.id();
    int players = count(words.get(1));
    Map<String, String> options = new HashMap<>();
    for (String word : words.subList(2, words.size())) {
      int sign = word.indexOf('=');
      if (sign <= 0 || sign == word.length() - 1) {
        throw new UsageException("an option is written name=value: " + word);
      }
      if (options.put(word.substring(0, sign), word.substring(sign + 1)) != null) {
        throw new UsageException("the option " + word.substring(0, sign) + " is given twice");
      }
    }
    Setup setup = new Setup(game.id(), players, options);
    table = new Table(game, setup, seats(game.start(setup)), seeds.getAsLong());
    return Reply.DONE;
  }

  /** Names and colours of the seats of a new game. */
  private static List<Seat> seats(Position position) {
    List<Seat> seats = new ArrayList<>();
    for (int seat = 1; seat <= position.seats(); seat++) {
      seats.add(new Seat("Player " + position.player(seat), Seat.COLOURS.get(seat - 1)));
    }
    return seats;
  }

  private Reply view(List<String> words) {
    int seat = count(words.getFirst());
    if (seat == 0) {
      throw new UsageException("seats are counted from 1");
    }
    return Reply.of(Json.line(game().view(seat).describe()));
  }

  private Reply play(String move) {
    Table playing = game();
    playing.play(playing.game().read(move));
    return Reply.DONE;
  }

  private Reply sample(List<String> words) {
    long seed = words.isEmpty() ? seeds.getAsLong() : seed(words.getFirst());
    return Reply.of(game().position().sample(new Dealer(seed).at(0)).toString());
  }

  /** The hint for the seat to act, from its view; from the view of all where no seat acts. */
  private Reply hint(List<String> words) {
    Position position = game().position();
    View view = position.view(position.actor() instanceof Actor.Seat(int number) ? number : 0);
    Locale language = words.isEmpty() ? Locale.ENGLISH : language(words.getFirst());
    Hint hint = Coach.of(position.setup().game()).in(language, null).hint(view);
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("title", hint.title());
    json.put("text", hint.text());
    json.put("rules", hint.rules());
    json.put("why", hint.why());
    json.put("notes", hint.notes());
    return Reply.of(Json.line(json));
  }

  /** The language of a tag (BCP 47); the coach speaks English for those that it doesn't know. */
  private static Locale language(String tag) {
    try {
      return new Locale.Builder().setLanguageTag(tag).build();
    } catch (IllformedLocaleException _) {
      throw new UsageException("that is not the code of a language");
    }
  }

  private Reply bot(List<String> words) {
    BotLevel level =
        BotLevel.of(words.getFirst())
            .filter(named -> named != BotLevel.RANDOM)
            .orElseThrow(() ->
                new UsageException(
                    "the levels are "
                        + String.join(", ", BotLevel.NAMES.subList(1, BotLevel.NAMES.size()))));
    long seed = words.size() > 1 ? seed(words.get(1)) : seeds.getAsLong();
    Budget budget =
        words.size() > 2 ? Budget.forMillis(seed, count(words.get(2))) : Budget.usual(level, seed);
    Table playing = game();
    return switch (playing.actor()) {
      case Actor.Seat(int seat) ->
          Reply.of(
              Bots.of(playing.game()).bot(level).choose(playing.view(seat), budget).toString());
      case Actor.Chance _ -> Reply.refused("chance acts, no player");
      // The game itself refuses this, with its rule.
      case Actor.Over _ -> sample(List.of());
    };
  }

  private Reply save(String file) throws SaveException {
    files.write(path(file), game().record());
    return Reply.DONE;
  }

  private Reply load(String file) throws SaveException {
    table = files.read(path(file)).table();
    return Reply.DONE;
  }

  private static Path path(String file) {
    if (file.isEmpty()) {
      throw new UsageException("the file's name is missing");
    }
    try {
      return Path.of(file);
    } catch (InvalidPathException _) {
      throw new UsageException("that can't be a file's name");
    }
  }

  private Table game() {
    if (table == null) {
      throw new UsageException("there is no game yet: new starts one");
    }
    return table;
  }

  private static int count(String word) {
    OptionalInt count = Numbers.count(word);
    return count.orElseThrow(() -> new UsageException("that is not a number here: " + word));
  }

  private static long seed(String word) {
    OptionalLong seed = Numbers.seed(word);
    return seed.orElseThrow(
        () -> new UsageException("a seed is a whole number from -2^63 to 2^63-1"));
  }

  private static List<String> words(String rest, int least, int most) {
    List<String> words = words(rest);
    if (words.size() < least) {
      throw new UsageException("an argument is missing");
    }
    if (words.size() > most) {
      throw new UsageException("there is an argument too many");
    }
    return words;
  }

  private static List<String> words(String rest) {
    return Arrays.stream(rest.split(BLANKS, -1)).filter(word -> !word.isEmpty()).toList();
  }

  private static List<String> strings(List<?> moves) {
    return moves.stream().map(Object::toString).toList();
  }

  /** Thrown for a command that is not understood. */
  private static final class UsageException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    UsageException(String reason) {
      super(reason, null, false, false);
    }

    @Override
    public String getMessage() {
      return Objects.requireNonNull(super.getMessage());
    }
  }
}
