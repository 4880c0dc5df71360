package org.sanmarco.games.sanmarco.coach;

/**
 * A role in a turn (T1, T2).
 *
 * @param place its place in the list of roles, from 1
 * @param count how many roles the turn has, 2 to 4
 */
record Role(int place, int count) {}
