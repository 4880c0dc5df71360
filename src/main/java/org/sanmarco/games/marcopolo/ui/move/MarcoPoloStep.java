package org.sanmarco.games.marcopolo.ui.move;

import org.sanmarco.ui.move.ChoiceStep;

/** The kinds of a next choice. */
public enum MarcoPoloStep implements ChoiceStep {
  /** A camel is to move, or to stop. */
  MOVE("MT1"),
  /** More cards are to be paid. */
  PAY("MT2"),
  /** It is to be said which camel moves. */
  CAMEL("MV2"),
  /** A card is to be taken. */
  TAKE("MT7");

  private final String rule;

  MarcoPoloStep(String rule) {
    this.rule = rule;
  }

  @Override
  public String rule() {
    return rule;
  }
}
