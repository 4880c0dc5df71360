/**
 * Games for other programs and for reading: {@link org.sanmarco.export.Transcript} in words, {@link
 * org.sanmarco.export.MoveTable} in numbers.
 *
 * <p>What is written is never read back; that is what saved games are for. What the players of a
 * game under way may not know yet ({@link org.sanmarco.export.Secrets}) is left out.
 */
@NullMarked
package org.sanmarco.export;

import org.jspecify.annotations.NullMarked;
