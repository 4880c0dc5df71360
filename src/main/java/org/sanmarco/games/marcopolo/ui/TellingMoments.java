package org.sanmarco.games.marcopolo.ui;

import java.util.List;
import java.util.Optional;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelMoved;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.ChestOpened;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.MovingEnded;
import org.sanmarco.games.marcopolo.Track;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Event;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.game.Remark;
import org.sanmarco.ui.game.Remark.Occasion;

/** The events that are worth a remark: chests, long waits, and the arrival in Dadu. */
final class TellingMoments {

  /** The least gold that is worth a remark. */
  private static final int MUCH = 2;

  private TellingMoments() {}

  /**
   * The telling moments of a move.
   *
   * @param history all moves, which tell whether a player has waited before
   */
  static List<Remark> of(SeenMove played, List<SeenMove> history) {
    return played.events().stream().flatMap(event -> of(event, played, history).stream()).toList();
  }

  private static Optional<Remark> of(Event event, SeenMove played, List<SeenMove> history) {
    return switch (event) {
      case CamelMoved(int _, int _, int to)
          when to == Track.DADU && played.by() instanceof Actor.Seat(int seat) ->
          Optional.of(new Remark(seat, Occasion.ARRIVES));
      case ChestOpened(int seat, int _, int gold) when gold >= MUCH ->
          Optional.of(new Remark(seat, Occasion.FINDS));
      case MovingEnded(int seat, boolean passed)
          when passed && hasWaited(seat, history.subList(0, played.number() - 1)) ->
          Optional.of(new Remark(seat, Occasion.WAITS));
      default -> Optional.empty();
    };
  }

  /** Whether no camel of a player has moved in their last turn. */
  private static boolean hasWaited(int seat, List<SeenMove> before) {
    return before.reversed().stream()
        .flatMap(move -> move.events().stream())
        .filter(event -> event instanceof MovingEnded ended && ended.seat() == seat)
        .findFirst()
        .filter(event -> event instanceof MovingEnded ended && ended.passed())
        .isPresent();
  }
}
