package org.sanmarco.games.sanmarco.count;

import module java.base;

import org.sanmarco.contract.Counts;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.notation.MoveCodes;

/** The tree as the engine sees it, by the numbers that a search uses. */
final class EngineTree implements Tree {

  private static final SanMarco RULES = new SanMarco();

  private final SanMarcoPosition root;
  private final List<String> given;

  /** A position and a list for each depth, to work with. */
  private final List<SanMarcoPosition> positions = new ArrayList<>();

  private final List<MoveCodes> codes = new ArrayList<>();

  EngineTree(Counts counts) {
    root = RULES.start(counts.setup());
    counts.moves().forEach(move -> root.play(RULES.read(move), EventListener.SILENT));
    given = counts.given();
  }

  @Override
  public long leaves(int depth) {
    prepare(depth);
    return leaves(root, depth, 0);
  }

  @Override
  public SortedMap<String, Long> divide(int depth) {
    prepare(depth);
    if (isDealt(root)) {
      return new TreeMap<>(java.util.Map.of(given.getFirst(), leaves(depth)));
    }
    SortedMap<String, Long> divided = new TreeMap<>();
    root.legal()
        .forEach(move -> {
          SanMarcoPosition next = root.copy();
          next.play(move, EventListener.SILENT);
          divided.put(Tree.sorted(move.toString()), leaves(next, depth - 1, 0));
        });
    return divided;
  }

  private void prepare(int depth) {
    while (positions.size() <= depth) {
      positions.add(root.copy());
      codes.add(new MoveCodes());
    }
  }

  private static boolean isDealt(SanMarcoPosition position) {
    return position.phase() == Phase.DRAW
        || position.phase() == Phase.ROLES && position.players() != 2;
  }

  private long leaves(SanMarcoPosition position, int depth, int dealt) {
    if (depth == 0 || position.phase() == Phase.OVER) {
      return 1;
    }
    SanMarcoPosition next = positions.get(depth);
    if (isDealt(position)) {
      if (dealt == given.size()) {
        return 1;
      }
      next.copyFrom(position);
      next.play(RULES.read(given.get(dealt)), EventListener.SILENT);
      return leaves(next, depth - 1, dealt + 1);
    }
    MoveCodes moves = codes.get(depth);
    position.codes(moves);
    if (depth == 1) {
      return moves.size();
    }
    long sum = 0;
    for (int i = 0; i < moves.size(); i++) {
      next.copyFrom(position);
      next.advance(moves.get(i), EventListener.SILENT);
      sum += leaves(next, depth - 1, dealt);
    }
    return sum;
  }
}
