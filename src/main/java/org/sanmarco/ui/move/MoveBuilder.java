package org.sanmarco.ui.move;

import module java.base;

import org.sanmarco.kernel.Move;

/**
 * A move under construction: a small state machine over the legal moves. Each choice narrows them;
 * once one is left the move is made. It knows no rule of any game.
 */
public final class MoveBuilder {

  private final List<ChoicePath> paths;
  private final List<Choice> chosen = new ArrayList<>();

  /**
   * A builder with no choice made yet.
   *
   * @param paths one for each legal move
   */
  public MoveBuilder(List<ChoicePath> paths) {
    this.paths = List.copyOf(paths);
  }

  /** A builder over the same moves with the same choices made. */
  public MoveBuilder copy() {
    MoveBuilder copy = new MoveBuilder(paths);
    copy.chosen.addAll(chosen);
    return copy;
  }

  /** The choices open now, each once, in the order of the legal moves. */
  public Set<Choice> next() {
    Set<Choice> next = new LinkedHashSet<>();
    for (ChoicePath path : paths) {
      path.after(chosen).ifPresent(next::addAll);
    }
    return Collections.unmodifiableSet(next);
  }

  /**
   * Makes a choice.
   *
   * @return the move, once no other is left and the choice {@link Choice#settles}
   * @throws IllegalArgumentException if it is not open now
   */
  public Optional<Move> choose(Choice choice) {
    if (!next().contains(choice)) {
      throw new IllegalArgumentException(choice + " is not open after " + chosen);
    }
    chosen.add(choice);
    return choice.settles() ? settled() : Optional.empty();
  }

  /** The choices that make a move; none if it isn't legal. */
  public List<Choice> row(Move move) {
    return paths.stream()
        .filter(path -> path.move().equals(move))
        .findFirst()
        .map(ChoicePath::row)
        .orElse(List.of());
  }

  /** The moves that the choices made so far still lead to. */
  public List<Move> candidates() {
    return paths.stream()
        .filter(path -> path.after(chosen).isPresent())
        .map(ChoicePath::move)
        .toList();
  }

  /** The one move that is left, once the choices made so far leave no other. */
  public Optional<Move> settled() {
    List<Move> left = candidates();
    return left.size() == 1 ? Optional.of(left.getFirst()) : Optional.empty();
  }

  /** The choices made so far; a view that changes. */
  public List<Choice> chosen() {
    return Collections.unmodifiableList(chosen);
  }

  /** Whether a choice of a kind is open now. */
  public boolean isNext(Class<? extends Choice> kind) {
    return next().stream().anyMatch(kind::isInstance);
  }

  /**
   * Takes the last choice back.
   *
   * @return false if there was none
   */
  public boolean back() {
    if (chosen.isEmpty()) {
      return false;
    }
    chosen.removeLast();
    return true;
  }

  /**
   * Takes a choice back that was made in any order with others, be it the last or not.
   *
   * @return false if it wasn't made
   */
  public boolean takeBack(Choice choice) {
    return chosen.remove(choice);
  }

  /** Takes all choices back. */
  public void restart() {
    chosen.clear();
  }
}
