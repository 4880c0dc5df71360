package org.sanmarco.elsewhere;

import module java.base;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.seats.log.Ledger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells another program whose turn it is: posts JSON with the keys {@code game}, {@code log},
 * {@code seat}, {@code name}, {@code since} and {@code text} to an address. A message that can't be
 * delivered is not sent again.
 */
public final class Webhook implements TableServer.Listener {

  private static final Logger LOG = LoggerFactory.getLogger(Webhook.class);
  private static final Duration TIMEOUT = Duration.ofSeconds(10);
  private static final int FIRST_FAILURE = 300;

  private final HttpClient client = HttpClient.newBuilder().connectTimeout(TIMEOUT).build();
  private final URI address;

  /** A webhook at an address of HTTP or HTTPS. */
  public Webhook(URI address) {
    this.address = address;
  }

  @Override
  public void turn(String game, int seat, Ledger ledger) {
    String name = ledger.game().seat(seat).name();
    Map<String, Object> message = new LinkedHashMap<>();
    message.put("game", ledger.begun().setup().game());
    message.put("log", game);
    message.put("seat", seat);
    message.put("name", name);
    message.put("since", ledger.since().toString());
    message.put("text", name + ": your turn");
    HttpRequest request =
        HttpRequest.newBuilder(address)
            .timeout(TIMEOUT)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofByteArray(JsonMessage.write(message)))
            .build();
    var _ =
        client
            .sendAsync(request, BodyHandlers.discarding())
            .whenComplete((response, failed) -> {
              if (failed != null) {
                LOG.warn("the webhook can't be reached: {}", failed.toString());
              } else if (response.statusCode() >= FIRST_FAILURE) {
                LOG.warn("the webhook answered {}", response.statusCode());
              }
            });
  }
}
