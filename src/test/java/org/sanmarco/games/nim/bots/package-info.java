/** The computer players of Nim. */
@NullMarked
package org.sanmarco.games.nim.bots;

import org.jspecify.annotations.NullMarked;
