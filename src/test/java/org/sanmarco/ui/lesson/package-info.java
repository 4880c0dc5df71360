/** Tests of the games that teach. */
@NullMarked
package org.sanmarco.ui.lesson;

import org.jspecify.annotations.NullMarked;
