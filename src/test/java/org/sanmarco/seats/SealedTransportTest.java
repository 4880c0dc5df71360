package org.sanmarco.seats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.Test;

/** Sealed messages can be read and made only with the code. */
class SealedTransportTest {

  private static final Seal SEAL = new Seal("ABCDEFGHJKLMNPQRSTUV");
  private static final String PLAIN = "{\"hand\":\"bridge bridge transfer\"}";

  /** Keeps what travels, and hands on what the test wants. */
  private static final class Wire implements Transport.HostEnd, Transport.SeatEnd {

    private final List<byte[]> sent = new ArrayList<>();
    private final List<String> received = new ArrayList<>();
    private Transport.Proposals proposals = (seat, proposal) -> new CompletableFuture<>();
    private Transport.Receiver receiver = frame -> {};
    private int proposer = 1;

    @Override
    public void send(int seat, int number, byte[] frame) {
      sent.add(frame);
    }

    @Override
    public void onProposal(Transport.Proposals answers) {
      proposals = answers;
    }

    @Override
    public void receive(int after, Transport.Receiver next) {
      receiver = next;
    }

    @Override
    public CompletionStage<byte[]> propose(byte[] proposal) {
      sent.add(proposal);
      return proposals
          .answer(proposer, proposal)
          .whenComplete((answer, failed) -> sent.add(answer));
    }

    @Override
    public void leave() {}

    @Override
    public void close() {}

    /** Sends frames of a run to seat 1, from 1 on. */
    Wire host(String run, int frames) {
      Transport.HostEnd host = SealedTransport.host(this, seat -> SEAL, run);
      for (int number = 1; number <= frames; number++) {
        host.send(1, number, bytes(PLAIN + run + number));
      }
      return this;
    }

    /** Receives as a seat with a code. */
    Wire seat(Seal seal, int seat) {
      SealedTransport.seat(this, seal, seat).receive(0, frame -> received.add(text(frame)));
      return this;
    }

    Wire deliver(int... numbers) {
      for (int number : numbers) {
        receiver.receive(sent.get(number));
      }
      return this;
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  @Test
  void plainFramesProposalsAndAnswersNeverTravel() {
    Wire wire = new Wire().host("a", 3);
    SealedTransport.host(wire, seat -> SEAL, "a")
        .onProposal((seat, proposal) -> CompletableFuture.completedFuture(proposal));
    byte[] answer =
        SealedTransport.seat(wire, SEAL, 1).propose(bytes(PLAIN)).toCompletableFuture().join();
    assertThat(text(answer)).isEqualTo(PLAIN);
    assertThat(wire.sent)
        .hasSize(5)
        .allSatisfy(sent -> assertThat(text(sent)).doesNotContain("hand", "bridge", SEAL.code()));
  }

  @Test
  void equalFramesLookDifferent() {
    Wire wire = new Wire();
    Transport.HostEnd host = SealedTransport.host(wire, seat -> SEAL, "a");
    host.send(1, 1, bytes(PLAIN));
    host.send(2, 1, bytes(PLAIN));
    assertThat(text(wire.sent.getFirst())).isNotEqualTo(text(wire.sent.getLast()));
  }

  @Test
  void anotherCodeOpensNothing() {
    Wire wire = new Wire().host("a", 1);
    assertThat(wire.seat(new Seal("ABCDEFGHJKLMNPQRSTUW"), 1).deliver(0).received).isEmpty();
    assertThat(wire.seat(SEAL, 1).deliver(0).received).containsExactly(PLAIN + "a1");
  }

  @Test
  void changedBytesAreRefused() {
    Wire wire = new Wire().host("a", 1);
    byte[] frame = wire.sent.getFirst();
    wire.seat(SEAL, 1);
    for (int i = 0; i < frame.length; i++) {
      byte[] changed = frame.clone();
      changed[i] ^= 1;
      wire.receiver.receive(changed);
      assertThat(wire.received).as("byte %s", i).isEmpty();
    }
    assertThat(wire.deliver(0).received).hasSize(1);
  }

  @Test
  void framesOfAnotherSeatAreRefused() {
    assertThat(new Wire().host("a", 1).seat(SEAL, 2).deliver(0).received).isEmpty();
  }

  @Test
  void repeatedAndSwappedFramesAreRefused() {
    Wire wire = new Wire().host("a", 3).seat(SEAL, 1).deliver(0, 0, 2, 1, 0, 2);
    assertThat(wire.received).containsExactly(PLAIN + "a1", PLAIN + "a2", PLAIN + "a3");
  }

  @Test
  void aRunThatHasEndedDoesNotComeBack() {
    Wire wire = new Wire().host("a", 2).host("b", 2).seat(SEAL, 1).deliver(0, 2, 0, 1, 3);
    assertThat(wire.received).containsExactly(PLAIN + "a1", PLAIN + "b1", PLAIN + "b2");
  }

  @Test
  void proposalsAreTheirSeatsAlone() {
    Wire wire = new Wire();
    List<Integer> asked = new ArrayList<>();
    SealedTransport.host(wire, seat -> SEAL, "a")
        .onProposal((seat, proposal) -> {
          asked.add(seat);
          return CompletableFuture.completedFuture(proposal);
        });
    wire.proposer = 2;
    assertThatThrownBy(() ->
            SealedTransport.seat(wire, SEAL, 1).propose(bytes(PLAIN)).toCompletableFuture().join())
        .hasRootCauseInstanceOf(IllegalArgumentException.class);
    assertThat(asked).isEmpty();
  }

  @Test
  void answersBelongToTheirProposals() {
    byte[] one = SEAL.seal("proposal 1", bytes(PLAIN));
    byte[] other = SEAL.seal("proposal 1", bytes(PLAIN));
    byte[] answer = SEAL.seal(Seal.answer(one), bytes(PLAIN));
    assertThat(SEAL.open(Seal.answer(one), answer)).hasValue(bytes(PLAIN));
    assertThat(SEAL.open(Seal.answer(other), answer)).isEmpty();
  }

  @Test
  void sealedMessagesHaveTheExpectedLength() {
    for (int length = 0; length < 10; length++) {
      assertThat(SEAL.seal("", new byte[length])).hasSize(Seal.length(length));
    }
  }
}
