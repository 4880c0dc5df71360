package org.sanmarco.seats.log;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Setup;
import org.sanmarco.notation.Described;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.table.Seat;

/**
 * A game that somebody asks a table for.
 *
 * @param seats who sits where, the first seat first
 */
public record GameOffer(Setup setup, List<Seat> seats, Terms terms) {

  /** Copies the list. */
  public GameOffer {
    seats = List.copyOf(seats);
  }

  /** The offer as JSON. */
  public byte[] toBytes() {
    Map<String, @Nullable Object> all = new LinkedHashMap<>();
    all.put("v", EntryFormat.MESSAGES);
    EntryFormat.put(all, setup, seats, terms);
    return JsonMessage.write(all);
  }

  /**
   * Reads an offer.
   *
   * @throws RefusedException if it is none
   */
  public static GameOffer read(byte[] bytes) {
    Described all = EntryFormat.message(bytes);
    return new GameOffer(EntryFormat.setup(all), EntryFormat.seats(all), EntryFormat.terms(all));
  }
}
