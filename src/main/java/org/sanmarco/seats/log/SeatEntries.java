package org.sanmarco.seats.log;

import module java.base;

import org.sanmarco.kernel.BotLevel;
import org.sanmarco.seats.Proposal.Act;
import org.sanmarco.seats.log.BrokenLogException.Fault;

/** The entries of a log about seats: who has them, who is away, which a computer plays. */
record SeatEntries(LogParts game) {

  /** A player takes a seat. */
  void claim(Entry.Claimed claim, Instant at) throws BrokenLogException {
    int seat = claim.seat();
    SeatClaims seats = game.seats();
    require(seats.persons().contains(seat) && !seats.isTaken(seat), Fault.ORDER);
    require(isUsable(claim), Fault.PROPOSAL);
    boolean wasStarted = seats.isStarted();
    seats.take(claim, at, game.chain().size());
    if (seats.of(seat).size() == 1) {
      game.clock().taken(seat);
    }
    // A player's time begins when both the game and the player are there.
    if (seats.isStarted() && (!wasStarted || game.isAsked(seat))) {
      game.clock().restart(at);
    }
  }

  /** Whether a player can play with the keys of a claim. */
  boolean isUsable(Entry.Claimed claim) {
    return PublicKeys.canSign(LogBytes.decode(claim.signer()))
        && PublicKeys.canSeal(LogBytes.decode(claim.sealer()))
        && (!game.chain().isSettled()
            || LogBytes.decode(claim.commitment()).length == Signer.KEY_BYTES);
  }

  /** A player reveals the bits that they add to chance. */
  void reveal(Entry.Revealed revealed, Instant at) throws BrokenLogException {
    int seat = revealed.seat();
    SeatProposal proposal = game.proposals().accept(seat, Act.GO_ON, revealed.proposal());
    require(mayReveal(proposal), Fault.CHANCE);
    game.seats().reveal(seat, LogBytes.decode(proposal.bits()));
    if (game.seats().isStarted()) {
      game.clock().restart(at);
    }
  }

  /**
   * Whether a player reveals bits: those of the claim, once all claims are in the log that the
   * player has seen.
   */
  boolean mayReveal(SeatProposal proposal) {
    return game.seats().unrevealed().contains(proposal.seat())
        && game.seats().isMeant(proposal.seat(), LogBytes.decode(proposal.bits()))
        && proposal.entry() >= game.seats().lastClaim();
  }

  /** A seat is free again. */
  void free(Entry.Freed freed, Instant at) throws BrokenLogException {
    int seat = freed.seat();
    SeatClaims seats = game.seats();
    require(seats.isTaken(seat), Fault.ORDER);
    int inviter;
    if (freed.proposals().isEmpty()) {
      require(game.terms().after() == Terms.After.FREE && game.isOverTime(seat, at), Fault.CONSENT);
      inviter = seats.next(seat).orElse(0);
    } else {
      SequencedSet<Integer> agreed = new LinkedHashSet<>();
      for (String text : freed.proposals()) {
        SeatProposal proposal = game.proposals().accept(Act.FREE, text);
        int meant = proposal.proposal().choice();
        require(
            seats.isSeat(meant) && seats.isSamePlayer(meant, seat) && seats.isNews(seat, proposal),
            Fault.PROPOSAL);
        agreed.add(proposal.seat());
      }
      require(game.isMissed(seat, at) && game.consents().mayFree(seat, agreed), Fault.CONSENT);
      inviter = agreed.getFirst();
    }
    seats.free(seat, inviter);
    game.clock().freed(seat);
    game.proposals().freed();
  }

  /** A player is away, or back. */
  void leave(Entry.Away away, Instant at) throws BrokenLogException {
    int seat = away.seat();
    SeatProposal proposal = game.proposals().accept(seat, Act.AWAY, away.proposal());
    require(
        game.seats().isNews(seat, proposal)
            && proposal.proposal().choice() == away.back().toEpochDay()
            && GameClock.mayLeave(away.back(), at),
        Fault.PROPOSAL);
    game.seats().of(seat).forEach(own -> game.clock().leave(own, away.back(), at));
    game.seats().settle(seat, game.chain().size());
  }

  /** A seat is handed to a computer, or back. */
  void handOver(Entry.HandedOver handed, Instant at) throws BrokenLogException {
    int seat = handed.seat();
    String computer = handed.computer();
    require(game.seats().persons().contains(seat), Fault.ORDER);
    if (handed.proposal().isEmpty()) {
      require(
          computer.isEmpty()
              || game.terms().after() == Terms.After.COMPUTER && game.isOverTime(seat, at),
          Fault.ORDER);
    } else {
      require(game.seats().isStarted(), Fault.ORDER);
      SeatProposal proposal = game.proposals().accept(seat, Act.HAND_OVER, handed.proposal());
      require(
          game.seats().isNews(seat, proposal)
              && computer(proposal.proposal().choice()).filter(computer::equals).isPresent(),
          Fault.PROPOSAL);
      game.seats().settle(seat, game.chain().size());
    }
    game.table().handOver(seat, computer);
  }

  /** The computer that a choice names: a level, or nothing for the player; empty if it is none. */
  static Optional<String> computer(int choice) {
    return choice == 0
        ? Optional.of("")
        : Optional.of(choice - 1)
            .filter(level -> level >= 0 && level < BotLevel.NAMES.size())
            .map(BotLevel.NAMES::get);
  }

  private void require(boolean holds, Fault fault) throws BrokenLogException {
    game.chain().require(holds, fault);
  }
}
