package org.sanmarco.seats.http;

import module java.base;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A server of HTTP/1.1, in as much as own screens need of it: requests with a length and answers to
 * them, one after the other on a connection. Each connection has a virtual thread of its own, so
 * that a slow reader slows nobody else. Anything else gets no answer.
 */
final class Server {

  /**
   * The connections that are open at once for one sender. A seat's browser opens ten at most;
   * behind a router all players and spectators of a game are one sender.
   */
  static final int MOST_FROM_ONE = 200;

  /** The connections that are open at once. */
  private static final int MOST = 1000;

  /** The connections that wait to be accepted: those beyond try again after a second. */
  private static final int BACKLOG = 1000;

  /** The pause after a connection that couldn't be accepted. */
  private static final long PAUSE_NANOS = Duration.ofMillis(50).toNanos();

  private static final Logger LOG = LoggerFactory.getLogger(Server.class);

  private final ServerSocket listening = new ServerSocket();
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

  /** Accepts connections; it has the port until it ends. */
  private volatile Thread accepting = Thread.ofVirtual().unstarted(() -> {});

  private final Map<Socket, ByteBuffer> open = new HashMap<>();

  /** The number of requests that are being answered. */
  private int answering;

  /** The code that answers a request; one that it leaves unanswered ends the connection. */
  @FunctionalInterface
  interface Answering {
    void answer(Request request) throws IOException, InterruptedException;
  }

  /**
   * A server that has a port, and accepts nothing yet.
   *
   * @throws IOException if it can't listen there
   */
  Server(InetSocketAddress place) throws IOException {
    try {
      listening.bind(place, BACKLOG);
    } catch (IOException taken) {
      listening.close();
      throw taken;
    }
  }

  InetSocketAddress place() {
    return (InetSocketAddress) listening.getLocalSocketAddress();
  }

  /**
   * Accepts connections from now on.
   *
   * @param senders the sender to whom the connections from an address are counted
   */
  void start(Function<InetAddress, ByteBuffer> senders, Answering answers) {
    accepting =
        Thread.startVirtualThread(() -> {
          while (!listening.isClosed()) {
            try {
              accept(listening.accept(), senders, answers);
            } catch (IOException | RejectedExecutionException failed) {
              LOG.debug("no connection: {}", failed.toString());
              LockSupport.parkNanos(PAUSE_NANOS);
            }
          }
        });
  }

  private void accept(Socket socket, Function<InetAddress, ByteBuffer> senders, Answering answers)
      throws IOException {
    if (admits(socket, senders.apply(socket.getInetAddress()))) {
      threads.execute(() -> converse(socket, answers));
    } else {
      socket.close();
    }
  }

  private synchronized boolean admits(Socket socket, ByteBuffer sender) {
    boolean admits =
        !listening.isClosed()
            && open.size() < MOST
            && Collections.frequency(open.values(), sender) < MOST_FROM_ONE;
    if (admits) {
      open.put(socket, sender);
    }
    return admits;
  }

  /** Answers the requests that come on a connection. */
  private void converse(Socket socket, Answering answers) {
    try (socket) {
      socket.setTcpNoDelay(true);
      RequestReader requests = new RequestReader(socket);
      boolean goesOn = true;
      while (goesOn && !listening.isClosed()) {
        Optional<Request> request = requests.next();
        goesOn = request.isPresent() && answer(request.get(), answers);
      }
    } catch (IOException gone) {
      // The other side is gone, or has been silent for too long.
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } finally {
      forget(socket);
    }
  }

  /** Answers a request; whether another may follow. */
  private boolean answer(Request request, Answering answers)
      throws IOException, InterruptedException {
    count(1);
    try {
      answers.answer(request);
    } finally {
      count(-1);
    }
    return request.mayFollow();
  }

  private synchronized void count(int more) {
    answering += more;
    notifyAll();
  }

  private synchronized void forget(Socket socket) {
    open.remove(socket);
  }

  /**
   * Accepts nothing more, and ends all connections once their last answers are sent.
   *
   * @param most the longest wait for these
   */
  void stop(Duration most) {
    try {
      listening.close();
      accepting.join();
      awaitAnswers(most);
    } catch (IOException | InterruptedException atOnce) {
      LOG.debug("stopped at once: {}", atOnce.toString());
    }
    // This closes the connections whose threads wait for something.
    threads.shutdownNow();
  }

  private synchronized void awaitAnswers(Duration most) throws InterruptedException {
    long end = System.nanoTime() + most.toNanos();
    for (long left = most.toMillis();
        answering > 0 && left > 0;
        left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime())) {
      wait(left);
    }
  }
}
