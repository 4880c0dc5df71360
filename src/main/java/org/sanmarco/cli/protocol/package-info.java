/** The text protocol, by which other programs play: {@code engine}. */
@NullMarked
package org.sanmarco.cli.protocol;

import org.jspecify.annotations.NullMarked;
