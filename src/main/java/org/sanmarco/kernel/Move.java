package org.sanmarco.kernel;

/**
 * One move of a game, chance's included: an immutable value, equal to any other that says the same.
 *
 * <p>{@link Object#toString()} is the canonical written form; {@link Game#read} reads it back.
 */
public interface Move {}
