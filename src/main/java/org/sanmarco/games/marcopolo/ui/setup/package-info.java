/** How a game of Marco Polo is set up: the variant for two, and the way of the box at home. */
@NullMarked
package org.sanmarco.games.marcopolo.ui.setup;

import org.jspecify.annotations.NullMarked;
