/** What a good player of San Marco knows: what a position is worth, and how to play a hand. */
@NullMarked
package org.sanmarco.bots.sanmarco;

import org.jspecify.annotations.NullMarked;
