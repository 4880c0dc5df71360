package org.sanmarco.seats.http;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
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
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.sanmarco.seats.Transport;

/** A seat's end in the local network. It connects again by itself, and misses nothing. */
public final class HttpSeat implements Transport.SeatEnd {

  private static final int OK = 200;
  private static final Duration TIMEOUT = Duration.ofSeconds(30);
  private static final long PAUSE_MILLIS = 200;
  private static final String DATA = "data: ";
  private static final String ID = "id: ";

  private final HttpClient client = HttpClient.newHttpClient();
  private final URI host;
  private final String token;
  private final CountDownLatch closed = new CountDownLatch(1);

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
    try {
      boolean ended = false;
      while (!ended) {
        ended = isReadToTheEnd(last, receiver) || closed.await(PAUSE_MILLIS, TimeUnit.MILLISECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Reads one stream; whether nothing comes after it. */
  private boolean isReadToTheEnd(AtomicReference<String> last, Consumer<byte[]> receiver)
      throws InterruptedException {
    HttpRequest request = request("/frames").header("Last-Event-ID", last.get()).build();
    try {
      HttpResponse<InputStream> response = client.send(request, BodyHandlers.ofInputStream());
      try (BufferedReader lines =
          new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8))) {
        return response.statusCode() == OK && read(lines, last, receiver);
      }
    } catch (IOException e) {
      // The network is gone for a while.
      return false;
    }
  }

  /** Reads events to the end of the stream; whether the host has closed it for good. */
  private boolean read(
      BufferedReader lines, AtomicReference<String> last, Consumer<byte[]> receiver)
      throws IOException {
    String id = last.get();
    for (String line = lines.readLine(); line != null && isOpen(); line = lines.readLine()) {
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
    return !isOpen();
  }

  private boolean isOpen() {
    return closed.getCount() > 0;
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
    closed.countDown();
    client.shutdownNow();
  }
}
