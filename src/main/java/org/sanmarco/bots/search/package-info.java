/** Monte Carlo search over what a seat can't see and what chance may bring. */
@NullMarked
package org.sanmarco.bots.search;

import org.jspecify.annotations.NullMarked;
