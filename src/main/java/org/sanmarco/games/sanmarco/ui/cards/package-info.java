/** The cards of San Marco, faces and backs. */
@NullMarked
package org.sanmarco.games.sanmarco.ui.cards;

import org.jspecify.annotations.NullMarked;
