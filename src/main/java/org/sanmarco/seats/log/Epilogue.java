package org.sanmarco.seats.log;

import module java.base;

import org.sanmarco.room.Again;
import org.sanmarco.seats.Proposal;
import org.sanmarco.seats.log.BrokenLogException.Fault;

/**
 * The last words of a finished game's players, as its entries say: that they have seen this log to
 * its end, and whether they play again.
 */
final class Epilogue {

  private final LogChain chain;
  private final SeatClaims seats;
  private final SignedProposals proposals;
  private final Map<Integer, Boolean> answers = new TreeMap<>();

  /** The number of the entry with which each seat answered last. */
  private final Map<Integer, Integer> answered = new HashMap<>();

  /** The seats whose players' programs have seen the end. */
  private final Set<Integer> confirmed = new TreeSet<>();

  /** The number of the entry that ended the game. */
  private int end = Integer.MAX_VALUE;

  /** The last words of a game that begins: none yet. */
  Epilogue(LogChain chain, SeatClaims seats, SignedProposals proposals) {
    this.chain = chain;
    this.seats = seats;
    this.proposals = proposals;
  }

  /** Notes that the present entry ends the game. */
  void end() {
    end = chain.size();
  }

  /** A player's program has seen this log to its end. */
  void confirm(Entry.Confirmed word) throws BrokenLogException {
    SeatProposal proposal = proposals.accept(word.seat(), Proposal.Act.GO_ON, word.proposal());
    chain.require(mayConfirm(proposal), Fault.PROPOSAL);
    confirmed.addAll(seats.of(word.seat()));
  }

  /** Whether a proposal is about the end of this log, and the first such one of its player. */
  boolean mayConfirm(SeatProposal proposal) {
    return chain.isSettled() && proposal.entry() >= end && !hasConfirmed(proposal.seat());
  }

  /** Whether a seat's player has confirmed this log to its end. */
  boolean hasConfirmed(int seat) {
    return confirmed.contains(seat);
  }

  /** A player says whether they play again. */
  void answer(Entry.Again answer) throws BrokenLogException {
    chain.require(!isWanted(), Fault.ORDER);
    SeatProposal proposal = proposals.accept(answer.seat(), Proposal.Act.AGAIN, answer.proposal());
    chain.require(
        isNew(answer.seat(), proposal)
            && proposal.proposal().choice() == (answer.wants() ? Again.YES : Again.NO),
        Fault.PROPOSAL);
    for (int own : seats.of(answer.seat())) {
      answers.put(own, answer.wants());
      answered.put(own, chain.size());
    }
  }

  /** Whether a proposal was made after its player answered last. */
  boolean isNew(int seat, SeatProposal proposal) {
    return proposal.entry() >= answered.getOrDefault(seat, 0);
  }

  /** The answers by seat, without those who have not said. */
  Map<Integer, Boolean> answers() {
    return answers;
  }

  /** Whether everybody wants to play again, so that the next game begins. */
  boolean isWanted() {
    Set<Integer> persons = seats.persons();
    return !persons.isEmpty()
        && persons.stream().allMatch(seat -> answers.getOrDefault(seat, false));
  }
}
