package org.sanmarco.seats.nats;

import io.nats.client.AuthHandler;
import java.time.Clock;

/** Signs in at a server: first as one user, later perhaps as another. For several threads. */
final class Login implements AuthHandler {

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
