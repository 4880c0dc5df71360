package org.sanmarco.kernel;

import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position as one seat may see it. What is hidden from the seat is not in it. Equal to another
 * view of the seat exactly if the two can't be told apart from here on.
 */
public interface View extends State {

  /** The seat that sees this view: 1 and up, or 0 for the public view. */
  int seat();

  /**
   * A whole position that looks like this one from the seat: the hidden part is drawn from what the
   * seat knows.
   */
  Position sample(RandomSource random);

  /**
   * The position in which the player of this view's seat will be asked, if the player may decide
   * now although another one is asked; empty if the player has to wait.
   */
  default Optional<View> early() {
    return Optional.empty();
  }

  /**
   * The view as plain data from which {@link Game#readView} makes an equal one: its {@link
   * #describe description}, and after it what the seat knows but the notation leaves out.
   */
  default Map<String, @Nullable Object> toData() {
    return describe();
  }
}
