package org.sanmarco.games.canalgrande.ui;

import java.util.List;
import java.util.stream.Stream;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.CardStolen;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.VoteWon;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Event;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.game.Remark;
import org.sanmarco.ui.game.Remark.Occasion;

/** The events that are worth a remark: votes and robberies. */
final class TellingMoments {

  private TellingMoments() {}

  static List<Remark> of(SeenMove played) {
    return played.events().stream().flatMap(event -> of(event, played.by())).toList();
  }

  private static Stream<Remark> of(Event event, Actor by) {
    return switch (event) {
      case CardStolen stolen ->
          Stream.of(
              new Remark(stolen.victim(), Occasion.ROBBED),
              new Remark(stolen.thief(), Occasion.ROBS));
      case VoteWon won ->
          Stream.concat(
              won.winners().stream().map(seat -> new Remark(seat, Occasion.PREVAILS)),
              by instanceof Actor.Seat(int seat) && !won.winners().contains(seat)
                  ? Stream.of(new Remark(seat, Occasion.YIELDS))
                  : Stream.of());
      default -> Stream.of();
    };
  }
}
