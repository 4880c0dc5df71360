/**
 * Recorded games: saved games with sentences in them about what must happen, in {@code
 * src/test/resources/games/san-marco}; the README there says how to write one.
 *
 * <p>{@link org.sanmarco.games.sanmarco.recorded.RecordedGamesTest} runs them all, {@link
 * org.sanmarco.recorded.Sentences} reads the sentences.
 */
@NullMarked
package org.sanmarco.games.sanmarco.recorded;

import org.jspecify.annotations.NullMarked;
