package org.sanmarco.save.format;

import module java.base;

import org.sanmarco.json.Json.OrEmpty;

/**
 * A further line of a journal.
 *
 * @param after the number of moves that the line's moves follow
 * @param thinkingMillis empty if they are as before
 */
record JournalLine(
    int after, List<String> moves, @OrEmpty List<Integer> thinkingMillis, Instant saved) {}
