/** Tests of how cards are divided and offers are chosen. */
@NullMarked
package org.sanmarco.ui.table.offers;

import org.jspecify.annotations.NullMarked;
