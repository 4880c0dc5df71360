package org.sanmarco.seats.nats;

import io.nats.client.AuthenticationException;
import io.nats.client.Connection;
import io.nats.client.Dispatcher;
import io.nats.client.ErrorListener;
import io.nats.client.JetStreamApiException;
import io.nats.client.JetStreamManagement;
import io.nats.client.JetStreamSubscription;
import io.nats.client.Message;
import io.nats.client.Nats;
import io.nats.client.PublishOptions;
import io.nats.client.PullSubscribeOptions;
import io.nats.client.api.AckPolicy;
import io.nats.client.api.ConsumerConfiguration;
import io.nats.client.api.DiscardPolicy;
import io.nats.client.api.RetentionPolicy;
import io.nats.client.api.StreamConfiguration;
import io.nats.client.api.StreamInfoOptions;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.sanmarco.seats.Tempo;

/**
 * Shares of jobs that wait on a NATS server for workers, and their results. A share goes to one
 * worker at a time, and to another one if the first falls silent. The first result of a share
 * counts. Shares are for workers of the same program only. For several threads; every method may
 * wait until the server can be reached again.
 */
public final class WorkQueue implements AutoCloseable {

  private static final String SHARES = "SHARES";
  private static final String RESULTS = "RESULTS";
  private static final String WHO = "w.who";

  private static final int WRONG_LAST_SEQUENCE = 10071;

  /** Also where a subject has a message already. */
  private static final int STORE_FAILED = 10077;

  private static final int NO_MESSAGE = 10037;
  private static final int NOT_FOUND = 404;
  private static final int FIRST_SERVER_ERROR = 500;

  private static final Duration TIMEOUT = Duration.ofSeconds(5);

  /** The time for which results are kept. */
  private static final Duration KEPT = Duration.ofDays(30);

  private static final long MOST_UNDER_WAY = 10_000;

  private final Connection connection;
  private final String program;
  private final Consumer<String> notices;
  private final Tempo tempo;
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Set<Message> underWay = ConcurrentHashMap.newKeySet();
  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("work").factory());

  /** The last notice, so that it isn't given again and again. */
  private volatile String noticed = "";

  /** A share of a job. */
  public final class Share {

    private final String job;
    private final int number;
    private final Message message;

    private Share(String job, int number, Message message) {
      this.job = job;
      this.number = number;
      this.message = message;
    }

    /** The task, as it was offered. */
    public byte[] task() {
      return message.getData();
    }

    /**
     * Stores the result, unless another worker was faster.
     *
     * @throws IOException if the server refuses it
     * @throws InterruptedException if the thread is interrupted
     */
    public void finish(byte[] result) throws IOException, InterruptedException {
      append(resultSubject(job, number), result);
      underWay.remove(message);
      message.ack();
    }
  }

  private WorkQueue(Connection connection, String program, Consumer<String> notices, Tempo tempo) {
    this.connection = connection;
    this.program = program;
    this.notices = notices;
    this.tempo = tempo;
  }

  /**
   * Connects with a server.
   *
   * @param program a word that is the same for programs that do the same work in the same way
   * @param notices hears why the server can't be reached or refuses; by any thread
   * @throws IOException with a sentence, if the server can't be reached or can't keep work
   * @throws InterruptedException if the thread is interrupted
   */
  public static WorkQueue open(
      WorkAddress address, String program, Consumer<String> notices, Tempo tempo)
      throws IOException, InterruptedException {
    Connection connection = connect(address, tempo);
    WorkQueue queue = new WorkQueue(connection, program, notices, tempo);
    try {
      queue.prepareAtStart();
    } catch (IOException | JetStreamApiException failed) {
      queue.close();
      throw new IOException(
          "the server at %s can't keep work: %s (a nats-server does with its option -js)"
              .formatted(address, failed.getMessage()),
          failed);
    }
    long every = tempo.silence().toMillis() / 3;
    var _ =
        queue.timer.scheduleAtFixedRate(
            () -> queue.underWay.forEach(Message::inProgress), every, every, TimeUnit.MILLISECONDS);
    return queue;
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

  /**
   * Gives a server some time that was started a moment ago, or that fails because another program
   * makes the first streams in the same moment.
   */
  private void prepareAtStart() throws IOException, JetStreamApiException, InterruptedException {
    long begun = System.nanoTime();
    while (true) {
      try {
        prepare();
        return;
      } catch (IOException | JetStreamApiException notYet) {
        boolean isFinal =
            notYet instanceof JetStreamApiException refused
                && refused.getApiErrorCode() != STORE_FAILED;
        if (isFinal || System.nanoTime() - begun > TIMEOUT.toNanos()) {
          throw notYet;
        }
      }
      var _ = closed.await(tempo.retry().toMillis(), TimeUnit.MILLISECONDS);
    }
  }

  private void prepare() throws IOException, JetStreamApiException {
    JetStreamManagement streams = streams();
    List<String> present = streams.getStreamNames();
    StreamConfiguration shares =
        stream(SHARES, "s.>").retentionPolicy(RetentionPolicy.WorkQueue).build();
    StreamConfiguration results = stream(RESULTS, "r.>").maxAge(KEPT).build();
    for (StreamConfiguration wanted : List.of(shares, results)) {
      if (!present.contains(wanted.getName())) {
        streams.addStream(wanted);
      }
    }
    streams.addOrUpdateConsumer(
        SHARES,
        ConsumerConfiguration.builder()
            .durable(consumer())
            .filterSubject("s." + program + ".>")
            .ackPolicy(AckPolicy.Explicit)
            .ackWait(tempo.silence())
            .maxAckPending(MOST_UNDER_WAY)
            .inactiveThreshold(KEPT)
            .build());
  }

  private StreamConfiguration.Builder stream(String name, String subjects) {
    return StreamConfiguration.builder()
        .name(name)
        .subjects(subjects)
        .maxMessagesPerSubject(1)
        .discardPolicy(DiscardPolicy.New)
        .discardNewPerSubject(true);
  }

  private String consumer() {
    return "workers-" + program;
  }

  private JetStreamManagement streams() throws IOException {
    return connection.jetStreamManagement();
  }

  private String shareSubject(String job, int number) {
    return "s." + program + "." + job + "." + number;
  }

  private String resultSubject(String job, int number) {
    return "r." + program + "." + job + "." + number;
  }

  /** Something that is asked of the server. */
  @FunctionalInterface
  private interface Call<T extends @Nullable Object> {

    T ask() throws IOException, JetStreamApiException, InterruptedException;
  }

  /** Asks until there is an answer. */
  private <T extends @Nullable Object> T ask(Call<T> call)
      throws IOException, InterruptedException {
    while (true) {
      try {
        T answer = call.ask();
        noticed = "";
        return answer;
      } catch (JetStreamApiException refused) {
        if (refused.getErrorCode() == NOT_FOUND) {
          prepareAgain();
        } else if (refused.getErrorCode() < FIRST_SERVER_ERROR) {
          throw new IOException(refused);
        }
        notice("the server can't do it now: " + refused.getMessage());
      } catch (IOException | IllegalStateException notNow) {
        notice("the server can't be reached; trying again");
      }
      if (closed.await(tempo.retry().toMillis(), TimeUnit.MILLISECONDS)) {
        throw new IOException("closed");
      }
    }
  }

  private void prepareAgain() {
    try {
      prepare();
    } catch (IOException | JetStreamApiException notNow) {
      notice("the server can't keep work now: " + notNow.getMessage());
    }
  }

  private void notice(String text) {
    if (!text.equals(noticed) && closed.getCount() > 0) {
      noticed = text;
      notices.accept(text);
    }
  }

  /** Stores a message where there is none; returns whether there was none. */
  private boolean append(String subject, byte[] bytes) throws IOException, InterruptedException {
    return ask(() -> {
      try {
        connection
            .jetStream()
            .publish(
                subject, bytes, PublishOptions.builder().expectedLastSubjectSequence(0).build());
        return true;
      } catch (JetStreamApiException refused) {
        if (refused.getApiErrorCode() == WRONG_LAST_SEQUENCE
            || refused.getApiErrorCode() == STORE_FAILED) {
          return false;
        }
        throw refused;
      }
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
    append(shareSubject(job, number), task);
  }

  /**
   * The numbers of a job's shares that wait or are under way.
   *
   * @throws IOException if the server refuses
   * @throws InterruptedException if the thread is interrupted
   */
  public Set<Integer> waiting(String job) throws IOException, InterruptedException {
    return numbers(SHARES, "s." + program + "." + job + ".*");
  }

  /**
   * The numbers of a job's shares that have a result.
   *
   * @throws IOException if the server refuses
   * @throws InterruptedException if the thread is interrupted
   */
  public Set<Integer> finished(String job) throws IOException, InterruptedException {
    return numbers(RESULTS, "r." + program + "." + job + ".*");
  }

  private Set<Integer> numbers(String stream, String subjects)
      throws IOException, InterruptedException {
    return ask(() ->
        streams()
            .getStreamInfo(stream, StreamInfoOptions.filterSubjects(subjects))
            .getStreamState()
            .getSubjects()
            .stream()
            .map(subject -> number(subject.getName()))
            .collect(Collectors.toCollection(TreeSet::new)));
  }

  private static int number(String subject) {
    return Integer.parseInt(subject.substring(subject.lastIndexOf('.') + 1));
  }

  /**
   * The result of a share.
   *
   * @return empty if there is none
   * @throws IOException if the server refuses
   * @throws InterruptedException if the thread is interrupted
   */
  public Optional<byte[]> result(String job, int number) throws IOException, InterruptedException {
    return ask(() -> {
      try {
        return Optional.ofNullable(
            streams().getLastMessage(RESULTS, resultSubject(job, number)).getData());
      } catch (JetStreamApiException refused) {
        if (refused.getApiErrorCode() == NO_MESSAGE) {
          return Optional.empty();
        }
        throw refused;
      }
    });
  }

  /**
   * Hears of results of a job from now on. Some may be missed, and some may not be the one that
   * counts.
   */
  public void hear(String job, ObjIntConsumer<byte[]> hearer) {
    Dispatcher dispatcher = connection.createDispatcher();
    var _ =
        dispatcher.subscribe(
            "r." + program + "." + job + ".*",
            message -> hearer.accept(message.getData(), number(message.getSubject())));
  }

  /** Answers those who ask for the workers that there are. */
  public void introduce(String text) {
    Dispatcher dispatcher = connection.createDispatcher();
    var _ =
        dispatcher.subscribe(
            WHO,
            question ->
                connection.publish(
                    question.getReplyTo(),
                    (program + " " + text).getBytes(StandardCharsets.UTF_8)));
  }

  /**
   * Asks which workers there are; takes {@link Tempo#answers}.
   *
   * @param own those of the same program, or all others
   * @return what they say of themselves
   * @throws InterruptedException if the thread is interrupted
   */
  public List<String> workers(boolean own) throws InterruptedException {
    List<String> found = new ArrayList<>();
    String inbox = connection.createInbox();
    var answers = connection.subscribe(inbox);
    try {
      connection.publish(WHO, inbox, new byte[0]);
      long most = tempo.answers().toNanos();
      long end = System.nanoTime() + most;
      for (long left = most; left > 0; left = end - System.nanoTime()) {
        Message answer = answers.nextMessage(Duration.ofNanos(left));
        if (answer != null && !answer.isStatusMessage()) {
          String[] words = new String(answer.getData(), StandardCharsets.UTF_8).split(" ", 2);
          if (words.length == 2 && words[0].equals(program) == own) {
            found.add(words[1]);
          }
        }
      }
    } catch (IllegalStateException closing) {
      return found;
    } finally {
      if (answers.isActive()) {
        answers.unsubscribe();
      }
    }
    return found;
  }

  /**
   * Does shares, one after the other, until this queue is closed or the thread is interrupted.
   *
   * @param worker does a share and finishes it
   * @throws IOException if the server refuses
   * @throws InterruptedException if the thread is interrupted
   */
  public void work(Worker worker) throws IOException, InterruptedException {
    while (closed.getCount() > 0) {
      JetStreamSubscription shares =
          ask(() ->
              connection
                  .jetStream()
                  .subscribe(null, PullSubscribeOptions.bind(SHARES, consumer())));
      try {
        while (closed.getCount() > 0) {
          for (Message message : shares.fetch(1, TIMEOUT)) {
            take(worker, message);
          }
          if (Thread.interrupted()) {
            throw new InterruptedException();
          }
        }
      } catch (IllegalStateException notNow) {
        notice("no shares can be had now: " + notNow.getMessage());
        prepareAgain();
        var _ = closed.await(tempo.retry().toMillis(), TimeUnit.MILLISECONDS);
      }
    }
  }

  private void take(Worker worker, Message message) throws IOException, InterruptedException {
    String[] parts = message.getSubject().split("\\.", -1);
    int number = Integer.parseInt(parts[3]);
    underWay.add(message);
    try {
      if (result(parts[2], number).isPresent()) {
        message.ack();
      } else {
        worker.take(new Share(parts[2], number, message));
      }
    } finally {
      underWay.remove(message);
    }
  }

  /** Does a share. */
  @FunctionalInterface
  public interface Worker {

    /**
     * Does a share and finishes it.
     *
     * @throws IOException if its result can't be stored
     * @throws InterruptedException if the thread is interrupted
     */
    void take(Share share) throws IOException, InterruptedException;
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
