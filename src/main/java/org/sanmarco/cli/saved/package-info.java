/** Commands about one saved game: {@code check}, {@code export}, {@code review}. */
@NullMarked
package org.sanmarco.cli.saved;

import org.jspecify.annotations.NullMarked;
