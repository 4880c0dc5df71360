package org.sanmarco.games.marcopolo;

import static org.sanmarco.kernel.RefusedException.require;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Option;
import org.sanmarco.kernel.RecordForm;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Setup;
import org.sanmarco.notation.PackedCards;

/**
 * The game of Marco Polo. Its options are {@code leader}, the youngest player (MS4), {@code
 * variant}, with two players which camels may move in a turn (MV2, MV3), and {@code track}, spaces
 * with other conditions and chests than the standard ones (MB5).
 */
public final class MarcoPolo implements Game {

  /** The game's identifier. */
  public static final String ID = "marco-polo";

  /** The version of the notation that is spoken here. */
  public static final int NOTATION = 1;

  private static final RecordForm<MarcoPoloEvent> EVENTS =
      new RecordForm<>(
          MarcoPoloEvent.class,
          Map.of(
              Card.class, written -> PackedCards.read(written, Card.ALL).getFirst(),
              Cards.class, written -> Cards.of(PackedCards.read(written, Card.ALL))));

  private static final String LEADER = "leader";
  private static final String VARIANT = "variant";
  private static final String WAY = "way";
  private static final List<String> VARIANTS = List.of("one", "both");
  private static final Pattern SPACE = Pattern.compile("([1-9][0-9]?):([A-Z][0-9])(?:\\+([12]))?");

  @Override
  public String id() {
    return ID;
  }

  @Override
  public int rank() {
    return 3;
  }

  @Override
  public List<Integer> players() {
    return List.of(2, 3, 4, 5);
  }

  @Override
  public List<Option> options(int players) {
    List<Option> options = new ArrayList<>();
    options.add(Option.leader(LEADER, players));
    if (players == 2) {
      options.add(Option.choice(VARIANT, VARIANTS));
    }
    options.add(Option.text(WAY, written(Track.STANDARD)));
    return options;
  }

  @Override
  public MarcoPoloPosition start(Setup setup) {
    int players = setup.players();
    int leader = setup.checkedLeader(this, Set.of(LEADER, VARIANT, WAY), "MS1", "MS4");
    String variant = setup.options().get(VARIANT);
    if (variant != null) {
      require(players == 2, "MV3", "variant-of-two", players);
      require(VARIANTS.contains(variant), "MV3", "no-such-variant", variant);
    }
    String track = setup.options().get(WAY);
    return new MarcoPoloPosition(
        track == null ? Track.STANDARD : track(track),
        players,
        leader,
        VARIANTS.getLast().equals(variant));
  }

  @Override
  public MarcoPoloMove read(String written) {
    return MarcoPoloMove.read(written);
  }

  @Override
  public MarcoPoloView readView(Setup setup, int seat, Map<String, @Nullable Object> data) {
    return ViewReader.read(start(setup), seat, data);
  }

  @Override
  public RecordForm<MarcoPoloEvent> events() {
    return EVENTS;
  }

  /** The set-up of a position's game, with all its values. */
  static Setup setup(MarcoPoloState state) {
    Map<String, String> options = new TreeMap<>();
    options.put(LEADER, String.valueOf(state.leader()));
    options.put(WAY, written(state.track()));
    String variant = variant(state);
    if (variant != null) {
      options.put(VARIANT, variant);
    }
    return new Setup(ID, state.seats(), options);
  }

  /** The option for the camels that two players may move in a turn; null with more players. */
  static @Nullable String variant(MarcoPoloState state) {
    return state.isForTwo() ? VARIANTS.get(state.both ? 1 : 0) : null;
  }

  private static String written(Track track) {
    return IntStream.rangeClosed(1, Track.DADU)
        .mapToObj(space -> space + ":" + track.written(space))
        .collect(Collectors.joining(","));
  }

  private static Track track(String written) {
    Track track = Track.STANDARD;
    Set<Integer> named = new HashSet<>();
    for (String item : written.split(",", -1)) {
      Matcher matcher = SPACE.matcher(item);
      require(matcher.matches(), "MB5", "unreadable-space", item);
      int space = Integer.parseInt(matcher.group(1));
      String condition = matcher.group(2);
      String chest = matcher.group(3);
      require(space <= Track.DADU, "MB1", "no-such-space", space, Track.DADU);
      require(named.add(space), "MB5", "space-named-twice", space);
      track =
          track.with(
              space,
              Condition.ofCode(condition)
                  .orElseThrow(() ->
                      new RefusedException(Refusal.of("MB4", "no-such-condition", condition))),
              chest == null ? 0 : Integer.parseInt(chest));
    }
    return track;
  }
}
