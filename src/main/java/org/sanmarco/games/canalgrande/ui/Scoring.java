package org.sanmarco.games.canalgrande.ui;

import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.ui.cards.CardFaces;

/** What is to be known to show what a side has. */
interface Scoring {

  /** The position, as it may be seen now. */
  CanalGrandeView view();

  /** The cards. */
  CardFaces faces();

  /** Who plays on a side, in names. */
  String side(int side);

  /** A text of the table. */
  String text(String key, Object... arguments);
}
