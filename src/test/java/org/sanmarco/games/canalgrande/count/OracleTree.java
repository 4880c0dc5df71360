package org.sanmarco.games.canalgrande.count;

import java.util.ArrayList;
import java.util.List;
import org.sanmarco.contract.Counts;
import org.sanmarco.games.canalgrande.oracle.Oracle;

/**
 * The same tree as the second engine sees it, which was written from the rules alone. It can't copy
 * a position, so each is reached from the start of the game: slow, but it shares nothing.
 */
final class OracleTree {

  private final Counts counts;
  private final List<String> moves;

  OracleTree(Counts counts) {
    this.counts = counts;
    this.moves = counts.moves();
  }

  long leaves(int depth) {
    return leaves(moves, depth, 0);
  }

  private long leaves(List<String> played, int depth, int drawn) {
    if (depth == 0) {
      return 1;
    }
    Oracle oracle = after(played);
    return switch (oracle.phase()) {
      case "over" -> 1;
      case "draw", "spy", "bonus" ->
          drawn == counts.given().size()
              ? 1
              : leaves(and(played, counts.given().get(drawn)), depth - 1, drawn + 1);
      default ->
          oracle.legal().stream()
              .mapToLong(move -> depth == 1 ? 1 : leaves(and(played, move), depth - 1, drawn))
              .sum();
    };
  }

  private Oracle after(List<String> played) {
    int leader = Integer.parseInt(counts.setup().options().getOrDefault("leader", "1"));
    boolean open = counts.setup().options().containsValue("open");
    Oracle oracle = new Oracle(counts.setup().players(), leader, open);
    played.forEach(oracle::play);
    return oracle;
  }

  private static List<String> and(List<String> moves, String move) {
    List<String> more = new ArrayList<>(moves);
    more.add(move);
    return more;
  }
}
