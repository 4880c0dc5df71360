package org.sanmarco.seats.log;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.seats.Proposal;
import org.sanmarco.seats.SeatFormat;
import org.sanmarco.seats.log.BrokenLogException.Fault;

/** Checks the signed proposals of players: those of a log's entries, and those that are sent. */
final class SignedProposals {

  private final LogChain chain;
  private final SeatFormat format;
  private final String game;
  private final SeatClaims seats;

  /** The last proposal of each seat's player that an entry has, in Base64. */
  private final Map<Integer, String> accepted = new HashMap<>();

  /** The proposal whose signature was checked last; null before it. */
  private @Nullable SeatProposal checked;

  private int lastChange;

  /**
   * The proposals of a game that begins.
   *
   * @param game its number
   */
  SignedProposals(LogChain chain, SeatFormat format, String game, SeatClaims seats) {
    this.chain = chain;
    this.format = format;
    this.game = game;
    this.seats = seats;
  }

  /** Notes that the present entry changes the moves: proposals made before it are stale. */
  void moved() {
    lastChange = chain.size();
  }

  /** The number of the last entry that changed the moves. */
  int lastChange() {
    return lastChange;
  }

  /** Forgets which signature was checked last: the seat's next player has another key. */
  void freed() {
    checked = null;
  }

  /**
   * The proposal of an entry, about the present position.
   *
   * @param text in Base64
   * @throws BrokenLogException if the seat's player has not proposed this now
   */
  SeatProposal accept(int seat, Proposal.Act act, String text) throws BrokenLogException {
    SeatProposal proposal = chain.require(check(seat, text, act), Fault.PROPOSAL);
    // A player's program reveals bits unasked, and may still wait for another answer.
    if (act != Proposal.Act.GO_ON) {
      accepted.put(seat, text);
    }
    return proposal;
  }

  /** The same of the seat that the proposal names. */
  SeatProposal accept(Proposal.Act act, String text) throws BrokenLogException {
    int seat = chain.require(SeatProposal.seatOf(LogBytes.decode(text)), Fault.PROPOSAL);
    return accept(seat, act, text);
  }

  /**
   * Whether a proposal is the last of its seat that an entry has.
   *
   * @param text the whole message, in Base64
   */
  boolean hasAccepted(int seat, String text) {
    return text.equals(accepted.get(seat));
  }

  /** A proposal of a kind about the present position; empty if it is none. */
  Optional<SeatProposal> check(int seat, String text, Proposal.Act act) {
    return check(seat, LogBytes.decode(text)).filter(read -> read.proposal().act() == act);
  }

  /**
   * Checks a proposal of a seat.
   *
   * @return the proposal; empty if the seat's player has not signed it, or something has happened
   *     since
   */
  Optional<SeatProposal> check(int seat, byte[] text) {
    return signed(seat, text).filter(read -> read.entry() >= lastChange);
  }

  /** The same, also if something has happened since. */
  Optional<SeatProposal> signed(int seat, byte[] text) {
    if (checked == null
        || checked.seat() != seat
        || !checked.text().equals(LogBytes.encode(text))) {
      Entry.Claimed claim = seats.claims().get(seat);
      checked =
          claim == null
              ? null
              : SeatProposal.read(format, text, LogBytes.decode(claim.signer())).orElse(null);
    }
    return Optional.ofNullable(checked)
        .filter(read ->
            read.log().equals(game)
                && read.seat() == seat
                && read.entry() < chain.size()
                // The player has seen this log and no other.
                && (!chain.isSettled() || chain.has(read.entry(), read.hash())));
  }
}
