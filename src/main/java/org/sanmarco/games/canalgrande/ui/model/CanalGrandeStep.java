package org.sanmarco.games.canalgrande.ui.model;

import java.util.List;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeChoice.OfCard;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.ChoiceStep;

/** The kinds of a next choice; the texts for each are keyed by its name. */
public enum CanalGrandeStep implements ChoiceStep {
  /** The division of the cards (GT2). */
  DIVIDE("GT2"),
  /** The offer to take (GT3). */
  CHOOSE("GT3"),
  /** The player to rob (GA3). */
  ROB("GA3"),
  /** The district of a vote (GV1). */
  OPEN("GV1"),
  /** The cards to add in a vote (GV3, GP2). */
  RAISE("GV5"),
  /** The card that comes with the gondola (GV5). */
  WITH_GONDOLA("GV5"),
  /** The gondola that must come with the card (GV5). */
  NEEDS_GONDOLA("GV5"),
  /** Nothing to be decided. */
  MOVE("GT1");

  private final String rule;

  CanalGrandeStep(String rule) {
    this.rule = rule;
  }

  @Override
  public String rule() {
    return rule;
  }

  static CanalGrandeStep of(CanalGrandeView view, List<Choice> chosen) {
    return switch (view.phase()) {
      case DIVIDE -> DIVIDE;
      case CHOOSE -> CHOOSE;
      case ROB -> ROB;
      case VOTE ->
          chosen.isEmpty()
              ? view.district() == null ? OPEN : RAISE
              : chosen.contains(new OfCard(Card.GONDOLA)) ? WITH_GONDOLA : NEEDS_GONDOLA;
      case DEAL, DRAW, STEAL, SPY, BONUS, OVER -> MOVE;
    };
  }
}
