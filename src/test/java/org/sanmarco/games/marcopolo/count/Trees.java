package org.sanmarco.games.marcopolo.count;

import java.util.ArrayList;
import java.util.List;
import org.sanmarco.contract.Counts;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.Phase;
import org.sanmarco.games.marcopolo.oracle.Oracle;
import org.sanmarco.games.marcopolo.recorded.SecondOpinion;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.notation.MoveCodes;
import org.sanmarco.table.Table;

/**
 * The ways on from a position, as each engine sees them. A leaf is a position n moves later, or one
 * before that where the game is over. Five cards can't be listed: those are dealt that the recorded
 * game has.
 */
final class Trees {

  private static final MarcoPolo RULES = new MarcoPolo();

  private Trees() {}

  /** As the engine counts, by the numbers that a search uses. */
  static long engine(Counts counts, int depth) {
    Table table = counts.table();
    return leaves(table, (MarcoPoloPosition) table.positionAfter(counts.after()), depth);
  }

  private static long leaves(Table table, MarcoPoloPosition position, int depth) {
    if (depth == 0 || position.phase() == Phase.OVER) {
      return 1;
    }
    MarcoPoloPosition next = position.copy();
    if (position.turn() == 0) {
      int played = (int) dealt(position);
      next.play(RULES.read(table.history().get(played).move().toString()), EventListener.SILENT);
      return leaves(table, next, depth - 1);
    }
    MoveCodes moves = new MoveCodes();
    position.codes(moves);
    long sum = 0;
    for (int i = 0; i < moves.size(); i++) {
      next.copyFrom(position);
      next.advance(moves.get(i), EventListener.SILENT);
      sum += leaves(table, next, depth - 1);
    }
    return sum;
  }

  private static long dealt(MarcoPoloPosition position) {
    long dealt = 0;
    for (int seat = 1; seat <= position.seats(); seat++) {
      dealt += position.handSize(seat) > 0 ? 1 : 0;
    }
    return dealt;
  }

  /** As the second engine counts, which can't copy: each position is reached from the start. */
  static long oracle(Counts counts, int depth) {
    return leaves(counts.table(), counts.moves(), depth);
  }

  private static long leaves(Table table, List<String> moves, int depth) {
    if (depth == 0) {
      return 1;
    }
    Oracle oracle = SecondOpinion.start(table.setup());
    moves.forEach(oracle::play);
    if (oracle.phase().equals("over")) {
      return 1;
    }
    if (oracle.isDealt()) {
      return leaves(
          table, and(moves, table.history().get(moves.size()).move().toString()), depth - 1);
    }
    if (depth == 1) {
      return oracle.legal().size();
    }
    return oracle.legal().stream()
        .mapToLong(move -> leaves(table, and(moves, move), depth - 1))
        .sum();
  }

  private static List<String> and(List<String> moves, String move) {
    List<String> more = new ArrayList<>(moves);
    more.add(move);
    return more;
  }
}
