/**
 * San Marco in the window. {@link org.sanmarco.games.sanmarco.ui.SanMarcoUi} is the entry point.
 */
@NullMarked
package org.sanmarco.games.sanmarco.ui;

import org.jspecify.annotations.NullMarked;
