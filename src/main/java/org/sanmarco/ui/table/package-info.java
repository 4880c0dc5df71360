/**
 * The table screen of any game: header, status line, keys and focus around the parts that a {@link
 * org.sanmarco.ui.game.GameTable} provides.
 *
 * <p>{@link org.sanmarco.ui.table.GameScreen} shows a {@link
 * org.sanmarco.ui.table.model.GameModel}, which has no nodes. After each change of the model it
 * updates every panel.
 */
@NullMarked
package org.sanmarco.ui.table;

import org.jspecify.annotations.NullMarked;
