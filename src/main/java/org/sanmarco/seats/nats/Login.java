package org.sanmarco.seats.nats;

import module java.base;

import io.nats.client.AuthHandler;
import io.nats.client.Connection;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Signs in at a server: first as one user, later perhaps as another. For several threads. */
final class Login implements AuthHandler {

  private static final Logger LOG = Logger.getLogger(Login.class.getName());

  private final User first;
  private volatile User wanted;
  private volatile User present;

  private record User(NKey key, String token) {}

  Login(NKey user, String token) {
    first = new User(user, token);
    wanted = first;
    present = first;
  }

  /** The login of a new user who may do everything in an account. */
  static Login table(NKey account) {
    NKey user = NKey.fresh(NKey.Kind.USER);
    long now = Clock.systemUTC().instant().getEpochSecond();
    return new Login(user, Jwt.table(account, user.id(), now));
  }

  /** The public key of the first user. */
  String id() {
    return first.key.id();
  }

  /** Sets who signs in from the next connection on; returns whether that is somebody else. */
  boolean next(NKey user, String token) {
    boolean isOther = !token.equals(wanted.token);
    if (isOther) {
      wanted = new User(user, token);
    }
    return isOther;
  }

  /**
   * Connects again until the wanted user is signed in, or the connection is closed. The client
   * ignores a single request if it is still connecting, which it may be for a while after it has
   * said that it is connected.
   *
   * @throws InterruptedException if the thread is interrupted
   */
  void connect(Connection to, Duration pause) throws InterruptedException {
    while (!isChanged() && to.getStatus() != Connection.Status.CLOSED) {
      try {
        to.forceReconnect();
      } catch (IOException notNow) {
        LOG.log(Level.FINE, "signing in later", notNow);
      }
      if (!isChanged()) {
        Thread.sleep(pause);
      }
    }
  }

  /** Whether another user than the first signs in next. */
  boolean isChanging() {
    return !wanted.equals(first);
  }

  /** Whether another user than the first is signed in. */
  boolean isChanged() {
    return !present.equals(first);
  }

  // Called first; all three belong to one connection.
  @Override
  public char[] getID() {
    present = wanted;
    return present.key.id().toCharArray();
  }

  @Override
  public char[] getJWT() {
    return present.token.toCharArray();
  }

  @Override
  public byte[] sign(byte[] nonce) {
    return present.key.signer().sign(nonce);
  }
}
