package org.sanmarco.games.canalgrande;

import java.util.Locale;

/** The kind of move that is due; the names are those of the notation. */
public enum Phase {
  /** A seat's first hand is dealt (GS2, GS3). */
  DEAL,
  /** The divider's cards are drawn (GT1). */
  DRAW,
  /** The divider makes two offers (GT2). */
  DIVIDE,
  /** The chooser takes one of them (GT3). */
  CHOOSE,
  /** The owner of a traitor names which opponent is robbed (GA3). */
  ROB,
  /** A card is drawn from the victim's hand (GA3). */
  STEAL,
  /** A spy's cards are drawn (GA4). */
  SPY,
  /** A seat opens a vote, raises or passes (GV). */
  VOTE,
  /** The cards of the side with the lower sum are drawn (GR2). */
  BONUS,
  /** The game is over (GE1). */
  OVER;

  /** The name in the notation, such as {@code divide}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
