package org.sanmarco.games.sanmarco.ui;

import java.util.ArrayList;
import java.util.List;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.BridgeSeized;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.ColourOut;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.DistrictScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.PrestigeScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.Why;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Event;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.game.Remark;
import org.sanmarco.ui.game.Remark.Occasion;

/** The events that are worth a remark: the doge's scorings, stolen bridges, and who is out. */
final class TellingMoments {

  /** The least prestige that is worth a remark. */
  private static final int MUCH = 5;

  private TellingMoments() {}

  static List<Remark> of(SeenMove played) {
    List<Remark> all = new ArrayList<>();
    List<Event> events = played.events();
    for (int i = 0; i < events.size(); i++) {
      switch (events.get(i)) {
        case DistrictScored scored when scored.why() == Why.DOGE ->
            all.addAll(scored(played.by(), ScoringMoments.scores(events, i)));
        case BridgeSeized seized ->
            all.addAll(
                List.of(
                    new Remark(seized.owner(), Occasion.ROBBED),
                    new Remark(seized.seat(), Occasion.ROBS)));
        case ColourOut out -> all.add(new Remark(out.seat(), Occasion.OUT));
        default -> {}
      }
    }
    return all;
  }

  private static List<Remark> scored(Actor by, List<PrestigeScored> scores) {
    int most = scores.stream().mapToInt(PrestigeScored::points).max().orElse(0);
    List<Integer> first =
        scores.stream().filter(score -> score.points() == most).map(PrestigeScored::seat).toList();
    if (first.size() > 1) {
      return first.stream().map(seat -> new Remark(seat, Occasion.TIED)).toList();
    }
    return first.stream()
        .filter(seat -> most >= MUCH)
        .map(seat ->
            new Remark(seat, by.equals(new Actor.Seat(seat)) ? Occasion.SCORES : Occasion.GAINS))
        .toList();
  }
}
