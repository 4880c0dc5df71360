package org.sanmarco.ui.table.model;

import java.util.ArrayList;
import java.util.List;

/** Who has asked for advice on the way to where the game is. What is redone keeps its marks. */
final class AdviceMarks {

  private final List<GameView.Advised> marks = new ArrayList<>();

  /** Those of moves that were taken back and may still be redone. */
  private final List<GameView.Advised> undone = new ArrayList<>();

  List<GameView.Advised> all() {
    return List.copyOf(marks);
  }

  void add(GameView.Advised mark) {
    if (!marks.contains(mark)) {
      marks.add(mark);
    }
  }

  /** The game was taken back to so many moves. */
  void undone(int size) {
    marks.stream().filter(mark -> mark.move() > size).forEach(undone::add);
    marks.removeAll(undone);
  }

  /** What was taken back was done again, up to so many moves. */
  void redone(int size) {
    undone.stream().filter(mark -> mark.move() <= size).forEach(this::add);
    undone.removeAll(marks);
  }

  /** Another move was made: what was taken back is gone. */
  void played() {
    undone.clear();
  }
}
