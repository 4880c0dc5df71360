package org.sanmarco.seats.nats;

import module java.base;

/** Creds of tables on servers that need not exist. */
public final class TestCreds {

  /** The time of issue of passes in tests, so that a pass is always the same line. */
  public static final Clock ISSUED = Clock.tick(Clock.systemUTC(), Duration.ofDays(7));

  private TestCreds() {}

  /** New creds of a server on this machine. */
  public static TableCreds at(int port) {
    return TableCreds.fresh(URI.create("nats://127.0.0.1:" + port));
  }
}
