package org.sanmarco.elsewhere;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.seats.nats.Pass;
import org.sanmarco.seats.nats.TableCreds;
import org.sanmarco.seats.nats.TestCreds;
import org.sanmarco.seats.nats.Wire;

/** A game elsewhere is kept as lines. */
class KeptGameTest {

  private static final TableCreds CREDS = TestCreds.at(4222);

  private final String number = Wire.freshId();
  private final KeptGame game =
      KeptGame.fresh(List.of(pass(2)), Map.of("Anna", "san-marco://one san-marco://two"));

  private Pass pass(int seat) {
    return CREDS.seat(number, seat, 0, TestCreds.ISSUED);
  }

  @Test
  void linesAreReadAsTheyWereWritten() {
    KeptGame again = KeptGame.read(evidence()).orElseThrow();
    assertThat(again.id()).isEqualTo(number);
    assertThat(again.host()).isEqualTo("127.0.0.1");
    assertThat(again.lines()).isEqualTo(game.lines());
    assertThat(again.invitations()).isEqualTo(game.invitations());
  }

  @Test
  void aSoundGameIsKeptWithNameAndFileOnly() {
    KeptGame over =
        KeptGame.read(
                KeptGame.read(evidence())
                    .orElseThrow()
                    .checked("Nim: Anna", Path.of("nim.journal"))
                    .lines())
            .orElseThrow();
    assertThat(over.over()).isEqualTo("Nim: Anna");
    assertThat(over.file()).isEqualTo(Path.of("nim.journal"));
    assertThat(over.passes()).isEqualTo(game.passes());
    assertThat(over.lines()).hasSize(4);
    assertThat(over.with(List.of(pass(2))).over()).isEmpty();
  }

  private List<String> evidence() {
    List<String> lines = new ArrayList<>(game.lines());
    lines.add("frame AAAA");
    return lines;
  }

  @Test
  void theLastLineAboutAGameCounts() {
    Instant begun = Instant.parse("2026-11-26T20:00:00Z");
    KeptGame.About first = new KeptGame.About("nim", null, List.of("Anna", "Ben"));
    KeptGame.About joined = new KeptGame.About("nim", begun, List.of("Anna", "Ben"));
    List<String> lines = new ArrayList<>(game.with(first).lines());
    assertThat(KeptGame.read(lines).orElseThrow().about()).isEqualTo(first);
    lines.add(joined.line());
    KeptGame again = KeptGame.read(lines).orElseThrow();
    assertThat(again.about()).isEqualTo(joined);
    assertThat(again.checked("Nim: Anna", null).about()).isEqualTo(joined);
    assertThat(KeptGame.read(Stream.concat(lines.stream(), Stream.of("about\tnim")).toList()))
        .map(KeptGame::about)
        .contains(joined);
  }

  @Test
  void theNextGameHasTheSameKeysAndNoPass() {
    KeptGame next = game.next();
    assertThat(next.passes()).isEmpty();
    assertThat(next.keys().signer()).isEqualTo(game.keys().signer());
    assertThat(next.keys().sealer()).isEqualTo(game.keys().sealer());
  }

  @Test
  void aFurtherPassLeavesTheKeys() {
    KeptGame both = game.with(List.of(pass(2), pass(3)));
    assertThat(both.passes()).containsExactly(pass(2), pass(3));
    assertThat(both.lines()).containsAll(game.lines());
  }

  @ParameterizedTest
  @ValueSource(strings = {"keys AAAA", "keys ?", "pass san-marco://wrong", "invited Anna", "more"})
  void damagedLinesAreNoGame(String damaged) {
    List<String> lines = game.lines().stream().filter(line -> !line.startsWith("keys")).toList();
    assertThat(KeptGame.read(Stream.concat(lines.stream(), Stream.of(damaged)).toList())).isEmpty();
  }

  @Test
  void aDamagedLineCostsNoOther() {
    List<String> lines = game.with(List.of(pass(3))).lines();
    for (int i = 0; i < lines.size(); i++) {
      List<String> damaged = new ArrayList<>(lines);
      damaged.set(i, damaged.get(i) + "\uFFFD\0");
      boolean isKeys = lines.get(i).startsWith("keys");
      assertThat(KeptGame.known(damaged).map(one -> one.lines().get(one.passes().size())))
          .isEqualTo(isKeys ? Optional.empty() : Optional.of(lines.get(2)));
      assertThat(KeptGame.read(damaged).isPresent()).isNotEqualTo(isKeys);
    }
  }

  @Test
  void keysAloneAreNoGame() {
    assertThat(
            KeptGame.read(game.lines().stream().filter(line -> !line.startsWith("pass")).toList()))
        .isEmpty();
  }
}
