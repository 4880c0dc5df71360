package org.sanmarco.games.sanmarco.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoMove.Payment;
import org.sanmarco.games.sanmarco.coach.Projection;
import org.sanmarco.games.sanmarco.ui.board.BoardView;
import org.sanmarco.games.sanmarco.ui.board.Forecast;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Prompt.Deciding;

/**
 * What districts would bring, on the board: the one pointed at, and with a doge card in hand all
 * that the doge can reach.
 */
final class Forecasts {

  private final SanMarcoContext context;
  private final BoardView board;
  private @Nullable District pointedAt;

  Forecasts(SanMarcoContext context, BoardView board) {
    this.context = context;
    this.board = board;
    board.onPointed(district -> {
      pointedAt = district;
      show();
    });
  }

  /** Shows what is true now. */
  void show() {
    List<Projection> all = new ArrayList<>(isDogeInHand() ? doge() : List.of());
    District district = pointedAt;
    if (district != null && all.stream().noneMatch(shown -> shown.district() == district)) {
      all.add(Projection.of(context.view(), district));
    }
    board.forecast(all.stream().map(this::forecast).toList());
  }

  /** Whether a doge card is in hand, and no other is just being played. */
  private boolean isDogeInHand() {
    GameModel model = context.model();
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
      return new Forecast(projection.district(), projection.points(), 0, List.of(), scores);
    }
    return new Forecast(
        projection.district(),
        projection.gains(active),
        payment.total(),
        IntStream.rangeClosed(1, projection.points().size())
            .filter(seat -> payment.to(seat) > 0)
            .boxed()
            .toList(),
        context.text("forecast.doge", scores, context.payment(payment)));
  }
}
