package org.sanmarco.seats.nats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import module java.base;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.seats.Tempos;

/** Short codes at a real server. */
class CodesTest {

  private static final String GAME = Wire.freshId();

  @RegisterExtension private final NatsServer server = new NatsServer();
  private final List<Wire> wires = new ArrayList<>();
  private Codes codes;

  @BeforeEach
  void connect() throws Exception {
    codes = program();
  }

  private Codes program() throws Exception {
    return new Codes(wire(), server.creds(), System::nanoTime);
  }

  private Wire wire() throws Exception {
    Wire wire = Wire.open(server.creds(), Tempos.FAST);
    wires.add(wire);
    new Streams(wire).prepare(1);
    return wire;
  }

  @AfterEach
  void close() {
    wires.forEach(Wire::close);
  }

  private String invitation(int seat) {
    return server.creds().seat(GAME, seat, 0, TestCreds.ISSUED).toString();
  }

  @Test
  void aCodeStandsForItsInvitation() throws Exception {
    String both = invitation(1) + " " + invitation(3);
    String first = codes.give(both);
    String second = codes.give(invitation(2));
    assertThat(first).hasSize(Codes.LENGTH).isNotEqualTo(second);
    assertThat(Codes.isCode(first)).isTrue();
    server.kill();
    server.restart();
    Codes other = program();
    assertThat(other.find(GameNumber.OWNER, second)).isEqualTo(invitation(2));
    String typed = " " + first.toLowerCase(Locale.ROOT).substring(0, 4) + "-" + first.substring(4);
    assertThat(other.find(GameNumber.OWNER, typed)).isEqualTo(both);
    String wrong = first.startsWith("A") ? "B" + first.substring(1) : "A" + first.substring(1);
    assertThat(refusal(() -> other.find(GameNumber.OWNER, wrong))).isEqualTo("no-code");
  }

  @Test
  void onlyInvitationsOfTheseTablesGetCodes() throws Exception {
    TableCreds others = TableCreds.fresh(server.creds().servers().getFirst());
    for (String wrong :
        List.of(
            "",
            "ABCDEFGH",
            others.seat(GAME, 1, 0, TestCreds.ISSUED).toString(),
            invitation(1) + " " + server.creds().member("", TestCreds.ISSUED))) {
      assertThatExceptionOfType(RefusedException.class).isThrownBy(() -> codes.give(wrong));
    }
  }

  @Test
  void wordsAroundAnInvitationAreNotKept() throws Exception {
    String code = codes.give("Hi! " + invitation(1) + " see you");
    assertThat(codes.find(GameNumber.OWNER, code)).isEqualTo(invitation(1));
  }

  @Test
  void guessesAreLimited() throws Exception {
    Codes standing = new Codes(wire(), server.creds(), () -> 0);
    for (int guess = 0; guess < 10; guess++) {
      assertThat(refusal(() -> standing.find(GameNumber.OWNER, "ABCDEFGH"))).isEqualTo("no-code");
    }
    assertThat(refusal(() -> standing.find(GameNumber.OWNER, "ABCDEFGH"))).isEqualTo("codes-busy");
    assertThat(refusal(() -> standing.find("another line", "ABCDEFGH"))).isEqualTo("no-code");
  }

  private static String refusal(ThrowingCallable question) {
    return catchThrowableOfType(RefusedException.class, question).refusal().code();
  }

  @Test
  void theServerSeesNeitherCodeNorInvitation() throws Exception {
    BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    wires
        .getFirst()
        .listen(
            "c.>",
            message ->
                heard.add(
                    message.getSubject()
                        + " "
                        + new String(message.getData(), StandardCharsets.US_ASCII)))
        .begun()
        .join();
    String code = codes.give(invitation(1));
    assertThat(heard.take())
        .startsWith("c.")
        .doesNotContain(code)
        .doesNotContain(invitation(1).substring(20, 60));
  }

  @Test
  void codesAreToldFromInvitations() {
    assertThat(Codes.isCode("abcd-efgh")).isTrue();
    assertThat(Codes.isCode(" ABCD 2345 ")).isTrue();
    for (String other :
        List.of("", "ABCDEFG", "ABCDEFGHJ", "ABCDEFG1", "ABCDEFGO", "san-marco://")) {
      assertThat(Codes.isCode(other)).as(other).isFalse();
    }
  }
}
