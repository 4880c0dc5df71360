package org.sanmarco.seats.http;

import module java.base;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.sanmarco.json.Json.AddedLater;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.seats.Seal;
import org.sanmarco.seats.Transport;
import org.sanmarco.seats.log.Signer;
import org.sanmarco.table.Seat;

/**
 * The rights of devices in the games of an evening: a code that lets people choose a seat, and for
 * each person who has chosen one the token of their one device. People have numbers, which stay
 * theirs; in the first game these are the numbers of their seats. The rights can be written down,
 * so that a host that begins again grants them as before. For several threads.
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
  private final String spectators;
  private volatile Seating seating;

  /** The rights by a person's number. */
  private final Map<Integer, Claim> claims = new HashMap<>();

  private Runnable changed = () -> {};

  /** Those who may choose their seats again, as their devices look for another address. */
  private final Set<Integer> lost = new HashSet<>();

  /** The address and port at which the host listens; nothing before it does. */
  private Optional<InetSocketAddress> here = Optional.empty();

  private Ways ways = new Ways(0, "", 0, "");

  /** Those for whom a computer plays until their devices are back. */
  private Set<Integer> substituted = Set.of();

  /** The ways by which those who are lost look for the host. */
  private Ways sought = ways;

  /**
   * The ways to the host.
   *
   * @param port the port where devices look for the host; 0 if there are none yet
   * @param address the address where they do, until somebody stops that; empty if nowhere
   * @param outside the port of the router at which other houses were last let in; 0 if they are not
   * @param known the address and port that were in the links for other houses; empty if there were
   *     none
   */
  public record Ways(int port, String address, @AddedLater int outside, @AddedLater String known) {}

  /**
   * A device's right to a seat, and the language of its screen.
   *
   * @param seat the number of the person
   */
  private record Claim(int seat, String token, String language) {

    boolean fits(int people) {
      return seat <= people
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
      List<Claim> claims,
      @AddedLater Set<Integer> substituted) {

    boolean fits(List<Seat> seats) {
      return format.equals(FORMAT)
          && version == VERSION
          && new Seating(seats, names).knows(seats)
          && ways.port <= HIGHEST_PORT
          && ways.outside <= HIGHEST_PORT
          && CODE.matcher(code).matches()
          && TOKEN.matcher(spectators).matches()
          && claims.stream().allMatch(claim -> claim.fits(names.size()))
          && IntStream.rangeClosed(1, names.size()).boxed().toList().containsAll(substituted);
    }
  }

  /** New rights, of which none is granted yet. */
  public Claims(List<Seat> seats) {
    this(Seating.of(seats), Seal.fresh(), Signer.randomHex(TOKEN_BYTES));
  }

  private Claims(Seating seating, Seal seal, String spectators) {
    this.seating = seating;
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
          Claims read =
              new Claims(new Seating(seats, all.names), new Seal(all.code), all.spectators);
          read.ways = all.ways;
          read.substituted = all.substituted;
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
            seating.names(),
            ways,
            seal.code(),
            spectators,
            List.copyOf(claims.values()),
            substituted));
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
   * The seal of all that travels for a person: one that says nothing about others.
   *
   * @param number 1 and up; 0 for spectators
   */
  public Seal seal(int number) {
    return seal.ofSeat(number);
  }

  /** The name of the folder in which other houses find the page; only the links name it. */
  String folder() {
    return seal.derived("folder").code();
  }

  /** The seats of the present game, and the people's numbers. */
  Seating seating() {
    return seating;
  }

  List<Seat> seats() {
    return seating.seats();
  }

  /** The seats that a computer plays until their devices are back. */
  public synchronized Set<Integer> substituted() {
    return substituted.stream()
        .map(seating::seat)
        .filter(seat -> seat > 0 && seats().get(seat - 1).isComputer())
        .collect(Collectors.toSet());
  }

  /** Sets which seats a computer plays until their devices are back. */
  public synchronized void substitute(Set<Integer> seats) {
    Set<Integer> now = seats.stream().map(seating::number).collect(Collectors.toSet());
    if (!now.equals(substituted)) {
      substituted = now;
      changed.run();
    }
  }

  /** Sets who sits where now: in the next game, or when a person plays for a computer, or back. */
  public synchronized void seats(List<Seat> now) {
    if (!now.equals(seating.seats())) {
      seating = seating.next(now, number -> !claims.containsKey(number));
      changed.run();
    }
  }

  /**
   * The end for the seats of the present game.
   *
   * @param end the end for people by number
   */
  public PeopleEnd ofSeats(Transport.HostEnd end) {
    return new PeopleEnd(end, seating, this::sittingOut);
  }

  /** The numbers of those who have a device and are not in the present game. */
  synchronized List<Integer> sittingOut() {
    return claims.keySet().stream().filter(number -> seating.seat(number) == 0).toList();
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

  /** Whether other seats are a game of the same evening: somebody plays who has a device. */
  public synchronized boolean fits(List<Seat> others) {
    List<String> playing =
        others.stream().filter(seat -> !seat.isComputer()).map(Seat::name).toList();
    return claims.isEmpty()
        ? seating.knows(others)
        : claims.keySet().stream()
            .map(number -> seating.names().get(number - 1))
            .anyMatch(playing::contains);
  }

  /**
   * Gives a person's seat to a device.
   *
   * @param number the person's number; 0 for a spectator
   * @param language the language of the device's screen, such as {@code it-CH}
   * @return the device's token; empty if another one has the seat
   */
  synchronized Optional<String> claim(int number, String language) {
    if (number == 0) {
      return Optional.of(spectators);
    }
    if (!mayClaim(number)) {
      return Optional.empty();
    }
    var _ = hasCome(number);
    Claim claim = new Claim(number, Signer.randomHex(TOKEN_BYTES), language);
    claims.put(number, claim);
    changed.run();
    return Optional.of(claim.token);
  }

  /** Whether a number is a person's, for whom a computer may play for a while. */
  synchronized boolean isPerson(int number) {
    return seating.isPerson(number) || substituted.contains(number);
  }

  /** Whether a device may choose a person's seat now. */
  synchronized boolean mayClaim(int number) {
    return !claims.containsKey(number) || lost.contains(number);
  }

  /**
   * Called when the host listens somewhere. If devices look for it elsewhere, people may choose
   * their seats again until these have come; until one has, the place where they look is kept.
   */
  synchronized void listens(InetSocketAddress place) {
    String address = place.getAddress().getHostAddress();
    boolean isKnown =
        ways.port == place.getPort() && (ways.address.isEmpty() || ways.address.equals(address));
    here = Optional.of(place);
    if (isKnown) {
      lost.clear();
    } else {
      lost.addAll(claims.keySet());
      sought = ways;
    }
    if (claims.isEmpty() || ways.port == 0) {
      settle();
    }
  }

  /** Called when somebody has come to where the host is: from now on devices look for it there. */
  synchronized void settle() {
    here.map(place ->
            new Ways(
                place.getPort(), place.getAddress().getHostAddress(), ways.outside, ways.known))
        .filter(now -> !now.equals(ways))
        .ifPresent(now -> update(before -> now));
  }

  /** Called when a person's device has come; returns whether it had looked elsewhere. */
  synchronized boolean hasCome(int number) {
    return lost.remove(number);
  }

  /** The ways by which players' devices look for the host elsewhere than it is, if any do. */
  public synchronized Optional<Ways> sought() {
    return Optional.of(sought).filter(ways -> !lost.isEmpty());
  }

  /**
   * Gives a person's seat to a device that has that person's own code, even if another one has it.
   *
   * @return the device's token
   */
  synchronized String claimAgain(int number, String language) {
    claims.remove(number);
    return claim(number, language).orElseThrow();
  }

  /** Takes a person's seat back from its device. */
  synchronized void release(int number) {
    claims.remove(number);
    lost.remove(number);
    changed.run();
  }

  /** Whether no device has chosen a seat. */
  public synchronized boolean isFree(int seat) {
    return !claims.containsKey(seating.number(seat));
  }

  /** The seat at whose screen a seat decides: its own, or another of its player; 0 if at none. */
  public int screen(int seat) {
    List<Seat> all = seats();
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
    return Optional.ofNullable(claims.get(seating.number(seat)))
        .map(claim -> Locale.forLanguageTag(claim.language));
  }

  /** The number of the person whose device has a token, or 0; empty if it is nobody's. */
  synchronized Optional<Integer> person(String token) {
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
