package org.sanmarco.rules.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.rules.Actor;
import org.sanmarco.rules.Listener;
import org.sanmarco.rules.RefusedException;
import org.sanmarco.rules.RuleTest;

/** T6: what a seat may see. */
class ViewTest {

  private static final String FIRST = "CAN CRO POL MAR DOR 1 2 3";
  private static final String SECOND = "TRA TRA TRA BRI EXI 1 2 3";

  @Test
  @RuleTest("T6")
  void cardsAndOffersAreTheirDividersSecretUntilBothHaveDivided() {
    Scene scene = Given.four().leader(1).rolesDue().play("roles 1 2 3 4", "draw " + FIRST);
    assertThat(drawn(scene, 1)).isEqualTo("{1=[CAN, CRO, POL, MAR, DOR, 1, 2, 3]}");
    assertThat(drawn(scene, 2)).isEqualTo("{1=hidden}");
    scene.play("draw " + SECOND);
    assertThat(drawn(scene, 1)).isEqualTo("{1=[CAN, CRO, POL, MAR, DOR, 1, 2, 3], 3=hidden}");
    assertThat(drawn(scene, 3)).isEqualTo("{1=hidden, 3=[BRI, TRA, TRA, TRA, EXI, 1, 2, 3]}");
    assertThat(drawn(scene, 4)).isEqualTo("{1=hidden, 3=hidden}");
    assertThat(drawn(scene, 0)).isEqualTo("{1=hidden, 3=hidden}");
    scene.play("divide CAN CRO 1 2 / POL MAR DOR 3");
    assertThat(offers(scene, 2)).isEqualTo("{1=hidden}");
    assertThat(offers(scene, 3)).isEqualTo("{1=hidden}");
    assertThat(offers(scene, 1)).isEqualTo("{1=[[CAN, CRO, 1, 2], [POL, MAR, DOR, 3]]}");
    assertThat(drawn(scene, 2)).isEqualTo("{3=hidden}");
    scene.play("divide TRA TRA 3 / BRI TRA EXI 1 2");
    for (int seat : new int[] {0, 1, 2, 4}) {
      assertThat(offers(scene, seat))
          .as("the first pair's are face up, the second's are not")
          .isEqualTo("{1=[[CAN, CRO, 1, 2], [POL, MAR, DOR, 3]], 3=hidden}");
    }
    assertThat(offers(scene, 3)).endsWith("3=[[TRA, TRA, 3], [BRI, TRA, EXI, 1, 2]]}");
  }

  @Test
  @RuleTest("T6")
  void theSecondOffersAreTurnedUpOnceTheFirstPairHasPlayed() {
    Scene scene =
        Given.four().leader(1).roles(1, 2, 3, 4).offers(3, "TRA 3 / BRI 1").hand(1, "CAN").scene();
    assertThat(offers(scene, 4)).isEqualTo("{3=hidden}");
    scene.play("give-up CAN");
    assertThat(offers(scene, 4)).isEqualTo("{3=[[TRA, 3], [BRI, 1]]}");
    assertThat(offers(scene, 0)).isEqualTo("{3=[[TRA, 3], [BRI, 1]]}");
    assertThat(scene.play("take 1").heard()).noneMatch(SanMarcoEvent::reveals);
  }

  @Test
  @RuleTest("T6")
  void withTwoOrThreeColoursInAllIsOpen() {
    Scene three = Given.three().scene().play("draw CAN CRO POL MAR DOR CAS 1 2 3 3");
    Scene two = Given.four().out(3, 4).scene().play("draw " + FIRST);
    for (Scene scene : List.of(three, two)) {
      for (int seat = 0; seat <= scene.position().seats(); seat++) {
        assertThat(scene.position().view(seat).describe()).isEqualTo(scene.position().describe());
      }
    }
  }

  @Test
  @RuleTest("T6")
  void aPlayerSeesTheCardsOfBothHisColours() {
    Scene scene = Given.two().leader(1).rolesDue().play("roles 1 2 4 3", "draw " + FIRST);
    assertThat(drawn(scene, 3)).isEqualTo("{1=[CAN, CRO, POL, MAR, DOR, 1, 2, 3]}");
    assertThat(drawn(scene, 2)).isEqualTo("{1=hidden}");
    scene.play("draw " + SECOND);
    assertThat(drawn(scene, 2)).isEqualTo("{1=hidden, 4=[BRI, TRA, TRA, TRA, EXI, 1, 2, 3]}");
  }

  @Test
  @RuleTest({"T6", "B6"})
  void hiddenCardsCountAsStillInTheDeck() {
    Scene scene = Given.four().leader(1).rolesDue().play("roles 1 2 3 4", "draw " + FIRST);
    scene.play("draw " + SECOND);
    assertThat(scene.position().view(4).deck()).isEqualTo(Cards.FULL);
    assertThat(scene.position().view(1).deck().size()).isEqualTo(90 - 8);
    assertThat(scene.position().view(1).deck().count(Card.TRAITOR)).isEqualTo(12);
    assertThat(scene.position().view(3).deck().count(Card.TRAITOR)).isEqualTo(9);
    assertThat(scene.position().deck().size()).isEqualTo(90 - 16);
    assertThat(scene.position().view(4).isHidden(1)).isTrue();
    assertThat(scene.position().view(1).isHidden(1)).isFalse();
  }

  @Test
  @RuleTest("T6")
  void aViewKnowsTheMovesOfItsOwnSeatOnly() {
    Scene scene = Given.four().hand(2, "CAN TRA").scene();
    assertThat(scene.position().view(2).legal()).isEqualTo(scene.position().legal());
    assertThat(scene.position().view(1).legal()).isEmpty();
    assertThat(scene.position().view(0).legal()).isEmpty();
  }

  @Test
  @RuleTest("S1")
  void onlySeatsAtTheTableHaveAView() {
    SanMarcoPosition three = Scene.of(3).position();
    assertThat(three.view(3).seat()).isEqualTo(3);
    assertThatThrownBy(() -> three.view(4)).isInstanceOf(RefusedException.class);
    assertThatThrownBy(() -> three.view(-1)).isInstanceOf(RefusedException.class);
  }

  /**
   * Whatever else a seat can't see may be, its view stays the same; and what is drawn for it agrees
   * with what it sees and keeps every card in the game.
   */
  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  @RuleTest("T6")
  void twoPositionsThatDifferInHiddenCardsOnlyGiveEqualViews(int players) {
    int different = 0;
    for (int seed = 0; seed < 60; seed++) {
      Random random = new Random(seed);
      SanMarcoPosition position = RandomGamesTest.start(players, 1);
      while (!position.actor().equals(Actor.OVER)) {
        for (int seat = 0; seat <= position.seats(); seat++) {
          different += sampled(position, seat, random) ? 1 : 0;
        }
        position.play(Player.ofGame(seed).move(position, random), Listener.SILENT);
      }
    }
    assertThat(different).isGreaterThan(1000);
  }

  private static boolean sampled(SanMarcoPosition position, int seat, Random random) {
    SanMarcoView view = position.view(seat);
    SanMarcoPosition other = view.sample(random::nextInt);
    if (!other.view(seat).equals(view) || !view.actor().equals(position.actor())) {
      assertThat(other.view(seat)).isEqualTo(view);
    }
    if (allCards(other) != allCards(position)) {
      assertThat(other).isEqualTo(position);
    }
    if (other.phase() != Phase.DRAW && other.phase() != Phase.DIVIDE) {
      assertThat(
              other.actor().equals(Actor.CHANCE)
                  || other.phase() == Phase.OVER
                  || !other.legal().isEmpty())
          .isTrue();
    }
    return !other.equals(position);
  }

  private static long allCards(Sight sight) {
    long all = sight.deck().packed() + sight.hand().packed();
    for (int divider : sight.dividers()) {
      all += sight.drawn(divider).packed();
      for (Cards offer : sight.offers(divider)) {
        all += offer == null ? 0 : offer.packed();
      }
    }
    return all;
  }

  @Test
  @RuleTest({"T6", "B6"})
  void whatIsDrawnForASeatMayBeAnythingItDoesNotKnow() {
    Scene scene = Given.four().leader(1).rolesDue().play("roles 1 2 3 4", "draw " + FIRST);
    scene.play("draw " + SECOND, "divide CAN CRO 1 2 / POL MAR DOR 3");
    Random random = new Random(7);
    Set<Object> firstOffers = new HashSet<>();
    Set<Object> secondDraws = new HashSet<>();
    for (int i = 0; i < 200; i++) {
      SanMarcoPosition other = scene.position().view(4).sample(random::nextInt);
      firstOffers.add(other.offers(1));
      secondDraws.add(other.drawn(3));
    }
    assertThat(firstOffers).hasSizeGreaterThan(190);
    assertThat(secondDraws).hasSizeGreaterThan(150);
  }

  private static String drawn(Scene scene, int seat) {
    return String.valueOf(scene.position().view(seat).describe().get("drawn"));
  }

  private static String offers(Scene scene, int seat) {
    return String.valueOf(scene.position().view(seat).describe().get("offers"));
  }
}
