package org.sanmarco.seats;

import module java.base;

/**
 * Wraps the ends of any transport so that it carries sealed messages only. A frame travels as run,
 * number and the sealed frame, whose subject is both and the seat: it can't be given to another
 * seat, given twice or moved.
 */
public final class SealedTransport {

  private SealedTransport() {}

  private static String frame(int seat, String run, String number) {
    return "frame " + seat + " " + run + " " + number;
  }

  private static String proposal(int seat) {
    return "proposal " + seat;
  }

  /**
   * The host's end.
   *
   * @param end the end that carries sealed messages
   * @param seals the seal of each seat, and of 0
   * @param run the host's run, without spaces
   */
  public static Transport.HostEnd host(Transport.HostEnd end, IntFunction<Seal> seals, String run) {
    return new Transport.HostEnd() {
      @Override
      public void send(int seat, int number, byte[] frame) {
        String written = String.valueOf(number);
        byte[] sealed = seals.apply(seat).seal(frame(seat, run, written), Packed.pack(frame));
        String text = new String(sealed, StandardCharsets.US_ASCII);
        end.send(
            seat, number, String.join(" ", run, written, text).getBytes(StandardCharsets.US_ASCII));
      }

      @Override
      public void onProposal(Transport.Proposals proposals) {
        end.onProposal((seat, sealed) -> {
          Seal seal = seals.apply(seat);
          return seal.open(proposal(seat), sealed)
              .map(plain ->
                  proposals
                      .answer(seat, plain)
                      .thenApply(answer -> seal.seal(Seal.answer(sealed), Packed.pack(answer))))
              .orElseGet(() -> CompletableFuture.failedFuture(notSealed()));
        });
      }

      @Override
      public void close() {
        end.close();
      }
    };
  }

  /**
   * The end of a seat.
   *
   * @param end the end that carries sealed messages
   */
  public static Transport.SeatEnd seat(Transport.SeatEnd end, Seal seal, int seat) {
    return new Transport.SeatEnd() {
      @Override
      public void receive(int after, Transport.Receiver receiver) {
        Opening opening = new Opening(seal, seat, after);
        end.receive(
            after, receiver.with(frame -> opening.open(frame).ifPresent(receiver::receive)));
      }

      @Override
      public CompletionStage<byte[]> propose(byte[] plain) {
        byte[] sealed = seal.seal(proposal(seat), plain);
        return end.propose(sealed)
            .thenApply(answer ->
                seal.open(Seal.answer(sealed), answer)
                    .flatMap(Packed::unpack)
                    .orElseThrow(SealedTransport::notSealed));
      }

      @Override
      public void leave() {
        end.leave();
      }

      @Override
      public void close() {
        end.close();
      }
    };
  }

  private static IllegalArgumentException notSealed() {
    return new IllegalArgumentException("not sealed with this code");
  }

  /** Opens the frames that are the next in order; drops all others. */
  private static final class Opening {

    private final Seal seal;
    private final int seat;
    private final Set<String> runs = new HashSet<>();

    /** The run of the last frame; nothing before the first. */
    private String run = "";

    private int last;

    Opening(Seal seal, int seat, int after) {
      this.seal = seal;
      this.seat = seat;
      last = after;
    }

    Optional<byte[]> open(byte[] bytes) {
      String[] parts = new String(bytes, StandardCharsets.US_ASCII).split(" ", -1);
      if (parts.length != 3 || !isNext(parts[0], parts[1])) {
        return Optional.empty();
      }
      Optional<byte[]> opened =
          seal.open(frame(seat, parts[0], parts[1]), parts[2].getBytes(StandardCharsets.US_ASCII))
              .flatMap(Packed::unpack);
      if (opened.isPresent()) {
        run = parts[0];
        runs.add(run);
        last = Integer.parseInt(parts[1]);
      }
      return opened;
    }

    /** Whether a frame comes next: after the last one, or first in a run that is new. */
    private boolean isNext(String ofRun, String number) {
      boolean follows = number.equals(String.valueOf(last + 1));
      return ofRun.equals(run)
          ? follows
          : !runs.contains(ofRun) && (number.equals("1") || runs.isEmpty() && follows);
    }
  }
}
