package org.sanmarco.ui.home;

import java.util.List;
import java.util.OptionalInt;
import javafx.scene.layout.StackPane;
import org.sanmarco.coach.PeopleTerms;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.art.Crest;
import org.sanmarco.ui.art.Portrait;
import org.sanmarco.ui.art.SeatColour;

/** The sign of a seat before the game: the face of a computer of the cast, otherwise the crest. */
final class SeatBadge extends StackPane {

  private final NewGameModel draft;
  private final int seat;
  private final PeopleTerms terms;
  private final double size;
  private final Drawn<List<Object>> drawn = new Drawn<>(_ -> draw());

  /** A sign without content. */
  SeatBadge(NewGameModel draft, int seat, PeopleTerms terms, double size) {
    this.draft = draft;
    this.seat = seat;
    this.terms = terms;
    this.size = size;
    setMinSize(size, size);
    setMaxSize(size, size);
  }

  /** Shows what the draft says. */
  void refresh() {
    drawn.show(List.of(draft.colour(seat).get(), computer(), place()));
  }

  private void draw() {
    SeatColour colour = SeatColour.of(draft.colour(seat).get());
    OptionalInt place = place();
    getChildren()
        .setAll(
            place.isPresent()
                ? Portrait.of(computer(), place.getAsInt(), colour, size)
                : new Crest(colour, size));
  }

  /** A player with several seats is told by their colours. */
  private OptionalInt place() {
    return draft.hasSeveralSeatsEach()
        ? OptionalInt.empty()
        : terms.place(draft.name(seat).get(), computer());
  }

  private String computer() {
    return draft.hasSeveralSeatsEach() ? "" : draft.computer(seat).get();
  }
}
