package org.sanmarco.seats.log;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.seats.SeatFormat;
import org.sanmarco.seats.log.BrokenLogException.Fault;
import org.sanmarco.table.Games;

/** A table that cheats is found out at the end by every player. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CheatingTableTest {

  private final List<byte[]> honest;
  private final Evening.Player player;
  private final Evening.Player neighbour;
  private final Signer table;
  private final Map<Integer, Signer> signers = new HashMap<>();

  CheatingTableTest() throws Exception {
    Evening evening = new Evening("marco-polo", 3, 0, List.of(), Terms.NONE);
    evening.play(Integer.MAX_VALUE);
    honest = evening.place.network.read();
    player = evening.player(2);
    neighbour = evening.player(1);
    table = evening.place.signer;
    evening.players.forEach((seat, one) -> signers.put(seat, one.signer));
  }

  private @Nullable Fault fault(List<byte[]> entries, Evidence evidence) {
    return Verifier.check(Games.installed(), entries, evidence, player.seat, player.signer)
        .fault()
        .map(BrokenLogException::fault)
        .orElse(null);
  }

  private static Entry entry(byte[] bytes) {
    return EntryFormat.read(bytes).entry();
  }

  /** The number of the n-th entry of a kind. */
  private int find(Class<? extends Entry> kind, int n) {
    return IntStream.range(0, honest.size())
        .filter(i -> kind.isInstance(entry(honest.get(i))))
        .skip(n)
        .findFirst()
        .orElseThrow();
  }

  /** The log with another entry at a place; all hashes fit. */
  private List<byte[]> with(int place, UnaryOperator<Entry> change) {
    List<Entry> entries = new ArrayList<>(honest.stream().map(CheatingTableTest::entry).toList());
    entries.set(place, change.apply(entries.get(place)));
    return chained(entries);
  }

  private static List<byte[]> chained(List<Entry> entries) {
    List<byte[]> chain = new ArrayList<>();
    String before = "";
    for (Entry entry : entries) {
      byte[] bytes =
          EntryFormat.write(
              new EntryFormat.Place(
                  EntryFormat.VERSION, chain.size(), Instant.parse("2026-01-01T00:00:00Z"), before),
              entry);
      before = LogBytes.encode(LogBytes.sha256(bytes));
      chain.add(bytes);
    }
    return chain;
  }

  private Evidence nothingSeen() {
    return new Evidence();
  }

  private Evidence seen(UnaryOperator<List<byte[]>> change) {
    Evidence evidence = new Evidence();
    change.apply(new ArrayList<>(player.evidence.frames())).forEach(evidence::shown);
    return evidence;
  }

  /** A frame with another stamp, as the table signs it. */
  private byte[] signed(Stamp stamp, String frame) {
    String plain = frame.substring(0, frame.indexOf(",\"log\":")) + "}";
    byte[] stamped = stamp.addTo(plain.getBytes(StandardCharsets.UTF_8));
    return SignedFrames.sign(List.of(stamped), 1, table).getFirst();
  }

  @Test
  void anHonestTableIsVerified() {
    assertThat(fault(honest, player.evidence)).isNull();
  }

  private Verdict verdict(List<byte[]> entries) {
    return Verifier.check(Games.installed(), entries, nothingSeen(), player.seat, player.signer);
  }

  @Test
  void allConfirmTheEndOfTheLogTheyHaveSeen() {
    assertThat(verdict(honest).confirmed()).containsExactly("P1", "P0");
    assertThat(verdict(honest).awaited()).isEmpty();
    Verdict before = verdict(honest.subList(0, find(Entry.Ended.class, 0) + 1));
    assertThat(before.fault()).isEmpty();
    assertThat(before.confirmed()).isEmpty();
    assertThat(before.awaited()).containsExactly("P1", "P0");
  }

  @Test
  void anotherEndIsConfirmedByNobodyElse() {
    int end = find(Entry.Ended.class, 0);
    Entry ended = entry(honest.get(end));
    List<byte[]> other = followedBy(honest.subList(0, end), ended);
    assertThat(verdict(other).fault()).isEmpty();
    assertThat(verdict(other).fingerprint()).isNotEqualTo(verdict(honest).fingerprint());
    for (byte[] last : honest.subList(end + 1, honest.size())) {
      assertThat(fault(followedBy(other, entry(last)), nothingSeen())).isEqualTo(Fault.PROPOSAL);
    }
  }

  @Test
  void nobodyConfirmsTwiceOrBeforeTheEnd() {
    int end = find(Entry.Ended.class, 0);
    Entry word = entry(honest.get(end + 1));
    assertThat(fault(followedBy(honest, word), nothingSeen())).isEqualTo(Fault.PROPOSAL);
    List<byte[]> early =
        followedBy(followedBy(honest.subList(0, end), word), entry(honest.get(end)));
    assertThat(fault(early, nothingSeen())).isEqualTo(Fault.ORDER);
  }

  /** A log with one more entry, written later than all others. */
  private static List<byte[]> followedBy(List<byte[]> log, Entry next) {
    List<byte[]> longer = new ArrayList<>(log);
    longer.add(
        EntryFormat.write(
            new EntryFormat.Place(
                EntryFormat.VERSION,
                log.size(),
                Instant.parse("2100-01-01T00:00:00Z"),
                LogBytes.encode(LogBytes.sha256(log.getLast()))),
            next));
    return longer;
  }

  @Test
  void timesThatCannotBeTrueAreNoted() {
    assertThat(timeOff(Duration.ZERO)).isZero();
    assertThat(timeOff(Duration.ofMinutes(4))).isZero();
    assertThat(timeOff(Duration.ofHours(2)))
        .isBetween(Duration.ofMinutes(119), Duration.ofHours(2));
    assertThat(timeOff(Duration.ofHours(2).negated())).isPositive();
  }

  /**
   * The note about a log whose times jump in the middle, by the clock of a player who saw each
   * entry a second after it was written and is ahead by a day.
   */
  private Duration timeOff(Duration jump) {
    Evidence evidence = new Evidence();
    List<byte[]> log = new ArrayList<>();
    List<String> hashes = new ArrayList<>(List.of(""));
    for (byte[] bytes : honest) {
      int number = log.size();
      Instant at = Instant.parse("2026-01-01T00:00:00Z").plusSeconds(20L * number);
      Instant own = at.plus(Duration.ofDays(1));
      evidence.seen(number, own.plusSeconds(1));
      if (entry(bytes) instanceof Entry.Played played && played.seat() == player.seat) {
        byte[] text = LogBytes.decode(played.proposal());
        SeatProposal.read(new SeatFormat(Games.installed()), text, player.signer.publicKey())
            .ifPresent(proposal -> evidence.sent(proposal.entry(), own.minusSeconds(1)));
      }
      Instant told = number < honest.size() / 2 ? at : at.plus(jump);
      Instant written = told.isBefore(last(log)) ? last(log) : told;
      byte[] next =
          EntryFormat.write(
              new EntryFormat.Place(EntryFormat.VERSION, number, written, hashes.getLast()),
              signedAgain(entry(bytes), hashes));
      hashes.add(LogBytes.encode(LogBytes.sha256(next)));
      log.add(next);
    }
    return Verifier.check(Games.installed(), log, evidence, player.seat, player.signer).timeOff();
  }

  /** An entry as its player signs it in a log with other hashes. */
  private Entry signedAgain(Entry entry, List<String> hashes) {
    return switch (entry) {
      case Entry.Played(int seat, List<String> moves, String proposal) ->
          new Entry.Played(seat, moves, signedAgain(seat, proposal, hashes));
      case Entry.Revealed(int seat, String proposal) ->
          new Entry.Revealed(seat, signedAgain(seat, proposal, hashes));
      case Entry.Confirmed(int seat, String proposal) ->
          new Entry.Confirmed(seat, signedAgain(seat, proposal, hashes));
      default -> entry;
    };
  }

  private String signedAgain(int seat, String proposal, List<String> hashes) {
    ObjectNode message = JsonMessage.object(LogBytes.decode(proposal));
    message.remove("signature");
    message.put("hash", hashes.get(message.path("entry").asInt() + 1));
    Signer signer = Objects.requireNonNull(signers.get(seat));
    return LogBytes.encode(SignedMessage.sign(JsonMessage.write(message), "", signer));
  }

  private static Instant last(List<byte[]> log) {
    return log.isEmpty() ? Instant.EPOCH : EntryFormat.read(log.getLast()).place().at();
  }

  @Test
  void framesOfSeveralSeatsCanBeKeptTogether() {
    Evidence both = seen(frames -> frames);
    neighbour.evidence.frames().forEach(both::shown);
    assertThat(fault(honest, both)).isNull();
  }

  @Test
  void aFrameWithOtherGoldIsFoundOut() {
    Evidence evidence =
        seen(frames -> {
          byte[] shown = frames.get(30);
          Stamp stamp = Stamp.read(shown).orElseThrow();
          String text = new String(shown, StandardCharsets.UTF_8);
          String swapped = text.replaceFirst("\"gold\":\\[(\\d)", "\"gold\":[1$1");
          assertThat(swapped).isNotEqualTo(text);
          frames.set(30, signed(stamp, swapped));
          return frames;
        });
    assertThat(fault(honest, evidence)).isEqualTo(Fault.FRAME);
  }

  @Test
  void anEarlierViewShownAgainIsFoundOut() {
    Evidence evidence =
        seen(frames -> {
          String text = new String(frames.get(20), StandardCharsets.UTF_8);
          Stamp later = Stamp.read(frames.get(40)).orElseThrow();
          frames.set(40, signed(later, text));
          return frames;
        });
    assertThat(fault(honest, evidence)).isEqualTo(Fault.FRAME);
  }

  @Test
  void anotherAgreementIsFoundOut() {
    Terms other = new Terms(Duration.ofDays(1), Duration.ZERO, Terms.After.FREE, 0);
    Evidence evidence =
        seen(frames -> {
          byte[] shown = frames.getFirst();
          Stamp stamp = Stamp.read(shown).orElseThrow();
          Stamp changed =
              new Stamp(
                  stamp.log(),
                  stamp.entry(),
                  stamp.hash(),
                  stamp.signer(),
                  stamp.attempt(),
                  stamp.since(),
                  null,
                  Map.of(),
                  other);
          frames.set(0, signed(changed, new String(shown, StandardCharsets.UTF_8)));
          return frames;
        });
    assertThat(fault(honest, evidence)).isEqualTo(Fault.HISTORY);
  }

  @Test
  void aFrameThatTheTableDeniesIsFoundOut() {
    Evidence evidence =
        seen(frames -> {
          byte[] changed = frames.get(10).clone();
          changed[40]++;
          frames.set(10, changed);
          return frames;
        });
    assertThat(fault(honest, evidence)).isEqualTo(Fault.SIGNATURE);
  }

  @Test
  void aChosenCardIsFoundOut() {
    Entry.Rolled first = (Entry.Rolled) entry(honest.get(find(Entry.Rolled.class, 0)));
    int other =
        IntStream.range(0, 40)
            .map(n -> find(Entry.Rolled.class, n))
            .filter(i -> !((Entry.Rolled) entry(honest.get(i))).move().equals(first.move()))
            .findFirst()
            .orElseThrow();
    Entry.Rolled chosen = (Entry.Rolled) entry(honest.get(other));
    List<byte[]> log = with(find(Entry.Rolled.class, 0), roll -> new Entry.Rolled(chosen.move()));
    assertThat(fault(log, nothingSeen())).isEqualTo(Fault.CHANCE);
  }

  @Test
  void anotherHistoryThanWasShownIsFoundOut() {
    List<byte[]> log = chained(honest.stream().map(CheatingTableTest::entry).toList());
    assertThat(fault(log, nothingSeen())).isNull();
    List<byte[]> changed = with(1, led -> new Entry.Led("another"));
    assertThat(fault(changed, player.evidence)).isEqualTo(Fault.HISTORY);
    assertThat(fault(changed, nothingSeen()))
        .as("players sign the log that they have seen")
        .isEqualTo(Fault.PROPOSAL);
  }

  @Test
  void anotherKeyIsFoundOut() {
    int end = find(Entry.Ended.class, 0);
    List<byte[]> log = with(end, ended -> new Entry.Ended(LogBytes.encode(new byte[] {1})));
    assertThat(fault(log, nothingSeen())).isEqualTo(Fault.KEY);
    assertThat(fault(honest.subList(0, end), nothingSeen())).isEqualTo(Fault.KEY);
  }

  @Test
  void aSkippedProposalIsFoundOut() {
    Evidence evidence = nothingSeen();
    evidence.accepted("a proposal".getBytes(StandardCharsets.UTF_8));
    assertThat(fault(honest, evidence)).isEqualTo(Fault.SKIPPED);
  }

  @Test
  void aMoveThatNobodyProposedIsFoundOut() {
    int place = find(Entry.Played.class, 3);
    List<byte[]> log =
        with(
            place,
            entry -> {
              Entry.Played played = (Entry.Played) entry;
              return new Entry.Played(played.seat(), played.moves(), "");
            });
    assertThat(fault(log, nothingSeen())).isEqualTo(Fault.PROPOSAL);
  }

  @Test
  void aProposalUsedTwiceIsFoundOut() {
    int place = find(Entry.Played.class, 9);
    int seat = ((Entry.Played) entry(honest.get(place))).seat();
    Entry.Played earlier =
        honest.subList(0, place).stream()
            .map(CheatingTableTest::entry)
            .filter(entry -> entry instanceof Entry.Played played && played.seat() == seat)
            .map(Entry.Played.class::cast)
            .findFirst()
            .orElseThrow();
    assertThat(fault(with(place, entry -> earlier), nothingSeen())).isEqualTo(Fault.PROPOSAL);
  }

  @Test
  void anotherMoveThanProposedIsFoundOut() {
    int place = find(Entry.Played.class, 3);
    List<byte[]> log =
        with(
            place,
            entry -> {
              Entry.Played played = (Entry.Played) entry;
              return new Entry.Played(played.seat(), List.of("pass"), played.proposal());
            });
    assertThat(fault(log, nothingSeen())).isEqualTo(Fault.PROPOSAL);
  }

  @Test
  void anUndoWithoutConsentIsFoundOut() {
    List<Entry> entries = new ArrayList<>(honest.stream().map(CheatingTableTest::entry).toList());
    entries.add(find(Entry.Played.class, 2) + 1, new Entry.Undone(List.of()));
    assertThat(fault(chained(entries), nothingSeen())).isEqualTo(Fault.CONSENT);
  }

  @Test
  void aSeatGivenToAComputerIsFoundOut() {
    List<Entry> entries = new ArrayList<>(honest.stream().map(CheatingTableTest::entry).toList());
    entries.add(find(Entry.Played.class, 2) + 1, new Entry.HandedOver(2, "easy", ""));
    assertThat(fault(chained(entries), nothingSeen())).isEqualTo(Fault.ORDER);
  }

  @Test
  void aSeatFreedWithoutConsentIsFoundOut() {
    List<Entry> entries = new ArrayList<>(honest.stream().map(CheatingTableTest::entry).toList());
    entries.add(find(Entry.Played.class, 2) + 1, new Entry.Freed(3, List.of()));
    assertThat(fault(chained(entries), nothingSeen())).isEqualTo(Fault.CONSENT);
    entries.set(
        find(Entry.Played.class, 2) + 1,
        new Entry.Freed(
            3, List.of(((Entry.Played) entries.get(find(Entry.Played.class, 2))).proposal())));
    assertThat(fault(chained(entries), nothingSeen())).isEqualTo(Fault.PROPOSAL);
  }

  @Test
  void anAbsenceThatNobodySaidIsFoundOut() {
    List<Entry> entries = new ArrayList<>(honest.stream().map(CheatingTableTest::entry).toList());
    Entry.Played last = (Entry.Played) entries.get(find(Entry.Played.class, 2));
    LocalDate day = LocalDate.parse("2026-02-01");
    entries.add(find(Entry.Played.class, 2) + 1, new Entry.Away(last.seat(), day, last.proposal()));
    assertThat(fault(chained(entries), nothingSeen())).isEqualTo(Fault.PROPOSAL);
  }

  @Test
  void aSeatClaimedWithTheTablesKeyIsFoundOut() {
    List<byte[]> log =
        with(
            find(Entry.Claimed.class, 1),
            entry ->
                new Entry.Claimed(
                    2,
                    LogBytes.encode(table.publicKey()),
                    LogBytes.encode(table.publicKey()),
                    LogBytes.encode(table.publicKey())));
    assertThat(fault(log, nothingSeen())).isNotNull();
  }

  @Test
  void aDroppedEntryIsFoundOut() {
    List<byte[]> log = new ArrayList<>(honest);
    log.remove(find(Entry.Played.class, 4));
    assertThat(fault(log, nothingSeen())).isEqualTo(Fault.CHAIN);
  }
}
