package org.sanmarco.seats.log;

/** Thrown by a log that can't have come about by the rules. */
public final class BrokenLogException extends Exception {

  private static final long serialVersionUID = 1;

  /** The kinds of faults. */
  public enum Fault {
    /** The entry can't be read. */
    UNREADABLE,
    /** The entry doesn't follow the one before. */
    CHAIN,
    /** Such an entry can't come here. */
    ORDER,
    /** The key that was published is not the one that was committed to. */
    KEY,
    /** A move is against the rules. */
    MOVE,
    /** Chance gave something else than the key and the players' bits give. */
    CHANCE,
    /** A proposal was not made by the player, or is about something else. */
    PROPOSAL,
    /** Somebody has not agreed to an undo. */
    CONSENT,
    /** A frame shows something else than the log. */
    FRAME,
    /** A frame was not signed by the table. */
    SIGNATURE,
    /** The table has told this seat another history. */
    HISTORY,
    /** A proposal that the table accepted is not in the log. */
    SKIPPED,
    /** The log gives this player's seat to somebody else's key. */
    SEAT
  }

  private final Fault fault;
  private final int entry;

  /**
   * An exception about an entry.
   *
   * @param entry its number
   */
  public BrokenLogException(Fault fault, int entry) {
    super(fault + " at entry " + entry);
    this.fault = fault;
    this.entry = entry;
  }

  /** The fault. */
  public Fault fault() {
    return fault;
  }

  /** The number of the entry, from 0. */
  public int entry() {
    return entry;
  }
}
