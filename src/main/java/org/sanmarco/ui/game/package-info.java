/**
 * The interfaces and base classes that a game fills to get a window.
 *
 * <p>{@link org.sanmarco.ui.game.GameUi} is a game's entry, found through the service registry. Its
 * {@link org.sanmarco.ui.game.GameTable} provides the parts of one table screen: the board, the
 * trays below it, the players' panels, the last page. Every part is a {@link
 * org.sanmarco.ui.game.Panel}, which is updated after each change of the model. Panels share a
 * {@link org.sanmarco.ui.game.PanelContext}, which a game extends. A game without a table of its
 * own has the {@link org.sanmarco.ui.game.PlainUi plain table}.
 *
 * <p>The texts ({@code game.properties}) and styles ({@code game.css}) of this package serve all
 * parts of the table screen.
 */
@NullMarked
package org.sanmarco.ui.game;

import org.jspecify.annotations.NullMarked;
