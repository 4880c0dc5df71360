package org.sanmarco.seats;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.View;
import org.sanmarco.room.Awaited;
import org.sanmarco.room.Note;
import org.sanmarco.room.People;
import org.sanmarco.room.Refusals;
import org.sanmarco.room.Signal;
import org.sanmarco.seats.Proposal.Act;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.GameSource;
import org.sanmarco.table.Occasion;

/**
 * A game whose seats are at screens of their own: sends each seat its frames and does what seats
 * propose. Everything but {@link #answer} is for the thread of the game.
 */
public final class Host {

  /** Does at the table what a seat proposes. */
  public interface Steward {

    /**
     * Plays moves of the seat that is asked in a row, up to the first that is refused.
     *
     * @return why one was refused; null if none was
     */
    @Nullable Refusal play(int seat, List<Move> moves);

    /**
     * Does something else than to play moves.
     *
     * @param choice the number of a choice of the sheet, where one is made
     * @return why it can't be done; null if it was done
     */
    @Nullable Refusal act(int seat, Act act, int choice);

    /** The thing that the game waits for. */
    Awaited awaited();

    /** Whether a seat's player may undo the last decision. */
    boolean canUndo(int seat);

    /**
     * The present position in words for a screen without rules, as {@link Frame#sheet}.
     *
     * @param seat 1 and up; 0 for what all may see
     */
    default Map<String, @Nullable Object> sheet(int seat) {
      return Map.of();
    }

    /**
     * The people at the seats, where they are taken by invitation.
     *
     * @param seat the seat that is told; 0 for what all may know
     */
    default People people(int seat) {
      return People.NONE;
    }

    /** The notes of the players, the first one first. */
    default List<Note> notes() {
      return List.of();
    }

    /**
     * Does what a proposal with a line asks for.
     *
     * @return why it can't be done; null if it was done
     */
    default @Nullable Refusal say(int seat, String line) {
      return Refusals.NOT_NOW;
    }

    /**
     * Whether a proposal was done before, so that nothing but its answer is missing.
     *
     * @param bytes the proposal as it came
     */
    default boolean isDone(int seat, byte[] bytes) {
      return false;
    }

    /**
     * Checks that a proposal is about the present position.
     *
     * @param bytes the proposal as it came
     * @param newest the newest frame of the seat
     * @return why it isn't; null if it is
     */
    default @Nullable Refusal check(int seat, Proposal proposal, byte[] bytes, Frame newest) {
      return proposal.isAbout(newest) ? null : Refusals.STALE;
    }

    /** A refusal in words, for the screen of a seat. */
    String reason(int seat, Refusal refusal);
  }

  private static final int MOST_NOTES = 200;

  private static final Refusal TOO_MANY = Refusal.of("", "too-many-signals");

  private final GameSource game;
  private final SeatFormat format;
  private final Transport.HostEnd end;
  private final Steward steward;
  private final Executor thread;
  private final String run;

  /** The newest frame of each seat, that of 0 first; null before it. */
  private final @Nullable Frame[] newest;

  /** All moves as they were when the newest frames were made. */
  private List<String> toldMoves = List.of();

  /** The number of times that they have changed. */
  private int state;

  /** The newest signal of each seat, by seat. */
  private final Map<Integer, Signal> signals = new TreeMap<>();

  /** The number of signals of each seat since the moves changed. */
  private final Map<Integer, Integer> signalCounts = new HashMap<>();

  /** The number of notes that the newest frames and those before them have told. */
  private int noted;

  private int lastSignal;
  private Consumer<Signal> onSignal = signal -> {};

  /**
   * A game that is hosted from now on.
   *
   * @param thread runs what is given to it on the thread of the game
   * @param run a text that no other run has
   */
  public Host(
      GameSource game,
      SeatFormat format,
      Transport.HostEnd end,
      Steward steward,
      Executor thread,
      String run) {
    this.game = game;
    this.format = format;
    this.end = end;
    this.steward = steward;
    this.thread = thread;
    this.run = run;
    newest = new @Nullable Frame[game.seats().size() + 1];
    changed();
    end.onProposal(this::answer);
  }

  /** Sends frames to the seats for which something has changed. */
  public void changed() {
    List<String> now = game.whole().orElseThrow().moves();
    int kept = GameRecord.common(toldMoves, now);
    if (!now.equals(toldMoves)) {
      state++;
      signalCounts.clear();
    }
    toldMoves = List.copyOf(now);
    List<Note> notes = steward.notes();
    List<Note> fresh =
        notes.subList(Math.clamp(notes.size() - MOST_NOTES, noted, notes.size()), notes.size());
    noted = notes.size();
    List<Transport.Numbered> frames = new ArrayList<>();
    for (int seat = 0; seat < newest.length; seat++) {
      Frame before = newest[seat];
      Frame frame = frame(seat, before == null ? 1 : before.number() + 1, kept, fresh);
      if (before == null || !frame.saysTheSame(before)) {
        newest[seat] = frame;
        frames.add(new Transport.Numbered(seat, frame.number(), format.write(frame)));
      }
    }
    if (!frames.isEmpty()) {
      end.send(frames);
    }
  }

  /**
   * The present frame of a seat.
   *
   * @param kept how many of the first moves the seat has already
   * @param notes those that it doesn't have yet
   */
  private Frame frame(int seat, int number, int kept, List<Note> notes) {
    View view = game.view(seat);
    Occasion occasion = game.occasion();
    List<Frame.Played> played =
        game.moves(seat).subList(kept, game.size()).stream()
            .map(move -> new Frame.Played(move, game.view(seat, move.number())))
            .toList();
    return new Frame(
        run,
        number,
        view.setup(),
        game.seats(),
        occasion.name(),
        occasion.begun(),
        game.isPractice(),
        state,
        steward.awaited(),
        steward.canUndo(seat),
        List.copyOf(signals.values()),
        kept,
        played,
        view,
        Frame.listed(view.legal()),
        steward.sheet(seat),
        steward.people(seat),
        notes);
  }

  /**
   * The newest frame of a seat.
   *
   * @param seat 1 and up; 0 for what all may see
   */
  public Frame newest(int seat) {
    return Objects.requireNonNull(newest[seat]);
  }

  /** Sets who hears of signals. */
  public void onSignal(Consumer<Signal> next) {
    onSignal = next;
  }

  /**
   * Gives a signal to all.
   *
   * @param seat 1 and up
   * @return why it isn't given: after {@link Signal#MOST} signals since the last move; else null
   */
  public @Nullable Refusal signal(int seat, Signal.Kind kind) {
    if (signalCounts.merge(seat, 1, Integer::sum) > Signal.MOST) {
      return TOO_MANY;
    }
    Signal signal = new Signal(++lastSignal, seat, kind);
    signals.put(seat, signal);
    onSignal.accept(signal);
    changed();
    return null;
  }

  /** Answers a proposal of a seat; called by any thread. */
  private CompletionStage<byte[]> answer(int seat, byte[] proposal) {
    return CompletableFuture.supplyAsync(
        () -> {
          Refusal refusal = refusal(seat, proposal);
          changed();
          Frame frame = newest(seat);
          return format.write(
              new Answer(refusal, frame), refusal == null ? "" : steward.reason(seat, refusal));
        },
        thread);
  }

  private @Nullable Refusal refusal(int seat, byte[] bytes) {
    try {
      Proposal proposal = format.readProposal(bytes);
      if (proposal.act() == Act.SIGNAL) {
        return signal(seat, proposal.choice());
      }
      if (steward.isDone(seat, bytes)) {
        return null;
      }
      Refusal wrong = steward.check(seat, proposal, bytes, newest(seat));
      if (wrong != null) {
        return wrong;
      }
      if (proposal.act() == Act.SAY) {
        return steward.say(seat, proposal.text());
      }
      if (proposal.act() != Act.PLAY) {
        return steward.act(seat, proposal.act(), proposal.choice());
      }
      List<Move> moves = new ArrayList<>();
      for (String written : proposal.moves()) {
        moves.add(game.game().read(written));
      }
      return steward.play(seat, moves);
    } catch (RefusedException refused) {
      return refused.refusal();
    }
  }

  private @Nullable Refusal signal(int seat, int kind) {
    List<Signal.Kind> kinds = Signal.Kind.GIVEN;
    return seat == 0 || kind < 1 || kind > kinds.size()
        ? Refusals.NOT_YOURS
        : signal(seat, kinds.get(kind - 1));
  }

  /** Ends the hosting; the game goes on. */
  public void close() {
    end.close();
  }
}
