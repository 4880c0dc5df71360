package org.sanmarco.cli.saved;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.bots.Estimate;
import org.sanmarco.bots.review.Effort;
import org.sanmarco.bots.review.Grade;
import org.sanmarco.bots.review.Judgement;
import org.sanmarco.bots.review.Progress;
import org.sanmarco.bots.review.Review;
import org.sanmarco.bots.review.Reviewer;
import org.sanmarco.cli.shared.Sentences;
import org.sanmarco.coach.Coach;
import org.sanmarco.coach.GameTexts;
import org.sanmarco.export.Transcript;
import org.sanmarco.json.Json;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.SafeText;
import org.sanmarco.kernel.View;
import org.sanmarco.save.ReviewFile;
import org.sanmarco.save.SavedGame;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.table.PlayedMove;
import org.sanmarco.table.Table;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;

/** {@code review}: what each decision of a saved game cost. */
@Command(
    name = "review",
    description = {
      "Searches each decision of a saved game again, from what its seat could see then, and"
          + " reports what it cost.",
      "The result is stored beside the game, so that the next time it is there at once."
    })
public final class ReviewCommand extends SavedGameCommand {

  /** The number of decisions that are told of each player. */
  private static final int DEAREST = 3;

  private static final double LONGEST = 3600;
  private static final double MILLIS = 1000;
  private static final double HUNDREDTHS = 100;

  @Option(names = "--json", description = "Prints the whole review as one line of JSON.")
  private boolean json;

  @Option(
      names = "--seat",
      paramLabel = "N",
      description = "Judges this seat alone, even if a computer plays it.")
  private @Nullable Integer seat;

  @Option(names = "--computers", description = "Judges the decisions of computers, too.")
  private boolean computers;

  @Option(
      names = "--time",
      paramLabel = "S",
      description = "The seconds of thinking for each decision; 0.5 by default.")
  private @Nullable Double time;

  @Option(
      names = "--iterations",
      paramLabel = "N",
      description =
          "The iterations for each decision, instead of seconds: the same review each time.")
  private @Nullable Long iterations;

  @Override
  int answer(SavedGame game, PrintWriter out) {
    Effort effort = effort();
    Table table = game.table();
    Set<Integer> seats = seats(table);
    Optional<Review> review =
        new ReviewFile(file).read(table, effort, seats).or(() -> make(table, effort, seats));
    return review.map(made -> print(table, seats, made)).orElse(ExitCode.SOFTWARE);
  }

  private Effort effort() {
    require(time == null || iterations == null, "--time and --iterations exclude each other");
    require(
        time == null || time >= 1 / MILLIS && time <= LONGEST, "--time must be 0.001 to 3600 s");
    require(iterations == null || iterations >= 1, "--iterations must be at least 1");
    return iterations != null
        ? Effort.ofIterations(iterations)
        : time != null ? Effort.ofMillis(Math.round(MILLIS * time)) : Effort.USUAL;
  }

  private Set<Integer> seats(Table table) {
    int all = table.seats().size();
    require(seat == null || seat >= 1 && seat <= all, "--seat must be 1 to " + all);
    Set<Integer> seats = new TreeSet<>();
    IntStream.rangeClosed(1, all)
        .filter(
            number -> seat == null ? computers || !table.seat(number).isComputer() : seat == number)
        .forEach(seats::add);
    require(!seats.isEmpty(), "only computers play in this game: add --computers");
    return seats;
  }

  private Optional<Review> make(Table table, Effort effort, Set<Integer> seats) {
    PrintWriter err = err();
    Reviewer reviewer =
        new Reviewer(
            table.game(),
            table.positionAfter(0),
            table.history().stream().map(PlayedMove::move).toList(),
            seats::contains,
            effort);
    Optional<Review> review = reviewer.review(Reviewer.usualThreads(), Progress.NONE);
    try {
      if (review.isPresent()) {
        new ReviewFile(file).write(table, effort, seats, review.orElseThrow());
      }
    } catch (SaveException refused) {
      // The answer doesn't depend on it; the next time takes as long.
      err.println("the review is not kept: " + Sentences.of(file, refused.refusal()));
    }
    return review;
  }

  private int print(Table table, Set<Integer> seats, Review review) {
    PrintWriter out = out();
    if (json) {
      Map<String, Object> data = new LinkedHashMap<>();
      data.put("game", table.game().id());
      data.put("players", players(table).stream().map(player -> data(player, review)).toList());
      data.putAll(ReviewFile.data(review));
      out.println(Json.line(data));
      return ExitCode.OK;
    }
    out.println("Losses and luck in hundredths of winning probability.");
    out.println();
    out.println(line("", "lost", "best", "good", "inaccuracies", "mistakes", "blunders", "luck"));
    List<Player> judged =
        players(table).stream()
            .filter(player -> player.seats.stream().anyMatch(seats::contains))
            .toList();
    for (Player player : judged) {
      Review own = review.of(player.seats::contains);
      Estimate luck = review.luck().get(player.seats.getFirst() - 1);
      List<String> cells = new ArrayList<>(List.of(player.name, hundredths("%.1f", own.loss())));
      for (Grade grade : Grade.values()) {
        cells.add(String.valueOf(own.count(grade)));
      }
      cells.add(hundredths("%+.1f", luck.mean()) + " ± " + hundredths("%.1f", luck.error()));
      out.println(line(cells.toArray(String[]::new)));
    }
    for (Player player : judged) {
      for (Judgement judgement : review.of(player.seats::contains).dearest(DEAREST)) {
        out.println();
        print(table, player, judgement);
      }
    }
    return ExitCode.OK;
  }

  private void print(Table table, Player player, Judgement judgement) {
    PrintWriter out = out();
    out.println(
        SafeText.of(
            "move %d, %s, %s: %s ± %s lost"
                .formatted(
                    judgement.number(),
                    player.name,
                    judgement.grade(),
                    hundredths("%.1f", judgement.loss()),
                    hundredths("%.1f", judgement.error()))));
    out.println(SafeText.of("  played: " + words(table, judgement, judgement.played())));
    out.println(SafeText.of("  better: " + words(table, judgement, judgement.best())));
  }

  /** A move in the notation, and what the log says of it. */
  private static String words(Table table, Judgement judgement, Move move) {
    Position position = table.positionAfter(judgement.number() - 1);
    View view = position.view(judgement.seat());
    List<Event> events = new ArrayList<>();
    position.play(move, event -> events.add(event.seenBy(judgement.seat())));
    GameTexts texts =
        Coach.of(table.game().id()).in(Locale.ENGLISH, Transcript.names(table, Locale.ENGLISH));
    return move + " (" + texts.move(view, move, events) + ")";
  }

  /** A player and their seats, ascending. */
  private record Player(String name, List<Integer> seats) {}

  private static List<Player> players(Table table) {
    Map<String, List<Integer>> seats = new LinkedHashMap<>();
    for (int number = 1; number <= table.seats().size(); number++) {
      seats.computeIfAbsent(table.seat(number).name(), _ -> new ArrayList<>()).add(number);
    }
    return seats.entrySet().stream()
        .map(entry -> new Player(entry.getKey(), entry.getValue()))
        .toList();
  }

  private static Map<String, Object> data(Player player, Review review) {
    Review own = review.of(player.seats::contains);
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("name", player.name);
    data.put("seats", player.seats);
    data.put("loss", own.loss());
    for (Grade grade : Grade.values()) {
      data.put(grade.toString(), own.count(grade));
    }
    return data;
  }

  private static String hundredths(String format, double probability) {
    return String.format(Locale.ROOT, format, HUNDREDTHS * probability);
  }

  private static String line(String... cells) {
    return SafeText.of(
        String.format(Locale.ROOT, "%-24s %6s %5s %5s %13s %9s %9s %13s", (Object[]) cells)
            .stripTrailing());
  }
}
