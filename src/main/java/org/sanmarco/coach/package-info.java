/**
 * What is said to a player in words: why a move is refused ({@link
 * org.sanmarco.coach.RefusalTexts}), what is to be done now ({@link
 * org.sanmarco.games.sanmarco.coach.Hints}), what happened ({@link
 * org.sanmarco.games.sanmarco.coach.Narration}), and how things are called ({@link
 * org.sanmarco.games.sanmarco.coach.Terms}).
 *
 * <p>The words themselves are in this package's resource bundles, a file for each subject and
 * language. Word order, plurals and lists are the bundles' matter: a new language is new files and
 * no code. How a text is written there says {@link org.sanmarco.coach.Template}.
 */
@NullMarked
package org.sanmarco.coach;

import org.jspecify.annotations.NullMarked;
