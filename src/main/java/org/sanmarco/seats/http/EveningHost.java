package org.sanmarco.seats.http;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.seats.log.Signer;
import org.sanmarco.table.Seat;

/**
 * The host of people who play one game after the other, of any kind: all games have the same
 * address and code, and everybody keeps their device. For one thread.
 */
public final class EveningHost {

  private static final int RUN_BYTES = 8;

  /** Hands over the server of the game that is open; null if none is. */
  private @Nullable Supplier<HttpHost> server;

  /** The rights of the game that was open last; null before there was one. */
  private @Nullable Claims lastClaims;

  /** A text that no other run has. */
  public static String newRun() {
    return Signer.randomHex(RUN_BYTES);
  }

  /** Whether seats are at screens of their own now. */
  public boolean isOpen() {
    return server != null;
  }

  /**
   * Called when the screens of a game are open.
   *
   * @param handOver ends that, and hands over the server
   */
  public void opened(Claims claims, Supplier<HttpHost> handOver) {
    lastClaims = claims;
    server = handOver;
  }

  /** Called when the screens with these rights are closed. */
  public void closed(@Nullable Claims claims) {
    if (claims == lastClaims) {
      server = null;
    }
  }

  /** Called when somebody has stopped own screens, so that no other game opens them by itself. */
  public void stopped() {
    lastClaims = null;
    server = null;
  }

  /** The server of the game before, if somebody who has a device plays on. */
  public Optional<HttpHost> take(List<Seat> seats) {
    return rights().filter(claims -> claims.fits(seats)).isPresent()
        ? Optional.ofNullable(server).map(Supplier::get)
        : Optional.empty();
  }

  /** The rights of the evening; empty before it has begun, and once somebody has stopped it. */
  public Optional<Claims> rights() {
    return Optional.ofNullable(lastClaims);
  }
}
