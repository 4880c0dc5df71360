package org.sanmarco.ui.game;

import java.util.ArrayList;
import java.util.List;
import org.sanmarco.rules.sanmarco.SanMarcoMove.Payment;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.Choice.OfBridge;
import org.sanmarco.ui.move.Choice.OfCard;
import org.sanmarco.ui.move.Choice.OfDistrict;
import org.sanmarco.ui.move.Choice.OfGivingUp;
import org.sanmarco.ui.move.Choice.OfMove;
import org.sanmarco.ui.move.Choice.OfNoble;
import org.sanmarco.ui.move.Choice.OfPair;
import org.sanmarco.ui.move.Choice.OfPayment;
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
      case OfPayment chosen -> payment(desk, chosen.payment());
      case OfGivingUp _ -> desk.text("give-up");
      case OfMove chosen -> chosen.move().toString();
    };
  }

  /** Who gets how much, such as "pay Anna 1, Ben 1". */
  static String payment(Desk desk, Payment payment) {
    List<String> parts = new ArrayList<>();
    for (int seat = 1; seat <= desk.colours().size(); seat++) {
      if (payment.to(seat) > 0) {
        parts.add(desk.text("payment.to", desk.name(seat), payment.to(seat)));
      }
    }
    if (payment.bank() > 0) {
      parts.add(desk.text("payment.bank", payment.bank()));
    }
    return parts.isEmpty()
        ? desk.text("payment.none")
        : desk.text("payment", String.join(desk.text("list.between"), parts));
  }
}
