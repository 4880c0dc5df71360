package org.sanmarco.games.sanmarco.coach;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.SanMarcoEvent;
import org.sanmarco.games.sanmarco.SanMarcoEvent.CardPlayed;
import org.sanmarco.games.sanmarco.SanMarcoEvent.DistrictScored;
import org.sanmarco.games.sanmarco.SanMarcoEvent.NobleCrossed;
import org.sanmarco.games.sanmarco.SanMarcoEvent.NoblePlaced;
import org.sanmarco.games.sanmarco.SanMarcoEvent.NoblesReturned;
import org.sanmarco.games.sanmarco.SanMarcoEvent.PrestigeScored;

/** Events that follow each other and make one sentence. */
final class EventGroup {

  private EventGroup() {}

  /** How many of the first events belong together, at least 1. */
  static int length(List<? extends SanMarcoEvent> events) {
    return switch (events.getFirst()) {
      case DistrictScored _ -> 1 + scores(events, 1);
      case PrestigeScored _ -> scores(events, 0);
      case NoblePlaced placed when isNext(events, 1, NobleCrossed.class) -> 2;
      case NoblePlaced placed -> equal(events, placed);
      case CardPlayed(_, Card card)
          when card == Card.TRAITOR
              && isNext(events, 1, NoblesReturned.class)
              && isNext(events, 2, NoblePlaced.class) ->
          3;
      default -> 1;
    };
  }

  /** The text for several events that belong together. */
  static EventText text(List<? extends SanMarcoEvent> events) {
    SanMarcoEvent last = events.getLast();
    return switch (events.getFirst()) {
      case DistrictScored scored ->
          EventText.scored(scored.district(), shares(events.subList(1, events.size())));
      case PrestigeScored first when first.district() != null ->
          EventText.scored(Objects.requireNonNull(first.district()), shares(events));
      case PrestigeScored _ -> EventText.of("prestige.bonuses", shares(events));
      case NoblePlaced placed when last instanceof NobleCrossed crossed ->
          placed.from() == null
              ? EventText.of("noble.placed-over", placed.seat(), crossed.to(), crossed.from())
              : EventText.of(
                  "noble.moved-over", placed.seat(), crossed.to(), crossed.from(), placed.from());
      case NoblePlaced placed ->
          EventText.of("noble.placed", placed.seat(), placed.to(), events.size());
      case CardPlayed _
          when events.get(1) instanceof NoblesReturned victim
              && last instanceof NoblePlaced placed ->
          placed.from() == null
              ? EventText.of("traitor", placed.seat(), victim.seat(), placed.to())
              : EventText.of(
                  "traitor.from", placed.seat(), victim.seat(), placed.to(), placed.from());
      default -> throw new IllegalArgumentException("nothing to tie together: " + events);
    };
  }

  private static boolean isNext(
      List<? extends SanMarcoEvent> events, int at, Class<? extends SanMarcoEvent> type) {
    return at < events.size() && type.isInstance(events.get(at));
  }

  /** How many nobles in a row come out of a reserve into the same district. */
  private static int equal(List<? extends SanMarcoEvent> events, NoblePlaced placed) {
    int count = 1;
    while (placed.from() == null && count < events.size() && events.get(count).equals(placed)) {
      count++;
    }
    return count;
  }

  /** How many colours score for one and the same thing, from a place on. */
  private static int scores(List<? extends SanMarcoEvent> events, int from) {
    int at = from;
    while (at < events.size()
        && events.get(at) instanceof PrestigeScored scored
        && events.get(from) instanceof PrestigeScored first
        && scored.district() == first.district()
        && scored.why() == first.why()) {
      at++;
    }
    return at - from;
  }

  private static List<Share> shares(List<? extends SanMarcoEvent> events) {
    List<Share> shares = new ArrayList<>();
    for (SanMarcoEvent event : events) {
      if (event instanceof PrestigeScored scored) {
        shares.add(new Share(scored.seat(), scored.points()));
      }
    }
    return shares;
  }
}
