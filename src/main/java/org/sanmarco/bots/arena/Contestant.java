package org.sanmarco.bots.arena;

import java.util.function.LongFunction;
import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Budget;

/**
 * One side of a match.
 *
 * @param name such as {@code hard}
 * @param bot how it plays
 * @param allowance makes a budget for each decision, which begins at once, from a seed
 */
public record Contestant(String name, Bot bot, LongFunction<Budget> allowance) {}
