package org.sanmarco.seats.nats;

import module java.base;

import io.nats.client.Connection;
import io.nats.client.ConnectionListener;
import io.nats.client.Dispatcher;
import io.nats.client.ErrorListener;
import io.nats.client.Nats;
import io.nats.client.Options;
import io.nats.client.Subscription;
import io.nats.client.impl.Headers;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.sanmarco.seats.Tempo;

/** The client of programs, by jnats. */
final class Jnats implements Client {

  private static final Logger LOG = Logger.getLogger(Jnats.class.getName());
  private static final Duration TIMEOUT = Duration.ofSeconds(5);

  /** The most bytes that wait for a connection. */
  private static final long BUFFER = 1 << 20;

  private final Login login;
  private final Duration pause;
  private final Listener listener;
  private volatile @Nullable Connection connection;
  private @Nullable Dispatcher dispatcher;
  private volatile boolean isClosed;

  private Jnats(Login login, Duration pause, Listener listener) {
    this.login = login;
    this.pause = pause;
    this.listener = listener;
  }

  /** Begins to connect; the listener may hear before this returns. */
  static Client open(List<String> servers, Login login, Tempo tempo, Listener listener) {
    Jnats client = new Jnats(login, tempo.retry(), listener);
    Options options =
        new Options.Builder()
            .servers(servers.toArray(String[]::new))
            .authHandler(login)
            .inboxPrefix(Rights.inbox(login.id()))
            .connectionName("san-marco")
            .connectionTimeout(TIMEOUT)
            .pingInterval(tempo.ping())
            .maxReconnects(-1)
            .reconnectWait(tempo.retry())
            .reconnectBufferSize(BUFFER)
            .connectionListener(client::changed)
            .errorListener(client.new Errors())
            .build();
    try {
      Nats.connectAsynchronously(options, true);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      listener.closed();
    }
    return client;
  }

  private final class Errors implements ErrorListener {
    @Override
    public void errorOccurred(Connection on, String error) {
      listener.refused(error);
    }

    @Override
    public void exceptionOccurred(Connection on, Exception failed) {
      LOG.log(Level.FINE, "connection", failed);
    }
  }

  private void changed(Connection on, ConnectionListener.Events event) {
    connection = on;
    if (isClosed && event != ConnectionListener.Events.CLOSED) {
      // It was closed while the client was connecting, which it would do for ever.
      close();
      return;
    }
    switch (event) {
      case CONNECTED, RECONNECTED -> listener.reached(this, true);
      case DISCONNECTED -> listener.reached(this, false);
      case CLOSED -> listener.closed();
      default -> {}
    }
  }

  private Connection connection() {
    return Objects.requireNonNull(connection);
  }

  @Override
  public boolean isReached() {
    return connection().getStatus() == Connection.Status.CONNECTED;
  }

  @Override
  public long waiting() {
    return connection().outgoingPendingBytes();
  }

  @Override
  public String version() {
    return connection().getServerInfo().getVersion();
  }

  @Override
  public void publish(String subject, String replyTo, byte[] bytes) {
    connection().publish(subject, replyTo.isEmpty() ? null : replyTo, bytes);
  }

  @Override
  public CompletableFuture<Message> request(
      String subject, Map<String, String> headers, byte[] bytes, Duration timeout) {
    Headers all = new Headers();
    headers.forEach(all::put);
    return connection().requestWithTimeout(subject, all, bytes, timeout).thenApply(Jnats::message);
  }

  private static Message message(io.nats.client.Message one) {
    return new Message(
        one.getSubject(),
        Objects.requireNonNullElse(one.getReplyTo(), ""),
        one.getData(),
        one.isStatusMessage() ? one.getStatus().getCode() : 0);
  }

  @Override
  public synchronized Runnable subscribe(String subject, String group, Consumer<Message> hearer) {
    if (dispatcher == null) {
      dispatcher = connection().createDispatcher();
    }
    Subscription begun =
        group.isEmpty()
            ? dispatcher.subscribe(subject, one -> hearer.accept(message(one)))
            : dispatcher.subscribe(subject, group, one -> hearer.accept(message(one)));
    return () -> {
      if (begun.isActive()) {
        begun.getDispatcher().unsubscribe(begun);
      }
    };
  }

  @Override
  public void flush(Duration most) throws TimeoutException, InterruptedException {
    connection().flush(most);
  }

  @Override
  public void signIn() {
    Thread.startVirtualThread(() -> {
      try {
        login.connect(connection(), pause);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    });
  }

  @Override
  public void close() {
    isClosed = true;
    Connection open = connection;
    if (open != null) {
      Thread.startVirtualThread(() -> {
        try {
          open.close();
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
      });
    }
  }
}
