package org.sanmarco.seats.http;

import module java.base;

import org.sanmarco.seats.Mailbox;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.Transport;

/** The streams of frames to the screens of all people, one game after the other. */
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
  private final HttpHost host;
  private volatile IntConsumer onPresence = seat -> {};
  private volatile Run present;
  private final ScreenWatch watch;

  /** The frames of one game by the people they are for, and what answers proposals to it. */
  private static final class Run implements Transport.HostEnd {
    final String id;
    final CompletableFuture<Transport.Proposals> proposals = new CompletableFuture<>();
    private final HttpHost host;
    private final Map<Integer, Mailbox> boxes = new ConcurrentHashMap<>();

    /**
     * A run without frames.
     *
     * @param id a text of hexadecimal digits that no other run has
     * @param host closed with the game's end
     */
    Run(String id, HttpHost host) {
      this.id = id;
      this.host = host;
    }

    Mailbox box(int number) {
      return boxes.computeIfAbsent(number, none -> new Mailbox());
    }

    @Override
    public void send(int person, int number, byte[] frame) {
      box(person).add(number, frame);
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
    this.host = host;
    present = new Run(run, host);
    watch = new ScreenWatch(nanos);
  }

  /** Tells which screens have come or gone. */
  void look() {
    watch.changed().forEach(onPresence::accept);
  }

  /** Called when a person's screen has said something. */
  void heard(int number) {
    watch.heard(number);
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

  /** Goes on with another game: its frames follow on the same streams. */
  void again() {
    Run before = present;
    present = new Run(EveningHost.newRun(), host);
    before.boxes.values().forEach(Mailbox::wake);
  }

  /** Sets what is called with a person's number when the screen comes or goes, by any thread. */
  public void onPresence(IntConsumer next) {
    onPresence = next;
  }

  /** Tells that something about a person's screen has changed, also to those who read there. */
  void tell(int number) {
    present.box(number).wake();
    onPresence.accept(number);
  }

  /** Whether a person's screen receives frames, and has said something lately. */
  public boolean isPresent(int number) {
    return watch.isThere(number);
  }

  /** Whether a stream to a person is open, or to a spectator for 0. */
  boolean isReading(int number) {
    return watch.isReading(number);
  }

  /** Ends all streams once their readers have been told. */
  void close() {
    present.boxes.values().forEach(Mailbox::close);
  }

  /** Lets all streams look whether they are still to go on. */
  void wake() {
    present.boxes.values().forEach(Mailbox::wake);
  }

  /**
   * Sends a person's frames to their device.
   *
   * @param isOpen whether the door by which the request came is open
   */
  void stream(Request request, BooleanSupplier isOpen) throws IOException, InterruptedException {
    Optional<Integer> person = claims.person(request.bearer());
    if (person.isEmpty()) {
      request.status(HttpURLConnection.HTTP_FORBIDDEN);
      return;
    }
    int stream = watch.begin(person.get());
    if (claims.hasCome(person.get())) {
      tell(person.get());
    }
    look();
    try {
      events(request, person.get(), stream, isOpen);
    } finally {
      watch.end(person.get());
      look();
    }
  }

  /**
   * Sends frames for as long as the seat is the reader's and few streams are newer.
   *
   * @param number of the person
   * @param stream the number of the stream among those of the person
   */
  private void events(Request request, int number, int stream, BooleanSupplier isOpen)
      throws IOException, InterruptedException {
    int most = number == 0 ? MOST_SPECTATORS : MOST_STREAMS;
    Run run = present;
    Mailbox box = run.box(number);
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
        if (claims.person(token).isEmpty() || watch.opened(number) - stream >= most) {
          return;
        }
        if (!present.id.equals(run.id)) {
          run = present;
          box = run.box(number);
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
