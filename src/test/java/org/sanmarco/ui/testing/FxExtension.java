package org.sanmarco.ui.testing;

import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Starts JavaFX before the tests of a class that make nodes on their own thread, with {@link
 * ExtendWith}. Tests that use {@link Fx} need no more than that.
 */
public final class FxExtension implements BeforeAllCallback {

  @Override
  public void beforeAll(ExtensionContext context) {
    Fx.run(() -> {});
  }
}
