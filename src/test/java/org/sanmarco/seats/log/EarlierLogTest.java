package org.sanmarco.seats.log;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.seats.log.BrokenLogException.Fault;
import org.sanmarco.table.Games;

/** A game of an earlier version of the log is checked as it was then. */
class EarlierLogTest {

  private static List<byte[]> log() throws IOException {
    return log("version-1.jsonl");
  }

  static List<byte[]> log(String file) throws IOException {
    try (InputStream in = Objects.requireNonNull(EarlierLogTest.class.getResourceAsStream(file))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(line -> line.getBytes(StandardCharsets.UTF_8))
          .toList();
    }
  }

  private static Verdict check(List<byte[]> log) {
    return Verifier.check(
        Games.installed(), log, new Evidence(), 0, Signer.of(Signer.randomBytes(Signer.KEY_BYTES)));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void movesOfEarlierVersionsAreChecked(int version) throws IOException {
    List<byte[]> log = new ArrayList<>(log("version-" + version + ".jsonl"));
    Verdict verdict = check(log);
    assertThat(verdict.fault()).isEmpty();
    assertThat(verdict.isChanceProven()).isFalse();
    int played =
        IntStream.range(0, log.size())
            .filter(i -> EntryFormat.read(log.get(i)).entry() instanceof Entry.Played)
            .findFirst()
            .orElseThrow();
    String text = new String(log.get(played), StandardCharsets.UTF_8);
    String changed = text.replaceFirst("\"moves\":\\[\"take (\\d)\"", "\"moves\":[\"take 0$1\"");
    assertThat(changed).isNotEqualTo(text);
    log.set(played, changed.getBytes(StandardCharsets.UTF_8));
    assertThat(check(log).fault().orElseThrow().fault()).isEqualTo(Fault.PROPOSAL);
  }

  @Test
  void aGameOfAnEarlierVersionGoesOn() throws Exception {
    List<byte[]> log = log("version-3.jsonl");
    Ledger ledger = new Ledger(Games.installed(), TestPlace.KEY);
    for (byte[] entry : log) {
      Entry next = EntryFormat.read(entry).entry();
      if (next instanceof Entry.Rolled) {
        // A table of this version lets chance act without waiting.
        Entry.Rolled own = new Entry.Rolled(ledger.parts().chance().move().toString());
        ledger.apply(ledger.next(own, ledger.since()));
        return;
      }
      ledger.apply(entry);
    }
    throw new AssertionError("no roll");
  }

  @Test
  void oneLogHasEntriesOfOneVersion() throws IOException {
    List<byte[]> log = new ArrayList<>(log());
    String later = new String(log.getLast(), StandardCharsets.UTF_8).replace("\"v\":1", "\"v\":2");
    log.set(log.size() - 1, later.getBytes(StandardCharsets.UTF_8));
    assertThat(check(log).fault().orElseThrow().fault()).isEqualTo(Fault.CHAIN);
  }
}
