/** Nim in words. */
@NullMarked
package org.sanmarco.games.nim.coach;

import org.jspecify.annotations.NullMarked;
