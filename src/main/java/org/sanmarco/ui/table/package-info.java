/**
 * The table at which any game is played. {@link org.sanmarco.ui.table.GameUi} is the face that a
 * game fills and {@link org.sanmarco.ui.table.GameTable} what it puts on one screen: the board, the
 * trays below it, the players' panels, the last page. {@link org.sanmarco.ui.table.GameScreen} has
 * what every game has: header, log, history bar, status, advice, computers, the curtain, undo and
 * keys. Without a table of its own a game is played at the {@link org.sanmarco.ui.table.PlainUi
 * plain one}.
 *
 * <p>The screen shows a {@link org.sanmarco.ui.table.model.GameModel}, which knows no node. After
 * each change every {@link org.sanmarco.ui.table.Panel} is shown anew, and changes what is other
 * than before. What panels have at hand is a {@link org.sanmarco.ui.table.PanelContext}; a game
 * extends it.
 */
@NullMarked
package org.sanmarco.ui.table;

import org.jspecify.annotations.NullMarked;
