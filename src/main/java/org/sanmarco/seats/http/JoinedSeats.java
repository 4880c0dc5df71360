package org.sanmarco.seats.http;

import module java.base;

import org.sanmarco.kernel.RefusedException;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.seats.SeatFormat;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.Transport;

/**
 * The seats of a game in the local network that this screen has taken. Written down, they are this
 * screen's again after the program was killed.
 *
 * @param door the game
 * @param tokens those of the people at this screen by number, and of 0
 */
public record JoinedSeats(HttpClaim door, Map<Integer, String> tokens) {

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
      for (int seat : Stream.concat(seats.stream(), Stream.of(0)).toList()) {
        HttpClaim.Taken taken = door.claim(seat);
        tokens.put(taken.number(), taken.token());
      }
    } catch (RefusedException taken) {
      new JoinedSeats(door, tokens).ends().values().forEach(Transport.SeatEnd::leave);
      throw taken;
    }
    return new JoinedSeats(door, tokens);
  }

  /** New ends of the seats, by number. */
  public Map<Integer, Transport.SeatEnd> ends() {
    Map<Integer, Transport.SeatEnd> ends = new TreeMap<>();
    tokens.forEach(
        (number, token) -> ends.put(number, door.end(new HttpClaim.Taken(number, token))));
    return ends;
  }

  /** The form in which they are written down. */
  private record Written(int v, String host, String code, Map<Integer, String> tokens) {}

  /** The seats as they are written down. */
  public byte[] toBytes() {
    return JsonMessage.write(
        new Written(SeatFormat.VERSION, door.host().getAuthority(), door.seal().code(), tokens));
  }

  /** Seats that were written down; empty if these are none of this version. */
  public static Optional<JoinedSeats> read(byte[] bytes, Tempo tempo) {
    return RefusedException.unlessThrown(() -> JsonMessage.read(bytes, Written.class))
        .filter(all -> all.v == SeatFormat.VERSION && all.tokens.containsKey(0))
        .flatMap(all ->
            HttpClaim.read(all.host, all.code, tempo)
                .map(door -> new JoinedSeats(door, all.tokens)));
  }
}
