/** The start screen and the screen on which a new game is set up. */
@NullMarked
package org.sanmarco.ui.home;

import org.jspecify.annotations.NullMarked;
