/** Tests of what is seen to move. */
@NullMarked
package org.sanmarco.ui.motion;

import org.jspecify.annotations.NullMarked;
