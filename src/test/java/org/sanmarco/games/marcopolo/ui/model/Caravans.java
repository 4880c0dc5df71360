package org.sanmarco.games.marcopolo.ui.model;

import module java.base;

import org.sanmarco.games.marcopolo.Card;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Ballast;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.Setup;
import org.sanmarco.recorded.RecordedGames;
import org.sanmarco.save.settings.Settings.Secrecy;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Guide;
import org.sanmarco.ui.table.model.LedModel;

/** Games of people who all look at one screen, dealt and played as written. */
final class Caravans {

  private static final List<String> NAMES = List.of("Anna", "Ben", "Cleo", "Dario", "Elsa");

  private Caravans() {}

  /** A table with a deal, one hand for each player, and the moves after it. */
  static GameModel model(int players, Map<String, String> options, String... moves) {
    MarcoPolo game = new MarcoPolo();
    List<Seat> seats =
        IntStream.range(0, players)
            .mapToObj(i -> new Seat(NAMES.get(i), Seat.COLOURS.get(i)))
            .toList();
    Table table = new Table(game, new Setup(MarcoPolo.ID, players, options), seats, 1);
    Arrays.stream(moves).forEach(move -> table.play(game.read(move)));
    return model(table);
  }

  /** A recorded game for two in which ballast could move either camel. */
  static GameModel withBallastForTwo() {
    return RecordedGames.all(MarcoPolo.ID).stream()
        .flatMap(game ->
            IntStream.range(0, game.size())
                .filter(moves -> ballasts(game.positionAfter(moves)) > 1)
                .limit(1)
                .mapToObj(moves -> game.continued(moves, new Dealer(1))))
        .map(Caravans::model)
        .findFirst()
        .orElseThrow();
  }

  private static long ballasts(Position position) {
    return position.actor() instanceof Actor.Seat
        ? position.legal().stream().filter(Ballast.class::isInstance).count()
        : 0;
  }

  private static GameModel model(Table table) {
    return new LedModel(
        table, new MarcoPoloFlow(), () -> {}, () -> Secrecy.OPEN, () -> false, Guide.NONE);
  }

  static MarcoPoloDecision decision(GameModel model) {
    return (MarcoPoloDecision) model.decision();
  }

  static MarcoPoloView view(GameModel model) {
    return (MarcoPoloView) model.view();
  }

  static Card card(String code) {
    return Card.ALL.stream().filter(card -> card.toString().equals(code)).findFirst().orElseThrow();
  }
}
