package org.sanmarco.seats.nats;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.seats.Surroundings;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.Tempos;

/**
 * Programs that run in a time of their own: all that happens is an event, one after the other, and
 * the same again with the same seed. A thread runs only while it has the one baton; where a program
 * waits, another thread gets it.
 */
public final class Simulation implements AutoCloseable {

  /** The newest events that are told when something fails. */
  private static final int TOLD = 400;

  private static final Instant BEGUN = Instant.parse("2026-11-29T20:00:00Z");
  private static final long MOST_EVENTS = 2_000_000;

  /** The longest time that a program needs to begin with something. */
  private static final int SLOW_MICROS = 2_000;

  private final Random random;
  private final PriorityQueue<Event> events = new PriorityQueue<>();
  private final Deque<String> told = new ArrayDeque<>();
  private final Semaphore stopped = new Semaphore(0);
  private BooleanSupplier isOver = () -> false;
  private @Nullable Throwable failure;
  private long nanos;
  private long number;
  private long count;
  private long trace;

  /** Something that happens at a time; those at the same time in the order in which they began. */
  private record Event(long at, long number, Program of, Runnable task, @Nullable Waiter resumed)
      implements Comparable<Event> {

    @Override
    public int compareTo(Event other) {
      return at == other.at ? Long.compare(number, other.number) : Long.compare(at, other.at);
    }
  }

  /** A thread of a program that waits for the baton. */
  private static final class Waiter {
    private final Semaphore baton = new Semaphore(0);
    private boolean isResumed;
  }

  /** Ends the threads of a program that was killed. */
  private static final class Killed extends Error {
    private static final long serialVersionUID = 1;
  }

  /** A simulation in which nothing has happened. */
  public Simulation(long seed) {
    random = new Random(seed);
  }

  /** The chance that decides all. */
  public Random random() {
    return random;
  }

  /** The time since the beginning. */
  public Duration time() {
    return Duration.ofNanos(nanos);
  }

  /** A number that differs if something else has happened. */
  public long trace() {
    return trace;
  }

  /** Tells what happens; it is printed when something fails. */
  public void tell(String what) {
    trace = 31 * trace + what.hashCode() + nanos;
    told.addLast("%10.3f %s".formatted(nanos / 1e9, what));
    if (told.size() > TOLD) {
      told.removeFirst();
    }
  }

  /** The newest lines that were told. */
  public String story() {
    return String.join("\n", told);
  }

  /** A program that begins now. */
  public Program program(String name) {
    return new Program(name);
  }

  /** Runs until a condition holds. */
  public void run(Duration most, BooleanSupplier until) {
    long end = nanos + most.toNanos();
    isOver = () -> failure != null || until.getAsBoolean() || nanos > end;
    Thread.ofVirtual().start(this::loop);
    stopped.acquireUninterruptibly();
    if (failure != null) {
      throw new IllegalStateException(story(), failure);
    }
    if (!until.getAsBoolean()) {
      throw new IllegalStateException("nothing more comes\n" + story());
    }
  }

  /** Runs events while this thread has the baton. */
  private void loop() {
    try {
      while (!isOver.getAsBoolean()) {
        Event next = events.poll();
        if (next == null || ++count > MOST_EVENTS) {
          throw new IllegalStateException(next == null ? "nothing happens" : "it never ends");
        }
        nanos = Math.max(nanos, next.at);
        Waiter waiter = next.resumed;
        if (next.of.isStopped() && !next.of.isDead) {
          events.add(new Event(next.of.stoppedUntil, next.number, next.of, next.task, waiter));
        } else if (waiter == null) {
          run(next);
        } else if (!waiter.isResumed) {
          waiter.isResumed = true;
          waiter.baton.release();
          return;
        }
      }
    } catch (Throwable broken) {
      failure = broken;
    }
    stopped.release();
  }

  private void run(Event next) {
    Program of = next.of;
    if (of.isDead) {
      return;
    }
    trace = 31 * trace + next.at + next.number;
    try {
      next.task.run();
    } catch (Killed _) {
      // As it should.
    } catch (RejectedExecutionException closing) {
      // Threads of a program that ends refuse more work, as in a real one.
      tell(of.name + " refuses: " + closing.getMessage());
    } catch (RuntimeException | Error failed) {
      failure = failure == null ? failed : failure;
    }
  }

  @Override
  public void close() {
    // Threads that wait for ever end with their references.
    events.clear();
  }

  /** The time, the threads and the network of a program. */
  public final class Program implements Surroundings, Client.Opener {

    private final String name;
    private final List<Waiter> waiters = new ArrayList<>();
    private final List<SimulatedClient> clients = new ArrayList<>();
    private @Nullable SimulatedServer server;
    private Duration offset = Duration.ZERO;
    private long stoppedUntil;
    private boolean isDead;

    private Program(String name) {
      this.name = name;
    }

    /** Its tempo, which is that of real programs. */
    public Tempo tempo() {
      return Tempos.real(this);
    }

    /** Reaches a server from now on. */
    public Program at(SimulatedServer there) {
      server = there;
      return this;
    }

    /** Its name in what is told. */
    public String name() {
      return name;
    }

    /** Whether it was killed. */
    public boolean isDead() {
      return isDead;
    }

    /** Whether it stands still. */
    public boolean isStopped() {
      return stoppedUntil > nanos;
    }

    /** Ends it without a word. */
    public void kill() {
      tell(name + " is killed");
      isDead = true;
      clients.forEach(SimulatedClient::vanish);
      waiters.forEach(waiter -> resume(Duration.ZERO, waiter));
    }

    /** Has it stand still for a time. */
    public void stop(Duration time) {
      tell(name + " stands still for " + time);
      stoppedUntil = nanos + time.toNanos();
    }

    /** Sets its clock forward or back. */
    public void shift(Duration by) {
      tell("the clock of " + name + " jumps by " + by);
      offset = offset.plus(by);
    }

    /** Cuts its connections; new ones have no way for a time. */
    public void cut(Duration time, boolean isSaid) {
      tell(name + " is cut off for " + time + (isSaid ? "" : ", without a word"));
      List.copyOf(clients).forEach(client -> client.cut(time, isSaid));
    }

    @Override
    public Instant instant() {
      return BEGUN.plusNanos(nanos).plus(offset);
    }

    /** Its clock. */
    public Clock clock() {
      Program of = this;
      return new Clock() {
        @Override
        public Instant instant() {
          return of.instant();
        }

        @Override
        public ZoneId getZone() {
          return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
          return this;
        }
      };
    }

    @Override
    public long nanos() {
      return nanos;
    }

    @Override
    public RandomGenerator random() {
      return random;
    }

    @Override
    public void later(Duration pause, Runnable task) {
      if (!isDead) {
        long slow = 1000L * random.nextInt(SLOW_MICROS);
        events.add(new Event(nanos + pause.toNanos() + slow, count(), this, task, null));
      }
    }

    private void resume(Duration pause, Waiter waiter) {
      events.add(new Event(nanos + pause.toNanos(), count(), this, () -> {}, waiter));
    }

    @Override
    public ExecutorService threads(int most, Thread.Builder builder) {
      return new Threads(this, most);
    }

    @Override
    public <T extends @Nullable Object> T await(CompletableFuture<T> result, Duration most)
        throws InterruptedException, ExecutionException, TimeoutException {
      if (!result.isDone() && !isDead) {
        Waiter waiter = new Waiter();
        waiters.add(waiter);
        CompletableFuture<?> _ =
            result.whenComplete((value, failed) -> resume(Duration.ZERO, waiter));
        resume(most, waiter);
        Thread.ofVirtual().start(Simulation.this::loop);
        waiter.baton.acquireUninterruptibly();
        waiters.remove(waiter);
      }
      if (isDead) {
        throw new Killed();
      }
      if (!result.isDone()) {
        throw new TimeoutException();
      }
      return result.get();
    }

    @Override
    public Client open(List<String> servers, Login login, Tempo tempo, Client.Listener listener) {
      SimulatedClient client =
          new SimulatedClient(
              Simulation.this, this, Objects.requireNonNull(server), login, listener);
      clients.add(client);
      return client;
    }
  }

  /** Has something happen at a time, for a program that lives and moves then. */
  void at(long time, Program of, Runnable task) {
    events.add(new Event(Math.max(time, nanos), count(), of, task, null));
  }

  long nanos() {
    return nanos;
  }

  private long count() {
    return number++;
  }

  /** The threads of a pool. */
  private static final class Threads extends AbstractExecutorService {

    private final Program of;
    private final int most;
    private final Queue<Runnable> tasks = new ArrayDeque<>();
    private int running;
    private boolean isShutdown;

    Threads(Program of, int most) {
      this.of = of;
      this.most = most;
    }

    @Override
    public void execute(Runnable task) {
      if (isShutdown) {
        throw new RejectedExecutionException("closed");
      }
      tasks.add(task);
      next();
    }

    private void next() {
      if (running < most && !tasks.isEmpty()) {
        running++;
        Runnable task = tasks.remove();
        of.later(
            Duration.ZERO,
            () -> {
              try {
                task.run();
              } finally {
                running--;
                next();
              }
            });
      }
    }

    @Override
    public void shutdown() {
      isShutdown = true;
    }

    @Override
    public List<Runnable> shutdownNow() {
      isShutdown = true;
      List<Runnable> left = List.copyOf(tasks);
      tasks.clear();
      return left;
    }

    @Override
    public boolean isShutdown() {
      return isShutdown;
    }

    @Override
    public boolean isTerminated() {
      return isShutdown && running == 0 && tasks.isEmpty();
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) {
      throw new UnsupportedOperationException();
    }
  }
}
