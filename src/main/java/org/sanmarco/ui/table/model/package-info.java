/**
 * The view model of a game in progress: what the screen shows, without a node.
 *
 * <p>{@link org.sanmarco.ui.table.model.GameModel} knows the table; panels know only the model.
 */
@NullMarked
package org.sanmarco.ui.table.model;

import org.jspecify.annotations.NullMarked;
