package org.sanmarco.bots.arena;

import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Budget;

/**
 * One side of a match.
 *
 * @param name such as {@code hard}
 * @param bot how it plays
 * @param allowance what it may use for each decision
 */
public record Contestant(String name, Bot bot, Allowance allowance) {

  /** Makes the allowance of one decision. */
  @FunctionalInterface
  public interface Allowance {

    /** An allowance that begins now. */
    Budget begin(long seed);
  }
}
