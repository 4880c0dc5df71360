package org.sanmarco.games.marcopolo;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Setup;
import org.sanmarco.notation.PackedCards;

/**
 * A position assembled for a test, and the events on it. Player 1 begins, the cards that are
 * nowhere else are in the deck, and each camel stands where it does at the start.
 */
final class Scene {

  private static final MarcoPolo GAME = new MarcoPolo();

  final MarcoPoloPosition position;

  /** The events of the last move. */
  final List<Event> events = new ArrayList<>();

  private Scene(int players, Map<String, String> options) {
    position = GAME.start(new Setup("marco-polo", players, options));
    position.phase = Phase.MOVE;
    position.turn = 1;
  }

  /** Three to five players, or two who move one camel in a turn. */
  static Scene of(int players) {
    return new Scene(players, Map.of());
  }

  /** Two players who may move both camels in a turn. */
  static Scene ofBoth() {
    return new Scene(2, Map.of("variant", "both"));
  }

  static Scene on(String track, int players) {
    return new Scene(players, Map.of("way", track));
  }

  static Cards cards(String written) {
    return Cards.of(PackedCards.read(written, Card.ALL));
  }

  Scene hand(int seat, String cards) {
    position.deck += position.hands[seat - 1];
    position.hands[seat - 1] = fromDeck(cards);
    return this;
  }

  /** Cards of a hand that were taken from the row. */
  Scene known(int seat, String cards) {
    position.known[seat - 1] = cards(cards).packed();
    return this;
  }

  Scene row(String cards) {
    position.row = fromDeck(cards);
    return this;
  }

  Scene discard(String cards) {
    position.discard = fromDeck(cards);
    return this;
  }

  /** Moves the deck to the last player's hand, so that nothing is left. */
  Scene withoutDeck() {
    position.hands[position.players - 1] += position.deck;
    position.deck = 0;
    return this;
  }

  private long fromDeck(String cards) {
    long packed = cards(cards).packed();
    assertThat(position.deck().contains(new Cards(packed))).as(cards).isTrue();
    position.deck -= packed;
    return packed;
  }

  /** Puts a camel on a space; on its way it has been nowhere else. */
  Scene at(int camel, int space) {
    position.been[camel - 1] = 0;
    position.put(camel - 1, space);
    return this;
  }

  Scene gold(int seat, int gold) {
    position.earn(seat - 1, gold - position.gold(seat));
    return this;
  }

  Scene pastHalfway() {
    position.halfway = true;
    return this;
  }

  Scene turnOf(int seat) {
    position.player = seat - 1;
    return this;
  }

  Scene play(String... moves) {
    for (String move : moves) {
      events.clear();
      position.play(GAME.read(move), events::add);
    }
    return this;
  }

  /** Draws this card from the deck, and so ends the turn. */
  Scene draw(String card) {
    if (position.phase == Phase.MOVE) {
      play("stop");
    }
    return play("take deck", "card " + card);
  }

  List<String> legal() {
    return position.legal().stream().map(Object::toString).toList();
  }

  /** The refusal of a move, which must change nothing. */
  Refusal refusal(String move) {
    MarcoPoloPosition before = position.copy();
    MarcoPoloMove read = GAME.read(move);
    Refusal refusal = Objects.requireNonNull(position.refusal(read), move);
    try {
      position.play(read, events::add);
    } catch (RefusedException thrown) {
      assertThat(thrown.refusal()).isEqualTo(refusal);
    }
    assertThat(position).isEqualTo(before);
    return refusal;
  }

  /** The rule and the code of a move's refusal. */
  String refused(String move) {
    Refusal refusal = refusal(move);
    return refusal.rule() + " " + refusal.code();
  }

  @Nullable Object told(String key) {
    return position.describe().get(key);
  }
}
