package org.sanmarco.seats.http;

import java.net.InetAddress;
import java.util.LinkedHashMap;
import java.util.Map;

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
  private static final double NANOS = 1e9;

  private final Map<InetAddress, Account> requests = new Accounts();
  private final Map<InetAddress, Account> guesses = new Accounts();

  /** Counts a request; false if there were too many. */
  synchronized boolean admits(InetAddress address) {
    Account account = account(requests, address, REQUESTS, REQUESTS_PER_SECOND);
    if (account.left < 1) {
      return false;
    }
    account.left--;
    return true;
  }

  /** Whether an address may guess once more. */
  synchronized boolean mayGuess(InetAddress address) {
    return account(guesses, address, GUESSES, GUESSES_PER_SECOND).left >= 1;
  }

  /** Counts a wrong guess. */
  synchronized void guessedWrong(InetAddress address) {
    Account account = account(guesses, address, GUESSES, GUESSES_PER_SECOND);
    account.left = Math.max(0, account.left - 1);
  }

  private static Account account(
      Map<InetAddress, Account> accounts, InetAddress address, double most, double perSecond) {
    Account account = accounts.computeIfAbsent(address, _ -> new Account(most));
    long now = System.nanoTime();
    account.left = Math.min(most, account.left + (now - account.since) / NANOS * perSecond);
    account.since = now;
    return account;
  }

  private static final class Account {

    private double left;
    private long since = System.nanoTime();

    Account(double left) {
      this.left = left;
    }
  }

  /** Forgets the address that asked longest ago where there are too many. */
  private static final class Accounts extends LinkedHashMap<InetAddress, Account> {

    private static final long serialVersionUID = 1L;

    Accounts() {
      super(16, 0.75F, true);
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<InetAddress, Account> eldest) {
      return size() > MOST_ADDRESSES;
    }
  }
}
