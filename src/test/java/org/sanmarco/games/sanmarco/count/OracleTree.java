package org.sanmarco.games.sanmarco.count;

import module java.base;

import org.sanmarco.contract.Counts;
import org.sanmarco.games.sanmarco.oracle.Oracle;

/**
 * The tree as the second engine sees it, which was written from the rule book alone. It can't copy
 * a position, so each is reached from the start of the game: slow, but it shares nothing.
 */
final class OracleTree implements Tree {

  private final Counts counts;
  private final List<String> given;

  OracleTree(Counts counts) {
    this.counts = counts;
    this.given = counts.given();
  }

  @Override
  public long leaves(int depth) {
    return leaves(counts.moves(), depth, 0);
  }

  @Override
  public SortedMap<String, Long> divide(int depth) {
    Oracle oracle = after(counts.moves());
    if (isDealt(oracle)) {
      return new TreeMap<>(Map.of(given.getFirst(), leaves(depth)));
    }
    SortedMap<String, Long> divided = new TreeMap<>();
    for (String move : oracle.legal()) {
      divided.put(move, leaves(and(counts.moves(), move), depth - 1, 0));
    }
    return divided;
  }

  private Oracle after(List<String> moves) {
    String leader = Objects.requireNonNull(counts.setup().options().get("leader"));
    Oracle oracle = new Oracle(counts.setup().players(), Integer.parseInt(leader));
    moves.forEach(oracle::play);
    return oracle;
  }

  private static List<String> and(List<String> moves, String move) {
    List<String> more = new ArrayList<>(moves);
    more.add(move);
    return more;
  }

  private static boolean isDealt(Oracle oracle) {
    return oracle.isChance() && (oracle.phase().equals("draw") || oracle.phase().equals("roles"));
  }

  private long leaves(List<String> moves, int depth, int dealt) {
    if (depth == 0) {
      return 1;
    }
    Oracle oracle = after(moves);
    if (isDealt(oracle)) {
      return dealt == given.size() ? 1 : leaves(and(moves, given.get(dealt)), depth - 1, dealt + 1);
    }
    if (oracle.phase().equals("over")) {
      return 1;
    }
    if (depth == 1) {
      return oracle.legal().size();
    }
    long sum = 0;
    for (String move : oracle.legal()) {
      sum += leaves(and(moves, move), depth - 1, dealt);
    }
    return sum;
  }
}
