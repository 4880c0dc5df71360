package org.sanmarco.ui.table.model;

import module java.base;

import org.sanmarco.kernel.Result;
import org.sanmarco.kernel.View;
import org.sanmarco.save.FinishedGame;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Seat;
import org.sanmarco.table.SecretDealer;

/** Makes the hall of fame's entry for a finished game. */
public final class Ending {

  private Ending() {}

  /**
   * Whether a game counts here: it is over, it was not for practice, and at least one person played
   * it. One that another host led counts once its log was checked.
   */
  public static boolean counts(GameModel model) {
    return end(model).result() != null
        && !model.isPractice()
        && !model.isWatched()
        && model.record().isPresent();
  }

  /**
   * A game that {@link #counts}.
   *
   * @param ended when it was over
   * @param feats the feats of each player
   */
  public static FinishedGame of(
      GameModel model, Instant ended, IntFunction<Map<String, Integer>> feats) {
    Result result = end(model).result();
    if (result == null) {
      throw new IllegalStateException("the game goes on");
    }
    int players = (int) model.seats().stream().map(Seat::name).distinct().count();
    return new FinishedGame(
        id(model.record().orElseThrow()),
        model.game().id(),
        ended,
        IntStream.rangeClosed(1, players)
            .mapToObj(i -> player(i, model, result, feats.apply(i)))
            .toList());
  }

  /** The last position, also while somebody looks back. */
  public static View end(GameModel model) {
    return model.after(model.size());
  }

  private static FinishedGame.Player player(
      int player, GameModel model, Result result, Map<String, Integer> feats) {
    View view = end(model);
    List<Integer> seats = view.seatsWith(seat -> view.player(seat) == player);
    Seat first = model.seats().get(seats.getFirst() - 1);
    int side = view.side(seats.getFirst());
    return new FinishedGame.Player(
        first.name(),
        first.computer(),
        result.scores().get(side - 1),
        result.winners().contains(side),
        model.advised().stream().anyMatch(asked -> seats.contains(asked.seat())),
        feats);
  }

  /** The identifier of a game in the hall of fame. */
  public static String id(GameRecord game) {
    return switch (game.chanceSource()) {
      case Dealer(long seed) -> "seed " + seed;
      case SecretDealer secret -> secret.number();
    };
  }
}
