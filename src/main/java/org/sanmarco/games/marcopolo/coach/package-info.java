/** What the coach says about Marco Polo; the words are in this package's resource bundles. */
@NullMarked
package org.sanmarco.games.marcopolo.coach;

import org.jspecify.annotations.NullMarked;
