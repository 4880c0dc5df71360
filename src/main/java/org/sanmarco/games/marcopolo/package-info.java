/**
 * The rules of Marco Polo for two to five, as a pure state machine.
 *
 * <p>{@link org.sanmarco.games.marcopolo.MarcoPolo} makes positions and reads moves. A {@link
 * org.sanmarco.games.marcopolo.MarcoPoloPosition} is played on; what can be read off it, or off the
 * part of it that a seat sees, is a {@link org.sanmarco.games.marcopolo.MarcoPoloState}. Moves are
 * {@link org.sanmarco.games.marcopolo.MarcoPoloMove}s outside and numbers ({@link
 * org.sanmarco.games.marcopolo.PackedMove}) inside and in a search. Each rule is in one place:
 *
 * <ul>
 *   <li>the track (MB): {@code Track}; what a space costs (MB4): {@code Condition};
 *   <li>the cards (MC): {@code Card}, {@code Cards};
 *   <li>set-up, turns, cards drawn and the end (MS, MT, MC3, ME): {@code Turns};
 *   <li>camels on their way, chests and both scorings (MT4, MH, ME2, ME3): {@code Caravan};
 *   <li>which camels may move (MV2 to MV5, MH): {@code MarcoPoloState};
 *   <li>what is known of hands (MK): {@code MarcoPoloView}, {@code Turns};
 *   <li>what is legal: {@code MoveGenerator}; why something is not: {@code RefusalReasons}.
 * </ul>
 */
@NullMarked
package org.sanmarco.games.marcopolo;

import org.jspecify.annotations.NullMarked;
