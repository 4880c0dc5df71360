package org.sanmarco.games.marcopolo.coach;

/**
 * A space as texts mention it: a city by its name.
 *
 * @param number 0 to 29
 */
record Space(int number) {}
