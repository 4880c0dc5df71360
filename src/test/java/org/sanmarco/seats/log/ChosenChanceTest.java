package org.sanmarco.seats.log;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.sanmarco.seats.Proposal;
import org.sanmarco.seats.SeatFormat;
import org.sanmarco.seats.log.BrokenLogException.Fault;
import org.sanmarco.table.Games;

/** Nobody can choose what chance gives, as {@code docs/chance.md} argues. */
class ChosenChanceTest {

  private final SeatFormat format = new SeatFormat(Games.installed());

  private static Evening nim(int players) throws Exception {
    return new Evening("nim", players, 0, List.of(1), Terms.NONE);
  }

  /** The fault of an entry that comes next; null if it may. */
  private static @Nullable Fault fault(Ledger ledger, Entry entry) {
    try {
      ledger.apply(ledger.next(entry, TestPlace.START));
      return null;
    } catch (BrokenLogException broken) {
      return broken.fault();
    }
  }

  private static List<Entry> entries(Evening evening) {
    return evening.place.network.read().stream()
        .map(entry -> EntryFormat.read(entry).entry())
        .toList();
  }

  private static List<Class<?>> kinds(Evening evening) {
    return entries(evening).stream().<Class<?>>map(Object::getClass).toList();
  }

  /** The game before its first entry of a kind. */
  private static Ledger before(Evening evening, Class<? extends Entry> kind) throws Exception {
    Ledger ledger = new Ledger(Games.installed(), TestPlace.KEY);
    for (byte[] entry : evening.place.network.read().subList(0, kinds(evening).indexOf(kind))) {
      ledger.apply(entry);
    }
    return ledger;
  }

  /** The entry in which a seat reveals bits, signed by its player. */
  private Entry.Revealed revealed(
      Evening.Player player, Ledger seen, int entry, String hash, byte[] bits) {
    Stamp stamp =
        new Stamp(
            "abc", entry, hash, seen.begun().signer(), 0, TestPlace.START, null, Map.of(), null);
    Proposal proposal = new Proposal("1", 1, Proposal.Act.GO_ON, 0, List.of(), "");
    byte[] signed =
        SeatProposal.sign(format.write(proposal), stamp, player.seat, bits, player.signer);
    return new Entry.Revealed(player.seat, LogBytes.encode(signed));
  }

  private Entry.Revealed revealed(Evening.Player player, Ledger seen, byte[] bits) {
    return revealed(player, seen, seen.size() - 1, seen.hash(), bits);
  }

  @Test
  void chanceIsSettledBeforeTheFirstMove() throws Exception {
    Evening evening = nim(3);
    List<Class<?>> kinds = kinds(evening);
    assertThat(kinds.indexOf(Entry.Revealed.class))
        .isEqualTo(kinds.lastIndexOf(Entry.Claimed.class) + 1);
    assertThat(kinds.indexOf(Entry.Rolled.class))
        .isEqualTo(kinds.lastIndexOf(Entry.Revealed.class) + 1);
    assertThat(kinds).filteredOn(Entry.Revealed.class::equals).hasSize(3);
    evening.play(Integer.MAX_VALUE);
    assertThat(kinds(evening)).filteredOn(Entry.Revealed.class::equals).hasSize(3);
  }

  @Test
  void aSeatRevealsWhatItsClaimCommitsTo() throws Exception {
    Evening evening = nim(2);
    Evening.Player player = evening.player(1);
    for (byte[] other :
        List.of(
            Signer.randomBytes(Signer.KEY_BYTES),
            new byte[0],
            OwnBits.of(player.signer, "abc", 1, 1),
            OwnBits.of(player.signer, "abc", 2, 0),
            OwnBits.of(player.signer, "abd", 1, 0))) {
      Ledger ledger = before(evening, Entry.Revealed.class);
      assertThat(fault(ledger, revealed(player, ledger, other))).isEqualTo(Fault.CHANCE);
    }
    Ledger ledger = before(evening, Entry.Revealed.class);
    byte[] own = OwnBits.of(player.signer, "abc", 1, 0);
    assertThat(fault(ledger, revealed(player, ledger, own))).isNull();
    assertThat(fault(ledger, revealed(player, ledger, own))).as("twice").isEqualTo(Fault.CHANCE);
  }

  @Test
  void aSeatRevealsOnceItHasSeenAllClaims() throws Exception {
    Evening evening = nim(2);
    Evening.Player player = evening.player(1);
    byte[] own = OwnBits.of(player.signer, "abc", 1, 0);
    Ledger early = before(evening, Entry.Revealed.class);
    List<byte[]> log = evening.place.network.read();
    int seen = early.size() - 2;
    String hash = LogBytes.encode(LogBytes.sha256(log.get(seen)));
    assertThat(fault(early, revealed(player, early, seen, hash, own)))
        .as("before the last claim")
        .isEqualTo(Fault.CHANCE);
    Ledger other = before(evening, Entry.Revealed.class);
    assertThat(fault(other, revealed(player, other, other.size() - 1, hash, own)))
        .as("in another log")
        .isEqualTo(Fault.PROPOSAL);
  }

  @Test
  void nothingIsPlayedBeforeAllHaveRevealed() throws Exception {
    Evening evening = nim(2);
    Ledger settled = before(evening, Entry.Rolled.class);
    String move = settled.parts().chance().move().toString();
    for (Class<? extends Entry> early :
        List.<Class<? extends Entry>>of(Entry.Claimed.class, Entry.Revealed.class)) {
      assertThat(fault(before(evening, early), new Entry.Rolled(move)))
          .as("before the first %s", early.getSimpleName())
          .isEqualTo(Fault.ORDER);
    }
    assertThat(fault(settled, new Entry.Rolled(move))).isNull();
  }

  @Test
  void furtherEntriesChangeNoRoll() throws Exception {
    Ledger ledger = before(nim(2), Entry.Rolled.class);
    String move = ledger.parts().chance().move().toString();
    for (int i = 0; i < 20; i++) {
      assertThat(fault(ledger, i % 2 == 0 ? new Entry.Waited() : new Entry.Led("table " + i)))
          .isNull();
      assertThat(ledger.parts().chance().move().toString()).isEqualTo(move);
    }
  }

  @Test
  void everySeatsBitsCount() throws Exception {
    Evening evening = nim(2);
    byte[] both = before(evening, Entry.Rolled.class).parts().seats().bits();
    assertThat(both)
        .isEqualTo(
            SignedMessage.join(
                OwnBits.of(evening.player(1).signer, "abc", 1, 0),
                OwnBits.of(evening.player(2).signer, "abc", 2, 0)));
  }

  @Test
  void aPlayerWhoRefusesIsSeenAndAllCommitAnew() throws Exception {
    Evening evening = new Evening("nim", 3, 0, List.of(), Terms.NONE, 2);
    Signer refuses = Signer.of(Signer.randomBytes(Signer.KEY_BYTES));
    assertThat(evening.claim(3, refuses)).isTrue();
    assertThat(evening.asked()).isEmpty();
    assertThat(evening.any().game.awaited().seat()).as("who is waited for").isEqualTo(3);
    List<Entry> first = entries(evening);
    evening.pass(Terms.PATIENCE);
    evening.free(evening.player(1), 3);
    evening.free(evening.player(2), 3);
    evening.leader = evening.lead("second");
    evening.join(3);
    assertThat(evening.asked()).isPresent();
    assertThat(evening.ledger().parts().seats().bits())
        .isEqualTo(
            SignedMessage.join(
                OwnBits.of(evening.player(1).signer, "abc", 1, 1),
                OwnBits.of(evening.player(2).signer, "abc", 2, 1),
                OwnBits.of(evening.player(3).signer, "abc", 3, 1)));
    assertThat(first).filteredOn(Entry.Revealed.class::isInstance).hasSize(2);
    evening.play(Integer.MAX_VALUE);
    for (Evening.Player player : evening.players.values()) {
      assertThat(player.verify()).isEmpty();
    }
  }

  @Test
  void aTableThatWaitsForAProgramGoesOn() throws Exception {
    Evening evening = new Evening("nim", 2, 0, List.of(), Terms.NONE, 1);
    Signer late = Signer.of(LogBytes.sha256(new byte[] {1}));
    assertThat(evening.claim(2, late)).isTrue();
    evening.leader = evening.lead("second");
    assertThat(evening.asked()).isEmpty();
    evening.join(2);
    assertThat(evening.asked()).isPresent();
  }

  @Test
  void allSeeTheSameLogAndWhoRanTheTable() throws Exception {
    Evening evening = new Evening("nim", 3, 1, List.of(2), Terms.NONE);
    evening.play(Integer.MAX_VALUE);
    List<Verdict> verdicts =
        evening.players.values().stream().map(Evening.Player::verdict).toList();
    assertThat(verdicts).extracting(Verdict::fault).containsOnly(Optional.empty());
    assertThat(verdicts).extracting(Verdict::isChanceProven).containsOnly(true);
    assertThat(verdicts).extracting(Verdict::hosts).containsOnly(List.of("P2"));
    assertThat(verdicts.getFirst().fingerprint()).matches("[0-9A-F]{4}-[0-9A-F]{4}");
    assertThat(verdicts).extracting(Verdict::fingerprint).hasSize(2);
    assertThat(Set.copyOf(verdicts.stream().map(Verdict::fingerprint).toList())).hasSize(1);
    assertThat(verdicts).extracting(Verdict::awaited).containsOnly(List.of());
    long computers =
        entries(evening).stream()
            .filter(entry -> entry instanceof Entry.Played played && played.proposal().isEmpty())
            .count();
    assertThat(verdicts).extracting(Verdict::computerMoves).containsOnly((int) computers);
  }

  @Test
  void aTableThatAsksForLaterBitsIsFoundOut() throws Exception {
    Evening evening = nim(2);
    evening.play(Integer.MAX_VALUE);
    Evening.Player player = evening.any();
    Evidence evidence = new Evidence();
    byte[] frame = player.evidence.frames().getLast();
    Stamp stamp = Stamp.read(frame).orElseThrow();
    Stamp later =
        new Stamp(
            stamp.log(),
            stamp.entry(),
            stamp.hash(),
            stamp.signer(),
            1,
            stamp.since(),
            null,
            stamp.left(),
            null);
    String plain = new String(frame, StandardCharsets.UTF_8);
    byte[] cut =
        (plain.substring(0, plain.indexOf(",\"log\":")) + "}").getBytes(StandardCharsets.UTF_8);
    evidence.shown(
        SignedFrames.sign(List.of(later.addTo(cut)), 1, evening.place.signer).getFirst());
    assertThat(
            Verifier.check(
                    Games.installed(),
                    evening.place.network.read(),
                    evidence,
                    player.seat,
                    player.signer)
                .fault()
                .map(BrokenLogException::fault))
        .contains(Fault.HISTORY);
  }
}
