package org.sanmarco.seats.nats;

import module java.base;

import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.sanmarco.seats.Packed;
import org.sanmarco.seats.Rates;
import org.sanmarco.seats.RecentMap;
import org.sanmarco.seats.Seal;
import org.sanmarco.seats.Transport;
import org.sanmarco.seats.log.SignedMessage;
import org.sanmarco.seats.log.Signer;
import org.sanmarco.seats.log.TableEnd;

/**
 * A table's end of one game on a NATS server. Frames are stored there, sealed to the screen that
 * has claimed the seat; before a claim they wait here. A proposal counts once, however often it
 * arrives.
 */
public final class NatsHost implements TableEnd {

  private static final Logger LOG = Logger.getLogger(NatsHost.class.getName());

  /** The time between two looks at what seats have proposed, while there is a flood. */
  private static final Duration LOOK = Duration.ofMillis(100);

  /** The number of looks after which the table listens again. */
  private static final int LOOKS = 100;

  /** The number of keys in a claim: to sign, for seals, the commitment, and to sign in. */
  static final int CLAIM_KEYS = 4;

  private static final int MOST_AT_ONCE = 40;
  private static final int MOST_PER_SECOND = 20;

  /** The number of answers that are remembered for each seat: each has a whole frame. */
  private static final int REMEMBERED = 8;

  private final Wire wire;
  private final TableCreds creds;
  private final Revocations revocations;
  private final String game;
  private final int epoch;
  private final IntUnaryOperator turns;
  private final byte[] about;
  private final Clock clock;
  private final Place[] places;
  private final Wire.Receiving epochs;
  private final Wire.Listener listener;
  private final CompletableFuture<Transport.Proposals> proposals = new CompletableFuture<>();
  private final CompletableFuture<Claims> claims = new CompletableFuture<>();
  private final CompletableFuture<BiConsumer<Integer, byte[]>> signs = new CompletableFuture<>();
  private final CompletableFuture<Void> superseded = new CompletableFuture<>();

  /** Messages sent with invitations, which others may have too. */
  private final Inbox invited;

  /** Messages of players who have claimed their seats. */
  private final Inbox seated;

  private volatile boolean isClosed;

  /** A seat; 0 is that of spectators. */
  private static final class Place {

    /** Frames that nobody can open yet, by number. */
    private final Map<Integer, byte[]> held = new LinkedHashMap<>();

    /** The answers that were given, by id; empty while one is found. */
    private final Map<String, Optional<byte[]>> answers =
        Collections.synchronizedMap(new RecentMap<>(REMEMBERED));

    private volatile @Nullable Seal seal;
    private volatile byte[] sealer = new byte[0];

    /** Whether the player has been heard, who then has no use for the invitation any more. */
    private volatile boolean isHeard;
  }

  /**
   * The sender of a message to a seat's subject.
   *
   * @param hasSeat whether it is the seat's present player, or has its present invitation
   */
  private record Sender(int seat, boolean hasSeat) {}

  /** The way of messages of all seats to the table, of one kind of senders. */
  private final class Inbox {

    private final boolean isOfPlayers;
    private final Rates<Sender> rates =
        new Rates<>(MOST_AT_ONCE, MOST_PER_SECOND, wire.around()::nanos);
    private final AtomicBoolean isFlooded = new AtomicBoolean();
    private volatile Wire.@Nullable Receiving listening;

    Inbox(boolean isOfPlayers) {
      this.isOfPlayers = isOfPlayers;
    }

    void listen() {
      String subjects = "p." + game + (isOfPlayers ? ".*.*" : ".*");
      listening = wire.listen(subjects, this::received);
    }

    /**
     * Stops listening to a game in which a seat sends too much, and looks now and then at the
     * newest message of each seat instead: what a seat sends beyond that never gets here.
     */
    private void look(int times) {
      if (isClosed) {
        return;
      }
      if (times < LOOKS) {
        wire.around().about(LOOK, () -> look(times + 1));
      } else {
        isFlooded.set(false);
        listen();
      }
      look();
    }

    /** Reads what seats have sent while there was no table or no connection. */
    void look() {
      for (int seat = 1; seat < places.length && !isClosed; seat++) {
        int of = seat;
        subject(seat)
            .ifPresent(subject -> {
              CompletableFuture<?> _ =
                  wire.get(subject)
                      .thenAccept(stored -> {
                        if (stored != null) {
                          received(new Sender(of, true), stored, false);
                        }
                      });
            });
      }
    }

    private Optional<String> subject(int seat) {
      byte[] sealer = places[seat].sealer;
      if (!isOfPlayers) {
        return Optional.of(Subjects.proposals(game, seat));
      }
      return sealer.length == 0
          ? Optional.empty()
          : Optional.of(Subjects.proposals(game, seat, sealer));
    }

    private void received(Client.Message message) {
      String[] parts = message.subject().split("\\.", -1);
      try {
        int seat = Integer.parseInt(parts[2]);
        if (seat > 0 && seat < places.length) {
          // A player whose seat was freed still has the rights of before, and is told so.
          boolean isTheirs = subject(seat).filter(message.subject()::equals).isPresent();
          received(new Sender(seat, isTheirs), message.data(), true);
        }
      } catch (NumberFormatException noSeat) {
        LOG.log(Level.FINE, "not a seat", noSeat);
      }
    }

    /**
     * Does what somebody has sent.
     *
     * @param isNow whether it has just been sent; else it was stored, which says nothing of now
     */
    private void received(Sender from, byte[] bytes, boolean isNow) {
      if (isClosed) {
        return;
      }
      if (rates.admits(from)) {
        SeatMessage.read(bytes)
            .filter(message -> isNow || message.kind() != SeatMessage.Kind.HERE)
            .filter(
                message -> isOfPlayers && from.hasSeat || message.kind() == SeatMessage.Kind.CLAIM)
            .ifPresent(message -> NatsHost.this.received(from.seat, message));
      } else if (!isFlooded.getAndSet(true)) {
        end();
        look(0);
      }
    }

    void end() {
      Objects.requireNonNull(listening).close();
    }
  }

  /**
   * The host of an epoch of a game, which begins at once; nothing waits for the server.
   *
   * @param epoch from 1; no other table has the same
   * @param seats the number of seats
   * @param turns how often a seat was freed, which its present invitation goes by
   * @param note tells who runs the table
   * @param about the game as it is told to who asks with an invitation
   */
  public NatsHost(
      Wire wire,
      TableCreds creds,
      String game,
      int epoch,
      int seats,
      IntUnaryOperator turns,
      TableNote note,
      byte[] about,
      Clock clock) {
    this.about = about;
    this.clock = clock;
    this.wire = wire;
    this.creds = creds;
    invited = new Inbox(false);
    seated = new Inbox(true);
    revocations = new Revocations(wire, creds);
    this.game = game;
    this.epoch = epoch;
    this.turns = turns;
    places = new Place[seats + 1];
    Arrays.setAll(places, seat -> new Place());
    places[0].seal = Seal.of(watchKey());
    listener =
        isReached -> {
          if (isReached) {
            lookForNewerHost();
            invited.look();
            seated.look();
          }
        };
    CompletionStage<?> _ =
        Epochs.begin(wire, game, epoch, note.toBytes())
            .thenAccept(isOwn -> {
              if (!isOwn) {
                superseded.complete(null);
              }
            });
    invited.listen();
    seated.listen();
    epochs =
        wire.listen(
            "v." + game + ".0.*.0",
            begun -> heardOf(Integer.parseInt(begun.subject().split("\\.", -1)[3])));
    wire.listen(listener);
  }

  /** Completes once another table has begun a newer epoch. */
  public CompletionStage<Void> superseded() {
    return superseded.minimalCompletionStage();
  }

  private byte[] watchKey() {
    return Pass.watchKey(creds.seatSeed(game, 0, 0));
  }

  @Override
  public void onClaim(Claims next) {
    claims.complete(next);
  }

  /**
   * {@inheritDoc} Frames that were sealed to another key before can't be read with this one: the
   * next epoch begins with all of them.
   *
   * @throws IllegalArgumentException if that is no public key
   */
  @Override
  public void seated(int seat, byte[] sealer) {
    Seal seal = SeatKeys.seal(creds.sealer(), sealer);
    Place place = places[seat];
    synchronized (place) {
      place.seal = seal;
      place.sealer = sealer.clone();
      place.held.forEach((number, frame) -> store(seal, seat, number, frame));
      place.held.clear();
    }
    seated.look();
  }

  @Override
  public void send(int seat, int number, byte[] frame) {
    Place place = places[seat];
    synchronized (place) {
      Seal seal = place.seal;
      if (seal == null) {
        place.held.put(number, frame);
      } else {
        store(seal, seat, number, frame);
      }
    }
  }

  private void store(Seal seal, int seat, int number, byte[] frame) {
    byte[] sealed = seal.seal(SeatMessage.frame(game, seat, epoch, number), Packed.pack(frame));
    CompletableFuture<?> _ =
        wire.append(Subjects.frame(game, seat, epoch, number), sealed)
            .whenComplete((isStored, failed) -> {
              if (failed == null && !isStored) {
                LOG.warning("another table has stored this frame");
              }
            });
  }

  @Override
  public void onSign(BiConsumer<Integer, byte[]> next) {
    signs.complete(next);
  }

  @Override
  public void tell(byte[] attendance) {
    tellAll(SeatMessage.Kind.HERE, attendance);
  }

  private void tellAll(SeatMessage.Kind kind, byte[] plain) {
    for (int seat = 0; seat < places.length; seat++) {
      Seal seal = places[seat].seal;
      if (seal != null) {
        SeatMessage message = SeatMessage.seal(seal, kind, game, seat, Wire.freshId(), plain);
        wire.tell(Subjects.answers(game, seat), message.write());
      }
    }
  }

  @Override
  public void onProposal(Transport.Proposals next) {
    proposals.complete(next);
    invited.look();
    seated.look();
  }

  /** Another host may have begun while there was no connection. */
  private void lookForNewerHost() {
    CompletableFuture<?> _ = Epochs.newest(wire, game, epoch).thenAccept(this::heardOf);
  }

  private void heardOf(int newest) {
    if (newest > epoch) {
      superseded.complete(null);
    }
  }

  private void received(int seat, SeatMessage message) {
    Place place = places[seat];
    Optional<byte[]> before = place.answers.get(message.id());
    if (before != null) {
      // It is asked for again, and a full line would never get free.
      before
          .filter(answer -> !wire.isFull())
          .ifPresent(answer -> wire.tell(Subjects.answers(game, seat), answer));
      return;
    }
    switch (message.kind()) {
      case CLAIM -> claimed(seat, message);
      case PROPOSAL ->
          open(place, seat, message)
              .ifPresent(plain ->
                  answer(
                      seat,
                      message.id(),
                      place.sealer,
                      proposals
                          .thenCompose(all -> all.answer(seat, plain))
                          .thenApply(Packed::pack)));
      case HERE ->
          open(place, seat, message)
              .ifPresent(plain -> {
                var _ = signs.thenAccept(all -> all.accept(seat, plain));
              });
      case ANSWER, CLOSED -> {}
    }
  }

  /** Opens what the player of a seat has sent, who so proves to have the right to speak for it. */
  private Optional<byte[]> open(Place place, int seat, SeatMessage message) {
    Optional<byte[]> opened = open(place.seal, seat, message);
    if (opened.isPresent() && !place.isHeard) {
      place.isHeard = true;
      for (int turn = turns.applyAsInt(seat); turn >= 0; turn--) {
        revocations.add(game, seat, turn);
      }
    }
    return opened;
  }

  private Optional<byte[]> open(@Nullable Seal seal, int seat, SeatMessage message) {
    return seal == null ? Optional.empty() : message.open(seal, game, seat);
  }

  /**
   * Lets who has the present invitation claim the seat; who has an earlier one is refused. A single
   * key asks what the game is.
   */
  private void claimed(int seat, SeatMessage message) {
    int present = turns.applyAsInt(seat);
    for (int turn = present; turn >= 0; turn--) {
      Optional<byte[]> keys =
          open(Pass.claimSeal(creds.seatSeed(game, seat, turn)), seat, message)
              .filter(all ->
                  all.length == CLAIM_KEYS * Signer.KEY_BYTES || all.length == Signer.KEY_BYTES);
      if (keys.isPresent()) {
        claimed(seat, message.id(), keys.get(), turn, turn == present);
        return;
      }
    }
  }

  private static byte[] key(byte[] keys, int number) {
    return Arrays.copyOfRange(keys, number * Signer.KEY_BYTES, (number + 1) * Signer.KEY_BYTES);
  }

  private void claimed(int seat, String id, byte[] keys, int turn, boolean isPresent) {
    if (keys.length == Signer.KEY_BYTES) {
      answer(seat, id, keys, CompletableFuture.completedFuture(about));
      return;
    }
    byte[] signer = key(keys, 0);
    byte[] sealer = key(keys, 1);
    byte[] commitment = key(keys, 2);
    answer(
        seat,
        id,
        sealer,
        claims
            .thenCompose(all ->
                isPresent
                    ? all.claim(seat, signer, sealer, commitment)
                    : CompletableFuture.completedFuture(false))
            .thenApply(isTheirs -> {
              if (!isTheirs) {
                return new byte[0];
              }
              seated(seat, sealer);
              byte[] token = creds.player(game, seat, turn, sealer, key(keys, 3), clock).bytes();
              return SignedMessage.join(watchKey(), token);
            }));
  }

  /** Sends an answer, once it is known, to who has a key for seals. */
  private void answer(int seat, String id, byte[] sealer, CompletionStage<byte[]> answer) {
    Place place = places[seat];
    place.answers.put(id, Optional.empty());
    CompletionStage<?> _ =
        answer
            .thenAccept(plain -> {
              Seal seal = SeatKeys.seal(creds.sealer(), sealer);
              byte[] message =
                  SeatMessage.seal(seal, SeatMessage.Kind.ANSWER, game, seat, id, plain).write();
              place.answers.put(id, Optional.of(message));
              wire.tell(Subjects.answers(game, seat), message);
            })
            .exceptionally(failed -> {
              LOG.log(Level.FINE, "no answer", failed);
              place.answers.remove(id);
              return null;
            });
  }

  /** Ends this host; what it has stored stays. Seats hear of it and wait for another host. */
  @Override
  public void close() {
    if (isClosed) {
      return;
    }
    isClosed = true;
    wire.forget(listener);
    invited.end();
    seated.end();
    epochs.close();
    if (!superseded.isDone()) {
      tellAll(SeatMessage.Kind.CLOSED, new byte[0]);
    }
  }
}
