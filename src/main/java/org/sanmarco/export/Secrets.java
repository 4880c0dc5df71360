package org.sanmarco.export;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.sanmarco.games.sanmarco.SanMarcoEvent.CardsDrawn;
import org.sanmarco.games.sanmarco.SanMarcoEvent.OffersMade;
import org.sanmarco.games.sanmarco.SanMarcoEvent.OffersTurnedUp;
import org.sanmarco.kernel.Event;
import org.sanmarco.table.Played;

/** Which moves show what only one player knows so far (T6). */
final class Secrets {

  private final Set<Integer> secret = new HashSet<>();

  /** The secrets of a game as far as it was played. */
  Secrets(List<Played> history) {
    Set<Integer> turnedUp = new HashSet<>();
    for (Played played : history.reversed()) {
      for (Event event : played.events().reversed()) {
        switch (event) {
          case OffersTurnedUp offers -> turnedUp.add(offers.divider());
          case OffersMade offers when offers.secret() && !turnedUp.contains(offers.divider()) ->
              secret.add(played.number());
          case CardsDrawn cards when cards.secret() && !turnedUp.remove(cards.divider()) ->
              secret.add(played.number());
          default -> {}
        }
      }
    }
  }

  /** Whether a move may not be shown. */
  boolean has(Played played) {
    return secret.contains(played.number());
  }
}
