package org.sanmarco.seats.log;

import module java.base;

import org.sanmarco.room.Again;
import org.sanmarco.seats.Proposal;
import org.sanmarco.seats.log.BrokenLogException.Fault;

/** The answers of a finished game's players to whether they play again, as its entries say. */
final class NextGame {

  private final LogChain chain;
  private final SeatClaims seats;
  private final SignedProposals proposals;
  private final Map<Integer, Boolean> answers = new TreeMap<>();

  /** The number of the entry with which each seat answered last. */
  private final Map<Integer, Integer> answered = new HashMap<>();

  /** The answers to a game that begins: none yet. */
  NextGame(LogChain chain, SeatClaims seats, SignedProposals proposals) {
    this.chain = chain;
    this.seats = seats;
    this.proposals = proposals;
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
