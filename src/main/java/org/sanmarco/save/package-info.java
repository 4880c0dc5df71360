/**
 * Saved games: written so that nothing is lost, and read with distrust.
 *
 * <p>There are two kinds of files, and {@link org.sanmarco.save.SavedGames} reads both:
 *
 * <ul>
 *   <li>A <b>saved game</b> ({@code .json}) is what a player saves, readable by a person. It is
 *       replaced whole or not at all, and {@link org.sanmarco.save.SavedGames#save} keeps what was
 *       in the file before as {@link org.sanmarco.save.SavedGames#backups}, to be offered when the
 *       file is refused.
 *   <li>A <b>journal</b> ({@code .journal}) is where the game being played keeps itself, a line for
 *       each move. {@link org.sanmarco.save.Autosave} writes it: {@code begin} for a game that is
 *       new or was read from a saved game, {@code resume} for a kept one, then {@code keep} after
 *       every move, {@code leave} when nothing is played any more. A journal is locked while its
 *       game is played; {@code resume} refuses one that another program has open ({@code
 *       OPEN_ELSEWHERE}), and {@code begin} with the same game then makes a copy. When keeping
 *       fails, the game goes on in memory, every move tries again, and {@code keepIn} keeps it in
 *       another folder.
 * </ul>
 *
 * <p>{@link org.sanmarco.save.Library} is the shelf: it lists the saved and the kept games ({@code
 * files}, fast), tells what is in one ({@code summary}, milliseconds, also for a file that is
 * refused), renames, duplicates, deletes and restores. All of it works with files, so not for the
 * window's thread.
 *
 * <p>What is refused is a {@link org.sanmarco.save.SaveException} with a {@link
 * org.sanmarco.save.SaveRefusal}; {@link org.sanmarco.save.SaveWords} makes the sentence, which
 * says what to do. Where a move is refused or a line damaged, {@link
 * org.sanmarco.save.SaveException#playable} is the game before that: {@code begin} it, and the file
 * stays as it is.
 *
 * <p>{@link org.sanmarco.save.AppFolder} is where all this lies by the system's conventions: saved
 * games in {@code games}, journals in {@code autosave}, deleted games in {@code deleted}, the
 * {@link org.sanmarco.save.Settings} in {@link org.sanmarco.save.SettingsFile}.
 */
@NullMarked
package org.sanmarco.save;

import org.jspecify.annotations.NullMarked;
