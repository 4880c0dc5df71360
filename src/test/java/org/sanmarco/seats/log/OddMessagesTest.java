package org.sanmarco.seats.log;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.seats.Proposal;
import org.sanmarco.seats.Proposal.Act;
import org.sanmarco.seats.SeatFormat;
import org.sanmarco.seats.log.BrokenLogException.Fault;
import org.sanmarco.table.Games;

/** No message from outside makes a log that can't be led. */
class OddMessagesTest {

  /** Values that a field may have, as JSON. */
  private static final List<String> ODD =
      List.of(
          "null",
          "true",
          "-1",
          "0",
          "2147483647",
          "2147483648",
          "1e400",
          "\"\"",
          "\"\\u0000\\u202e\\n\"",
          "\"" + "x".repeat(5000) + "\"",
          "[]",
          "[\"\"]",
          "[\"pass\",\"pass\"]",
          "{}",
          "{\"a\":[[[[[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]]]]}");

  private final SeatFormat format = new SeatFormat(Games.installed());
  private int tables;

  private static Evening evening() throws Exception {
    Terms terms = new Terms(Duration.ofDays(1), Duration.ZERO, Terms.After.FREE, 9);
    return new Evening("nim", 3, 0, List.of(), terms);
  }

  /** Kills the table; the next one leads the game, which everybody can still play. */
  private void assertLeads(Evening evening, String after) throws Exception {
    evening.leader.close();
    evening.run();
    evening.leader = evening.lead("table " + ++tables);
    assertThat(evening.ledger().leader()).as(after).isEqualTo("table " + tables);
  }

  /** A proposal of a kind as its player signs it. */
  private ObjectNode proposal(Evening.Player player, Act act) {
    Stamp stamp = player.end.stamp().orElseThrow();
    List<String> moves =
        player.game.view(player.seat).legal().stream().limit(1).map(Object::toString).toList();
    Proposal plain =
        new Proposal(
            "1", 1, act, 1, act == Act.PLAY ? moves : List.of(), act == Act.SAY ? "A" : "");
    ObjectNode signed =
        JsonMessage.object(
            SeatProposal.sign(
                format.write(plain), stamp, player.seat, Signer.randomBytes(1), player.signer));
    signed.remove("signature");
    return signed;
  }

  @ParameterizedTest
  @EnumSource(Act.class)
  void aPlayersProposalStopsNoGame(Act act) throws Exception {
    Evening evening = evening();
    for (String field :
        proposal(evening.player(1), act).propertyStream().map(Map.Entry::getKey).toList()) {
      for (String odd : ODD) {
        Evening.Player player = evening.asked().orElse(evening.player(1));
        ObjectNode message = proposal(player, act);
        message.set(field, json(odd));
        send(evening, player, message);
      }
      Evening.Player player = evening.player(2);
      ObjectNode message = proposal(player, act);
      message.remove(field);
      send(evening, player, message);
      assertLeads(evening, act + " with an odd " + field);
      assertThat(evening.place.faults).isEmpty();
      evening = evening();
    }
  }

  private static JsonNode json(String value) {
    return JsonMessage.object(("{\"a\":" + value + "}").getBytes(StandardCharsets.UTF_8)).path("a");
  }

  private static void send(Evening evening, Evening.Player player, ObjectNode message) {
    byte[] signed = SignedMessage.sign(JsonMessage.write(message), "", player.signer);
    evening.place.network.seat(player.seat).propose(signed);
    evening.run();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"log-from\":-1}",
        "{\"log-from\":2147483648}",
        "{\"log-from\":\"x\"}",
        "{\"log-from\":{}}",
        "",
        "{",
        "[]",
        "\u0000"
      })
  void aQuestionStopsNoGame(String question) throws Exception {
    Evening evening = evening();
    evening.place.network.seat(1).propose(question.getBytes(StandardCharsets.UTF_8));
    evening.run();
    assertLeads(evening, question);
    assertThat(evening.place.faults).isEmpty();
  }

  @Test
  void anInvitationClaimsASeatWithUsableKeysOnly() throws Exception {
    List<byte[]> unusable = new ArrayList<>();
    for (int fill : new int[] {0, 0xff}) {
      byte[] key = new byte[Signer.KEY_BYTES];
      Arrays.fill(key, (byte) fill);
      unusable.add(key);
    }
    unusable.add(new byte[0]);
    unusable.add(Signer.randomBytes(Signer.KEY_BYTES + 1));
    byte[] one = new byte[Signer.KEY_BYTES];
    one[0] = 1;
    unusable.add(one);
    byte[] good = Signer.of(Signer.randomBytes(Signer.KEY_BYTES)).publicKey();
    for (byte[] odd : unusable) {
      Evening evening = new Evening("nim", 2, 0, List.of(), Terms.NONE, 1);
      int entries = evening.place.network.read().size();
      assertThat(evening.claim(2, odd, good)).as(Arrays.toString(odd)).isFalse();
      if (PublicKeys.canSeal(odd)) {
        // Every text of this length is a public key of the curve.
        assertThat(odd).isEqualTo(unusable.get(1));
      } else {
        assertThat(evening.claim(2, good, odd)).as(Arrays.toString(odd)).isFalse();
      }
      assertThat(evening.place.network.read()).hasSize(entries);
      assertLeads(evening, "a claim");
      evening.join(2);
      assertThat(evening.asked()).isPresent();
    }
  }

  @Test
  void aLogWithAnUnusableKeyIsNotLed() throws Exception {
    Evening evening = new Evening("nim", 2, 0, List.of(), Terms.NONE, 1);
    Ledger ledger = evening.ledger();
    String good = LogBytes.encode(evening.player(1).signer.publicKey());
    String zeros = LogBytes.encode(new byte[Signer.KEY_BYTES]);
    byte[] claim = ledger.next(new Entry.Claimed(2, good, zeros, good), evening.place.now);
    assertThat(fault(ledger, claim)).isEqualTo(Fault.PROPOSAL);
  }

  private static @Nullable Fault fault(Ledger ledger, byte[] entry) {
    try {
      ledger.apply(entry);
      return null;
    } catch (BrokenLogException broken) {
      return broken.fault();
    }
  }

  @Test
  void aScreensSignHasNothingThatCannotBePrinted() {
    for (String program : List.of("1.0\n", "\u001b[2J", "x".repeat(100))) {
      byte[] sign = JsonMessage.write(1, new Program(1, program));
      assertThat(refuses(sign)).as(program).isTrue();
    }
    assertThat(refuses(Attendance.sign(Duration.ofSeconds(1), "1.0.1-SNAPSHOT"))).isFalse();
    assertThat(refuses("{\"v\":1,\"seconds\":-1}".getBytes(StandardCharsets.UTF_8))).isTrue();
  }

  private record Program(int seconds, String program) {}

  private static boolean refuses(byte[] sign) {
    try {
      JsonMessage.read(sign, Attendance.Sign.class);
      return false;
    } catch (RefusedException refused) {
      return true;
    }
  }
}
