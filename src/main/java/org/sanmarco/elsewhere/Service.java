package org.sanmarco.elsewhere;

/**
 * The way in which a program runs tables.
 *
 * @param by the person or club that runs them, as players read it; empty for a player's window
 * @param program the program's version
 * @param replicas 1, or the number of servers of a cluster that keep each message
 * @param quota the games that members may begin
 */
public record Service(String by, String program, int replicas, Quota quota) {}
