package org.sanmarco.seats.nats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.seats.log.Signer;

/** Keys, passes and creds as text. */
class PassTest {

  private static final String GAME = "0123456789abcdef0123456789abcdef";

  private final TableCreds creds = TableCreds.fresh(URI.create("nats://play.example.org:4222"));

  @Test
  void keysHaveTheLettersOfNats() {
    NKey user = NKey.of(NKey.Kind.USER, new byte[Signer.KEY_BYTES]);
    assertThat(user.id()).hasSize(56).startsWith("U");
    assertThat(user.secret()).hasSize(58).startsWith("SU");
    assertThat(NKey.read(NKey.Kind.USER, user.secret()).map(NKey::id)).hasValue(user.id());
    assertThat(NKey.fresh(NKey.Kind.OPERATOR).secret()).startsWith("SO");
    assertThat(NKey.fresh(NKey.Kind.ACCOUNT).id()).startsWith("A");
  }

  @Test
  void changedKeysAreRefused() {
    String secret = NKey.fresh(NKey.Kind.ACCOUNT).secret();
    assertThat(NKey.read(NKey.Kind.USER, secret)).isEmpty();
    assertThat(NKey.read(NKey.Kind.ACCOUNT, secret.substring(1))).isEmpty();
    assertThat(NKey.read(NKey.Kind.ACCOUNT, secret.toLowerCase(Locale.ROOT))).isEmpty();
    char last = secret.charAt(20) == 'A' ? 'B' : 'A';
    assertThat(NKey.read(NKey.Kind.ACCOUNT, secret.substring(0, 20) + last + secret.substring(21)))
        .isEmpty();
  }

  @Test
  void aPassIsOneShortLine() {
    Pass pass = creds.seat(GAME, 2, 0, TestCreds.ISSUED);
    assertThat(pass.toString())
        .hasSizeLessThan(300)
        .startsWith("san-marco://play.example.org:4222/");
    Pass read = Pass.read("  " + pass + "\n");
    assertThat(read).isEqualTo(pass).hasSameHashCodeAs(pass);
    assertThat(read.token()).isEqualTo(pass.token());
    assertThat(read.game()).isEqualTo(GAME);
    assertThat(read.seat()).isEqualTo(2);
    assertThat(read.kind()).isEqualTo(Pass.Kind.SEAT);
    assertThat(read.host()).isEqualTo("play.example.org");
    assertThat(read.servers()).containsExactly("nats://play.example.org:4222");
  }

  @Test
  void aPassSaysWhetherTheConnectionIsEncrypted() {
    TableCreds safe =
        new TableCreds(List.of(URI.create("tls://play.example.org:4222")), creds.account());
    Pass pass = Pass.read(safe.member("", TestCreds.ISSUED).toString());
    assertThat(pass.toString()).endsWith("?tls");
    assertThat(pass.servers()).containsExactly("tls://play.example.org:4222");
    assertThat(pass.kind()).isEqualTo(Pass.Kind.MEMBER);
  }

  @Test
  void eachSeatAndTurnHasAnInvitationOfItsOwn() {
    assertThat(creds.seat(GAME, 1, 0, TestCreds.ISSUED))
        .isEqualTo(creds.seat(GAME, 1, 0, TestCreds.ISSUED));
    assertThat(creds.seat(GAME, 1, 0, TestCreds.ISSUED))
        .isNotEqualTo(creds.seat(GAME, 1, 1, TestCreds.ISSUED));
    assertThat(creds.seat(GAME, 1, 0, TestCreds.ISSUED).user().id())
        .isNotEqualTo(creds.seat(GAME, 2, 0, TestCreds.ISSUED).user().id());
  }

  private static void refused(String link, String code) {
    assertThatThrownBy(() -> Pass.read(link))
        .as(link)
        .isInstanceOfSatisfying(
            RefusedException.class, e -> assertThat(e.refusal().code()).isEqualTo(code));
  }

  @Test
  void eachMistakeInAPassIsNamed() {
    String link = creds.seat(GAME, 2, 0, TestCreds.ISSUED).toString();
    refused("", "no-link");
    refused("http://192.168.1.7:4711/#ABC", "no-link");
    refused("san-marco://", "link-damaged");
    refused("san-marco://host/abc", "link-damaged");
    refused("san-marco://host:4222/ab c", "link-damaged");
    refused("san-marco://host:4222/ab%c", "link-damaged");
    for (int i = "san-marco://play.example.org:4222/".length(); i < link.length(); i++) {
      char other = link.charAt(i) == 'A' ? 'B' : 'A';
      refused(link.substring(0, i) + other + link.substring(i + 1), "link-damaged");
      refused(link.substring(0, i), "link-damaged");
    }
  }

  @Test
  void passesAreFoundInAMessage() {
    Pass first = creds.seat(GAME, 1, 0, TestCreds.ISSUED);
    Pass second =
        new TableCreds(List.of(URI.create("tls://play.example.org:4222")), creds.account())
            .seat(GAME, 2, 0, TestCreds.ISSUED);
    assertThat(
            Pass.readAll(
                "Hi Bob! Here is your link: <%s>.\nAnd (%s), or once more %s\nSee you!"
                    .formatted(first, second, first)))
        .containsExactly(first, second);
  }

  @ParameterizedTest
  @CsvSource({
    "'', no-link",
    "Hi Bob! See you at http://play.example.org/abc, no-link",
    "Your link: san-marco://play.example.org:4222/AbC see you, link-damaged",
    "Your link: san-marco: see you, link-damaged",
  })
  void messagesWithoutAPassAreRefused(String text, String code) {
    assertThatThrownBy(() -> Pass.readAll(text))
        .isInstanceOfSatisfying(
            RefusedException.class, e -> assertThat(e.refusal().code()).isEqualTo(code));
  }

  @Test
  void credsAreReadAsTheyWereWritten(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("table.creds");
    creds.write(file);
    TableCreds read = TableCreds.read(file);
    assertThat(read.toString()).isEqualTo(creds.toString());
    assertThat(read.seat(GAME, 1, 0, TestCreds.ISSUED))
        .isEqualTo(creds.seat(GAME, 1, 0, TestCreds.ISSUED));
    assertThatThrownBy(() -> creds.write(file)).isInstanceOf(FileAlreadyExistsException.class);
  }

  @Test
  void otherFilesAreNoCreds(@TempDir Path folder) throws IOException {
    for (String text :
        new String[] {
          "",
          "nats://host:4222",
          creds.account().secret(),
          "nats://host\n" + creds.account().secret(),
          "nats://ho st:1\n" + creds.account().secret(),
          "nats://host:4222\n" + NKey.fresh(NKey.Kind.USER).secret(),
        }) {
      Path file = Files.writeString(folder.resolve("x"), text);
      assertThatThrownBy(() -> TableCreds.read(file))
          .as(text)
          .isInstanceOfSatisfying(
              RefusedException.class,
              e -> assertThat(e.refusal().code()).isEqualTo("no-table-creds"));
    }
  }

  @Test
  void bothSidesAgreeOnASeal() {
    SeatKeys one = SeatKeys.fresh();
    SeatKeys other = SeatKeys.fresh();
    byte[] sealed =
        SeatKeys.seal(one.sealer(), other.sealerPublic()).seal("about", new byte[] {1, 2});
    assertThat(SeatKeys.seal(other.sealer(), one.sealerPublic()).open("about", sealed))
        .hasValue(new byte[] {1, 2});
    assertThat(SeatKeys.seal(SeatKeys.fresh().sealer(), one.sealerPublic()).open("about", sealed))
        .isEqualTo(Optional.empty());
    assertThatThrownBy(() -> SeatKeys.seal(one.sealer(), new byte[3]))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void passesOfOneTableBelongTogether() {
    TableCreds creds = TestCreds.at(4222);
    Pass own = creds.seat(Wire.freshId(), 1, 0, TestCreds.ISSUED);
    assertThat(
            creds
                .seat(creds.nextGame(own.game(), Instant.EPOCH), 2, 0, TestCreds.ISSUED)
                .isAtTablesOf(own))
        .isTrue();
    assertThat(creds.nextGame(own.game(), Instant.EPOCH))
        .isEqualTo(creds.nextGame(own.game(), Instant.EPOCH))
        .isNotEqualTo(own.game())
        .hasSameSizeAs(own.game());
    Pass another = TestCreds.at(4222).seat(own.game(), 1, 0, TestCreds.ISSUED);
    assertThat(another.isAtTablesOf(own)).as("other tables of the same server").isFalse();
    Pass elsewhere =
        new TableCreds(List.of(URI.create("nats://127.0.0.1:4223")), creds.account())
            .seat(own.game(), 1, 0, TestCreds.ISSUED);
    assertThat(elsewhere.isAtTablesOf(own)).as("another server").isFalse();
  }
}
