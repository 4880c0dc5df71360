/** The computer players of a table: their moves, their pace, and their advice to people. */
@NullMarked
package org.sanmarco.ui.table.computer;

import org.jspecify.annotations.NullMarked;
