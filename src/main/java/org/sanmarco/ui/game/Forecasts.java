package org.sanmarco.ui.game;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Projection;
import org.sanmarco.rules.sanmarco.Card;
import org.sanmarco.rules.sanmarco.District;
import org.sanmarco.rules.sanmarco.Phase;
import org.sanmarco.rules.sanmarco.SanMarcoMove.Payment;
import org.sanmarco.ui.board.BoardView;
import org.sanmarco.ui.board.Forecast;
import org.sanmarco.ui.game.model.GameModel;
import org.sanmarco.ui.game.model.Stage.Deciding;
import org.sanmarco.ui.move.MoveBuilder;

/**
 * What districts would bring, on the board: the one pointed at, and with a doge card in hand all
 * that he can reach.
 */
final class Forecasts {

  private final Desk desk;
  private final BoardView board;
  private @Nullable District pointedAt;

  Forecasts(Desk desk, BoardView board) {
    this.desk = desk;
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
      all.add(Projection.of(desk.model().view(), district));
    }
    board.forecast(all.stream().map(this::forecast).toList());
  }

  /** Whether a doge card is in hand, and no other is just being played. */
  private boolean isDogeInHand() {
    GameModel model = desk.model();
    return model.stage() instanceof Deciding(int _, Phase phase)
        && phase == Phase.PLAY
        && model.decision().asked().hand().count(Card.DOGE) > 0
        && model.decision().builder().flatMap(MoveBuilder::card).orElse(Card.DOGE) == Card.DOGE;
  }

  private List<Projection> doge() {
    return Projection.ofDoge(desk.decision().asked());
  }

  private Forecast forecast(Projection projection) {
    Payment payment = projection.payment();
    int active = desk.model().view().active();
    String scores = desk.scoring(projection);
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
        desk.text("forecast.doge", scores, desk.payment(payment)));
  }
}
