package org.sanmarco.seats.nats;

import module java.base;

import io.nats.client.AuthenticationException;
import io.nats.client.Connection;
import io.nats.client.ErrorListener;
import io.nats.client.JetStreamApiException;
import io.nats.client.JetStreamManagement;
import io.nats.client.JetStreamStatusCheckedException;
import io.nats.client.Message;
import io.nats.client.Nats;
import io.nats.client.api.ConsumerConfiguration;
import io.nats.client.api.DiscardPolicy;
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
 * IOException} if this queue was closed.
 */
public final class WorkQueue implements AutoCloseable {

  /** The two streams, each with the subjects that begin with its name. */
  private static final String SHARES = "shares";

  private static final String RESULTS = "results";

  /** The server's code for a subject that has its one message. */
  private static final int TAKEN = 10077;

  private static final long MOST_UNDER_WAY = 10_000;

  /** The most shares that wait at once: an arena that is given up leaves no more behind. */
  private static final int MOST_WAITING = 500;

  private static final Duration TIMEOUT = Duration.ofSeconds(5);

  /** The shortest wait for a message that the client allows. */
  private static final Duration SHORTEST = Duration.ofSeconds(1);

  /** The time for which results are kept. */
  private static final Duration KEPT = Duration.ofDays(30);

  private final Connection connection;
  private final String program;
  private final String build;
  private final Consumer<String> notices;
  private final Tempo tempo;

  /**
   * Connects with a server.
   *
   * @param program a word that is the same for programs that do the same work in the same way
   * @param version the program's version, for people
   * @param notices hears what keeps the work from going on, as often as that is noticed; by any
   *     thread
   * @throws IOException with a sentence, if the server can't be reached
   */
  public WorkQueue(
      WorkAddress address, String program, String version, Consumer<String> notices, Tempo tempo)
      throws IOException, InterruptedException {
    this.program = program;
    this.notices = notices;
    this.tempo = tempo;
    build = version + " " + program;
    try {
      connection =
          Nats.connect(
              address
                  .options()
                  .connectionName("san-marco work")
                  .connectionTimeout(TIMEOUT)
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
    JetStreamManagement streams = connection.jetStreamManagement();
    streams.addStream(stream(RESULTS).maxAge(KEPT).build());
    streams.addStream(stream(SHARES).retentionPolicy(RetentionPolicy.WorkQueue).build());
  }

  private static StreamConfiguration.Builder stream(String name) {
    return StreamConfiguration.builder()
        .name(name)
        .subjects(name + ".>")
        .maxMessagesPerSubject(1)
        .discardPolicy(DiscardPolicy.New)
        .discardNewPerSubject(true);
  }

  private String subject(String stream, String job, Object number) {
    return String.join(".", stream, program, job, number.toString());
  }

  /** Asks until there is an answer; empty if that is null, or if a subject has its message. */
  private <T> Optional<T> ask(Callable<@Nullable T> request)
      throws IOException, InterruptedException {
    while (connection.getStatus() != Connection.Status.CLOSED) {
      try {
        prepare();
        return Optional.ofNullable(request.call());
      } catch (IOException
          | IllegalStateException
          | JetStreamApiException
          | JetStreamStatusCheckedException failed) {
        if (failed instanceof JetStreamApiException refused && refused.getApiErrorCode() == TAKEN) {
          return Optional.empty();
        }
        notices.accept(
            connection.getStatus() == Connection.Status.CONNECTED
                ? "the server can't keep work (nats-server does with -js): " + failed
                : "the server can't be reached; trying again");
      } catch (InterruptedException ended) {
        throw ended;
      } catch (Exception unexpected) {
        throw new IOException(unexpected);
      }
      Thread.sleep(tempo.retry());
    }
    throw new IOException("closed");
  }

  /** A consumer that gets each message until it is acknowledged. */
  private ConsumerConfiguration consumer(String name, String subjects, Duration kept) {
    return ConsumerConfiguration.builder()
        .durable(name)
        .description(build)
        .filterSubject(subjects)
        .ackWait(tempo.silence())
        .maxAckPending(MOST_UNDER_WAY)
        .inactiveThreshold(kept)
        .build();
  }

  private Optional<Message> next(String stream, ConsumerConfiguration of, Duration patience)
      throws IOException, InterruptedException {
    return ask(() -> connection.getStreamContext(stream).createOrUpdateConsumer(of).next(patience));
  }

  /**
   * Receives the results of shares.
   *
   * @param <X> an exception that ends the job
   */
  @FunctionalInterface
  public interface Receiver<X extends Exception> {

    /** Called for each share once. */
    void receive(int number, byte[] result) throws IOException, X;
  }

  /**
   * Has workers do shares of a job; results that the server has already count.
   *
   * @param job a text that no other job has
   * @param numbers the shares
   * @param task gives the task of a share
   */
  public <X extends Exception> void share(
      String job, Collection<Integer> numbers, IntFunction<byte[]> task, Receiver<X> receiver)
      throws IOException, InterruptedException, X {
    String word = UUID.nameUUIDFromBytes(job.getBytes(StandardCharsets.UTF_8)).toString();
    ConsumerConfiguration results =
        consumer("arena-" + Wire.freshId(), subject(RESULTS, word, "*"), tempo.listing());
    SortedSet<Integer> open = new TreeSet<>(numbers);
    Set<Integer> offered = new HashSet<>();
    while (!open.isEmpty()) {
      Duration patience = offered.isEmpty() ? SHORTEST : TIMEOUT;
      Optional<Message> result = next(RESULTS, results, patience);
      if (result.isPresent()) {
        String subject = result.get().getSubject();
        int number = Integer.parseInt(subject.substring(subject.lastIndexOf('.') + 1));
        if (open.remove(number)) {
          receiver.receive(number, result.get().getData());
        }
        result.get().ack();
      } else if (!offered.isEmpty()) {
        lookForWorkers();
        // The server may have lost some.
        offered.clear();
      }
      if (result.isEmpty() || result.get().metaData().pendingCount() == 0) {
        for (int number : open.stream().limit(MOST_WAITING).filter(offered::add).toList()) {
          store(subject(SHARES, word, number), task.apply(number));
        }
      }
    }
  }

  /** Stores a message, unless its subject has one. */
  private void store(String subject, byte[] bytes) throws IOException, InterruptedException {
    Optional<?> _ = ask(() -> connection.jetStream().publish(subject, bytes));
  }

  private void lookForWorkers() throws IOException, InterruptedException {
    List<String> builds =
        ask(() -> connection.jetStreamManagement().getConsumers(SHARES)).orElseThrow().stream()
            .filter(consumer -> consumer.getNumWaiting() + consumer.getNumAckPending() > 0)
            .map(consumer -> consumer.getConsumerConfiguration().getDescription())
            .toList();
    if (builds.isEmpty()) {
      notices.accept("there are no workers: start some with san-marco worker and the same address");
    } else if (!builds.contains(build)) {
      notices.accept(
          ("the only workers have another build of the program, which could play differently: this"
                  + " one is %s, one of theirs %s")
              .formatted(build, builds.getFirst()));
    }
  }

  /** Does shares, one after the other, until the thread is interrupted. */
  public void work(UnaryOperator<byte[]> worker) throws IOException, InterruptedException {
    ConsumerConfiguration workers = consumer("workers-" + program, subject(SHARES, "*", "*"), KEPT);
    while (true) {
      Optional<Message> share = next(SHARES, workers, TIMEOUT);
      if (share.isPresent()) {
        work(share.get(), worker);
      }
    }
  }

  private void work(Message share, UnaryOperator<byte[]> worker)
      throws IOException, InterruptedException {
    long pause = tempo.silence().dividedBy(3).toMillis();
    Future<?> signs =
        connection
            .getOptions()
            .getScheduledExecutor()
            .scheduleAtFixedRate(share::inProgress, pause, pause, TimeUnit.MILLISECONDS);
    try {
      store(share.getSubject().replaceFirst(SHARES, RESULTS), worker.apply(share.getData()));
      share.ack();
    } finally {
      signs.cancel(false);
    }
  }

  /** Ends the connection; shares that are under way go to other workers. */
  @Override
  public void close() {
    try {
      connection.close();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
