package org.sanmarco.coach;

/**
 * A finished text as an argument of another; unlike text of a file it needs no cleaning.
 *
 * @param text the words
 */
public record Literal(String text) {}
