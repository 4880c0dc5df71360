/**
 * Nim with hands: a toy game that shows what a game has to bring, and nothing else.
 *
 * <p>Start with {@link org.sanmarco.games.nim.Nim}.
 *
 * <p>Its rules. <b>N1</b> Two to five players share a heap of tokens, 15 unless they agree on
 * another number. <b>N2</b> Each is dealt two cards with 1, 2 or 3 on them, hidden from the others;
 * the deck has ten of each. <b>N3</b> In turn they play a card, take as many tokens as it shows,
 * and draw another card. <b>N4</b> A player who holds no card that the heap is large enough for
 * passes. <b>N5</b> The player who takes the last token wins.
 */
@NullMarked
package org.sanmarco.games.nim;

import org.jspecify.annotations.NullMarked;
