package org.sanmarco.seats.nats;

import module java.base;

import io.nats.client.AuthenticationException;
import io.nats.client.Connection;
import io.nats.client.ErrorListener;
import io.nats.client.FetchConsumeOptions;
import io.nats.client.FetchConsumer;
import io.nats.client.JetStreamApiException;
import io.nats.client.JetStreamManagement;
import io.nats.client.JetStreamStatusCheckedException;
import io.nats.client.Message;
import io.nats.client.Nats;
import io.nats.client.OrderedConsumerContext;
import io.nats.client.PublishOptions;
import io.nats.client.api.ConsumerConfiguration;
import io.nats.client.api.DiscardPolicy;
import io.nats.client.api.OrderedConsumerConfiguration;
import io.nats.client.api.RetentionPolicy;
import io.nats.client.api.StreamConfiguration;
import io.nats.client.api.StreamInfoOptions;
import org.jspecify.annotations.Nullable;
import org.sanmarco.seats.Tempo;

/**
 * Shares of jobs that wait on a NATS server for workers, and their results. A share goes to one
 * worker at a time, and to another one if the first falls silent. The first result of a share
 * counts. Shares are for workers of the same program only. For several threads, except {@link
 * #results}; every method may wait until the server can be reached again.
 */
public final class WorkQueue implements AutoCloseable {

  private static final String SHARES = "SHARES";
  private static final String RESULTS = "RESULTS";

  /** The server's codes for a subject that has its one message. */
  private static final Set<Integer> TAKEN = Set.of(10071, 10077);

  private static final int NOT_FOUND = 404;
  private static final int FIRST_SERVER_ERROR = 500;
  private static final int MOST_FETCHED = 50;
  private static final long MOST_UNDER_WAY = 10_000;
  private static final Duration TIMEOUT = Duration.ofSeconds(5);

  /** The time for which results are kept. */
  private static final Duration KEPT = Duration.ofDays(30);

  private final Connection connection;
  private final String program;
  private final ConsumerConfiguration workers;
  private final Consumer<String> notices;
  private final Tempo tempo;
  private final CountDownLatch closed = new CountDownLatch(1);
  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("work").factory());

  /** The results that are fetched; null before the first ones, and after a failure. */
  private @Nullable OrderedConsumerContext receiver;

  /** The last notice, so that it isn't given again and again. */
  private volatile String noticed = "";

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
            .filterSubject("s." + program + ".>")
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
   * @param notices hears why the server can't be reached or refuses; by any thread
   * @throws IOException with a sentence, if the server can't be reached or can't keep work
   * @throws InterruptedException if the thread is interrupted
   */
  public static WorkQueue open(
      WorkAddress address, String program, String version, Consumer<String> notices, Tempo tempo)
      throws IOException, InterruptedException {
    WorkQueue queue = new WorkQueue(connect(address, tempo), program, version, notices, tempo);
    long begun = System.nanoTime();
    while (true) {
      try {
        queue.prepare();
        return queue;
      } catch (IOException | JetStreamApiException notYet) {
        // The server may have started a moment ago, or another program makes the same streams.
        if (System.nanoTime() - begun > TIMEOUT.toNanos()) {
          queue.close();
          throw new IOException(
              "the server at %s can't keep work: %s (a nats-server does with its option -js)"
                  .formatted(address, notYet.getMessage()),
              notYet);
        }
      }
      queue.pause();
    }
  }

  private static Connection connect(WorkAddress address, Tempo tempo)
      throws IOException, InterruptedException {
    try {
      return Nats.connect(
          address
              .options()
              .connectionName("san-marco work")
              .connectionTimeout(TIMEOUT)
              .inboxPrefix("_INBOX." + Wire.freshId() + ".")
              .maxReconnects(-1)
              .reconnectWait(tempo.retry())
              .errorListener(new ErrorListener() {})
              .build());
    } catch (AuthenticationException refused) {
      throw new IOException("the server at " + address + " doesn't let this address in", refused);
    } catch (IOException failed) {
      throw new IOException("no server answers at " + address, failed);
    }
  }

  /** Makes the streams that the server doesn't have yet. */
  private void prepare() throws IOException, JetStreamApiException {
    streams().addStream(stream(SHARES, "s.>").retentionPolicy(RetentionPolicy.WorkQueue).build());
    streams().addStream(stream(RESULTS, "r.>").maxAge(KEPT).build());
  }

  private static StreamConfiguration.Builder stream(String name, String subjects) {
    return StreamConfiguration.builder()
        .name(name)
        .subjects(subjects)
        .maxMessagesPerSubject(1)
        .discardPolicy(DiscardPolicy.New)
        .discardNewPerSubject(true);
  }

  private JetStreamManagement streams() throws IOException {
    return connection.jetStreamManagement();
  }

  private String subject(String kind, String job, Object number) {
    return String.join(".", kind, program, job, number.toString());
  }

  private static int number(String subject) {
    return Integer.parseInt(subject.substring(subject.lastIndexOf('.') + 1));
  }

  /** Something that is asked of the server. */
  @FunctionalInterface
  private interface Call<T extends @Nullable Object> {

    T ask()
        throws IOException,
            JetStreamApiException,
            JetStreamStatusCheckedException,
            InterruptedException;
  }

  /** Asks until there is an answer. */
  private <T extends @Nullable Object> T ask(Call<T> call)
      throws IOException, InterruptedException {
    for (boolean isAgain = false; true; isAgain = true) {
      try {
        if (isAgain) {
          prepare();
        }
        T answer = call.ask();
        noticed = "";
        return answer;
      } catch (JetStreamApiException refused) {
        if (refused.getErrorCode() < FIRST_SERVER_ERROR && refused.getErrorCode() != NOT_FOUND) {
          throw new IOException(refused);
        }
        notice("the server can't do it now: " + refused.getMessage());
      } catch (IOException | IllegalStateException | JetStreamStatusCheckedException notNow) {
        notice("the server can't be reached; trying again");
      }
      if (pause()) {
        throw new IOException("closed");
      }
    }
  }

  /**
   * Waits before another attempt.
   *
   * @return whether this was closed meanwhile
   * @throws InterruptedException if the thread is interrupted
   */
  public boolean pause() throws InterruptedException {
    return closed.await(tempo.retry().toMillis(), TimeUnit.MILLISECONDS);
  }

  private void notice(String text) {
    if (!text.equals(noticed) && closed.getCount() > 0) {
      noticed = text;
      notices.accept(text);
    }
  }

  /** Stores a message where there is none. */
  private void append(String subject, byte[] bytes) throws IOException, InterruptedException {
    PublishOptions first = PublishOptions.builder().expectedLastSubjectSequence(0).build();
    this.<@Nullable Void>ask(() -> {
      try {
        var _ = connection.jetStream().publish(subject, bytes, first);
      } catch (JetStreamApiException refused) {
        if (!TAKEN.contains(refused.getApiErrorCode())) {
          throw refused;
        }
      }
      return null;
    });
  }

  /**
   * Offers a share, unless it waits already.
   *
   * @param job a word
   * @throws IOException if the server refuses
   * @throws InterruptedException if the thread is interrupted
   */
  public void offer(String job, int number, byte[] task) throws IOException, InterruptedException {
    append(subject("s", job, number), task);
  }

  /**
   * The numbers of a job's shares that wait or are under way.
   *
   * @throws IOException if the server refuses
   * @throws InterruptedException if the thread is interrupted
   */
  public Set<Integer> waiting(String job) throws IOException, InterruptedException {
    StreamInfoOptions ofJob = StreamInfoOptions.filterSubjects(subject("s", job, "*"));
    return ask(() ->
        streams().getStreamInfo(SHARES, ofJob).getStreamState().getSubjects().stream()
            .map(subject -> number(subject.getName()))
            .collect(Collectors.toSet()));
  }

  /**
   * Fetches further results of a job, at first those that the server has already. After a failure
   * those fetched before come again.
   *
   * @return the results by the numbers of their shares
   * @throws IOException if the server refuses
   * @throws InterruptedException if the thread is interrupted
   */
  public Map<Integer, byte[]> results(String job) throws IOException, InterruptedException {
    FetchConsumeOptions options =
        FetchConsumeOptions.builder().maxMessages(MOST_FETCHED).noWait().build();
    Map<Integer, byte[]> fetched = new TreeMap<>();
    return ask(() -> {
      OrderedConsumerContext from = receiver;
      receiver = null;
      if (from == null) {
        from =
            connection
                .getStreamContext(RESULTS)
                .createOrderedConsumer(
                    new OrderedConsumerConfiguration().filterSubject(subject("r", job, "*")));
      }
      FetchConsumer messages = from.fetch(options);
      for (Message next = messages.nextMessage(); next != null; next = messages.nextMessage()) {
        fetched.put(number(next.getSubject()), next.getData());
      }
      receiver = from;
      return fetched;
    });
  }

  /**
   * The builds whose workers wait for shares or do some, each as its version and program.
   *
   * @throws IOException if the server refuses
   * @throws InterruptedException if the thread is interrupted
   */
  public List<String> builds() throws IOException, InterruptedException {
    return ask(() ->
        streams().getConsumers(SHARES).stream()
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

  /**
   * Does shares, one after the other, until this queue is closed or the thread is interrupted.
   *
   * @throws IOException if the server refuses
   * @throws InterruptedException if the thread is interrupted
   */
  public void work(Worker worker) throws IOException, InterruptedException {
    while (closed.getCount() > 0) {
      Message share =
          this.<@Nullable Message>ask(() ->
              connection.getStreamContext(SHARES).createOrUpdateConsumer(workers).next(TIMEOUT));
      if (share != null) {
        append(share.getSubject().replaceFirst("^s", "r"), whileInProgress(share, worker));
        share.ack();
      }
    }
  }

  private byte[] whileInProgress(Message share, Worker worker) throws IOException {
    long every = tempo.silence().toMillis() / 3;
    Future<?> signs =
        timer.scheduleAtFixedRate(share::inProgress, every, every, TimeUnit.MILLISECONDS);
    try {
      return worker.result(share.getData());
    } finally {
      signs.cancel(false);
    }
  }

  /** Ends the connection; shares that are under way go to other workers. */
  @Override
  public void close() {
    closed.countDown();
    timer.shutdownNow();
    boolean isInterrupted = Thread.interrupted();
    try {
      connection.close();
    } catch (InterruptedException e) {
      isInterrupted = true;
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
