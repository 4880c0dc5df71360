package org.sanmarco.games.sanmarco.count;

import java.util.SortedMap;
import java.util.TreeSet;
import org.sanmarco.contract.Counts;

/** Prints how many leaves there are behind each first move, to find where two engines differ. */
public final class Divide {

  private Divide() {}

  /**
   * Counts.
   *
   * @param arguments the name of a position, the depth, and {@code second} to let the second engine
   *     count too and show where it differs; without any, the numbers of all positions
   */
  public static void main(String[] arguments) {
    if (arguments.length == 0) {
      for (Counts counts : Counts.all("san-marco")) {
        StringBuilder line = new StringBuilder(counts.name());
        for (int depth = 1; depth <= counts.leaves().size(); depth++) {
          line.append(' ').append(new EngineTree(counts).leaves(depth));
        }
        System.out.println(line);
      }
      return;
    }
    Counts counts = Counts.named("san-marco", arguments[0]);
    int depth = Integer.parseInt(arguments[1]);
    SortedMap<String, Long> first = new EngineTree(counts).divide(depth);
    boolean both = arguments.length > 2 && arguments[2].equals("second");
    SortedMap<String, Long> second = both ? new OracleTree(counts).divide(depth) : first;
    TreeSet<String> moves = new TreeSet<>(first.keySet());
    moves.addAll(second.keySet());
    long sum = 0;
    for (String move : moves) {
      long here = first.getOrDefault(move, 0L);
      long there = second.getOrDefault(move, 0L);
      System.out.println(
          move + ": " + here + (here == there ? "" : "   but the second engine counts " + there));
      sum += here;
    }
    System.out.println(moves.size() + " moves, " + sum + " leaves");
  }
}
