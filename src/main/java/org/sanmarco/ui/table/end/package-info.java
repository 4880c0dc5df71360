/** The last page of a game: result, coronation, and exports. */
@NullMarked
package org.sanmarco.ui.table.end;

import org.jspecify.annotations.NullMarked;
