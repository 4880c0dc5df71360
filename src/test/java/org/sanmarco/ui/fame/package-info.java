/** Tests of the hall of fame. */
@NullMarked
package org.sanmarco.ui.fame;

import org.jspecify.annotations.NullMarked;
