/**
 * The rules of San Marco for two, three and four, as a pure state machine.
 *
 * <p>{@link org.sanmarco.games.sanmarco.SanMarco} makes positions and reads moves. A {@link
 * org.sanmarco.games.sanmarco.SanMarcoPosition} is played on; what can be read off it, or off the
 * part of it that a seat sees, is a {@link org.sanmarco.games.sanmarco.SanMarcoState}. Moves are
 * {@link org.sanmarco.games.sanmarco.move.SanMarcoMove}s outside and numbers ({@link
 * org.sanmarco.games.sanmarco.PackedMove}) inside and in a search. Each rule is in one place:
 *
 * <ul>
 *   <li>board and material (B): {@code material};
 *   <li>moves, events and the notation: {@code move};
 *   <li>set-up (S): {@code SetupPhase};
 *   <li>turns and ends of rounds (T, E, V1, V4): {@code Turns}, {@code Rounds};
 *   <li>action cards (C, V2, V3): {@code Actions}; the doge's routes: {@code DogeRoutes};
 *   <li>scoring and the end of the game (P, F, V6): {@code Scoring};
 *   <li>what is legal: {@code MoveGenerator}; why something is not: {@code RefusalReasons}.
 * </ul>
 */
@NullMarked
package org.sanmarco.games.sanmarco;

import org.jspecify.annotations.NullMarked;
