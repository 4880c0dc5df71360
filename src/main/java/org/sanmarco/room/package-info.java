/**
 * A game in progress and everybody at it, between the table and the screens that show it: what the
 * game waits for, who may do what, what an undo takes back and by whose consent, which decisive
 * moment is on display, and who is there.
 *
 * <p>The window, own screens, joined computers and games over a server use the same rules. Nothing
 * here knows a screen, a network or any game in particular.
 */
@NullMarked
package org.sanmarco.room;

import org.jspecify.annotations.NullMarked;
