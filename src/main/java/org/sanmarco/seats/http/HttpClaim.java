package org.sanmarco.seats.http;

import module java.base;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.seats.Seal;
import org.sanmarco.seats.SealedTransport;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.Transport;

/**
 * The door of a game in the local network: lists its seats and takes some of them for this screen.
 * Its methods wait for the host.
 *
 * @param host such as {@code http://192.168.1.7:4711}
 * @param seal the seal of the game's code
 * @param tempo the tempo of the ends of seats
 */
public record HttpClaim(URI host, Seal seal, Tempo tempo) {

  private static final Duration TIMEOUT = Duration.ofSeconds(10);

  /**
   * A seat of the game.
   *
   * @param isFree whether somebody may take it
   */
  public record Place(int seat, String name, String colour, @JsonProperty("free") boolean isFree) {}

  private record Places(List<Place> seats) {}

  /**
   * The right to a seat.
   *
   * @param number the number of the person, which is 0 for a spectator
   */
  public record Taken(@JsonProperty("seat") int number, String token) {}

  /**
   * Reads what a host shows or a player types: the whole address, or the address and the code.
   *
   * @param address such as {@code http://192.168.1.7:4711/#code} or {@code 192.168.1.7:4711}
   * @param code the code; ignored where the address has one
   * @return the door; empty if that is no address
   */
  public static Optional<HttpClaim> read(String address, String code, Tempo tempo) {
    String given = address.strip();
    try {
      URI uri = URI.create(given.startsWith("http://") ? given : "http://" + given);
      if (uri.getHost() == null || uri.getPort() < 0) {
        return Optional.empty();
      }
      Seal seal = new Seal(uri.getFragment() == null ? code : uri.getFragment());
      return Optional.of(new HttpClaim(URI.create("http://" + uri.getAuthority()), seal, tempo));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /**
   * The seats of the game.
   *
   * @throws RefusedException with {@code wrong-code}, or {@code no-game-there} if something else
   *     answers
   * @throws IOException if nothing answers
   * @throws InterruptedException if the thread is interrupted
   */
  public List<Place> places() throws IOException, InterruptedException {
    return ask("seats", "{}", Places.class).seats;
  }

  /**
   * Takes a seat.
   *
   * @param seat 1 and up; 0 to watch
   * @return the right to it
   * @throws RefusedException as {@link #places}, or with {@code seat-taken}
   * @throws IOException if nothing answers
   * @throws InterruptedException if the thread is interrupted
   */
  public Taken claim(int seat) throws IOException, InterruptedException {
    return ask("claim", "{\"seat\": " + seat + "}", Taken.class);
  }

  /** A new end of a seat that has been taken. */
  public Transport.SeatEnd end(Taken taken) {
    Seal own = seal.ofSeat(taken.number);
    return SealedTransport.seat(new HttpSeat(host, taken.token, own, tempo), own, taken.number);
  }

  private <T> T ask(String what, String body, Class<T> answer)
      throws IOException, InterruptedException {
    byte[] sealed = seal.seal(what, body.getBytes(StandardCharsets.UTF_8));
    try (HttpClient client = HttpClient.newBuilder().connectTimeout(TIMEOUT).build()) {
      HttpRequest request =
          HttpRequest.newBuilder(host.resolve("/" + what))
              .timeout(TIMEOUT)
              .POST(BodyPublishers.ofByteArray(sealed))
              .build();
      HttpResponse<byte[]> response = client.send(request, BodyHandlers.ofByteArray());
      return switch (response.statusCode()) {
        case HttpURLConnection.HTTP_OK ->
            seal.open(Seal.answer(sealed), response.body())
                .map(opened -> JsonMessage.read(opened, answer))
                .orElseThrow(() -> refused("no-game-there"));
        case HttpURLConnection.HTTP_FORBIDDEN -> throw refused("wrong-code");
        case HttpURLConnection.HTTP_CONFLICT -> throw refused("seat-taken");
        default -> throw refused("no-game-there");
      };
    }
  }

  private static RefusedException refused(String code) {
    return new RefusedException(Refusal.of("", code));
  }
}
