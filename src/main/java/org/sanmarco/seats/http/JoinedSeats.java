package org.sanmarco.seats.http;

import module java.base;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.seats.SeatFormat;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.Transport;

/**
 * The seats of a game in the local network that this screen has taken. Written down, they are this
 * screen's again after the program was killed.
 *
 * @param door the game
 * @param tokens those of the seats, and of 0
 */
public record JoinedSeats(HttpClaim door, Map<Integer, String> tokens) {

  private static final JsonMapper MAPPER = new JsonMapper();

  /** Copies the map. */
  public JoinedSeats {
    tokens = Collections.unmodifiableMap(new TreeMap<>(tokens));
  }

  /**
   * Takes seats; waits for the host. If one can't be had, none is taken.
   *
   * @param seats 1 and up; 0, which is always added, to watch
   * @throws RefusedException as {@link HttpClaim#claim}
   * @throws IOException if nothing answers
   * @throws InterruptedException if the thread is interrupted
   */
  public static JoinedSeats take(HttpClaim door, List<Integer> seats)
      throws IOException, InterruptedException {
    Map<Integer, String> tokens = new TreeMap<>();
    try {
      for (int seat : seats) {
        tokens.put(seat, door.claim(seat));
      }
      tokens.put(0, door.claim(0));
    } catch (RefusedException taken) {
      new JoinedSeats(door, tokens).ends().values().forEach(Transport.SeatEnd::leave);
      throw taken;
    }
    return new JoinedSeats(door, tokens);
  }

  /** New ends of the seats. */
  public Map<Integer, Transport.SeatEnd> ends() {
    Map<Integer, Transport.SeatEnd> ends = new TreeMap<>();
    tokens.forEach((seat, token) -> ends.put(seat, door.end(seat, token)));
    return ends;
  }

  /** The seats as they are written down. */
  public byte[] toBytes() {
    Map<String, @Nullable Object> all = new LinkedHashMap<>();
    all.put("v", SeatFormat.VERSION);
    all.put("host", door.host().getAuthority());
    all.put("code", door.seal().code());
    all.put("tokens", tokens);
    try {
      return MAPPER.writeValueAsBytes(all);
    } catch (JsonProcessingException impossible) {
      throw new IllegalArgumentException(impossible);
    }
  }

  /** Seats that were written down; empty if these are none of this version. */
  public static Optional<JoinedSeats> read(byte[] bytes, Tempo tempo) {
    try {
      JsonNode all = MAPPER.readTree(bytes);
      Map<Integer, String> tokens = new TreeMap<>();
      for (Map.Entry<String, JsonNode> one : all.path("tokens").properties()) {
        tokens.put(Integer.valueOf(one.getKey()), one.getValue().asText());
      }
      return all.path("v").asInt() == SeatFormat.VERSION && tokens.containsKey(0)
          ? HttpClaim.read(all.path("host").asText(), all.path("code").asText(), tempo)
              .map(door -> new JoinedSeats(door, tokens))
          : Optional.empty();
    } catch (IOException | NumberFormatException e) {
      return Optional.empty();
    }
  }
}
