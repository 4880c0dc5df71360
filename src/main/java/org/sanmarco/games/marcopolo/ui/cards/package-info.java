/** The cards of Marco Polo, and the signs for the cost of a step. */
@NullMarked
package org.sanmarco.games.marcopolo.ui.cards;

import org.jspecify.annotations.NullMarked;
