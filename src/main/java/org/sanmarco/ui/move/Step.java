package org.sanmarco.ui.move;

/** What the next choice is about; the words for each hang on its name. */
public enum Step {
  /** Which card to play. */
  CARD,
  /** Where a district card's noble ends (C1). */
  PLACE,
  /** Where a bridge is built (S5, C2). */
  BUILD,
  /** Which bridge is taken over (C3). */
  SEIZE,
  /** Where the bridge that is taken over ends (C3). */
  SEIZE_TO,
  /** Whose noble turns traitor (C4). */
  TRAITOR,
  /** Which district is exiled from (C5, E5). */
  EXILE,
  /** Where the doge goes (C6 to C8). */
  DOGE,
  /** Whom the doge's way pays (C7 to C9). */
  PAYMENT,
  /** Which district the noble is taken from (C11). */
  SOURCE,
  /** Whom an exile removes (C5). */
  REMOVE,
  /** Nothing but one of the moves themselves. */
  MOVE
}
