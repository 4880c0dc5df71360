package org.sanmarco.seats.log;

import module java.base;

import org.sanmarco.room.Note;
import org.sanmarco.seats.Proposal;
import org.sanmarco.seats.log.BrokenLogException.Fault;
import org.sanmarco.table.Table;

/** The notes of a game, as the entries of its log say, and the limits of what players write. */
final class Notes {

  /** The most lines of a seat in a game. */
  private static final int MOST = 500;

  /** The most lines of a seat within {@link #WINDOW}. */
  private static final int MOST_AT_ONCE = 5;

  private static final Duration WINDOW = Duration.ofSeconds(10);

  private final LogChain chain;
  private final Terms terms;
  private final Table table;
  private final SeatClaims seats;
  private final SignedProposals signatures;
  private final List<Note> all = new ArrayList<>();

  /** The proposals of the notes, in Base64: none counts twice. */
  private final Set<String> proposals = new HashSet<>();

  /** The number of lines of each seat. */
  private final Map<Integer, Integer> lines = new HashMap<>();

  /** The times of the last lines of each seat. */
  private final Map<Integer, Deque<Instant>> times = new HashMap<>();

  /** The notes of a game that begins: none yet. */
  Notes(LogChain chain, Terms terms, Table table, SeatClaims seats, SignedProposals signatures) {
    this.chain = chain;
    this.terms = terms;
    this.table = table;
    this.seats = seats;
    this.signatures = signatures;
  }

  List<Note> all() {
    return List.copyOf(all);
  }

  boolean has(String proposal) {
    return proposals.contains(proposal);
  }

  /** Whether players may write a line to each other. */
  boolean mayChat(String line) {
    return terms.chat() && Note.isLine(line);
  }

  /** Whether a seat may write another line now. */
  boolean maySay(int seat, Instant at) {
    Deque<Instant> last = last(seat);
    return lines.getOrDefault(seat, 0) < MOST
        && (last.size() < MOST_AT_ONCE || !at.isBefore(last.getFirst().plus(WINDOW)));
  }

  private Deque<Instant> last(int seat) {
    return times.computeIfAbsent(seat, first -> new ArrayDeque<>());
  }

  /** Whether a seat has asked for advice in the present position. */
  boolean isAdvised(int seat) {
    return all.stream()
        .anyMatch(note ->
            note.kind() == Note.Kind.ADVISED && note.seat() == seat && note.move() == table.size());
  }

  /** Whether a seat's player may ask for advice. */
  boolean mayAsk(int seat) {
    return seats.isStarted() && terms.advice() && seats.isPlayed(seat);
  }

  /** A player writes a line. */
  void say(Entry.Said said, Instant at) throws BrokenLogException {
    int seat = said.seat();
    chain.require(terms.chat(), Fault.ORDER);
    SeatProposal proposal =
        chain.require(
            signatures
                .signed(seat, LogBytes.decode(said.proposal()))
                .filter(read -> read.proposal().act() == Proposal.Act.SAY),
            Fault.PROPOSAL);
    chain.require(
        !has(said.proposal())
            && proposal.proposal().text().equals(said.text())
            && Note.isLine(said.text()),
        Fault.PROPOSAL);
    chain.require(maySay(seat, at), Fault.ORDER);
    Deque<Instant> last = last(seat);
    last.addLast(at);
    if (last.size() > MOST_AT_ONCE) {
      last.removeFirst();
    }
    lines.merge(seat, 1, Integer::sum);
    add(seat, Note.Kind.SAID, said.text(), said.proposal());
  }

  /** A player asks for advice. */
  void advise(Entry.Advised advised) throws BrokenLogException {
    int seat = advised.seat();
    chain.require(mayAsk(seat) && !isAdvised(seat), Fault.ORDER);
    chain.require(signatures.check(seat, advised.proposal(), Proposal.Act.ADVISE), Fault.PROPOSAL);
    add(seat, Note.Kind.ADVISED, "", advised.proposal());
  }

  private void add(int seat, Note.Kind kind, String text, String proposal) {
    all.add(new Note(all.size() + 1, seat, kind, table.size(), text));
    proposals.add(proposal);
  }

  /** Moves what was noted at moves that were undone. */
  void undone() {
    all.replaceAll(note -> note.undone(table.size()));
  }
}
