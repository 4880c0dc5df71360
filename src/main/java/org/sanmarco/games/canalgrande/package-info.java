/**
 * The rules of Canal Grande for two, and for four as partners, as a pure state machine.
 *
 * <p>{@link org.sanmarco.games.canalgrande.CanalGrande} makes positions and reads moves. A {@link
 * org.sanmarco.games.canalgrande.CanalGrandePosition} is played on; what can be read off it, or off
 * the part of it that a seat sees, is a {@link org.sanmarco.games.canalgrande.CanalGrandeState}.
 * Moves are {@link org.sanmarco.games.canalgrande.CanalGrandeMove}s outside and numbers ({@link
 * org.sanmarco.games.canalgrande.PackedMove}) inside and in a search. Each rule is in one place:
 *
 * <ul>
 *   <li>the cards (GM1 to GM3): {@code Card}, {@code Cards}; the decks (GM4, GM5): {@code Deck};
 *   <li>set-up and turns (GS, GT): {@code Turns}; ends of rounds (GR): {@code Rounds};
 *   <li>carrying out an offer (GA): {@code Actions};
 *   <li>votes and the end of the game (GV, GP, GE): {@code Votes};
 *   <li>what is known of hands (GK): {@code Knowledge};
 *   <li>what is legal: {@code MoveGenerator}; why something is not: {@code RefusalReasons}.
 * </ul>
 */
@NullMarked
package org.sanmarco.games.canalgrande;

import org.jspecify.annotations.NullMarked;
