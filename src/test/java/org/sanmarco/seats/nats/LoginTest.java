package org.sanmarco.seats.nats;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import io.nats.client.Connection;
import java.lang.reflect.Proxy;
import org.junit.jupiter.api.Test;

/** Signing in as another user on a connection that is there. */
class LoginTest {

  private static final Duration PAUSE = Duration.ofMillis(1);

  private final Login login = new Login(NKey.fresh(NKey.Kind.USER), "invitation");
  private int asked;

  @Test
  void isRepeatedWhileTheClientIgnoresIt() throws Exception {
    // jnats does nothing while it is still connecting.
    Connection client =
        client(() -> {
          if (asked == 3) {
            login.getID();
          }
        });
    login.next(NKey.fresh(NKey.Kind.USER), "player");
    login.connect(client, PAUSE);
    assertThat(asked).isEqualTo(3);
    assertThat(login.getJWT()).containsExactly("player".toCharArray());
  }

  @Test
  void isRepeatedAfterFailures() throws Exception {
    Connection client =
        client(() -> {
          if (asked < 3) {
            throw new IOException("not now");
          }
          login.getID();
        });
    login.next(NKey.fresh(NKey.Kind.USER), "player");
    login.connect(client, PAUSE);
    assertThat(login.isChanged()).isTrue();
  }

  @Test
  void endsWithTheConnection() throws Exception {
    Connection client = client(() -> {});
    login.next(NKey.fresh(NKey.Kind.USER), "player");
    client.close();
    login.connect(client, PAUSE);
    assertThat(asked).isZero();
  }

  /** The client's answer to a request to connect again. */
  private interface Reconnecting {
    void force() throws IOException;
  }

  private Connection client(Reconnecting reconnecting) {
    AtomicReference<Connection.Status> status = new AtomicReference<>(Connection.Status.CONNECTED);
    return (Connection)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {Connection.class},
            (proxy, method, arguments) -> {
              switch (method.getName()) {
                case "getStatus" -> {
                  return status.get();
                }
                case "forceReconnect" -> {
                  asked++;
                  reconnecting.force();
                }
                case "close" -> status.set(Connection.Status.CLOSED);
                default -> throw new UnsupportedOperationException(method.getName());
              }
              return null;
            });
  }
}
