package org.sanmarco.ui.motion;

import org.jspecify.annotations.Nullable;
import org.sanmarco.ui.game.GameTable;

/** A table on which what happens is acted, once it is part of a page. */
public abstract class ActedTable implements GameTable {

  private @Nullable Acting<?, ?> acting;

  /** Has what happens acted from now on. */
  protected final void act(Acting<?, ?> actor) {
    acting = actor;
  }

  /** Whether it is part of a page. */
  protected final boolean isActed() {
    return acting != null;
  }

  @Override
  public void show(Runnable whenSeen) {
    if (acting != null) {
      acting.show(whenSeen);
    }
  }

  @Override
  public final boolean isPlaying() {
    return acting != null && acting.isPlaying();
  }

  @Override
  public final void skip() {
    if (acting != null) {
      acting.skip();
    }
  }
}
