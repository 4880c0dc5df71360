package org.sanmarco.ui.table.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.View;
import org.sanmarco.save.settings.Settings.Secrecy;
import org.sanmarco.table.Awaited;
import org.sanmarco.table.ChanceSource;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.GameSource;
import org.sanmarco.table.Occasion;
import org.sanmarco.table.Presence;
import org.sanmarco.table.RemoteSource;
import org.sanmarco.table.Seat;
import org.sanmarco.table.SeenMove;
import org.sanmarco.table.Table;
import org.sanmarco.ui.table.model.Prompt.Away;
import org.sanmarco.ui.table.model.Prompt.Chance;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.Prompt.Curtain;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.Elsewhere;
import org.sanmarco.ui.table.model.Prompt.GameOver;
import org.sanmarco.ui.table.model.Prompt.Joining;
import org.sanmarco.ui.table.model.Prompt.Past;
import org.sanmarco.ui.table.model.Prompt.RoundOver;
import org.sanmarco.ui.table.model.Prompt.Shown;
import org.sanmarco.ui.table.model.Prompt.TurnOver;

/**
 * A game in progress as the people at one screen see it. {@link #prompt} is the next thing to do or
 * to look at. The position shown and the {@link #decision} go with it, and all else is derived.
 *
 * <p>It contains nothing that the people at the screen may not see: {@link #view} is a seat's own
 * only while its player alone may look, and everybody's otherwise. For one thread.
 *
 * <p>It is long because it is the only access of all panels to a game. Its parts do the work:
 * {@link Agenda}, {@link Display}, {@link UndoRedo}, {@link ComputerTurns}.
 */
public final class GameModel implements GameView, GameCommands {

  private final GameSource source;

  /** The same source if a host elsewhere leads the game; else null. */
  private final @Nullable RemoteSource remote;

  private final Runnable autosave;
  private final SeatScreens screens = new SeatScreens();
  private final Viewpoint viewpoint;
  private final Guide guide;
  private final GameFlow flow;
  private final Agenda agenda;
  private final ChancePlayer chancePlayer;
  private final List<Runnable> listeners = new ArrayList<>();
  private final ExplainedTopics explained = new ExplainedTopics();

  private final AdviceMarks advised = new AdviceMarks();
  private final UndoRedo undoRedo;
  private final Display display;
  private final ComputerTurns computers;

  /** Receives the moves that decisions complete. */
  private final class Taker implements Decision.Taker {

    private final Runnable changed;

    Taker(Runnable changed) {
      this.changed = changed;
    }

    @Override
    public @Nullable Refusal refusal(List<Move> parts, Move move) {
      return source.refusal(parts, move);
    }

    @Override
    public View ahead(int seat, List<Move> parts) {
      return source.ahead(seat, parts);
    }

    @Override
    public boolean isPart(Move move) {
      // A guide needs the moves made one by one.
      return flow.isPart(move) && wish().isEmpty() && !guide.isStill();
    }

    @Override
    public Optional<Move> wish() {
      return guide.wish(source.size());
    }

    @Override
    public boolean isWanted(Move move) {
      return wish().filter(wish -> flow.isSame(wish, move)).isPresent();
    }

    @Override
    public void strayed() {
      guide.strayed();
    }

    @Override
    public void play(List<Move> parts, Move last) {
      if (remote != null) {
        remote.propose(Stream.concat(parts.stream(), Stream.of(last)).toList());
        return;
      }
      if (guide.isStill()) {
        guide.admit(source.size(), parts.isEmpty() ? last : parts.getFirst());
        display.beginAgain();
        return;
      }
      parts.forEach(source::play);
      guide
          .admit(source.size(), last)
          .ifPresentOrElse(
              admitted -> {
                if (agenda.isAskedBefore(admitted)) {
                  undoRedo.hold(admitted);
                  enter();
                } else {
                  moved(admitted);
                }
              },
              display::beginAgain);
    }

    @Override
    public void changed() {
      changed.run();
    }
  }

  /**
   * A game on the screen, led by a guide.
   *
   * @param flow the game's flow at a screen
   * @param autosave called after every change of the game, to save it
   * @param secrecy how what one player alone may see is hidden from the others
   * @param endsByHand whether people end their turns themselves
   */
  public GameModel(
      GameSource source,
      GameFlow flow,
      Runnable autosave,
      Supplier<Secrecy> secrecy,
      BooleanSupplier endsByHand,
      Guide guide) {
    this.flow = flow;
    this.guide = guide;
    this.source = source;
    remote = source instanceof RemoteSource elsewhere ? elsewhere : null;
    this.autosave = autosave;
    viewpoint = new Viewpoint(source, flow, screens, secrecy);
    agenda =
        new Agenda(
            source,
            flow,
            viewpoint,
            screens,
            () -> !guide.endsTurns() && endsByHand.getAsBoolean(),
            new Taker(this::tell));
    chancePlayer = new ChancePlayer(source, flow, guide);
    undoRedo = new UndoRedo(source, flow, agenda, viewpoint);
    display = new Display(agenda.due());
    computers = new ComputerTurns(source, display, chancePlayer, this::played);
    if (remote != null) {
      follow(remote);
    }
  }

  /** Follows the game of a host. */
  private void follow(RemoteSource host) {
    HostState[] last = {HostState.of(host)};
    host.onChange(() -> {
      HostState before = last[0];
      HostState now = HostState.of(host);
      last[0] = now;
      if (now.equals(before)) {
        // Something else has changed, such as who is there: a move under construction stays.
        tell();
        return;
      }
      if (now.size() > before.size()) {
        advised.played();
        agenda.played(true);
      } else if (now.size() < before.size()) {
        advised.undone(now.size());
        agenda.takenBack(List.of());
      }
      enter();
    });
  }

  /**
   * The parts of a host's game that decide what is due here.
   *
   * @param own the position as the seat that is asked sees it, if it is at this screen
   */
  private record HostState(int size, Awaited awaited, boolean isSending, View all, View own) {

    static HostState of(RemoteSource host) {
      int asked = host.awaited().seat();
      return new HostState(
          host.size(),
          host.awaited(),
          host.isSending(),
          host.view(0),
          host.view(host.isHere(asked) ? asked : 0));
    }
  }

  @Override
  public boolean isPersonNear(int seat) {
    return !source.seat(seat).isComputer() && source.isHere(seat);
  }

  @Override
  public Optional<Presence> presence(int seat) {
    return remote == null ? Optional.empty() : remote.presence(seat);
  }

  @Override
  public boolean isRemote() {
    return remote != null;
  }

  @Override
  public boolean isKept() {
    return remote == null && !guide.isStill();
  }

  /**
   * Adds a listener for changes.
   *
   * @return removes the listener
   */
  public Runnable onChange(Runnable listener) {
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }

  @Override
  public Prompt prompt() {
    return display.prompt();
  }

  /** The prompt that is due, also while somebody looks back. */
  public Prompt present() {
    return display.present();
  }

  @Override
  public View view() {
    return decision().ahead(display.view());
  }

  @Override
  public Decision decision() {
    return display.decision();
  }

  /**
   * Sets the seats that have screens of their own, and updates the prompt. What others may not see
   * is decided there. Seats whose screens are back are no longer played by a computer.
   *
   * @param present whether a seat's screen is there now
   */
  public void seatElsewhere(IntPredicate seats, IntPredicate present) {
    screens.set(seats, present);
    if (!(source.actor() instanceof Actor.Over)) {
      screens.returned().forEach(seat -> seat(seat, ""));
    }
    if (!agenda.due().prompt().equals(present())) {
      enter();
    }
  }

  /**
   * A decision of the seat that is asked, for a screen of its own: besides that at this screen, as
   * if it were made here.
   *
   * @param changed called when its choices have changed
   */
  public Decision decisionElsewhere(int seat, Runnable changed) {
    return flow.decision(new Decision.Ask(source.view(seat), true, true, new Taker(changed)));
  }

  @Override
  public boolean canPeek() {
    return display.canPeek();
  }

  @Override
  public boolean isPeeking() {
    return display.isPeeking();
  }

  @Override
  public void stayOpen() {
    if (canPeek()) {
      viewpoint.stayOpen();
      display.stayOpen();
      tell();
    }
  }

  @Override
  public void peek(boolean open) {
    if (display.peek(open)) {
      tell();
    }
  }

  @Override
  public List<Seat> seats() {
    return source.seats();
  }

  @Override
  public List<Integer> acting() {
    return switch (prompt()) {
      case TurnOver(int seat) -> List.of(seat);
      // The result on display belongs to the player it was drawn for, though the position is the
      // next one.
      case Shown _ -> flow.acting(source.view(0, size() - 1));
      default -> flow.acting(view());
    };
  }

  @Override
  public int size() {
    return source.size();
  }

  @Override
  public List<SeenMove> history() {
    return source.moves(teller());
  }

  /**
   * The seat whose view the log takes: in a game of hands that of the one person who plays with
   * computers; otherwise 0, for what all may know.
   */
  public int teller() {
    return viewpoint.constant();
  }

  @Override
  public View after(int moves) {
    return source.view(teller(), moves);
  }

  @Override
  public List<SeenMove> seenNow() {
    return source.moves(view().seat());
  }

  @Override
  public int moves() {
    return prompt() instanceof Past(int moves) ? moves : source.size();
  }

  @Override
  public boolean isPast() {
    return prompt() instanceof Past;
  }

  @Override
  public boolean canLookBack() {
    return source.size() > 0 && !(prompt() instanceof Curtain || prompt() instanceof RoundOver);
  }

  @Override
  public void lookAt(int moves) {
    if (!canLookBack()) {
      return;
    }
    if (moves >= source.size()) {
      display.lookAhead();
    } else {
      display.lookBack(agenda.past(Math.max(moves, 0)));
    }
    tell();
  }

  @Override
  public Table continued(ChanceSource chanceSource) {
    return source.continued(moves(), chanceSource);
  }

  @Override
  public Table again(ChanceSource chanceSource) {
    return source.again(chanceSource);
  }

  @Override
  public ExplainedTopics explained() {
    return explained;
  }

  @Override
  public List<Advised> advised() {
    return advised.all();
  }

  @Override
  public void askAdvice() {
    if (prompt() instanceof Deciding(int seat, var _)) {
      advised.add(new Advised(source.size(), seat));
      tell();
    }
  }

  @Override
  public Optional<GameRecord> record() {
    return guide.isStill() ? Optional.empty() : source.record();
  }

  @Override
  public void goOn() {
    if (!isPast()) {
      proceed();
    }
  }

  /** The same for a seat at a screen of its own, also while somebody here looks back. */
  public void proceed() {
    if (remote != null && !(prompt() instanceof Curtain)) {
      if (asksToGoOn(prompt())) {
        remote.goOn();
      }
      return;
    }
    switch (display.present()) {
      case Chance _ -> {
        chancePlayer.play();
        played();
      }
      case Curtain(int seat) when seat > 0 -> {
        viewpoint.take(seat);
        enter();
      }
      case TurnOver _ -> endTurn();
      case Curtain _, Shown _, RoundOver _ -> {
        agenda.looked();
        enter();
      }
      case Deciding _, Elsewhere _, Joining _, Away _, Computer _, GameOver _, Past _ -> {}
    }
  }

  private static boolean asksToGoOn(Prompt prompt) {
    return switch (prompt) {
      case Chance _, TurnOver _, Shown _, RoundOver _ -> true;
      case Curtain _, Deciding _, Elsewhere _, Joining _, Away _, Computer _, GameOver _, Past _ ->
          false;
    };
  }

  private void endTurn() {
    agenda.looked();
    int before = source.size();
    undoRedo.release();
    chancePlayer.follow();
    if (source.size() > before) {
      played();
    } else {
      enter();
    }
  }

  /**
   * Plays a person's move, and chance's moves after it unless the player must end the turn first.
   */
  private void moved(Move move) {
    source.play(move);
    if (!agenda.isAskedNow()) {
      chancePlayer.follow();
    }
    played();
  }

  @Override
  public void rollAll() {
    if (remote == null && prompt() instanceof Chance && chancePlayer.canPlayAll()) {
      chancePlayer.playAll();
      played();
    }
  }

  @Override
  public boolean canUndo() {
    return !isPast()
        && !guide.isStill()
        && (remote == null ? undoRedo.canUndo() : remote.canUndo(flow::isPart));
  }

  @Override
  public GameFlow flow() {
    return flow;
  }

  @Override
  public Game game() {
    return source.game();
  }

  /** The turns of the computers. */
  public ComputerTurns computers() {
    return computers;
  }

  @Override
  public boolean isWatched() {
    return agenda.isWatched();
  }

  @Override
  public void handOver(int seat, String computer) {
    if (isPast() || !isKept()) {
      return;
    }
    seat(seat, computer);
  }

  /** Seats a computer of a level, or the seat's person if it is empty. */
  private void seat(int seat, String computer) {
    if (computer.isEmpty()) {
      screens.relieve(seat);
    }
    source.handOver(seat, computer);
    undoRedo.forget();
    if (present() instanceof TurnOver(int ended) && source.seat(ended).isComputer()) {
      // The new player of the seat isn't asked, and decides again about a move not played yet.
      undoRedo.drop();
      agenda.looked();
    }
    autosave.run();
    if (present() instanceof Deciding(int asked, var _) && !source.seat(asked).isComputer()) {
      // The move under construction stays.
      tell();
    } else {
      viewpoint.giveBack();
      enter();
    }
  }

  @Override
  public void decideHere() {
    if (prompt() instanceof Away(int seat)) {
      screens.decideHere(seat);
      enter();
    }
  }

  @Override
  public void substitute() {
    if (prompt() instanceof Away(int seat)) {
      screens.substitute(seat);
      seat(seat, BotLevel.MEDIUM.toString());
    }
  }

  @Override
  public Occasion occasion() {
    return source.occasion();
  }

  @Override
  public void name(String name) {
    source.name(name);
    autosave.run();
  }

  @Override
  public boolean isPractice() {
    return source.isPractice();
  }

  @Override
  public void practise() {
    source.practise();
    autosave.run();
    tell();
  }

  @Override
  public void undo() {
    if (!canUndo()) {
      return;
    }
    if (remote != null) {
      remote.undo(flow::isPart);
      return;
    }
    undoRedo.undo();
    advised.undone(source.size());
    autosave.run();
    enter();
  }

  @Override
  public boolean canRedo() {
    return (prompt() instanceof Deciding || prompt() instanceof Chance) && undoRedo.canRedo();
  }

  @Override
  public void redo() {
    if (!canRedo()) {
      return;
    }
    int before = source.size();
    undoRedo.redo();
    if (source.size() > before) {
      advised.redone(source.size());
      autosave.run();
    }
    enter();
  }

  private void played() {
    undoRedo.forget();
    advised.played();
    agenda.played(prompt() instanceof Computer);
    autosave.run();
    enter();
  }

  /** Updates the display to the prompt due now. */
  private void enter() {
    display.update(agenda.due());
    tell();
  }

  private void tell() {
    List.copyOf(listeners).forEach(Runnable::run);
  }
}
