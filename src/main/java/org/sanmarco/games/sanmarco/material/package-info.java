/** The material of San Marco (B1 to B5): the board's districts and bridges' places, the cards. */
@NullMarked
package org.sanmarco.games.sanmarco.material;

import org.jspecify.annotations.NullMarked;
