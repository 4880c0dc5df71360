/** Commands for work on games and computers: {@code simulate}, {@code tune}, {@code explain}. */
@NullMarked
package org.sanmarco.cli.bots;

import org.jspecify.annotations.NullMarked;
