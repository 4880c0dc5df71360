/**
 * The set-up of a game of Marco Polo: the variant for two, and the track of the player's own copy.
 */
@NullMarked
package org.sanmarco.games.marcopolo.ui.setup;

import org.jspecify.annotations.NullMarked;
