package org.sanmarco.seats.log;

import module java.base;

import org.sanmarco.seats.JsonMessage;
import org.sanmarco.seats.Transport;

/** Stamps frames, and answers what is no proposal. */
record StampingEnd(Leader leader, Ledger ledger, TableEnd end, Leader.Means means)
    implements Transport.HostEnd {

  @Override
  public void send(int seat, int number, byte[] frame) {
    send(List.of(new Transport.Numbered(seat, number, frame)));
  }

  @Override
  public void send(List<Transport.Numbered> frames) {
    if (!leader.isOpen()) {
      return;
    }
    List<byte[]> signed =
        SignedFrames.sign(
            frames.stream().map(one -> stamp(one).addTo(one.frame())).toList(),
            ledger.game().seats().size() + 1,
            means.signer());
    for (int i = 0; i < signed.size(); i++) {
      Transport.Numbered frame = frames.get(i);
      end.send(frame.seat(), frame.number(), signed.get(i));
    }
  }

  private Stamp stamp(Transport.Numbered frame) {
    LogParts game = ledger.parts();
    Instant until =
        game.asked()
            .filter(asked -> ledger.terms().isTimed() && ledger.isStarted())
            .filter(asked -> ledger.claims().containsKey(asked))
            .map(game.clock()::until)
            .orElse(null);
    return new Stamp(
        ledger.begun().game(),
        ledger.size() - 1,
        ledger.hash(),
        ledger.begun().signer(),
        game.seats().unrevealed().contains(frame.seat()) ? game.seats().attempt() : null,
        ledger.since(),
        until,
        times(),
        frame.number() == 1 ? ledger.terms() : null);
  }

  private Map<Integer, Duration> times() {
    Map<Integer, Duration> times = new TreeMap<>();
    if (ledger.terms().isTimed() && !ledger.isEnded()) {
      ledger.claims().keySet().forEach(seat -> times.put(seat, ledger.parts().clock().left(seat)));
    }
    return times;
  }

  @Override
  public void onProposal(Transport.Proposals proposals) {
    end.onProposal((seat, message) ->
        LogPage.asked(message)
            .map(this::page)
            .orElseGet(() -> proposals.answer(seat, message))
            .thenApply(answer -> {
              if (!leader.isOpen()) {
                throw Leader.notLeading();
              }
              return answer;
            }));
  }

  private CompletionStage<byte[]> page(int from) {
    return CompletableFuture.supplyAsync(
        () -> {
          try {
            List<byte[]> log = ledger.isEnded() ? means.log().read() : List.of();
            return JsonMessage.write(1, LogPage.of(log, from));
          } catch (IOException notNow) {
            throw new UncheckedIOException(notNow);
          }
        },
        means.thread());
  }

  @Override
  public void close() {
    end.close();
  }
}
