/** Marco Polo in the window: the map, the cards and what lies beside them. */
@NullMarked
package org.sanmarco.games.marcopolo.ui;

import org.jspecify.annotations.NullMarked;
