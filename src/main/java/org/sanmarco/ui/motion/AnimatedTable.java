package org.sanmarco.ui.motion;

import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import org.sanmarco.ui.game.GameTable;

/** A table that animates events once it is part of a page. */
public abstract class AnimatedTable implements GameTable {

  private @Nullable AnimatedBoard<?, ?> animated;

  /** Enables animation. */
  protected final void animate(AnimatedBoard<?, ?> board) {
    animated = board;
  }

  /** Whether the table is part of a page. */
  protected final boolean isAttached() {
    return animated != null;
  }

  @Override
  public void show(Runnable whenSeen) {
    if (animated != null) {
      animated.show(whenSeen);
    }
  }

  @Override
  public final boolean isPlaying() {
    return animated != null && animated.isPlaying();
  }

  @Override
  public final void stopAtMoments(IntConsumer begins) {
    if (animated != null) {
      animated.stopAtMoments(begins);
    }
  }

  @Override
  public final boolean isStopped() {
    return animated != null && animated.isStopped();
  }

  @Override
  public final void goOn() {
    if (animated != null) {
      animated.goOn();
    }
  }

  @Override
  public final void skip() {
    if (animated != null) {
      animated.skip();
    }
  }
}
