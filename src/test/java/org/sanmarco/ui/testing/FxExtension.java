package org.sanmarco.ui.testing;

import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Starts JavaFX before the tests of a class, which may make nodes on their own thread, and fails a
 * test after which something has failed on the JavaFX thread. With {@link ExtendWith}, where there
 * is neither a {@link Window} nor {@link GameWindows}.
 */
public final class FxExtension implements BeforeAllCallback, AfterEachCallback {

  @Override
  public void beforeAll(ExtensionContext context) {
    Fx.run(() -> {});
  }

  @Override
  public void afterEach(ExtensionContext context) {
    Fx.requireNoFailure();
  }
}
