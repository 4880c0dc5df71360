package org.sanmarco.ui.game;

import module java.base;

import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import org.sanmarco.table.Seat;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.art.Crest;
import org.sanmarco.ui.art.Portrait;

/** The sign of a seat on its panel: the face of a computer, or the crest of a person. */
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
    String level = context.model().seat(seat).computer();
    return level.isEmpty()
        ? Optional.empty()
        : Optional.of(Portrait.of(level, place(context, seat), context.colour(seat), size));
  }

  /** The signs of some seats, side by side; the crests of a computer's several seats follow it. */
  public static HBox row(PanelContext context, List<Integer> seats, double size) {
    HBox row = Nodes.styled(new HBox(), "crests");
    Set<String> seen = new HashSet<>();
    for (int seat : seats) {
      Optional<Node> face = of(context, seat, size * LARGER);
      face.filter(_ -> seen.add(context.model().seat(seat).name()))
          .ifPresent(row.getChildren()::add);
      if (face.isEmpty() || context.hasSeveralSeatsEach()) {
        row.getChildren().add(new Crest(context.colour(seat), size));
      }
    }
    return row;
  }

  /** The place in the cast; a computer that plays for a person has a face that is free. */
  private static int place(PanelContext context, int seat) {
    List<Seat> seats = context.model().seats();
    Seat player = seats.get(seat - 1);
    Function<Seat, OptionalInt> cast = one -> context.people().place(one.name(), player.computer());
    List<Seat> alike =
        seats.stream().filter(one -> one.computer().equals(player.computer())).toList();
    List<Integer> taken = alike.stream().flatMap(one -> cast.apply(one).stream().boxed()).toList();
    List<String> others =
        alike.stream().filter(one -> cast.apply(one).isEmpty()).map(Seat::name).distinct().toList();
    return cast.apply(player)
        .orElseGet(() ->
            IntStream.iterate(0, place -> place + 1)
                .filter(place -> !taken.contains(place))
                .skip(others.indexOf(player.name()))
                .findFirst()
                .orElseThrow());
  }
}
