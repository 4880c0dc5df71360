package org.sanmarco.table;

import static org.sanmarco.kernel.RefusedException.require;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Option;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Setup;
import org.sanmarco.kernel.View;

/**
 * A game in progress: its set-up, who sits where, its moves so far and the source of its chance.
 *
 * <p>It owns the live position and hands out copies. For one thread; {@link #record()} is for
 * others. What is refused changes nothing.
 */
public final class Table implements GameSource {

  /**
   * A copy of the position is stored before every move with a number divisible by this, for undo.
   */
  private static final int STRIDE = 32;

  private final Game game;
  private final ChanceSource chanceSource;
  private final List<Position> marks = new ArrayList<>();
  private final List<PlayedMove> history = new ArrayList<>();
  private final List<String> written = new ArrayList<>();

  /** The moves undone by each {@link #undoToDecision}, latest first; cleared by another move. */
  private final Deque<List<Move>> undone = new ArrayDeque<>();

  private List<Seat> seats;
  private boolean practice;
  private Occasion occasion = Occasion.NONE;
  private Position live;

  /** The position {@link #shown} in place of the present one; null for none. */
  private @Nullable Position foreseen;

  /**
   * A game before its first move.
   *
   * @param seats who sits where, the first seat first; where one player holds several seats they
   *     have the same name
   * @param chanceSource of this game
   * @throws RefusedException if the set-up is not one of the game, or with {@code seats-count} (how
   *     many there are, how many there should be), {@code colours-equal} (the colour), {@code
   *     names-equal} (the number of different names, of players)
   */
  public Table(Game game, Setup setup, List<Seat> seats, ChanceSource chanceSource) {
    this.game = game;
    this.seats = List.copyOf(seats);
    this.chanceSource = chanceSource;
    this.live = game.start(setup);
    check(this.seats, live.seats(), setup.players());
  }

  /**
   * A game before its first move that is the same everywhere, see {@link Dealer}.
   *
   * @throws RefusedException as the other constructor
   */
  public Table(Game game, Setup setup, List<Seat> seats, long seed) {
    this(game, setup, seats, new Dealer(seed));
  }

  /**
   * Plays a list of written moves, up to the first that is refused.
   *
   * @throws RefusedException as the constructor
   */
  public static ReplayResult replay(
      Game game, Setup setup, List<Seat> seats, ChanceSource chanceSource, List<String> moves) {
    Table table = new Table(game, setup, seats, chanceSource);
    for (String text : moves) {
      try {
        table.play(game.read(text));
      } catch (RefusedException refused) {
        return new ReplayResult(
            table, new ReplayResult.BadMove(table.size() + 1, text, refused.refusal()));
      }
    }
    return new ReplayResult(table, null);
  }

  /**
   * Another game with the same options. The next player begins; where a game has no such option,
   * everybody moves on by one seat.
   *
   * @param players the seats as they are played from then on
   * @param nextChanceSource of the new game
   * @return the game before its first move
   */
  public Table again(List<Seat> players, ChanceSource nextChanceSource) {
    Setup last = setup();
    Map<String, String> options = new TreeMap<>(last.options());
    Optional<String> leader =
        game.options(last.players()).stream()
            .filter(Option::isLeader)
            .map(Option::name)
            .findFirst();
    List<Seat> next = new ArrayList<>(players);
    if (leader.isPresent()) {
      int begun = Integer.parseInt(options.getOrDefault(leader.get(), "1"));
      options.put(leader.get(), String.valueOf(begun % last.players() + 1));
    } else {
      Collections.rotate(next, -1);
    }
    Table again =
        new Table(game, new Setup(game.id(), last.players(), options), next, nextChanceSource);
    again.practice = practice;
    return again;
  }

  @Override
  public Game game() {
    return game;
  }

  /** The set-up; options that were left out may have been filled in. */
  public Setup setup() {
    return live.setup();
  }

  @Override
  public List<Seat> seats() {
    return seats;
  }

  /**
   * Hands all of a player's seats to a computer of a level, or back to the person if it is empty.
   * What was taken back stays so: others may decide now.
   */
  public void handOver(int number, String computer) {
    undone.clear();
    String name = seat(number).name();
    seats =
        seats.stream().map(seat -> seat.name().equals(name) ? seat.with(computer) : seat).toList();
  }

  @Override
  public boolean isPractice() {
    return practice;
  }

  /** Makes the game one for practice, which it remains. */
  public void practise() {
    practice = true;
  }

  /** {@inheritDoc} It has the time that its players have thought, too. */
  @Override
  public Occasion occasion() {
    return occasion;
  }

  /** Tells what is known of a game that was read, or was given another name. */
  public void tell(Occasion known) {
    occasion = known;
  }

  /** Tells when the game began, unless that is known. */
  public void begunAt(Instant time) {
    occasion = occasion.begunAt(time);
  }

  /** Adds to the time that a seat has thought. */
  public void thought(int number, Duration more) {
    occasion = occasion.thought(seats.size(), number, more);
  }

  @Override
  public Actor actor() {
    return live.actor();
  }

  /** Whether the game is over. */
  public boolean isOver() {
    return live.actor() instanceof Actor.Over;
  }

  /** A copy of the position. */
  public Position position() {
    return live.copy();
  }

  @Override
  public View view(int seat) {
    return live.view(seat);
  }

  @Override
  public View shown(int seat) {
    return (foreseen == null ? live : foreseen).view(seat);
  }

  /** Shows a legal move up to what the rules draw from it, without playing it; null for none. */
  public void foresee(@Nullable Move move) {
    foreseen = null;
    if (move != null) {
      Position ahead = position();
      ahead.play(
          move,
          event -> {
            if (foreseen == null && event.settles()) {
              foreseen = ahead.copy();
            }
          });
    }
  }

  @Override
  public View view(int seat, int moves) {
    return positionAfter(moves).view(seat);
  }

  @Override
  public View ahead(int seat, List<Move> parts) {
    return after(parts).view(seat);
  }

  @Override
  public @Nullable Refusal refusal(List<Move> parts, Move move) {
    return after(parts).refusal(move);
  }

  private Position after(List<Move> parts) {
    Position ahead = position();
    parts.forEach(part -> ahead.play(part, EventListener.SILENT));
    return ahead;
  }

  /** Whether a legal move would reveal something hidden. */
  public boolean reveals(Move move) {
    List<Event> events = new ArrayList<>();
    position().play(move, events::add);
    return events.stream().anyMatch(Event::reveals);
  }

  /** Whether a legal move would end the game. */
  public boolean ends(Move move) {
    return after(List.of(move)).isOver();
  }

  @Override
  public int size() {
    return history.size();
  }

  @Override
  public List<SeenMove> moves(int seat) {
    return new AbstractList<>() {
      @Override
      public SeenMove get(int index) {
        return SeenMove.of(history.get(index), seat);
      }

      @Override
      public int size() {
        return history.size();
      }
    };
  }

  /** All moves, with who made them and what happened; a view that changes with the game. */
  public List<PlayedMove> history() {
    return Collections.unmodifiableList(history);
  }

  /**
   * The position after some moves.
   *
   * @param count 0 to {@link #size()}
   * @return a position of the caller's own
   */
  public Position positionAfter(int count) {
    if (count < 0 || count > size()) {
      throw new IndexOutOfBoundsException("move " + count + " of " + size());
    }
    if (count == size()) {
      return live.copy();
    }
    int mark = count / STRIDE;
    Position position = marks.get(mark).copy();
    for (PlayedMove played : history.subList(mark * STRIDE, count)) {
      position.play(played.move(), EventListener.SILENT);
    }
    return position;
  }

  @Override
  public Table continued(int moves, ChanceSource ownChanceSource) {
    Table other = new Table(game, setup(), seats, ownChanceSource);
    other.practice = practice;
    history.subList(0, moves).forEach(played -> other.play(played.move()));
    return other;
  }

  /**
   * A copy with a chance of its own. What has been hidden since this turn began is not in it: it
   * begins before that.
   */
  public Table copy(ChanceSource ownChanceSource) {
    Table copy = continued(openSize(), ownChanceSource);
    copy.occasion = new Occasion(occasion.name(), null, occasion.thinking());
    return copy;
  }

  /** The number of moves that a copy may have without hiding anything of this turn. */
  private int openSize() {
    Redaction redaction = new Redaction(history);
    int open =
        history.stream()
            .filter(redaction::hides)
            .findFirst()
            .map(played -> played.number() - 1)
            .orElse(size());
    Position before = positionAfter(open);
    return before.round() == live.round() && before.turn() == live.turn() ? open : size();
  }

  /**
   * Plays a move: of the seat that is asked, or of chance when real dice are thrown. After the one
   * that was undone here those after it can still be redone.
   *
   * @throws RefusedException if it is not legal
   */
  public PlayedMove play(Move move) {
    boolean isRedone = nextUndone().filter(move::equals).isPresent();
    PlayedMove played = append(move);
    if (!isRedone) {
      undone.clear();
      return played;
    }
    List<Move> left = undone.pop();
    if (left.size() > 1) {
      undone.push(left.subList(1, left.size()));
    }
    return played;
  }

  private Optional<Move> nextUndone() {
    return Optional.ofNullable(undone.peek()).map(List::getFirst);
  }

  private PlayedMove append(Move move) {
    List<Event> events = new ArrayList<>();
    Actor by = live.actor();
    // On a copy, so that a failure half way leaves the game as it was.
    Position next = live.copy();
    next.play(move, events::add);
    PlayedMove played = new PlayedMove(size() + 1, by, move, events);
    if (marks.size() * STRIDE == size()) {
      marks.add(live);
    }
    history.add(played);
    written.add(move.toString());
    live = next;
    return played;
  }

  /**
   * Lets the dealer make chance's move, the same again if it was undone.
   *
   * @throws RefusedException with {@code not-chance} unless chance is to act
   */
  public PlayedMove playChance() {
    require(live.actor() instanceof Actor.Chance, "", "not-chance");
    return play(nextUndone().orElseGet(() -> live.sample(chanceSource.at(size() + 1))));
  }

  /**
   * Undoes the last move, also a computer's or chance's. It can't be redone.
   *
   * @return what was taken back
   * @throws RefusedException with {@code nothing-to-undo} at the start
   */
  public PlayedMove undo() {
    undone.clear();
    return drop();
  }

  private PlayedMove drop() {
    require(!history.isEmpty(), "", "nothing-to-undo");
    live = positionAfter(size() - 1);
    PlayedMove dropped = history.removeLast();
    written.removeLast();
    if (marks.size() * STRIDE > size() + STRIDE) {
      marks.removeLast();
    }
    return dropped;
  }

  /** Whether {@link #undoToDecision} is possible. */
  public boolean canUndo(DecisionRule rule) {
    if (history.isEmpty() || !practice && !history.getLast().isRevocable()) {
      return false;
    }
    int kept = lastDecision(rule);
    return kept >= 0
        && (practice || history.subList(kept, size()).stream().allMatch(PlayedMove::isRevocable));
  }

  /**
   * Goes back to the last decision of a person, for players at the window: never past chance, nor
   * past a move that turned up something hidden, unless the game is for practice.
   *
   * @return the moves of the decision that was taken back, in order; in a game for practice before
   *     the first of them, what the game began with
   * @throws RefusedException with {@code nothing-to-undo} unless {@link #canUndo}
   */
  public List<PlayedMove> undoToDecision(DecisionRule rule) {
    require(canUndo(rule), "", "nothing-to-undo");
    int kept = lastDecision(rule);
    int decided = lastDecision(move -> false);
    List<PlayedMove> decision = List.copyOf(history.subList(kept, decided + 1));
    undone.push(history.subList(kept, size()).stream().map(PlayedMove::move).toList());
    while (size() > kept) {
      drop();
    }
    return decision;
  }

  /** Whether {@link #redo} is possible. */
  public boolean canRedo() {
    return !undone.isEmpty();
  }

  /**
   * Plays again what the last {@link #undoToDecision} took back: the decision and, in a game for
   * practice, all that came of it, as it was.
   *
   * @throws RefusedException with {@code nothing-to-redo} unless {@link #canRedo}
   */
  public void redo() {
    require(canRedo(), "", "nothing-to-redo");
    undone.pop().forEach(this::append);
  }

  /** The number of moves before the last decision of a person; -1 if there is none to undo. */
  private int lastDecision(DecisionRule rule) {
    int kept = size() - 1;
    while (kept >= 0 && !isPersons(history.get(kept))) {
      kept--;
    }
    while (kept > 0
        && history.get(kept - 1).by().equals(history.get(kept).by())
        && (rule.isPart(history.get(kept - 1).move()) || isForced(kept, rule))) {
      kept--;
    }
    return kept < 0 && practice && !history.isEmpty() ? 0 : kept;
  }

  /** Whether a move was a pass without a choice. */
  private boolean isForced(int index, DecisionRule rule) {
    return rule.isPass(history.get(index).move()) && positionAfter(index).legal().size() == 1;
  }

  private boolean isPersons(PlayedMove played) {
    return played.by() instanceof Actor.Seat(int number) && !seat(number).isComputer();
  }

  /** All of the game as it is now. */
  public GameRecord record() {
    return new GameRecord(setup(), seats, chanceSource, written, actor(), practice, occasion);
  }

  @Override
  public Optional<GameRecord> whole() {
    return Optional.of(record());
  }

  private static void check(List<Seat> seats, int wanted, int players) {
    require(seats.size() == wanted, "", "seats-count", seats.size(), wanted);
    Set<String> colours = new HashSet<>();
    Set<String> names = new HashSet<>();
    for (Seat seat : seats) {
      names.add(Seat.nameKey(seat.name()));
      require(colours.add(seat.colour()), "", "colours-equal", seat.colour());
    }
    require(names.size() == players, "", "names-equal", names.size(), players);
  }
}
