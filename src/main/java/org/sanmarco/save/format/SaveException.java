package org.sanmarco.save.format;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sanmarco.table.Table;

/** Thrown when a file can't be read or written; the file is then as it was before. */
public final class SaveException extends Exception {

  private static final long serialVersionUID = 1L;

  private final transient SaveRefusal refusal;
  private final transient @Nullable Table playable;

  public SaveException(SaveRefusal refusal) {
    this(refusal, null);
  }

  public SaveException(SaveRefusal refusal, @Nullable Table playable) {
    super(refusal.toString());
    this.refusal = refusal;
    this.playable = playable;
  }

  public static SaveException of(SaveRefusal.Reason reason, @Nullable Object... arguments) {
    return new SaveException(SaveRefusal.of(reason, arguments));
  }

  /** Why. */
  public SaveRefusal refusal() {
    return refusal;
  }

  /** The game up to the last good move, where a move was refused. */
  public Optional<Table> playable() {
    return Optional.ofNullable(playable);
  }
}
