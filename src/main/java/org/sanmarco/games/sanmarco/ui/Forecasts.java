package org.sanmarco.games.sanmarco.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.games.sanmarco.DogeRoute;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoMove.Payment;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.SanMarcoState.ExileUnderWay;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.coach.Projection;
import org.sanmarco.games.sanmarco.ui.board.BoardView;
import org.sanmarco.games.sanmarco.ui.board.Forecast;
import org.sanmarco.games.sanmarco.ui.board.Ghost;
import org.sanmarco.games.sanmarco.ui.board.Ghost.OfNoble;
import org.sanmarco.games.sanmarco.ui.model.SanMarcoDecision;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfDistrict;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfPayment;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfSource;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoStep;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.table.model.GameView;
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
    List<SanMarcoPosition> outcomes =
        board.pointedAt().map(choice -> context.decision().outcomes(choice)).orElse(List.of());
    SanMarcoView before = context.decision().asked();
    ExileUnderWay exile = before.exile();
    boolean removes = context.decision().step() == SanMarcoStep.REMOVE;
    Set<Ghost> ghosts =
        removes && exile != null
            ? Ghost.leaving(before, exile.district(), removed())
            : Ghost.of(before, outcomes);
    board.haunt(ghosts);
    board.route(route(before), before.active());
    List<Forecast> all = new ArrayList<>();
    // What an exile changes is known only once all is chosen.
    for (District district :
        removes && outcomes.size() != 1 ? List.<District>of() : changed(ghosts)) {
      all.add(change(before, outcomes.getFirst(), district));
    }
    List<Projection> others = new ArrayList<>(isDogeInHand() ? doge() : List.of());
    District ground = ground();
    if (ground != null && others.stream().noneMatch(shown -> shown.district() == ground)) {
      others.add(Projection.of(context.view(), ground));
    }
    others.stream()
        .filter(other -> all.stream().noneMatch(shown -> shown.district() == other.district()))
        .map(this::forecast)
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

  /** The seats whose nobles an exile removes: those chosen up to now, and the one pointed at. */
  private List<Integer> removed() {
    return Stream.concat(
            context.decision().chosen().stream(),
            board.pointedAt().filter(context.decision().lit()::contains).stream())
        .filter(SanMarcoChoice.OfNoble.class::isInstance)
        .map(choice -> ((SanMarcoChoice.OfNoble) choice).seat())
        .toList();
  }

  /** The district that is pointed at. */
  private @Nullable District ground() {
    return switch (board.pointedAt().orElse(null)) {
      case OfDistrict(District district) -> district;
      case OfSource(District district) -> district;
      case null, default -> null;
    };
  }

  /** The districts where nobles would come or go. */
  private static List<District> changed(Set<Ghost> ghosts) {
    return ghosts.stream()
        .filter(OfNoble.class::isInstance)
        .map(ghost -> ((OfNoble) ghost).district())
        .distinct()
        .toList();
  }

  /** The change for the seat that acts where its nobles change, or else for whose do. */
  private Forecast change(SanMarcoView before, SanMarcoPosition after, District district) {
    int seat =
        IntStream.concat(IntStream.of(before.active()), IntStream.rangeClosed(1, before.seats()))
            .filter(one -> before.nobles(district, one) != after.nobles(district, one))
            .findFirst()
            .orElseThrow();
    Projection projection = Projection.change(before, after, district);
    String change = context.texts().change(before, after, district, seat);
    return new Forecast(district, projection.points(), 0, List.of(), change, change);
  }

  /** Whether a doge card is in hand, and no other is just being played. */
  private boolean isDogeInHand() {
    GameView model = context.model();
    return model.prompt() instanceof Deciding(int _, Phase phase)
        && phase == Phase.PLAY
        && context.decision().asked().hand().count(Card.DOGE) > 0
        && context.decision().card().orElse(Card.DOGE) == Card.DOGE;
  }

  private List<Projection> doge() {
    return Projection.ofDoge(context.decision().asked());
  }

  private Forecast forecast(Projection projection) {
    Payment payment = projection.payment();
    int active = context.view().active();
    String scores = context.scoring(projection);
    if (payment == null) {
      return new Forecast(projection.district(), projection.points(), 0, List.of(), "", scores);
    }
    return new Forecast(
        projection.district(),
        projection.gains(active),
        payment.total(),
        IntStream.rangeClosed(1, projection.points().size())
            .filter(seat -> payment.to(seat) > 0)
            .boxed()
            .toList(),
        "",
        context.text("forecast.doge", scores, context.payment(payment)));
  }
}
