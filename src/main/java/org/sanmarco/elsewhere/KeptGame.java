package org.sanmarco.elsewhere;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.log.Evidence;
import org.sanmarco.seats.log.SignedMessage;
import org.sanmarco.seats.log.Signer;
import org.sanmarco.seats.nats.Pass;
import org.sanmarco.seats.nats.SeatKeys;
import org.sanmarco.table.GameSource;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;

/**
 * A game elsewhere as a program keeps it, as lines of text to which those of its {@link Evidence}
 * are added.
 *
 * @param passes this program's, at least one
 * @param keys those with which it claims its seats
 * @param invitations the lines for other people, by their names, and {@link #WATCHERS}; only for
 *     who has begun the game
 * @param evidence what was shown
 * @param about its kind, its players and its beginning; null before it was joined
 * @param over the name of a game that is over and was found sound, so that its evidence isn't
 *     needed any more; empty for others
 * @param file the saved game of one that is over; null for others
 */
public record KeptGame(
    List<Pass> passes,
    SeatKeys keys,
    Map<String, String> invitations,
    Evidence evidence,
    @Nullable About about,
    String over,
    @Nullable Path file) {

  /** The name of those who are invited to watch. */
  public static final String WATCHERS = "";

  private static final String PASS = "pass ";
  private static final String KEYS = "keys ";
  private static final String INVITED = "invited ";
  private static final String OVER = "over ";
  private static final String FILE = "file ";
  private static final String ABOUT = "about\t";

  /**
   * The things that lists say of a game, also while it can't be reached.
   *
   * @param game the identifier of its kind
   * @param begun when it began; null if that is unknown
   * @param players the names of its players
   */
  public record About(String game, @Nullable Instant begun, List<String> players) {

    public About {
      players = List.copyOf(players);
    }

    /** The facts of a game that was joined. */
    public static About of(GameSource game) {
      return new About(
          game.game().id(),
          game.occasion().begun(),
          game.seats().stream().map(Seat::name).distinct().toList());
    }

    /** The line to add to the game's file. */
    public String line() {
      return ABOUT
          + String.join("\t", game, begun == null ? "" : begun.toString())
          + "\t"
          + String.join("\t", players);
    }

    private static About read(String line) {
      List<String> parts = List.of(line.split("\t", -1));
      Instant begun = parts.get(1).isEmpty() ? null : Instant.parse(parts.get(1));
      return new About(parts.getFirst(), begun, parts.subList(2, parts.size()));
    }
  }

  public KeptGame {
    passes = List.copyOf(passes);
    invitations = new LinkedHashMap<>(invitations);
  }

  /** A game of which nothing is known but the passes, with keys of its own. */
  public static KeptGame fresh(List<Pass> passes, Map<String, String> invitations) {
    return new KeptGame(passes, SeatKeys.fresh(), invitations, new Evidence(), null, "", null);
  }

  /** Reads a game; empty if these are lines of something else. */
  public static Optional<KeptGame> read(List<String> lines) {
    return known(lines).filter(game -> !game.passes.isEmpty());
  }

  /**
   * A game as far as its lines can be read, which needs its keys only: a damaged line doesn't cost
   * a seat that is joined once more.
   */
  public static Optional<KeptGame> known(List<String> lines) {
    Evidence evidence = new Evidence();
    evidence.read(lines.stream());
    Map<String, String> invitations = new LinkedHashMap<>();
    values(lines, INVITED, KeptGame::invitation).forEach(invitations::putAll);
    return last(lines, KEYS, KeptGame::keys)
        .map(keys ->
            new KeptGame(
                values(lines, PASS, Pass::read),
                keys,
                invitations,
                evidence,
                last(lines, ABOUT, About::read).orElse(null),
                last(lines, OVER, name -> name).orElse(""),
                last(lines, FILE, Path::of).orElse(null)));
  }

  /** The values of the lines of a kind that can be read. */
  private static <T> List<T> values(List<String> lines, String kind, Function<String, T> reader) {
    List<T> values = new ArrayList<>();
    for (String line : lines) {
      try {
        if (line.startsWith(kind)) {
          values.add(reader.apply(line.substring(kind.length())));
        }
      } catch (RuntimeException damaged) {
        // The other lines are worth as much as before.
      }
    }
    return values;
  }

  private static <T> Optional<T> last(List<String> lines, String kind, Function<String, T> reader) {
    return values(lines, kind, reader).reversed().stream().findFirst();
  }

  private static Map<String, String> invitation(String line) {
    String[] parts = line.split("\t", 2);
    return Map.of(parts[0], parts[1]);
  }

  private static SeatKeys keys(String text) {
    byte[] both = Base64.getDecoder().decode(text);
    if (both.length != 2 * Signer.KEY_BYTES) {
      throw new IllegalArgumentException("not keys");
    }
    return new SeatKeys(
        Arrays.copyOf(both, Signer.KEY_BYTES),
        Arrays.copyOfRange(both, Signer.KEY_BYTES, both.length));
  }

  /** The lines to begin a file with: all but the evidence. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    passes.forEach(pass -> lines.add(PASS + pass));
    byte[] both = SignedMessage.join(keys.signer(), keys.sealer());
    lines.add(KEYS + Base64.getEncoder().encodeToString(both));
    invitations.forEach((name, links) -> lines.add(INVITED + name + "\t" + links));
    if (about != null) {
      lines.add(about.line());
    }
    lines.addAll(evidence.tokens());
    if (!over.isEmpty()) {
      lines.add(OVER + over);
    }
    if (file != null) {
      lines.add(FILE + file);
    }
    return lines;
  }

  /** The game's number, hexadecimal. */
  public String id() {
    return passes.getFirst().game();
  }

  /** The server's name. */
  public String host() {
    return passes.getFirst().host();
  }

  /** The same with further passes, those it has already only once; it is joined again. */
  public KeptGame with(List<Pass> more) {
    Set<Pass> all = new LinkedHashSet<>(passes);
    all.addAll(more);
    return new KeptGame(List.copyOf(all), keys, invitations, evidence, about, "", null);
  }

  /** The same with what lists say of it. */
  public KeptGame with(About now) {
    return new KeptGame(passes, keys, invitations, evidence, now, over, file);
  }

  /** The next game with the same people, of which no pass is known yet: it has the same keys. */
  public KeptGame next() {
    return new KeptGame(List.of(), keys, Map.of(), new Evidence(), null, "", null);
  }

  /** The same without evidence, once it is over and was found sound. */
  public KeptGame checked(String name, @Nullable Path saved) {
    return new KeptGame(passes, keys, Map.of(), evidence.checked(), about, name, saved);
  }

  /**
   * Connects with the server.
   *
   * @throws RefusedException with {@code not-one-game} if the passes are of different games
   */
  public Visit visit(Games games, Tempo tempo) {
    return new Visit(games, passes, keys, evidence, tempo);
  }
}
