/**
 * How the rules of any game read what is written: moves in their notation, and data that is packed
 * with the program.
 */
@NullMarked
package org.sanmarco.notation;

import org.jspecify.annotations.NullMarked;
