package org.sanmarco.seats.log;

import module java.base;

/** The entries of one game, each written once and never changed. For several threads. */
public interface GameLog {

  /**
   * All entries, the first first.
   *
   * @throws IOException if they can't be read now
   */
  List<byte[]> read() throws IOException;

  /**
   * Appends an entry.
   *
   * @param number the number of entries before it
   * @return false if another table has written an entry with this number
   * @throws IOException if it is not known whether it was written
   */
  boolean append(int number, byte[] entry) throws IOException;
}
