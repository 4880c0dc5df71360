package org.sanmarco.games.canalgrande;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.notation.PackedCards;

/** A position in play, in the notation's words. */
final class Scene {

  private final CanalGrandePosition position;
  private List<CanalGrandeEvent> events = List.of();

  Scene(CanalGrandePosition position) {
    this.position = position;
  }

  CanalGrandePosition position() {
    return position;
  }

  /** The divider draws and cuts these two offers; the chooser takes the first. */
  Scene offers(String chosen, String other) {
    return play("draw " + chosen + " " + other, "divide " + chosen + " / " + other, "take 1");
  }

  Scene play(String... moves) {
    for (String move : moves) {
      List<CanalGrandeEvent> heard = new ArrayList<>();
      int[] inventory = position.inventory();
      position.play(new CanalGrande().read(move), event -> heard.add((CanalGrandeEvent) event));
      assertThat(position.inventory()).as("cards after %s", move).isEqualTo(inventory);
      events = heard;
    }
    return this;
  }

  /** The events of the last move. */
  List<CanalGrandeEvent> events() {
    return events;
  }

  Scene allows(String... moves) {
    assertThat(position.legal())
        .extracting(CanalGrandeMove::toString)
        .containsExactlyInAnyOrder(moves);
    return this;
  }

  Scene refuses(String move, String rule, String code) {
    CanalGrandePosition before = position.copy();
    Refusal refusal = position.refusal(new CanalGrande().read(move));
    assertThat(refusal).as("%s is refused", move).isNotNull();
    assertThat(Objects.requireNonNull(refusal).rule() + " " + refusal.code())
        .isEqualTo(rule + " " + code);
    assertThat(position).isEqualTo(before);
    return this;
  }

  /** A key of the position's JSON says this. */
  Scene says(String key, @Nullable Object value) {
    assertThat(String.valueOf(position.describe().get(key)))
        .as(key)
        .isEqualTo(String.valueOf(value));
    return this;
  }

  /** A key of the JSON of a seat's view says this. */
  Scene sees(int seat, String key, @Nullable Object value) {
    Map<String, @Nullable Object> view = position.view(seat).describe();
    assertThat(String.valueOf(view.get(key)))
        .as("%s for seat %s", key, seat)
        .isEqualTo(String.valueOf(value));
    return this;
  }

  /** The number of copies of a card in the deck and in the discards. */
  Scene counts(String card, int inDeck, int discarded) {
    Card kind = PackedCards.read(card, Card.ALL).getFirst();
    assertThat(position.deck().count(kind)).as("%s in the deck", card).isEqualTo(inDeck);
    assertThat(position.discard().count(kind)).as("%s discarded", card).isEqualTo(discarded);
    return this;
  }
}
