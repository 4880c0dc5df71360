package org.sanmarco.games.marcopolo.coach;

import org.sanmarco.games.marcopolo.Condition;

/**
 * The price of a step.
 *
 * @param space where it goes, 1 to 29
 */
record Cost(int space, Condition condition) {}
