/** Marco Polo in words. The texts are in this package's resource bundles. */
@NullMarked
package org.sanmarco.games.marcopolo.coach;

import org.jspecify.annotations.NullMarked;
