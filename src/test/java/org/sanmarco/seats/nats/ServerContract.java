package org.sanmarco.seats.nats;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.sanmarco.seats.JsonMessage;

/** The promises of a server that games rely on: a real one keeps them, and the simulated one. */
abstract class ServerContract {

  private static final String GAME = "0123456789abcdef0123456789abcdef";
  private static final String ENTRY = Subjects.entry(GAME, 0);
  private static final Duration TIMEOUT = Duration.ofSeconds(4);
  private static final Map<String, String> FIRST =
      Map.of("Nats-Expected-Last-Subject-Sequence", "0");

  /** A client, and what its listener has heard. */
  static final class Opened implements Client.Listener {

    final CompletableFuture<Client> first = new CompletableFuture<>();
    final List<String> heard = new CopyOnWriteArrayList<>();

    @Override
    public void reached(Client by, boolean isReached) {
      heard.add(isReached ? "reached" : "lost");
      if (isReached) {
        first.complete(by);
      }
    }

    @Override
    public void refused(String error) {
      heard.add(error.toLowerCase(Locale.ROOT));
    }

    @Override
    public void closed() {
      heard.add("closed");
    }

    Client client() {
      return first.join();
    }

    boolean hasHeard(String part) {
      return heard.stream().anyMatch(one -> one.contains(part));
    }
  }

  /** Begins to connect. */
  abstract Opened open(Login login);

  abstract TableCreds creds();

  /** Waits for a condition. */
  abstract void until(BooleanSupplier condition);

  /** Kills the server without a word, and starts it again. */
  abstract void killAndStart();

  private <T> T await(CompletableFuture<T> answer) {
    until(answer::isDone);
    return answer.join();
  }

  private Opened connected(Login login) {
    Opened opened = open(login);
    await(opened.first);
    return opened;
  }

  private Client table() {
    Client table = connected(Login.table(creds().account())).client();
    for (String stream :
        List.of("LOG g.> new true", "VIEW v.> new true", "PROPOSALS p.> old false")) {
      String[] words = stream.split(" ", -1);
      ask(
          table,
          "STREAM.CREATE." + words[0],
          Map.of(
              "name",
              words[0],
              "subjects",
              List.of(words[1]),
              "discard",
              words[2],
              "discard_new_per_subject",
              Boolean.valueOf(words[3]),
              "max_msgs_per_subject",
              1,
              "allow_direct",
              true));
    }
    return table;
  }

  private Login guest(int seat) {
    Pass pass = creds().seat(GAME, seat, 0, TestCreds.ISSUED);
    return new Login(pass.user(), pass.token());
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private JsonNode ask(Client client, String subject, Map<String, ?> question) {
    return JsonMessage.object(
        await(client.request("$JS.API." + subject, Map.of(), JsonMessage.write(question), TIMEOUT))
            .data());
  }

  /** Stores a message; the code of the error, or 0. */
  private int store(Client by, String subject, String text, Map<String, String> headers) {
    return JsonMessage.object(await(by.request(subject, headers, bytes(text), TIMEOUT)).data())
        .path("error")
        .path("err_code")
        .asInt();
  }

  private String stored(Client by, String subject) {
    Client.Message answer =
        await(by.request(Subjects.get(subject), Map.of(), new byte[0], TIMEOUT));
    return answer.status() == 0
        ? new String(answer.data(), StandardCharsets.UTF_8)
        : "status " + answer.status();
  }

  @Test
  void anEntryIsStoredOnce() {
    Client one = table();
    Client other = connected(Login.table(creds().account())).client();
    assertThat(stored(one, ENTRY)).isEqualTo("status 404");
    assertThat(store(one, ENTRY, "one", FIRST)).isZero();
    assertThat(store(other, ENTRY, "two", FIRST)).isEqualTo(10071);
    assertThat(store(other, ENTRY, "three", Map.of())).isEqualTo(10077);
    assertThat(stored(other, ENTRY)).isEqualTo("one");
  }

  @Test
  void ofTwoEntriesAtOnceOneIsStored() {
    Client one = table();
    Client other = connected(Login.table(creds().account())).client();
    for (int number = 0; number < 20; number++) {
      String subject = Subjects.entry(GAME, number);
      CompletableFuture<Client.Message> first = one.request(subject, FIRST, bytes("one"), TIMEOUT);
      CompletableFuture<Client.Message> second =
          other.request(subject, FIRST, bytes("two"), TIMEOUT);
      boolean isFirst = !JsonMessage.object(await(first).data()).has("error");
      assertThat(JsonMessage.object(await(second).data()).has("error")).isEqualTo(isFirst);
      assertThat(stored(one, subject)).isEqualTo(isFirst ? "one" : "two");
    }
  }

  @Test
  void theNewestProposalIsKeptAndAnIdIsStoredOnce() {
    Client table = table();
    String subject = Subjects.proposals(GAME, 1);
    assertThat(store(table, subject, "one", Map.of("Nats-Msg-Id", "1"))).isZero();
    assertThat(store(table, subject, "two", Map.of("Nats-Msg-Id", "2"))).isZero();
    assertThat(store(table, subject, "again", Map.of("Nats-Msg-Id", "1"))).isZero();
    assertThat(stored(table, subject)).isEqualTo("two");
    table.publish(subject, "", bytes("told"));
    assertThat(stored(table, subject)).isEqualTo("told");
  }

  @Test
  void whatIsAcknowledgedSurvivesAKill() {
    Client table = table();
    for (int number = 0; number < 20; number++) {
      assertThat(store(table, Subjects.entry(GAME, number), "entry " + number, FIRST)).isZero();
    }
    killAndStart();
    for (int number = 0; number < 20; number++) {
      assertThat(stored(table, Subjects.entry(GAME, number))).isEqualTo("entry " + number);
      assertThat(store(table, Subjects.entry(GAME, number), "other", FIRST)).isEqualTo(10071);
    }
  }

  @Test
  void messagesComeInOrderToAllWhoListen() {
    Client table = table();
    List<List<String>> heard = List.of(new CopyOnWriteArrayList<>(), new CopyOnWriteArrayList<>());
    for (List<String> one : heard) {
      Client guest = connected(guest(1)).client();
      guest.subscribe(
          Subjects.answers(GAME, 1),
          "",
          message -> one.add(new String(message.data(), StandardCharsets.UTF_8)));
      // Answered after the subscription.
      String _ = stored(guest, Subjects.epoch(GAME, 1));
    }
    List<String> told = IntStream.range(0, 50).mapToObj(String::valueOf).toList();
    told.forEach(text -> table.publish(Subjects.answers(GAME, 1), "", bytes(text)));
    until(() -> heard.stream().allMatch(one -> one.size() == told.size()));
    assertThat(heard).containsExactly(told, told);
  }

  @Test
  void subscriptionsSurviveAKill() {
    Client table = table();
    List<String> heard = new CopyOnWriteArrayList<>();
    Client guest = connected(guest(1)).client();
    guest.subscribe(Subjects.answers(GAME, 1), "", message -> heard.add(message.subject()));
    String _ = stored(guest, Subjects.epoch(GAME, 1));
    killAndStart();
    assertThat(stored(guest, Subjects.epoch(GAME, 1))).isEqualTo("status 404");
    table.publish(Subjects.answers(GAME, 1), "", bytes("x"));
    until(() -> heard.equals(List.of(Subjects.answers(GAME, 1))));
  }

  @Test
  void whatAStreamRefusesIsHeardAllTheSame() {
    Client table = table();
    List<String> heard = new CopyOnWriteArrayList<>();
    Client other = connected(Login.table(creds().account())).client();
    other.subscribe(
        "g.>", "", message -> heard.add(new String(message.data(), StandardCharsets.UTF_8)));
    String _ = stored(other, ENTRY);
    assertThat(store(table, ENTRY, "one", FIRST)).isZero();
    assertThat(store(table, ENTRY, "two", FIRST)).isEqualTo(10071);
    until(() -> heard.equals(List.of("one", "two")));
  }

  @Test
  void oneOfAGroupHears() {
    List<String> heard = new CopyOnWriteArrayList<>();
    Client asks = table();
    for (int i = 0; i < 3; i++) {
      Client one = connected(Login.table(creds().account())).client();
      one.subscribe(
          "t.question",
          "group",
          message -> {
            heard.add(message.subject());
            one.publish(message.replyTo(), "", message.data());
          });
      String _ = stored(one, ENTRY);
    }
    for (int i = 0; i < 10; i++) {
      assertThat(await(asks.request("t.question", Map.of(), bytes("x"), TIMEOUT)).data())
          .isEqualTo(bytes("x"));
    }
    assertThat(heard).hasSize(10);
  }

  @Test
  void aQuestionThatNobodyHearsFails() {
    Client table = table();
    CompletableFuture<Client.Message> asked =
        table.request("t.nobody", Map.of(), bytes("x"), Duration.ofDays(1));
    until(asked::isDone);
    assertThat(asked).isCompletedExceptionally();
    table.subscribe("t.stuck", "", message -> {});
    String _ = stored(table, ENTRY);
    CompletableFuture<Client.Message> stuck =
        table.request("t.stuck", Map.of(), bytes("x"), Duration.ofMillis(200));
    until(stuck::isDone);
    assertThat(stuck).isCompletedExceptionally();
  }

  @Test
  void whatAGuestMayNotDoIsRefusedByAnEvent() {
    Client table = table();
    Opened guest = connected(guest(1));
    guest.client().publish(Subjects.proposals(GAME, 2), "", bytes("x"));
    until(() -> guest.hasHeard("permissions violation for publish"));
    guest.client().subscribe(Subjects.frames(GAME, 2) + ">", "", message -> {});
    until(() -> guest.hasHeard("permissions violation for subscription"));
    assertThat(stored(table, Subjects.proposals(GAME, 2))).isEqualTo("status 404");
    assertThat(guest.client().isReached()).isTrue();
  }

  @Test
  void revokedGuestsArePutOutAndNotLetIn() {
    Client table = table();
    Opened guest = connected(guest(1));
    Opened other = connected(guest(2));
    TableCreds creds = creds();
    String token =
        Jwt.seats(
            creds.operator(),
            creds.seats().id(),
            creds.account().id(),
            0,
            List.of(creds.invited(GAME, 1, 0)));
    assertThat(
            JsonMessage.object(
                    await(
                            table.request(
                                Subjects.account(creds.seats().id()),
                                Map.of(),
                                bytes(token),
                                TIMEOUT))
                        .data())
                .path("data")
                .path("code")
                .asInt())
        .isEqualTo(200);
    until(() -> guest.hasHeard("authorization violation") && guest.hasHeard("closed"));
    assertThat(stored(other.client(), Subjects.epoch(GAME, 1))).isEqualTo("status 404");
  }

  @Test
  void theApiTellsWhatIsStored() {
    Client table = table();
    assertThat(store(table, ENTRY, "one", FIRST)).isZero();
    assertThat(store(table, Subjects.over(GAME), "", FIRST)).isZero();
    List<String> streams = new ArrayList<>();
    ask(table, "STREAM.NAMES", Map.of()).path("streams").forEach(one -> streams.add(one.asText()));
    assertThat(streams).contains("LOG", "VIEW", "PROPOSALS");
    assertThat(subjects(table, "g.*.0")).containsExactly(ENTRY);
    assertThat(subjects(table, "g.*.7")).isEmpty();
    assertThat(ask(table, "INFO", Map.of()).path("storage").asLong()).isPositive();
    assertThat(ask(table, "INFO", Map.of()).path("limits").path("max_storage").asLong())
        .isPositive();
    assertThat(
            ask(table, "STREAM.PURGE.LOG", Map.of("filter", "g." + GAME + ".>"))
                .path("success")
                .asBoolean())
        .isTrue();
    assertThat(stored(table, ENTRY)).isEqualTo("status 404");
  }

  private List<String> subjects(Client table, String filter) {
    List<String> all = new ArrayList<>();
    ask(table, "STREAM.INFO.LOG", Map.of("subjects_filter", filter, "offset", 0))
        .path("state")
        .path("subjects")
        .fieldNames()
        .forEachRemaining(all::add);
    return all;
  }
}
