/**
 * Seats at screens of their own beside the window's: the table's words for a browser, and the
 * hosting of the game that is open.
 */
@NullMarked
package org.sanmarco.ui.seats;

import org.jspecify.annotations.NullMarked;
