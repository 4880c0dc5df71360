/** The cards of Marco Polo, and the signs that tell what a step costs. */
@NullMarked
package org.sanmarco.games.marcopolo.ui.cards;

import org.jspecify.annotations.NullMarked;
