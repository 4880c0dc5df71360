/**
 * Recorded games of Canal Grande: saved games with sentences in them about what must happen, in
 * {@code src/test/resources/games/canal-grande}; the README there has the sentences in a table.
 */
@NullMarked
package org.sanmarco.games.canalgrande.recorded;

import org.jspecify.annotations.NullMarked;
