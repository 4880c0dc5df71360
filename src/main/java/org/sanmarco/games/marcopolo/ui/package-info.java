/** Marco Polo in the window: the map, the cards and the panels beside them. */
@NullMarked
package org.sanmarco.games.marcopolo.ui;

import org.jspecify.annotations.NullMarked;
