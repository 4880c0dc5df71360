/** The implementations that games register in {@code META-INF/services}. */
@NullMarked
package org.sanmarco.registry;

import org.jspecify.annotations.NullMarked;
