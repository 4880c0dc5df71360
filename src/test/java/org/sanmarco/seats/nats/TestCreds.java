package org.sanmarco.seats.nats;

import module java.base;

import org.sanmarco.seats.log.Signer;

/** Creds of tables on servers that need not exist. */
public final class TestCreds {

  /** The time of issue of passes in tests, so that a pass is always the same line. */
  public static final Clock ISSUED = Clock.tick(Clock.systemUTC(), Duration.ofDays(7));

  private TestCreds() {}

  /** Creds that are the same each time. */
  public static TableCreds seeded(int seed) {
    byte[] bytes = ByteBuffer.allocate(Signer.KEY_BYTES).putInt(seed).array();
    return new TableCreds(
        List.of(URI.create("nats://127.0.0.1:4222")), NKey.of(NKey.Kind.ACCOUNT, bytes));
  }

  /** New creds of a server on this machine. */
  public static TableCreds at(int port) {
    return TableCreds.fresh(URI.create("nats://127.0.0.1:" + port));
  }
}
