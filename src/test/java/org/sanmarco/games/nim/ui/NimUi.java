package org.sanmarco.games.nim.ui;

import org.sanmarco.games.nim.Nim;
import org.sanmarco.ui.table.PlainUi;

/** Nim at the plain table: a list of its legal moves is its board. */
public final class NimUi extends PlainUi {

  @Override
  public String game() {
    return Nim.ID;
  }
}
