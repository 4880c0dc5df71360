package org.sanmarco.games.marcopolo.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.sanmarco.bots.XorShift;
import org.sanmarco.games.marcopolo.Card;
import org.sanmarco.games.marcopolo.Cards;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.Phase;
import org.sanmarco.games.marcopolo.Track;
import org.sanmarco.kernel.Setup;

/** The way that a hand pays for. */
class JourneyTest {

  private static final Card GOODS = Card.ALL.getFirst();
  private static final Card CAMELEER = Card.ALL.getLast();

  private final Journey journey = new Journey();
  private MarcoPoloPosition position;

  @BeforeEach
  void begins() {
    position = new MarcoPolo().start(new Setup(MarcoPolo.ID, 3, Map.of()));
    XorShift random = new XorShift(1);
    while (position.phase() != Phase.MOVE) {
      position.playRandom(random);
    }
  }

  @Test
  void stepsArePaidWithGoodsAndSkipCamels() {
    follow(position.leader(), Cards.NONE.with(GOODS).with(GOODS).with(CAMELEER));
    assertThat(journey.reach()).isEqualTo(4);
    assertThat(journey.gold()).isZero();
  }

  @Test
  void missingCardsAreCountedOneByOne() {
    follow(position.leader(), Cards.NONE);
    int missing = journey.missing();
    follow(position.leader(), Cards.NONE.with(CAMELEER));
    assertThat(journey.missing()).isEqualTo(missing - 1);
  }

  @Test
  void firstJourneysEndInGanzhou() {
    follow(position.leader(), Cards.FULL);
    assertThat(journey.reach()).isEqualTo(Track.GANZHOU);
    assertThat(journey.gold()).isEqualTo(3);
  }

  /** The camel in front stands on space 2, where the last player's opponents have not been. */
  @Test
  void ballastIsDroppedOnceWhereOthersHaveBeen() {
    int leader = position.leader();
    MarcoPoloPosition moved = position.copy();
    XorShift random = new XorShift(2);
    while (moved.space(leader) == 0 || moved.onTurn() == leader) {
      moved.copyFrom(position);
      while (moved.turn() == 1) {
        moved.playRandom(random);
      }
    }
    int next = moved.onTurn();
    journey.follow(moved, next, moved.space(next), Cards.NONE.packed());
    assertThat(journey.reach()).isEqualTo(3);
    assertThat(journey.gold()).isEqualTo(-1);
  }

  private void follow(int seat, Cards hand) {
    journey.follow(position, seat, position.space(seat), hand.packed());
  }
}
