package org.sanmarco.games.nim.ui;

import module java.base;

import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import org.sanmarco.games.nim.NimEvent.TokensTaken;
import org.sanmarco.kernel.Event;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.motion.AnimatedTable;
import org.sanmarco.ui.motion.AnimationBuilder;
import org.sanmarco.ui.motion.AnimationLayer;
import org.sanmarco.ui.motion.AnimationPlan;

/** Nim with a board: tokens are clicked, and fly to those who take them. */
final class NimTable extends AnimatedTable<PanelContext, NimBoard> {

  private static final double FLIGHT = 300;

  /** The place of a token: by its index on the heap of seat 0, or at a seat. */
  record Spot(int seat, int index) {}

  NimTable(PanelContext context) {
    super(context, new NimBoard(context.messages().locale()), NimBoard::new);
    board.onClick(choice -> context.decision().click(choice));
  }

  @Override
  public void attachTo(Region page) {
    animate(new Tokens(board, page), board::show, (before, events, isTold) -> plan(events));
  }

  @Override
  public void show(Runnable whenSeen) {
    super.show(whenSeen);
    board.offer(context.decision().lit());
  }

  private static AnimationPlan<String, Spot> plan(List<Event> events) {
    AnimationBuilder<String, Spot> writer = new AnimationBuilder<>();
    for (Event event : events) {
      if (event instanceof TokensTaken(int seat, int count, int left)) {
        for (int index = left; index < left + count; index++) {
          writer
              .motion("token", true, false)
              .key(0, new Spot(0, index))
              .key(FLIGHT, new Spot(seat, index));
        }
      }
    }
    return writer.animation(UnaryOperator.identity(), AnimationPlan.LONGEST);
  }

  /** The board with the players' panels beside it. */
  record Tokens(NimBoard board, Region page) implements AnimationLayer<String, Spot> {
    @Override
    public boolean isOnBoard(Spot spot) {
      return spot.seat() == 0;
    }

    @Override
    public Node draw(String figure) {
      return NimBoard.drawing();
    }

    @Override
    public Point2D point(Spot spot) {
      if (spot.seat() == 0) {
        return NimBoard.middle(spot.index());
      }
      String panel = "#player-panel-" + spot.seat();
      return beside((Region) Objects.requireNonNull(page.lookup(panel)));
    }

    @Override
    public Optional<Node> real(Spot spot) {
      return Optional.empty();
    }
  }
}
