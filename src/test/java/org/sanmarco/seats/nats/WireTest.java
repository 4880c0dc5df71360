package org.sanmarco.seats.nats;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.sanmarco.seats.Tempos;
import org.sanmarco.testing.Waiting;

/** A connection to a real server. */
class WireTest {

  private static final String GAME = Wire.freshId();

  @RegisterExtension private final NatsServer server = new NatsServer();
  private Wire table;

  @BeforeEach
  void connect() throws Exception {
    table = Wire.open(server.creds(), Tempos.FAST);
    new Streams(table).prepare(1);
  }

  @AfterEach
  void close() {
    if (table != null) {
      table.close();
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static <T extends @Nullable Object> T await(CompletionStage<T> stage) {
    return stage.toCompletableFuture().join();
  }

  @Test
  void anEntryIsWrittenOnce() {
    String subject = Subjects.entry(GAME, 0);
    assertThat(await(table.get(subject))).isNull();
    assertThat(await(table.append(subject, bytes("one")))).isTrue();
    assertThat(await(table.append(subject, bytes("other")))).isFalse();
    assertThat(await(table.append(subject, bytes("one")))).isTrue();
    assertThat(await(table.get(subject))).isEqualTo(bytes("one"));
    table.tell(subject, bytes("by force"));
    assertThat(await(table.get(subject))).isEqualTo(bytes("one"));
  }

  @Test
  void ofTwoTablesOneWrites() {
    Wire other = Wire.open(server.creds(), Tempos.FAST);
    for (int number = 0; number < 100; number++) {
      String subject = Subjects.entry(GAME, number);
      CompletionStage<Boolean> one = table.append(subject, bytes("one"));
      CompletionStage<Boolean> two = other.append(subject, bytes("two"));
      boolean isFirst = await(one);
      assertThat(await(two)).isNotEqualTo(isFirst);
      assertThat(await(other.get(subject))).isEqualTo(bytes(isFirst ? "one" : "two"));
    }
    other.close();
  }

  @Test
  void theNewestProposalIsKept() {
    String subject = Subjects.proposals(GAME, 1);
    await(table.put(subject, bytes("one"), "1"));
    await(table.put(subject, bytes("two"), "2"));
    await(table.put(subject, bytes("one again"), "1"));
    assertThat(await(table.get(subject))).isEqualTo(bytes("two"));
  }

  @Test
  void aKilledServerHasForgottenNothing() throws Exception {
    BlockingQueue<Boolean> reached = new LinkedBlockingQueue<>();
    table.listen(reached::add);
    assertThat(reached.take()).isTrue();
    List<CompletionStage<Boolean>> written = new ArrayList<>();
    for (int number = 0; number < 200; number++) {
      written.add(table.append(Subjects.entry(GAME, number), bytes("entry " + number)));
      if (number == 100) {
        await(written.get(50));
        server.kill();
      }
    }
    assertThat(reached.take()).isFalse();
    server.restart();
    assertThat(reached.take()).isTrue();
    for (int number = 0; number < written.size(); number++) {
      assertThat(await(written.get(number))).isTrue();
      assertThat(await(table.get(Subjects.entry(GAME, number))))
          .isEqualTo(bytes("entry " + number));
    }
  }

  @Test
  void nothingTriesToConnectAfterItWasClosed() throws Exception {
    server.kill();
    table.close();
    Wire.open(server.creds(), Tempos.FAST).close();
    Waiting.until(() ->
        Thread.getAllStackTraces().values().stream()
            .flatMap(Arrays::stream)
            .noneMatch(step -> step.getMethodName().equals("reconnectImpl")));
  }

  @Test
  void aTableAnswersMembers() {
    await(
        Lobby.serve(
                table,
                server.creds(),
                (line, question) -> CompletableFuture.completedFuture(question))
            .begun());
    Pass pass = server.creds().member("", TestCreds.ISSUED);
    Wire member = Wire.open(pass, Tempos.FAST);
    for (String wrong : List.of("", "x", "00 AAAA", "00".repeat(32) + " AAAA", "zz z")) {
      member.tell(Subjects.questions(pass.link()), bytes(wrong));
    }
    assertThat(await(Lobby.ask(member, pass, bytes("please")))).isEqualTo(bytes("please"));
    member.close();
  }

  @Test
  void oldServersAreNotSound() {
    assertThat(Streams.isSound(new Streams(table).serverVersion()))
        .isEqualTo(!new Streams(table).serverVersion().equals("2.9.10"));
    assertThat(Streams.isSound("2.9.20")).isFalse();
    assertThat(Streams.isSound("2.9.21")).isTrue();
    assertThat(Streams.isSound("2.10.0-beta.1")).isTrue();
    assertThat(Streams.isSound("")).isFalse();
  }
}
