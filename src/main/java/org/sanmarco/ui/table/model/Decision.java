package org.sanmarco.ui.table.model;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.View;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.ChoicePath;
import org.sanmarco.ui.move.ChoiceStep;
import org.sanmarco.ui.move.MoveBuilder;

/**
 * A decision in progress: the choices made, and why the last click was refused. While no seat must
 * decide, nothing can be chosen. A game adds its own state of a decision. For one thread.
 */
public class Decision {

  /** Takes the completed move. */
  public interface Taker {

    /** The reason why a move is not legal after moves not played yet; null if it is. */
    @Nullable Refusal refusal(List<Move> parts, Move move);

    /** The view of a seat after moves not played yet. */
    View ahead(int seat, List<Move> parts);

    /** Whether a move waits for others, to be played together with them. */
    boolean isPart(Move move);

    /** The only move that a guide wants here; empty if all are welcome. */
    default Optional<Move> wish() {
      return Optional.empty();
    }

    /** Whether a move has the effect of the one that a guide wants. */
    default boolean isWanted(Move move) {
      return false;
    }

    /** Called when a choice does not lead to the move that a guide wants. */
    default void strayed() {}

    /** Takes the move, after those that are played together with it. */
    void play(List<Move> parts, Move last);

    /** Called when the decision has changed. */
    void changed();
  }

  /**
   * The context of a decision.
   *
   * @param asked the view of the seat that must decide, or the common view if none must
   * @param decides whether a seat must decide
   * @param awaited whether anything at all is awaited of the people at the screen
   * @param taker receives the move
   */
  public record Ask(View asked, boolean decides, boolean awaited, Taker taker) {}

  private final Ask ask;
  private @Nullable MoveBuilder builder;

  /** The moves completed so far, which can still be undone one by one. */
  private final List<Move> parts = new ArrayList<>();

  /** Each seat's view after the parts. */
  private final Map<Integer, View> ahead = new HashMap<>();

  private @Nullable ClickRejection whyNot;

  /** A decision over the legal moves themselves, each chosen by its name. */
  public Decision(Ask ask) {
    this(ask, ask.decides() ? paths(ask.asked()) : null);
  }

  /**
   * A decision over moves that consist of choices.
   *
   * @param paths the legal moves; null if they do not consist of choices
   */
  protected Decision(Ask ask, @Nullable List<ChoicePath> paths) {
    this.ask = ask;
    builder = paths == null ? null : new MoveBuilder(paths);
  }

  private static List<ChoicePath> paths(View asked) {
    return asked.legal().stream().map(ChoicePath::of).toList();
  }

  /** The legal moves of a position that follows the parts completed so far. */
  protected List<ChoicePath> pathsAfter(View asked) {
    return paths(asked);
  }

  /**
   * The position as the seat that must decide sees it, with its legal moves. It serves hints, whose
   * words are the same for all who look.
   */
  public View asked() {
    return ahead(ask.asked());
  }

  /** A seat's view after the parts completed so far; these are not for all to see. */
  final View ahead(View now) {
    return parts.isEmpty() || now.seat() == 0
        ? now
        : ahead.computeIfAbsent(now.seat(), seat -> ask.taker().ahead(seat, parts));
  }

  /** The moves completed so far, to be played together; a view that changes. */
  public final List<Move> parts() {
    return Collections.unmodifiableList(parts);
  }

  /** The move under construction, while a seat must decide by choices. */
  public final Optional<MoveBuilder> builder() {
    return Optional.ofNullable(builder);
  }

  /** The choices open now. */
  public final Set<Choice> choices() {
    return builder == null ? Set.of() : builder.next();
  }

  /** The open choices that lead to the move that a guide wants; none if all are welcome. */
  public final Set<Choice> wanted() {
    return wish()
        .<Set<Choice>>map(wish ->
            choices().stream()
                .filter(choice -> leadsTo(wish, choice))
                .collect(Collectors.toCollection(LinkedHashSet::new)))
        .orElse(Set.of());
  }

  /** The choices to be lit: the {@link #wanted} ones, or all open ones if all are welcome. */
  public final Set<Choice> lit() {
    Set<Choice> wanted = wanted();
    return wanted.isEmpty() ? choices() : wanted;
  }

  /** The move that a guide wants; empty if all are welcome. */
  protected final Optional<Move> wish() {
    return ask.taker().wish();
  }

  /** Whether a move has the effect of the one that a guide wants. */
  protected final boolean isWanted(Move move) {
    return ask.taker().isWanted(move);
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

  /** The subject of the next choice. */
  public ChoiceStep step() {
    return ChoiceStep.MOVE;
  }

  /** The reason why the last click was refused; empty if it was taken. */
  public final Optional<ClickRejection> whyNot() {
    return Optional.ofNullable(whyNot);
  }

  /** Takes a click: makes the choice, plays the move once it is complete, or finds the refusal. */
  public void click(Choice choice) {
    if (builder == null) {
      if (ask.awaited()) {
        // The board is not in use now.
        tell(new ClickRejection(null, ChoiceStep.MOVE));
      }
    } else if (!builder.next().contains(choice)) {
      tell(whyNot(choice));
    } else if (!strays(choice)) {
      builder.choose(choice).ifPresentOrElse(this::play, () -> tell(null));
    }
  }

  /**
   * Takes an open choice from a screen that offers each choice by itself. A game whose clicks take
   * shortcuts takes none here.
   */
  public void choose(Choice choice) {
    click(choice);
  }

  /** Tells a guide of a choice that does not lead to the wanted move; returns whether it is one. */
  protected final boolean strays(Choice choice) {
    Set<Choice> wanted = wanted();
    if (wanted.isEmpty() || wanted.contains(choice)) {
      return false;
    }
    ask.taker().strayed();
    tell(null);
    return true;
  }

  /** The reason why a choice that is not open can't be made. */
  protected final ClickRejection whyNot(Choice choice) {
    return new ClickRejection(intended(choice).map(this::refusal).orElse(null), step());
  }

  /** The move most likely meant by a choice that is not open. */
  protected Optional<Move> intended(Choice choice) {
    return choice instanceof Choice.OfMove(Move move) ? Optional.of(move) : Optional.empty();
  }

  /** Undoes the last choice, or the last part; does nothing if there is none. */
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

  /** Undoes one of the parts, and those after it that need it. */
  protected final void takeBack(Move part) {
    List<Move> kept = new ArrayList<>(parts);
    kept.remove(kept.lastIndexOf(part));
    parts.clear();
    putTogether();
    kept.forEach(this::restorePart);
    tell(null);
  }

  /** Restores a part, if it is still legal. */
  protected final void restorePart(Move part) {
    if (ask.taker().isPart(part) && asked().legal().contains(part)) {
      parts.add(part);
      putTogether();
    }
  }

  /** Starts the choice of the next part after the parts have changed. */
  private void putTogether() {
    ahead.clear();
    builder = new MoveBuilder(pathsAfter(asked()));
  }

  /** Restores those choices of an undone move that the player had made by hand. */
  protected void restore(Move undone) {}

  void beginAgain() {
    builder().ifPresent(MoveBuilder::restart);
    tell(null);
  }

  /** The reason why a move would be refused, or null if it is legal. */
  protected final @Nullable Refusal refusal(Move move) {
    return ask.taker().refusal(parts, move);
  }

  /** Plays a move, or keeps it as a part to be played together with others. */
  protected final void play(Move move) {
    if (ask.taker().isPart(move)) {
      parts.add(move);
      putTogether();
      tell(null);
    } else {
      ask.taker().play(List.copyOf(parts), move);
    }
  }

  /**
   * Plays several legal moves in a row, unless a guide wants them made one by one.
   *
   * @return whether they were played
   */
  protected final boolean playAll(List<? extends Move> moves) {
    if (!parts.isEmpty() || isGuided()) {
      return false;
    }
    ask.taker().play(List.copyOf(moves.subList(0, moves.size() - 1)), moves.getLast());
    return true;
  }

  /** Whether a guide wants a certain move here. */
  public final boolean isGuided() {
    return wish().isPresent();
  }

  /** Makes a whole move at once, as if it had been made by choices. */
  public final void make(Move move) {
    play(move);
  }

  /**
   * Cards that a seat puts into places before it makes its move.
   *
   * @param places how many there are
   */
  public record Sorting(List<?> cards, int places) {}

  /** The cards that are sorted here in place of choices. */
  public Optional<Sorting> sorting() {
    return Optional.empty();
  }

  /** The legal move as which the cards lie; empty if there is none. */
  public Optional<Move> laidOut() {
    return Optional.empty();
  }

  /** Lays a move out; it is not made yet. */
  public final void layOut(Move move) {
    restore(move);
    tell(null);
  }

  /** The choices that make a legal move; none if it does not consist of choices. */
  public final List<Choice> row(Move move) {
    return builder == null ? List.of() : builder.row(move);
  }

  /** Sets the reason for the refusal of the last click, and notifies the listeners. */
  protected final void tell(@Nullable ClickRejection why) {
    whyNot = why;
    ask.taker().changed();
  }
}
