/**
 * Cards that any game plays with: {@link org.sanmarco.ui.cards.PlayingCard} is one, {@link
 * org.sanmarco.ui.cards.CardPaper} draws what all have in common, a {@link
 * org.sanmarco.ui.cards.CardRow} lays them side by side, a {@link org.sanmarco.ui.cards.CardFan}
 * holds them as a hand. What is printed on them each game draws itself.
 */
@NullMarked
package org.sanmarco.ui.cards;

import org.jspecify.annotations.NullMarked;
