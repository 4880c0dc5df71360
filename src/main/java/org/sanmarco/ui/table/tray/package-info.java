/** The trays below the board that every game shares, and the curtain. */
@NullMarked
package org.sanmarco.ui.table.tray;

import org.jspecify.annotations.NullMarked;
