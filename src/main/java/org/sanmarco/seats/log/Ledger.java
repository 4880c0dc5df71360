package org.sanmarco.seats.log;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Setup;
import org.sanmarco.room.Again;
import org.sanmarco.room.EarlyMoves;
import org.sanmarco.room.Note;
import org.sanmarco.seats.Proposal;
import org.sanmarco.seats.SeatFormat;
import org.sanmarco.seats.log.BrokenLogException.Fault;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.GameSource;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.table.SecretDealer;
import org.sanmarco.table.Table;

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

  /** The first version of the log with notes. */
  private static final int NOTES = 3;

  private final SeatFormat format;
  private final Games games;

  /** The key of chance; null for readers who don't know it yet. */
  private final byte @Nullable [] key;

  private final LogChain chain = new LogChain();

  /** The last proposal of each seat's player that an entry has, in Base64. */
  private final Map<Integer, String> accepted = new HashMap<>();

  /** The first entry and what it begins; null before it. */
  private Entry.@Nullable Begun begun;

  private @Nullable Table table;
  private @Nullable SeatClaims seats;
  private @Nullable Consents consents;
  private @Nullable GameClock clock;
  private @Nullable ChanceBits bits;

  /** The answers to whether a player plays again once the game is over, by seat. */
  private final Map<Integer, Boolean> again = new TreeMap<>();

  /** The number of the entry with which each seat said so last. */
  private final Map<Integer, Integer> answered = new HashMap<>();

  private final EarlyMoves early = new EarlyMoves();
  private final Notes notes = new Notes();

  /** The proposal whose signature was checked last; null before it. */
  private @Nullable SeatProposal checked;

  private boolean started;
  private boolean ended;
  private int epoch;

  /** The table that leads the game; empty before there is one. */
  private String leader = "";

  /** The number of the last entry that changed the moves. */
  private int changed;

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
          case Entry.Led _, Entry.Again _, Entry.Said _ -> {}
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
    return chain.next(entry, now);
  }

  /**
   * Accepts the next entry.
   *
   * @throws BrokenLogException if it can't be the next; the ledger must not be used any more
   */
  public void apply(byte[] bytes) throws BrokenLogException {
    EntryFormat.Placed placed = chain.read(bytes);
    passTime(placed.entry(), placed.at());
    try {
      accept(placed.entry(), placed.at());
    } catch (RefusedException refused) {
      throw broken(Fault.MOVE);
    }
    chain.add(bytes, placed.at());
  }

  private void passTime(Entry entry, Instant at) {
    if (entry instanceof Entry.Led) {
      clock().skip(at);
    } else if (size() > 0) {
      clock().pass(asked().orElse(0), at);
    }
  }

  private void accept(Entry entry, Instant at) throws BrokenLogException {
    require(entry instanceof Entry.Begun == (size() == 0), Fault.ORDER);
    // Tables also lead games that are over, to publish them.
    require(!ended || isAfterEnd(entry), Fault.ORDER);
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
      case Entry.HandedOver(int seat, String computer, String proposal) ->
          handOver(seat, computer, proposal, at);
      case Entry.Said(int seat, String text, String proposal) -> say(seat, text, proposal, at);
      case Entry.Advised(int seat, String proposal) -> advise(seat, proposal);
      case Entry.Ended(String published) -> {
        require(table().isOver(), Fault.ORDER);
        require(encode(sha256(decode(published))).equals(begun().commitment()), Fault.KEY);
        ended = true;
      }
      case Entry.Again(int seat, boolean wants, String proposal) -> again(seat, wants, proposal);
      case Entry.Waited() -> require(started && chain.isLinked(), Fault.ORDER);
    }
  }

  /** Whether an entry may follow the end of the game. */
  private static boolean isAfterEnd(Entry entry) {
    return entry instanceof Entry.Led
        || entry instanceof Entry.Again
        || entry instanceof Entry.Said;
  }

  private void begin(Entry.Begun first, Instant at) throws BrokenLogException {
    require(key == null || encode(sha256(key)).equals(first.commitment()), Fault.KEY);
    table = table(first.setup(), first.seats());
    table.begunAt(at.truncatedTo(ChronoUnit.SECONDS));
    begun = first;
    seats = new SeatClaims(table, first.seats());
    consents = new Consents(table, seats);
    clock = new GameClock(first.terms(), chain.isLinked(), at);
    bits = new ChanceBits(chain.isLinked(), first, table, seats, key);
    started = seats.persons().isEmpty();
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
    int seat = claim.seat();
    require(seating().persons().contains(seat) && !seating().isTaken(seat), Fault.ORDER);
    seating().take(claim, at, size());
    if (chain.isLinked()) {
      byte[] first = decode(claim.chain());
      require(first.length == Signer.KEY_BYTES, Fault.PROPOSAL);
      chanceBits().commit(seat, first);
      interrupt();
    } else {
      chanceBits().absorb(seat, claim.signer());
      chanceBits().absorb(seat, claim.sealer());
    }
    clock().taken(seat);
    boolean begins = !started && seating().unclaimed().isEmpty();
    started |= begins;
    // A player's time begins when both the game and the player are there.
    if (begins || started && asked().filter(one -> one == seat).isPresent()) {
      clock().restart(at);
    }
  }

  private void free(int seat, List<String> proposals, Instant at) throws BrokenLogException {
    require(seating().isTaken(seat), Fault.ORDER);
    if (proposals.isEmpty()) {
      require(terms().after() == Terms.After.FREE && isOverTime(seat, at), Fault.CONSENT);
    } else {
      Set<Integer> agreed = new LinkedHashSet<>();
      for (String one : proposals) {
        SeatProposal proposal = proposal(seatOf(one), Proposal.Act.FREE, one);
        int meant = proposal.proposal().choice();
        require(
            seating().isSeat(meant)
                && seating().isSamePlayer(meant, seat)
                && seating().isNews(seat, proposal),
            Fault.PROPOSAL);
        agreed.add(proposal.seat());
      }
      require(isMissed(seat, at) && consents().mayFree(seat, agreed), Fault.CONSENT);
    }
    seating()
        .free(
            seat,
            proposals.isEmpty() ? seating().next(seat).orElse(0) : seatOf(proposals.getFirst()));
    clock().freed(seat);
    interrupt();
    checked = null;
  }

  /**
   * Whether the others may free a seat. Before the game begins: {@link Terms#PATIENCE} after it was
   * taken. Then: once the game has waited for its player until the time is over, or, where time
   * doesn't matter and two others agree, for {@link Terms#PATIENCE}. One alone would see a hand.
   */
  boolean isMissed(int seat, Instant now) {
    Instant taken = seating().takenAt(seat);
    if (taken == null || table().seat(seat).isComputer()) {
      return false;
    }
    if (!started) {
      return clock().isPatienceOver(seat, taken, now);
    }
    return asked()
        .filter(asked -> seating().isSamePlayer(asked, seat))
        .filter(asked ->
            terms().isTimed()
                ? isOverTime(asked, now)
                : seating().takers() > 2 && clock().isPatienceOver(asked, clock().since(), now))
        .isPresent();
  }

  /** The seat that the game waits for; empty if it waits for nobody. */
  Optional<Integer> asked() {
    return switch (table().actor()) {
      case Actor.Seat(int seat) -> Optional.of(seat);
      case Actor.Chance _ when !chanceBits().isFair() -> chanceBits().witness();
      case Actor.Chance _, Actor.Over _ -> Optional.empty();
    };
  }

  private void leave(int seat, LocalDate back, String text, Instant at) throws BrokenLogException {
    SeatProposal proposal = proposal(seat, Proposal.Act.AWAY, text);
    require(
        seating().isNews(seat, proposal)
            && proposal.proposal().choice() == back.toEpochDay()
            && GameClock.mayLeave(back, at),
        Fault.PROPOSAL);
    seating().of(seat).forEach(own -> clock().leave(own, back, at));
    seating().settle(seat, size());
  }

  private void play(Entry.Played played, Instant at) throws BrokenLogException {
    int seat = played.seat();
    boolean isAsked = table().actor().equals(new Actor.Seat(seat));
    require(started && (isAsked || early.isOpen(table().view(seat))), Fault.ORDER);
    if (played.proposal().isEmpty()) {
      require(table().seat(seat).isComputer(), Fault.PROPOSAL);
      chanceBits().forgetGivers();
    } else {
      SeatProposal proposal = proposal(seat, Proposal.Act.PLAY, played.proposal());
      require(proposal.proposal().moves().equals(played.moves()), Fault.PROPOSAL);
      if (!chain.isLinked()) {
        chanceBits().absorb(seat, proposal.bits());
      } else if (isAsked) {
        chanceBits().forgetGivers();
        chanceBits().reveal(proposal);
      }
    }
    if (!isAsked) {
      List<Move> moves = played.moves().stream().map(table().game()::read).toList();
      require(early.decide(table().view(seat), moves) == null, Fault.MOVE);
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
    require(chain.isLinked() && started && chanceBits().isAsked(), Fault.ORDER);
    require(
        !chanceBits().isFair() && chanceBits().witness().filter(next -> next == seat).isPresent(),
        Fault.CHANCE);
    chanceBits().reveal(proposal(seat, Proposal.Act.GO_ON, text));
    clock().decided(seat, at);
    changed(at);
  }

  private void roll(Entry.Rolled rolled, Instant at) throws BrokenLogException {
    require(started && chanceBits().isAsked(), Fault.ORDER);
    chanceBits().rolls();
    if (!rolled.proposal().isEmpty()) {
      require(!chain.isLinked(), Fault.CHANCE);
      SeatProposal proposal =
          proposal(seatOf(rolled.proposal()), Proposal.Act.GO_ON, rolled.proposal());
      chanceBits().absorb(proposal.seat(), proposal.bits());
    }
    require(chanceBits().isFair(), Fault.CHANCE);
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
      if (!chain.isLinked()) {
        chanceBits().absorb(proposal.seat(), proposal.bits());
      }
    }
    chanceBits().forgetGivers();
    require(table().canUndo(), Fault.ORDER);
    require(consents().missingToUndo(agreed).isEmpty(), Fault.CONSENT);
    table().undoToDecision();
    early.clear();
    notes.undone(table().size());
    changed(at);
  }

  private void handOver(int seat, String computer, String text, Instant at)
      throws BrokenLogException {
    require(seating().persons().contains(seat), Fault.ORDER);
    if (text.isEmpty()) {
      require(
          computer.isEmpty() || terms().after() == Terms.After.COMPUTER && isOverTime(seat, at),
          Fault.ORDER);
    } else {
      require(hasNotes() && started, Fault.ORDER);
      SeatProposal proposal = proposal(seat, Proposal.Act.HAND_OVER, text);
      require(
          seating().isNews(seat, proposal)
              && computer(proposal.proposal().choice()).filter(computer::equals).isPresent(),
          Fault.PROPOSAL);
      seating().settle(seat, size());
    }
    if (!computer.isEmpty()) {
      interrupt();
    } else {
      chanceBits().returned();
    }
    table().handOver(seat, computer);
  }

  /** The computer that a choice names: a level, or nothing for the player; empty if it is none. */
  static Optional<String> computer(int choice) {
    return choice == 0
        ? Optional.of("")
        : Optional.of(choice - 1)
            .filter(level -> level >= 0 && level < BotLevel.NAMES.size())
            .map(BotLevel.NAMES::get);
  }

  private void say(int seat, String line, String text, Instant at) throws BrokenLogException {
    require(hasNotes() && terms().chat(), Fault.ORDER);
    SeatProposal proposal =
        signed(seat, decode(text))
            .filter(read -> read.proposal().act() == Proposal.Act.SAY)
            .orElseThrow(() -> broken(Fault.PROPOSAL));
    require(
        !notes.has(text) && proposal.proposal().text().equals(line) && Note.isLine(line),
        Fault.PROPOSAL);
    require(notes.maySay(seat, at), Fault.ORDER);
    notes.say(seat, line, table().size(), text, at);
  }

  private void advise(int seat, String text) throws BrokenLogException {
    require(
        hasNotes()
            && started
            && terms().advice()
            && seating().isPlayed(seat)
            && !notes.isAdvised(seat, table().size()),
        Fault.ORDER);
    require(
        check(seat, decode(text))
            .filter(read -> read.proposal().act() == Proposal.Act.ADVISE)
            .isPresent(),
        Fault.PROPOSAL);
    notes.advise(seat, table().size(), text);
  }

  /** Whether the log can have notes: not if it is of an earlier version. */
  boolean hasNotes() {
    return version() >= NOTES;
  }

  /** The version of the log. */
  public int version() {
    return chain.version();
  }

  /** The notes of the players. */
  Notes notes() {
    return notes;
  }

  private void again(int seat, boolean wants, String text) throws BrokenLogException {
    require(ended && !isAgain(), Fault.ORDER);
    SeatProposal proposal = proposal(seat, Proposal.Act.AGAIN, text);
    require(
        isNewAnswer(seat, proposal)
            && proposal.proposal().choice() == (wants ? Again.YES : Again.NO),
        Fault.PROPOSAL);
    for (int own : seating().of(seat)) {
      again.put(own, wants);
      answered.put(own, size());
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
    Set<Integer> persons = seating().persons();
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

  private void interrupt() {
    chanceBits().interrupt(size(), started);
  }

  /** The number of the link that a seat's proposal reveals now; -1 if it sends other bits. */
  int position() {
    return chanceBits().position();
  }

  private void changed(Instant at) {
    chanceBits().moveTo(size());
    early.keep(table().actor(), table()::view);
    changed = size();
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
    return signed(seat, text).filter(read -> read.entry() >= changed);
  }

  /** The same, whatever has happened since. */
  Optional<SeatProposal> signed(int seat, byte[] text) {
    Entry.Claimed claim = seating().claims().get(seat);
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
                && read.entry() < size()
                && chanceBits().isFitting(read));
  }

  /** The seat that a proposal names; its signature is checked later. */
  private int seatOf(String text) throws BrokenLogException {
    return SeatProposal.seatOf(decode(text)).orElseThrow(() -> broken(Fault.PROPOSAL));
  }

  /** The move that chance makes now; the key has to be known. */
  Move chance() {
    return chanceBits().move();
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

  /** The seats and who has them. */
  SeatClaims seating() {
    return Objects.requireNonNull(seats, "no entry yet");
  }

  /** The consent that an undo or a freed seat needs. */
  Consents consents() {
    return Objects.requireNonNull(consents, "no entry yet");
  }

  /** The players' part of chance. */
  ChanceBits chanceBits() {
    return Objects.requireNonNull(bits, "no entry yet");
  }

  /** The clock of the players. */
  GameClock clock() {
    return Objects.requireNonNull(clock, "no entry yet");
  }

  /** The agreement about time. */
  public Terms terms() {
    return begun().terms();
  }

  /** The moves of players who have decided before they were asked. */
  EarlyMoves early() {
    return early;
  }

  /** The first entry. */
  public Entry.Begun begun() {
    return Objects.requireNonNull(begun, "no entry yet");
  }

  /** The game as it is now. */
  public GameSource game() {
    return table();
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

  /** The claims of seats that are taken now, by seat. */
  public Map<Integer, Entry.Claimed> claims() {
    return Map.copyOf(seating().claims());
  }

  /** The number of times that a seat was freed: each time it has an invitation of its own. */
  public int turn(int seat) {
    return seating().turn(seat);
  }

  /** The number of the last entry that changed the moves. */
  int changed() {
    return changed;
  }

  /** The number of entries. */
  public int size() {
    return chain.size();
  }

  /** The SHA-256 of the newest entry, in Base64; empty before the first. */
  public String hash() {
    return chain.hash();
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
    return new BrokenLogException(fault, size());
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
