package org.sanmarco.seats.nats;

import module java.base;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.sanmarco.seats.Tempos;
import org.sanmarco.testing.Waiting;

/** A real server keeps the promises of the simulated one. */
class RealServerTest extends ServerContract {

  @RegisterExtension private final NatsServer server = new NatsServer();
  private final List<Client> clients = new ArrayList<>();

  @AfterEach
  void close() {
    clients.forEach(Client::close);
  }

  @Override
  Opened open(Login login) {
    Opened opened = new Opened();
    List<String> servers = server.creds().servers().stream().map(URI::toString).toList();
    clients.add(Jnats.open(servers, login, Tempos.FAST, opened));
    return opened;
  }

  @Override
  TableCreds creds() {
    return server.creds();
  }

  @Override
  void until(BooleanSupplier condition) {
    Waiting.until(condition::getAsBoolean);
  }

  @Override
  void killAndStart() {
    try {
      server.kill();
      until(() -> clients.stream().noneMatch(Client::isReached));
      server.restart();
    } catch (IOException | InterruptedException failed) {
      throw new AssertionError(failed);
    }
    until(() -> clients.stream().allMatch(Client::isReached));
  }
}
