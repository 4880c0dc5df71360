package org.sanmarco.seats.nats;

import module java.base;

import io.nats.client.AuthHandler;
import io.nats.client.Connection;
import io.nats.client.ConnectionListener;
import io.nats.client.Dispatcher;
import io.nats.client.ErrorListener;
import io.nats.client.JetStreamApiException;
import io.nats.client.JetStreamManagement;
import io.nats.client.JetStreamOptions;
import io.nats.client.Message;
import io.nats.client.MessageHandler;
import io.nats.client.Nats;
import io.nats.client.Options;
import io.nats.client.PurgeOptions;
import io.nats.client.Subscription;
import io.nats.client.api.AccountStatistics;
import io.nats.client.api.DiscardPolicy;
import io.nats.client.api.PublishAck;
import io.nats.client.api.StreamConfiguration;
import io.nats.client.api.StreamInfoOptions;
import io.nats.client.api.StreamState;
import io.nats.client.impl.Headers;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.log.Signer;

/**
 * A connection to a NATS server, made again for ever until it is closed. What is asked while there
 * is none waits. For several threads; nothing here waits but {@link #prepare}.
 */
public final class Wire implements AutoCloseable {

  /** Hears of the connection, on a thread of its own. */
  public interface Listener {

    /** Called when the server can be reached, or can't be reached any more. */
    default void reached(boolean isReached) {}

    /** Called when the server refuses a subject, or this user. */
    default void refused(String error) {}

    /** Called when the server lets this user in no more; nothing is tried again. */
    default void ended() {}
  }

  private static final Logger LOG = Logger.getLogger(Wire.class.getName());

  private static final Duration TIMEOUT = Duration.ofSeconds(5);

  /** The longest time-out: messages that are sent again too early block a slow line. */
  private static final Duration LONGEST = Duration.ofMinutes(1);

  /** Waits as long as a slow line needs. */
  private static final JetStreamOptions PATIENT =
      JetStreamOptions.builder().requestTimeout(LONGEST.dividedBy(2)).build();

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

  /** The first version without a fault in concurrent appends (nats-server issue 4320). */
  private static final int[] SOUND = {2, 9, 21};

  /** The time in which the server knows a message by its id. */
  private static final Duration ID_WINDOW = Duration.ofMinutes(2);

  private final Tempo tempo;
  private final CompletableFuture<Connection> connection = new CompletableFuture<>();
  private final CompletableFuture<Dispatcher> dispatcher;
  private final List<Listener> listeners = new CopyOnWriteArrayList<>();

  /** Requests that have no answer yet; without a connection they get none. */
  private final Set<CompletableFuture<Message>> underWay = ConcurrentHashMap.newKeySet();

  /** Completes when the server can be reached, or never again; a new one for each time without. */
  private final AtomicReference<CompletableFuture<Boolean>> reachable =
      new AtomicReference<>(new CompletableFuture<>());

  private final Login login;
  private final AtomicBoolean wasReached = new AtomicBoolean();
  private volatile boolean isClosed;

  private Wire(List<String> servers, Login login, String inbox, boolean isChecking, Tempo tempo) {
    this.tempo = tempo;
    this.login = login;
    dispatcher = connection.thenApply(Connection::createDispatcher);
    Options options =
        new Options.Builder()
            .servers(servers.toArray(String[]::new))
            .authHandler(login)
            .inboxPrefix(inbox)
            .connectionName("san-marco")
            .connectionTimeout(TIMEOUT)
            .pingInterval(tempo.ping())
            .clientSideLimitChecks(isChecking)
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
    User user = fresh(creds.account());
    return new Wire(
        creds.servers().stream().map(URI::toString).toList(),
        new Login(user),
        Rights.inbox(user.key().id()),
        true,
        tempo);
  }

  /** A new user who may do everything in an account. */
  static AuthHandler user(NKey account) {
    return new Login(fresh(account));
  }

  private static User fresh(NKey account) {
    NKey user = NKey.fresh(NKey.Kind.USER);
    return new User(
        user, Jwt.table(account, user.id(), Clock.systemUTC().instant().getEpochSecond()));
  }

  /** The connection of a member, or of a seat that has yet to be claimed. */
  public static Wire open(Pass pass, Tempo tempo) {
    return open(pass, tempo, true);
  }

  /**
   * The connection of a seat, by its player from the beginning where the seat was claimed before.
   *
   * @param keys the screen's keys, the same each time
   * @param token the table's answer to a claim before; empty if it is not known
   */
  public static Wire open(Pass pass, SeatKeys keys, byte[] token, Tempo tempo) {
    Login login = new Login(new User(pass.user(), pass.token()));
    PlayerToken.read(token, pass, keys, Instant.now())
        .ifPresent(read -> login.wanted = new User(PlayerToken.user(pass, keys), read.token()));
    return new Wire(pass.servers(), login, Rights.inbox(pass.user().id()), true, tempo);
  }

  /**
   * A connection.
   *
   * @param isChecking whether messages that are too long fail before they are sent
   */
  static Wire open(Pass pass, Tempo tempo, boolean isChecking) {
    return new Wire(
        pass.servers(),
        new Login(new User(pass.user(), pass.token())),
        Rights.inbox(pass.user().id()),
        isChecking,
        tempo);
  }

  private record User(NKey key, String token) {}

  /** Signs in, as another user from the next connection on if one is set. */
  private static final class Login implements AuthHandler {

    private final User first;
    private volatile User wanted;
    private volatile User present;

    Login(User user) {
      first = user;
      wanted = user;
      present = user;
    }

    boolean isFirst() {
      return wanted.equals(first);
    }

    // Called first; all three belong to one connection.
    @Override
    public char[] getID() {
      present = wanted;
      return present.key().id().toCharArray();
    }

    @Override
    public char[] getJWT() {
      return present.token().toCharArray();
    }

    @Override
    public byte[] sign(byte[] nonce) {
      return present.key().signer().sign(nonce);
    }
  }

  /**
   * Signs in as another user.
   *
   * @param token the token of who has claimed a seat
   */
  void signIn(NKey user, PlayerToken token) {
    // Claims that were under way have the same answer, and one new connection is enough.
    if (token.token().equals(login.wanted.token())) {
      return;
    }
    login.wanted = new User(user, token.token());
    CompletableFuture<?> _ =
        connection.thenAcceptAsync(
            to -> {
              try {
                if (!isSignedIn()) {
                  to.forceReconnect();
                }
              } catch (IOException notNow) {
                LOG.log(Level.FINE, "signed in later", notNow);
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            },
            Thread::startVirtualThread);
  }

  /** Whether another user than at first is signed in. */
  boolean isSignedIn() {
    return !login.present.equals(login.first);
  }

  private final class Errors implements ErrorListener {
    @Override
    public void errorOccurred(Connection on, String error) {
      listeners.forEach(listener -> listener.refused(error));
      // The client tries it once more, after a time-out, and gives up only then.
      if (error.toLowerCase(Locale.ROOT).contains(NOT_LET_IN) && login.isFirst()) {
        listeners.forEach(Listener::ended);
      }
    }

    @Override
    public void exceptionOccurred(Connection on, Exception failed) {
      LOG.log(Level.FINE, "connection", failed);
    }
  }

  private void changed(Connection on, ConnectionListener.Events event) {
    switch (event) {
      case CONNECTED, RECONNECTED -> {
        connection.complete(on);
        reached(true);
      }
      case DISCONNECTED -> reached(false);
      case CLOSED -> {
        connection.completeExceptionally(new IOException("closed"));
        reachable.get().complete(true);
        if (!isClosed) {
          listeners.forEach(Listener::ended);
        }
      }
      default -> {}
    }
  }

  private void reached(boolean isReached) {
    if (isReached) {
      reachable.get().complete(true);
    } else {
      if (reachable.get().isDone()) {
        reachable.set(new CompletableFuture<>());
      }
      underWay.forEach(asked -> asked.completeExceptionally(new IOException("disconnected")));
    }
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

  /** Removes a listener. */
  public void forget(Listener listener) {
    listeners.remove(listener);
  }

  /** Whether the server can be reached. */
  public boolean isReached() {
    Connection now = connection.isCompletedExceptionally() ? null : connection.getNow(null);
    return now != null && now.getStatus() == Connection.Status.CONNECTED;
  }

  /** Whether much waits to be sent, as on a slow line. */
  boolean isFull() {
    Connection now = connection.isCompletedExceptionally() ? null : connection.getNow(null);
    return now != null && now.outgoingPendingBytes() > MUCH;
  }

  /** The server's version, such as {@code 2.10.22}; empty before the first connection. */
  public String serverVersion() {
    Connection now = connection.isCompletedExceptionally() ? null : connection.getNow(null);
    return now == null ? "" : now.getServerInfo().getVersion();
  }

  /** Whether a server of a version may stand for long: older ones have a fault in appends. */
  public static boolean isSound(String version) {
    int[] parts =
        Arrays.stream(version.split("[^0-9]+"))
            .filter(part -> !part.isEmpty())
            .limit(SOUND.length)
            .mapToInt(Integer::parseInt)
            .toArray();
    return Arrays.compare(parts, SOUND) >= 0;
  }

  /**
   * Makes the streams, where the server doesn't have them; for tables.
   *
   * @param replicas 1, or the number of servers of a cluster that keep each message
   * @throws IOException if the server can't be reached or refuses
   * @throws InterruptedException if the thread is interrupted
   */
  public void prepare(int replicas) throws IOException, InterruptedException {
    try {
      JetStreamManagement streams = connected().jetStreamManagement(PATIENT);
      List<String> present = streams.getStreamNames();
      for (StreamConfiguration.Builder one :
          List.of(
              stream(Subjects.LOG, "g.>")
                  .discardPolicy(DiscardPolicy.New)
                  .discardNewPerSubject(true),
              stream(Subjects.VIEW, "v.>")
                  .discardPolicy(DiscardPolicy.New)
                  .discardNewPerSubject(true),
              stream(Subjects.PROPOSALS, "p.>").duplicateWindow(ID_WINDOW),
              stream(Subjects.CODES, "c.>").maxAge(Codes.AGE),
              stream(Subjects.REVOKED, Subjects.revoked(">"))
                  .maxAge(Revocations.AGE)
                  .maxMessages(Revocations.MOST))) {
        StreamConfiguration wanted = one.replicas(replicas).build();
        if (!present.contains(wanted.getName())) {
          streams.addStream(wanted);
        }
      }
    } catch (JetStreamApiException refused) {
      throw new IOException(refused);
    }
  }

  private static StreamConfiguration.Builder stream(String name, String subjects) {
    return StreamConfiguration.builder()
        .name(name)
        .subjects(subjects)
        .maxMessagesPerSubject(1)
        .allowDirect(true);
  }

  private Connection connected() throws IOException, InterruptedException {
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
    return untilKnown(timeout ->
        acknowledged(subject, headers, bytes, timeout)
            .thenApply(ack -> true)
            .exceptionallyCompose(failed ->
                cause(failed) instanceof JetStreamApiException refused
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
  public CompletionStage<Void> put(String subject, byte[] bytes, String messageId) {
    Headers headers = new Headers().put(MESSAGE_ID, messageId);
    return untilKnown(
            timeout -> acknowledged(subject, headers, bytes, timeout).thenApply(ack -> true))
        .thenAccept(stored -> {});
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
    return untilKnown(timeout ->
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
   * Asks again after a pause, as long as there is no answer; pauses and time-outs become longer.
   *
   * @param attempt gets the time-out
   */
  private <T extends @Nullable Object> CompletableFuture<T> untilKnown(
      Function<Duration, CompletableFuture<T>> attempt) {
    CompletableFuture<T> result = new CompletableFuture<>();
    attempt(attempt, result, tempo.retry(), TIMEOUT);
    return result;
  }

  private <T extends @Nullable Object> void attempt(
      Function<Duration, CompletableFuture<T>> attempt,
      CompletableFuture<T> result,
      Duration pause,
      Duration timeout) {
    CompletableFuture<?> _ =
        reachable
            .get()
            .thenCompose(now ->
                result.isDone()
                    ? CompletableFuture.failedFuture(new CancellationException())
                    : attempt.apply(timeout))
            .whenComplete((value, failed) -> {
              if (failed == null) {
                result.complete(value);
              } else if (result.isDone()) {
                LOG.log(Level.FINE, "given up", failed);
              } else if (isClosed || connection.isCompletedExceptionally()) {
                result.completeExceptionally(cause(failed));
              } else {
                LOG.log(Level.FINE, "asked again", failed);
                later(pause)
                    .execute(() ->
                        attempt(attempt, result, twice(pause, TIMEOUT), twice(timeout, LONGEST)));
              }
            });
  }

  /** Twice a time, or the longest one. */
  static Duration twice(Duration time, Duration most) {
    Duration longer = time.multipliedBy(2);
    return longer.compareTo(most) < 0 ? longer : most;
  }

  /** Runs what it is given after about a time. */
  static Executor later(Duration pause) {
    long spread = ThreadLocalRandom.current().nextLong(pause.toMillis() / 2 + 1);
    return CompletableFuture.delayedExecutor(pause.toMillis() + spread, TimeUnit.MILLISECONDS);
  }

  private static Throwable cause(Throwable failed) {
    return failed instanceof CompletionException && failed.getCause() != null
        ? failed.getCause()
        : failed;
  }

  /**
   * Receives the messages of a subject from now on, one after the other. What is sent while there
   * is no connection is missed.
   *
   * @return ends receiving
   */
  public CompletionStage<AutoCloseable> listen(String subject, MessageHandler handler) {
    return dispatcher.thenApply(to -> ending(to, to.subscribe(subject, handler)));
  }

  /** As {@link #listen(String, MessageHandler)}, each message at one of a group only. */
  public CompletionStage<AutoCloseable> listen(
      String subject, String group, MessageHandler handler) {
    return dispatcher.thenApply(to -> ending(to, to.subscribe(subject, group, handler)));
  }

  /** Receives what is told on a subject from now on, as {@link #listen(String, MessageHandler)}. */
  public CompletionStage<AutoCloseable> hear(String subject, Consumer<byte[]> hearer) {
    return listen(subject, message -> hearer.accept(message.getData()));
  }

  private static AutoCloseable ending(Dispatcher of, Subscription subscription) {
    return () -> {
      if (subscription.isActive()) {
        of.unsubscribe(subscription);
      }
    };
  }

  /** Sends a message to those who listen now. */
  public void tell(String subject, byte[] bytes) {
    CompletableFuture<?> _ = connection.thenAccept(to -> to.publish(subject, bytes));
  }

  /** As {@link #tell}, with a subject on which the server or who listens may answer. */
  void tellWithReply(String subject, String reply, byte[] bytes) {
    CompletableFuture<?> _ = connection.thenAccept(to -> to.publish(subject, reply, bytes));
  }

  /** Asks those who listen now; fails at once if nobody does, else if the time passes. */
  CompletableFuture<byte[]> request(String subject, byte[] bytes, Duration timeout) {
    return request(subject, null, bytes, timeout).thenApply(Message::getData);
  }

  /**
   * Deletes stored messages; for tables.
   *
   * @param subjects such as {@code v.GAME.>}
   * @throws IOException if the server can't be reached or refuses
   * @throws InterruptedException if the thread is interrupted
   */
  void delete(String stream, String subjects) throws IOException, InterruptedException {
    try {
      connected()
          .jetStreamManagement(PATIENT)
          .purgeStream(stream, PurgeOptions.builder().subject(subjects).build());
    } catch (JetStreamApiException refused) {
      throw new IOException(refused);
    }
  }

  /**
   * The numbers of all games whose logs are stored; for tables.
   *
   * @throws IOException if the server can't be reached or refuses
   * @throws InterruptedException if the thread is interrupted
   */
  public List<String> games() throws IOException, InterruptedException {
    return games("g.*.0");
  }

  /**
   * The numbers of those that are over; for tables.
   *
   * @throws IOException if the server can't be reached or refuses
   * @throws InterruptedException if the thread is interrupted
   */
  public List<String> finishedGames() throws IOException, InterruptedException {
    return games(Subjects.over("*"));
  }

  private List<String> games(String subjects) throws IOException, InterruptedException {
    return seconds(Subjects.LOG, subjects);
  }

  /**
   * The users of invitations that are revoked, in order; for tables.
   *
   * @throws IOException if the server can't be reached or refuses
   * @throws InterruptedException if the thread is interrupted
   */
  List<String> revoked() throws IOException, InterruptedException {
    return seconds(Subjects.REVOKED, Subjects.revoked(">")).stream().sorted().toList();
  }

  /** The second words of the subjects of stored messages. */
  private List<String> seconds(String stream, String subjects)
      throws IOException, InterruptedException {
    return state(stream, subjects).getSubjects().stream()
        .map(subject -> subject.getName().split("\\.", -1)[1])
        .toList();
  }

  private StreamState state(String stream, String subjects)
      throws IOException, InterruptedException {
    try {
      return connected()
          .jetStreamManagement(PATIENT)
          .getStreamInfo(stream, StreamInfoOptions.filterSubjects(subjects))
          .getStreamState();
    } catch (JetStreamApiException refused) {
      throw new IOException(refused);
    }
  }

  /**
   * About how many bytes the frames of a game take at the server; for tables.
   *
   * @throws IOException if the server can't be reached or refuses
   * @throws InterruptedException if the thread is interrupted
   */
  public long sizeOfFrames(String game) throws IOException, InterruptedException {
    StreamState all = state(Subjects.VIEW, "v." + game + ".>");
    return all.getByteCount() / Math.max(1, all.getMsgCount()) * all.getSubjects().size();
  }

  /**
   * The part of its room that the server has used, in percent; 0 if it has no limit. For tables.
   *
   * @throws IOException if the server can't be reached or refuses
   * @throws InterruptedException if the thread is interrupted
   */
  public int usedRoom() throws IOException, InterruptedException {
    try {
      AccountStatistics all = connected().jetStreamManagement(PATIENT).getAccountStatistics();
      long most = all.getLimits().getMaxStorage();
      return most <= 0 ? 0 : (int) (100 * all.getStorage() / most);
    } catch (JetStreamApiException refused) {
      throw new IOException(refused);
    }
  }

  /** Notes that a game is over. */
  public void markOver(String game) {
    CompletableFuture<?> _ = append(Subjects.over(game), new byte[0]);
  }

  /**
   * Deletes all that is stored of a game; for tables.
   *
   * @throws IOException if the server can't be reached or refuses
   * @throws InterruptedException if the thread is interrupted
   */
  public void deleteGame(String game) throws IOException, InterruptedException {
    delete(Subjects.PROPOSALS, "p." + game + ".>");
    delete(Subjects.VIEW, "v." + game + ".>");
    delete(Subjects.LOG, "g." + game + ".>");
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

  /** The bytes of random names. */
  static String freshId() {
    return HexFormat.of().formatHex(Signer.randomBytes(Subjects.GAME_BYTES));
  }

  @Override
  public void close() {
    isClosed = true;
    CompletableFuture<?> _ =
        connection.thenAcceptAsync(
            open -> {
              try {
                open.close();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            },
            Thread::startVirtualThread);
    connection.completeExceptionally(new IOException("closed"));
    reachable.get().complete(true);
  }
}
