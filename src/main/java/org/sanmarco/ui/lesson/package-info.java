/** Lessons: games with a scripted course, the tutor's texts, and the moves that it asks for. */
@NullMarked
package org.sanmarco.ui.lesson;

import org.jspecify.annotations.NullMarked;
