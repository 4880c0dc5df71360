package org.sanmarco.ui.table.model;

import java.util.stream.IntStream;
import org.sanmarco.kernel.View;
import org.sanmarco.room.Awaited;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.ui.table.model.Prompt.OtherScreen;

/** The agenda of a game that another host leads. */
final class JoinedAgenda extends Agenda {

  private final RemoteGame game;

  JoinedAgenda(RemoteGame game, GameFlow flow, Viewpoint viewpoint, Decision.Taker taker) {
    super(game, game, flow, viewpoint, taker);
    this.game = game;
  }

  @Override
  Awaited due() {
    return game.awaited();
  }

  @Override
  Prompt computer(int seat) {
    return early().orElseGet(() -> new OtherScreen(seat));
  }

  @Override
  Prompt covered(int seat) {
    return new OtherScreen(seat);
  }

  @Override
  boolean mayContinue() {
    return IntStream.rangeClosed(1, game.seats().size()).anyMatch(game::isHere);
  }

  /** No decision while a proposal is on its way to the one who leads the game. */
  @Override
  Decision decision(int seat, View shown) {
    return game.isSending() ? undecided(shown, true) : super.decision(seat, shown);
  }
}
