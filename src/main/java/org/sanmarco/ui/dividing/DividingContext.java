package org.sanmarco.ui.dividing;

import module java.base;

import javafx.scene.layout.Region;
import org.sanmarco.kernel.Move;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.game.MoveFigure.Half;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.words.Messages;

/**
 * The context of the panels of a game with dividing.
 *
 * @param <C> a card
 */
public abstract class DividingContext<C> extends PanelContext {

  /** A context; what it is given is as in {@link PanelContext}. */
  protected DividingContext(GameModel model, Messages messages, Services services) {
    super(model, messages, services);
  }

  @Override
  public abstract OffersDecision<C> decision();

  /** A card, face up, that can't be used. */
  protected abstract PlayingCard drawn(C card);

  /** Divisions as cards; empty for any other move. */
  @Override
  public final Optional<Region> figure(List<Half> moves) {
    return moves.stream().map(Half::move).map(this::offersOf).noneMatch(List::isEmpty)
        ? Optional.of(new DivisionFigure(this, moves))
        : Optional.empty();
  }

  /** The cards of each offer of a division, face up; empty for any other move. */
  final List<List<PlayingCard>> offersOf(Move move) {
    return decision().offersOf(move).stream()
        .map(offer -> offer.stream().map(this::drawn).toList())
        .toList();
  }
}
