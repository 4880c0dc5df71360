/** Base classes of boards: scaling, zoom, targets that can be clicked, drag and drop. */
@NullMarked
package org.sanmarco.ui.table.board;

import org.jspecify.annotations.NullMarked;
