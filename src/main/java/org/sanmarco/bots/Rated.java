package org.sanmarco.bots;

import org.sanmarco.kernel.Move;

/**
 * A move and how good a computer player finds it.
 *
 * @param winProbability 0 to 1; 0 where it was not estimated
 */
public record Rated(Move move, double winProbability) {}
