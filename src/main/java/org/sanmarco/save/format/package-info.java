/**
 * The format of saved games: its limits, a strict reader, a writer, and the reasons for refusing a
 * file; and a reader of journals, in which form earlier versions autosaved.
 *
 * <p>The reader believes nothing: keys, types, lengths and depth are checked before a game is
 * played.
 */
@NullMarked
package org.sanmarco.save.format;

import org.jspecify.annotations.NullMarked;
