/**
 * A port of this house's router: asks for it, keeps its lease alive and gives it back, so that
 * browsers in other houses reach a game on this computer.
 */
@NullMarked
package org.sanmarco.seats.router;

import org.jspecify.annotations.NullMarked;
