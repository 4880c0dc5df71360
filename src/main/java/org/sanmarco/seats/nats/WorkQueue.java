package org.sanmarco.seats.nats;

import module java.base;

import io.nats.client.AuthenticationException;
import io.nats.client.Connection;
import io.nats.client.ErrorListener;
import io.nats.client.JetStreamApiException;
import io.nats.client.JetStreamStatusCheckedException;
import io.nats.client.KeyValue;
import io.nats.client.Message;
import io.nats.client.Nats;
import io.nats.client.api.ConsumerConfiguration;
import io.nats.client.api.DiscardPolicy;
import io.nats.client.api.KeyValueConfiguration;
import io.nats.client.api.KeyValueEntry;
import io.nats.client.api.RetentionPolicy;
import io.nats.client.api.StreamConfiguration;
import org.jspecify.annotations.Nullable;
import org.sanmarco.seats.Tempo;

/**
 * Shares of jobs that wait on a NATS server for workers, and their results. A share goes to one
 * worker at a time, and to another one if the first falls silent. The first result of a share
 * counts. Shares are for workers of the same program only.
 *
 * <p>For several threads. Every method waits until the server can be reached, and throws an {@link
 * IOException} if it refuses or this queue was closed.
 */
public final class WorkQueue implements AutoCloseable {

  private static final String SHARES = "SHARES";
  private static final String RESULTS = "results";

  /** The server's codes for a share that waits already, and for a result that it has. */
  private static final Set<Integer> TAKEN = Set.of(10077, 10071);

  private static final int NOT_FOUND = 404;
  private static final int FIRST_SERVER_ERROR = 500;
  private static final long MOST_UNDER_WAY = 10_000;
  private static final Duration TIMEOUT = Duration.ofSeconds(5);

  /** The time for which results are kept. */
  private static final Duration KEPT = Duration.ofDays(30);

  private final Connection connection;
  private final String program;
  private final ConsumerConfiguration workers;
  private final Consumer<String> notices;
  private final Tempo tempo;

  /** Says that shares are under way. */
  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(Thread.ofVirtual().factory());

  private WorkQueue(
      Connection connection,
      String program,
      String version,
      Consumer<String> notices,
      Tempo tempo) {
    this.connection = connection;
    this.program = program;
    this.notices = notices;
    this.tempo = tempo;
    workers =
        ConsumerConfiguration.builder()
            .durable("workers-" + program)
            .description(version + " " + program)
            .filterSubject(subject("*", "*"))
            .ackWait(tempo.silence())
            .maxAckPending(MOST_UNDER_WAY)
            .inactiveThreshold(KEPT)
            .build();
  }

  /**
   * Connects with a server.
   *
   * @param program a word that is the same for programs that do the same work in the same way
   * @param version the program's version, for people
   * @param notices hears why the server doesn't answer now, as often as it is asked; by any thread
   * @throws IOException with a sentence, if the server can't be reached
   */
  public static WorkQueue open(
      WorkAddress address, String program, String version, Consumer<String> notices, Tempo tempo)
      throws IOException, InterruptedException {
    try {
      Connection connection =
          Nats.connect(
              address
                  .options()
                  .connectionName("san-marco work")
                  .connectionTimeout(TIMEOUT)
                  .inboxPrefix("_INBOX." + Wire.freshId() + ".")
                  .maxReconnects(-1)
                  .reconnectWait(tempo.retry())
                  .errorListener(new ErrorListener() {})
                  .build());
      return new WorkQueue(connection, program, version, notices, tempo);
    } catch (AuthenticationException refused) {
      throw new IOException("the server at " + address + " doesn't let this address in", refused);
    } catch (IOException failed) {
      throw new IOException("no server answers at " + address, failed);
    }
  }

  /** Makes what the server doesn't have yet. */
  private void prepare() throws IOException, JetStreamApiException {
    connection
        .jetStreamManagement()
        .addStream(
            StreamConfiguration.builder()
                .name(SHARES)
                .subjects("s.>")
                .retentionPolicy(RetentionPolicy.WorkQueue)
                .maxMessagesPerSubject(1)
                .discardPolicy(DiscardPolicy.New)
                .discardNewPerSubject(true)
                .build());
    connection
        .keyValueManagement()
        .create(KeyValueConfiguration.builder().name(RESULTS).ttl(KEPT).build());
  }

  private KeyValue results() throws IOException {
    return connection.keyValue(RESULTS);
  }

  private String key(String job, Object number) {
    return String.join(".", program, job, number.toString());
  }

  private String subject(String job, Object number) {
    return "s." + key(job, number);
  }

  /** Asks until there is an answer. */
  private <T extends @Nullable Object> T ask(Callable<T> request)
      throws IOException, InterruptedException {
    for (boolean isAgain = false; true; isAgain = true) {
      try {
        if (isAgain) {
          prepare();
        }
        return request.call();
      } catch (JetStreamApiException refused) {
        if (refused.getErrorCode() >= FIRST_SERVER_ERROR) {
          notices.accept("the server can't keep work (nats-server does with -js): " + refused);
        } else if (isAgain || refused.getErrorCode() != NOT_FOUND) {
          throw new IOException(refused);
        }
      } catch (IOException | IllegalStateException | JetStreamStatusCheckedException notNow) {
        notices.accept("the server can't be reached; trying again");
      } catch (InterruptedException ended) {
        throw ended;
      } catch (Exception unexpected) {
        throw new IOException(unexpected);
      }
      if (connection.getStatus() == Connection.Status.CLOSED) {
        throw new IOException("closed");
      }
      pause();
    }
  }

  /** Stores something where there is nothing. */
  private void store(Callable<?> request) throws IOException, InterruptedException {
    this.<@Nullable Object>ask(() -> {
      try {
        return request.call();
      } catch (JetStreamApiException refused) {
        if (TAKEN.contains(refused.getApiErrorCode())) {
          return null;
        }
        throw refused;
      }
    });
  }

  /** Waits before another attempt. */
  public void pause() throws InterruptedException {
    Thread.sleep(tempo.retry());
  }

  /** Offers a share of a job, which is a word, unless it waits already or is under way. */
  public void offer(String job, int number, byte[] task) throws IOException, InterruptedException {
    store(() -> connection.jetStream().publish(subject(job, number), task));
  }

  /** The results of a job that the server has, of some of its shares. */
  public Map<Integer, byte[]> results(String job, Set<Integer> shares)
      throws IOException, InterruptedException {
    return ask(() -> {
      Map<Integer, byte[]> found = new TreeMap<>();
      for (String key : results().keys(key(job, "*"))) {
        int number = Integer.parseInt(key.substring(key.lastIndexOf('.') + 1));
        KeyValueEntry entry = shares.contains(number) ? results().get(key) : null;
        if (entry != null) {
          found.put(number, entry.getValue());
        }
      }
      return found;
    });
  }

  /** The builds whose workers wait for shares or do some, each as its version and program. */
  public List<String> builds() throws IOException, InterruptedException {
    return ask(() ->
        connection.jetStreamManagement().getConsumers(SHARES).stream()
            .filter(consumer -> consumer.getNumWaiting() + consumer.getNumAckPending() > 0)
            .map(consumer -> consumer.getConsumerConfiguration().getDescription())
            .toList());
  }

  /** Does a share. */
  @FunctionalInterface
  public interface Worker {

    /**
     * Does a share.
     *
     * @return its result
     * @throws IOException if the task can't be read
     */
    byte[] result(byte[] task) throws IOException;
  }

  /** Does shares, one after the other, until the thread is interrupted. */
  public void work(Worker worker) throws IOException, InterruptedException {
    while (true) {
      Message share =
          this.<@Nullable Message>ask(() ->
              connection.getStreamContext(SHARES).createOrUpdateConsumer(workers).next(TIMEOUT));
      if (share != null) {
        byte[] result = whileInProgress(share, worker);
        store(() -> results().create(share.getSubject().substring(2), result));
        share.ack();
      }
    }
  }

  private byte[] whileInProgress(Message share, Worker worker) throws IOException {
    long pause = tempo.silence().dividedBy(3).toMillis();
    Future<?> signs =
        timer.scheduleAtFixedRate(share::inProgress, pause, pause, TimeUnit.MILLISECONDS);
    try {
      return worker.result(share.getData());
    } finally {
      signs.cancel(false);
    }
  }

  /** Ends the connection; shares that are under way go to other workers. */
  @Override
  public void close() {
    timer.shutdownNow();
    try {
      connection.close();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
