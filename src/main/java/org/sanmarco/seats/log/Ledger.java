package org.sanmarco.seats.log;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Base64;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Setup;
import org.sanmarco.kernel.View;
import org.sanmarco.room.Again;
import org.sanmarco.room.Consent;
import org.sanmarco.room.EarlyMoves;
import org.sanmarco.room.Takeback;
import org.sanmarco.seats.Proposal;
import org.sanmarco.seats.SeatFormat;
import org.sanmarco.seats.log.BrokenLogException.Fault;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.table.SecretDealer;
import org.sanmarco.table.Table;
import org.sanmarco.table.TableSource;

/**
 * A game as the entries of its log tell it. It accepts an entry only if it may follow those before:
 * this is the one place that says so, for the table that leads the game and for everybody who
 * checks it. For one thread.
 *
 * <p>Chance is HMAC-SHA-256 with the game's key of the game's number, the players' bits and the
 * number of the move, as {@link SecretDealer} computes it. The bits begin with 32 zero bytes; each
 * link that a seat reveals replaces them by the SHA-256 of what they were and the link. In logs of
 * version 1 each claim and each proposal adds bits, which its sender chooses.
 */
public final class Ledger {

  private final SeatFormat format;
  private final Games games;

  /** The key of chance; null for readers who don't know it yet. */
  private final byte @Nullable [] key;

  private final Map<Integer, Entry.Claimed> claims = new TreeMap<>();

  /** The number of times that each seat was freed. */
  private final Map<Integer, Integer> turns = new HashMap<>();

  /** The last proposal of each seat's player that an entry has, in Base64. */
  private final Map<Integer, String> accepted = new HashMap<>();

  /** The time at which each seat was taken. */
  private final Map<Integer, Instant> takenAt = new HashMap<>();

  /** The number of the entry with which each seat was taken or changed its absence last. */
  private final Map<Integer, Integer> settled = new HashMap<>();

  /** The seat whose player passes on the invitation for each free seat. */
  private final Map<Integer, Integer> inviters = new TreeMap<>();

  /** The first entry and the table; null before it. */
  private Entry.@Nullable Begun begun;

  private @Nullable Table table;
  private @Nullable GameClock clock;

  /** The version of the log, which the first entry says. */
  private int version = EntryFormat.VERSION;

  /** The answers to whether a player plays again once the game is over, by seat. */
  private final Map<Integer, Boolean> again = new TreeMap<>();

  /** The number of the entry with which each seat said so last. */
  private final Map<Integer, Integer> answered = new HashMap<>();

  private final EarlyMoves early = new EarlyMoves();

  private int size;
  private byte[] hash = new byte[0];
  private final ChanceBits bits = new ChanceBits();

  /** Whether the log shows that nobody chose what chance gave. */
  private boolean isProven = true;

  /** Whether somebody who runs the table added to the bits last, and could foresee chance. */
  private boolean foreseen;

  /** The proposal whose signature was checked last; null before it. */
  private @Nullable SeatProposal checked;

  private boolean started;
  private boolean ended;
  private int epoch;

  /** The table that leads the game; empty before there is one. */
  private String leader = "";

  /** The number of the last entry that changed the moves. */
  private int changed;

  private Instant last = Instant.EPOCH;

  /**
   * A ledger without entries.
   *
   * @param games the games that are known
   * @param key the key of chance; null if chance isn't to be checked
   */
  public Ledger(Games games, byte @Nullable [] key) {
    this.games = games;
    this.key = key;
    format = new SeatFormat(games);
  }

  /**
   * The key that a finished log publishes.
   *
   * @return empty while the game isn't over
   */
  public static Optional<byte[]> publishedKey(List<byte[]> entries) {
    for (byte[] entry : entries.reversed()) {
      try {
        switch (EntryFormat.read(entry).entry()) {
          case Entry.Ended(String key) -> {
            return Optional.of(decode(key));
          }
          case Entry.Led _, Entry.Again _ -> {}
          default -> {
            return Optional.empty();
          }
        }
      } catch (RefusedException unreadable) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** The bytes of an entry that follows now. */
  public byte[] next(Entry entry, Instant now) {
    Instant at = now.isBefore(last) ? last : now;
    return EntryFormat.write(new EntryFormat.Placed(version, size, at, encode(hash), entry));
  }

  /**
   * Accepts the next entry.
   *
   * @throws BrokenLogException if it can't be the next; the ledger must not be used any more
   */
  public void apply(byte[] bytes) throws BrokenLogException {
    EntryFormat.Placed placed;
    try {
      placed = EntryFormat.read(bytes);
    } catch (RefusedException unreadable) {
      throw broken(Fault.UNREADABLE);
    }
    require(
        placed.number() == size
            && (size == 0 || placed.version() == version)
            && placed.before().equals(encode(hash))
            && !placed.at().isBefore(last),
        Fault.CHAIN);
    version = placed.version();
    passTime(placed.entry(), placed.at());
    try {
      accept(placed.entry(), placed.at());
    } catch (RefusedException refused) {
      throw broken(Fault.MOVE);
    }
    hash = sha256(bytes);
    last = placed.at();
    size++;
  }

  private void passTime(Entry entry, Instant at) {
    if (entry instanceof Entry.Led) {
      clock().skip(at);
    } else if (size > 0) {
      clock().pass(asked().orElse(0), at);
    }
  }

  private void accept(Entry entry, Instant at) throws BrokenLogException {
    require(entry instanceof Entry.Begun == (size == 0), Fault.ORDER);
    // Tables also lead games that are over, to publish them.
    require(!ended || entry instanceof Entry.Led || entry instanceof Entry.Again, Fault.ORDER);
    switch (entry) {
      case Entry.Begun first -> begin(first, at);
      case Entry.Led(String by) -> {
        leader = by;
        epoch++;
      }
      case Entry.Claimed claim -> claim(claim, at);
      case Entry.Freed(int seat, List<String> proposals) -> free(seat, proposals, at);
      case Entry.Away(int seat, LocalDate back, String proposal) -> leave(seat, back, proposal, at);
      case Entry.Played played -> play(played, at);
      case Entry.Revealed(int seat, String proposal) -> reveal(seat, proposal, at);
      case Entry.Rolled rolled -> roll(rolled, at);
      case Entry.Undone(List<String> proposals) -> undo(proposals, at);
      case Entry.HandedOver(int seat, String computer) -> handOver(seat, computer, at);
      case Entry.Ended(String published) -> {
        require(table().isOver(), Fault.ORDER);
        require(encode(sha256(decode(published))).equals(begun().commitment()), Fault.KEY);
        ended = true;
      }
      case Entry.Again(int seat, boolean wants, String proposal) -> again(seat, wants, proposal);
      case Entry.Waited() -> require(started && version > 1, Fault.ORDER);
    }
  }

  private void begin(Entry.Begun first, Instant at) throws BrokenLogException {
    require(key == null || encode(sha256(key)).equals(first.commitment()), Fault.KEY);
    table = table(first.setup(), first.seats());
    table.begunAt(at.truncatedTo(ChronoUnit.SECONDS));
    begun = first;
    clock = new GameClock(first.terms(), version > 1, at);
    started = persons().isEmpty();
  }

  /**
   * The table of a game before its first move.
   *
   * @throws RefusedException if the set-up is not one of a game that is known
   */
  Table table(Setup setup, List<Seat> seats) {
    Game game =
        games
            .find(setup.game())
            .orElseThrow(() -> new RefusedException(Refusal.of("", "another-game", setup.game())));
    // Its dealer is never asked: what chance gives is decided by this ledger.
    return new Table(game, setup, seats, new Dealer(0));
  }

  private void claim(Entry.Claimed claim, Instant at) throws BrokenLogException {
    require(persons().contains(claim.seat()) && !claims.containsKey(claim.seat()), Fault.ORDER);
    claims.put(claim.seat(), claim);
    takenAt.put(claim.seat(), at);
    settled.put(claim.seat(), size);
    inviters.remove(claim.seat());
    if (isLinked()) {
      byte[] first = decode(claim.chain());
      require(first.length == Signer.KEY_BYTES, Fault.PROPOSAL);
      bits.commit(claim.seat(), first);
      interrupt();
    } else {
      absorb(claim.seat(), decode(claim.signer()));
      absorb(claim.seat(), decode(claim.sealer()));
    }
    clock().taken(claim.seat());
    boolean begins = !started && claims.keySet().containsAll(persons());
    started |= begins;
    // A player's time begins when both the game and the player are there.
    if (begins || started && asked().filter(seat -> seat == claim.seat()).isPresent()) {
      clock().restart(at);
    }
  }

  private void free(int seat, List<String> proposals, Instant at) throws BrokenLogException {
    require(claims.containsKey(seat), Fault.ORDER);
    if (proposals.isEmpty()) {
      require(terms().after() == Terms.After.FREE && isOverTime(seat, at), Fault.CONSENT);
    } else {
      Set<Integer> agreed = new LinkedHashSet<>();
      for (String one : proposals) {
        SeatProposal proposal = proposal(seatOf(one), Proposal.Act.FREE, one);
        int meant = proposal.proposal().choice();
        require(
            isSeat(meant) && isSamePlayer(meant, seat) && isNews(seat, proposal), Fault.PROPOSAL);
        agreed.add(proposal.seat());
      }
      require(isMissed(seat, at) && mayFree(seat, agreed), Fault.CONSENT);
    }
    inviters.put(seat, proposals.isEmpty() ? next(seat).orElse(0) : seatOf(proposals.getFirst()));
    claims.remove(seat);
    takenAt.remove(seat);
    clock().freed(seat);
    interrupt();
    checked = null;
    turns.merge(seat, 1, Integer::sum);
  }

  private boolean isSeat(int seat) {
    return seat >= 1 && seat <= table().seats().size();
  }

  /** Whether the players of these seats are all whom it needs to free another one. */
  boolean mayFree(int seat, Set<Integer> agreed) {
    return next(seat).isPresent() && missingToFree(seat, agreed).isEmpty();
  }

  /** The seats of the players whose consent to free a seat is missing. */
  List<Integer> missingToFree(int seat, Set<Integer> agreed) {
    return Consent.missing(
        claims.keySet().stream().filter(other -> !isSamePlayer(seat, other)),
        agreed,
        this::isSamePlayer);
  }

  /** The seats of the players whose consent to an undo is missing. */
  List<Integer> missingToUndo(Set<Integer> agreed) {
    return takeback()
        .map(back ->
            Consent.missingToUndo(
                back,
                // Nothing is undone without the player who decided, even if the seat is free now.
                Stream.concat(Stream.of(back.by()), claims.keySet().stream())
                    .filter(seat -> !table().seat(seat).isComputer()),
                agreed,
                this::isSamePlayer,
                this::isSamePlayer))
        .orElse(List.of());
  }

  /** Whether a seat's player may ask to undo the last decision, or agree to it. */
  boolean mayUndo(int seat, Set<Integer> agreed) {
    return claims.containsKey(seat)
        && table().canUndo()
        && (agreed.isEmpty()
            ? takeback().filter(back -> isSamePlayer(seat, back.by())).isPresent()
            : missingToUndo(agreed).stream().anyMatch(other -> isSamePlayer(seat, other)));
  }

  private Optional<Takeback> takeback() {
    return Takeback.of(new TableSource(table()));
  }

  private boolean isSamePlayer(int seat, int other) {
    return player(seat).equals(player(other));
  }

  /**
   * Whether the others may free a seat. Before the game begins: {@link Terms#PATIENCE} after it was
   * taken. Then: once the game has waited for its player until the time is over, or, where time
   * doesn't matter and two others agree, for {@link Terms#PATIENCE}. One alone would see a hand.
   */
  boolean isMissed(int seat, Instant now) {
    Instant taken = takenAt.get(seat);
    if (taken == null || table().seat(seat).isComputer()) {
      return false;
    }
    if (!started) {
      return clock().isPatienceOver(seat, taken, now);
    }
    return asked()
        .filter(asked -> isSamePlayer(asked, seat))
        .filter(asked ->
            terms().isTimed()
                ? isOverTime(asked, now)
                : takers() > 2 && clock().isPatienceOver(asked, clock().since(), now))
        .isPresent();
  }

  /** The number of people who have taken seats. */
  private long takers() {
    return claims.keySet().stream().map(this::player).distinct().count();
  }

  /** The seat that the game waits for; empty if it waits for nobody. */
  Optional<Integer> asked() {
    return switch (table().actor()) {
      case Actor.Seat(int seat) -> Optional.of(seat);
      case Actor.Chance _ when !isChanceFair() -> witness();
      case Actor.Chance _, Actor.Over _ -> Optional.empty();
    };
  }

  /** The seats of a seat's player that are taken, that one among them. */
  List<Integer> seatsOf(int seat) {
    return claims.keySet().stream().filter(one -> isSamePlayer(one, seat)).toList();
  }

  /** Whether a proposal was made after a seat was taken or its player was away last. */
  boolean isNews(int seat, SeatProposal proposal) {
    return proposal.entry() >= settled.getOrDefault(seat, 0);
  }

  private void leave(int seat, LocalDate back, String text, Instant at) throws BrokenLogException {
    SeatProposal proposal = proposal(seat, Proposal.Act.AWAY, text);
    require(
        isNews(seat, proposal)
            && proposal.proposal().choice() == back.toEpochDay()
            && GameClock.mayLeave(back, at),
        Fault.PROPOSAL);
    for (int own : seatsOf(seat)) {
      clock().leave(own, back, at);
      settled.put(own, size);
    }
  }

  private void play(Entry.Played played, Instant at) throws BrokenLogException {
    int seat = played.seat();
    boolean isAsked = table().actor().equals(new Actor.Seat(seat));
    require(started && (isAsked || early.isOpen(view(seat))), Fault.ORDER);
    if (played.proposal().isEmpty()) {
      require(table().seat(seat).isComputer(), Fault.PROPOSAL);
      bits.forgetGivers();
    } else {
      SeatProposal proposal = proposal(seat, Proposal.Act.PLAY, played.proposal());
      require(proposal.proposal().moves().equals(played.moves()), Fault.PROPOSAL);
      if (!isLinked()) {
        absorb(seat, decode(proposal.bits()));
      } else if (isAsked) {
        bits.forgetGivers();
        bits.reveal(seat, decode(proposal.bits()), player(seat));
      }
    }
    if (!isAsked) {
      List<Move> moves = played.moves().stream().map(table().game()::read).toList();
      require(early.decide(view(seat), moves) == null, Fault.MOVE);
      return;
    }
    clock().decided(seat, at);
    for (String move : played.moves()) {
      require(table().actor().equals(new Actor.Seat(seat)), Fault.ORDER);
      table().play(table().game().read(move));
    }
    for (Optional<Move> next = early.take(table().actor());
        next.isPresent();
        next = early.take(table().actor())) {
      table().play(next.get());
    }
    changed(at);
  }

  private void reveal(int seat, String text, Instant at) throws BrokenLogException {
    require(isLinked() && started && table().actor() instanceof Actor.Chance, Fault.ORDER);
    require(!isChanceFair() && witness().filter(next -> next == seat).isPresent(), Fault.CHANCE);
    SeatProposal proposal = proposal(seat, Proposal.Act.GO_ON, text);
    bits.reveal(seat, decode(proposal.bits()), player(seat));
    clock().decided(seat, at);
    changed(at);
  }

  private void roll(Entry.Rolled rolled, Instant at) throws BrokenLogException {
    require(started && table().actor() instanceof Actor.Chance, Fault.ORDER);
    isProven &= players() >= ChanceBits.WITNESSES;
    if (!rolled.proposal().isEmpty()) {
      require(!isLinked(), Fault.CHANCE);
      SeatProposal proposal =
          proposal(seatOf(rolled.proposal()), Proposal.Act.GO_ON, rolled.proposal());
      absorb(proposal.seat(), decode(proposal.bits()));
    }
    require(isChanceFair(), Fault.CHANCE);
    if (key != null) {
      require(chance().toString().equals(rolled.move()), Fault.CHANCE);
    }
    table().play(table().game().read(rolled.move()));
    changed(at);
  }

  private void undo(List<String> proposals, Instant at) throws BrokenLogException {
    Set<Integer> agreed = new HashSet<>();
    for (String one : proposals) {
      SeatProposal proposal = proposal(seatOf(one), Proposal.Act.UNDO, one);
      agreed.add(proposal.seat());
      if (!isLinked()) {
        absorb(proposal.seat(), decode(proposal.bits()));
      }
    }
    bits.forgetGivers();
    require(table().canUndo(), Fault.ORDER);
    require(missingToUndo(agreed).isEmpty(), Fault.CONSENT);
    table().undoToDecision();
    early.clear();
    changed(at);
  }

  private void handOver(int seat, String computer, Instant at) throws BrokenLogException {
    require(persons().contains(seat), Fault.ORDER);
    require(
        computer.isEmpty() || terms().after() == Terms.After.COMPUTER && isOverTime(seat, at),
        Fault.ORDER);
    if (!computer.isEmpty()) {
      interrupt();
    } else if (table().actor() instanceof Actor.Chance) {
      isProven = false;
    }
    table().handOver(seat, computer);
  }

  private void again(int seat, boolean wants, String text) throws BrokenLogException {
    require(ended && !isAgain(), Fault.ORDER);
    SeatProposal proposal = proposal(seat, Proposal.Act.AGAIN, text);
    require(
        isNewAnswer(seat, proposal)
            && proposal.proposal().choice() == (wants ? Again.YES : Again.NO),
        Fault.PROPOSAL);
    for (int own : seatsOf(seat)) {
      again.put(own, wants);
      answered.put(own, size);
    }
  }

  /** Whether a proposal was made after its player said last whether they play again. */
  boolean isNewAnswer(int seat, SeatProposal proposal) {
    return proposal.entry() >= answered.getOrDefault(seat, 0);
  }

  /** The answers to whether a player plays again, by seat; without those who have not said. */
  Map<Integer, Boolean> again() {
    return again;
  }

  /** Whether everybody wants to play again, so that the next game begins. */
  boolean isAgain() {
    Set<Integer> persons = persons();
    return !persons.isEmpty() && persons.stream().allMatch(seat -> again.getOrDefault(seat, false));
  }

  /**
   * The next game of the same people and computers: the next player begins, as at a table.
   *
   * @see Table#again
   */
  public GameOffer nextGame() {
    Table next = table(begun().setup(), begun().seats()).again(new Dealer(0));
    return new GameOffer(next.setup(), next.seats(), terms());
  }

  /** Asks for new links, because somebody has come or left; that could be timed. */
  private void interrupt() {
    isProven &= !(started && table().actor() instanceof Actor.Chance);
    bits.forgetGivers();
    bits.moveTo(size);
  }

  /** Whether seats add links to chance that they have committed themselves to. */
  private boolean isLinked() {
    return version > 1;
  }

  /**
   * Whether the log shows that nobody chose what chance gave: two players have added to each roll
   * after the decision before it, and nobody came or left while it waited for one.
   */
  boolean isChanceProven() {
    return isLinked() && isProven;
  }

  /** The players' bits of chance. */
  byte[] bits() {
    return bits.bits();
  }

  /** The number of the link that a seat's proposal reveals now; -1 if it sends other bits. */
  int position() {
    return isLinked() ? bits.position() : -1;
  }

  private void changed(Instant at) {
    bits.moveTo(size);
    early.keep(table().actor(), this::view);
    changed = size;
    clock().restart(at);
  }

  /** A proposal of a seat's player about the position of now. */
  private SeatProposal proposal(int seat, Proposal.Act act, String text) throws BrokenLogException {
    SeatProposal proposal =
        check(seat, decode(text))
            .filter(read -> read.proposal().act() == act)
            .orElseThrow(() -> broken(Fault.PROPOSAL));
    // A player's program gives bits unasked, and may still wait for the answer to a move.
    if (act != Proposal.Act.GO_ON) {
      accepted.put(seat, text);
    }
    return proposal;
  }

  /**
   * Whether a proposal is the last of its seat that an entry has.
   *
   * @param text the whole message, in Base64
   */
  boolean hasAccepted(int seat, String text) {
    return text.equals(accepted.get(seat));
  }

  /**
   * Checks a proposal of a seat.
   *
   * @return the proposal; empty if the seat's player has not signed it, or something has happened
   *     since
   */
  Optional<SeatProposal> check(int seat, byte[] text) {
    Entry.Claimed claim = claims.get(seat);
    SeatProposal known = checked;
    if (known == null || known.seat() != seat || !known.text().equals(encode(text))) {
      known =
          claim == null
              ? null
              : SeatProposal.read(format, text, decode(claim.signer())).orElse(null);
    }
    checked = known;
    return Optional.ofNullable(known)
        .filter(read ->
            read.log().equals(begun().game())
                && read.seat() == seat
                && read.entry() >= changed
                && read.entry() < size
                && hasItsLink(read));
  }

  /** Whether a proposal reveals what belongs to it: a link for chance, or nothing. */
  private boolean hasItsLink(SeatProposal proposal) {
    return !isLinked()
        || (proposal.isLinked()
            ? bits.isLink(proposal.seat(), decode(proposal.bits()))
            : proposal.bits().isEmpty());
  }

  /** The seat that a proposal names; its signature is checked later. */
  private int seatOf(String text) throws BrokenLogException {
    return SeatProposal.seatOf(decode(text)).orElseThrow(() -> broken(Fault.PROPOSAL));
  }

  private void absorb(int seat, byte[] more) {
    bits.absorb(more);
    foreseen = begun().hosts().contains(seat);
  }

  /** Whether the players have added to the bits what nobody could foresee. */
  boolean isChanceFair() {
    return isLinked()
        ? bits.haveGiven(Math.min(ChanceBits.WITNESSES, players()))
        : !foreseen || witness().isEmpty();
  }

  /** The next seat whose player adds to the bits; empty if there is none. */
  Optional<Integer> witness() {
    return after(Math.max(table().view(0).onTurn(), 1))
        .filter(this::isPlayed)
        .filter(seat -> isLinked() ? !bits.hasGiven(player(seat)) : !begun().hosts().contains(seat))
        .findFirst();
  }

  /** Whether a person plays a seat now. */
  private boolean isPlayed(int seat) {
    return claims.containsKey(seat) && !table().seat(seat).isComputer();
  }

  /** The number of people who play now. */
  private int players() {
    return (int)
        claims.keySet().stream().filter(this::isPlayed).map(this::player).distinct().count();
  }

  /** The next seat with another player; empty if there is none. */
  private Optional<Integer> next(int seat) {
    return after(seat)
        .filter(other -> claims.containsKey(other) && !isSamePlayer(seat, other))
        .findFirst();
  }

  /** The seats after one, in their order, and that one last. */
  private Stream<Integer> after(int seat) {
    int seats = table().seats().size();
    return IntStream.rangeClosed(1, seats).mapToObj(step -> (seat - 1 + step) % seats + 1);
  }

  /** The move that chance makes now; the key has to be known. */
  Move chance() {
    return chance(bits.bits());
  }

  /** The same, after the bits of a proposal. */
  Move chance(SeatProposal proposal) {
    return chance(bits.after(decode(proposal.bits())));
  }

  private Move chance(byte[] now) {
    byte[] secret = Objects.requireNonNull(key, "the key is not known");
    String number = begun().game() + " " + HexFormat.of().formatHex(now);
    return table().position().sample(new SecretDealer(number, () -> secret).at(table().size() + 1));
  }

  /** Whether the game waits for a seat that has used up its time. */
  boolean isOverTime(int seat, Instant now) {
    return terms().isTimed()
        && started
        && asked().filter(asked -> asked == seat).isPresent()
        && clock().isOver(seat, now);
  }

  /** The time since which the present decision is waited for. */
  public Instant since() {
    return clock().since();
  }

  /** The clock of the players. */
  GameClock clock() {
    return Objects.requireNonNull(clock, "no entry yet");
  }

  /** The agreement about time. */
  public Terms terms() {
    return begun().terms();
  }

  /** The seats that began with a person. */
  private Set<Integer> persons() {
    List<Seat> seats = begun().seats();
    Set<Integer> all = new HashSet<>();
    for (int seat = 1; seat <= seats.size(); seat++) {
      if (!seats.get(seat - 1).isComputer()) {
        all.add(seat);
      }
    }
    return all;
  }

  /** The seats of people that nobody has taken. */
  List<Integer> unclaimed() {
    return persons().stream().filter(seat -> !claims.containsKey(seat)).sorted().toList();
  }

  /** The moves of players who have decided before they were asked. */
  EarlyMoves early() {
    return early;
  }

  /** The seats that were freed, and the seat whose player passes on the new invitation. */
  Map<Integer, Integer> inviters() {
    return inviters;
  }

  /** A player, whose seats have the same name. */
  private String player(int seat) {
    return table().seat(seat).name();
  }

  /** The first entry. */
  public Entry.Begun begun() {
    return Objects.requireNonNull(begun, "no entry yet");
  }

  /** The game itself; what is played there without an entry is lost. */
  Table table() {
    return Objects.requireNonNull(table, "no entry yet");
  }

  /** The game once its key is known; it has the log's number, wherever it is kept. */
  GameRecord record() {
    byte[] known = Objects.requireNonNull(key, "the key is not known");
    GameRecord all = table().record();
    return new GameRecord(
        all.setup(),
        all.seats(),
        new SecretDealer(begun().game(), () -> known),
        all.moves(),
        all.next(),
        all.practice(),
        all.occasion());
  }

  /** The position as a seat may see it; 0 for what all may see. */
  public View view(int seat) {
    return table().view(seat);
  }

  /** The claims of seats that are taken now, by seat. */
  public Map<Integer, Entry.Claimed> claims() {
    return Map.copyOf(claims);
  }

  /** The number of times that a seat was freed: each time it has an invitation of its own. */
  public int turn(int seat) {
    return turns.getOrDefault(seat, 0);
  }

  /** The seats, as they are now. */
  public List<Seat> seats() {
    return table().seats();
  }

  /** The maker of the next move. */
  public Actor actor() {
    return table().actor();
  }

  /** The number of moves played. */
  public int moves() {
    return table().size();
  }

  /** The number of entries. */
  public int size() {
    return size;
  }

  /** The SHA-256 of the newest entry, in Base64; empty before the first. */
  public String hash() {
    return encode(hash);
  }

  /** The number of tables that have led the game, one after the other. */
  public int epoch() {
    return epoch;
  }

  /** The table that leads the game; empty before there is one. */
  public String leader() {
    return leader;
  }

  /** Whether all seats of people have been taken, so that the game goes on. */
  public boolean isStarted() {
    return started;
  }

  /** Whether the game is over and its key published. */
  public boolean isEnded() {
    return ended;
  }

  private BrokenLogException broken(Fault fault) {
    return new BrokenLogException(fault, size);
  }

  private void require(boolean holds, Fault fault) throws BrokenLogException {
    if (!holds) {
      throw broken(fault);
    }
  }

  static String encode(byte[] bytes) {
    return Base64.getEncoder().encodeToString(bytes);
  }

  /** Bytes in Base64; none if it is no Base64, so that what needs them doesn't fit. */
  static byte[] decode(String text) {
    try {
      return Base64.getDecoder().decode(text);
    } catch (IllegalArgumentException noBase64) {
      return new byte[0];
    }
  }

  static byte[] sha256(byte[] bytes) {
    return digest().digest(bytes);
  }

  static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }
}
