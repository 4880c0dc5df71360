/**
 * Recorded games of any game: saved games with sentences in them about what must happen, in {@code
 * src/test/resources/games}; the README of each folder has its sentences in a table.
 */
@NullMarked
package org.sanmarco.recorded;

import org.jspecify.annotations.NullMarked;
