package org.sanmarco.seats.nats;

import java.net.URI;

/** Creds of tables on servers that need not exist. */
public final class TestCreds {

  private TestCreds() {}

  /** New creds of a server on this machine. */
  public static TableCreds at(int port) {
    return TableCreds.fresh(URI.create("nats://127.0.0.1:" + port));
  }
}
