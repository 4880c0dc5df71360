/** The options, numbers and messages that several commands share. */
@NullMarked
package org.sanmarco.cli.shared;

import org.jspecify.annotations.NullMarked;
