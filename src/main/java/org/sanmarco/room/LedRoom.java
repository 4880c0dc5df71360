package org.sanmarco.room;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.View;
import org.sanmarco.room.Awaited.Task;
import org.sanmarco.table.DecisionRule;
import org.sanmarco.table.PlayedMove;
import org.sanmarco.table.Presence;
import org.sanmarco.table.Seat;
import org.sanmarco.table.SeenMove;
import org.sanmarco.table.Table;

/**
 * A room that this program leads: its table, what is on display before the game continues, and the
 * people at this screen and at screens of their own. For one thread.
 */
public final class LedRoom implements Room {

  private final Table game;
  private final DecisionRule rule;

  /** The seats that have screens of their own, and those of them whose screens are there. */
  private IntPredicate claimed = seat -> false;

  private IntPredicate present = seat -> false;

  /** The first view: who plays which seats never changes. */
  private final View seating;

  /** The seats that decide here until their turn ends, as their screens are there. */
  private final Set<Integer> decidingHere = new HashSet<>();

  /** The seats that decide here until their screens are back. */
  private final Set<Integer> decidingMeanwhile = new HashSet<>();

  /** The seats that a computer plays until their screens are back. */
  private final Set<Integer> substituted = new HashSet<>();

  /** The things to be done or looked at before the game continues. */
  private final Deque<Awaited> stops = new ArrayDeque<>();

  /** The decisive moment that all screens see; null if there is none. */
  private @Nullable Awaited moment;

  /** The number of events that this moment tells, from those of its first move on. */
  private int eventsOfMoment;

  /** Whether the turn was ended by hand after a number of moves, once the game continued. */
  private IntPredicate isTurnEnd = moves -> false;

  /** The seats whose players have agreed to an undo, the one that asked first. */
  private final Set<Integer> agreed = new LinkedHashSet<>();

  private int undoneBy;
  private final EarlyMoves early = new EarlyMoves();

  /** The seats whose own screens are not there, and since when. */
  private final Map<Integer, Instant> gone = new HashMap<>();

  private final InstantSource clock = InstantSource.system();

  /** The moves of computers that were undone, by the moves before them and the level. */
  private final Map<Asked, Move> answers = new HashMap<>();

  /** A computer's decision: the moves before it, and its level. */
  private record Asked(List<String> moves, String level) {}

  /** A room in which everybody is at this screen. */
  public LedRoom(Table game, DecisionRule rule) {
    this.game = game;
    this.rule = rule;
    seating = game.view(0);
  }

  @Override
  public Awaited awaited() {
    return moment == null ? due() : moment;
  }

  /** The thing that the game waits for once the decisive moment on display has been seen. */
  public Awaited due() {
    Awaited first = stops.peek();
    return first == null ? Awaited.of(game) : first;
  }

  /** Has the game wait for something before it continues. */
  public void stop(Awaited stop) {
    stops.add(stop);
  }

  /** Ends the first wait. */
  public void looked() {
    stops.poll();
  }

  /** Called when a move was made. */
  public void played() {
    changed();
    early.keep(game.actor(), game::view);
    undoneBy = 0;
  }

  private void changed() {
    stops.clear();
    agreed.clear();
    moment = null;
    // Others decide at their own screens again.
    int asked = Awaited.of(game).seat();
    decidingHere.removeIf(other -> other != asked);
  }

  /** Whether a decision is awaited, and nothing is on display before it. */
  private boolean isDeciding() {
    return awaited().task().isDecision();
  }

  @Override
  public Optional<View> early() {
    return isDeciding() && !isHere(due().seat())
        ? people().stream()
            .filter(this::isHere)
            .flatMap(seat -> EarlyMoves.own(game.view(seat), early.seats()).stream())
            .findFirst()
        : Optional.empty();
  }

  /** The position in which a seat's player may decide, or has decided, before they are asked. */
  public Optional<View> early(int seat) {
    return isDeciding() && seat > 0 && isPerson(seat) ? game.view(seat).early() : Optional.empty();
  }

  /** The seats that have decided before they were asked. */
  public Set<Integer> decidedEarly() {
    return early.seats();
  }

  /**
   * Keeps the move of a player who is not asked yet.
   *
   * @return why it isn't kept; null if it is
   */
  public @Nullable Refusal decideEarly(int seat, List<Move> moves) {
    return isDeciding() ? early.decide(game.view(seat), moves) : Refusals.NOT_YOURS;
  }

  /** Lets a player decide again who has done so before they were asked; returns whether one has. */
  public boolean decideAgain(int seat) {
    return early.takeBack(game.view(seat));
  }

  /** Takes out the move of the player who is asked, if they have decided before that. */
  public Optional<Move> takeEarly() {
    return isDeciding() ? early.take(game.actor()) : Optional.empty();
  }

  /**
   * Shows a decisive moment to everybody; nothing else can be done meanwhile.
   *
   * @param events the number of events that may be told then, from those of this move on
   */
  public void showMoment(int move, int part, int events) {
    eventsOfMoment = events;
    moment = new Awaited(Task.MOMENT, Math.max(game.view(0).onTurn(), 1), move, part);
  }

  /** Ends the decisive moments on display. */
  public void endMoments() {
    moment = null;
  }

  /** The number of moves that may be told: those from a moment on display on are not. */
  public int told() {
    return moment == null ? game.size() : moment.move() - 1;
  }

  /** The number of events that may be told besides those moves; 0 without a moment. */
  public int toldEvents() {
    return moment == null ? 0 : eventsOfMoment;
  }

  /** Sets after which numbers of moves people end their turn by hand: nobody undoes it then. */
  public void endTurns(IntPredicate after) {
    isTurnEnd = after;
  }

  /** Whether a move can't be undone any more, because a player has ended their turn after it. */
  private boolean isSettled(int move) {
    boolean isEnding = stops.stream().anyMatch(stop -> stop.task() == Task.END);
    return isTurnEnd.test(move) && !(isEnding && move == game.size());
  }

  /** Sets which seats have screens of their own, and which of those are there. */
  public void seat(IntPredicate own, IntPredicate there) {
    claimed = own;
    present = there;
    decidingHere.removeIf(seat -> !own.test(seat));
    decidingMeanwhile.removeIf(seat -> !own.test(seat) || there.test(seat));
    agreed.removeIf(seat -> !isPerson(seat));
    for (int seat = 1; seat <= game.seats().size(); seat++) {
      if (own.test(seat) && !there.test(seat)) {
        gone.putIfAbsent(seat, clock.instant());
      } else {
        gone.remove(seat);
      }
    }
  }

  @Override
  public boolean isHere(int seat) {
    return !claimed.test(seat) || decidingHere.contains(seat) || decidingMeanwhile.contains(seat);
  }

  @Override
  public boolean isNear(int seat) {
    return isPerson(seat) || substituted.contains(seat);
  }

  @Override
  public boolean isAway(int seat) {
    return !isHere(seat) && !present.test(seat);
  }

  /** The seats in the next game: who is at a screen of theirs plays it, whoever plays for them. */
  public List<Seat> nextPlayers() {
    return IntStream.rangeClosed(1, game.seats().size())
        .mapToObj(seat -> present.test(seat) ? game.seat(seat).with("") : game.seat(seat))
        .toList();
  }

  @Override
  public Optional<Presence> presence(int seat) {
    return Optional.ofNullable(gone.get(seat)).map(since -> Presence.silent(Optional.of(since)));
  }

  @Override
  public Map<Integer, Instant> gone() {
    return Map.copyOf(gone);
  }

  /** Lets a seat decide here until its screen is back, or until its turn ends if that is there. */
  public void decideHere(int seat) {
    (present.test(seat) ? decidingHere : decidingMeanwhile).add(seat);
  }

  /** Lets a computer play for a seat until its screen is back. */
  public void substitute(int seat) {
    substituted.add(seat);
  }

  /** The seats that a computer plays until their screens are back. */
  public Set<Integer> substituted() {
    return Set.copyOf(substituted);
  }

  /** Ends a computer's play for a seat. */
  public void relieve(int seat) {
    substituted.remove(seat);
  }

  /** The seats that a computer plays, though their screens are back. */
  public Set<Integer> returned() {
    return substituted.stream().filter(present::test).collect(Collectors.toSet());
  }

  private boolean isPerson(int seat) {
    return !game.seat(seat).isComputer();
  }

  private List<Integer> people() {
    return IntStream.rangeClosed(1, game.seats().size()).filter(this::isPerson).boxed().toList();
  }

  /** Whether two seats have the same player. */
  public boolean isSamePlayer(int seat, int other) {
    return seat > 0 && other > 0 && seating.player(seat) == seating.player(other);
  }

  /**
   * The seat that speaks for the people at this screen: the one that the game waits for, or the
   * first; 0 if everybody has a screen of their own.
   */
  public int spokesman() {
    int asked = due().seat();
    return asked > 0 && isPerson(asked) && isHere(asked)
        ? asked
        : people().stream().filter(this::isHere).findFirst().orElse(0);
  }

  /** Whether two seats decide at one screen, or have the same player. */
  private boolean isOneParty(int seat, int other) {
    return isHere(seat) && isHere(other) || isSamePlayer(seat, other);
  }

  /**
   * The moves that an undo takes back; empty if nothing can be undone: never past chance, what was
   * revealed, or the end of a turn, unless the game is for practice.
   */
  public Optional<Takeback> takeback() {
    return game.canUndo(rule)
        ? Takeback.of(game).filter(back -> game.isPractice() || !isSettled(back.move()))
        : Optional.empty();
  }

  /**
   * Whether a seat's player may ask to undo the last decision, or agree to it: it was theirs, or
   * they are asked. The people at this screen, who speak for all at the table, may always ask.
   */
  public boolean canUndo(int seat) {
    return isPracticeBeginning(seat)
        || seat > 0
            && isPerson(seat)
            && moment == null
            && takeback()
                .filter(back -> agreed.stream().noneMatch(other -> isOneParty(seat, other)))
                .filter(back ->
                    agreed.isEmpty()
                        ? isHere(seat) || isSamePlayer(seat, back.by())
                        : missing(back, agreed).stream().anyMatch(other -> isOneParty(seat, other)))
                .isPresent();
  }

  /** Whether a game for practice, in which no person has decided yet, can be undone. */
  private boolean isPracticeBeginning(int seat) {
    return (seat == 0 || isHere(seat)) && Takeback.of(game).isEmpty() && game.canUndo(rule);
  }

  /** The seats whose consent is missing, one of each screen. Nobody asks a screen that is away. */
  private List<Integer> missing(Takeback back, Set<Integer> agreed) {
    return Consent.missingToUndo(
        back,
        people().stream().filter(seat -> !isAway(seat)),
        agreed,
        this::isSamePlayer,
        this::isOneParty);
  }

  /**
   * Agrees to undo the last decision, or asks for it.
   *
   * @return whether everybody whose it was has agreed, so that {@link #undo} may be called
   */
  public boolean agree(int seat) {
    agreed.add(seat);
    return takeback().map(back -> missing(back, agreed).isEmpty()).orElse(true);
  }

  /** Undoes the last decision; returns its moves. */
  public List<Move> undo() {
    int asker = agreed.stream().findFirst().orElse(0);
    List<SeenMove> before = List.copyOf(game.moves(0));
    List<String> written = game.record().moves();
    List<Move> undone = game.undoToDecision(rule).stream().map(PlayedMove::move).toList();
    early.clear();
    for (SeenMove dropped : before.subList(game.size(), before.size())) {
      if (dropped.by() instanceof Actor.Seat(int seat) && !isPerson(seat)) {
        int earlier = dropped.number() - 1;
        answers.put(
            new Asked(List.copyOf(written.subList(0, earlier)), game.seat(seat).computer()),
            game.game().read(written.get(earlier)));
      }
    }
    changed();
    undoneBy = asker;
    return undone;
  }

  /** The move of the computer that is asked, if the same question was undone; else empty. */
  public Optional<Move> answer() {
    return game.actor() instanceof Actor.Seat(int seat)
        ? Optional.ofNullable(
            answers.get(new Asked(game.record().moves(), game.seat(seat).computer())))
        : Optional.empty();
  }

  /** The seat whose player asked for the last undo; 0 if something has happened since. */
  public int undoneBy() {
    return undoneBy;
  }

  @Override
  public Optional<Question> undoQuestion() {
    return agreed.isEmpty()
        ? Optional.empty()
        : takeback()
            .map(back ->
                new Question(Signal.Kind.UNDO, agreed.iterator().next(), 0, missing(back, agreed)));
  }
}
