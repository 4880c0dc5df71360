package org.sanmarco.seats.log;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.sanmarco.kernel.Setup;
import org.sanmarco.table.Seat;

/**
 * A game that somebody asks a table for.
 *
 * @param seats who sits where, the first seat first
 */
public record GameOffer(
    @JsonProperty("set-up") @JsonUnwrapped Setup setup,
    List<Seat> seats,
    @JsonUnwrapped Terms terms) {

  public GameOffer {
    seats = List.copyOf(seats);
  }
}
