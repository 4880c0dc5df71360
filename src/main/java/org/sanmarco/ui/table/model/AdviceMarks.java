package org.sanmarco.ui.table.model;

import module java.base;

/** The requests for advice on the way to the present position. What is redone keeps its marks. */
final class AdviceMarks {

  private final List<GameModel.Advised> marks = new ArrayList<>();

  /** The marks of undone moves that may still be redone. */
  private final List<GameModel.Advised> undone = new ArrayList<>();

  List<GameModel.Advised> all() {
    return List.copyOf(marks);
  }

  void add(GameModel.Advised mark) {
    if (!marks.contains(mark)) {
      marks.add(mark);
    }
  }

  /** Called when moves were undone, down to a number of moves. */
  void undone(int size) {
    marks.stream().filter(mark -> mark.move() > size).forEach(undone::add);
    marks.removeAll(undone);
  }

  /** Called when undone moves were redone, up to a number of moves. */
  void redone(int size) {
    undone.stream().filter(mark -> mark.move() <= size).forEach(this::add);
    undone.removeAll(marks);
  }

  /** Called when another move was made: the undone moves are gone. */
  void played() {
    undone.clear();
  }
}
