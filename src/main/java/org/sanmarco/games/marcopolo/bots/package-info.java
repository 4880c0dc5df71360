/** The computer players of Marco Polo, who know what their seat sees. */
@NullMarked
package org.sanmarco.games.marcopolo.bots;

import org.jspecify.annotations.NullMarked;
