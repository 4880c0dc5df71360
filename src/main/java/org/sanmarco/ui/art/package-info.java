/**
 * Drawings that every game shares: the colours of seats, crests, dice, and the program's own sign.
 */
@NullMarked
package org.sanmarco.ui.art;

import org.jspecify.annotations.NullMarked;
