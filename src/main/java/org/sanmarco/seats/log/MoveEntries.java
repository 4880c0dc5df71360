package org.sanmarco.seats.log;

import module java.base;

import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Move;
import org.sanmarco.seats.Proposal.Act;
import org.sanmarco.seats.log.BrokenLogException.Fault;
import org.sanmarco.table.Table;

/** The entries of a log about moves: those of seats and of chance, and undo. */
record MoveEntries(LogParts game) {

  /** A seat plays, or decides before it is asked. */
  void play(Entry.Played played, Instant at) throws BrokenLogException {
    int seat = played.seat();
    Table table = game.table();
    boolean isAsked = table.actor().equals(new Actor.Seat(seat));
    require(
        game.seats().isStarted() && (isAsked || game.early().isOpen(table.view(seat))),
        Fault.ORDER);
    if (played.proposal().isEmpty()) {
      require(table.seat(seat).isComputer(), Fault.PROPOSAL);
    } else {
      SeatProposal proposal = game.proposals().accept(seat, Act.PLAY, played.proposal());
      require(proposal.proposal().moves().equals(played.moves()), Fault.PROPOSAL);
    }
    if (!isAsked) {
      List<Move> moves = played.moves().stream().map(table.game()::read).toList();
      require(game.early().decide(table.view(seat), moves) == null, Fault.MOVE);
      return;
    }
    game.clock().decided(seat, at);
    for (String move : played.moves()) {
      require(table.actor().equals(new Actor.Seat(seat)), Fault.ORDER);
      table.play(table.game().read(move));
    }
    for (Optional<Move> next = game.early().take(table.actor());
        next.isPresent();
        next = game.early().take(table.actor())) {
      table.play(next.get());
    }
    moved(at);
  }

  /** A player has added to chance, which waited for it in earlier logs. */
  void add(Entry.Revealed revealed, Instant at) throws BrokenLogException {
    var _ = game.proposals().accept(revealed.seat(), Act.GO_ON, revealed.proposal());
    game.clock().decided(revealed.seat(), at);
    moved(at);
  }

  /** Chance moves. */
  void roll(Entry.Rolled rolled, Instant at) throws BrokenLogException {
    require(game.seats().isStarted() && game.table().actor() instanceof Actor.Chance, Fault.ORDER);
    require(game.chance().mayGive(rolled.move()), Fault.CHANCE);
    game.table().play(game.table().game().read(rolled.move()));
    moved(at);
  }

  /** The last decision is undone. */
  void undo(Entry.Undone undone, Instant at) throws BrokenLogException {
    Set<Integer> agreed = new HashSet<>();
    for (String text : undone.proposals()) {
      agreed.add(game.proposals().accept(Act.UNDO, text).seat());
    }
    require(game.table().canUndo(move -> false), Fault.ORDER);
    require(game.consents().missingToUndo(agreed).isEmpty(), Fault.CONSENT);
    game.table().undoToDecision(move -> false);
    game.early().clear();
    game.notes().undone();
    moved(at);
  }

  private void moved(Instant at) {
    game.early().keep(game.table().actor(), game.table()::view);
    game.proposals().moved();
    game.clock().restart(at);
  }

  private void require(boolean holds, Fault fault) throws BrokenLogException {
    game.chain().require(holds, fault);
  }
}
