package org.sanmarco.ui.table;

import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.Choice.OfBridge;
import org.sanmarco.ui.move.Choice.OfCard;
import org.sanmarco.ui.move.Choice.OfDistrict;
import org.sanmarco.ui.move.Choice.OfGivingUp;
import org.sanmarco.ui.move.Choice.OfMove;
import org.sanmarco.ui.move.Choice.OfNoble;
import org.sanmarco.ui.move.Choice.OfPair;
import org.sanmarco.ui.move.Choice.OfPayment;
import org.sanmarco.ui.move.Choice.OfRole;
import org.sanmarco.ui.move.Choice.OfSource;

/** Choices in words. */
final class Chosen {

  private Chosen() {}

  static String words(PanelContext context, Choice choice) {
    return switch (choice) {
      case OfCard chosen -> context.text("chosen.card", context.terms().card(chosen.card()));
      case OfDistrict chosen -> context.terms().district(chosen.district());
      case OfPair chosen -> context.terms().pair(chosen.pair());
      case OfBridge chosen ->
          context.text(
              "chosen.bridge", context.name(chosen.owner()), context.terms().pair(chosen.pair()));
      case OfNoble chosen ->
          context.text(
              "chosen.noble",
              context.name(chosen.seat()),
              context.terms().district(chosen.district()));
      case OfSource chosen ->
          context.text("chosen.source", context.terms().district(chosen.district()));
      case OfPayment chosen -> context.text("payment", context.payment(chosen.payment()));
      case OfGivingUp _ -> context.text("give-up");
      case OfRole chosen ->
          context.text(
              "chosen.role",
              context
                  .terms()
                  .role(
                      chosen.place() - 1,
                      context.decision().casting().orElseThrow().seats().size()),
              context.name(chosen.seat()));
      case OfMove chosen -> chosen.move().toString();
    };
  }
}
