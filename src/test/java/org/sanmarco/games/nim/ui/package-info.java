/** Nim in the window. */
@NullMarked
package org.sanmarco.games.nim.ui;

import org.jspecify.annotations.NullMarked;
