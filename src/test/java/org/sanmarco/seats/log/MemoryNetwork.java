package org.sanmarco.seats.log;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.seats.Transport;

/** A server in memory for one game: its log, its frames, and the proposals that wait. */
final class MemoryNetwork implements GameLog {

  private final List<byte[]> entries = new ArrayList<>();
  private final Map<Integer, List<byte[]>> frames = new TreeMap<>();
  private final List<Seat> seats = new ArrayList<>();
  private @Nullable End table;

  /** All proposals, in the order in which they were sent. */
  final List<byte[]> proposals = new ArrayList<>();

  /** The attendance that the table has told last; null before the first. */
  byte @Nullable [] told;

  /** Whether the log can't be reached. */
  boolean isAway;

  /** Whether answers get lost on their way. */
  boolean losesAnswers;

  /** Called while an answer is on its way. */
  Runnable onAnswer = () -> {};

  /** The proposals that no table has answered; seats send them again. */
  private final List<Waiting> waiting = new ArrayList<>();

  private static final class Waiting {

    private final int seat;
    private final byte[] proposal;
    private final CompletableFuture<byte[]> answer = new CompletableFuture<>();

    Waiting(int seat, byte[] proposal) {
      this.seat = seat;
      this.proposal = proposal;
    }
  }

  @Override
  public synchronized List<byte[]> read() {
    return List.copyOf(entries);
  }

  @Override
  public synchronized boolean append(int number, byte[] entry) throws IOException {
    if (isAway) {
      throw new IOException("away");
    }
    if (number < entries.size()) {
      return false;
    }
    return entries.add(entry);
  }

  /** The end of a new table; frames begin again. */
  synchronized TableEnd open() {
    frames.clear();
    End end = new End();
    table = end;
    return end;
  }

  /** Cuts the table off: it still believes that it leads the game. */
  synchronized void cutOff() {
    table = null;
  }

  /** Sends again what has no answer. */
  void askAgain() {
    Objects.requireNonNull(table).answerAll();
  }

  Transport.SeatEnd seat(int number) {
    return new Seat(number);
  }

  /** Gives a sign that a seat's screen has shown the game for some time. */
  void sign(int seat, Duration time) {
    Objects.requireNonNull(Objects.requireNonNull(table).signs)
        .accept(seat, Attendance.sign(time, ""));
  }

  /** Claims a seat. */
  CompletionStage<Boolean> claim(int seat, Signer signer) {
    return claim(
        seat, signer.publicKey(), signer.publicKey(), OwnBits.commitment(signer, "abc", seat));
  }

  /** Claims a seat with any keys. */
  CompletionStage<Boolean> claim(int seat, byte[] signer, byte[] sealer, byte[] commitment) {
    return Objects.requireNonNull(Objects.requireNonNull(table).claims)
        .claim(seat, signer, sealer, commitment);
  }

  private final class End implements TableEnd {

    private Transport.@Nullable Proposals proposals;
    private @Nullable Claims claims;
    private @Nullable BiConsumer<Integer, byte[]> signs;

    @Override
    public void send(int seat, int number, byte[] frame) {
      synchronized (MemoryNetwork.this) {
        if (table == this) {
          frames.computeIfAbsent(seat, each -> new ArrayList<>()).add(frame);
          seats.stream().filter(end -> end.number == seat).forEach(end -> end.give(frame));
        }
      }
    }

    @Override
    public void onProposal(Transport.Proposals answers) {
      proposals = answers;
      answerAll();
    }

    private void answerAll() {
      List.copyOf(waiting).forEach(this::answer);
    }

    void answer(Waiting asked) {
      Objects.requireNonNull(proposals)
          .answer(asked.seat, asked.proposal)
          .thenAccept(answer -> {
            onAnswer.run();
            if (!losesAnswers) {
              waiting.remove(asked);
              asked.answer.complete(answer);
            }
          });
    }

    @Override
    public void onClaim(Claims next) {
      claims = next;
    }

    @Override
    public void onSign(BiConsumer<Integer, byte[]> next) {
      signs = next;
    }

    @Override
    public void tell(byte[] attendance) {
      told = attendance;
    }

    @Override
    public void seated(int seat, byte[] sealer) {
      // Nothing is sealed here.
    }

    @Override
    public void close() {
      synchronized (MemoryNetwork.this) {
        if (table == this) {
          table = null;
        }
      }
    }
  }

  private final class Seat implements Transport.SeatEnd {

    private final int number;
    private Transport.@Nullable Receiver receiver;

    Seat(int number) {
      this.number = number;
    }

    private void give(byte[] frame) {
      if (receiver != null) {
        receiver.receive(frame);
      }
    }

    @Override
    public void receive(int after, Transport.Receiver next) {
      synchronized (MemoryNetwork.this) {
        receiver = next;
        seats.add(this);
        frames.getOrDefault(number, List.of()).forEach(next::receive);
      }
    }

    @Override
    public CompletionStage<byte[]> propose(byte[] proposal) {
      Waiting asked = new Waiting(number, proposal);
      synchronized (MemoryNetwork.this) {
        waiting.add(asked);
        proposals.add(proposal);
      }
      End open = table;
      if (open != null && open.proposals != null) {
        open.answer(asked);
      }
      return asked.answer;
    }

    @Override
    public void leave() {
      close();
    }

    @Override
    public void close() {
      synchronized (MemoryNetwork.this) {
        seats.remove(this);
      }
    }
  }
}
