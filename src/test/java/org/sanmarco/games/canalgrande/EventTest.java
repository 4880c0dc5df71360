package org.sanmarco.games.canalgrande;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.CardPlayed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.CardsDrawn;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.CardsReturned;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.DistrictNamed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.GameEnded;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.HandDealt;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.OfferTaken;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.OffersMade;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.RaiseDone;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.SeatPassed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.SpyPlayed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.TraitorPlayed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.TurnBegan;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.UnseenDrawn;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.VoteBegan;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.VoteWon;
import org.sanmarco.kernel.Result;

/** The events of a move, and the seats that see them. */
class EventTest {

  private static Cards cards(String written) {
    return new Cards(Given.cards(written));
  }

  @Test
  void aHandIsDealtBeforeItsOwnersEyesAlone() {
    Scene scene = new Scene(Given.start(2, Map.of())).play("deal CAN CRO POL MAR");
    HandDealt dealt = new HandDealt(1, 0, cards("CAN CRO POL MAR"));
    assertThat(scene.events()).isEqualTo(List.of(dealt));
    assertThat(dealt.seenBy(1)).isEqualTo(dealt);
    assertThat(dealt.seenBy(2).cards()).isEqualTo(Cards.NONE);
    assertThat(dealt.seenBy(0).cards()).isEqualTo(Cards.NONE);
    assertThat(dealt.reveals()).isTrue();
    scene.play("deal CAN CRO POL MAR");
    assertThat(scene.events().getLast()).isEqualTo(new TurnBegan(1, 1, 1, 2));
    Scene open = new Scene(Given.start(4, Map.of("partners", "open"))).play("deal CAN CAN CRO CRO");
    assertThat(open.events().getFirst().seenBy(2)).isEqualTo(open.events().getFirst());
    assertThat(open.events().getFirst().seenBy(3)).isNotEqualTo(open.events().getFirst());
  }

  @Test
  void aTurnIsTold() {
    Scene scene = Given.two().hand(1, "POL").scene().play("draw CAN GON TRA SPY DOG 1 2 3");
    assertThat(scene.events())
        .isEqualTo(List.of(new CardsDrawn(1, cards("CAN GON TRA SPY DOG 1 2 3"))));
    assertThat(scene.events().getFirst().reveals()).isTrue();
    scene.play("divide CAN TRA SPY DOG 1 / GON 2 3");
    assertThat(scene.events())
        .isEqualTo(
            List.of(new OffersMade(1, List.of(cards("CAN TRA SPY DOG 1"), cards("GON 2 3")))));
    assertThat(scene.events().getFirst().reveals()).isFalse();
    scene.play("take 1");
    assertThat(scene.events())
        .isEqualTo(
            List.of(new OfferTaken(2, 1, cards("CAN TRA SPY DOG 1"), 1), new TraitorPlayed(2, 1)));
    scene.play("steal POL");
    assertThat(scene.events()).contains(new SpyPlayed(2));
    scene.play("spy GON DOG");
    UnseenDrawn drawn = new UnseenDrawn(2, 0, false, cards("GON DOG"), 1);
    assertThat(scene.events()).isEqualTo(List.of(drawn, new VoteBegan(2, 2)));
    assertThat(drawn.seenBy(2)).isEqualTo(drawn);
    assertThat(drawn.seenBy(1)).isEqualTo(new UnseenDrawn(2, 0, false, cards("DOG"), 1));
    assertThat(drawn.reveals()).isTrue();
  }

  @Test
  void aVoteIsTold() {
    Scene scene = Given.two().hand(1, "CAN CAN POL GON").hand(2, "CAN").scene();
    scene.offers("CAN DOG 1", "TRA SPY SPY 1 1").play("play CAN");
    assertThat(scene.events())
        .isEqualTo(
            List.of(new DistrictNamed(2, Card.CAN), new CardPlayed(2, Card.CAN, false, true)));
    assertThat(scene.events().getLast().reveals()).isFalse();
    scene.play("play CAN");
    assertThat(scene.events()).isEqualTo(List.of(new CardPlayed(2, Card.CAN, false, false)));
    assertThat(scene.events().getLast().reveals()).isTrue();
    scene.play("done");
    assertThat(scene.events()).isEqualTo(List.of(new RaiseDone(2, 2)));
    scene.play("play CAN", "gondola POL");
    assertThat(scene.events()).isEqualTo(List.of(new CardPlayed(1, Card.POL, true, false)));
    scene.play("play CAN", "done", "pass");
    assertThat(scene.events().subList(0, 3))
        .isEqualTo(
            List.of(
                new SeatPassed(2),
                new VoteWon(List.of(1), Card.CAN),
                new CardsReturned(2, cards("CAN"))));
  }

  @Test
  void aGondolaThatNobodyKnewOfRevealsToo() {
    Scene scene = Given.two().hand(2, "GON").scene();
    scene.offers("CAN POL DOG 1", "SPY SPY 1 1").play("play CAN", "gondola POL");
    assertThat(scene.events()).isEqualTo(List.of(new CardPlayed(2, Card.POL, true, false)));
  }

  @Test
  void theEndIsTold() {
    Scene scene = Given.two().won(2, "CAN CAN CAN").hand(2, "CAN").scene();
    scene.offers("DOG 1", "SPY SPY SPY TRA 1 1").play("play CAN", "done", "pass");
    assertThat(scene.events().getLast())
        .isEqualTo(new GameEnded(new Result(List.of(0, 1), List.of(2)), List.of(2)));
  }
}
