package org.sanmarco.games.canalgrande.ui.motion;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.CardStolen;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.CardsReturned;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.HandDealt;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.OfferTaken;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.UnseenDrawn;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.VoteWon;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Divide;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Gondola;
import org.sanmarco.games.canalgrande.CanalGrandePosition;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.ui.motion.Anchor.AmongPoints;
import org.sanmarco.games.canalgrande.ui.motion.Anchor.AmongWon;
import org.sanmarco.games.canalgrande.ui.motion.Anchor.InHand;
import org.sanmarco.games.canalgrande.ui.motion.Anchor.InOffer;
import org.sanmarco.games.canalgrande.ui.motion.Anchor.InRow;
import org.sanmarco.games.canalgrande.ui.motion.Anchor.OnDiscards;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.RuleTest;
import org.sanmarco.kernel.Setup;
import org.sanmarco.ui.motion.AnimationPlan;
import org.sanmarco.ui.motion.Motion;

/** Animations of the events of Canal Grande. */
class TableAnimationBuilderTest {

  /** A move, as a seat or everybody sees it. */
  private record Scene(
      CanalGrandeView before,
      Move move,
      List<Event> events,
      CanalGrandeView after,
      AnimationPlan<Sprite, Anchor> animation) {

    boolean brings(Class<? extends Event> kind) {
      return events.stream().anyMatch(kind::isInstance);
    }

    <E extends Event> E event(Class<E> kind) {
      return events.stream().filter(kind::isInstance).map(kind::cast).findFirst().orElseThrow();
    }

    List<Motion<Sprite, Anchor>> to(Class<? extends Anchor> place) {
      return animation.parts().stream().filter(part -> place.isInstance(part.last())).toList();
    }
  }

  private static List<Scene> game(int players, long seed, int observer) {
    Random random = new Random(seed);
    CanalGrandePosition position =
        new CanalGrande().start(new Setup(CanalGrande.ID, players, Map.of()));
    List<Scene> scenes = new ArrayList<>();
    while (!position.isOver()) {
      CanalGrandeView before = position.view(observer);
      Move move = position.sample(random::nextInt);
      List<Event> events = new ArrayList<>();
      position.play(move, event -> events.add(event.seenBy(observer)));
      scenes.add(
          new Scene(
              before,
              move,
              events,
              position.view(observer),
              TableAnimationBuilder.of(before, events, seat -> true)));
    }
    return scenes;
  }

  /** The first wanted move of many games, enough for rare events to occur. */
  private static Scene first(int players, int observer, Predicate<Scene> wanted) {
    return IntStream.range(1, 200)
        .mapToObj(seed -> game(players, seed, observer))
        .flatMap(List::stream)
        .filter(wanted)
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void whatStaysEndsWhereTheTableShowsIt(int players) {
    for (Scene scene : game(players, players, 0)) {
      for (Motion<Sprite, Anchor> part : scene.animation().parts()) {
        assertThat(part.keys()).hasSizeGreaterThan(1);
        assertThat(part.start()).isLessThan(part.end());
        if (part.stays()) {
          assertLies(scene, part.last());
        }
      }
    }
  }

  private static void assertLies(Scene scene, Anchor spot) {
    switch (spot) {
      case InRow(int seat, int index, int count) -> {
        assertThat(index).isBetween(0, count - 1);
        assertThat(count)
            .as(scene.move().toString())
            .isEqualTo(scene.after().table(seat).size() + scene.after().gondolas(seat));
      }
      case InOffer(int number, int index) ->
          assertThat(index)
              .isLessThan(
                  number == 0 ? scene.after().drawn().size() : scene.after().offer(number).size());
      default -> throw new AssertionError("nothing stays at " + spot);
    }
  }

  @Test
  void aScriptIsNeverTooLong() {
    assertThat(game(4, 9, 0))
        .allMatch(scene -> scene.animation().length() / scene.animation().rate() <= 3400.001);
  }

  @Test
  void computersOffersAreAnimatedAndPersonsAreNot() {
    Scene scene = first(2, 0, any -> any.move() instanceof Divide);
    assertThat(scene.to(InOffer.class)).hasSize(8);
    assertThat(TableAnimationBuilder.of(scene.before(), scene.events(), seat -> false).parts())
        .isEmpty();
  }

  @Test
  void anOfferGoesToThePointsAndIntoTheHand() {
    Scene scene = first(2, 0, any -> any.brings(OfferTaken.class));
    OfferTaken taken = scene.event(OfferTaken.class);
    assertThat(scene.to(AmongPoints.class)).hasSize(taken.cards().numbers().size());
    assertThat(scene.to(InHand.class))
        .hasSize(
            (int)
                taken.cards().list().stream()
                    .filter(card -> card.isDistrict() || card == Card.GONDOLA)
                    .count())
        .allMatch(part -> part.last().equals(new InHand(taken.seat())));
  }

  @Test
  void aGondolaComesWithItsCard() {
    Scene scene = first(4, 0, any -> any.move() instanceof Gondola);
    assertThat(scene.animation().parts())
        .extracting(Motion::figure)
        .contains(new Sprite.Face(Card.GONDOLA));
    assertThat(scene.animation().parts().getFirst().first()).isInstanceOf(InHand.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void voteMovesPrizeAndAllOtherCards(int players) {
    List<Scene> votes =
        game(players, 20 + players, 0).stream().filter(any -> any.brings(VoteWon.class)).toList();
    assertThat(votes).isNotEmpty();
    for (Scene scene : votes) {
      VoteWon won = scene.event(VoteWon.class);
      assertThat(scene.to(AmongWon.class))
          .extracting(Motion::last)
          .containsExactly(
              new AmongWon(scene.before().side(won.winners().getFirst()), won.district()));
      int lay = 0;
      for (int seat = 1; seat <= players; seat++) {
        lay += scene.before().table(seat).size() + scene.before().gondolas(seat);
      }
      int back =
          scene.events().stream()
              .filter(CardsReturned.class::isInstance)
              .mapToInt(event -> ((CardsReturned) event).cards().size())
              .sum();
      assertThat(from(scene, InRow.class, InHand.class)).isEqualTo(back);
      assertThat(from(scene, InRow.class, OnDiscards.class)).isEqualTo(lay - back - 1);
    }
  }

  private static int from(Scene scene, Class<?> here, Class<? extends Anchor> there) {
    return (int) scene.to(there).stream().filter(part -> here.isInstance(part.first())).count();
  }

  /** The cards of the same vote are never in two places, so each leaves its own. */
  @Test
  void noTwoCardsLeaveTheSamePlace() {
    Scene scene = first(4, 0, any -> any.brings(VoteWon.class));
    assertThat(
            scene.animation().parts().stream().map(Motion::first).filter(InRow.class::isInstance))
        .doesNotHaveDuplicates();
  }

  @Test
  void whoDoesNotSeeACardSeesABack() {
    Scene dealt = first(2, 0, any -> any.brings(HandDealt.class));
    Scene stolen = first(4, 0, any -> any.brings(CardStolen.class));
    Scene spied =
        first(
            2, 0, any -> any.brings(UnseenDrawn.class) && any.event(UnseenDrawn.class).kept() > 0);
    assertThat(dealt.to(InHand.class)).extracting(Motion::figure).containsOnly(new Sprite.Back());
    assertThat(stolen.animation().parts().getFirst().figure()).isEqualTo(new Sprite.Back());
    assertThat(spied.to(InHand.class))
        .filteredOn(part -> part.first() instanceof Anchor.OnDeck)
        .isNotEmpty()
        .extracting(Motion::figure)
        .containsOnly(new Sprite.Back());
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  @RuleTest({"GV8", "GA3"})
  void votesAndRobberiesAreReadBeforeCardsMove(int players) {
    for (Scene scene : game(players, 11, 0)) {
      assertThat(scene.animation().isHeldFirst())
          .isEqualTo(scene.brings(VoteWon.class) || scene.brings(CardStolen.class));
      assertThat(scene.animation().holds()).hasSizeLessThan(2);
    }
  }

  @Test
  void whoSeesACardSeesItsFace() {
    Scene stolen =
        first(
            4, 1, any -> any.brings(CardStolen.class) && any.event(CardStolen.class).thief() == 1);
    assertThat(stolen.animation().parts().getFirst().figure()).isInstanceOf(Sprite.TurnedUp.class);
    Scene dealt = first(2, 1, any -> any.brings(HandDealt.class));
    assertThat(dealt.to(InHand.class))
        .extracting(Motion::figure)
        .hasOnlyElementsOfType(Sprite.TurnedUp.class);
  }
}
