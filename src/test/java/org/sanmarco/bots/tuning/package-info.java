/** Improves the weights of a game's computer players in matches. */
@NullMarked
package org.sanmarco.bots.tuning;

import org.jspecify.annotations.NullMarked;
