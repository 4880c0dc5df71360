/** What a good player of San Marco knows: what a position is worth, and how to play a hand. */
@NullMarked
package org.sanmarco.games.sanmarco.bots;

import org.jspecify.annotations.NullMarked;
