package org.sanmarco.seats;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.View;
import org.sanmarco.room.Again;
import org.sanmarco.room.Awaited;
import org.sanmarco.room.EarlyMoves;
import org.sanmarco.room.Note;
import org.sanmarco.room.People;
import org.sanmarco.room.Question;
import org.sanmarco.room.Room;
import org.sanmarco.room.Signal;
import org.sanmarco.seats.Proposal.Act;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.GameSource;
import org.sanmarco.table.Games;
import org.sanmarco.table.Occasion;
import org.sanmarco.table.Presence;
import org.sanmarco.table.Seat;
import org.sanmarco.table.SeenMove;

/**
 * A game that a host leads elsewhere, put together from the frames of the seats at this screen and
 * of seat 0. It shows a position once the frames of all of them have arrived. For one thread.
 */
public final class RemoteGame implements Room, GameSource {

  /** The state of the connection to the host. */
  public enum Connection {
    /** Frames arrive. */
    REACHED,
    /** The host can't be reached for a while. */
    LOST,
    /** The host has closed the game to other screens; it may open it again. */
    CLOSED,
    /** The host has taken a seat back. */
    TAKEN_BACK
  }

  /** Hears of what is neither a move nor awaited. */
  public interface Listener {

    /** Called when the connection has changed. */
    default void connected(Connection connection) {}

    /** Called when a proposal was refused; the position is the same as before. */
    default void refused(Refusal refusal) {}

    /** Called when a player has given a signal. */
    default void signalled(Signal signal) {}

    /** Called when a player at another screen has written a line. */
    default void said(Note line) {}
  }

  /** The refusal of seats that the host has taken back since. */
  public static final Refusal SEAT_TAKEN_BACK = Refusal.of("", "seat-taken-back");

  private final SeatFormat format;
  private final Outbox outbox;

  /** The frames of the people at this screen by their number, and of 0. */
  private final Map<Integer, SeatFrames> lines = new TreeMap<>();

  /** The same by seat, without people who are not in this game. */
  private final Map<Integer, SeatFrames> seated = new TreeMap<>();

  private final CompletableFuture<RemoteGame> begun = new CompletableFuture<>();
  private Runnable changeListener = () -> {};
  private Runnable leaveListener = () -> {};
  private Runnable anotherListener = () -> {};
  private Listener listener = new Listener() {};
  private Connection connection = Connection.REACHED;
  private boolean canPlayAgain;
  private boolean canHandOver;

  /** Whether this screen was left. */
  private boolean isLeft;

  /** Whether the host has gone on with a game of other rules or people. */
  private boolean isFollowed;

  /** The number of the newest signal that was heard. */
  private int newestSignal;

  /** The number of the newest signal of frames that are no news. */
  private int newestOldSignal;

  /** Whether the players here have said last that they play again. */
  private boolean isFollowing;

  /** The presence of the players as the table has told it last, by seat. */
  private Map<Integer, Presence> attendance = Map.of();

  private final List<Note> notes = new ArrayList<>();

  /** The lines that players at other screens have just written. */
  private final Queue<Note> newLines = new ArrayDeque<>();

  /** The game as its log tells it; null until that was checked. */
  private @Nullable GameRecord verified;

  private RemoteGame(SeatFormat format, Executor thread) {
    this.format = format;
    outbox =
        new Outbox(
            format,
            thread,
            this::line,
            () -> changeListener.run(),
            refusal -> listener.refused(refusal));
  }

  /**
   * Joins a game.
   *
   * @param games the games that this program knows
   * @param ends the ends of the people at this screen by number, and of 0
   * @param thread runs what is given to it on the thread of the game
   * @return the game, by that thread, once its first position has arrived; or an {@link
   *     IOException} if the host isn't reached, or a {@link RefusedException} with {@code
   *     no-game-there} or {@link #SEAT_TAKEN_BACK}
   */
  public static CompletionStage<RemoteGame> join(
      Games games, Map<Integer, Transport.SeatEnd> ends, Executor thread) {
    RemoteGame game = new RemoteGame(new SeatFormat(games), thread);
    ends.forEach(
        (seat, end) -> game.lines.put(seat, new SeatFrames(seat, end, game, game.format, thread)));
    game.lines.values().forEach(line -> line.end().receive(0, line));
    return game.begun;
  }

  /** Called when a frame of a person has arrived; one of 0 may be from before this screen. */
  void received(int seat, Frame frame, boolean isOld) {
    if (isFollowed) {
      return;
    }
    if (!seated.isEmpty() && !isAbout(frame)) {
      isFollowed = true;
      lines.values().forEach(line -> line.end().close());
      anotherListener.run();
      return;
    }
    // A table that has closed the game may lead it again on the same connection.
    connected(Connection.REACHED);
    all(seat).add(frame);
    if (seat == 0) {
      note(frame.notes(), !isOld && begun.isDone());
      if (isOld) {
        newestOldSignal = frame.signals().stream().mapToInt(Signal::number).max().orElse(0);
      }
    }
    update();
  }

  /** Whether a frame is of a game of the same people and rules, and not of another one. */
  private boolean isAbout(Frame frame) {
    return frame.setup().game().equals(game().id())
        && frame.seats().stream()
            .map(Seat::name)
            .toList()
            .equals(seats().stream().map(Seat::name).toList());
  }

  void connected(Connection now) {
    if (connection != Connection.TAKEN_BACK && connection != now) {
      connection = now;
      listener.connected(now);
    }
    if (!begun.isDone()) {
      switch (now) {
        case REACHED -> {}
        case LOST -> fail(new IOException("the host is not reached"));
        case CLOSED -> fail(new RefusedException(Refusal.of("", "no-game-there")));
        case TAKEN_BACK -> fail(new RefusedException(SEAT_TAKEN_BACK));
      }
    }
  }

  /** Gives up; the seats stay this screen's. */
  void fail(Exception why) {
    lines.values().forEach(line -> line.end().close());
    if (!begun.completeExceptionally(why)) {
      connected(Connection.CLOSED);
    }
  }

  /** Shows what has arrived, once it belongs together. */
  private void update() {
    Frame first = all(0).arrived();
    if (first == null || !lines.values().stream().allMatch(line -> line.isArrivedWith(first))) {
      return;
    }
    newestSignal = Math.max(all(0).isOfRun(first.run()) ? newestSignal : 0, newestOldSignal);
    newestOldSignal = 0;
    lines.values().forEach(SeatFrames::show);
    seated.clear();
    lines.forEach((number, line) -> {
      if (number == 0 || line.frame().view().seat() > 0) {
        seated.put(line.frame().view().seat(), line);
      }
    });
    notes.replaceAll(note -> note.undone(size()));
    outbox.settle();
    if (begun.isDone()) {
      outbox.sendNext();
      changeListener.run();
      hear(listener::signalled);
      while (!newLines.isEmpty()) {
        listener.said(newLines.remove());
      }
    } else {
      // Signals from before are no news.
      hear(signal -> {});
      begun.complete(this);
    }
  }

  /** Adds notes that are not known yet. */
  private void note(List<Note> more, boolean isNews) {
    for (Note note : more) {
      if (notes.isEmpty() || note.number() > notes.getLast().number()) {
        notes.add(note);
        if (isNews && note.kind() == Note.Kind.SAID && !isHere(note.seat())) {
          newLines.add(note);
        }
      }
    }
  }

  /** The notes of the players, the first one first. */
  public List<Note> notes() {
    return List.copyOf(notes);
  }

  /** Writes a line to all players, for a seat at this screen. */
  public void say(String line) {
    here(awaited().seat()).ifPresent(seat -> outbox.tell(seat, Proposal.say(frame(seat), line)));
  }

  /** Tells all that the player of a seat here asks a computer for advice. */
  public void askAdvice(int seat) {
    outbox.tell(seat, Proposal.of(frame(seat), Act.ADVISE));
  }

  /** Whether the player of a seat here may hand it to a computer, and take it back. */
  public boolean canHandOver(int seat) {
    return canHandOver && isHere(seat) && !(actor() instanceof Actor.Over);
  }

  /** Sets whether players may hand their seats to computers. */
  public void canHandOver(boolean can) {
    canHandOver = can;
  }

  /** Hands the seats of a player here to a computer of a level, or back if it is empty. */
  public void handOver(int seat, String computer) {
    outbox.wish(seat, Act.HAND_OVER, 1 + BotLevel.NAMES.indexOf(computer));
  }

  private Frame frame(int seat) {
    return line(seat).frame();
  }

  /** Passes on the signals that are new, the earliest first. */
  private void hear(Consumer<Signal> news) {
    frame(0).signals().stream()
        .filter(signal -> signal.number() > newestSignal)
        .sorted(Comparator.comparingInt(Signal::number))
        .forEach(signal -> {
          newestSignal = signal.number();
          news.accept(signal);
        });
  }

  /** Sets who hears of refusals and of the connection. */
  public void listen(Listener next) {
    listener = next;
  }

  /** The state of the connection. */
  public Connection connection() {
    return connection;
  }

  private SeatFrames line(int seat) {
    return Objects.requireNonNull(seated.get(seat), () -> "seat " + seat + " is at another screen");
  }

  private SeatFrames all(int number) {
    return Objects.requireNonNull(lines.get(number));
  }

  /** Sets what is called when the game, or something that is awaited, has changed. */
  public void onChange(Runnable next) {
    changeListener = next;
  }

  @Override
  public boolean isHere(int seat) {
    return seat > 0 && seated.containsKey(seat);
  }

  @Override
  public boolean isNear(int seat) {
    return isHere(seat) && !seat(seat).isComputer();
  }

  @Override
  public boolean isAway(int seat) {
    return false;
  }

  @Override
  public Awaited awaited() {
    return frame(0).awaited();
  }

  /** The people at the seats, where these are taken by invitation, as all may know of them. */
  public People people() {
    return frame(0).people();
  }

  /** The invitations to free seats that players here pass on, by seat. */
  public Map<Integer, String> invitations() {
    Map<Integer, String> invitations = new TreeMap<>();
    lines.values().forEach(line -> invitations.putAll(line.frame().people().invitations()));
    return invitations;
  }

  @Override
  public Optional<Presence> presence(int seat) {
    LocalDate back = people().away().get(seat);
    boolean isAway = back != null && back.isAfter(LocalDate.now(ZoneOffset.UTC));
    return Optional.ofNullable(attendance.get(seat))
        .or(() ->
            Optional.ofNullable(gone().get(seat)).map(since -> Presence.silent(Optional.of(since))))
        .map(one -> isAway ? one.awayUntil(Objects.requireNonNull(back)) : one);
  }

  /**
   * Called when the table has told who is there.
   *
   * @param isNews whether something else that it has told has changed
   */
  public void attended(Map<Integer, Presence> players, boolean isNews) {
    if (isNews || !players.equals(attendance)) {
      attendance = players;
      changeListener.run();
    }
  }

  /** Says whether the players at this screen play again with the same people after the end. */
  public void playAgain(boolean wants) {
    isFollowing = wants;
    Map<String, Integer> players = new LinkedHashMap<>();
    seated.keySet().stream()
        .filter(this::isHere)
        .forEach(seat -> players.putIfAbsent(seat(seat).name(), seat));
    outbox.forget(Act.AGAIN);
    players.values().stream()
        .filter(seat -> !Objects.equals(people().again().answers().get(seat), wants))
        .forEach(seat -> outbox.wish(seat, Act.AGAIN, wants ? Again.YES : Again.NO));
  }

  /**
   * The invitations to the next game for this screen; none until it has them for all seats here.
   */
  public List<String> nextGame() {
    List<Integer> own = seated.keySet().stream().filter(this::isHere).toList();
    List<String> invitations =
        (own.isEmpty() ? List.of(0) : own)
            .stream().map(seat -> frame(seat).people().again().next()).toList();
    return invitations.contains("") ? List.of() : invitations;
  }

  /** Whether the players here have agreed to the next game since this screen has joined. */
  public boolean isFollowing() {
    return isFollowing;
  }

  /**
   * Says until when the players at this screen are away.
   *
   * @param back the day of their return, by UTC; today's if they are back
   */
  public void away(LocalDate back) {
    here(0).ifPresent(seat -> outbox.wish(seat, Act.AWAY, Math.toIntExact(back.toEpochDay())));
  }

  /** Agrees that another seat becomes free for somebody else. */
  public void free(int missed) {
    people().questions().stream()
        .filter(question -> question.kind() == Signal.Kind.FREE)
        .flatMap(question -> question.missing().stream())
        .filter(this::isHere)
        .findFirst()
        .or(() -> here(0))
        .ifPresent(seat -> outbox.wish(seat, Act.FREE, missed));
  }

  /** Whether a proposal is on its way, so that nothing else can be done. */
  public boolean isSending() {
    return outbox.isSending();
  }

  @Override
  public Game game() {
    return format.games().find(frame(0).setup().game()).orElseThrow();
  }

  @Override
  public List<Seat> seats() {
    return frame(0).seats();
  }

  @Override
  public int size() {
    return line(0).played().size();
  }

  @Override
  public Actor actor() {
    return view(0).actor();
  }

  @Override
  public View view(int seat) {
    return frame(seat).view();
  }

  @Override
  public View view(int seat, int moves) {
    return moves == 0
        ? game().start(frame(0).setup()).view(seat)
        : line(seat).played().get(moves - 1).after();
  }

  @Override
  public List<SeenMove> moves(int seat) {
    return line(seat).played().stream().map(Frame.Played::move).toList();
  }

  @Override
  public SeenMove lastMove(int seat) {
    return line(seat).played().getLast().move();
  }

  @Override
  public View ahead(int seat, List<Move> parts) {
    return parts.isEmpty() ? view(seat) : after(parts).view(seat);
  }

  @Override
  public @Nullable Refusal refusal(List<Move> parts, Move move) {
    return after(parts).refusal(move);
  }

  /** A position that looks like the present one to the seat that is asked, after its moves. */
  private Position after(List<Move> parts) {
    View view = actor() instanceof Actor.Seat(int seat) && isHere(seat) ? view(seat) : view(0);
    // What is hidden makes no difference to what the seat may do, so any position will do.
    Position position = view.sample(new Random(0)::nextInt);
    parts.forEach(part -> position.play(part, EventListener.SILENT));
    return position;
  }

  @Override
  public Optional<View> early() {
    Awaited awaited = awaited();
    return awaited.task().isDecision() && !isHere(awaited.seat())
        ? seated.keySet().stream().filter(this::isNear).flatMap(this::early).findFirst()
        : Optional.empty();
  }

  private Stream<View> early(int seat) {
    // The frames of other seats may be older than this one's.
    Frame frame = frame(seat);
    return EarlyMoves.own(frame.view(), frame.people().early()).stream();
  }

  /** Proposes moves of a seat at this screen, to be played in a row. */
  public void propose(int seat, List<Move> moves) {
    if (isHere(seat)) {
      outbox.send(seat, Proposal.play(frame(seat), moves.stream().map(Object::toString).toList()));
    }
  }

  /** Proposes to go on: to end the turn, to let chance act, or to close what is on display. */
  public void goOn() {
    int asked = awaited().seat();
    here(asked).ifPresent(seat -> outbox.send(seat, Proposal.of(frame(seat), Act.GO_ON)));
  }

  /** A seat at this screen: that one, if possible. */
  private Optional<Integer> here(int wanted) {
    return isHere(wanted)
        ? Optional.of(wanted)
        : seated.keySet().stream().filter(this::isHere).findFirst();
  }

  /** Whether a seat is at this screen, so that signals can be given. */
  public boolean canSignal() {
    return here(0).isPresent();
  }

  /** Gives a signal for a seat at this screen, if there is one. */
  public void signal(Signal.Kind kind) {
    here(awaited().seat()).ifPresent(seat -> outbox.tell(seat, Proposal.signal(frame(seat), kind)));
  }

  /** Whether a player here may begin another game with the same people once this one is over. */
  public boolean canPlayAgain() {
    return canPlayAgain && here(0).isPresent();
  }

  /** Sets whether the one who leads the game can begin another one. */
  public void canPlayAgain(boolean can) {
    canPlayAgain = can;
  }

  /** Whether a player here may ask to undo the last decision, or agree to it. */
  public boolean canUndo() {
    return !isSending() && undoer().isPresent();
  }

  private Optional<Integer> undoer() {
    return IntStream.rangeClosed(1, seats().size())
        .filter(seat -> isHere(seat) && frame(seat).canUndo())
        .boxed()
        .findFirst();
  }

  /** Asks to undo the last decision, or agrees to it. */
  public void undo() {
    undoer().ifPresent(seat -> outbox.send(seat, Proposal.of(frame(seat), Act.UNDO)));
  }

  @Override
  public Map<Integer, Instant> gone() {
    return people().gone();
  }

  @Override
  public Optional<Question> undoQuestion() {
    return people().questions().stream()
        .filter(question -> question.kind() == Signal.Kind.UNDO)
        .findFirst();
  }

  @Override
  public boolean isPractice() {
    return frame(0).practice();
  }

  @Override
  public Occasion occasion() {
    Frame now = frame(0);
    return new Occasion(now.name(), now.begun(), List.of());
  }

  /** Sets the whole game, once it is over and its log was checked. */
  public void verified(GameRecord game) {
    verified = game;
    changeListener.run();
  }

  @Override
  public Optional<GameRecord> whole() {
    return Optional.ofNullable(verified);
  }

  /** Sets what is called when the game is left. */
  public void onLeave(Runnable next) {
    leaveListener = next;
  }

  /**
   * Sets what is called when the host goes on with a game of other rules or people, which this
   * screen has to join. The seats stay this screen's, and this game tells nothing more.
   */
  public void onAnother(Runnable next) {
    anotherListener = next;
  }

  /** Whether this screen was left, or another game is shown in its place. */
  public boolean isLeft() {
    return isLeft;
  }

  /** Gives the seats back to the host; this screen receives nothing more. */
  public void leave() {
    isLeft = true;
    if (!isFollowed) {
      leaveListener.run();
      lines.values().forEach(line -> line.end().leave());
    }
  }
}
