/** Matches of computer players, here or on several machines: {@code arena}, {@code worker}. */
@NullMarked
package org.sanmarco.cli.match;

import org.jspecify.annotations.NullMarked;
