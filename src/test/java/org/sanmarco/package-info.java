/** Checks that hold for the program as a whole. */
@NullMarked
package org.sanmarco;

import org.jspecify.annotations.NullMarked;
