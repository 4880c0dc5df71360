package org.sanmarco.seats;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Coach;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.View;
import org.sanmarco.room.Awaited;
import org.sanmarco.room.Refusals;
import org.sanmarco.table.Table;

/**
 * The steward of a table without a screen: moves are played as they come, and chance acts for the
 * seat on turn when that seat goes on.
 *
 * @param game the game
 * @param locale the language of refusals
 */
public record TableSteward(Table game, Locale locale) implements Host.Steward {

  @Override
  public @Nullable Refusal play(int seat, List<Move> moves) {
    for (Move move : moves) {
      if (!game.actor().equals(new Actor.Seat(seat))) {
        return Refusals.NOT_YOURS;
      }
      Refusal refusal = game.refusal(List.of(), move);
      if (refusal != null) {
        return refusal;
      }
      game.play(move);
    }
    return null;
  }

  @Override
  public @Nullable Refusal act(int seat, Proposal.Act act, int choice) {
    return switch (act) {
      case GO_ON -> {
        if (!(game.actor() instanceof Actor.Chance)) {
          yield Refusal.of("", "not-chance");
        }
        if (!isPlayers(seat, game.view(0).onTurn())) {
          yield Refusals.NOT_YOURS;
        }
        game.playChance();
        yield null;
      }
      case UNDO -> {
        if (!game.canUndo(move -> false)) {
          yield Refusal.of("", "nothing-to-undo");
        }
        if (!canUndo(seat)) {
          yield Refusals.NOT_YOURS;
        }
        game.undoToDecision(move -> false);
        yield null;
      }
      case REDO -> {
        if (!game.canRedo()) {
          yield Refusal.of("", "nothing-to-redo");
        }
        game.redo();
        yield null;
      }
      case PLAY, CHOOSE, BACK, AWAY, FREE, AGAIN, ANOTHER, SIGNAL, SAY, ADVISE, HAND_OVER ->
          Refusal.of("", "nothing-to-choose");
    };
  }

  @Override
  public Awaited awaited() {
    return Awaited.of(game);
  }

  @Override
  public boolean canUndo(int seat) {
    return seat > 0 && game.canUndo(move -> false) && isLast(seat);
  }

  /** Whether the seat's player made the last decision. */
  private boolean isLast(int seat) {
    return game.moves(0).reversed().stream()
        .map(move -> move.by() instanceof Actor.Seat(int by) ? by : 0)
        .filter(by -> by > 0)
        .findFirst()
        .filter(by -> isPlayers(seat, by))
        .isPresent();
  }

  private boolean isPlayers(int seat, int other) {
    View view = game.view(0);
    return view.player(seat) == view.player(other);
  }

  @Override
  public String reason(int seat, Refusal refusal) {
    return Coach.refusal(game.game().id(), refusal, locale);
  }
}
