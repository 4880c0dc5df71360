/**
 * Saved games and settings on the disk: nothing is lost when writing, nothing is believed when
 * reading.
 *
 * <p>The names: {@code SavedGame…} is a game in a file that a player or the program wrote, {@code
 * Autosave…} writes the game being played, {@code Settings…} are the player's settings. What a
 * player does by hand with files is in {@link org.sanmarco.ui}.
 *
 * <p>A <b>saved game</b> ({@code .sanmarco}) is readable by a person, and is replaced whole or not
 * at all:
 *
 * <ul>
 *   <li>When a player saves, {@link org.sanmarco.save.SavedGameStore#save} moves what was in the
 *       file before to {@link org.sanmarco.save.disk.Backups}, which are offered when the file is
 *       refused.
 *   <li>{@link org.sanmarco.save.Autosave} writes the game being played: {@code begin} for a game
 *       that is new or was read from a saved game, {@code resume} for an autosaved one, then {@code
 *       save} after every move, {@code leave} when no game is played any more. Its file is locked
 *       while it is played. {@code resume} refuses one that another program has open ({@code
 *       IN_USE}); {@code begin} with the same game then makes a copy. When writing fails, the game
 *       goes on in memory and every move tries again; {@code moveTo} writes it to another folder.
 * </ul>
 *
 * <p>{@link org.sanmarco.save.Library} lists the saved and the autosaved games ({@code files},
 * fast), tells what is in one ({@code summary}, milliseconds, also for a file that is refused),
 * renames, duplicates, deletes and restores. All of it reads or writes files, so it is not for the
 * JavaFX thread.
 *
 * <p>What is refused is a {@link org.sanmarco.save.format.SaveException} with a {@link
 * org.sanmarco.save.format.SaveRefusal}; {@link org.sanmarco.save.format.SaveWords} makes the
 * sentence, which says what to do. Where a move is refused or a line damaged, {@link
 * org.sanmarco.save.format.SaveException#playable} is the game before that: {@code begin} it, and
 * the file stays as it is.
 *
 * <p>{@link org.sanmarco.save.AppFolder} is the folder of all this by the system's conventions:
 * saved games in {@code games}, autosaved ones in {@code autosave}, deleted games in {@code
 * deleted}, the {@link org.sanmarco.save.settings.Settings} in {@link
 * org.sanmarco.save.settings.SettingsFile}.
 */
@NullMarked
package org.sanmarco.save;

import org.jspecify.annotations.NullMarked;
