/** Games with friends elsewhere: {@code server}, {@code server-config}, {@code table}. */
@NullMarked
package org.sanmarco.cli.server;

import org.jspecify.annotations.NullMarked;
