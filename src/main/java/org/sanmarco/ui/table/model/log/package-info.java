/** The log without a node: its lines, what they are about, and what was missed. */
@NullMarked
package org.sanmarco.ui.table.model.log;

import org.jspecify.annotations.NullMarked;
