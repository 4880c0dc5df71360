package org.sanmarco.ui.table.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.View;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.ChoicePath;
import org.sanmarco.ui.move.ChoiceStep;
import org.sanmarco.ui.move.MoveBuilder;

/**
 * A decision on its way: the choices made, and why the last click was not taken. While no seat must
 * decide, nothing can be chosen. A game adds what else is on its way. For one thread.
 */
public class Decision {

  /** Who takes the move once it is put together. */
  public interface Taker {

    /** The reason why a move is not legal after moves not played yet; null if it is. */
    @Nullable Refusal refusal(List<Move> parts, Move move);

    /** What a seat would see after moves that are not played yet. */
    View ahead(int seat, List<Move> parts);

    /** Whether a move waits for others, to be played together with them. */
    boolean isPart(Move move);

    /** The move that somebody wants to be made here; empty if all are welcome. */
    Optional<Move> wish();

    /** Takes the move, after those that are played together with it. */
    void play(List<Move> parts, Move last);

    /** Is told that the decision has come further, or has gone back. */
    void changed();
  }

  /**
   * Who must decide, and what is awaited.
   *
   * @param asked what the seat sees that must decide, or what all see where none must
   * @param decides whether a seat must decide
   * @param awaited whether anything at all is awaited of those in front of the screen
   * @param taker who takes the move
   */
  public record Ask(View asked, boolean decides, boolean awaited, Taker taker) {}

  private final Ask ask;
  private @Nullable MoveBuilder builder;

  /** The moves put together so far, which can still be taken back one by one. */
  private final List<Move> parts = new ArrayList<>();

  /** What each seat would see after them. */
  private final Map<Integer, View> ahead = new HashMap<>();

  private @Nullable ClickRejection whyNot;

  /** A decision over the legal moves themselves, each chosen by its name. */
  public Decision(Ask ask) {
    this(ask, ask.decides() ? paths(ask.asked()) : null);
  }

  /**
   * A decision over moves that are put together of choices.
   *
   * @param paths the legal moves; null if they are not put together of choices
   */
  protected Decision(Ask ask, @Nullable List<ChoicePath> paths) {
    this.ask = ask;
    builder = paths == null ? null : new MoveBuilder(paths);
  }

  private static List<ChoicePath> paths(View asked) {
    return asked.legal().stream().map(ChoicePath::of).toList();
  }

  /** The legal moves of a position that follows the moves put together so far. */
  protected List<ChoicePath> pathsAfter(View asked) {
    return paths(asked);
  }

  /**
   * The position as the seat sees it that must decide, with the moves it has: to say what it should
   * know now, in words that are the same for all who look.
   */
  public View asked() {
    return ahead(ask.asked());
  }

  /** A seat's view after the moves put together so far; these are not for all to see. */
  final View ahead(View now) {
    return parts.isEmpty() || now.seat() == 0
        ? now
        : ahead.computeIfAbsent(now.seat(), seat -> ask.taker().ahead(seat, parts));
  }

  /** The moves put together so far, to be played at one go; a view that changes. */
  public final List<Move> parts() {
    return Collections.unmodifiableList(parts);
  }

  /** The move that is being put together, while a seat must decide by choices. */
  public final Optional<MoveBuilder> builder() {
    return Optional.ofNullable(builder);
  }

  /** What may be chosen now. */
  public final Set<Choice> choices() {
    return builder == null ? Set.of() : builder.next();
  }

  /**
   * What is to be lit: of what may be chosen what leads to the move that is wanted; all of it if
   * none is wanted, or if the choices so far lead elsewhere.
   */
  public final Set<Choice> lit() {
    Set<Choice> open = choices();
    return ask.taker()
        .wish()
        .<Set<Choice>>map(wish ->
            open.stream()
                .filter(choice -> leadsTo(wish, choice))
                .collect(Collectors.toCollection(LinkedHashSet::new)))
        .filter(leading -> !leading.isEmpty())
        .orElse(open);
  }

  private boolean leadsTo(Move wish, Choice choice) {
    MoveBuilder ahead = builder().orElseThrow().copy();
    ahead.choose(choice);
    return ahead.candidates().contains(wish);
  }

  /** The choices made so far. */
  public final List<Choice> chosen() {
    return builder == null ? List.of() : builder.chosen();
  }

  /** What the next choice is about. */
  public ChoiceStep step() {
    return ChoiceStep.MOVE;
  }

  /** Why the last click was not taken. */
  public final Optional<ClickRejection> whyNot() {
    return Optional.ofNullable(whyNot);
  }

  /** Takes a click: makes a choice, has the move played once it is one, or finds out why not. */
  public void click(Choice choice) {
    if (builder == null) {
      if (ask.awaited()) {
        // It is not the board that is asked.
        tell(new ClickRejection(null, ChoiceStep.MOVE));
      }
    } else if (builder.next().contains(choice)) {
      builder.choose(choice).ifPresentOrElse(this::play, () -> tell(null));
    } else {
      tell(whyNot(choice));
    }
  }

  /** Why a choice that is not open can't be made. */
  protected final ClickRejection whyNot(Choice choice) {
    return new ClickRejection(intended(choice).map(this::refusal).orElse(null), step());
  }

  /** The move that somebody most likely meant by a choice that is not open. */
  protected Optional<Move> intended(Choice choice) {
    return choice instanceof Choice.OfMove(Move move) ? Optional.of(move) : Optional.empty();
  }

  /** Takes the last choice back, or the last part; does nothing if there is none. */
  public final void back() {
    if (builder != null && builder.back()) {
      tell(null);
    } else if (!parts.isEmpty()) {
      takeBack(parts.getLast());
    }
  }

  /** Whether {@link #back} does anything. */
  public final boolean canGoBack() {
    return !chosen().isEmpty() || !parts.isEmpty();
  }

  /** Takes back one of the parts, and those after it that need it. */
  protected final void takeBack(Move part) {
    List<Move> kept = new ArrayList<>(parts);
    kept.remove(kept.lastIndexOf(part));
    parts.clear();
    putTogether();
    kept.forEach(this::restorePart);
    tell(null);
  }

  /** Puts a part down again, if it is still legal. */
  protected final void restorePart(Move part) {
    if (ask.taker().isPart(part) && asked().legal().contains(part)) {
      parts.add(part);
      putTogether();
    }
  }

  /** The parts are others: the next one is to be chosen. */
  private void putTogether() {
    ahead.clear();
    builder = new MoveBuilder(pathsAfter(asked()));
  }

  /** Takes up a move that was made and taken back, as far as it was put together by hand. */
  protected void restore(Move undone) {}

  /** Begins anew with the choices. */
  void beginAgain() {
    builder().ifPresent(MoveBuilder::restart);
    tell(null);
  }

  /** Why a move would be refused, or null if it is legal. */
  protected final @Nullable Refusal refusal(Move move) {
    return ask.taker().refusal(parts, move);
  }

  /** Has a move played, or keeps it as a part of what is played at one go. */
  protected final void play(Move move) {
    if (ask.taker().isPart(move)) {
      parts.add(move);
      putTogether();
      tell(null);
    } else {
      ask.taker().play(List.copyOf(parts), move);
    }
  }

  /** Makes a whole move at once, by the same way as one that was put together. */
  public final void make(Move move) {
    play(move);
  }

  /** The choices that make a legal move; none if it is not put together of choices. */
  public final List<Choice> row(Move move) {
    return builder == null ? List.of() : builder.row(move);
  }

  /** Tells all who look that something has changed, and why the last click was not taken. */
  protected final void tell(@Nullable ClickRejection why) {
    whyNot = why;
    ask.taker().changed();
  }
}
