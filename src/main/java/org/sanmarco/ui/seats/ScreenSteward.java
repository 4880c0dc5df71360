package org.sanmarco.ui.seats;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.View;
import org.sanmarco.room.Again;
import org.sanmarco.room.Awaited;
import org.sanmarco.room.EarlyMoves;
import org.sanmarco.room.LedRoom;
import org.sanmarco.room.People;
import org.sanmarco.room.Question;
import org.sanmarco.room.Refusals;
import org.sanmarco.room.Takeback;
import org.sanmarco.seats.Host;
import org.sanmarco.seats.Proposal.Act;
import org.sanmarco.seats.SheetContent;
import org.sanmarco.table.GameSource;
import org.sanmarco.table.Seat;
import org.sanmarco.ui.seats.Sheet.Task;
import org.sanmarco.ui.table.model.ClickRejection;
import org.sanmarco.ui.table.model.Decision;
import org.sanmarco.ui.table.model.LedModel;
import org.sanmarco.ui.table.model.TakenBack;

/**
 * Does at the window's table what seats at screens of their own propose, as if it were done at the
 * window. For the JavaFX thread.
 */
final class ScreenSteward implements Host.Steward {

  private final GameSource game;
  private final LedModel model;
  private final LedRoom room;
  private final IntFunction<Locale> languages;
  private final IntUnaryOperator screens;
  private final IntPredicate watched;
  private final Supplier<List<String>> waiting;
  private final Runnable onChange;
  private final Map<Locale, Sheet> sheets = new HashMap<>();

  /** The number of times that a decision in progress has changed. */
  private int decided;

  /** The decision in progress of the seat that is asked; null before it is needed. */
  private @Nullable Asked asked;

  /**
   * A decision in progress.
   *
   * @param moves the number of moves before it
   */
  private record Asked(int seat, int moves, Decision decision) {}

  /**
   * A steward.
   *
   * @param languages the language of each seat's screen
   * @param screens the seat at whose screen a seat decides: its own, or another of its player
   * @param watched whether anybody receives the frames of a seat
   * @param waiting the names of those who sit out the game, and are here
   * @param onChange called when something that a screen shows has changed
   */
  ScreenSteward(
      LedModel model,
      IntFunction<Locale> languages,
      IntUnaryOperator screens,
      IntPredicate watched,
      Supplier<List<String>> waiting,
      Runnable onChange) {
    game = model.source();
    this.model = model;
    this.languages = languages;
    this.screens = screens;
    this.watched = watched;
    this.waiting = waiting;
    this.onChange =
        () -> {
          decided++;
          onChange.run();
        };
    room = model.room();
  }

  /** Whether the game waits for a seat's player, at that seat's screen. */
  private boolean isAsked(int seat) {
    Awaited awaited = room.awaited();
    int asked = awaited.seat();
    return awaited.task() == Awaited.Task.DECIDE
        ? asked == seat || asked > 0 && screens.applyAsInt(asked) == seat
        : room.isSamePlayer(seat, asked);
  }

  /** The task of a seat's player. */
  private Task task(int seat) {
    return early(seat)
            .filter(early -> !room.decidedEarly().contains(EarlyMoves.seat(early)))
            .isPresent()
        ? Task.DECIDE
        : Task.of(room.awaited(), isAsked(seat), seat > 0);
  }

  /** The position in which a seat's player may sort cards while another one decides, if any. */
  private Optional<View> early(int seat) {
    return isAsked(seat) ? Optional.empty() : room.early(seat);
  }

  private @Nullable Decision decision(int seat) {
    if (task(seat) != Task.DECIDE || !isAsked(seat)) {
      return null;
    }
    int due = room.awaited().seat();
    if (asked == null || asked.seat() != due || asked.moves() != game.size()) {
      asked = new Asked(due, game.size(), model.decisionAtOwnScreen(due, onChange));
    }
    return asked.decision();
  }

  @Override
  public @Nullable Refusal play(int seat, List<Move> moves) {
    if (early(seat).isPresent()) {
      return model.decideEarly(seat, moves);
    }
    for (Move move : moves) {
      Decision decision = decision(seat);
      if (decision == null) {
        return Refusals.NOT_YOURS;
      }
      Refusal refusal = game.refusal(decision.parts(), move);
      if (refusal != null) {
        return refusal;
      }
      decision.make(move);
    }
    return null;
  }

  @Override
  public @Nullable Refusal act(int seat, Act act, int choice) {
    Task task = task(seat);
    Decision decision = decision(seat);
    switch (act) {
      case CHOOSE -> {
        if (decision == null || choice < 1 || choice > decision.choices().size()) {
          return Refusals.NOT_NOW;
        }
        decision.choose(List.copyOf(decision.choices()).get(choice - 1));
        return decision.whyNot().map(ClickRejection::refusal).orElse(null);
      }
      case BACK -> {
        if (early(seat).isPresent() && room.decideAgain(seat)) {
          return null;
        }
        if (decision == null || !decision.canGoBack()) {
          return Refusals.NOT_NOW;
        }
        decision.back();
      }
      case UNDO -> {
        return model.undo(seat);
      }
      case GO_ON -> {
        Optional<Move> settled = decision == null ? Optional.empty() : SheetParts.settled(decision);
        if (decision != null && settled.isPresent()) {
          decision.make(settled.get());
          return null;
        }
        if (task == Task.DECIDE || task == Task.WAIT || seat == 0 && task != Task.OVER) {
          return Refusals.NOT_NOW;
        }
        model.proceed();
      }
      case ANOTHER -> {
        NextGames next = nextGames();
        List<NextGames.Offer> offers = next.offers(seat);
        if (task != Task.OVER || choice < 1 || choice > offers.size()) {
          return Refusals.NOT_NOW;
        }
        model.playAnother(
            chance -> next.table(offers.get(choice - 1), chance, languages.apply(seat)));
      }
      case PLAY, REDO, AWAY, FREE, AGAIN, SIGNAL, SAY, ADVISE, HAND_OVER -> {
        return Refusals.NOT_NOW;
      }
    }
    return null;
  }

  @Override
  public boolean isWatched(int seat) {
    return watched.test(seat);
  }

  /** All that screens show besides moves and the decisions in progress. */
  private record Shown(
      List<Seat> seats,
      String name,
      @Nullable Instant begun,
      boolean practice,
      Awaited awaited,
      int told,
      int toldEvents,
      Optional<Question> question,
      int undoneBy,
      Map<Integer, Instant> gone,
      Set<Integer> early,
      Optional<Takeback> takeback,
      Optional<TakenBack> takenBack) {}

  /**
   * The content of a seat's screen besides moves.
   *
   * @param decided the number of times that a decision there has changed; 0 if there is none
   */
  private record SeatShown(Shown all, Locale language, Task task, boolean canUndo, int decided) {}

  @Override
  public Object state(int seat) {
    Task task = task(seat);
    if (task == Task.OVER) {
      // The games that can be played next depend on who is there.
      return new Object();
    }
    Shown all =
        new Shown(
            game.seats(),
            game.occasion().name(),
            game.occasion().begun(),
            game.isPractice(),
            room.awaited(),
            room.told(),
            room.toldEvents(),
            room.undoQuestion(),
            room.undoneBy(),
            room.gone(),
            room.decidedEarly(),
            model.takeback(),
            model.takenBack());
    boolean isDeciding = task == Task.DECIDE || early(seat).isPresent();
    return new SeatShown(all, languages.apply(seat), task, canUndo(seat), isDeciding ? decided : 0);
  }

  @Override
  public Awaited awaited() {
    return room.awaited();
  }

  @Override
  public boolean canUndo(int seat) {
    return seat > 0 && model.canUndo(seat);
  }

  @Override
  public People people(int seat) {
    return new People(
        List.of(),
        Map.of(),
        Map.of(),
        room.undoQuestion().stream().toList(),
        room.undoneBy(),
        room.gone(),
        room.decidedEarly(),
        Again.NONE);
  }

  @Override
  public SheetContent sheet(int seat) {
    return words(seat)
        .of(
            seat,
            task(seat),
            decision(seat),
            early(seat).map(early -> model.decision(early, onChange)),
            room.awaited().task() == Awaited.Task.OVER
                ? nextGames().listed(seat, languages.apply(seat))
                : null);
  }

  private NextGames nextGames() {
    return new NextGames(
        game.game().id(), room.nextPlayers(), seat -> !room.isAway(seat), waiting.get());
  }

  private Sheet words(int seat) {
    return sheets.computeIfAbsent(languages.apply(seat), locale -> new Sheet(model, locale));
  }

  @Override
  public String reason(int seat, Refusal refusal) {
    return words(seat).refusal(refusal);
  }
}
