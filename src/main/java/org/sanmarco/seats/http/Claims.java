package org.sanmarco.seats.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.sanmarco.seats.Seal;
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
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final SecureRandom RANDOM = new SecureRandom();

  private final Seal seal;

  /** The token of all spectators. */
  private final String spectators;

  private volatile List<Seat> seats;
  private final Map<Integer, Claim> claims = new HashMap<>();
  private Runnable changed = () -> {};

  /** The port where they were last granted; 0 if nowhere yet. */
  private int port;

  /** The address where they are granted until somebody stops that; empty if nowhere. */
  private String address = "";

  /** A device's right to a seat, and the language of its screen. */
  private record Claim(String token, String language) {}

  /** New rights, of which none is granted yet. */
  public Claims(List<Seat> seats) {
    this(seats, Seal.fresh(), newToken());
  }

  private Claims(List<Seat> seats, Seal seal, String spectators) {
    this.seats = List.copyOf(seats);
    this.seal = seal;
    this.spectators = spectators;
  }

  private static String newToken() {
    byte[] bits = new byte[TOKEN_BYTES];
    RANDOM.nextBytes(bits);
    return HexFormat.of().formatHex(bits);
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @param seats the seats of the game
   * @return the rights as they were; empty if this is something else, or was another's game
   */
  public static Optional<Claims> read(byte[] written, List<Seat> seats) {
    try {
      JsonNode all = MAPPER.readTree(written);
      Claims read =
          new Claims(seats, new Seal(text(all, "code", CODE)), text(all, "spectators", TOKEN));
      read.port = number(all, "port", HIGHEST_PORT);
      read.address = all.path("address").asText();
      for (JsonNode one : all.path("claims")) {
        read.claims.put(
            number(one, "seat", seats.size()),
            new Claim(text(one, "token", TOKEN), text(one, "language", HttpHost.LANGUAGE)));
      }
      boolean fits =
          all.path("format").asText().equals(FORMAT)
              && all.path("version").asInt() == VERSION
              && all.path("names").equals(read.names());
      return fits ? Optional.of(read) : Optional.empty();
    } catch (IOException | IllegalArgumentException unreadable) {
      return Optional.empty();
    }
  }

  private static String text(JsonNode from, String name, Pattern form) {
    String text = from.path(name).asText();
    if (!form.matcher(text).matches()) {
      throw new IllegalArgumentException(name);
    }
    return text;
  }

  private static int number(JsonNode from, String name, int most) {
    int number = from.path(name).asInt(-1);
    if (number < 0 || number > most) {
      throw new IllegalArgumentException(name);
    }
    return number;
  }

  private ArrayNode names() {
    ArrayNode names = MAPPER.createArrayNode();
    seats.forEach(seat -> names.add(seat.name()));
    return names;
  }

  /** Writes them down for {@link #read}. */
  public synchronized byte[] write() {
    ObjectNode all = MAPPER.createObjectNode();
    all.put("format", FORMAT);
    all.put("version", VERSION);
    all.set("names", names());
    all.put("port", port);
    all.put("address", address);
    all.put("code", seal.code());
    all.put("spectators", spectators);
    ArrayNode list = all.putArray("claims");
    claims.forEach((seat, claim) ->
        list.addObject()
            .put("seat", seat)
            .put("token", claim.token)
            .put("language", claim.language));
    try {
      return MAPPER.writeValueAsBytes(all);
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Sets what is called, by any thread, when something has changed that is worth writing down. */
  public synchronized void onChange(Runnable next) {
    changed = next;
  }

  /** The seal of all that travels. */
  Seal seal() {
    return seal;
  }

  /** The seats of the game. */
  List<Seat> seats() {
    return seats;
  }

  /** Sets who sits where now. */
  void seats(List<Seat> now) {
    seats = List.copyOf(now);
  }

  /** The port where they were last granted; 0 if nowhere yet. */
  synchronized int port() {
    return port;
  }

  /** The address where they are granted until somebody stops that; empty if nowhere. */
  public synchronized String address() {
    return address;
  }

  /** Sets the address where they are granted; empty once somebody has stopped that. */
  public synchronized void address(String now) {
    address = now;
    changed.run();
  }

  /** Whether other seats have the same players, seat by seat. */
  public boolean fits(List<Seat> others) {
    return names(seats).equals(names(others));
  }

  private static List<String> names(List<Seat> seats) {
    return seats.stream().map(Seat::name).toList();
  }

  /** Sets the port where they are granted now. */
  synchronized void port(int now) {
    port = now;
    changed.run();
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
    Claim claim = new Claim(newToken(), language);
    claims.put(seat, claim);
    changed.run();
    return Optional.of(claim.token);
  }

  /** Takes a seat back from its device. */
  synchronized void release(int seat) {
    claims.remove(seat);
    changed.run();
  }

  synchronized boolean isFree(int seat) {
    return !claims.containsKey(seat);
  }

  /** The language of a seat's screen; empty if it has none. */
  synchronized Optional<Locale> language(int seat) {
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
