package org.sanmarco.seats.log;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.View;
import org.sanmarco.room.Note;
import org.sanmarco.seats.Frame;
import org.sanmarco.seats.SeatFormat;
import org.sanmarco.seats.log.BrokenLogException.Fault;
import org.sanmarco.table.Games;
import org.sanmarco.table.SeenMove;
import org.sanmarco.table.Table;

/**
 * Checks a finished game: replays its log with the key that was published, and compares each frame
 * that a player was shown with what the log says the player had to be shown.
 */
final class Verifier {

  /** Clocks that nobody sets drift apart by no more in a long game. */
  private static final Duration INEXACT = Duration.ofMinutes(5);

  private static final int FINGERPRINT_BYTES = 4;

  private final SeatFormat format;
  private final Evidence evidence;
  private final int seat;

  /** The frames that were shown, by the entry that they show. */
  private final Map<Integer, List<Shown>> frames = new HashMap<>();

  private String fingerprint = "";
  private int computerMoves;

  /** The most and the least by which this computer's clock can be ahead; null if unknown. */
  private @Nullable Duration mostAhead;

  private @Nullable Duration leastAhead;

  private record Shown(Frame frame, Stamp stamp) {}

  private Verifier(Games games, Evidence evidence, int seat) {
    this.evidence = evidence;
    this.seat = seat;
    format = new SeatFormat(games);
  }

  /**
   * Checks a game.
   *
   * @param entries the whole log, as the table has published it
   * @param seat the player's seat; 0 for a spectator
   * @param signer the player's keys
   */
  static Verdict check(
      Games games, List<byte[]> entries, Evidence evidence, int seat, Signer signer) {
    try {
      Verifier verifier = new Verifier(games, evidence, seat);
      return verifier.verdict(verifier.check(entries, signer));
    } catch (BrokenLogException broken) {
      return new Verdict(
          Optional.of(broken),
          Optional.empty(),
          false,
          "",
          List.of(),
          List.of(),
          0,
          List.of(),
          Duration.ZERO);
    }
  }

  private Verdict verdict(Ledger ledger) {
    return new Verdict(
        Optional.empty(),
        Optional.of(ledger.record()),
        ledger.parts().chain().isSettled(),
        fingerprint,
        others(ledger, true),
        others(ledger, false),
        computerMoves,
        names(ledger, ledger.begun().hosts().stream()),
        timeOff());
  }

  /** The other players who have signed this log to its end, or those who have not. */
  private List<String> others(Ledger ledger, boolean haveSigned) {
    SeatClaims seats = ledger.parts().seats();
    return names(
        ledger,
        seats.persons().stream()
            .filter(other -> seat == 0 || !seats.isSamePlayer(seat, other))
            .filter(other -> ledger.parts().epilogue().hasConfirmed(other) == haveSigned));
  }

  private static List<String> names(Ledger ledger, Stream<Integer> seats) {
    return seats
        .sorted()
        .map(seat -> ledger.begun().seats().get(seat - 1).name())
        .distinct()
        .toList();
  }

  private Ledger check(List<byte[]> entries, Signer signer) throws BrokenLogException {
    byte[] key =
        Ledger.publishedKey(entries)
            .orElseThrow(() -> new BrokenLogException(Fault.KEY, entries.size()));
    readFrames(entries.size());
    Ledger ledger = new Ledger(format.games(), key);
    Set<String> proposals = new HashSet<>();
    for (byte[] entry : entries) {
      ledger.apply(entry);
      int number = ledger.size() - 1;
      EntryFormat.Placed placed = EntryFormat.read(entry);
      if (placed.entry() instanceof Entry.Played played) {
        proposals.add(played.proposal());
        computerMoves += played.proposal().isEmpty() ? played.moves().size() : 0;
      }
      if (placed.entry() instanceof Entry.Ended) {
        fingerprint = fingerprint(LogBytes.decode(ledger.hash()));
      }
      time(placed, signer);
      for (Shown shown : frames.getOrDefault(number, List.of())) {
        compare(ledger, shown, number);
      }
    }
    for (byte[] accepted : evidence.accepted()) {
      require(proposals.contains(LogBytes.encode(accepted)), Fault.SKIPPED, entries.size());
    }
    Entry.Claimed claim = ledger.claims().get(seat);
    require(
        seat == 0 || claim != null && claim.signer().equals(LogBytes.encode(signer.publicKey())),
        Fault.SEAT,
        entries.size());
    return ledger;
  }

  private void readFrames(int size) throws BrokenLogException {
    for (byte[] bytes : evidence.frames()) {
      Stamp stamp =
          Stamp.read(bytes)
              .filter(read -> read.isSignedIn(bytes))
              .orElseThrow(() -> new BrokenLogException(Fault.SIGNATURE, 0));
      require(stamp.entry() < size, Fault.HISTORY, stamp.entry());
      Frame frame =
          RefusedException.unlessThrown(() -> format.readFrame(bytes))
              .orElseThrow(() -> new BrokenLogException(Fault.FRAME, stamp.entry()));
      // A program with several seats keeps all of them together.
      if (frame.view().seat() == seat) {
        frames
            .computeIfAbsent(stamp.entry(), entry -> new ArrayList<>())
            .add(new Shown(frame, stamp));
      }
    }
  }

  /**
   * Compares the time of an entry with when this program saw it, or proposed it. By a clock that is
   * never set, the log's is always as far from this computer's: at most so far that nothing is seen
   * before it was written, and at least so far that nothing is written before it was proposed.
   */
  private void time(EntryFormat.Placed placed, Signer signer) {
    evidence
        .seen(placed.place().number())
        .map(seen -> Duration.between(placed.place().at(), seen))
        .filter(ahead -> mostAhead == null || ahead.compareTo(mostAhead) < 0)
        .ifPresent(ahead -> mostAhead = ahead);
    if (placed.entry() instanceof Entry.Played played && played.seat() == seat) {
      SeatProposal.read(format, LogBytes.decode(played.proposal()), signer.publicKey())
          .flatMap(proposal -> evidence.sent(proposal.entry()))
          .map(sent -> Duration.between(placed.place().at(), sent))
          .filter(ahead -> leastAhead == null || ahead.compareTo(leastAhead) > 0)
          .ifPresent(ahead -> leastAhead = ahead);
    }
  }

  private Duration timeOff() {
    Duration off =
        mostAhead == null || leastAhead == null ? Duration.ZERO : leastAhead.minus(mostAhead);
    return off.compareTo(INEXACT) > 0 ? off : Duration.ZERO;
  }

  private void compare(Ledger ledger, Shown shown, int entry) throws BrokenLogException {
    Entry.Begun begun = ledger.begun();
    Stamp stamp = shown.stamp();
    require(stamp.signer().equals(begun.signer()), Fault.SIGNATURE, entry);
    require(
        stamp.log().equals(begun.game())
            && stamp.hash().equals(ledger.hash())
            && (stamp.attempt() == null || stamp.attempt() == ledger.parts().seats().attempt())
            && (stamp.terms() == null || stamp.terms().equals(begun.terms())),
        Fault.HISTORY,
        entry);
    Table truth = ledger.parts().table();
    Frame frame = shown.frame();
    View view = truth.view(seat);
    require(
        frame.setup().equals(view.setup())
            && frame.seats().equals(truth.seats())
            && (frame.begun() == null || frame.begun().equals(truth.occasion().begun()))
            && frame.view().equals(view)
            && frame.moves() == truth.size()
            && frame.legal().equals(Frame.listed(view.legal())),
        Fault.FRAME,
        entry);
    List<Note> notes = ledger.parts().notes().all();
    require(
        frame.notes().stream()
            .allMatch(note ->
                note.number() >= 1
                    && note.number() <= notes.size()
                    && note.equals(notes.get(note.number() - 1))),
        Fault.FRAME,
        entry);
    List<SeenMove> moves = truth.moves(seat);
    for (Frame.Played played : frame.played()) {
      int number = played.move().number();
      require(
          number > frame.kept()
              && number <= moves.size()
              && played.move().equals(moves.get(number - 1))
              && played.after().equals(truth.view(seat, number)),
          Fault.FRAME,
          entry);
    }
  }

  /** The first bytes of a hash, as people can read them out. */
  private static String fingerprint(byte[] hash) {
    String letters = HexFormat.of().withUpperCase().formatHex(hash, 0, FINGERPRINT_BYTES);
    return letters.substring(0, FINGERPRINT_BYTES) + "-" + letters.substring(FINGERPRINT_BYTES);
  }

  private static void require(boolean holds, Fault fault, int entry) throws BrokenLogException {
    if (!holds) {
      throw new BrokenLogException(fault, entry);
    }
  }
}
