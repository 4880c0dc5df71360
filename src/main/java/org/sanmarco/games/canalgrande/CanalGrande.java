package org.sanmarco.games.canalgrande;

import static org.sanmarco.kernel.RefusedException.require;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Option;
import org.sanmarco.kernel.RecordForm;
import org.sanmarco.kernel.Setup;
import org.sanmarco.notation.PackedCards;

/**
 * The game of Canal Grande. Its options are {@code leader}, the first divider (GS5), and with four
 * {@code partners}, whether these play with open hands (GS4).
 */
public final class CanalGrande implements Game {

  /** The game's identifier. */
  public static final String ID = "canal-grande";

  /** The version of the notation that is spoken here. */
  public static final int NOTATION = 1;

  private static final RecordForm<CanalGrandeEvent> EVENTS =
      new RecordForm<>(
          CanalGrandeEvent.class,
          Map.of(Cards.class, written -> Cards.of(PackedCards.read(written, Card.ALL))));

  private static final String LEADER = "leader";
  private static final String PARTNERS = "partners";
  private static final String CLOSED = "closed";
  private static final String OPEN = "open";

  @Override
  public String id() {
    return ID;
  }

  @Override
  public int rank() {
    return 2;
  }

  @Override
  public List<Integer> players() {
    return List.of(2, Fields.MOST_SEATS);
  }

  /** It was made for two; four as partners are the publisher's variant. */
  @Override
  public int usualPlayers() {
    return players().getFirst();
  }

  @Override
  public List<Option> options(int players) {
    Option leader = Option.leader(LEADER, players);
    return players == Fields.MOST_SEATS
        ? List.of(leader, Option.choice(PARTNERS, List.of(CLOSED, OPEN)))
        : List.of(leader);
  }

  @Override
  public CanalGrandePosition start(Setup setup) {
    int players = setup.players();
    int leader = setup.checkedLeader(this, Set.of(LEADER, PARTNERS), "GS1", "GS5");
    String partners = setup.options().get(PARTNERS);
    require(partners == null || players == Fields.MOST_SEATS, "GS4", "no-partners");
    require(
        partners == null || partners.equals(CLOSED) || partners.equals(OPEN),
        "GS4",
        "neither-open-nor-closed",
        String.valueOf(partners));
    return new CanalGrandePosition(players, leader, OPEN.equals(partners));
  }

  @Override
  public CanalGrandeMove read(String written) {
    return CanalGrandeMove.read(written);
  }

  @Override
  public CanalGrandeView readView(Setup setup, int seat, Map<String, @Nullable Object> data) {
    return ViewReader.read(start(setup), seat, data);
  }

  @Override
  public RecordForm<CanalGrandeEvent> events() {
    return EVENTS;
  }

  /** The set-up of a state's game, with all its values. */
  static Setup setup(CanalGrandeState state) {
    Map<String, String> options = new TreeMap<>();
    options.put(LEADER, String.valueOf(state.leader + 1));
    if (state.seats == Fields.MOST_SEATS) {
      options.put(PARTNERS, partners(state));
    }
    return new Setup(ID, state.seats, options);
  }

  /** The option for partners' hands, {@code open} or {@code closed} (GS4). */
  static String partners(CanalGrandeState state) {
    return state.open ? OPEN : CLOSED;
  }
}
