/**
 * Short sounds and music, all computed by the program itself; silent where there is no audio
 * device.
 */
@NullMarked
package org.sanmarco.ui.sound;

import org.jspecify.annotations.NullMarked;
