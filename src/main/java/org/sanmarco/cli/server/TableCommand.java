package org.sanmarco.cli.server;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.cli.shared.GameOption;
import org.sanmarco.cli.shared.Subcommand;
import org.sanmarco.elsewhere.Quota;
import org.sanmarco.elsewhere.ServerGames;
import org.sanmarco.elsewhere.Service;
import org.sanmarco.elsewhere.TableServer;
import org.sanmarco.elsewhere.Webhook;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Setup;
import org.sanmarco.save.format.Program;
import org.sanmarco.seats.log.GameOffer;
import org.sanmarco.seats.log.Ledger;
import org.sanmarco.seats.log.Terms;
import org.sanmarco.seats.nats.GameNumber;
import org.sanmarco.seats.nats.Pass;
import org.sanmarco.seats.nats.Streams;
import org.sanmarco.seats.nats.TableCreds;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code table}: leads online games. */
@Command(
    name = "table",
    description = {
      "Leads online games, until it is ended: those of the server that nobody leads, and new"
          + " ones.",
      "With --players it begins a game and prints its invitations first. With --list, --delete or"
          + " --member it does only that."
    })
public final class TableCommand extends Subcommand {

  @Option(
      names = "--creds",
      paramLabel = "FILE",
      defaultValue = "/etc/san-marco/table.creds",
      description = {
        "The file that makes this program a table of the server: table.creds in the folder that"
            + " server-config has written.",
        "Default: ${DEFAULT-VALUE}"
      })
  private Path file;

  @Option(
      names = "--server",
      paramLabel = "URL",
      description = "The address of the server, where it is not the one in the file.")
  private @Nullable URI server;

  @Option(
      names = "--replicas",
      paramLabel = "N",
      defaultValue = "1",
      description = "How many servers of a cluster keep each message: 1, 3 or 5.")
  private int replicas;

  @Option(
      names = "--by",
      paramLabel = "NAME",
      description = "Who runs the table, as players read it; the server's name by default.")
  private @Nullable String by;

  @Option(
      names = "--most-games",
      paramLabel = "N",
      description = "The most games of each member's link that are not over; 200 by default.")
  private int mostGames = Quota.USUAL.open();

  @Option(
      names = "--most-daily",
      paramLabel = "N",
      description = "The most games that each member's link begins in 24 hours; 50 by default.")
  private int mostDaily = Quota.USUAL.daily();

  @Option(
      names = "--list",
      description = "Lists the server's games: sizes, players and last moves.")
  private boolean isListing;

  @Option(
      names = "--delete",
      paramLabel = "GAME",
      description = "Deletes a game of the server; --list shows the numbers.")
  private @Nullable String deleted;

  @Option(
      names = "--member",
      paramLabel = "NAME",
      description = "Prints a link for one member, whose games are counted for themselves.")
  private @Nullable String member;

  @Option(
      names = "--webhook",
      paramLabel = "URL",
      description = "Is told whenever it is a person's turn, as JSON.")
  private @Nullable URI webhook;

  @Mixin private GameOption known;

  @Option(
      names = "--players",
      split = ",",
      paramLabel = "NAME",
      description = {
        "Begins a game: a name for each seat, in order, with commas between.",
        "A name with a level behind a colon is a computer, such as Nane:hard."
      })
  private List<String> players = List.of();

  @Option(
      names = "--move",
      paramLabel = "TIME",
      description = "The time for each move, such as 24h or 30m; without it time doesn't matter.")
  private @Nullable String move;

  @Option(
      names = "--bank",
      paramLabel = "TIME",
      defaultValue = "0h",
      description = "The time that each seat may use beyond that.")
  private String bank;

  @Option(
      names = "--after",
      paramLabel = "WHAT",
      defaultValue = "wait",
      description = "What happens when both are used up: wait, computer or free.")
  private Terms.After after;

  @Option(
      names = "--leave",
      paramLabel = "DAYS",
      defaultValue = "0",
      description = "The days on which a player who says to be away uses no time.")
  private int leave;

  @Option(names = "--no-advice", description = "Computers give players no advice.")
  private boolean isWithoutAdvice;

  @Option(names = "--no-chat", description = "Players don't write to each other.")
  private boolean isWithoutChat;

  private final Clock clock;

  public TableCommand() {
    this(Clock.systemUTC());
  }

  /** Tables that take the time from a clock. */
  TableCommand(Clock clock) {
    this.clock = clock;
  }

  @Override
  public Integer call() throws IOException {
    require(replicas > 0, "--replicas must be at least 1");
    require(leave >= 0 && leave <= Terms.MOST_LEAVE, "--leave must be 0 to " + Terms.MOST_LEAVE);
    require(mostGames >= 0 && mostDaily >= 0, "--most-games and --most-daily must not be negative");
    require(players.size() <= Seat.COLOURS.size(), "--players names too many seats");
    require(
        webhook == null || List.of("http", "https").contains(webhook.getScheme()),
        "--webhook must begin with http:// or https://");
    require(
        Files.isReadable(file),
        "--creds must name the table.creds that server-config has written; can't read " + file);
    Terms terms = terms();
    PrintWriter out = out();
    try {
      TableCreds creds = TableCreds.read(file);
      if (server != null) {
        creds = new TableCreds(List.of(server), creds.account());
      }
      if (isListing || deleted != null) {
        return manage(creds, out);
      }
      if (member != null) {
        Pass line = creds.member(member, clock);
        out.println("Link " + GameNumber.link(line.game()) + " of " + member + ": " + line);
        return ExitCode.OK;
      }
      Service service =
          new Service(
              by == null ? creds.servers().getFirst().getHost() : by,
              Program.version(),
              replicas,
              new Quota(mostGames, mostDaily));
      try (TableServer tables =
          TableServer.start(
              creds,
              Games.installed(),
              service,
              new Output(out, webhook == null ? null : new Webhook(webhook)),
              clock,
              tempo)) {
        out.println(
            "Leads games at %s until it is ended, with %s."
                .formatted(creds.servers().getFirst(), file));
        warn(tables, out);
        if (!players.isEmpty()) {
          begin(tables, terms, out);
        }
        out.flush();
        new CountDownLatch(1).await();
      }
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
    return ExitCode.OK;
  }

  /** Says so if the server is too old to stand for long. */
  static void warn(TableServer tables, PrintWriter out) {
    if (!Streams.isSound(tables.serverVersion())) {
      out.println(
          "The server's version %s has a fault in concurrent appends: use 2.9.21 or newer."
              .formatted(tables.serverVersion()));
    }
  }

  /** Prints what a table says, and tells the webhook of turns. */
  record Output(PrintWriter out, @Nullable Webhook webhook) implements TableServer.Listener {

    @Override
    public void turn(String game, int seat, Ledger ledger) {
      if (webhook != null) {
        webhook.turn(game, seat, ledger);
      }
    }

    @Override
    public void said(String sentence) {
      out.println(sentence);
      out.flush();
    }
  }

  private int manage(TableCreds creds, PrintWriter out) throws IOException, InterruptedException {
    try (ServerGames all = new ServerGames(Games.installed(), creds, tempo)) {
      if (deleted != null) {
        boolean wasThere = all.remove(deleted);
        out.println(wasThere ? "Deleted: " + deleted : "There is no game " + deleted);
        return wasThere ? ExitCode.OK : ExitCode.SOFTWARE;
      }
      all.list().forEach(out::println);
      return ExitCode.OK;
    }
  }

  private void begin(TableServer tables, Terms terms, PrintWriter out) throws IOException {
    Game game = known.game();
    List<Seat> seats = new ArrayList<>();
    for (String player : players) {
      String[] parts = player.split(":", 2);
      seats.add(
          new Seat(parts[0], Seat.COLOURS.get(seats.size()), parts.length == 1 ? "" : parts[1]));
    }
    int people = (int) seats.stream().map(Seat::name).distinct().count();
    GameOffer offer = new GameOffer(new Setup(game.id(), people, Map.of()), seats, terms);
    String number = tables.newGames().begin(GameNumber.OWNER, offer, List.of());
    tables
        .newGames()
        .invitations(number, seats)
        .forEach((seat, pass) ->
            out.println((seat == 0 ? "to watch" : seats.get(seat - 1).name()) + ": " + pass));
  }

  private Terms terms() {
    Terms time =
        move == null
            ? Terms.NONE
            : new Terms(time("--move", move), time("--bank", bank), after, leave);
    return time.with(!isWithoutAdvice, !isWithoutChat);
  }

  private Duration time(String option, String text) {
    try {
      String upper = text.toUpperCase(Locale.ROOT);
      return Duration.parse(upper.endsWith("D") ? "P" + upper : "PT" + upper);
    } catch (DateTimeParseException wrong) {
      throw new ParameterException(
          spec.commandLine(), option + " must be a time such as 30m, 24h or 2d");
    }
  }
}
