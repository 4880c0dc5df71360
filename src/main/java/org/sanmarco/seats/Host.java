package org.sanmarco.seats;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Setup;
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
 * propose. Everything but {@link #answer} is for the thread of the game; frames are written and
 * sent elsewhere.
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

    /**
     * Whether anybody receives the frames of a seat; the others are sent nothing until somebody
     * does.
     *
     * @param seat 1 and up; 0 for what all may see
     */
    default boolean isWatched(int seat) {
      return true;
    }

    /**
     * All that a seat's frames depend on besides moves, notes and signals: as long as it is equal,
     * so are they.
     *
     * @param seat 1 and up; 0 for what all may see
     */
    default Object state(int seat) {
      return new Object();
    }

    /** The thing that the game waits for. */
    Awaited awaited();

    /** Whether a seat's player may undo the last decision. */
    boolean canUndo(int seat);

    /**
     * The present position in words for a screen without rules, as {@link Frame#sheet}.
     *
     * @param seat 1 and up; 0 for what all may see
     */
    default @Nullable SheetContent sheet(int seat) {
      return null;
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
     * @param asked the first frame of the seat that asks what its newest does
     * @return why it isn't; null if it is
     */
    default @Nullable Refusal check(int seat, Proposal proposal, byte[] bytes, Frame asked) {
      return proposal.isAbout(asked) ? null : Refusals.STALE;
    }

    /** A refusal in words, for the screen of a seat. */
    String reason(int seat, Refusal refusal);
  }

  private static final int MOST_NOTES = 200;
  private static final Refusal TOO_MANY = Refusal.of("", "too-many-signals");

  private final GameSource game;
  private final Setup setup;
  private final SeatFormat format;
  private final Transport.HostEnd end;
  private final Steward steward;
  private final Executor thread;
  private final Executor writer;
  private final String run;

  /** The frames of each seat, those of 0 first. */
  private final List<Told> told;

  /** All moves as they were when the last change was told. */
  private List<String> toldMoves = List.of();

  /** The number of times that they have changed. */
  private int state;

  /** Whether frames are to be sent soon. */
  private boolean isDue;

  /** The frames of a seat. */
  private static final class Told {
    boolean isWatched;

    /** The newest frame; null before it. */
    @Nullable Frame newest;

    /** The first frame that asks what the newest does. */
    @Nullable Frame asked;

    /** All that it depended on. */
    Object state = new Object();

    /** All moves as they were then. */
    List<String> moves = List.of();

    /** The number of notes that its frames have told. */
    int noted;

    /** The last signal that was given then, and before somebody watched. */
    int lastSignal;

    int signalBefore;
  }

  /** The newest signal of each seat, by seat. */
  private final Map<Integer, Signal> signals = new TreeMap<>();

  /** The number of signals of each seat since the moves changed. */
  private final Map<Integer, Integer> signalCounts = new HashMap<>();

  private int lastSignal;
  private Consumer<Signal> onSignal = signal -> {};

  /**
   * A game that is hosted from now on.
   *
   * @param thread runs what is given to it on the thread of the game
   * @param writer writes and sends frames, one task after the other
   * @param run a text that no other run has
   */
  public Host(
      GameSource game,
      SeatFormat format,
      Transport.HostEnd end,
      Steward steward,
      Executor thread,
      Executor writer,
      String run) {
    this.game = game;
    setup = game.view(0).setup();
    this.format = format;
    this.end = end;
    this.steward = steward;
    this.thread = thread;
    this.writer = writer;
    this.run = run;
    told = Stream.generate(Told::new).limit(game.seats().size() + 1).toList();
    changed();
    end.onProposal(this::answer);
  }

  /** Sends frames soon, once for all changes until then. */
  public void changedSoon() {
    if (!isDue) {
      isDue = true;
      thread.execute(() -> {
        if (isDue) {
          changed();
        }
      });
    }
  }

  /** Sends frames to the seats for which something has changed. */
  public void changed() {
    isDue = false;
    List<String> now = List.copyOf(game.whole().orElseThrow().moves());
    if (!now.equals(toldMoves)) {
      state++;
      signalCounts.clear();
      toldMoves = now;
    }
    List<Note> notes = steward.notes();
    List<Integer> seats =
        IntStream.range(0, told.size()).filter(seat -> tell(seat, notes)).boxed().toList();
    List<Frame> frames = seats.stream().map(this::newest).toList();
    if (!frames.isEmpty()) {
      writer.execute(() ->
          end.send(
              IntStream.range(0, frames.size())
                  .mapToObj(i ->
                      new Transport.Numbered(
                          seats.get(i), frames.get(i).number(), format.write(frames.get(i))))
                  .toList()));
    }
  }

  /** Makes the frame of a seat if somebody receives it; whether it says something new. */
  private boolean tell(int seat, List<Note> notes) {
    Told one = told.get(seat);
    boolean wasWatched = one.isWatched;
    one.isWatched = steward.isWatched(seat);
    if (!wasWatched) {
      one.signalBefore = lastSignal;
    }
    return one.isWatched && renew(seat, one, notes);
  }

  /** Makes the frame of a seat if anything has changed; whether it says something new. */
  private boolean renew(int seat, Told one, List<Note> notes) {
    Frame before = one.newest;
    Object now = steward.state(seat);
    boolean isEqual =
        before != null
            && before.state() == state
            && one.lastSignal == lastSignal
            && one.noted == notes.size()
            && one.state.equals(now);
    if (isEqual) {
      return false;
    }
    one.state = now;
    one.lastSignal = lastSignal;
    int noted = Math.clamp(notes.size() - MOST_NOTES, one.noted, notes.size());
    Frame frame =
        frame(
            seat,
            before == null ? 1 : before.number() + 1,
            GameRecord.common(one.moves, toldMoves),
            notes.subList(noted, notes.size()));
    one.moves = toldMoves;
    one.noted = notes.size();
    boolean isNew = before == null || !frame.saysTheSame(before);
    if (isNew) {
      one.asked = one.asked != null && frame.asksTheSame(one.asked) ? one.asked : frame;
      one.newest = frame;
    }
    return isNew;
  }

  /**
   * The present frame of a seat.
   *
   * @param kept how many of the first moves the seat has already
   * @param notes those that it doesn't have yet
   */
  private Frame frame(int seat, int number, int kept, List<Note> notes) {
    int since = told.get(seat).signalBefore;
    View view = game.view(seat);
    Occasion occasion = game.occasion();
    List<Frame.Played> played =
        game.moves(seat).subList(kept, game.size()).stream()
            .map(move -> new Frame.Played(move, game.view(seat, move.number())))
            .toList();
    return new Frame(
        run,
        number,
        setup,
        game.seats(),
        occasion.name(),
        occasion.begun(),
        game.isPractice(),
        state,
        steward.awaited(),
        steward.canUndo(seat),
        signals.values().stream().filter(signal -> signal.number() > since).toList(),
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
    return Objects.requireNonNull(told.get(seat).newest, "nobody receives the frames");
  }

  private Frame asked(int seat) {
    return Objects.requireNonNull(told.get(seat).asked);
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
    Refusal refusal = give(seat, kind);
    changed();
    return refusal;
  }

  private @Nullable Refusal give(int seat, Signal.Kind kind) {
    if (signalCounts.merge(seat, 1, Integer::sum) > Signal.MOST) {
      return TOO_MANY;
    }
    Signal signal = new Signal(++lastSignal, seat, kind);
    signals.put(seat, signal);
    onSignal.accept(signal);
    return null;
  }

  /** Answers a proposal of a seat; called by any thread, which reads it. */
  private CompletionStage<byte[]> answer(int seat, byte[] bytes) {
    Supplier<@Nullable Refusal> proposal = proposal(seat, bytes);
    return CompletableFuture.supplyAsync(
            () -> {
              Refusal refusal = proposal.get();
              changed();
              String reason = refusal == null ? "" : steward.reason(seat, refusal);
              Answer answer = new Answer(refusal, newest(seat));
              return (Supplier<byte[]>) () -> format.write(answer, reason);
            },
            thread)
        .thenApplyAsync(Supplier::get, writer);
  }

  /** Reads a proposal; what comes of it, on the thread of the game, is why it can't be done. */
  private Supplier<@Nullable Refusal> proposal(int seat, byte[] bytes) {
    try {
      Proposal proposal = format.readProposal(bytes);
      return () -> refusal(seat, proposal, bytes);
    } catch (RefusedException unreadable) {
      return unreadable::refusal;
    }
  }

  private @Nullable Refusal refusal(int seat, Proposal proposal, byte[] bytes) {
    try {
      if (proposal.act() == Act.SIGNAL) {
        return signal(seat, proposal.choice());
      }
      if (steward.isDone(seat, bytes)) {
        return null;
      }
      Refusal wrong = steward.check(seat, proposal, bytes, asked(seat));
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
        : give(seat, kinds.get(kind - 1));
  }

  /** Ends the hosting; the game goes on. */
  public void close() {
    end.close();
  }
}
