package org.sanmarco.elsewhere;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.sun.net.httpserver.HttpServer;
import org.junit.jupiter.api.Test;
import org.sanmarco.kernel.Setup;
import org.sanmarco.seats.log.Entry;
import org.sanmarco.seats.log.Ledger;
import org.sanmarco.seats.log.Terms;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;

/** Another program is told whose turn it is. */
class WebhookTest {

  @Test
  void theTurnIsToldAsJson() throws Exception {
    CompletableFuture<String> told = new CompletableFuture<>();
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 1);
    server.createContext(
        "/",
        exchange -> {
          told.complete(
              new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
          exchange.sendResponseHeaders(204, -1);
          exchange.close();
        });
    server.start();
    try {
      Ledger ledger = new Ledger(Games.installed(), null);
      List<Seat> seats = List.of(new Seat("Anna", "red"), new Seat("Bruno", "blue"));
      Entry.Begun begun =
          new Entry.Begun(
              "abc", new Setup("nim", 2, Map.of()), seats, "", "", List.of(), Terms.NONE);
      ledger.apply(ledger.next(begun, Instant.parse("2026-01-01T00:00:00Z")));
      int port = server.getAddress().getPort();
      new Webhook(URI.create("http://127.0.0.1:" + port + "/")).turn("abc", 2, ledger);
      assertThat(told.get())
          .isEqualTo(
              "{\"game\":\"nim\",\"log\":\"abc\",\"seat\":2,\"name\":\"Bruno\","
                  + "\"since\":\"2026-01-01T00:00:00Z\",\"text\":\"Bruno: your turn\"}");
    } finally {
      server.stop(0);
    }
  }
}
