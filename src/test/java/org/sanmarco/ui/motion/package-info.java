/** Tests of animations. */
@NullMarked
package org.sanmarco.ui.motion;

import org.jspecify.annotations.NullMarked;
