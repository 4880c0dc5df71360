package org.sanmarco.coach;

/**
 * A text that was put into words here, as an argument of another; unlike a stranger's it is taken
 * as it stands.
 *
 * @param text the words
 */
public record Literal(String text) {}
