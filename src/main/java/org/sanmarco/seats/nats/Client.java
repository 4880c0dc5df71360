package org.sanmarco.seats.nats;

import module java.base;

import org.sanmarco.seats.Tempo;

/**
 * A client of a NATS server: the little that games need of one. It connects again for ever until it
 * is closed. For several threads; only what says so waits.
 */
public interface Client {

  /** Makes clients; surroundings that are one bring a server of their own. */
  interface Opener {

    /** Begins to connect; the listener may hear before this returns. */
    Client open(List<String> servers, Login login, Tempo tempo, Listener listener);
  }

  /** Hears of the connection. */
  interface Listener {

    /** Called when there is a connection, or there is none any more. */
    void reached(Client by, boolean isReached);

    /** Called when the server refuses a subject, or this user. */
    void refused(String error);

    /** Called when the client doesn't connect any more. */
    void closed();
  }

  /**
   * A message.
   *
   * @param replyTo the subject on which an answer is awaited; empty for none
   * @param status the server's code for the answer of its own; 0 for the message of a program
   */
  @SuppressWarnings("ArrayRecordComponent") // These are never compared.
  record Message(String subject, String replyTo, byte[] data, int status) {}

  /** Whether there is a connection now. */
  boolean isReached();

  /** The bytes that wait to be sent. */
  long waiting();

  /** The server's version, such as {@code 2.10.22}. */
  String version();

  /**
   * Sends a message, now or once there is a connection again.
   *
   * @param replyTo the subject on which an answer is awaited; empty for none
   */
  void publish(String subject, String replyTo, byte[] bytes);

  /**
   * Asks who listens, or the server.
   *
   * @return the answer; fails at once if nobody listens, else after the time
   */
  CompletableFuture<Message> request(
      String subject, Map<String, String> headers, byte[] bytes, Duration timeout);

  /**
   * Hears messages, one after the other. Those that come without a connection are missed.
   *
   * @param group each message is heard by one of its listeners only; empty if by all
   * @return ends it
   */
  Runnable subscribe(String subject, String group, Consumer<Message> hearer);

  /** Waits until the server has all that was sent. */
  void flush(Duration most) throws TimeoutException, InterruptedException;

  /** Connects again, as the user whom the login wants now. */
  void signIn();

  /** Ends the connection, also one that isn't there yet. */
  void close();
}
