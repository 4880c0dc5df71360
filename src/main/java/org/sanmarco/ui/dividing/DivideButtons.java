package org.sanmarco.ui.dividing;

import javafx.scene.control.Button;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.Buttons;

/**
 * The buttons of a player who divides.
 *
 * @param confirm makes the offers
 * @param reset takes all cards out of them
 */
public record DivideButtons(DividingContext<?> context, Button confirm, Button reset) {

  /** The buttons in a context. */
  public DivideButtons(DividingContext<?> context) {
    this(
        context,
        Nodes.button("divide", context.text("divide"), () -> context.decision().divide(), "accent"),
        Nodes.button("divide-reset", "", () -> context.decision().putAllBack()));
  }

  /**
   * Shows what can be done.
   *
   * @return why the offers can't be made; empty if they can
   */
  public String show(Division<?> division) {
    OffersDecision<?> decision = context.decision();
    Refusal refusal = decision.divisionRefusal();
    String why =
        refusal == null
            ? ""
            : division.left() > 0
                ? context.text("divide.why.left", division.left())
                : context.sentence(refusal);
    confirm.setDisable(refusal != null);
    Buttons.explain(confirm, refusal == null ? context.text("divide.tip") : why);
    Buttons.light(confirm, decision.isGuided() && decision.misplaced().isEmpty());
    boolean empty = division.left() == division.cards().size();
    reset.setDisable(empty);
    Buttons.name(
        reset,
        context.text("divide.reset"),
        context.text(empty ? "divide.reset.why" : "divide.reset.tip"));
    return why;
  }
}
