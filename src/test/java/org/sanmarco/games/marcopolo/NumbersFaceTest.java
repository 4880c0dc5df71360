package org.sanmarco.games.marcopolo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.notation.MoveCodes;

/** The interface for searches: moves as numbers. */
class NumbersFaceTest {

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5})
  void numbersAreTheSameMoves(int players) {
    Random random = new Random(players);
    MarcoPoloPosition position = Setups.start(players);
    MarcoPoloPosition silent = position.copy();
    MoveCodes codes = new MoveCodes();
    while (!position.isOver()) {
      position.codes(codes);
      if (position.turn() > 0) {
        List<MarcoPoloMove> legal = position.legal();
        assertThat(codes.size()).isEqualTo(legal.size());
        for (int i = 0; i < codes.size(); i++) {
          assertThat(position.move(codes.get(i))).isEqualTo(legal.get(i));
          assertThat(codes.contains(codes.get(i))).isTrue();
        }
      } else {
        assertThat(codes.size()).isZero();
      }
      agreesWithTheMoves(position);
      long code = position.randomCode(random::nextInt);
      assertThat(PackedMove.of(position.move(code))).isEqualTo(code);
      silent.advance(code, EventListener.SILENT);
      position.advance(code, event -> assertThat(event).isNotNull());
      assertThat(position).isEqualTo(silent).hasToString(silent.toString());
    }
    position.codes(codes);
    assertThat(codes.size()).isZero();
  }

  /** The queries of the table and the computers, compared with the legal moves and the views. */
  private static void agreesWithTheMoves(MarcoPoloPosition position) {
    assertThat(position.deckSize()).isEqualTo(position.deck().size());
    assertThat(position.mayTakeFromDeck())
        .isEqualTo(position.deck().size() + position.discard().size() > 0);
    for (int camel = 1; camel <= position.camels(); camel++) {
      assertThat(position.isMovable(camel)).isEqualTo(position.movableCamels().contains(camel));
    }
    Random random = new Random(position.turn());
    for (int seat = 1; seat <= position.seats(); seat++) {
      MarcoPoloView view = position.view(seat);
      assertThat(view.deckSize()).isEqualTo(position.deckSize());
      MarcoPoloPosition sampled = position.copy();
      view.sampleInto(sampled, random::nextInt);
      assertThat(sampled.view(seat)).isEqualTo(view);
      for (int other = 1; other <= position.seats(); other++) {
        assertThat(sampled.hand(other).size()).isEqualTo(position.hand(other).size());
      }
    }
  }

  @Test
  void aHandOfManyCardsPaysInHundredsOfWays() {
    Scene scene = Scene.on("3:A5", 3);
    scene.hand(1, Cards.FULL.toString());
    assertThat(scene.legal()).hasSize(5 * 5 * 5 * 5 * 5 + 1).doesNotHaveDuplicates();
  }

  @Test
  void positionsThatDifferInAnythingAreNotEqual() {
    Scene scene = Scene.of(3).hand(1, "OIL.B").row("CAM.R");
    assertThat(scene.position.copy()).isEqualTo(scene.position).hasSameHashCodeAs(scene.position);
    MarcoPoloPosition known = scene.position.copy();
    known.known[0] = known.hands[0];
    MarcoPoloPosition been = scene.position.copy();
    been.been[0]++;
    MarcoPoloPosition hands = scene.position.copy();
    hands.hands[2]++;
    MarcoPoloPosition track = Scene.on("1:C1", 3).hand(1, "OIL.B").row("CAM.R").position;
    MarcoPoloPosition both = scene.position.copy();
    both.both = true;
    for (MarcoPoloPosition other : List.of(known, been, hands, track, both)) {
      assertThat(other).isNotEqualTo(scene.position);
    }
    assertThat(scene.position).isNotEqualTo("a position");
    assertThat(scene.position.hand(1)).isEqualTo(Scene.cards("OIL.B"));
    assertThat(scene.position.leader()).isEqualTo(1);
  }
}
