/**
 * How the rules of any game read and list moves: in their notation and as numbers; and how they
 * read data that is packed with the program.
 */
@NullMarked
package org.sanmarco.notation;

import org.jspecify.annotations.NullMarked;
