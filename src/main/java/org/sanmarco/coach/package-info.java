/**
 * The sentences for players. {@link org.sanmarco.coach.Coach} is the interface that each game
 * implements, {@link org.sanmarco.coach.GameTexts} are its texts in one language, and {@link
 * org.sanmarco.coach.Voice} says what the arguments of a text are called.
 *
 * <p>The words themselves are in resource bundles, a file for each subject and language: what every
 * game shares in this package, what is a game's own in the game's. Word order, plurals and lists
 * are the bundles' matter. How a text is written there says {@link org.sanmarco.words.Template}.
 */
@NullMarked
package org.sanmarco.coach;

import org.jspecify.annotations.NullMarked;
