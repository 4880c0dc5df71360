/**
 * The saved games: a list of all games on this computer, with a small picture of each board.
 *
 * <p>{@link org.sanmarco.ui.library.LibraryScreen} lists the files immediately and reads them in
 * the background, the newest first; {@link org.sanmarco.ui.game.BoardPictures} draws a board only
 * once its row is seen.
 */
@NullMarked
package org.sanmarco.ui.library;

import org.jspecify.annotations.NullMarked;
