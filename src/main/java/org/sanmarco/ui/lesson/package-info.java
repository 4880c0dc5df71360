/** Games that teach: a course that is written down, what is said on the way, and what is wanted. */
@NullMarked
package org.sanmarco.ui.lesson;

import org.jspecify.annotations.NullMarked;
