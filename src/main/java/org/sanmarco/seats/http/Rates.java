package org.sanmarco.seats.http;

import java.net.InetAddress;
import java.util.Map;
import org.sanmarco.seats.Rate;
import org.sanmarco.seats.RecentMap;

/**
 * Limits on requests and on wrong guesses of the key: each address has an account of both that
 * fills up with time. For several threads.
 */
final class Rates {

  private static final double REQUESTS = 200;
  private static final double REQUESTS_PER_SECOND = 50;
  private static final double GUESSES = 10;
  private static final double GUESSES_PER_SECOND = 0.1;
  private static final int MOST_ADDRESSES = 4096;

  private final Map<InetAddress, Rate> requests = new RecentMap<>(MOST_ADDRESSES);
  private final Map<InetAddress, Rate> guesses = new RecentMap<>(MOST_ADDRESSES);

  /** Counts a request; false if there were too many. */
  synchronized boolean admits(InetAddress address) {
    return requests
        .computeIfAbsent(address, _ -> new Rate(REQUESTS, REQUESTS_PER_SECOND, System::nanoTime))
        .admits();
  }

  /** Whether an address may guess once more. */
  synchronized boolean mayGuess(InetAddress address) {
    return guesses(address).hasRoom();
  }

  /** Counts a wrong guess. */
  synchronized void guessedWrong(InetAddress address) {
    var _ = guesses(address).admits();
  }

  private Rate guesses(InetAddress address) {
    return guesses.computeIfAbsent(
        address, _ -> new Rate(GUESSES, GUESSES_PER_SECOND, System::nanoTime));
  }
}
