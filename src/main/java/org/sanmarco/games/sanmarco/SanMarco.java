package org.sanmarco.games.sanmarco;

import static org.sanmarco.kernel.RefusedException.require;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.material.Board;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Option;
import org.sanmarco.kernel.RecordForm;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Setup;
import org.sanmarco.notation.PackedCards;

/**
 * The game of San Marco. Its options are {@code leader}, the first leader (S2), and {@code board},
 * districts with other values than the standard ones (B1).
 */
public final class SanMarco implements Game {

  /** The game's identifier. */
  public static final String ID = "san-marco";

  /** The version of the notation that is spoken here. */
  public static final int NOTATION = 1;

  private static final RecordForm<SanMarcoEvent> EVENTS =
      new RecordForm<>(
          SanMarcoEvent.class,
          Map.of(
              Cards.class, written -> Cards.of(PackedCards.read(written, Card.ALL)),
              Pair.class, written -> PackedCards.read(written, Pair.ALL).getFirst()));

  private static final String LEADER = "leader";

  /** The option that gives districts other values (B1). */
  public static final String BOARD = "board";

  private static final Pattern VALUES = Pattern.compile("([A-Z]{3}):([1-9][0-9]?)/([1-9][0-9]?)");

  @Override
  public String id() {
    return ID;
  }

  @Override
  public int rank() {
    return 1;
  }

  @Override
  public List<Integer> players() {
    return List.of(2, 3, 4);
  }

  @Override
  public List<Option> options(int players) {
    return List.of(Option.leader(LEADER, players), Option.text(BOARD, written(Board.STANDARD)));
  }

  @Override
  public SanMarcoPosition start(Setup setup) {
    int leader = setup.checkedLeader(this, Set.of(LEADER, BOARD), "S1", "S2");
    String values = setup.options().get(BOARD);
    return new SanMarcoPosition(
        values == null ? Board.STANDARD : board(values), setup.players(), leader);
  }

  @Override
  public SanMarcoMove read(String written) {
    return SanMarcoMove.read(written);
  }

  @Override
  public SanMarcoView readView(Setup setup, int seat, Map<String, @Nullable Object> data) {
    return ViewReader.read(start(setup), seat, data);
  }

  @Override
  public RecordForm<SanMarcoEvent> events() {
    return EVENTS;
  }

  /** The set-up of a position's game, with all its values. */
  static Setup setup(SanMarcoState state) {
    Map<String, String> options = new TreeMap<>();
    options.put(LEADER, String.valueOf(state.firstLeader + 1));
    options.put(BOARD, written(state.board));
    return new Setup(ID, state.players, options);
  }

  private static String written(Board board) {
    return District.ALL.stream()
        .map(district -> district + ":" + board.most(district) + "/" + board.second(district))
        .collect(Collectors.joining(","));
  }

  private static Board board(String values) {
    Board board = Board.STANDARD;
    List<String> named = new java.util.ArrayList<>();
    for (String item : values.split(",", -1)) {
      Matcher matcher = VALUES.matcher(item);
      require(matcher.matches(), "B1", "unreadable-values", item);
      String name = matcher.group(1);
      int most = Integer.parseInt(matcher.group(2));
      int second = Integer.parseInt(matcher.group(3));
      District district =
          District.ALL.stream()
              .filter(one -> one.name().equals(name))
              .findFirst()
              .orElseThrow(() -> new RefusedException(Refusal.of("B1", "no-such-district", name)));
      require(!named.contains(name), "B1", "district-named-twice", name);
      require(second <= most, "B1", "most-below-second", name, most, second);
      named.add(name);
      board = board.with(district, most, second);
    }
    return board;
  }
}
