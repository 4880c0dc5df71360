package org.sanmarco.games.sanmarco.ui;

import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfBridge;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfCard;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfDistrict;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfDoge;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfGivingUp;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfNoble;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfPair;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfPayment;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfRole;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfSource;
import org.sanmarco.kernel.Move;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.Choice.OfMove;

/** Choices in words. */
final class ChoiceWords {

  private ChoiceWords() {}

  static String words(SanMarcoContext context, Choice choice) {
    return choice instanceof OfMove(Move move)
        ? move.toString()
        : words(context, (SanMarcoChoice) choice);
  }

  private static String words(SanMarcoContext context, SanMarcoChoice choice) {
    return switch (choice) {
      case OfCard chosen -> context.text("chosen.card", context.terms().say(chosen.card()));
      case OfDistrict chosen -> context.terms().say(chosen.district());
      case OfPair chosen -> context.terms().say(chosen.pair());
      case OfBridge chosen ->
          context.text(
              "chosen.bridge", context.name(chosen.owner()), context.terms().say(chosen.pair()));
      case OfNoble chosen ->
          context.text(
              "chosen.noble", context.name(chosen.seat()), context.terms().say(chosen.district()));
      case OfSource chosen -> context.text("chosen.source", context.terms().say(chosen.district()));
      case OfPayment chosen -> context.effects().payment(context.view(), chosen.payment());
      case OfGivingUp _ -> context.text("give-up");
      case OfRole chosen ->
          context.text(
              "chosen.role",
              context
                  .terms()
                  .role(
                      chosen.place() - 1,
                      context.decision().assignment().orElseThrow().seats().size()),
              context.name(chosen.seat()));
      case OfDoge _ -> throw new IllegalArgumentException("nobody chooses the doge");
    };
  }
}
