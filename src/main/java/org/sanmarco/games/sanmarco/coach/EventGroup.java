package org.sanmarco.games.sanmarco.coach;

import module java.base;

import org.sanmarco.coach.Phrase;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.CardPlayed;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.DieRolled;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.DistrictScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.NobleCrossed;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.NoblePlaced;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.NoblesReturned;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.PrestigeScored;

/** Events that follow each other and make one sentence. */
final class EventGroup {

  private EventGroup() {}

  /** The number of first events that belong together, at least 1. */
  static int length(List<? extends SanMarcoEvent> events) {
    return switch (events.getFirst()) {
      case DieRolled _ -> Math.max(1, rolls(events));
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
  static Phrase text(List<? extends SanMarcoEvent> events) {
    SanMarcoEvent last = events.getLast();
    return switch (events.getFirst()) {
      case DieRolled die -> rolled(die, events);
      case DistrictScored scored ->
          EventText.scored(scored.district(), shares(events.subList(1, events.size())));
      case PrestigeScored first when first.district() != null ->
          EventText.scored(Objects.requireNonNull(first.district()), shares(events));
      case PrestigeScored _ -> Phrase.of("prestige.bonuses", shares(events));
      case NoblePlaced placed when last instanceof NobleCrossed crossed ->
          placed.from() == null
              ? Phrase.of("noble.placed-over", placed.seat(), crossed.to(), crossed.from())
              : Phrase.of(
                  "noble.moved-over", placed.seat(), crossed.to(), crossed.from(), placed.from());
      case NoblePlaced placed ->
          Phrase.of("noble.placed", placed.seat(), placed.to(), events.size());
      case CardPlayed _
          when events.get(1) instanceof NoblesReturned victim
              && last instanceof NoblePlaced placed ->
          placed.from() == null
              ? Phrase.of("traitor", placed.seat(), victim.seat(), placed.to())
              : Phrase.of("traitor.from", placed.seat(), victim.seat(), placed.to(), placed.from());
      default -> throw new IllegalArgumentException("no event to group: " + events);
    };
  }

  /** The rolls of one seat in a row, and the districts of its nobles (S3). */
  private static Phrase rolled(DieRolled first, List<? extends SanMarcoEvent> events) {
    List<NoblePlaced> placed =
        events.stream().filter(NoblePlaced.class::isInstance).map(NoblePlaced.class::cast).toList();
    int seat = placed.getFirst().seat();
    int rolls = events.size() - placed.size();
    if (rolls == 1) {
      return Phrase.of("rolled", seat, first.die(), placed.getFirst().to(), placed.size());
    }
    return Phrase.of(
        "rolled.several",
        seat,
        events.stream()
            .filter(DieRolled.class::isInstance)
            .map(event -> ((DieRolled) event).die())
            .toList(),
        placed.stream().map(NoblePlaced::to).distinct().toList(),
        placed.size() / rolls);
  }

  /** The number of first events that are dice of one seat's set-up and its nobles (S3). */
  private static int rolls(List<? extends SanMarcoEvent> events) {
    int at = 0;
    while (isNext(events, at, DieRolled.class)
        && isNext(events, at + 1, NoblePlaced.class)
        && ((NoblePlaced) events.get(at + 1)).seat() == ((NoblePlaced) events.get(1)).seat()) {
      at++;
      at += equal(events.subList(at, events.size()), (NoblePlaced) events.get(at));
    }
    return at;
  }

  private static boolean isNext(
      List<? extends SanMarcoEvent> events, int at, Class<? extends SanMarcoEvent> type) {
    return at < events.size() && type.isInstance(events.get(at));
  }

  /** The number of nobles in a row that come out of a reserve into the same district. */
  private static int equal(List<? extends SanMarcoEvent> events, NoblePlaced placed) {
    int count = 1;
    while (placed.from() == null && count < events.size() && events.get(count).equals(placed)) {
      count++;
    }
    return count;
  }

  /** The number of colours that score for the same reason, starting with an event. */
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
