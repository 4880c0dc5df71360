package org.sanmarco.games.marcopolo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CardDrawn;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CardTaken;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CardsPaid;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.HandDealt;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.RowLaid;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.RuleTest;

/** Knowledge of hands (MK), in positions, views and events. */
class KnowledgeTest {

  private static final Card OIL = Scene.cards("OIL.B").list().getFirst();

  @Test
  @RuleTest("MK1")
  void aPlayerSeesTheOwnHandAndHowManyCardsOthersHold() {
    Scene scene = Scene.of(3).hand(1, "OIL.B").hand(2, "CAM.B CAM.B SIL.R").row("SIL.B");
    scene.discard("FRU.Y").known(2, "CAM.B").gold(2, 5);
    MarcoPoloView view = scene.position.view(1);
    assertThat(view.describe()).containsEntry("hands", List.of(List.of("OIL.B"), 3, 0));
    assertThat(scene.position.view(2).describe())
        .containsEntry("hands", List.of(1, List.of("SIL.R", "CAM.B", "CAM.B"), 0));
    assertThat(scene.position.view(0).describe()).containsEntry("hands", List.of(1, 3, 0));
    for (String open : List.of("gold", "row", "discard", "known", "spaces", "actor", "moved")) {
      assertThat(view.describe().get(open)).as(open).isEqualTo(scene.told(open));
    }
    assertThat(view.describe().keySet())
        .containsExactlyElementsOf(scene.position.describe().keySet());
    assertThat(view.seat()).isEqualTo(1);
    assertThat(view.handSize(2)).isEqualTo(3);
    assertThat(view.setup()).isEqualTo(scene.position.setup());
  }

  @Test
  @RuleTest("MK1")
  void decidingSeatLooksAlone() {
    Scene scene = Scene.of(3).row("OIL.B");
    assertThat(scene.position.mustLookAlone()).isTrue();
    assertThat(scene.play("stop").position.mustLookAlone()).isTrue();
    assertThat(scene.play("take deck").position.mustLookAlone()).isFalse();
  }

  @Test
  @RuleTest("MK2")
  void allKnowOfCardsTakenFromTheRow() {
    Scene scene = Scene.of(3).row("OIL.B SIL.R").hand(1, "SIL.B").play("stop", "take OIL.B");
    scene.play("row CAM.B").draw("SPI.V");
    assertThat(scene.told("known")).isEqualTo(List.of(List.of("OIL.B"), List.of(), List.of()));
  }

  @Test
  @RuleTest("MK2")
  void aCardPaidTakesOneLikeItOut() {
    Scene scene =
        Scene.of(3).hand(1, "OIL.B OIL.B CAM.R CAM.R SIL.R").known(1, "OIL.B CAM.R CAM.R");
    scene.play("step OIL.B", "step CAM.R");
    assertThat(scene.position.known(1)).isEqualTo(Scene.cards("CAM.R"));
    Scene unknown = Scene.of(3).hand(1, "OIL.B SIL.R").known(1, "OIL.B").play("step SIL.R");
    assertThat(unknown.position.known(1)).isEqualTo(Scene.cards("OIL.B"));
  }

  @Test
  @RuleTest("MK3")
  void unknownCardsCountAsInTheDeck() {
    Scene scene = Scene.of(3).hand(1, "OIL.B").hand(2, "CAM.B CAM.B SIL.R").known(2, "CAM.B");
    Cards seen = scene.position.view(1).deck();
    assertThat(seen.size()).isEqualTo(scene.position.deck().size() + 2);
    assertThat(seen.contains(Scene.cards("OIL.B OIL.B"))).isFalse();
    assertThat(seen.contains(Scene.cards("SIL.R SIL.R CAM.B CAM.B"))).isTrue();
    assertThat(scene.position.view(0).deck().size()).isEqualTo(scene.position.deck().size() + 3);
  }

  @Test
  @RuleTest("MK3")
  void aViewIsDealtAnewFromWhatItsSeatKnows() {
    Scene scene = Scene.of(3).hand(1, "OIL.B").hand(2, "CAM.B CAM.B SIL.R").known(2, "CAM.B");
    MarcoPoloView view = scene.position.view(1);
    MarcoPoloPosition dealt = view.sample(bound -> 0);
    assertThat(dealt.hand(1)).isEqualTo(Scene.cards("OIL.B"));
    assertThat(dealt.hand(2).size()).isEqualTo(3);
    assertThat(dealt.hand(2).contains(Scene.cards("CAM.B"))).isTrue();
    assertThat(dealt.deck().size()).isEqualTo(scene.position.deck().size());
    assertThat(dealt.view(1)).isEqualTo(view).hasSameHashCodeAs(view);
    assertThat(dealt.inventory()).isEqualTo(scene.position.inventory());
    assertThat(dealt.view(2)).isNotEqualTo(scene.position.view(2));
    assertThat(view).isNotEqualTo(scene.position).isNotEqualTo(scene.position.view(0));
  }

  @Test
  void aViewListsTheMovesOfItsSeatAndNoOthers() {
    Scene scene = Scene.of(3).hand(1, "OIL.B").hand(2, "CAM.B").row("SIL.R");
    assertThat(scene.position.view(1).legal()).isEqualTo(scene.position.legal()).hasSize(2);
    assertThat(scene.position.view(2).legal()).isEmpty();
    assertThat(scene.position.view(0).legal()).isEmpty();
    scene.withoutDeck().play("stop");
    assertThat(scene.position.view(1).legal())
        .as("nothing is in the deck, though it seems to hold the others' cards")
        .hasToString("[take SIL.R]");
    assertThat(Setups.start(3).view(1).legal()).isEmpty();
    assertThat(scene.play("take SIL.R").position.view(1).legal()).isEmpty();
  }

  @Test
  void onlySeatsAndNobodyInParticularHaveAView() {
    for (int seat : new int[] {-1, 4}) {
      assertThat(
              catchThrowableOfType(RefusedException.class, () -> Scene.of(3).position.view(seat))
                  .refusal())
          .isEqualTo(Refusal.of("MS1", "no-such-seat", seat, 3));
    }
  }

  @Test
  @RuleTest({"MK1", "MS2", "MT7"})
  void othersDontSeeWhatIsDealtAndDrawn() {
    HandDealt dealt = new HandDealt(2, Scene.cards("OIL.B CAM.R"));
    assertThat(dealt.seenBy(2)).isSameAs(dealt);
    assertThat(dealt.seenBy(1)).isEqualTo(new HandDealt(2, Cards.NONE));
    CardDrawn drawn = new CardDrawn(2, OIL);
    assertThat(drawn.seenBy(2)).isSameAs(drawn);
    assertThat(drawn.seenBy(0)).isEqualTo(new CardDrawn(2, null));
    CardTaken taken = new CardTaken(2, OIL);
    assertThat(taken.seenBy(1)).isSameAs(taken);
  }

  @Test
  void nothingIsTakenBackPastCardsThatWereTurnedUp() {
    assertThat(new HandDealt(2, Cards.NONE).reveals()).isTrue();
    assertThat(new CardDrawn(2, OIL).reveals()).isTrue();
    assertThat(new RowLaid(Scene.cards("OIL.B")).reveals()).isTrue();
    assertThat(new CardTaken(2, OIL).reveals()).isFalse();
    assertThat(new CardsPaid(2, Scene.cards("OIL.B")).reveals()).isFalse();
  }

  @Test
  void aDealTellsWhoGotIt() {
    Scene scene = Scene.of(3);
    MarcoPoloPosition start = Setups.start(3);
    start.play(new MarcoPolo().read("deal OIL.B OIL.Y OIL.G OIL.V OIL.R"), scene.events::add);
    assertThat(scene.events)
        .containsExactly(new HandDealt(1, Scene.cards("OIL.B OIL.Y OIL.G OIL.V OIL.R")));
    Map<String, ?> told = start.view(2).describe();
    assertThat(Objects.requireNonNull(told.get("hands"))).hasToString("[5, [], 0]");
  }
}
