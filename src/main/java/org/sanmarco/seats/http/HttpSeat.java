package org.sanmarco.seats.http;

import module java.base;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.jspecify.annotations.Nullable;
import org.sanmarco.seats.Seal;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.Transport;

/** A seat's end in the local network. It connects again by itself, and misses nothing. */
final class HttpSeat implements Transport.SeatEnd {

  private static final Duration TIMEOUT = Duration.ofSeconds(30);

  /** The time without a word of the host after which it isn't reached: it says something before. */
  private static final long SILENCE_NANOS = 9_000_000_000L;

  private static final String DATA = "data: ";

  /** The comment that follows the frames that were sent before this seat came. */
  static final String NOW = "now";

  private static final String ID = "id: ";

  private final HttpClient client = HttpClient.newHttpClient();
  private final URI host;
  private final String token;
  private final Seal seal;
  private final Tempo tempo;

  /** Whether the host has closed the game, and has not opened it again; for the one receiver. */
  private boolean isClosed;

  /** The stream that is being read, and the time of its last line; null before the first. */
  private volatile @Nullable InputStream listened;

  private volatile long lastLineNanos;
  private final CountDownLatch closed = new CountDownLatch(1);

  /**
   * The end of the seat that a token is for.
   *
   * @param host such as {@code http://192.168.1.7:4711}
   */
  HttpSeat(URI host, String token, Seal seal, Tempo tempo) {
    this.host = host;
    this.token = token;
    this.seal = seal;
    this.tempo = tempo;
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(host.resolve(path)).header("Authorization", "Bearer " + token);
  }

  @Override
  public void receive(int after, Transport.Receiver receiver) {
    Thread.startVirtualThread(() -> follow(String.valueOf(after), receiver));
    Thread.startVirtualThread(this::sayHere);
  }

  /** Says now and then that this screen is there, until it is closed. */
  private void sayHere() {
    try {
      while (!closed.await(tempo.ping().toMillis(), TimeUnit.MILLISECONDS)) {
        var _ = send("/here");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Sends a request with nothing in it. */
  private CompletionStage<?> send(String path) {
    byte[] sealed = seal.seal(HttpHost.subject(path, token), new byte[0]);
    return client.sendAsync(
        request(path).timeout(TIMEOUT).POST(BodyPublishers.ofByteArray(sealed)).build(),
        BodyHandlers.discarding());
  }

  private void follow(String after, Transport.Receiver receiver) {
    AtomicReference<String> last = new AtomicReference<>(after);
    try {
      while (isOpen()) {
        switch (read(last, receiver)) {
          case CLOSED -> {
            receiver.ended(true);
            isClosed = true;
          }
          case TAKEN_BACK -> {
            receiver.ended(false);
            return;
          }
          case BROKEN -> {
            if (!isClosed) {
              receiver.reached(false);
            }
          }
        }
        Duration pause = isClosed ? tempo.reopening() : tempo.soon();
        closed.await(pause.toMillis(), TimeUnit.MILLISECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** The reason why a stream has ended. */
  private enum End {
    /** The host has closed it; it may open again. */
    CLOSED,
    /** The seat is no longer this screen's. */
    TAKEN_BACK,
    /** The network, or the host, is gone for a while. */
    BROKEN
  }

  private End read(AtomicReference<String> last, Transport.Receiver receiver)
      throws InterruptedException {
    HttpRequest request = request("/frames").header("Last-Event-ID", last.get()).build();
    try {
      HttpResponse<InputStream> response = client.send(request, BodyHandlers.ofInputStream());
      try (BufferedReader lines =
          new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8))) {
        listen(response.body());
        return switch (response.statusCode()) {
          case HttpURLConnection.HTTP_OK -> read(lines, last, receiver);
          case HttpURLConnection.HTTP_FORBIDDEN -> End.TAKEN_BACK;
          default -> End.BROKEN;
        };
      }
    } catch (IOException e) {
      return End.BROKEN;
    }
  }

  /** Ends a stream on which the host has fallen silent. */
  private void listen(InputStream stream) {
    lastLineNanos = System.nanoTime();
    listened = stream;
    Thread.startVirtualThread(() -> {
      try {
        while (stream.equals(listened) && System.nanoTime() - lastLineNanos < SILENCE_NANOS) {
          if (closed.await(tempo.soon().toMillis(), TimeUnit.MILLISECONDS)) {
            return;
          }
        }
        stream.close();
      } catch (IOException gone) {
        // It has ended already.
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    });
  }

  private End read(BufferedReader lines, AtomicReference<String> last, Transport.Receiver receiver)
      throws IOException {
    String id = last.get();
    boolean isReached = false;
    for (String line = lines.readLine(); line != null && isOpen(); line = lines.readLine()) {
      lastLineNanos = System.nanoTime();
      if (line.equals("event: closed")) {
        return End.CLOSED;
      }
      if (!isReached) {
        isReached = true;
        isClosed = false;
        receiver.behind(true);
        receiver.reached(true);
      }
      if (line.equals(":" + NOW)) {
        receiver.behind(false);
      }
      if (line.startsWith(ID)) {
        id = line.substring(ID.length());
      } else if (line.startsWith(DATA)) {
        receiver.receive(line.substring(DATA.length()).getBytes(StandardCharsets.UTF_8));
        last.set(id);
      }
    }
    return End.BROKEN;
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
    if (response.statusCode() != HttpURLConnection.HTTP_OK) {
      throw new IllegalStateException("status " + response.statusCode());
    }
    return response.body();
  }

  @Override
  public void leave() {
    closed.countDown();
    var _ = send("/release").whenComplete((answer, failed) -> client.shutdownNow());
  }

  @Override
  public void close() {
    closed.countDown();
    client.shutdownNow();
  }
}
