package org.sanmarco.games.marcopolo.ui;

import java.util.ArrayList;
import java.util.List;
import org.sanmarco.games.marcopolo.Cards;
import org.sanmarco.games.marcopolo.Condition;
import org.sanmarco.games.marcopolo.MarcoPoloMove;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Step;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.Payments;
import org.sanmarco.games.marcopolo.Track;
import org.sanmarco.games.marcopolo.ui.model.Reach;

/** All there is to say about a space of the track, a line for each fact. */
final class SpaceWords {

  private final MarcoPoloContext context;

  SpaceWords(MarcoPoloContext context) {
    this.context = context;
  }

  /** The words about a space as the position is seen now. */
  String of(int space) {
    MarcoPoloView view = context.view();
    List<String> lines = new ArrayList<>();
    lines.add(price(view.track(), space));
    if (view.hasChest(space)) {
      lines.add(context.text("space.chest", view.track().chest(space)));
    } else if (view.track().chest(space) > 0) {
      lines.add(context.text("space.chest.gone"));
    }
    int score = view.track().score(space);
    if (score > 0) {
      boolean halfway = view.track().isHalfway(space);
      lines.add(context.text(halfway ? "space.halfway" : "space.final", score));
    }
    List<Integer> visitors = view.visitors(space);
    if (!visitors.isEmpty() && space != Track.HORMUZ) {
      lines.add(context.text("space.been", context.names(visitors), visitors.size()));
    }
    if (space != Track.HORMUZ && view.seat() > 0 && !view.isOver()) {
      lines.add(payment(view, space));
    }
    Reach reach = context.decision().far().get(space);
    if (reach != null) {
      lines.add(walk(reach));
    }
    return String.join("\n", lines);
  }

  private String price(Track track, int space) {
    String name = context.begun(context.terms().space(space));
    return space == Track.HORMUZ
        ? name
        : context.text("space.price", name, context.terms().condition(track.condition(space)));
  }

  /** The cards of the viewer's hand that pay for a step here. */
  private String payment(MarcoPoloView view, int space) {
    Condition condition = view.track().condition(space);
    long hand = view.hand(view.seat()).packed();
    int missing = Payments.missing(condition, hand);
    return missing > 0
        ? context.text("space.missing", missing)
        : context.text(
            "space.pays",
            context.terms().cards(new Cards(Payments.usable(condition, hand))),
            Payments.price(condition));
  }

  /** The cheapest way to a space, step by step. */
  private String walk(Reach reach) {
    List<String> steps = new ArrayList<>();
    for (MarcoPoloMove move : reach.moves()) {
      steps.add(
          move instanceof Step(int _, Cards cards)
              ? context.terms().cards(cards)
              : context.text("space.ballast"));
    }
    return context.text("space.walk", reach.cards(), String.join(context.text("step.then"), steps));
  }

  /** The price of a far space, for the plate above it. */
  String plate(Reach reach) {
    return context.text(reach.ballast() ? "reach.ballast" : "reach", reach.cards());
  }
}
