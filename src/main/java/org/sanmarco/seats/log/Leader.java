package org.sanmarco.seats.log;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Coach;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Setup;
import org.sanmarco.room.Again;
import org.sanmarco.room.Awaited;
import org.sanmarco.room.Awaited.Task;
import org.sanmarco.room.Note;
import org.sanmarco.room.People;
import org.sanmarco.room.Question;
import org.sanmarco.room.Refusals;
import org.sanmarco.room.Signal;
import org.sanmarco.seats.Frame;
import org.sanmarco.seats.Host;
import org.sanmarco.seats.Proposal;
import org.sanmarco.seats.Proposal.Act;
import org.sanmarco.seats.SeatFormat;
import org.sanmarco.seats.Transport;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The table that leads a game elsewhere: it plays what seats propose, lets computers and chance
 * act, writes each change into the log before anybody sees it, and sends the frames. It keeps
 * nothing but what the log says, so another table can go on at any time; a log accepts the entries
 * of one table only. Methods may be called by any thread.
 */
public final class Leader implements AutoCloseable {

  /** The place at which a game is led, with all that the game needs. */
  public interface Place {

    /** The means of leading the game. */
    Means means();

    /**
     * The ends of the seats' frames, which begin again.
     *
     * @param game the game as it is now
     */
    TableEnd open(Ledger game);

    /**
     * An invitation to a seat that was freed.
     *
     * @param turn how often
     */
    String invitation(int seat, int turn);

    /**
     * Begins the game that follows this one, unless it has begun.
     *
     * @param over this game
     * @param hosts the seats in the next one of people who run the table
     * @return an invitation for each person's seat in it, and for 0 to watch
     * @throws IOException if that is not known, or there is no room for it now
     */
    Map<Integer, String> again(Ledger over, List<Integer> hosts) throws IOException;

    /**
     * Lets a computer decide.
     *
     * @return its move, by any thread
     */
    CompletionStage<Move> decide(Ledger game, int seat);

    /** The table as players are told of it. */
    Attendance.Table table();

    /** Called when the screen of a seat has appeared, with the version of its program. */
    default void appeared(Ledger game, int seat, String program) {}

    /** Called, now and then, while the time of a seat is over; by the thread of the game. */
    default void late(Ledger game, int seat) {}

    /** Called when this table no longer leads the game: another may, or this one once more. */
    void lost();

    /** Called after each change; by the thread of the game. */
    void changed(Ledger game);
  }

  /**
   * The means of leading a game.
   *
   * @param games the games that are known
   * @param log the log of the game
   * @param key the key of chance, 32 bytes: the same at every table that may lead the game
   * @param signer the keys with which the table signs: the same at every table that may lead it
   * @param clock tells the time
   * @param silence the time without a sign after which a player's screen is not there any more
   * @param thread runs what belongs to this game, one after the other
   */
  @SuppressWarnings("ArrayRecordComponent") // These are never compared.
  public record Means(
      Games games,
      GameLog log,
      byte[] key,
      Signer signer,
      InstantSource clock,
      Duration silence,
      Executor thread) {}

  private static final Logger LOG = LoggerFactory.getLogger(Leader.class);

  private static final String COMPUTER = "medium";

  /** The entries after which nothing is done but playing on, so that every game has an end. */
  private static final int MOST_ENTRIES = 20_000;

  private static final Refusal NOT_MISSED = Refusal.of("", "seat-not-missed");
  private static final Refusal TOO_MANY_LINES = Refusal.of("", "too-many-lines");
  private static final Refusal TOO_LONG = Refusal.of("", "away-too-long");

  private final Place place;
  private final Means means;
  private final String name;
  private final Ledger ledger;
  private final SeatFormat format;
  private final TableEnd end;
  private final Table source;
  private final Host host;

  /** The proposals of players who have agreed to undo the last decision, the first one first. */
  private final Map<Integer, String> agreed = new LinkedHashMap<>();

  /** The same of players who have agreed to free a seat, by the first seat of its player. */
  private final Map<Integer, Map<Integer, String>> freeing = new TreeMap<>();

  /** The invitations to free seats, by seat. */
  private final Map<Integer, String> invitations = new HashMap<>();

  /** The invitations to the next game, by seat of this one; empty before it has begun. */
  private Map<Integer, String> next = Map.of();

  /** The screens that show the game. */
  private final Attendance.Book attendance;

  /** The seat whose player asked for the last undo; 0 if something has happened since. */
  private int undoneBy;

  private boolean isThinking;
  private volatile boolean isOpen = true;

  private Leader(Place place, String name, Ledger ledger) throws IOException {
    this.place = place;
    means = place.means();
    this.name = name;
    this.ledger = ledger;
    attendance = new Attendance.Book(means.silence());
    format = new SeatFormat(means.games());
    end = place.open(ledger);
    source = ledger.table();
    ledger.claims().forEach((seat, claim) -> end.seated(seat, Ledger.decode(claim.sealer())));
    host =
        new Host(
            source,
            format,
            new StampingEnd(),
            new Steward(),
            means.thread(),
            String.valueOf(ledger.epoch()));
    end.onClaim(this::claim);
    end.onSign((seat, sign) -> means.thread().execute(() -> heard(seat, sign)));
  }

  /**
   * Writes the first entry of a new game; {@link #lead} leads it then.
   *
   * @param number the game's, hexadecimal
   * @param hosts the seats of people who run the table
   * @return false if the game had begun before
   * @throws IOException if the log can't be reached
   * @throws RefusedException if the set-up is not one of the game
   */
  public static boolean begin(
      Place place, String number, Setup setup, List<Seat> seats, List<Integer> hosts, Terms terms)
      throws IOException {
    Means means = place.means();
    Ledger ledger = new Ledger(means.games(), means.key());
    ledger.table(setup, seats);
    Entry.Begun begun =
        new Entry.Begun(
            number,
            setup,
            seats,
            Ledger.encode(Ledger.sha256(means.key())),
            Ledger.encode(means.signer().publicKey()),
            hosts,
            terms);
    byte[] bytes = ledger.next(begun, means.clock().instant());
    try {
      ledger.apply(bytes);
    } catch (BrokenLogException impossible) {
      throw new IllegalStateException("a first entry of this table's own", impossible);
    }
    return means.log().append(0, bytes);
  }

  /**
   * Leads a game from where a ledger ends, which this table owns from now on.
   *
   * @param name a text that no other table has
   * @return the table, by the thread of the game; empty if the log has further entries
   * @throws IOException if the log can't be reached
   * @throws BrokenLogException if the log is broken
   */
  public static Optional<Leader> lead(Place place, String name, Ledger ledger)
      throws IOException, BrokenLogException {
    Means means = place.means();
    byte[] led = ledger.next(new Entry.Led(name), means.clock().instant());
    if (!means.log().append(ledger.size(), led)) {
      return Optional.empty();
    }
    ledger.apply(led);
    Leader leader = new Leader(place, name, ledger);
    means.thread().execute(leader::advance);
    return Optional.of(leader);
  }

  /** The text that no other table has. */
  public String name() {
    return name;
  }

  /**
   * Looks at the game: what should have happened and failed is tried again, and a seat that has
   * used up its time is dealt with as was agreed. To be called now and then.
   */
  public void tick() {
    means
        .thread()
        .execute(() -> {
          if (isUnderWay()) {
            if (isOurs()) {
              advance();
            }
            ledger
                .asked()
                .filter(seat -> ledger.claims().containsKey(seat))
                .ifPresent(seat -> look(seat, means.clock().instant()));
          } else if (isOpen && ledger.isAgain() && next.isEmpty()) {
            advance();
          }
        });
  }

  /** Looks at the time of the seat for which the game waits. */
  private void look(int seat, Instant now) {
    if (ledger.isOverTime(seat, now)) {
      late(seat);
    } else if (ledger.clock().isEntryDue(now)) {
      write(new Entry.Waited());
    }
  }

  /** Tells all screens who is there, and that the game is led; to be called every two seconds. */
  public void beat() {
    means.thread().execute(this::tell);
  }

  private void tell() {
    if (isOpen) {
      attendance
          .at(means.clock().instant(), ledger.claims().keySet(), place.table())
          .ifPresent(now -> end.tell(now.toBytes()));
    }
  }

  private void heard(int seat, byte[] sign) {
    try {
      if (attendance.note(seat, sign, means.clock().instant())) {
        tell();
        place.appeared(ledger, seat, Attendance.program(sign));
      }
    } catch (RefusedException noSign) {
      LOG.debug("not a sign", noSign);
    }
  }

  private boolean isUnderWay() {
    return isOpen && ledger.isStarted() && !ledger.isEnded();
  }

  /** Whether the next entry is this table's, and it doesn't wait for a computer. */
  private boolean isOurs() {
    return switch (source.actor()) {
      case Actor.Chance _ -> ledger.chanceBits().isFair();
      case Actor.Over _ -> true;
      case Actor.Seat(int seat) -> source.seat(seat).isComputer() && !isThinking;
    };
  }

  private void late(int seat) {
    place.late(ledger, seat);
    switch (ledger.terms().after()) {
      case WAIT -> {}
      case COMPUTER -> {
        write(new Entry.HandedOver(seat, COMPUTER, ""));
        advance();
      }
      case FREE -> {
        // Another seat of the same player may have time left.
        if (write(new Entry.Freed(seat, List.of()))) {
          lose();
        }
      }
    }
  }

  /**
   * Frees all seats of a seat's player, and ends: their frames are sealed to another key from now
   * on, so they begin again.
   */
  private void empty(int seat, List<String> proposals) {
    if (ledger.seating().of(seat).stream()
        .allMatch(own -> write(new Entry.Freed(own, proposals)))) {
      lose();
    }
  }

  private void lose() {
    isOpen = false;
    host.close();
    place.lost();
  }

  /** Ends leading; another table can go on. */
  @Override
  public void close() {
    means
        .thread()
        .execute(() -> {
          if (isOpen) {
            isOpen = false;
            host.close();
          }
        });
  }

  private CompletionStage<Boolean> claim(int seat, byte[] signer, byte[] sealer, byte[] chain) {
    return CompletableFuture.supplyAsync(
        () -> {
          Entry.Claimed claim =
              new Entry.Claimed(
                  seat,
                  Ledger.encode(signer),
                  Ledger.encode(sealer),
                  ledger.position() < 0 ? "" : Ledger.encode(chain));
          Entry.Claimed before = ledger.claims().get(seat);
          if (before != null) {
            return claim.equals(before);
          }
          boolean isFree =
              seat >= 1
                  && seat <= source.seats().size()
                  // A program of an earlier version can't play with the others.
                  && (ledger.position() < 0 || chain.length == Signer.KEY_BYTES)
                  && !ledger.begun().seats().get(seat - 1).isComputer();
          if (isFree) {
            if (!write(claim)) {
              throw notLeading();
            }
            end.seated(seat, sealer);
            advance();
          }
          return isFree;
        },
        means.thread());
  }

  /** Ends a question without an answer: it is for the table that leads next. */
  private static IllegalStateException notLeading() {
    return new IllegalStateException("another table leads the game");
  }

  /**
   * Appends an entry, and does what it says.
   *
   * @return false if another table leads the game now
   */
  private boolean write(Entry entry) {
    if (!isOpen) {
      return false;
    }
    int number = ledger.size();
    byte[] bytes = ledger.next(entry, means.clock().instant());
    try {
      // First, so that nothing is written that may not follow.
      ledger.apply(bytes);
      if (means.log().append(number, bytes)) {
        if (!(entry instanceof Entry.Waited
            || entry instanceof Entry.Said
            || entry instanceof Entry.Advised)) {
          agreed.clear();
          freeing.clear();
          undoneBy = 0;
        }
        place.changed(ledger);
        return true;
      }
    } catch (IOException unknown) {
      // It may have been written or not: the table that leads next finds out.
    } catch (BrokenLogException | RuntimeException impossible) {
      lose();
      throw new IllegalStateException("an entry of this table's own", impossible);
    }
    lose();
    return false;
  }

  /** Lets chance and computers act as long as nobody else has to. */
  private void advance() {
    boolean goesOn = isUnderWay();
    while (goesOn) {
      goesOn =
          switch (source.actor()) {
            case Actor.Chance _ ->
                ledger.chanceBits().isFair()
                    && write(new Entry.Rolled(ledger.chance().toString(), ""));
            case Actor.Over _ -> {
              write(new Entry.Ended(Ledger.encode(means.key())));
              yield false;
            }
            case Actor.Seat(int seat) -> {
              if (source.seat(seat).isComputer()) {
                think(seat);
              }
              yield false;
            }
          };
    }
    if (isOpen) {
      if (ledger.isAgain() && next.isEmpty()) {
        next = nextGame();
      }
      host.changed();
    }
  }

  /** Begins the next game; returns the invitations to it, or none if that is to be tried again. */
  private Map<Integer, String> nextGame() {
    GameOffer offer = ledger.nextGame();
    // Players may have moved on by a seat, and keep their colours.
    List<String> colours = offer.seats().stream().map(Seat::colour).toList();
    UnaryOperator<Integer> moved =
        seat -> seat == 0 ? 0 : 1 + colours.indexOf(source.seat(seat).colour());
    try {
      Map<Integer, String> passes =
          place.again(ledger, ledger.begun().hosts().stream().map(moved).toList());
      Map<Integer, String> lines = new TreeMap<>();
      for (int seat = 0; seat <= colours.size(); seat++) {
        lines.put(seat, passes.getOrDefault(moved.apply(seat), ""));
      }
      return lines;
    } catch (IOException notNow) {
      LOG.info("the next game can't begin now: {}", notNow.toString());
      return Map.of();
    }
  }

  private void think(int seat) {
    if (isThinking) {
      return;
    }
    isThinking = true;
    int before = ledger.changed();
    CompletableFuture<?> _ =
        CompletableFuture.completedFuture(seat)
            .thenCompose(asked -> place.decide(ledger, asked))
            .whenCompleteAsync(
                (move, failed) -> {
                  isThinking = false;
                  boolean isStill =
                      before == ledger.changed()
                          && source.actor().equals(new Actor.Seat(seat))
                          && source.seat(seat).isComputer();
                  if (isOpen && failed == null && isStill) {
                    write(new Entry.Played(seat, List.of(move.toString()), ""));
                  }
                  if (failed == null) {
                    advance();
                  } else if (isOpen) {
                    LOG.warn("a computer will think again", failed);
                  }
                },
                means.thread());
  }

  /** Stamps frames, and answers what is no proposal. */
  private final class StampingEnd implements Transport.HostEnd {

    @Override
    public void send(int seat, int number, byte[] frame) {
      send(List.of(new Transport.Numbered(seat, number, frame)));
    }

    @Override
    public void send(List<Transport.Numbered> frames) {
      if (!isOpen) {
        return;
      }
      List<byte[]> signed =
          SignedFrames.sign(
              frames.stream().map(one -> stamp(one.number()).addTo(one.frame())).toList(),
              ledger.game().seats().size() + 1,
              means.signer());
      for (int i = 0; i < signed.size(); i++) {
        Transport.Numbered frame = frames.get(i);
        end.send(frame.seat(), frame.number(), signed.get(i));
      }
    }

    private Stamp stamp(int number) {
      Instant until =
          ledger
              .asked()
              .filter(asked -> ledger.terms().isTimed() && ledger.isStarted())
              .filter(asked -> ledger.claims().containsKey(asked))
              .map(ledger.clock()::until)
              .orElse(null);
      return new Stamp(
          ledger.begun().game(),
          ledger.size() - 1,
          ledger.hash(),
          ledger.begun().signer(),
          ledger.position() < 0 ? null : ledger.position(),
          ledger.since(),
          until,
          times(),
          number == 1 ? ledger.terms() : null);
    }

    private Map<Integer, Duration> times() {
      Map<Integer, Duration> times = new TreeMap<>();
      if (ledger.terms().isTimed() && !ledger.isEnded()) {
        ledger.claims().keySet().forEach(seat -> times.put(seat, ledger.clock().left(seat)));
      }
      return times;
    }

    @Override
    public void onProposal(Transport.Proposals proposals) {
      end.onProposal((seat, message) ->
          LogPage.asked(message)
              .map(this::page)
              .orElseGet(() -> proposals.answer(seat, message))
              .thenApply(answer -> {
                if (!isOpen) {
                  throw notLeading();
                }
                return answer;
              }));
    }

    private CompletionStage<byte[]> page(int from) {
      return CompletableFuture.supplyAsync(
          () -> {
            try {
              List<byte[]> log = ledger.isEnded() ? means.log().read() : List.of();
              return LogPage.of(log, from).toBytes();
            } catch (IOException notNow) {
              throw new UncheckedIOException(notNow);
            }
          },
          means.thread());
    }

    @Override
    public void close() {
      end.close();
    }
  }

  /** Does what seats propose, by way of the log. */
  private final class Steward implements Host.Steward {

    /** The proposal that is being answered. */
    private @Nullable SeatProposal proposed;

    @Override
    public boolean isDone(int seat, byte[] bytes) {
      String text = Ledger.encode(bytes);
      return ledger.hasAccepted(seat, text)
          || ledger.notes().has(text)
          || text.equals(agreed.get(seat))
          || freeing.values().stream().anyMatch(all -> text.equals(all.get(seat)));
    }

    @Override
    public @Nullable Refusal check(int seat, Proposal proposal, byte[] bytes, Frame newest) {
      boolean isTooLong = ledger.size() >= MOST_ENTRIES && !SeatProposal.isLinked(proposal.act());
      if (!isTooLong && proposal.act() == Act.SAY) {
        proposed = ledger.signed(seat, bytes).orElse(null);
        return proposed == null ? Refusals.STALE : null;
      }
      if (isTooLong || ledger.isEnded() != (proposal.act() == Act.AGAIN)) {
        return Refusals.NOT_NOW;
      }
      proposed = ledger.check(seat, bytes).orElse(null);
      if (proposed == null) {
        return Refusals.STALE;
      }
      if (!ledger.isEnded() && !List.of(Act.ADVISE, Act.HAND_OVER).contains(proposal.act())) {
        takeBack(seat);
      }
      return null;
    }

    /** Gives a player who has returned the seat that a computer has played. */
    private void takeBack(int seat) {
      if (source.seat(seat).isComputer() && ledger.claims().containsKey(seat)) {
        write(new Entry.HandedOver(seat, "", ""));
      }
    }

    @Override
    public @Nullable Refusal play(int seat, List<Move> moves) {
      if (!source.actor().equals(new Actor.Seat(seat))) {
        Refusal refusal = ledger.early().whyNot(source.view(seat), moves);
        return refusal == null ? accept(seat, moves) : refusal;
      }
      for (int i = 0; i < moves.size(); i++) {
        Refusal refusal = source.refusal(moves.subList(0, i), moves.get(i));
        if (refusal != null) {
          return refusal;
        }
      }
      return accept(seat, moves);
    }

    private @Nullable Refusal accept(int seat, List<Move> moves) {
      return accept(
          text -> new Entry.Played(seat, moves.stream().map(Object::toString).toList(), text));
    }

    private @Nullable Refusal accept(Function<String, Entry> entry) {
      SeatProposal proposal = Objects.requireNonNull(proposed);
      if (!write(entry.apply(proposal.text()))) {
        return Refusals.NOT_NOW;
      }
      advance();
      return null;
    }

    @Override
    public @Nullable Refusal act(int seat, Act act, int choice) {
      SeatProposal proposal = Objects.requireNonNull(proposed);
      return switch (act) {
        case GO_ON -> {
          if (!(source.actor() instanceof Actor.Chance) || ledger.chanceBits().isFair()) {
            yield Refusal.of("", "not-chance");
          }
          if (ledger.chanceBits().witness().filter(witness -> witness == seat).isEmpty()) {
            yield Refusals.NOT_YOURS;
          }
          yield accept(text ->
              ledger.position() < 0
                  ? new Entry.Rolled(ledger.chanceBits().move(proposal).toString(), text)
                  : new Entry.Revealed(seat, text));
        }
        case UNDO -> undo(seat, proposal);
        case AWAY -> leave(seat, proposal, LocalDate.ofEpochDay(choice));
        case FREE -> free(seat, proposal, choice);
        case AGAIN -> again(seat, proposal, choice);
        case ADVISE -> advise(seat);
        case HAND_OVER -> handOver(seat, proposal, choice);
        case PLAY, REDO, CHOOSE, BACK, SIGNAL, SAY -> Refusals.NOT_NOW;
      };
    }

    @Override
    public List<Note> notes() {
      return ledger.notes().all();
    }

    @Override
    public @Nullable Refusal say(int seat, String line) {
      if (!ledger.hasNotes() || !ledger.terms().chat() || !Note.isLine(line)) {
        return Refusals.NOT_NOW;
      }
      return ledger.notes().maySay(seat, means.clock().instant())
          ? accept(text -> new Entry.Said(seat, line, text))
          : TOO_MANY_LINES;
    }

    private @Nullable Refusal advise(int seat) {
      if (ledger.notes().isAdvised(seat, ledger.game().size())) {
        return null;
      }
      return ledger.hasNotes()
              && ledger.isStarted()
              && ledger.terms().advice()
              && ledger.seating().isPlayed(seat)
          ? accept(text -> new Entry.Advised(seat, text))
          : Refusals.NOT_NOW;
    }

    private @Nullable Refusal handOver(int seat, SeatProposal proposal, int choice) {
      Optional<String> computer = Ledger.computer(choice);
      if (!ledger.hasNotes() || !ledger.isStarted() || computer.isEmpty()) {
        return Refusals.NOT_NOW;
      }
      return ledger.seating().isNews(seat, proposal)
          ? accept(text -> new Entry.HandedOver(seat, computer.get(), text))
          : Refusals.STALE;
    }

    private @Nullable Refusal leave(int seat, SeatProposal proposal, LocalDate back) {
      if (!ledger.seating().isNews(seat, proposal)) {
        return Refusals.STALE;
      }
      return GameClock.mayLeave(back, means.clock().instant())
          ? accept(text -> new Entry.Away(seat, back, text))
          : TOO_LONG;
    }

    private @Nullable Refusal free(int seat, SeatProposal proposal, int target) {
      if (!ledger.isMissed(target, means.clock().instant())
          || ledger.seating().of(seat).contains(target)) {
        return NOT_MISSED;
      }
      if (!ledger.seating().isNews(target, proposal)) {
        return Refusals.STALE;
      }
      Map<Integer, String> all =
          freeing.computeIfAbsent(
              ledger.seating().of(target).getFirst(), missed -> new LinkedHashMap<>());
      all.put(seat, proposal.text());
      if (ledger.consents().mayFree(target, all.keySet())) {
        empty(target, List.copyOf(all.values()));
      } else {
        host.signal(seat, Signal.Kind.FREE);
      }
      return null;
    }

    private @Nullable Refusal again(int seat, SeatProposal proposal, int choice) {
      if (ledger.isAgain() || choice != Again.YES && choice != Again.NO) {
        return Refusals.NOT_NOW;
      }
      return ledger.isNewAnswer(seat, proposal)
          ? accept(text -> new Entry.Again(seat, choice == Again.YES, text))
          : Refusals.STALE;
    }

    private @Nullable Refusal undo(int seat, SeatProposal proposal) {
      if (!canUndo(seat)) {
        return Refusals.NOTHING_TO_UNDO;
      }
      agreed.put(seat, proposal.text());
      if (ledger.consents().missingToUndo(agreed.keySet()).isEmpty()) {
        int asker = first(agreed);
        if (write(new Entry.Undone(List.copyOf(agreed.values())))) {
          undoneBy = asker;
        }
        advance();
      } else {
        host.signal(seat, Signal.Kind.UNDO);
      }
      return null;
    }

    @Override
    public Awaited awaited() {
      Awaited awaited = Awaited.of(source);
      List<Integer> unclaimed = ledger.seating().unclaimed();
      if (!ledger.isStarted()) {
        return Awaited.of(Task.JOIN, unclaimed.getFirst());
      }
      if (awaited.task() == Task.DECIDE && unclaimed.contains(awaited.seat())) {
        return Awaited.of(Task.JOIN, awaited.seat());
      }
      // Chance acts at once unless it waits for the bits of another player than the one on turn.
      return source.actor() instanceof Actor.Chance
          ? Awaited.of(Task.ROLL, ledger.chanceBits().witness().orElse(0))
          : awaited;
    }

    @Override
    public People people(int seat) {
      Map<Integer, String> lines = new TreeMap<>();
      ledger
          .seating()
          .inviters()
          .forEach((free, inviter) -> {
            if (inviter == seat) {
              lines.put(
                  free,
                  invitations.computeIfAbsent(
                      free, freed -> place.invitation(freed, ledger.turn(freed))));
            }
          });
      return new People(
          ledger.seating().unclaimed(),
          ledger.clock().away(),
          lines,
          questions(),
          undoneBy,
          Map.of(),
          ledger.early().seats(),
          new Again(ledger.again(), next.getOrDefault(seat, "")));
    }

    private List<Question> questions() {
      List<Question> all = new ArrayList<>();
      if (!agreed.isEmpty()) {
        all.add(
            new Question(
                Signal.Kind.UNDO,
                first(agreed),
                0,
                ledger.consents().missingToUndo(agreed.keySet())));
      }
      freeing.forEach((target, asked) ->
          all.add(
              new Question(
                  Signal.Kind.FREE,
                  first(asked),
                  target,
                  ledger.consents().missingToFree(target, asked.keySet()))));
      return all;
    }

    private static int first(Map<Integer, String> asked) {
      return asked.keySet().iterator().next();
    }

    @Override
    public boolean canUndo(int seat) {
      return ledger.isStarted()
          && !ledger.isEnded()
          && ledger.consents().mayUndo(seat, agreed.keySet());
    }

    @Override
    public Map<String, @Nullable Object> sheet(int seat) {
      return Map.of();
    }

    @Override
    public String reason(int seat, Refusal refusal) {
      return Coach.refusal(source.game().id(), refusal, Locale.ENGLISH);
    }
  }
}
