package org.sanmarco.ui.table.model;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.View;
import org.sanmarco.room.EarlyMoves;

/**
 * Takes the moves that decisions complete in a game of this program.
 *
 * @param listener called when a decision has changed
 * @param isHere whether it is made at this screen
 */
record LedTaker(LedModel model, Guide guide, Runnable listener, boolean isHere)
    implements Decision.Taker {

  private Optional<View> early() {
    return isHere ? model.room().early() : Optional.empty();
  }

  @Override
  public @Nullable Refusal refusal(List<Move> parts, Move move) {
    return model.refusal(early(), parts, move);
  }

  @Override
  public View ahead(int seat, List<Move> parts) {
    return model.source().ahead(seat, parts);
  }

  @Override
  public boolean isPart(Move move) {
    // A guide needs the moves made one by one.
    return model.flow().isPart(move) && wish().isEmpty() && !guide.isStill();
  }

  @Override
  public Optional<Move> wish() {
    return guide.wish(model.size());
  }

  @Override
  public boolean isWanted(Move move) {
    return wish().filter(wish -> model.flow().isSame(wish, move)).isPresent();
  }

  @Override
  public void strayed() {
    guide.strayed();
  }

  @Override
  public void play(List<Move> parts, Move last) {
    Optional<View> early = early();
    if (early.isPresent()) {
      model.decideEarly(EarlyMoves.seat(early.get()), List.of(last));
    } else if (guide.isStill()) {
      guide.admit(model.size(), parts.isEmpty() ? last : parts.getFirst());
      model.display().beginAgain();
    } else {
      parts.forEach(model.table()::play);
      guide.admit(model.size(), last).ifPresentOrElse(model::take, model.display()::beginAgain);
    }
  }

  @Override
  public void changed() {
    listener.run();
  }
}
