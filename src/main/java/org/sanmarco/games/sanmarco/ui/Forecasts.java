package org.sanmarco.games.sanmarco.ui;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.DogeRoute;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.coach.Projection;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.ui.board.BoardView;
import org.sanmarco.games.sanmarco.ui.board.Forecast;
import org.sanmarco.games.sanmarco.ui.board.Ghost;
import org.sanmarco.games.sanmarco.ui.context.EffectWords;
import org.sanmarco.games.sanmarco.ui.context.SanMarcoContext;
import org.sanmarco.games.sanmarco.ui.model.SanMarcoDecision;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfDistrict;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfPayment;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfSource;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoStep;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Prompt.Deciding;

/**
 * The forecasts on the board: the gains from the district pointed at, and with a doge card in hand
 * from all districts that the doge can reach. If the choice pointed at is lit, also the resulting
 * pieces and the change they bring.
 */
final class Forecasts {

  private final SanMarcoContext context;
  private final BoardView board;

  Forecasts(SanMarcoContext context, BoardView board) {
    this.context = context;
    this.board = board;
    board.onPointed(this::show);
  }

  /** Updates the forecasts to the current decision. */
  void show() {
    SanMarcoDecision decision = context.decision();
    List<SanMarcoPosition> outcomes = board.pointedAt().map(decision::outcomes).orElse(List.of());
    SanMarcoView before = decision.asked();
    Set<Ghost> ghosts =
        decision.step() == SanMarcoStep.REMOVE
            ? EffectWords.leaving(
                decision, board.pointedAt().filter(decision.lit()::contains).stream())
            : Ghost.of(before, outcomes);
    board.haunt(ghosts);
    board.route(route(before), before.active());
    List<Forecast> all = new ArrayList<>(context.effects().changes(decision, outcomes, ghosts));
    List<Projection> others =
        new ArrayList<>(isDogeInHand() ? Projection.ofDoge(before) : List.of());
    District ground = ground();
    if (ground != null && others.stream().noneMatch(shown -> shown.district() == ground)) {
      others.add(Projection.of(context.view(), ground));
    }
    others.stream()
        .filter(other -> all.stream().noneMatch(shown -> shown.district() == other.district()))
        .map(other -> context.effects().forecast(context.view(), other))
        .toList()
        .forEach(all::add);
    board.forecast(all);
  }

  /** The doge's route that is inspected, or the cheapest to the district pointed at. */
  private List<DogeRoute.Leg> route(SanMarcoView before) {
    SanMarcoDecision decision = context.decision();
    List<OfPayment> routes = decision.routes();
    Optional<? extends Choice> thought =
        routes.isEmpty() ? board.pointedAt() : Optional.of(routes.get(decision.route()));
    return thought
        .flatMap(decision::doge)
        .map(move -> DogeRoute.of(before, before.active(), move.to(), move.payment()).legs())
        .orElse(List.of());
  }

  private @Nullable District ground() {
    return switch (board.pointedAt().orElse(null)) {
      case OfDistrict(District district) -> district;
      case OfSource(District district) -> district;
      case null, default -> null;
    };
  }

  /** Whether a doge card is in hand, and no other is just being played. */
  private boolean isDogeInHand() {
    GameModel model = context.model();
    return model.prompt() instanceof Deciding(int _, Phase phase)
        && phase == Phase.PLAY
        && context.decision().asked().hand().count(Card.DOGE) > 0
        && context.decision().card().orElse(Card.DOGE) == Card.DOGE;
  }
}
