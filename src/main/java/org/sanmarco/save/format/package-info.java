/**
 * The formats of saved games and journals: their limits, a strict reader, a writer, and the reasons
 * for refusing a file.
 *
 * <p>The reader believes nothing: keys, types, lengths and depth are checked before a game is
 * played.
 */
@NullMarked
package org.sanmarco.save.format;

import org.jspecify.annotations.NullMarked;
