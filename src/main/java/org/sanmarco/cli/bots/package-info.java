/** The command for work on games: {@code simulate}. */
@NullMarked
package org.sanmarco.cli.bots;

import org.jspecify.annotations.NullMarked;
