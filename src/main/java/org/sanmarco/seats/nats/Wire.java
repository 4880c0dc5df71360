package org.sanmarco.seats.nats;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.seats.Surroundings;
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

  /** The longest wait for an answer, as long as a slow line needs. */
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  /** The bytes that wait on a line that is full. */
  private static final long MUCH = 1 << 18;

  private static final String EXPECTED = "Nats-Expected-Last-Subject-Sequence";
  private static final String MESSAGE_ID = "Nats-Msg-Id";
  private static final String NOT_LET_IN = "authorization violation";
  private static final int NOT_FOUND = 404;

  /** The server's codes for a subject that has its one message. */
  private static final List<Integer> TAKEN = List.of(10071, 10077);

  private final Tempo tempo;
  private final CompletableFuture<Client> connection = new CompletableFuture<>();
  private final List<Listener> listeners = new CopyOnWriteArrayList<>();
  private final CompletableFuture<Void> ended = new CompletableFuture<>();

  /** Requests that have no answer yet; without a connection they get none. */
  private final Set<CompletableFuture<Client.Message>> underWay =
      Collections.synchronizedSet(new LinkedHashSet<>());

  private final Retries retries;
  private final Login login;
  private final Client client;
  private final AtomicBoolean wasReached = new AtomicBoolean();
  private volatile boolean isClosed;

  private Wire(List<String> servers, Login login, Tempo tempo) {
    this.tempo = tempo;
    this.login = login;
    retries = new Retries(tempo);
    Client.Opener opener = around() instanceof Client.Opener simulated ? simulated : Jnats::open;
    client = opener.open(servers, login, tempo, new Changes());
  }

  /** The connection of a table. */
  public static Wire open(TableCreds creds, Tempo tempo) {
    Login login = Login.table(creds.account());
    return new Wire(creds.servers().stream().map(URI::toString).toList(), login, tempo);
  }

  /** The connection of a member, or of a seat that has yet to be claimed. */
  public static Wire open(Pass pass, Tempo tempo) {
    return new Wire(pass.servers(), new Login(pass.user(), pass.token()), tempo);
  }

  /**
   * The connection of a seat, by its player from the beginning where the seat was claimed before.
   *
   * @param keys the screen's keys, the same each time
   * @param token the table's answer to a claim before; empty if it is not known
   */
  public static Wire open(Pass pass, SeatKeys keys, byte[] token, Tempo tempo) {
    Login login = new Login(pass.user(), pass.token());
    PlayerToken.read(token, pass, keys, tempo.around().instant())
        .ifPresent(read -> login.next(PlayerToken.user(pass, keys), read.token()));
    return new Wire(pass.servers(), login, tempo);
  }

  /**
   * Signs in as another user.
   *
   * @param token the token of who has claimed a seat
   */
  void signIn(NKey user, PlayerToken token) {
    // Claims that were under way have the same answer, and one new connection is enough.
    if (login.next(user, token.token())) {
      CompletableFuture<?> _ = connection.thenAccept(Client::signIn);
    }
  }

  /** Whether another user than at first is signed in. */
  boolean isSignedIn() {
    return login.isChanged();
  }

  private final class Changes implements Client.Listener {
    @Override
    public void reached(Client by, boolean isReached) {
      if (isReached) {
        connection.complete(by);
      }
      Wire.this.reached(isReached);
    }

    @Override
    public void refused(String error) {
      listeners.forEach(listener -> listener.refused(error));
      // The client tries it once more, after a time-out, and gives up only then.
      if (error.toLowerCase(Locale.ROOT).contains(NOT_LET_IN) && !login.isChanging()) {
        ended.complete(null);
      }
    }

    @Override
    public void closed() {
      connection.completeExceptionally(new IOException("closed"));
      retries.end();
      if (!isClosed) {
        ended.completeExceptionally(new IOException("closed"));
      }
    }
  }

  private void reached(boolean isReached) {
    retries.reached(isReached);
    if (!isReached) {
      List.copyOf(underWay)
          .forEach(asked -> asked.completeExceptionally(new IOException("disconnected")));
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

  /** The time and the threads of all that uses this connection. */
  Surroundings around() {
    return tempo.around();
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
  private Optional<Client> present() {
    return connection.isCompletedExceptionally()
        ? Optional.empty()
        : Optional.ofNullable(connection.getNow(null));
  }

  /** Whether the server can be reached. */
  public boolean isReached() {
    return present().filter(Client::isReached).isPresent();
  }

  /** Whether much waits to be sent, as on a slow line. */
  boolean isFull() {
    return present().filter(to -> to.waiting() > MUCH).isPresent();
  }

  /** The server's version, such as {@code 2.10.22}; empty before the first connection. */
  String serverVersion() {
    return present().map(Client::version).orElse("");
  }

  /**
   * Waits for something that is asked of the server, and gives it up if it takes too long.
   *
   * @throws IOException if there is no answer
   */
  <T extends @Nullable Object> T await(CompletableFuture<T> answer) throws IOException {
    try {
      return around().await(answer, PATIENCE);
    } catch (ExecutionException | TimeoutException e) {
      throw new IOException("no answer from the server", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException();
    } finally {
      answer.cancel(true);
    }
  }

  /**
   * Asks the server for something by its API of streams; waits.
   *
   * @throws IOException if the server can't be reached or refuses
   */
  JsonNode ask(String subject, Map<String, ?> question) throws IOException {
    byte[] asked = JsonMessage.write(question);
    JsonNode answer =
        JsonMessage.object(await(request("$JS.API." + subject, Map.of(), asked, PATIENCE)).data());
    if (answer.has("error")) {
      throw new IOException(answer.get("error").toString());
    }
    return answer;
  }

  /**
   * Stores the first and only message of a subject; for tables. It is tried again until the answer
   * is known.
   *
   * @return whether it is this message that is stored now, and not another; once it is cancelled,
   *     nothing is tried any more
   */
  public CompletableFuture<Boolean> append(String subject, byte[] bytes) {
    Map<String, String> headers = Map.of(EXPECTED, "0");
    return retries.untilKnown(timeout ->
        acknowledged(subject, headers, bytes, timeout)
            .thenApply(ack -> true)
            .exceptionallyCompose(failed ->
                Retries.cause(failed) instanceof Refused refused && TAKEN.contains(refused.code)
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
    Map<String, String> headers = Map.of(MESSAGE_ID, messageId);
    return retries.untilKnown(timeout -> acknowledged(subject, headers, bytes, timeout));
  }

  /** The server's refusal to store a message. */
  private static final class Refused extends IllegalStateException {

    private static final long serialVersionUID = 1;

    private final int code;

    Refused(JsonNode error) {
      super(error.toString());
      code = error.path("err_code").asInt();
    }
  }

  private CompletableFuture<JsonNode> acknowledged(
      String subject, Map<String, String> headers, byte[] bytes, Duration timeout) {
    return request(subject, headers, bytes, timeout)
        .thenApply(answer -> {
          JsonNode told = JsonMessage.object(answer.data());
          if (told.has("error") || !told.has("seq")) {
            throw new Refused(told.path("error"));
          }
          return told;
        });
  }

  @SuppressWarnings("CollectionUndefinedEquality") // The same future is meant.
  private CompletableFuture<Client.Message> request(
      String subject, Map<String, String> headers, byte[] bytes, Duration timeout) {
    return connection.thenCompose(to -> {
      CompletableFuture<Client.Message> asked = to.request(subject, headers, bytes, timeout);
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
        request(Subjects.get(subject), Map.of(), new byte[0], timeout).thenApply(Wire::found));
  }

  private static byte @Nullable [] found(Client.Message answer) {
    if (answer.status() == 0) {
      return answer.data();
    }
    if (answer.status() == NOT_FOUND) {
      return null;
    }
    throw new IllegalStateException("status " + answer.status());
  }

  /**
   * Receiving of messages until it is closed.
   *
   * @param begun the end of it, once it has begun
   */
  public record Receiving(CompletableFuture<Runnable> begun) implements AutoCloseable {

    @Override
    public void close() {
      CompletableFuture<?> _ = begun.thenAccept(Runnable::run);
    }
  }

  /**
   * Receives the messages of a subject from now on, one after the other. What is sent while there
   * is no connection is missed.
   */
  public Receiving listen(String subject, Consumer<Client.Message> handler) {
    return listen(subject, "", handler);
  }

  /** As {@link #listen(String, Consumer)}, each message at one of a group only. */
  Receiving listen(String subject, String group, Consumer<Client.Message> handler) {
    return new Receiving(connection.thenApply(to -> to.subscribe(subject, group, handler)));
  }

  /** Receives what is told on a subject from now on, as {@link #listen(String, Consumer)}. */
  public Receiving hear(String subject, Consumer<byte[]> hearer) {
    return listen(subject, message -> hearer.accept(message.data()));
  }

  /** Sends a message to those who listen now. */
  public void tell(String subject, byte[] bytes) {
    tell(subject, "", bytes);
  }

  /** The same, with the subject on which an answer is awaited. */
  void tell(String subject, String replyTo, byte[] bytes) {
    CompletableFuture<?> _ = connection.thenAccept(to -> to.publish(subject, replyTo, bytes));
  }

  /** Asks those who listen now; fails at once if nobody does, else if the time passes. */
  CompletableFuture<byte[]> request(String subject, byte[] bytes, Duration timeout) {
    return request(subject, Map.of(), bytes, timeout).thenApply(Client.Message::data);
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
      await(connection.copy()).flush(TIMEOUT);
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
    client.close();
    connection.completeExceptionally(new IOException("closed"));
    retries.end();
  }
}
