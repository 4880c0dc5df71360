/** The drawn map of the track from Hormuz to Dadu, with camels on it. */
@NullMarked
package org.sanmarco.games.marcopolo.ui.map;

import org.jspecify.annotations.NullMarked;
