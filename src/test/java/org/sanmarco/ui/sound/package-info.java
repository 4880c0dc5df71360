/** Tests of the sounds. */
@NullMarked
package org.sanmarco.ui.sound;

import org.jspecify.annotations.NullMarked;
