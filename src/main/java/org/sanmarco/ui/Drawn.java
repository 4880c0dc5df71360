package org.sanmarco.ui;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A drawing that is redrawn only when its content changes: nodes that stay need no new style,
 * layout or paint.
 *
 * @param <T> what it is drawn from, compared by {@code equals}
 */
public final class Drawn<T> {

  private final Consumer<? super T> pen;
  private @Nullable T drawn;

  /**
   * A drawing without content.
   *
   * @param pen draws it, in place of what was drawn before
   */
  public Drawn(Consumer<? super T> pen) {
    this.pen = pen;
  }

  /** Draws the content, unless it is drawn already. */
  public void show(T now) {
    if (!now.equals(drawn)) {
      drawn = now;
      pen.accept(now);
    }
  }
}
