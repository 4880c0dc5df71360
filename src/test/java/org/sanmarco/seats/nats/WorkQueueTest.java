package org.sanmarco.seats.nats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.seats.Tempos;

/** Shares of work on servers of any configuration. */
class WorkQueueTest {

  @TempDir private Path folder;

  @Test
  void aServerThatKeepsNothingIsNamed() throws Exception {
    assumeTrue(NatsServer.isInstalled(), "Left out: there is no nats-server on the path");
    int port = NatsServer.freePort();
    String address = "nats://127.0.0.1:" + port;
    Path plain = Files.createDirectory(folder.resolve("plain"));
    Files.writeString(plain.resolve(ServerFolder.CONFIG), "host: 127.0.0.1\nport: " + port + "\n");
    TableCreds.fresh(URI.create(address)).write(plain.resolve(ServerFolder.CREDS));
    BlockingQueue<String> notices = new LinkedBlockingQueue<>();
    try (NatsServer _ = NatsServer.started(plain, port);
        WorkQueue queue =
            new WorkQueue(WorkAddress.read(address), "word", "1.0", notices::add, Tempos.MORTAL)) {
      Thread.ofVirtual()
          .start(() ->
              assertThatThrownBy(() -> queue.work(task -> task)).isInstanceOf(IOException.class));
      assertThat(notices.take()).startsWith("the server can't keep work");
    }
  }
}
