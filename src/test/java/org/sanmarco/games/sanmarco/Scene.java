package org.sanmarco.games.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Setup;

/** A position in a test: takes written moves, and answers in the notation. */
final class Scene {

  private static final SanMarco GAME = new SanMarco();

  private final SanMarcoPosition position;
  private final List<SanMarcoEvent> heard = new ArrayList<>();

  Scene(SanMarcoPosition position) {
    this.position = position;
  }

  /** A new game with seat 1 (or player 1) as first leader. */
  static Scene of(int players) {
    return of(players, Map.of());
  }

  static Scene of(int players, Map<String, String> options) {
    return new Scene(GAME.start(new Setup("san-marco", players, options)));
  }

  SanMarcoPosition position() {
    return position;
  }

  /** Plays moves, all of which must be legal; stores the events of the last one. */
  Scene play(String... moves) {
    for (String written : moves) {
      heard.clear();
      SanMarcoMove move = GAME.read(written);
      Refusal refusal = position.refusal(move);
      assertThat(refusal).as("%s in %s", written, position).isNull();
      position.play(move, event -> heard.add((SanMarcoEvent) event));
    }
    return this;
  }

  Scene rolls(int... dice) {
    for (int die : dice) {
      play("roll " + die);
    }
    return this;
  }

  /** The events of the last move. */
  List<SanMarcoEvent> heard() {
    return List.copyOf(heard);
  }

  <E extends SanMarcoEvent> List<E> heard(Class<E> kind) {
    return heard.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  List<String> legal() {
    return position.legal().stream().map(SanMarcoMove::toString).toList();
  }

  /** The legal moves that begin so. */
  List<String> legal(String beginning) {
    return legal().stream().filter(move -> move.startsWith(beginning)).toList();
  }

  /** Why a move is refused, as rule and code; it then must change nothing. */
  String refusal(String written) {
    SanMarcoPosition before = position.copy();
    try {
      position.play(GAME.read(written), event -> heard.add((SanMarcoEvent) event));
    } catch (RefusedException refused) {
      assertThat(position).isEqualTo(before);
      return (refused.refusal().rule() + " " + refused.refusal().code()).trim();
    }
    return "legal";
  }

  String actor() {
    return position.actor().toString();
  }

  String phase() {
    return position.phase().toString();
  }

  List<Integer> nobles(String district) {
    return bySeat(seat -> position.nobles(District.valueOf(district), seat));
  }

  List<Integer> reserve() {
    return bySeat(position::reserve);
  }

  List<Integer> prestige() {
    return bySeat(position::prestige);
  }

  List<Integer> penalty() {
    return bySeat(position::penalty);
  }

  List<Integer> in() {
    return IntStream.rangeClosed(1, position.seats()).filter(position::isIn).boxed().toList();
  }

  List<Integer> owners(String pair) {
    return position.owners(Given.pair(pair));
  }

  String doge() {
    return Objects.toString(position.doge(), "off the board");
  }

  String hand() {
    return position.hand().toString();
  }

  @Nullable Object json(String key) {
    return position.describe().get(key);
  }

  /** The points of each seat if a district were scored now. */
  List<Integer> points(String district) {
    return Scoring.points(position, District.valueOf(district));
  }

  private List<Integer> bySeat(java.util.function.IntFunction<Integer> number) {
    return IntStream.rangeClosed(1, position.seats()).mapToObj(number).toList();
  }
}
