package org.sanmarco.games.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.CardPlayed;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.CardsDrawn;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.DieRolled;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.DistrictScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.DogeMoved;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.ExileNamed;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.ExilePassed;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.NobleCrossed;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.NoblePlaced;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.NoblesReturned;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.OffersTurnedUp;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.PrestigeScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.TollPaid;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.Why;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.RuleTest;

/** The events that a listener receives. */
class EventTest {

  private static final int GAMES = 60;

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void theEventsAloneTellTheWholeGame(int players) {
    Set<Class<?>> heard = new HashSet<>();
    for (int seed = 0; seed < GAMES; seed++) {
      Random random = new Random(seed);
      SanMarcoPosition position = RandomGamesTest.start(players, 1);
      EventReplay chronicle = new EventReplay(position);
      while (!position.actor().equals(Actor.OVER)) {
        SanMarcoMove move = BiasedPlayer.ofGame(seed).move(position, random);
        SanMarcoPosition unobserved = position.copy();
        SanMarcoView before = position.view(0);
        chronicle.last.clear();
        position.play(move, chronicle);
        chronicle.agreesWith(position);
        turnsUp(before, position.view(0), chronicle.last);
        unobserved.play(move, EventListener.SILENT);
        if (!unobserved.equals(position)) {
          assertThat(unobserved).as("with and without a listener").isEqualTo(position);
        }
        chronicle.last.forEach(event -> heard.add(event.getClass()));
      }
    }
    assertThat(heard)
        .as("every kind of event, but that with three players nothing is secret")
        .hasSize(SanMarcoEvent.class.getPermittedSubclasses().length - (players == 3 ? 1 : 0));
  }

  /** T6: what was hidden from all and is open now was turned up, and nothing else reveals. */
  private static void turnsUp(SanMarcoView before, SanMarcoView after, List<SanMarcoEvent> events) {
    Set<Integer> opened = new HashSet<>();
    if (before.phase() == Phase.DIVIDE
        && after.phase() != Phase.DIVIDE
        && before.roles().size() == 4) {
      opened.add(before.dividers().getFirst());
    }
    for (int divider : before.dividers()) {
      boolean wasHidden = before.isHidden(divider);
      if (wasHidden && after.roles().equals(before.roles()) && !after.isHidden(divider)) {
        opened.add(divider);
      }
    }
    Set<Integer> heard = new HashSet<>();
    for (SanMarcoEvent event : events) {
      if (event.reveals()) {
        heard.add(((OffersTurnedUp) event).divider());
      }
    }
    if (!heard.equals(opened)) {
      assertThat(heard).as("%s to %s", before, after).isEqualTo(opened);
    }
  }

  @Test
  @RuleTest("T6")
  void offersAreTurnedUpAfterDividingAndAfterTheFirstPair() {
    Scene scene = Given.four().leader(1).rolesDue();
    scene.play("roles 1 2 3 4", "draw CAN CRO POL MAR DOR 1 2 3");
    assertThat(scene.heard(CardsDrawn.class)).extracting(CardsDrawn::secret).containsExactly(true);
    scene.play("draw CAN CRO POL MAR DOR 1 2 3", "divide CAN CRO POL MAR 1 2 / DOR 3");
    assertThat(scene.heard()).noneMatch(SanMarcoEvent::reveals);
    scene.play("divide CAN CRO POL MAR 1 2 / DOR 3");
    assertThat(scene.heard(OffersTurnedUp.class))
        .extracting(OffersTurnedUp::divider)
        .containsExactly(1);
    scene.play("take 2");
    assertThat(scene.heard()).noneMatch(SanMarcoEvent::reveals);
    scene.play("give-up DOR", "give-up CAN", "give-up CRO", "give-up POL");
    assertThat(scene.heard()).noneMatch(SanMarcoEvent::reveals);
    scene.play("give-up MAR");
    assertThat(scene.heard(OffersTurnedUp.class))
        .extracting(OffersTurnedUp::divider)
        .containsExactly(3);
    assertThat(scene.heard()).filteredOn(SanMarcoEvent::reveals).hasSize(1);
  }

  @Test
  @RuleTest({"T4", "T5", "T7", "T9"})
  void drawsDivisionsAndTakesAreNarrated() {
    Scene scene = Given.four().leader(2).rolesDue().play("roles 2 4 3 1");
    scene.play("draw CAN CRO POL MAR DOR 1 2 3");
    assertThat(scene.heard())
        .hasToString("[CardsDrawn[divider=2, cards=CAN CRO POL MAR DOR 1 2 3, secret=true]]");
    scene.play("draw CAN CRO POL MAR DOR 1 2 3");
    assertThat(scene.heard(CardsDrawn.class)).extracting(CardsDrawn::divider).containsExactly(3);
    scene.play("divide CAN CRO POL MAR 1 2 / DOR 3");
    assertThat(scene.heard())
        .hasToString("[OffersMade[divider=2, offers=[CAN CRO POL MAR 1 2, DOR 3], secret=true]]");
    scene.play("divide 1 / CAN CRO POL MAR DOR 2 3");
    assertThat(scene.heard())
        .hasToString(
            "[OffersMade[divider=3, offers=[1, CAN CRO POL MAR DOR 2 3], secret=true],"
                + " OffersTurnedUp[divider=2, offers=[CAN CRO POL MAR 1 2, DOR 3]]]");
    scene.play("take 2");
    assertThat(scene.heard())
        .hasToString("[OfferTaken[seat=4, divider=2, number=2, cards=DOR 3, penalty=3]]");
    scene.play("give-up DOR");
    assertThat(scene.heard().getLast())
        .hasToString(
            "OfferTaken[seat=2, divider=2, number=1, cards=CAN CRO POL MAR 1 2, penalty=3]");
  }

  @Test
  @RuleTest({"S3", "S4"})
  void theDieFallsAndTwoNoblesFollow() {
    Scene scene = Scene.of(3).rolls(2, 2, 2, 2);
    NoblePlaced placed = new NoblePlaced(1, null, District.CRO);
    assertThat(scene.heard()).containsExactly(new DieRolled(2), placed, placed);
    assertThat(scene.play("reroll").heard())
        .containsExactly(new NoblesReturned(1, District.CRO, 2));
  }

  @Test
  @RuleTest("C1")
  void aNobleIsPlacedAndThenCrosses() {
    Scene scene = Given.three().bridge("MAR-CAS", 1).hand(1, "CAS CAN").scene();
    assertThat(scene.play("place CAS > MAR").heard())
        .containsExactly(
            new CardPlayed(1, Card.CAS),
            new NoblePlaced(1, null, District.CAS),
            new NobleCrossed(1, District.CAS, District.MAR));
  }

  @Test
  @RuleTest("C4")
  void aTraitorsVictimGoesBeforeHeComes() {
    Scene scene = Given.three().nobles("MAR", 0, 1).nobles("CAN", 25).hand(1, "TRA CAN").scene();
    assertThat(scene.play("traitor MAR:2 from CAN").heard())
        .containsExactly(
            new CardPlayed(1, Card.TRAITOR),
            new NoblesReturned(2, District.MAR, 1),
            new NoblePlaced(1, District.CAN, District.MAR));
  }

  @Test
  @RuleTest({"C5", "C12"})
  void anExileWithoutChoiceTellsWhoGoes() {
    Scene scene = Given.three().nobles("MAR", 2, 2, 2).hand(1, "EXI CAN").scene();
    scene.play("exile MAR");
    assertThat(scene.play("roll 5").heard())
        .containsExactlyInAnyOrder(
            new DieRolled(5),
            new NoblesReturned(2, District.MAR, 2),
            new NoblesReturned(3, District.MAR, 2),
            new NoblesReturned(1, District.MAR, 1));
  }

  @Test
  @RuleTest({"C7", "C8", "P1"})
  void theDogesRouteIsPaidAndTheDistrictScored() {
    Scene scene =
        Given.three()
            .doge("CAS")
            .bridge("CAN-CRO", 2)
            .prestige(3)
            .nobles("CRO", 1, 2)
            .hand(1, "DOG CAN")
            .scene();
    assertThat(scene.play("doge CRO pay 2:1 bank:2").heard())
        .containsExactly(
            new CardPlayed(1, Card.DOGE),
            new TollPaid(1, 2, 1),
            new TollPaid(1, 0, 2),
            new DogeMoved(1, District.CAS, District.CRO),
            new DistrictScored(District.CRO, Why.DOGE),
            new PrestigeScored(1, 4, Why.DOGE, District.CRO),
            new PrestigeScored(2, 5, Why.DOGE, District.CRO));
  }

  @Test
  @RuleTest("C7")
  void freePassageCostsNothing() {
    Scene scene = Given.three().doge("CAS").bridge("MAR-CAS", 2).hand(2, "DOG CAN").scene();
    assertThat(scene.play("doge MAR").heard())
        .containsExactly(
            new CardPlayed(2, Card.DOGE),
            new DogeMoved(2, District.CAS, District.MAR),
            new DistrictScored(District.MAR, Why.DOGE));
  }

  @Test
  @RuleTest({"C5", "E5"})
  void exilingColourNamesADistrictOrPasses() {
    Scene scene = Given.three().nobles("MAR", 2, 2, 2).hand(2, "EXI CAN").scene();
    assertThat(scene.play("exile MAR").heard())
        .containsExactly(new CardPlayed(2, Card.EXILE), new ExileNamed(2, District.MAR, false));
    Scene bonus = Given.three().nobles("MAR", 2, 2, 2).penalty(10, 10, 4).hand(1, "CAN").scene();
    bonus.play("give-up CAN");
    assertThat(bonus.play("exile MAR").heard())
        .containsExactly(new ExileNamed(3, District.MAR, true));
    Scene passed = Given.three().penalty(10, 10, 4).hand(1, "CAN").scene().play("give-up CAN");
    assertThat(passed.play("pass").heard().getFirst()).isEqualTo(new ExilePassed(3));
  }

  @Test
  @RuleTest({"E1", "E4", "F1"})
  void theEndOfTheGameIsToldInItsOrder() {
    Scene scene =
        Given.three()
            .round(3)
            .penalty(9, 10, 12)
            .nobles("MAR", 1)
            .nobles("CAN", 0, 2)
            .hand(1, "CAN")
            .scene();
    scene.play("give-up CAN");
    assertThat(scene.heard().stream().map(Object::toString).toList())
        .containsExactly(
            "CardGivenUp[seat=1, card=CAN]",
            "ColourOut[seat=2, penalty=10]",
            "ColourOut[seat=3, penalty=12]",
            "RoundEnded[round=3, penalty=[9, 10, 12]]",
            "PrestigeScored[seat=1, points=3, why=BONUS, district=null]");
    scene.play("pass");
    assertThat(scene.heard(DistrictScored.class))
        .extracting(DistrictScored::why)
        .hasSize(6)
        .containsOnly(Why.FINAL);
    assertThat(scene.heard().getLast())
        .hasToString("GameEnded[result=Result[scores=[11, 7, 0], winners=[1]]]");
  }
}
