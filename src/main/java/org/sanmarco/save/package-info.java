/**
 * Saved games: one JSON file each, readable by a person, written atomically, and read with
 * distrust.
 *
 * <p>{@link org.sanmarco.save.SavedGames} writes and reads files, {@link
 * org.sanmarco.save.Autosave} keeps the current game by itself. What is refused is a {@link
 * org.sanmarco.save.SaveRefusal}; {@link org.sanmarco.save.SaveWords} makes the sentence.
 */
@NullMarked
package org.sanmarco.save;

import org.jspecify.annotations.NullMarked;
