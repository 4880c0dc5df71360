package org.sanmarco.games.marcopolo.coach;

import org.sanmarco.games.marcopolo.Condition;

/**
 * What a step costs.
 *
 * @param space where it goes, 1 to 29
 */
record Cost(int space, Condition condition) {}
