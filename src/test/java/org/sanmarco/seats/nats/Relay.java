package org.sanmarco.seats.nats;

import module java.base;

/** A network between one program and a server: it delays, drops, cuts off and joins again. */
public final class Relay implements AutoCloseable {

  private static final int CHUNK = 8192;
  private static final long NANOS_PER_MILLI = 1_000_000;

  private final int server;
  private final ServerSocket door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
  private final Set<Line> lines = ConcurrentHashMap.newKeySet();
  private final AtomicInteger attempts = new AtomicInteger();
  private volatile boolean isCut;
  private volatile int delayMillis;

  /** A connection; a dead one stays open and says nothing. */
  private static final class Line {

    private final Socket program;
    private final Socket server;
    private volatile boolean isDead;

    Line(Socket program, Socket server) {
      this.program = program;
      this.server = server;
    }

    void close() {
      end(program);
      end(server);
    }
  }

  /** A relay to a port of this machine. */
  public Relay(int server) throws IOException {
    this.server = server;
    Thread.ofVirtual().start(this::accept);
  }

  /** The port to which the program connects. */
  public int port() {
    return door.getLocalPort();
  }

  /** The number of times that the program has tried to connect. */
  public int attempts() {
    return attempts.get();
  }

  /** Delays each piece of what is sent by a random time up to this. */
  public void delay(int most) {
    delayMillis = most;
  }

  /** Drops all that is sent, in silence; the program's connections stay open for ever. */
  public void cut() {
    isCut = true;
    lines.forEach(line -> line.isDead = true);
  }

  /** As {@link #cut}, and the server gives the program up. */
  public void forsake() {
    cut();
    lines.forEach(line -> end(line.server));
  }

  /** Relays new connections again. */
  public void join() {
    isCut = false;
  }

  /** Breaks all connections. */
  public void reset() {
    lines.forEach(Line::close);
  }

  private void accept() {
    try {
      while (true) {
        Socket program = door.accept();
        attempts.incrementAndGet();
        Thread.ofVirtual().start(() -> relay(program));
      }
    } catch (IOException closed) {
      reset();
    }
  }

  private void relay(Socket program) {
    Socket to = new Socket();
    Line line = new Line(program, to);
    line.isDead = isCut;
    lines.add(line);
    if (line.isDead) {
      return;
    }
    try {
      to.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), server));
      Thread.ofVirtual().start(() -> pump(line, to, program));
      pump(line, program, to);
    } catch (IOException noServer) {
      line.close();
      lines.remove(line);
    }
  }

  private void pump(Line line, Socket from, Socket to) {
    try (InputStream in = from.getInputStream();
        OutputStream out = to.getOutputStream()) {
      byte[] chunk = new byte[CHUNK];
      for (int read = in.read(chunk); read >= 0; read = in.read(chunk)) {
        if (delayMillis > 0) {
          LockSupport.parkNanos(
              ThreadLocalRandom.current().nextLong(delayMillis * NANOS_PER_MILLI));
        }
        if (!line.isDead) {
          out.write(chunk, 0, read);
        }
      }
    } catch (IOException closed) {
      // One side is gone.
    }
    if (!line.isDead) {
      line.close();
      lines.remove(line);
    }
  }

  private static void end(Socket socket) {
    try {
      socket.close();
    } catch (IOException late) {
      // It is closed then.
    }
  }

  @Override
  public void close() throws IOException {
    door.close();
    reset();
  }
}
