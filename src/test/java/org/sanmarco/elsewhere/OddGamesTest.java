package org.sanmarco.elsewhere;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.sanmarco.kernel.Setup;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.seats.Tempos;
import org.sanmarco.seats.log.Entry;
import org.sanmarco.seats.log.GameOffer;
import org.sanmarco.seats.log.Ledger;
import org.sanmarco.seats.log.OfferAnswer;
import org.sanmarco.seats.log.Terms;
import org.sanmarco.seats.nats.GameNumber;
import org.sanmarco.seats.nats.NatsLog;
import org.sanmarco.seats.nats.NatsServer;
import org.sanmarco.seats.nats.Streams;
import org.sanmarco.seats.nats.Wire;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.testing.Waiting;

/** Games that can't be led harm no others. */
class OddGamesTest {

  private static final String MEMBER = "0a0b0c0d";

  @RegisterExtension final NatsServer server = new NatsServer();

  private final List<String> said = new CopyOnWriteArrayList<>();
  private final List<AutoCloseable> open = new ArrayList<>();

  private final class Listener implements TableServer.Listener {
    @Override
    public void turn(String game, int seat, Ledger ledger) {}

    @Override
    public void said(String sentence) {
      said.add(sentence);
    }
  }

  private TableServer tables() throws Exception {
    TableServer tables =
        TableServer.start(
            server.creds(),
            Games.installed(),
            new Service("Club", "1.0", 1, new Quota(1000, 1000)),
            new Listener(),
            Clock.systemUTC(),
            Tempos.FAST);
    open.add(tables);
    return tables;
  }

  private static GameOffer offer() {
    List<Seat> seats = List.of(new Seat("Anna", "red"), new Seat("Bruno", "blue"));
    Terms terms = new Terms(Duration.ofDays(1), Duration.ZERO, Terms.After.FREE, 3);
    return new GameOffer(new Setup("nim", 2, Map.of()), seats, terms);
  }

  private static String begin(TableServer tables) throws IOException {
    return tables.newGames().begin(GameNumber.OWNER, offer(), List.of());
  }

  @Test
  void aGameThatCannotBeLedIsSaidAndDeleted() throws Exception {
    TableServer first = tables();
    String sound = begin(first);
    List<String> broken = List.of(begin(first), begin(first), "ff".repeat(16));
    first.close();
    Wire wire = Wire.open(server.creds(), Tempos.FAST);
    open.add(wire);
    append(wire, broken.get(0), new Entry.Claimed(1, zeros(), zeros(), zeros()));
    append(wire, broken.get(1), new Entry.Ended("no key"));
    wire.append("g." + broken.get(2) + ".0", new byte[100]).get();
    TableServer second = tables();
    Waiting.until(() -> second.led().equals(List.of(sound)) && second.notLed() == 3);
    Waiting.until(() -> said.size() == 3);
    assertThat(begin(second)).as("a new game").isNotEmpty();
    try (ServerGames games = new ServerGames(Games.installed(), server.creds(), Tempos.FAST)) {
      for (String game : broken) {
        assertThat(said).anyMatch(line -> line.startsWith("Game " + game + " can't be led: "));
        assertThat(games.list())
            .anyMatch(line -> line.startsWith(game) && line.contains("can't be read or led"));
        assertThat(games.remove(game)).isTrue();
      }
    }
    Waiting.until(() -> second.notLed() == 0);
    assertThat(new Streams(wire).games()).contains(sound).doesNotContainAnyElementsOf(broken);
  }

  private static String zeros() {
    return Base64.getEncoder().encodeToString(new byte[32]);
  }

  /** Writes an entry that no table of this version writes. */
  private void append(Wire wire, String game, Entry entry) throws Exception {
    NatsLog log = new NatsLog(wire, server.creds(), game);
    Ledger ledger = new Ledger(Games.installed(), null);
    for (byte[] before : log.read()) {
      ledger.apply(before);
    }
    assertThat(log.append(ledger.size(), ledger.next(entry, Instant.now()))).isTrue();
  }

  @Test
  void anOddOfferBeginsNoGameThatCannotBeLed() throws Exception {
    TableServer tables = tables();
    ObjectNode sound = JsonMessage.object(JsonMessage.write(1, offer()));
    int begun = 0;
    for (String field : sound.propertyStream().map(Map.Entry::getKey).toList()) {
      for (String value :
          List.of(
              "null",
              "-1",
              "99",
              "1e99",
              "\"\"",
              "\"PT0.000000001S\"",
              "\"-PT1S\"",
              "\"P9999999999D\"",
              "\"\\u0000\"",
              "[]",
              "[null]",
              "[\"-999999999-01-01\"]",
              "{\"leader\":\"9\"}",
              "{}")) {
        ObjectNode odd = sound.deepCopy();
        odd.setAll(
            JsonMessage.object(
                ("{\"" + field + "\":" + value + "}").getBytes(StandardCharsets.UTF_8)));
        OfferAnswer answer =
            JsonMessage.read(
                tables.newGames().answer(MEMBER, JsonMessage.write(odd)), OfferAnswer.class);
        begun += answer.refused().isEmpty() ? 1 : 0;
      }
    }
    tables.close();
    TableServer next = tables();
    int games = begun;
    Waiting.until(() -> next.led().size() == games);
    assertThat(said).isEmpty();
  }

  @Test
  void messagesOfTablesNameGames() throws Exception {
    TableServer tables = tables();
    String game = begin(tables);
    Waiting.until(() -> tables.led().equals(List.of(game)));
    Wire wire = Wire.open(server.creds(), Tempos.FAST);
    open.add(wire);
    for (String odd : List.of(">", "*", "", "x y", "\n", "g." + game)) {
      for (String subject : List.of("t.removed", "t.led", "t.alive", "t.gone")) {
        wire.tell(subject, odd.getBytes(StandardCharsets.US_ASCII));
        wire.tell(subject, ("liar " + odd).getBytes(StandardCharsets.US_ASCII));
      }
    }
    wire.flush();
    String other = begin(tables);
    Waiting.until(() -> tables.led().containsAll(List.of(game, other)));
    assertThat(new Streams(wire).games()).contains(game, other);
    assertThat(tables.notLed()).isZero();
  }

  @Test
  void aWatchersMessagesStopNoGame() throws Exception {
    TableServer first = tables();
    String game = begin(first);
    Wire watcher = Wire.open(server.creds().seat(game, 0, 0, Clock.systemUTC()), Tempos.FAST);
    open.add(watcher);
    for (String subject :
        List.of("p.%s.0", "p.%s.1", "p.%s.2.0011", "a.%s.1", "g.%s.1", "v.%s.0.9.0", "t.removed")) {
      for (byte[] odd :
          List.of(
              new byte[0],
              new byte[] {0},
              game.getBytes(StandardCharsets.US_ASCII),
              new byte[5000])) {
        watcher.tell(subject.formatted(game), odd);
      }
    }
    watcher.flush();
    first.close();
    TableServer second = tables();
    Waiting.until(() -> second.led().equals(List.of(game)));
    assertThat(second.notLed()).isZero();
    assertThat(said).isEmpty();
  }

  @AfterEach
  void closeAll() throws Exception {
    for (AutoCloseable one : open.reversed()) {
      one.close();
    }
  }
}
