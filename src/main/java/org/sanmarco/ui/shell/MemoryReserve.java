package org.sanmarco.ui.shell;

import org.jspecify.annotations.Nullable;

/** Memory that is kept so that a failure can be reported when all other memory is used up. */
final class MemoryReserve {

  /** Enough for the log and for a dialog. */
  private static final int BYTES = 8 << 20;

  private volatile byte @Nullable [] bytes = new byte[BYTES];

  /** Makes the reserve available to others. */
  void release() {
    bytes = null;
  }

  /** Sets memory aside again, if there is enough. */
  void renew() {
    if (!isHeld()) {
      try {
        bytes = new byte[BYTES];
      } catch (OutOfMemoryError _) {
        // The next failure has to do without.
      }
    }
  }

  boolean isHeld() {
    return bytes != null;
  }
}
