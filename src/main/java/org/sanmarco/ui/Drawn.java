package org.sanmarco.ui;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A drawing that is made anew only when its content changes: nodes that stay need no new style,
 * layout or paint.
 *
 * @param <T> what it is drawn from, compared by {@code equals}
 */
public final class Drawn<T> {

  private final Consumer<? super T> pen;
  private @Nullable T drawn;

  /**
   * Nothing is drawn yet.
   *
   * @param pen draws it, in place of what was drawn before
   */
  public Drawn(Consumer<? super T> pen) {
    this.pen = pen;
  }

  /** Draws it, unless it is there already. */
  public void show(T now) {
    if (!now.equals(drawn)) {
      drawn = now;
      pen.accept(now);
    }
  }
}
