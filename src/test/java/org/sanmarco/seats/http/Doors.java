package org.sanmarco.seats.http;

import java.io.IOException;
import org.sanmarco.seats.Transport;

/** Takes single seats of hosted games in tests. */
public final class Doors {

  private Doors() {}

  /** Takes a seat; its end. */
  public static Transport.SeatEnd take(HttpClaim door, int seat)
      throws IOException, InterruptedException {
    return door.end(door.claim(seat));
  }
}
