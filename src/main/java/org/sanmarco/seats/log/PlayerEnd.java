package org.sanmarco.seats.log;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.seats.Frame;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.seats.Proposal;
import org.sanmarco.seats.RecentMap;
import org.sanmarco.seats.SeatFormat;
import org.sanmarco.seats.Transport;

/**
 * A player's end of a game elsewhere: signs what the player proposes, reveals the player's bits for
 * chance once all seats are taken, confirms the log once the game is over, and keeps what is needed
 * to check the game then.
 */
public final class PlayerEnd implements Transport.SeatEnd {

  private final Transport.SeatEnd end;
  private final SeatFormat format;
  private final int seat;
  private final Signer signer;
  private final Evidence evidence;
  private final InstantSource clock;

  /** The number of stamps that are remembered. */
  private static final int REMEMBERED = 64;

  /** The stamps of the last frames, by run and number. */
  private final Map<String, Stamp> stamps =
      Collections.synchronizedMap(new RecentMap<>(REMEMBERED));

  private volatile @Nullable Stamp stamp;
  private volatile @Nullable Terms terms;

  /** The entry about which this program has proposed something by itself last. */
  private int answeredEntry = -1;

  /**
   * The end of a seat.
   *
   * @param end carries the messages
   * @param seat 1 and up; 0 for a spectator, who proposes nothing
   * @param signer the keys with which the seat was claimed
   * @param evidence keeps what comes
   * @param clock this computer's
   */
  public PlayerEnd(
      Transport.SeatEnd end,
      SeatFormat format,
      int seat,
      Signer signer,
      Evidence evidence,
      InstantSource clock) {
    this.end = end;
    this.format = format;
    this.seat = seat;
    this.signer = signer;
    this.evidence = evidence;
    this.clock = clock;
  }

  @Override
  public void receive(int after, Transport.Receiver receiver) {
    end.receive(after, receiver.with(bytes -> received(bytes, receiver)));
  }

  private void received(byte[] bytes, Transport.Receiver receiver) {
    Optional<Frame> frame = read(bytes);
    // An honest table sends no other seat's; the check at the end leaves those out.
    if (frame.filter(one -> one.view().seat() != seat).isEmpty()) {
      evidence.shown(bytes);
      Stamp.read(bytes)
          .ifPresent(now -> {
            evidence.seen(now.entry(), clock.instant());
            stamp = now;
            if (now.terms() != null) {
              terms = now.terms();
            }
            frame.ifPresent(one -> stamps.put(one.run() + " " + one.number(), now));
          });
      receiver.receive(bytes);
      frame.ifPresent(this::answer);
    }
  }

  /** Reads a frame; empty if it can't be read, which the screen says then. */
  private Optional<Frame> read(byte[] bytes) {
    return RefusedException.unlessThrown(() -> format.readFrame(bytes));
  }

  /**
   * Reveals the bits of the seat if the game waits for them, and signs the log once the game is
   * over; once for each entry.
   */
  private void answer(Frame frame) {
    Stamp now = stamp;
    if (now != null
        && (now.attempt() != null || frame.view().result() != null)
        && now.entry() != answeredEntry) {
      answeredEntry = now.entry();
      var _ = propose(format.write(Proposal.of(frame, Proposal.Act.GO_ON)));
    }
  }

  /** The stamp of the newest frame; empty before the first. */
  public Optional<Stamp> stamp() {
    return Optional.ofNullable(stamp);
  }

  /** The agreement about time; empty before the first frame. */
  public Optional<Terms> terms() {
    return Optional.ofNullable(terms);
  }

  @Override
  public CompletionStage<byte[]> propose(byte[] proposal) {
    // A newer frame may have come that isn't shown yet.
    Proposal about = format.readProposal(proposal);
    Stamp seen = stamps.get(about.run() + " " + about.frame());
    if (seen == null) {
      return CompletableFuture.failedFuture(new IllegalStateException("about no frame"));
    }
    byte[] signed = SeatProposal.sign(proposal, seen, seat, bits(about.act(), seen), signer);
    evidence.sent(seen.entry(), clock.instant());
    return end.propose(signed)
        .thenApply(answer -> {
          if (format.readAnswer(answer).refusal() == null && about.act() == Proposal.Act.PLAY) {
            evidence.accepted(signed);
          }
          return answer;
        });
  }

  private byte[] bits(Proposal.Act act, Stamp seen) {
    Integer attempt = seen.attempt();
    return act != Proposal.Act.GO_ON || attempt == null || attempt >= OwnBits.ATTEMPTS
        ? new byte[0]
        : OwnBits.of(signer, seen.log(), seat, attempt);
  }

  /**
   * Checks a finished game: asks the table for its log, and compares it with all that was shown.
   *
   * @return what was found. Fails if the table can't be reached or doesn't publish the log
   */
  public CompletionStage<Verdict> verify() {
    // Entries that others write meanwhile may be shown before the log without them comes.
    Evidence asked = evidence.copy();
    return log(new ArrayList<>())
        .thenApply(entries -> Verifier.check(format.games(), entries, asked, seat, signer));
  }

  private CompletionStage<List<byte[]>> log(List<byte[]> entries) {
    return end.propose(LogPage.question(entries.size()))
        .thenApply(page -> JsonMessage.read(page, LogPage.class))
        .thenCompose(page -> {
          entries.addAll(page.entries());
          if (entries.isEmpty()) {
            throw new IllegalStateException("the table publishes no log");
          }
          return page.more() ? log(entries) : CompletableFuture.completedFuture(entries);
        });
  }

  /** Ends receiving; the seat stays the player's. */
  @Override
  public void close() {
    end.close();
  }
}
