package org.sanmarco.seats.nats;

import module java.base;

import java.util.logging.Level;
import java.util.logging.Logger;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.seats.Packed;
import org.sanmarco.seats.Seal;
import org.sanmarco.seats.Transport;
import org.sanmarco.seats.log.Attendance;
import org.sanmarco.seats.log.OwnBits;
import org.sanmarco.seats.log.SignedMessage;
import org.sanmarco.seats.log.Signer;

/**
 * A seat's end of a game on a NATS server. It claims the seat of its pass, again for every new
 * host. Proposals are sent again until they are answered.
 */
public final class NatsSeat implements Transport.SeatEnd {

  private static final Logger LOG = Logger.getLogger(NatsSeat.class.getName());

  /** A screen looks so often in a beat whether the table is heard. */
  private static final int LOOKS_PER_BEAT = 2;

  /** A screen gives a sign of itself with one look in so many. */
  private static final int LOOKS_PER_SIGN = 3;

  /** The most messages without an answer among which a proposal is sent. */
  private static final int MOST_PENDING = 16;

  /** The refusal of an invitation whose seat somebody else has, or that was freed since. */
  public static final Refusal TAKEN = Refusal.of("", "seat-taken");

  private final Wire wire;
  private final Pass pass;
  private final SeatKeys keys;
  private final Seal seal;
  private final Map<String, Pending> pending = Collections.synchronizedMap(new LinkedHashMap<>());
  private final List<Transport.Receiver> receivers = new CopyOnWriteArrayList<>();
  private final List<FrameReader> readers = new CopyOnWriteArrayList<>();
  private final List<Wire.Receiving> subscriptions = new ArrayList<>();
  private final AtomicBoolean isClaiming = new AtomicBoolean();
  private final Consumer<byte[]> tokens;
  private final CompletableFuture<Seal> watching = new CompletableFuture<>();
  private final Wire.Listener listener;
  private volatile boolean isClosed;

  /** Hears who is there while this screen shows the game. */
  private volatile Consumer<Attendance> attendance = sign -> {};

  private volatile String program = "";
  private volatile long attendsSince;

  /** The time at which the table gave its last sign, in nanoseconds. */
  private volatile long heardAt;

  /** Whether the table gives signs of itself now. */
  private volatile boolean isTelling;

  private volatile boolean isSilent;

  private record Pending(SeatMessage message, CompletableFuture<byte[]> answer) {}

  /**
   * The end of the seat that a pass is for, which it begins to claim.
   *
   * @param wire a connection with that pass
   * @param keys the screen's keys, the same each time
   * @param tokens keeps the table's answers to claims
   */
  public NatsSeat(Wire wire, Pass pass, SeatKeys keys, Consumer<byte[]> tokens) {
    this.wire = wire;
    this.tokens = tokens;
    this.pass = pass;
    this.keys = keys;
    seal = pass.seat() == 0 ? pass.watchSeal() : SeatKeys.seal(keys.sealer(), pass.table());
    listener = this::reached;
    CompletableFuture<?> _ =
        wire.ended()
            .whenComplete((notLetIn, closed) -> {
              if (closed == null) {
                lose();
              } else {
                watching.completeExceptionally(closed);
              }
            });
    if (pass.seat() == 0) {
      watching.complete(seal);
    }
    subscriptions.add(wire.listen(Subjects.answers(pass.game(), pass.seat()), this::received));
    subscriptions.add(wire.listen(Subjects.frames(pass.game(), 0) + "*.0", note -> claim()));
    wire.listen(listener);
  }

  private void reached(boolean isReached) {
    receivers.forEach(receiver -> say(receiver, isReached));
    if (isReached) {
      heardAt = wire.around().nanos();
      claim();
      sendAll();
    }
  }

  /** Says whether the game can be reached; a table that was silent has to be heard first. */
  private void say(Transport.Receiver receiver, boolean isReached) {
    if (isReached && isSilent) {
      receiver.ended(true);
    } else {
      receiver.reached(isReached);
    }
  }

  /** Signs in as the player who has claimed the seat; returns whether that is under way. */
  private boolean signIn(byte[] token) {
    Optional<PlayerToken> read = PlayerToken.read(token, pass, keys, wire.around().instant());
    // Asked once: the new connection may be there before this method returns.
    if (read.isEmpty() || wire.isSignedIn()) {
      return false;
    }
    wire.signIn(PlayerToken.user(pass, keys), read.get());
    return true;
  }

  /** The subject of what this seat sends: before the claim that of all who have its invitation. */
  private String subject() {
    return wire.isSignedIn()
        ? Subjects.proposals(pass.game(), pass.seat(), keys.sealerPublic())
        : Subjects.proposals(pass.game(), pass.seat());
  }

  /**
   * Says from now on that this screen shows the game, and listens to signs of the table: where they
   * stay away, receivers hear that the host has ended, until it or another is heard.
   *
   * @param version that of this program
   */
  public void attend(String version, Consumer<Attendance> next) {
    program = version;
    attendsSince = wire.around().nanos();
    attendance = next;
    watch(0);
  }

  private void watch(int looks) {
    if (isClosed) {
      return;
    }
    if (looks % LOOKS_PER_SIGN == 0) {
      giveSign();
    }
    if (isTelling
        && wire.isReached()
        && wire.around().nanos() - heardAt > wire.tempo().unheard().toNanos()) {
      fallSilent();
    }
    wire.around().about(wire.tempo().beat().dividedBy(LOOKS_PER_BEAT), () -> watch(looks + 1));
  }

  private void giveSign() {
    // In the place of a proposal that waits at the server there must be nothing else.
    if (!pending.isEmpty() || pass.seat() == 0 || !wire.isReached() || !watching.isDone()) {
      return;
    }
    byte[] sign = Attendance.sign(Duration.ofNanos(wire.around().nanos() - attendsSince), program);
    wire.tell(subject(), sealed(SeatMessage.Kind.HERE, seal, sign).write());
  }

  private void heard(byte[] sign) {
    hear();
    try {
      Attendance now = Attendance.read(sign);
      isTelling = !now.isLast();
      attendance.accept(now);
    } catch (RefusedException unreadable) {
      LOG.log(Level.FINE, "not a sign", unreadable);
    }
  }

  /** Completes once the table has given the seat to this screen. */
  public CompletionStage<Void> claimed() {
    return watching.thenAccept(known -> {});
  }

  /** Claims the seat; a refusal ends everything. */
  private void claim() {
    if (pass.seat() == 0 || isClaiming.getAndSet(true)) {
      return;
    }
    LOG.log(Level.FINE, "claiming seat {0}", pass.seat());
    Signer signer = Signer.of(keys.signer());
    byte[] plain =
        SignedMessage.join(
            signer.publicKey(),
            keys.sealerPublic(),
            OwnBits.commitment(signer, pass.game(), pass.seat()),
            PlayerToken.user(pass, keys).signer().publicKey());
    CompletionStage<?> _ =
        ask(SeatMessage.Kind.CLAIM, Pass.claimSeal(pass.user().seed()), plain)
            .thenAccept(answer -> {
              isClaiming.set(false);
              LOG.log(Level.FINE, "claim of seat {0} answered", pass.seat());
              if (answer.length == Signer.KEY_BYTES + PlayerToken.LENGTH) {
                byte[] token = Arrays.copyOfRange(answer, Signer.KEY_BYTES, answer.length);
                tokens.accept(token);
                if (!signIn(token)) {
                  watching.complete(Seal.of(Arrays.copyOf(answer, Signer.KEY_BYTES)));
                  sendAll();
                }
              } else {
                lose();
              }
            });
  }

  private void lose() {
    watching.completeExceptionally(new RefusedException(TAKEN));
    receivers.forEach(receiver -> receiver.ended(false));
    close();
  }

  @Override
  public void receive(int after, Transport.Receiver receiver) {
    read(pass.seat(), seal, after, receiver);
  }

  private void read(int seat, Seal of, int after, Transport.Receiver receiver) {
    receivers.add(receiver);
    FrameReader reader = new FrameReader(wire, pass.game(), seat, of, after, receiver);
    readers.add(reader);
    reader.start();
    if (wire.isReached()) {
      say(receiver, true);
    }
  }

  /** The end of what everybody may see; its frames come once the seat is claimed. */
  public Transport.SeatEnd everybody() {
    return new Transport.SeatEnd() {
      @Override
      public void receive(int after, Transport.Receiver receiver) {
        CompletionStage<?> _ =
            watching.thenAccept(known -> {
              if (!isClosed) {
                read(0, known, after, receiver);
              }
            });
      }

      @Override
      public CompletionStage<byte[]> propose(byte[] proposal) {
        return CompletableFuture.failedFuture(new IllegalStateException("not a seat"));
      }

      @Override
      public void close() {
        NatsSeat.this.close();
      }
    };
  }

  @Override
  public CompletionStage<byte[]> propose(byte[] proposal) {
    return pass.seat() == 0
        ? CompletableFuture.failedFuture(new IllegalStateException("not a seat"))
        : ask(SeatMessage.Kind.PROPOSAL, seal, proposal)
            .thenApply(answer ->
                Packed.unpack(answer)
                    .orElseThrow(() -> new IllegalStateException("a damaged answer")));
  }

  private SeatMessage sealed(SeatMessage.Kind kind, Seal with, byte[] plain) {
    return SeatMessage.seal(with, kind, pass.game(), pass.seat(), Wire.freshId(), plain);
  }

  private CompletionStage<byte[]> ask(SeatMessage.Kind kind, Seal with, byte[] plain) {
    Pending one = new Pending(sealed(kind, with, plain), new CompletableFuture<>());
    synchronized (pending) {
      // A claim is never too much: without it nothing is answered.
      if (kind == SeatMessage.Kind.PROPOSAL && pending.size() >= MOST_PENDING) {
        return CompletableFuture.failedFuture(new IllegalStateException("too many proposals"));
      }
      pending.put(one.message().id(), one);
    }
    send(one, wire.tempo().again());
    return one.answer();
  }

  /** Sends a message, and again after a while. */
  private void send(Pending one, Duration pause) {
    if (isClosed || one.answer().isDone()) {
      return;
    }
    store(one);
    wire.around().about(pause, () -> send(one, Retries.twice(pause, wire.tempo().seldom())));
  }

  private void store(Pending one) {
    CompletionStage<?> _ = wire.put(subject(), one.message().write(), one.message().id());
  }

  private void sendAll() {
    List<Pending> all;
    synchronized (pending) {
      all = List.copyOf(pending.values());
    }
    all.forEach(this::store);
  }

  private void received(Client.Message message) {
    SeatMessage.read(message.data()).ifPresent(this::received);
  }

  private void received(SeatMessage message) {
    switch (message.kind()) {
      case CLOSED -> open(message).ifPresent(nothing -> fallSilent());
      case HERE -> open(message).ifPresent(this::heard);
      case ANSWER -> answered(message);
      case CLAIM, PROPOSAL -> {}
    }
  }

  private Optional<byte[]> open(SeatMessage message) {
    return message.open(seal, pass.game(), pass.seat());
  }

  private void answered(SeatMessage message) {
    Pending asked = pending.get(message.id());
    if (asked != null) {
      open(message)
          .ifPresent(answer -> {
            hear();
            pending.remove(message.id());
            asked.answer().complete(answer);
          });
    }
  }

  /** The table has said something. */
  private void hear() {
    heardAt = wire.around().nanos();
    if (isSilent) {
      isSilent = false;
      receivers.forEach(receiver -> receiver.reached(true));
    }
  }

  /** The table has ended, or gives no signs any more. */
  private void fallSilent() {
    isTelling = false;
    isSilent = true;
    receivers.forEach(receiver -> receiver.ended(true));
  }

  /** Ends receiving; the connection stays open. */
  @Override
  public void close() {
    isClosed = true;
    wire.forget(listener);
    readers.forEach(FrameReader::close);
    subscriptions.forEach(Wire.Receiving::close);
  }
}
