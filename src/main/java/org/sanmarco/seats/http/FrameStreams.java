package org.sanmarco.seats.http;

import module java.base;

import org.sanmarco.seats.Mailbox;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.Transport;

/** The streams of frames to the screens of all seats, one game after the other. */
public final class FrameStreams {

  /** The streams of a player's seat that may be open at once: the newest ones. */
  private static final int MOST_STREAMS = 4;

  /** The same of all spectators together, who have one token. */
  private static final int MOST_SPECTATORS = 32;

  private static final byte[] HEARTBEAT = {':', '\n', '\n'};

  /** Follows the frames that were sent before their reader came. */
  private static final byte[] NOW =
      (":" + HttpSeat.NOW + "\n\n").getBytes(StandardCharsets.US_ASCII);

  private static final Pattern LAST = Pattern.compile("(?:([0-9a-f]+)-)?([0-9]{1,9})");

  private final Claims claims;
  private final Tempo tempo;
  private volatile IntConsumer onPresence = seat -> {};
  private volatile Run present;

  private final ScreenWatch watch;

  /** Looks for screens that have fallen silent. */
  private final Thread watching;

  /**
   * The frames of one game, and what answers proposals to it.
   *
   * @param id a text of hexadecimal digits that no other run has
   * @param host closed with the game's end
   */
  private record Run(
      String id,
      List<Mailbox> boxes,
      CompletableFuture<Transport.Proposals> proposals,
      HttpHost host)
      implements Transport.HostEnd {

    Run(String id, int seats, HttpHost host) {
      this(
          id,
          Stream.generate(Mailbox::new).limit(seats + 1L).toList(),
          new CompletableFuture<>(),
          host);
    }

    @Override
    public void send(int seat, int number, byte[] frame) {
      boxes.get(seat).add(number, frame);
    }

    @Override
    public void onProposal(Transport.Proposals answers) {
      proposals.complete(answers);
    }

    @Override
    public void close() {
      host.close();
    }
  }

  /**
   * The streams of a game.
   *
   * @param run a text of hexadecimal digits that no other run has
   * @param host the host whose streams they are
   * @param tempo their heartbeats
   * @param nanos a time such as {@link System#nanoTime}
   */
  FrameStreams(Claims claims, String run, HttpHost host, Tempo tempo, LongSupplier nanos) {
    this.claims = claims;
    this.tempo = tempo;
    int seats = claims.seats().size();
    present = new Run(run, seats, host);
    watch = new ScreenWatch(nanos);
    watching = Thread.startVirtualThread(this::watch);
  }

  private void watch() {
    try {
      while (true) {
        Thread.sleep(tempo.heartbeat());
        look();
      }
    } catch (InterruptedException closed) {
      // There is nobody to look for any more.
    }
  }

  /** Tells which screens have come or gone. */
  private void look() {
    watch.changed().forEach(onPresence::accept);
  }

  /** Called when a seat's screen has said something. */
  void heard(int seat) {
    watch.heard(seat);
    look();
  }

  /** The run of the present game. */
  public String run() {
    return present.id;
  }

  /** The end of the present game; what that of an earlier one sends reaches nobody. */
  public Transport.HostEnd end() {
    return present;
  }

  /** Completes with what answers proposals to the present game. */
  CompletableFuture<Transport.Proposals> proposals() {
    return present.proposals;
  }

  /** Goes on with another game of the same people: its frames follow on the same streams. */
  public void again() {
    Run before = present;
    present = new Run(EveningHost.newRun(), claims.seats().size(), before.host);
    before.boxes.forEach(Mailbox::wake);
  }

  /** Sets what is called with a seat when its screen has come or gone, by any thread. */
  public void onPresence(IntConsumer next) {
    onPresence = next;
  }

  /** Tells that something about a seat's screen has changed, also to the readers of the seat. */
  void tell(int seat) {
    present.boxes.get(seat).wake();
    onPresence.accept(seat);
  }

  /** Whether a seat's screen receives frames, and has said something lately. */
  public boolean isPresent(int seat) {
    return watch.isThere(seat);
  }

  /** Ends all streams once their readers have been told. */
  void close() {
    watching.interrupt();
    present.boxes.forEach(Mailbox::close);
  }

  /** Lets all streams look whether they are still to go on. */
  void wake() {
    present.boxes.forEach(Mailbox::wake);
  }

  /**
   * Sends the frames of a seat to who has it.
   *
   * @param isOpen whether the door by which the request came is open
   */
  void stream(Request request, BooleanSupplier isOpen) throws IOException, InterruptedException {
    Optional<Integer> seat = claims.seat(request.bearer());
    if (seat.isEmpty()) {
      request.status(HttpURLConnection.HTTP_FORBIDDEN);
      return;
    }
    int number = watch.begin(seat.get());
    look();
    try {
      events(request, seat.get(), number, isOpen);
    } finally {
      watch.end(seat.get());
      look();
    }
  }

  /**
   * Sends frames for as long as the seat is the reader's and few streams are newer.
   *
   * @param number the number of the stream among those of the seat
   */
  private void events(Request request, int seat, int number, BooleanSupplier isOpen)
      throws IOException, InterruptedException {
    int most = seat == 0 ? MOST_SPECTATORS : MOST_STREAMS;
    Run run = present;
    Mailbox box = run.boxes.get(seat);
    String token = request.bearer();
    int after = after(request, run.id, box);
    int earlier = box.size();
    try (OutputStream out = request.stream("text/event-stream")) {
      if (!box.isOver(after)) {
        out.write(after < earlier ? HEARTBEAT : NOW);
        out.flush();
      }
      while (!box.isOver(after) && isOpen.getAsBoolean()) {
        byte[] frame = box.next(after, tempo.heartbeat().toMillis());
        if (claims.seat(token).isEmpty() || watch.opened(seat) - number >= most) {
          return;
        }
        if (!present.id.equals(run.id)) {
          run = present;
          box = run.boxes.get(seat);
          after = 0;
          earlier = 0;
          continue;
        }
        if (frame == null) {
          out.write(HEARTBEAT);
        } else {
          after++;
          out.write(
              ("id: " + run.id + "-" + after + "\ndata: ").getBytes(StandardCharsets.US_ASCII));
          out.write(frame);
          out.write("\n\n".getBytes(StandardCharsets.US_ASCII));
          if (after == earlier) {
            out.write(NOW);
          }
        }
        out.flush();
      }
      out.write("event: closed\ndata: {}\n\n".getBytes(StandardCharsets.US_ASCII));
    }
  }

  /**
   * The number of the last frame that the reader has. One that has none of this run says a number
   * or the identifier of a frame of an earlier run, or nothing to get only the newest.
   */
  private static int after(Request request, String run, Mailbox box) {
    Matcher last = LAST.matcher(request.header("Last-Event-ID"));
    if (!last.matches()) {
      return Math.max(box.size() - 1, 0);
    }
    return last.group(1) == null || last.group(1).equals(run)
        ? Math.min(Integer.parseInt(last.group(2)), box.size())
        : 0;
  }
}
