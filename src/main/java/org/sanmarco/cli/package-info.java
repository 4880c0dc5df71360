/** The command line: what the program can do without a window, and the way into the window. */
@NullMarked
package org.sanmarco.cli;

import org.jspecify.annotations.NullMarked;
