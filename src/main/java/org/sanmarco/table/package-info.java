/**
 * A game in progress: who sits where, the history, undo and replay, who is asked next and where
 * chance comes from.
 *
 * <p>Nothing here is about any game in particular: a {@link org.sanmarco.table.Table} knows the
 * kernel only. It knows neither a screen nor a file.
 */
@NullMarked
package org.sanmarco.table;

import org.jspecify.annotations.NullMarked;
