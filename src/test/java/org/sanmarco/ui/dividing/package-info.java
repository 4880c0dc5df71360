/** Tests of how cards are divided and offers are chosen. */
@NullMarked
package org.sanmarco.ui.dividing;

import org.jspecify.annotations.NullMarked;
