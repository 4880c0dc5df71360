/** Improves the weights of San Marco's computer players by letting them play each other. */
@NullMarked
package org.sanmarco.bots.tuning;

import org.jspecify.annotations.NullMarked;
