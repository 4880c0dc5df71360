package org.sanmarco.ui.move;

/** What the next choice is about; the words for each hang on its name. */
public enum Step {
  /** Which card to play. */
  CARD("T8"),
  /** Where a district card's noble ends (C1). */
  PLACE("C1"),
  /** Where a bridge is built (S5, C2). */
  BUILD("C2"),
  /** Which bridge is taken over (C3). */
  SEIZE("C3"),
  /** Where the bridge that is taken over ends (C3). */
  SEIZE_TO("C3"),
  /** Whose noble turns traitor (C4). */
  TRAITOR("C4"),
  /** Which district is exiled from (C5, E5). */
  EXILE("C5"),
  /** Where the doge is placed first (C6). */
  DOGE_FIRST("C6"),
  /** The same where each player has two colours (V2). */
  DOGE_FIRST_OF_TWO("V2"),
  /** Where the doge goes (C7, C8). */
  DOGE("C7"),
  /** Whom the doge's way pays (C7 to C9). */
  PAYMENT("C9"),
  /** Which district the noble is taken from (C11). */
  SOURCE("C11"),
  /** Whom an exile removes (C5). */
  REMOVE("C5"),
  /** Which colour gets which role (V1). */
  ROLE("V1"),
  /** The same in the last turn of a round (V4). */
  LAST_ROLE("V4"),
  /** Nothing but one of the moves themselves. */
  MOVE("T7");

  private final String rule;

  Step(String rule) {
    this.rule = rule;
  }

  /** The rule that the choice comes from. */
  public String rule() {
    return rule;
  }
}
