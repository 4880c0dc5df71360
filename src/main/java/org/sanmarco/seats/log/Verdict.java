package org.sanmarco.seats.log;

import java.util.Optional;
import org.sanmarco.table.GameRecord;

/**
 * The outcome of the check of a finished game.
 *
 * @param fault the first thing that is wrong; empty if nothing is
 * @param game the whole game; empty if something is wrong
 * @param isChanceProven whether the log shows that nobody chose dice and cards
 */
public record Verdict(
    Optional<BrokenLogException> fault, Optional<GameRecord> game, boolean isChanceProven) {}
