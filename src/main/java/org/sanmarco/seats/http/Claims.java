package org.sanmarco.seats.http;

import module java.base;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.seats.JsonMessage.AddedLater;
import org.sanmarco.seats.Seal;
import org.sanmarco.seats.log.Signer;
import org.sanmarco.table.Seat;

/**
 * The rights of devices in a game: a code that lets people choose a seat, and for each chosen seat
 * the token of its one device. They can be written down, so that a host that begins again grants
 * them as before. For several threads.
 */
public final class Claims {

  private static final String FORMAT = "san-marco-screens";
  private static final int VERSION = 1;
  private static final int TOKEN_BYTES = 16;
  private static final int HIGHEST_PORT = 65_535;
  private static final Pattern TOKEN = Pattern.compile("[0-9a-f]{32}");
  private static final Pattern CODE =
      Pattern.compile("[" + Seal.LETTERS + "]{" + Seal.CODE_LENGTH + "}");

  private final Seal seal;

  /** The token of all spectators. */
  private final String spectators;

  private volatile List<Seat> seats;
  private final Map<Integer, Claim> claims = new HashMap<>();
  private Runnable changed = () -> {};

  private Ways ways = new Ways(0, "", 0, "");

  /**
   * The ways to the host.
   *
   * @param port the port where rights were last granted; 0 if nowhere yet
   * @param address the address where they are granted until somebody stops that; empty if nowhere
   * @param outside the port of the router at which other houses were last let in; 0 if they are not
   * @param known the address and port that were in the links for other houses; empty if there were
   *     none
   */
  public record Ways(int port, String address, @AddedLater int outside, @AddedLater String known) {}

  /** A device's right to a seat, and the language of its screen. */
  private record Claim(int seat, String token, String language) {

    boolean fits(int seats) {
      return seat <= seats
          && TOKEN.matcher(token).matches()
          && Request.LANGUAGE.matcher(language).matches();
    }
  }

  /** The rights as they are written down; earlier programs wrote nothing of other houses. */
  private record Written(
      String format,
      int version,
      List<String> names,
      @JsonUnwrapped Ways ways,
      String code,
      String spectators,
      List<Claim> claims) {

    boolean fits(List<Seat> seats) {
      return format.equals(FORMAT)
          && version == VERSION
          && names.equals(Claims.names(seats))
          && ways.port <= HIGHEST_PORT
          && ways.outside <= HIGHEST_PORT
          && CODE.matcher(code).matches()
          && TOKEN.matcher(spectators).matches()
          && claims.stream().allMatch(claim -> claim.fits(seats.size()));
    }
  }

  /** New rights, of which none is granted yet. */
  public Claims(List<Seat> seats) {
    this(seats, Seal.fresh(), Signer.randomHex(TOKEN_BYTES));
  }

  private Claims(List<Seat> seats, Seal seal, String spectators) {
    this.seats = List.copyOf(seats);
    this.seal = seal;
    this.spectators = spectators;
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @param seats the seats of the game
   * @return the rights as they were; empty if this is something else, or was another's game
   */
  public static Optional<Claims> read(byte[] written, List<Seat> seats) {
    return RefusedException.unlessThrown(() -> JsonMessage.read(written, Written.class))
        .filter(all -> all.fits(seats))
        .map(all -> {
          Claims read = new Claims(seats, new Seal(all.code), all.spectators);
          read.ways = all.ways;
          all.claims.forEach(claim -> read.claims.put(claim.seat, claim));
          return read;
        });
  }

  /** Writes them down for {@link #read}. */
  public synchronized byte[] write() {
    return JsonMessage.write(
        new Written(
            FORMAT,
            VERSION,
            names(seats),
            ways,
            seal.code(),
            spectators,
            List.copyOf(claims.values())));
  }

  /** Sets what is called, by any thread, when something has changed that is worth writing down. */
  public synchronized void onChange(Runnable next) {
    changed = next;
  }

  /** The seal of the code with which any seat can be chosen. */
  public Seal seal() {
    return seal;
  }

  /**
   * The seal of all that travels for a seat: one that says nothing about other seats.
   *
   * @param seat 1 and up; 0 for spectators
   */
  public Seal seal(int seat) {
    return seal.ofSeat(seat);
  }

  /** The name of the folder in which other houses find the page; only the links name it. */
  String folder() {
    return seal.derived("folder").code();
  }

  /** The seats of the game. */
  List<Seat> seats() {
    return seats;
  }

  /** Sets who sits where now: a person may play for a seat that a computer had, or back. */
  public void seats(List<Seat> now) {
    seats = List.copyOf(now);
  }

  /** The ways to the host. */
  public synchronized Ways ways() {
    return ways;
  }

  /** Changes the ways to the host. */
  public synchronized void update(UnaryOperator<Ways> change) {
    ways = change.apply(ways);
    changed.run();
  }

  /** Whether other seats have the same players, seat by seat. */
  public boolean fits(List<Seat> others) {
    return names(seats).equals(names(others));
  }

  private static List<String> names(List<Seat> seats) {
    return seats.stream().map(Seat::name).toList();
  }

  /**
   * Gives a seat to a device.
   *
   * @param seat 1 and up; 0 for a spectator
   * @param language the language of the device's screen, such as {@code it-CH}
   * @return the seat's token; empty if another device has the seat
   */
  synchronized Optional<String> claim(int seat, String language) {
    if (seat == 0) {
      return Optional.of(spectators);
    }
    if (claims.containsKey(seat)) {
      return Optional.empty();
    }
    Claim claim = new Claim(seat, Signer.randomHex(TOKEN_BYTES), language);
    claims.put(seat, claim);
    changed.run();
    return Optional.of(claim.token);
  }

  /**
   * Gives a seat to a device that has the seat's own code, even if another device has it.
   *
   * @return the seat's token
   */
  synchronized String claimAgain(int seat, String language) {
    claims.remove(seat);
    return claim(seat, language).orElseThrow();
  }

  /** Takes a seat back from its device. */
  synchronized void release(int seat) {
    claims.remove(seat);
    changed.run();
  }

  /** Whether no device has chosen a seat. */
  public synchronized boolean isFree(int seat) {
    return !claims.containsKey(seat);
  }

  /** The seat at whose screen a seat decides: its own, or another of its player; 0 if at none. */
  public int screen(int seat) {
    List<Seat> all = seats;
    String player = all.get(seat - 1).name();
    return IntStream.concat(
            IntStream.of(seat),
            IntStream.rangeClosed(1, all.size())
                .filter(other -> all.get(other - 1).name().equals(player)))
        .filter(other -> !isFree(other))
        .findFirst()
        .orElse(0);
  }

  /** The language of a seat's screen; empty if it has none. */
  public synchronized Optional<Locale> language(int seat) {
    return Optional.ofNullable(claims.get(seat))
        .map(claim -> Locale.forLanguageTag(claim.language));
  }

  /** The seat of a token; empty if it is nobody's. */
  synchronized Optional<Integer> seat(String token) {
    int found = same(token, spectators) ? 0 : -1;
    for (Map.Entry<Integer, Claim> claim : claims.entrySet()) {
      // All are compared, so that the time tells nothing.
      found = same(token, claim.getValue().token) ? claim.getKey() : found;
    }
    return found < 0 ? Optional.empty() : Optional.of(found);
  }

  private static boolean same(String given, String secret) {
    return MessageDigest.isEqual(
        given.getBytes(StandardCharsets.UTF_8), secret.getBytes(StandardCharsets.UTF_8));
  }
}
