package org.sanmarco.save;

/**
 * A saved game that was read to be played.
 *
 * @param game the game
 * @param lock keeps other programs from opening its file; to be closed when the game is left
 */
public record OpenedGame(SavedGame game, GameLock lock) {}
