package org.sanmarco.ui.game;

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

  static String words(Desk desk, Choice choice) {
    return switch (choice) {
      case OfCard chosen -> desk.text("chosen.card", desk.terms().card(chosen.card()));
      case OfDistrict chosen -> desk.terms().district(chosen.district());
      case OfPair chosen -> desk.terms().pair(chosen.pair());
      case OfBridge chosen ->
          desk.text("chosen.bridge", desk.name(chosen.owner()), desk.terms().pair(chosen.pair()));
      case OfNoble chosen ->
          desk.text(
              "chosen.noble", desk.name(chosen.seat()), desk.terms().district(chosen.district()));
      case OfSource chosen -> desk.text("chosen.source", desk.terms().district(chosen.district()));
      case OfPayment chosen -> desk.text("payment", desk.payment(chosen.payment()));
      case OfGivingUp _ -> desk.text("give-up");
      case OfRole chosen ->
          desk.text(
              "chosen.role",
              desk.terms()
                  .role(chosen.place() - 1, desk.decision().casting().orElseThrow().seats().size()),
              desk.name(chosen.seat()));
      case OfMove chosen -> chosen.move().toString();
    };
  }
}
