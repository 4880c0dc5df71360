package org.sanmarco.games.nim;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.games.nim.NimMove.Deal;
import org.sanmarco.games.nim.NimMove.Draw;
import org.sanmarco.games.nim.NimMove.Pass;
import org.sanmarco.games.nim.NimMove.Take;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Option;
import org.sanmarco.kernel.RecordForm;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Setup;
import org.sanmarco.notation.Described;

/** The game of Nim: who can play, how it begins, and how its moves are read. */
public final class Nim implements Game {

  /** The game's identifier. */
  public static final String ID = "nim";

  static final String LEADER = "leader";
  static final String HEAP = "heap";
  static final String STANDARD_HEAP = "15";

  private static final Pattern MOVE = Pattern.compile("(deal|draw|take) ([1-3])(?: ([1-3]))?");

  @Override
  public String id() {
    return ID;
  }

  @Override
  public List<Integer> players() {
    return List.of(2, 3, 4, 5);
  }

  @Override
  public List<Option> options(int players) {
    return List.of(Option.leader(LEADER, players), Option.text(HEAP, STANDARD_HEAP));
  }

  @Override
  public NimPosition start(Setup setup) {
    int leader = setup.checkedLeader(this, Set.of(LEADER, HEAP), "N1", "N1");
    String heap = setup.options().getOrDefault(HEAP, STANDARD_HEAP);
    RefusedException.require(heap.matches("[1-9][0-9]?"), "N1", "no-such-heap", heap);
    return new NimPosition(setup.players(), leader + 1, Integer.parseInt(heap));
  }

  @Override
  public NimMove read(String written) {
    String move = written.strip().replaceAll("[ \t]+", " ").toLowerCase(Locale.ROOT);
    if (move.equals("pass")) {
      return new Pass();
    }
    Matcher parts = MOVE.matcher(move);
    if (parts.matches() && parts.group(1).equals("deal") == (parts.group(3) != null)) {
      int first = Integer.parseInt(parts.group(2));
      return switch (parts.group(1)) {
        case "deal" ->
            new Deal(
                Math.min(first, Integer.parseInt(parts.group(3))),
                Math.max(first, Integer.parseInt(parts.group(3))));
        case "draw" -> new Draw(first);
        default -> new Take(first);
      };
    }
    throw new RefusedException(Refusal.of("", "no-such-move", written));
  }

  @Override
  public NimView readView(Setup setup, int seat, Map<String, @Nullable Object> data) {
    return ViewReader.read(start(setup), seat, new Described(data));
  }

  @Override
  public RecordForm<NimEvent> events() {
    return new RecordForm<>(NimEvent.class, Map.of());
  }
}
