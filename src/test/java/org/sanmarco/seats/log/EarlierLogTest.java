package org.sanmarco.seats.log;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
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

  @Test
  void aGameOfTheFirstVersionIsVerified() throws IOException {
    assertThat(check(log()).fault()).isEmpty();
  }

  @Test
  void oneLogHasEntriesOfOneVersion() throws IOException {
    List<byte[]> log = new ArrayList<>(log());
    String later = new String(log.getLast(), StandardCharsets.UTF_8).replace("\"v\":1", "\"v\":2");
    log.set(log.size() - 1, later.getBytes(StandardCharsets.UTF_8));
    assertThat(check(log).fault().orElseThrow().fault()).isEqualTo(Fault.CHAIN);
  }
}
