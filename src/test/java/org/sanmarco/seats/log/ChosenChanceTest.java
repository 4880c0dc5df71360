package org.sanmarco.seats.log;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.sanmarco.kernel.Actor;
import org.sanmarco.seats.Proposal;
import org.sanmarco.seats.SeatFormat;
import org.sanmarco.seats.log.BrokenLogException.Fault;
import org.sanmarco.table.Games;

/** Nobody can choose what chance gives, as {@code docs/chance.md} argues. */
class ChosenChanceTest {

  private final SeatFormat format = new SeatFormat(Games.installed());

  private static Evening nim(int players) throws Exception {
    return new Evening("nim", players, 0, List.of(), Terms.NONE);
  }

  private static Ledger ledger(Evening evening) throws Exception {
    Ledger ledger = new Ledger(Games.installed(), TestPlace.KEY);
    for (byte[] entry : evening.place.network.read()) {
      ledger.apply(entry);
    }
    return ledger;
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

  /** A move of the player who is asked, with other bits than the program's. */
  private Entry.Played played(Evening evening, byte[] bits) {
    Evening.Player player = evening.asked().orElseThrow();
    String move = player.game.view(player.seat).legal().getFirst().toString();
    Proposal proposal = new Proposal("1", 1, Proposal.Act.PLAY, 0, List.of(move), "");
    Stamp stamp = player.end.stamp().orElseThrow();
    byte[] signed =
        SeatProposal.sign(
            format.write(proposal), stamp.log(), player.seat, stamp.entry(), bits, player.signer);
    return new Entry.Played(player.seat, List.of(move), LogBytes.encode(signed));
  }

  @Test
  void aLinkIsTheOnlyOneThatASeatCanAdd() throws Exception {
    Evening evening = nim(2);
    Evening.Player player = evening.asked().orElseThrow();
    int position = player.end.stamp().orElseThrow().position();
    LinkChain chain = LinkChain.of(player.signer, "abc", player.seat);
    for (int other : new int[] {position - 1, position + 1, 0}) {
      assertThat(fault(ledger(evening), played(evening, chain.link(other))))
          .as("link %d at %d", other, position)
          .isEqualTo(Fault.PROPOSAL);
    }
    for (int i = 0; i < 50; i++) {
      assertThat(fault(ledger(evening), played(evening, Signer.randomBytes(32))))
          .isEqualTo(Fault.PROPOSAL);
    }
    assertThat(fault(ledger(evening), played(evening, new byte[0]))).isEqualTo(Fault.PROPOSAL);
    assertThat(fault(ledger(evening), played(evening, chain.link(position)))).isNull();
  }

  @Test
  void aLinkFollowsFromTheOnesAfterItOnly() {
    LinkChain chain = LinkChain.of(Signer.of(TestPlace.KEY), "abc", 1);
    byte[] link = chain.link(300);
    assertThat(LinkChain.follows(chain.first(), 0, link, 300)).isTrue();
    assertThat(LinkChain.follows(chain.link(299), 299, link, 300)).isTrue();
    assertThat(LinkChain.follows(chain.first(), 0, link, 299)).isFalse();
    assertThat(LinkChain.follows(link, 300, chain.link(299), 299)).isFalse();
    assertThat(LinkChain.of(Signer.of(TestPlace.KEY), "abc", 2).link(300)).isNotEqualTo(link);
  }

  @Test
  void chanceWaitsForTwoPlayersAfterAllHaveCome() throws Exception {
    Evening evening = nim(3);
    List<String> types = types(evening);
    assertThat(types.indexOf("rolled")).isEqualTo(types.lastIndexOf("claimed") + 3);
    assertThat(types.subList(0, types.indexOf("rolled"))).endsWith("revealed", "revealed");
  }

  private static List<String> types(Evening evening) {
    return evening.place.network.read().stream()
        .map(entry -> new String(entry, StandardCharsets.UTF_8).split("\"type\":\"", 2)[1])
        .map(rest -> rest.substring(0, rest.indexOf('"')))
        .toList();
  }

  @Test
  void aTableCannotRollBeforeAnotherPlayerHasAdded() throws Exception {
    Evening evening = nim(2);
    while (!types(evening).getLast().equals("rolled")) {
      evening.play(1);
    }
    List<byte[]> log = evening.place.network.read();
    Ledger ledger = new Ledger(Games.installed(), TestPlace.KEY);
    for (byte[] entry : log.subList(0, types(evening).lastIndexOf("revealed"))) {
      ledger.apply(entry);
    }
    assertThat(ledger.game().actor()).isInstanceOf(Actor.Chance.class);
    assertThat(fault(ledger, new Entry.Rolled(ledger.parts().bits().move().toString(), "")))
        .isEqualTo(Fault.CHANCE);
  }

  @Test
  void anotherTableRollsTheSame() throws Exception {
    Evening evening = nim(2);
    String rolled = lastRoll(evening);
    Evening again = nim(2);
    again.leader = again.lead("second");
    assertThat(lastRoll(again)).isEqualTo(rolled);
    Ledger ledger = new Ledger(Games.installed(), TestPlace.KEY);
    List<byte[]> log = evening.place.network.read();
    for (byte[] entry : log.subList(0, types(evening).indexOf("rolled"))) {
      ledger.apply(entry);
    }
    String before = ledger.parts().bits().move().toString();
    for (int i = 0; i < 5; i++) {
      assertThat(fault(ledger, new Entry.Led("table " + i))).isNull();
      assertThat(ledger.parts().bits().move().toString()).isEqualTo(before);
    }
  }

  private static String lastRoll(Evening evening) {
    return evening.place.network.read().stream()
        .map(entry -> EntryFormat.read(entry).entry())
        .filter(Entry.Rolled.class::isInstance)
        .map(entry -> ((Entry.Rolled) entry).move())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void keysAndTheOrderOfClaimsAddNothing() throws Exception {
    Evening evening = new Evening("nim", 2, 0, List.of(), Terms.NONE, 0);
    Signer[] keys = {
      Signer.of(Signer.randomBytes(Signer.KEY_BYTES)),
      Signer.of(Signer.randomBytes(Signer.KEY_BYTES)),
      Signer.of(Signer.randomBytes(Signer.KEY_BYTES))
    };
    byte[] bits = ledger(evening).parts().bits().bits();
    assertThat(evening.claim(2, keys[0])).isTrue();
    assertThat(ledger(evening).parts().bits().bits()).isEqualTo(bits);
    assertThat(evening.claim(1, keys[1])).isTrue();
    assertThat(ledger(evening).parts().bits().bits()).isEqualTo(bits);
    assertThat(types(evening)).doesNotContain("rolled");
  }

  @Test
  void aGameOfTwoPeopleIsProven() throws Exception {
    Evening evening = nim(2);
    evening.play(Integer.MAX_VALUE);
    assertThat(evening.any().verdict().isChanceProven()).isTrue();
  }

  @Test
  void aGameOfOnePersonIsNotProven() throws Exception {
    Evening evening = new Evening("nim", 2, 1, List.of(), Terms.NONE);
    evening.play(Integer.MAX_VALUE);
    assertThat(evening.any().verdict().fault()).isEmpty();
    assertThat(evening.any().verdict().isChanceProven()).isFalse();
  }

  @Test
  void aGameInWhichAWitnessWasReplacedIsNotProven() throws Exception {
    Terms terms = new Terms(Duration.ofHours(1), Duration.ZERO, Terms.After.COMPUTER, Set.of(), 0);
    Evening evening = new Evening("nim", 3, 0, List.of(), terms, 2);
    assertThat(evening.claim(3, Signer.of(Signer.randomBytes(Signer.KEY_BYTES)))).isTrue();
    while (!evening.isOver()) {
      evening.asked().ifPresentOrElse(Evening.Player::play, () -> evening.pass(terms.move()));
    }
    assertThat(evening.any().verdict().fault()).isEmpty();
    assertThat(evening.any().verdict().isChanceProven()).isFalse();
  }

  @Test
  void aTableThatAsksForAnotherLinkIsFoundOut() throws Exception {
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
            stamp.position() - 1,
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
