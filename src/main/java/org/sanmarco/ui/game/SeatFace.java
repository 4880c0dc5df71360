package org.sanmarco.ui.game;

import java.util.Optional;
import java.util.OptionalInt;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import org.sanmarco.table.Seat;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.art.Crest;
import org.sanmarco.ui.art.Portrait;

/** The sign of a seat on its panel: the face of a computer of the cast, otherwise the crest. */
public final class SeatFace extends StackPane {

  /** A face is a little larger than a crest, to be recognised. */
  private static final double LARGER = 1.15;

  private final PanelContext context;
  private final int seat;
  private final Drawn<Optional<Seat>> drawn;

  /**
   * A sign without a face yet.
   *
   * @param size the diameter of the crest in pixels
   */
  public SeatFace(PanelContext context, int seat, double size) {
    this.context = context;
    this.seat = seat;
    drawn =
        new Drawn<>(computer ->
            getChildren()
                .setAll(
                    computer
                        .flatMap(_ -> of(context, seat, size * LARGER))
                        .orElseGet(() -> new Crest(context.colour(seat), size))));
    setMouseTransparent(true);
    // A face reaches out of its room rather than make its panel higher.
    setMinSize(size, size);
    setMaxSize(size, size);
  }

  /** Shows who plays now. */
  public void show() {
    drawn.show(
        Optional.of(context.model().seat(seat))
            .filter(one -> one.isComputer() && !context.hasSeveralSeatsEach()));
  }

  /** The face of the computer at a seat; empty for people. */
  public static Optional<Node> of(PanelContext context, int seat, double size) {
    Seat player = context.model().seat(seat);
    OptionalInt place = context.people().place(player.name(), player.computer());
    if (place.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        Portrait.of(player.computer(), place.getAsInt(), context.colour(seat), size));
  }
}
