package org.sanmarco.games.canalgrande.ui;

import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.ui.cards.CardFaces;

/** The position and texts needed to show the score of a side. */
interface ScoreContext {

  /** The position, as it may be seen now. */
  CanalGrandeView view();

  /** The cards. */
  CardFaces faces();

  /** The names of the players on a side. */
  String side(int side);

  /** A text of the table. */
  String text(String key, Object... arguments);
}
