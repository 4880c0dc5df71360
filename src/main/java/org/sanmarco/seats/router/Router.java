package org.sanmarco.seats.router;

import module java.base;

/** Asks the router of this house for ports. Its methods wait for the router. */
@FunctionalInterface
public interface Router {

  /** The answer to a request for a port. */
  sealed interface Answer permits Opened, Refused {}

  /** A port was opened. */
  record Opened(Mapping mapping) implements Answer {}

  /** No port was opened, or none that the internet reaches. */
  record Refused(Obstacle obstacle) implements Answer {}

  /** An open port of the router. */
  interface Mapping {

    /** The router's address on the internet, and its port. */
    InetSocketAddress address();

    /** The time after which the router closes the port by itself. */
    Duration lease();

    /**
     * Asks for another lease of the same port.
     *
     * @return the mapping from now on, whose address may have changed; empty if the router doesn't
     *     answer, or refuses
     * @throws InterruptedException if the thread is interrupted
     */
    Optional<Mapping> renew(Duration lease) throws InterruptedException;

    /**
     * Has the router close the port; does nothing if it doesn't answer.
     *
     * @throws InterruptedException if the thread is interrupted
     */
    void close() throws InterruptedException;
  }

  /**
   * Asks for a port.
   *
   * @param local the address of this computer to which the router sends what comes in
   * @param port the port of this computer
   * @param wanted the router's port, if it is free
   * @param lease the time until the router closes it by itself
   * @throws InterruptedException if the thread is interrupted
   */
  Answer open(InetAddress local, int port, int wanted, Duration lease) throws InterruptedException;
}
