/** Tools for tests in a window: the JavaFX thread, mouse and keyboard, and games in a window. */
@NullMarked
package org.sanmarco.ui.testing;

import org.jspecify.annotations.NullMarked;
