/** Short sounds, all computed by the program itself; silent where there is nothing to hear them. */
@NullMarked
package org.sanmarco.ui.sound;

import org.jspecify.annotations.NullMarked;
