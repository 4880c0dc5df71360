package org.sanmarco.seats.nats;

import module java.base;

import org.jspecify.annotations.Nullable;

/** A client in a simulation, and the way between it and its server. */
final class SimulatedClient implements Client {

  /** The time after which a side notices that the other is silent. */
  private static final Duration NOTICED = Duration.ofSeconds(20);

  private static final int MOST_LATENCY_MILLIS = 120;

  /** The same of a slow line. */
  private static final int SLOW_MILLIS = 400;

  private static final int NO_RESPONDERS = 503;
  private static final String DENIED = "Authorization Violation";

  private final Simulation simulation;
  private final Simulation.Program program;
  private final SimulatedServer server;
  private final Login login;
  private final Listener listener;
  private final String inbox;
  private final long latency;
  private final Map<Integer, Subscribed> subscriptions = new TreeMap<>();
  private final Map<String, CompletableFuture<Message>> asked = new HashMap<>();
  private final List<Packet> buffered = new ArrayList<>();

  /** Those sent last, which a client sends again when it doesn't know better. */
  private final Deque<Packet> newest = new ArrayDeque<>();

  private @Nullable Link link;
  private long noWayUntil;
  private int number;
  private int refusals;
  private boolean isClosed;

  /** A subscription. */
  record Subscribed(String subject, String group, Consumer<Message> hearer) {}

  /** A message on its way to the server. */
  @SuppressWarnings("ArrayRecordComponent") // These are never compared.
  record Packet(String subject, String replyTo, Map<String, String> headers, byte[] bytes) {}

  /** One connection, as the server knows it. */
  final class Link {

    final String user;
    final List<String> publishes;
    final List<String> hears;
    final Map<Integer, Subscribed> heard = new TreeMap<>();
    private long toServer;
    private long toClient;
    private long stalledUntil;
    private boolean isHalfOpen;
    private boolean isOpen = true;

    Link(String user, List<String> publishes, List<String> hears) {
      this.user = user;
      this.publishes = publishes;
      this.hears = hears;
    }

    private long arrival(long before) {
      long jitter = (long) (latency * simulation.random().nextDouble());
      return Math.max(before + 1, Math.max(simulation.nanos(), stalledUntil) + latency + jitter);
    }

    /** Sends something, which is lost if the connection ends before it arrives. */
    private void toServer(Runnable task) {
      if (!isHalfOpen) {
        toServer = arrival(toServer);
        simulation.at(
            toServer,
            server.program(),
            () -> {
              if (isOpen && !isHalfOpen) {
                task.run();
              }
            });
      }
    }

    private void toClient(Runnable task) {
      if (!isHalfOpen) {
        toClient = arrival(toClient);
        simulation.at(
            toClient,
            program,
            () -> {
              if (link == this && !isHalfOpen) {
                task.run();
              }
            });
      }
    }

    /** Gives the client a message for a subscription. */
    void give(int of, Message message) {
      toClient(() -> {
        Subscribed to = subscriptions.get(of);
        if (to != null) {
          to.hearer.accept(message);
        }
      });
    }

    void answer(String to, byte[] bytes, int status) {
      toClient(() -> {
        CompletableFuture<Message> waiting = asked.remove(to);
        if (waiting != null && status == NO_RESPONDERS) {
          waiting.completeExceptionally(new CancellationException("no responders"));
        } else if (waiting != null) {
          waiting.complete(new Message(to, "", bytes, status));
        }
      });
    }

    void refuse(String error) {
      toClient(() -> listener.refused(error));
    }

    boolean isInbox(String subject) {
      return subject.startsWith(inbox);
    }

    /** Ends it; the client notices at once. */
    void end() {
      isOpen = false;
      simulation.at(simulation.nanos() + latency, program, () -> lose(this));
    }
  }

  SimulatedClient(
      Simulation simulation,
      Simulation.Program program,
      SimulatedServer server,
      Login login,
      Listener listener) {
    this.simulation = simulation;
    this.program = program;
    this.server = server;
    this.login = login;
    this.listener = listener;
    inbox = Rights.inbox(login.id());
    int most = simulation.random().nextInt(8) == 0 ? SLOW_MILLIS : MOST_LATENCY_MILLIS;
    latency = Duration.ofMillis(1 + simulation.random().nextInt(most)).toNanos();
    program.later(Duration.ZERO, this::connect);
  }

  private void connect() {
    if (isClosed || link != null) {
      return;
    }
    if (simulation.nanos() < noWayUntil || server.isDown()) {
      program.about(program.tempo().retry(), this::connect);
      return;
    }
    simulation.at(simulation.nanos() + 4 * latency, program, this::signedIn);
  }

  private void signedIn() {
    if (isClosed || link != null || simulation.nanos() < noWayUntil || server.isDown()) {
      program.later(Duration.ZERO, this::connect);
      return;
    }
    String _ = new String(login.getID());
    Optional<Link> next = server.admit(this, new String(login.getJWT()));
    if (next.isEmpty()) {
      simulation.tell(program.name() + " is not let in");
      listener.refused(DENIED);
      if (++refusals == 2) {
        isClosed = true;
        listener.closed();
      } else {
        program.later(program.tempo().retry(), this::connect);
      }
      return;
    }
    refusals = 0;
    Link now = next.get();
    link = now;
    Runnable reached = () -> listener.reached(this, true);
    boolean isSaidFirst = simulation.random().nextBoolean();
    if (isSaidFirst) {
      reached.run();
    }
    subscriptions.forEach((id, one) -> now.toServer(() -> server.subscribe(now, id, one)));
    if (simulation.random().nextInt(3) == 0) {
      newest.forEach(packet -> now.toServer(() -> server.take(now, packet)));
    }
    List.copyOf(buffered).forEach(packet -> now.toServer(() -> server.take(now, packet)));
    buffered.clear();
    if (!isSaidFirst) {
      program.later(Duration.ZERO, reached);
    }
  }

  /** The connection is lost, which the client knows now. */
  private void lose(Link which) {
    if (link == which) {
      link = null;
      which.isOpen = false;
      server.forget(which);
      if (!isClosed) {
        listener.reached(this, false);
        program.about(program.tempo().retry(), this::connect);
      }
    }
  }

  /** Has no way to the server for a time. */
  void cut(Duration time, boolean isSaid) {
    noWayUntil = simulation.nanos() + time.toNanos();
    Link now = link;
    if (now == null) {
      return;
    }
    if (isSaid) {
      server.forget(now);
      now.end();
    } else if (time.compareTo(NOTICED) < 0) {
      now.stalledUntil = noWayUntil;
    } else {
      now.isHalfOpen = true;
      long most = NOTICED.toNanos();
      long client = simulation.nanos() + most + (long) (most * simulation.random().nextDouble());
      long there =
          simulation.nanos() + 2 * most + (long) (2 * most * simulation.random().nextDouble());
      simulation.at(client, program, () -> leave(now));
      simulation.at(there, server.program(), () -> server.forget(now));
    }
  }

  private void leave(Link half) {
    if (link == half) {
      link = null;
      listener.reached(this, false);
      program.about(program.tempo().retry(), this::connect);
    }
  }

  /** The program is killed. */
  void vanish() {
    isClosed = true;
    Link now = link;
    if (now != null) {
      simulation.at(simulation.nanos() + latency, server.program(), () -> server.forget(now));
    }
  }

  @Override
  public boolean isReached() {
    return link != null;
  }

  @Override
  public long waiting() {
    return 0;
  }

  @Override
  public String version() {
    return "2.10.22";
  }

  private void send(Packet packet) {
    if (isClosed || program.isDead()) {
      return;
    }
    Link now = link;
    if (now == null) {
      buffered.add(packet);
      return;
    }
    newest.addLast(packet);
    if (newest.size() > 2) {
      newest.removeFirst();
    }
    now.toServer(() -> server.take(now, packet));
  }

  @Override
  public void publish(String subject, String replyTo, byte[] bytes) {
    send(new Packet(subject, replyTo, Map.of(), bytes));
  }

  @Override
  public CompletableFuture<Message> request(
      String subject, Map<String, String> headers, byte[] bytes, Duration timeout) {
    String reply = inbox + ++number;
    CompletableFuture<Message> answer = new CompletableFuture<>();
    asked.put(reply, answer);
    send(new Packet(subject, reply, headers, bytes));
    program.later(
        timeout,
        () -> {
          if (asked.remove(reply) != null) {
            answer.completeExceptionally(new TimeoutException());
          }
        });
    return answer;
  }

  @Override
  public Runnable subscribe(String subject, String group, Consumer<Message> hearer) {
    int id = ++number;
    Subscribed one = new Subscribed(subject, group, hearer);
    subscriptions.put(id, one);
    Link now = link;
    if (now != null) {
      now.toServer(() -> server.subscribe(now, id, one));
    }
    return () -> {
      subscriptions.remove(id);
      Link then = link;
      if (then != null) {
        then.toServer(() -> then.heard.remove(id));
      }
    };
  }

  @Override
  public void flush(Duration most) {
    // Nothing in a simulation waits for it.
  }

  @Override
  public void signIn() {
    if (isClosed || login.isChanged()) {
      return;
    }
    Link now = link;
    // A client that is still connecting ignores it.
    if (now != null && simulation.random().nextInt(4) > 0) {
      server.forget(now);
      lose(now);
    }
    program.later(program.tempo().retry(), this::signIn);
  }

  @Override
  public void close() {
    if (!isClosed) {
      isClosed = true;
      Link now = link;
      if (now != null) {
        now.toServer(() -> server.forget(now));
      }
      program.later(Duration.ZERO, listener::closed);
    }
  }
}
