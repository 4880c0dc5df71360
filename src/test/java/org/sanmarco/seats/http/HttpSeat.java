package org.sanmarco.seats.http;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.sanmarco.seats.Transport;

/** A seat's end in the local network. It connects again by itself, and misses nothing. */
public final class HttpSeat implements Transport.SeatEnd {

  private static final int OK = 200;
  private static final Duration TIMEOUT = Duration.ofSeconds(30);
  private static final Duration PAUSE = Duration.ofMillis(200);
  private static final String DATA = "data: ";
  private static final String ID = "id: ";

  private final HttpClient client = HttpClient.newHttpClient();
  private final URI host;
  private final String token;
  private volatile boolean closed;

  /**
   * The end of the seat that a token is for.
   *
   * @param host such as {@code http://192.168.1.7:4711}
   */
  public HttpSeat(URI host, String token) {
    this.host = host;
    this.token = token;
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(host.resolve(path)).header("Authorization", "Bearer " + token);
  }

  @Override
  public void receive(int after, Consumer<byte[]> receiver) {
    Thread.startVirtualThread(() -> follow(new AtomicReference<>(String.valueOf(after)), receiver));
  }

  private void follow(AtomicReference<String> last, Consumer<byte[]> receiver) {
    while (!closed) {
      HttpRequest request = request("/frames").header("Last-Event-ID", last.get()).build();
      try {
        HttpResponse<java.io.InputStream> response =
            client.send(request, BodyHandlers.ofInputStream());
        try (BufferedReader lines =
            new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8))) {
          if (response.statusCode() == OK && read(lines, last, receiver)) {
            return;
          }
        }
        Thread.sleep(PAUSE);
      } catch (IOException e) {
        pause();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Reads events to the end of the stream; whether the host has closed it for good. */
  private boolean read(
      BufferedReader lines, AtomicReference<String> last, Consumer<byte[]> receiver)
      throws IOException {
    String id = last.get();
    for (String line = lines.readLine(); line != null && !closed; line = lines.readLine()) {
      if (line.equals("event: closed")) {
        return true;
      }
      if (line.startsWith(ID)) {
        id = line.substring(ID.length());
      } else if (line.startsWith(DATA)) {
        receiver.accept(line.substring(DATA.length()).getBytes(StandardCharsets.UTF_8));
        last.set(id);
      }
    }
    return closed;
  }

  @Override
  public CompletionStage<byte[]> propose(byte[] proposal) {
    HttpRequest request =
        request("/propose").timeout(TIMEOUT).POST(BodyPublishers.ofByteArray(proposal)).build();
    return client.sendAsync(request, BodyHandlers.ofByteArray()).thenApply(HttpSeat::body);
  }

  private static byte[] body(HttpResponse<byte[]> response) {
    if (response.statusCode() != OK) {
      throw new IllegalStateException("status " + response.statusCode());
    }
    return response.body();
  }

  @Override
  public void close() {
    closed = true;
    client.shutdownNow();
  }
}
