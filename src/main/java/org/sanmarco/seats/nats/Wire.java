package org.sanmarco.seats.nats;

import module java.base;

import io.nats.client.Connection;
import io.nats.client.ConnectionListener;
import io.nats.client.Dispatcher;
import io.nats.client.ErrorListener;
import io.nats.client.JetStreamApiException;
import io.nats.client.Message;
import io.nats.client.MessageHandler;
import io.nats.client.Nats;
import io.nats.client.Options;
import io.nats.client.Subscription;
import io.nats.client.api.PublishAck;
import io.nats.client.impl.Headers;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.log.Signer;

/**
 * A connection to a NATS server, made again for ever until it is closed. What is asked while there
 * is none is sent later. For several threads; only what says so waits for the connection.
 */
public final class Wire implements AutoCloseable {

  /** Hears of the connection, on a thread of its own. */
  @FunctionalInterface
  public interface Listener {

    /** Called when the server can be reached, or can't be reached any more. */
    void reached(boolean isReached);

    /** Called when the server refuses a subject, or this user. */
    default void refused(String error) {}
  }

  private static final Logger LOG = Logger.getLogger(Wire.class.getName());
  private static final Duration TIMEOUT = Duration.ofSeconds(5);

  /** The most bytes that wait for a connection. */
  private static final long BUFFER = 1 << 20;

  /** The bytes that wait on a line that is full. */
  private static final long MUCH = 1 << 18;

  private static final String EXPECTED = "Nats-Expected-Last-Subject-Sequence";
  private static final String MESSAGE_ID = "Nats-Msg-Id";
  private static final String NOT_LET_IN = "authorization violation";
  private static final int NOT_FOUND = 404;

  /** The server's codes for a subject that has its one message. */
  private static final List<Integer> TAKEN = List.of(10071, 10077);

  private final Tempo tempo;
  private final CompletableFuture<Connection> connection = new CompletableFuture<>();
  private final CompletableFuture<Dispatcher> dispatcher;
  private final List<Listener> listeners = new CopyOnWriteArrayList<>();
  private final CompletableFuture<Void> ended = new CompletableFuture<>();

  /** Requests that have no answer yet; without a connection they get none. */
  private final Set<CompletableFuture<Message>> underWay = ConcurrentHashMap.newKeySet();

  private final Retries retries;
  private final Login login;
  private final AtomicBoolean wasReached = new AtomicBoolean();
  private volatile boolean isClosed;

  private Wire(List<String> servers, Login login, String inbox, Tempo tempo) {
    this.tempo = tempo;
    this.login = login;
    retries = new Retries(tempo.retry());
    dispatcher = connection.thenApply(Connection::createDispatcher);
    Options options =
        new Options.Builder()
            .servers(servers.toArray(String[]::new))
            .authHandler(login)
            .inboxPrefix(inbox)
            .connectionName("san-marco")
            .connectionTimeout(TIMEOUT)
            .pingInterval(tempo.ping())
            .maxReconnects(-1)
            .reconnectWait(tempo.retry())
            .reconnectBufferSize(BUFFER)
            .connectionListener(this::changed)
            .errorListener(new Errors())
            .build();
    try {
      Nats.connectAsynchronously(options, true);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      connection.completeExceptionally(e);
    }
  }

  /** The connection of a table. */
  public static Wire open(TableCreds creds, Tempo tempo) {
    Login login = Login.table(creds.account());
    return new Wire(
        creds.servers().stream().map(URI::toString).toList(),
        login,
        Rights.inbox(login.id()),
        tempo);
  }

  /** The connection of a member, or of a seat that has yet to be claimed. */
  public static Wire open(Pass pass, Tempo tempo) {
    return new Wire(
        pass.servers(),
        new Login(pass.user(), pass.token()),
        Rights.inbox(pass.user().id()),
        tempo);
  }

  /**
   * The connection of a seat, by its player from the beginning where the seat was claimed before.
   *
   * @param keys the screen's keys, the same each time
   * @param token the table's answer to a claim before; empty if it is not known
   */
  public static Wire open(Pass pass, SeatKeys keys, byte[] token, Tempo tempo) {
    Login login = new Login(pass.user(), pass.token());
    PlayerToken.read(token, pass, keys, Instant.now())
        .ifPresent(read -> login.next(PlayerToken.user(pass, keys), read.token()));
    return new Wire(pass.servers(), login, Rights.inbox(pass.user().id()), tempo);
  }

  /**
   * Signs in as another user.
   *
   * @param token the token of who has claimed a seat
   */
  void signIn(NKey user, PlayerToken token) {
    // Claims that were under way have the same answer, and one new connection is enough.
    if (!login.next(user, token.token())) {
      return;
    }
    CompletableFuture<?> _ =
        connection.thenAcceptAsync(
            to -> {
              try {
                login.connect(to, tempo.retry());
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            },
            Thread::startVirtualThread);
  }

  /** Whether another user than at first is signed in. */
  boolean isSignedIn() {
    return login.isChanged();
  }

  private final class Errors implements ErrorListener {
    @Override
    public void errorOccurred(Connection on, String error) {
      listeners.forEach(listener -> listener.refused(error));
      // The client tries it once more, after a time-out, and gives up only then.
      if (error.toLowerCase(Locale.ROOT).contains(NOT_LET_IN) && !login.isChanging()) {
        ended.complete(null);
      }
    }

    @Override
    public void exceptionOccurred(Connection on, Exception failed) {
      LOG.log(Level.FINE, "connection", failed);
    }
  }

  private void changed(Connection on, ConnectionListener.Events event) {
    if (isClosed && event != ConnectionListener.Events.CLOSED) {
      // It was closed while the client was connecting, which it would do for ever.
      Thread.startVirtualThread(() -> close(on));
      return;
    }
    switch (event) {
      case CONNECTED, RECONNECTED -> {
        connection.complete(on);
        reached(true);
      }
      case DISCONNECTED -> reached(false);
      case CLOSED -> {
        connection.completeExceptionally(new IOException("closed"));
        retries.end();
        if (!isClosed) {
          ended.completeExceptionally(new IOException("closed"));
        }
      }
      default -> {}
    }
  }

  private void reached(boolean isReached) {
    retries.reached(isReached);
    if (!isReached) {
      underWay.forEach(asked -> asked.completeExceptionally(new IOException("disconnected")));
    }
    LOG.log(Level.FINE, "reached: {0}", isReached);
    if (wasReached.getAndSet(isReached) != isReached) {
      listeners.forEach(listener -> listener.reached(isReached));
    }
  }

  /** The tempo of all that uses this connection. */
  Tempo tempo() {
    return tempo;
  }

  /** Adds a listener; it hears at once if the server can be reached. */
  public void listen(Listener listener) {
    listeners.add(listener);
    if (isReached()) {
      listener.reached(true);
    }
  }

  /**
   * Completes when the server lets this user in no more, and fails when the client has given up for
   * another reason; nothing is tried again.
   */
  public CompletableFuture<Void> ended() {
    return ended;
  }

  /** Removes a listener. */
  public void forget(Listener listener) {
    listeners.remove(listener);
  }

  /** The connection; empty before the first one, and once it is closed. */
  Optional<Connection> present() {
    return connection.isCompletedExceptionally()
        ? Optional.empty()
        : Optional.ofNullable(connection.getNow(null));
  }

  /** Whether the server can be reached. */
  public boolean isReached() {
    return present().filter(to -> to.getStatus() == Connection.Status.CONNECTED).isPresent();
  }

  /** Whether much waits to be sent, as on a slow line. */
  boolean isFull() {
    return present().filter(to -> to.outgoingPendingBytes() > MUCH).isPresent();
  }

  /**
   * The connection, waited for.
   *
   * @throws IOException if the server can't be reached
   */
  Connection connected() throws IOException, InterruptedException {
    try {
      Connection now = connection.get(TIMEOUT.multipliedBy(6).toSeconds(), TimeUnit.SECONDS);
      if (isReached()) {
        return now;
      }
      throw new IOException("no connection");
    } catch (ExecutionException | TimeoutException e) {
      throw new IOException("no connection", e);
    }
  }

  /**
   * Stores the first and only message of a subject; for tables. It is tried again until the answer
   * is known.
   *
   * @return whether it is this message that is stored now, and not another; once it is cancelled,
   *     nothing is tried any more
   */
  public CompletableFuture<Boolean> append(String subject, byte[] bytes) {
    Headers headers = new Headers().put(EXPECTED, "0");
    return retries.untilKnown(timeout ->
        acknowledged(subject, headers, bytes, timeout)
            .thenApply(ack -> true)
            .exceptionallyCompose(failed ->
                Retries.cause(failed) instanceof JetStreamApiException refused
                        && TAKEN.contains(refused.getApiErrorCode())
                    ? get(subject).thenApply(stored -> isSame(stored, bytes))
                    : CompletableFuture.failedFuture(failed)));
  }

  /** Fails, so that it is asked again, where a server of a cluster doesn't have it yet. */
  private static boolean isSame(byte @Nullable [] stored, byte[] bytes) {
    if (stored == null) {
      throw new IllegalStateException("stored, but not everywhere");
    }
    return Arrays.equals(stored, bytes);
  }

  /**
   * Stores a message in the place of the one before; tried again until it is stored.
   *
   * @param messageId the server drops what it has had under the same id within two minutes
   */
  public CompletionStage<?> put(String subject, byte[] bytes, String messageId) {
    Headers headers = new Headers().put(MESSAGE_ID, messageId);
    return retries.untilKnown(timeout -> acknowledged(subject, headers, bytes, timeout));
  }

  private CompletableFuture<PublishAck> acknowledged(
      String subject, Headers headers, byte[] bytes, Duration timeout) {
    return request(subject, headers, bytes, timeout)
        .thenApply(answer -> {
          try {
            return new PublishAck(answer);
          } catch (IOException | JetStreamApiException refused) {
            throw new CompletionException(refused);
          }
        });
  }

  @SuppressWarnings("CollectionUndefinedEquality") // The same future is meant.
  private CompletableFuture<Message> request(
      String subject, @Nullable Headers headers, byte[] bytes, Duration timeout) {
    return connection.thenCompose(to -> {
      CompletableFuture<Message> asked = to.requestWithTimeout(subject, headers, bytes, timeout);
      underWay.add(asked);
      return asked.whenComplete((answer, failed) -> underWay.remove(asked));
    });
  }

  /**
   * The message that is stored under a subject; asked for again until the answer is known.
   *
   * @return null if there is none
   */
  public CompletableFuture<byte @Nullable []> get(String subject) {
    return retries.untilKnown(timeout ->
        request(Subjects.get(subject), null, new byte[0], timeout).thenApply(Wire::found));
  }

  private static byte @Nullable [] found(Message answer) {
    if (!answer.isStatusMessage()) {
      return answer.getData();
    }
    if (answer.getStatus().getCode() == NOT_FOUND) {
      return null;
    }
    throw new IllegalStateException(answer.getStatus().getMessage());
  }

  /**
   * Receiving of messages until it is closed.
   *
   * @param begun the subscription
   */
  public record Receiving(CompletableFuture<Subscription> begun) implements AutoCloseable {

    @Override
    public void close() {
      CompletableFuture<?> _ =
          begun.thenAccept(to -> {
            if (to.isActive()) {
              to.getDispatcher().unsubscribe(to);
            }
          });
    }
  }

  /**
   * Receives the messages of a subject from now on, one after the other. What is sent while there
   * is no connection is missed.
   */
  public Receiving listen(String subject, MessageHandler handler) {
    return new Receiving(dispatcher.thenApply(to -> to.subscribe(subject, handler)));
  }

  /** As {@link #listen(String, MessageHandler)}, each message at one of a group only. */
  public Receiving listen(String subject, String group, MessageHandler handler) {
    return new Receiving(dispatcher.thenApply(to -> to.subscribe(subject, group, handler)));
  }

  /** Receives what is told on a subject from now on, as {@link #listen(String, MessageHandler)}. */
  public Receiving hear(String subject, Consumer<byte[]> hearer) {
    return listen(subject, message -> hearer.accept(message.getData()));
  }

  /** Sends a message to those who listen now. */
  public void tell(String subject, byte[] bytes) {
    CompletableFuture<?> _ = connection.thenAccept(to -> to.publish(subject, bytes));
  }

  /** Asks those who listen now; fails at once if nobody does, else if the time passes. */
  CompletableFuture<byte[]> request(String subject, byte[] bytes, Duration timeout) {
    return request(subject, null, bytes, timeout).thenApply(Message::getData);
  }

  /** Notes that a game is over. */
  public void markOver(String game) {
    CompletableFuture<?> _ = append(Subjects.over(game), new byte[0]);
  }

  /**
   * Waits until the server has all that was sent.
   *
   * @throws IOException if the server can't be reached
   * @throws InterruptedException if the thread is interrupted
   */
  public void flush() throws IOException, InterruptedException {
    try {
      connected().flush(TIMEOUT);
    } catch (TimeoutException e) {
      throw new IOException(e);
    }
  }

  /** A name that nothing else has, such as the number of a game. */
  public static String freshId() {
    return Signer.randomHex(Subjects.GAME_BYTES);
  }

  @Override
  public void close() {
    isClosed = true;
    CompletableFuture<?> _ = connection.thenAcceptAsync(Wire::close, Thread::startVirtualThread);
    connection.completeExceptionally(new IOException("closed"));
    retries.end();
  }

  private static void close(Connection open) {
    try {
      open.close();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
