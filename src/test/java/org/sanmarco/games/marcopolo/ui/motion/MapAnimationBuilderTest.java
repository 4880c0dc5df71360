package org.sanmarco.games.marcopolo.ui.motion;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.BallastDropped;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelMoved;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelPutOnGanzhou;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelScored;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CardDrawn;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CardTaken;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CardsPaid;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.ChestOpened;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.ui.motion.Anchor.AtChest;
import org.sanmarco.games.marcopolo.ui.motion.Anchor.AtRest;
import org.sanmarco.games.marcopolo.ui.motion.Anchor.Before;
import org.sanmarco.games.marcopolo.ui.motion.Anchor.Deck;
import org.sanmarco.games.marcopolo.ui.motion.Anchor.Discards;
import org.sanmarco.games.marcopolo.ui.motion.Anchor.OnSpace;
import org.sanmarco.games.marcopolo.ui.motion.Anchor.OpenRow;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Setup;
import org.sanmarco.ui.motion.AnimationPlan;
import org.sanmarco.ui.motion.Motion;

/** Animations of the events of Marco Polo. */
class MapAnimationBuilderTest {

  /** A move, as everybody sees it. */
  private record Scene(Move move, List<Event> events, AnimationPlan<Sprite, Anchor> animation) {

    boolean brings(Class<? extends Event> kind) {
      return events.stream().anyMatch(kind::isInstance);
    }

    <E extends Event> E event(Class<E> kind) {
      return events.stream().filter(kind::isInstance).map(kind::cast).findFirst().orElseThrow();
    }

    List<Motion<Sprite, Anchor>> of(Class<? extends Sprite> kind) {
      return animation.parts().stream().filter(part -> kind.isInstance(part.figure())).toList();
    }
  }

  private static List<Scene> game(int players, long seed) {
    Random random = new Random(seed);
    MarcoPoloPosition position = new MarcoPolo().start(new Setup(MarcoPolo.ID, players, Map.of()));
    List<Scene> scenes = new ArrayList<>();
    while (!position.isOver()) {
      MarcoPoloPosition before = position.copy();
      Move move = position.sample(random::nextInt);
      List<Event> events = new ArrayList<>();
      position.play(move, event -> events.add(event.seenBy(0)));
      scenes.add(new Scene(move, events, new MapAnimationBuilder(before, true).animation(events)));
    }
    return scenes;
  }

  /** The first wanted move of many games, enough for rare events to occur. */
  private static Scene first(Predicate<Scene> wanted) {
    return IntStream.range(1, 200)
        .mapToObj(seed -> game(3, seed))
        .flatMap(List::stream)
        .filter(wanted)
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5})
  void onlyCamelsStayAndTheyEndWhereTheyStand(int players) {
    for (Scene scene : game(players, players)) {
      for (Motion<Sprite, Anchor> part : scene.animation().parts()) {
        assertThat(part.keys()).hasSizeGreaterThan(1);
        assertThat(part.start()).isLessThan(part.end());
        assertThat(part.stays()).isEqualTo(part.figure() instanceof Sprite.Camel);
        if (part.figure() instanceof Sprite.Camel(int camel, int _)) {
          assertThat(part.last()).isEqualTo(new AtRest(camel));
        }
      }
    }
  }

  @Test
  void aCamelWalksSpaceBySpaceOverThoseThatItSkips() {
    Scene scene =
        first(any ->
            any.brings(CamelMoved.class)
                && any.event(CamelMoved.class).to() > any.event(CamelMoved.class).from() + 2
                && !any.brings(CamelPutOnGanzhou.class));
    CamelMoved moved = scene.event(CamelMoved.class);
    List<Motion<Sprite, Anchor>> camels = scene.of(Sprite.Camel.class);
    assertThat(camels).hasSize(1);
    assertThat(camels.getFirst().keys().subList(0, moved.to() - moved.from()))
        .extracting(Motion.Waypoint::spot)
        .containsExactlyElementsOf(
            IntStream.range(moved.from(), moved.to())
                .mapToObj(space -> (Anchor) new OnSpace(moved.camel(), space))
                .toList());
  }

  @Test
  void whatIsPaidGoesToTheDiscardsBeforeTheCamelWalks() {
    Scene scene =
        first(any -> any.brings(CardsPaid.class) && any.event(CardsPaid.class).cards().size() > 2);
    CardsPaid paid = scene.event(CardsPaid.class);
    List<Motion<Sprite, Anchor>> cards = scene.of(Sprite.Face.class);
    assertThat(cards)
        .hasSize(paid.cards().size())
        .allMatch(part -> part.first().equals(new Before(paid.seat())))
        .allMatch(part -> part.last().equals(new Discards()));
    assertThat(scene.of(Sprite.Camel.class).getFirst().start())
        .isGreaterThanOrEqualTo(cards.getLast().end());
  }

  @Test
  void ballastIsAGold() {
    Scene scene = first(any -> any.brings(BallastDropped.class));
    assertThat(scene.of(Sprite.Coin.class).getFirst().last()).isEqualTo(new Discards());
    assertThat(scene.of(Sprite.Face.class)).isEmpty();
  }

  @Test
  void aChestIsOpenedOnceTheCamelIsThere() {
    Scene scene = first(any -> any.brings(ChestOpened.class) && !any.brings(BallastDropped.class));
    ChestOpened opened = scene.event(ChestOpened.class);
    assertThat(scene.of(Sprite.Coin.class))
        .filteredOn(part -> part.first() instanceof AtChest)
        .hasSize(opened.gold())
        .allMatch(part -> part.last().equals(new Before(opened.seat())))
        .allMatch(part -> part.start() >= scene.of(Sprite.Camel.class).getFirst().end());
  }

  @Test
  void aScoringIsPaidCamelByCamel() {
    Scene scene =
        first(any -> any.events().stream().filter(CamelScored.class::isInstance).count() > 1);
    List<CamelScored> scored =
        scene.events().stream()
            .filter(CamelScored.class::isInstance)
            .map(CamelScored.class::cast)
            .toList();
    double last = 0;
    for (CamelScored one : scored) {
      List<Motion<Sprite, Anchor>> coins =
          scene.of(Sprite.Coin.class).stream()
              .filter(part -> part.first().equals(new OnSpace(one.camel(), one.space())))
              .toList();
      assertThat(coins).hasSize(one.gold());
      assertThat(coins.getFirst().start()).as("one after the other").isGreaterThan(last);
      last = coins.getLast().end();
    }
    assertThat(scene.animation().longest()).isGreaterThan(AnimationPlan.LONGEST);
    assertThat(scene.animation().holds()).as("moments").hasSameSizeAs(scored);
  }

  @Test
  void whoIsPutOnGanzhouWalksThereAsTheSameCamel() {
    Scene scene = first(any -> any.brings(CamelPutOnGanzhou.class) && any.brings(CamelMoved.class));
    assertThat(scene.of(Sprite.Camel.class)).hasSize(1);
  }

  @Test
  void whatIsDrawnIsABackAndWhatIsTakenOpenlyAFace() {
    Scene drawn = first(any -> any.brings(CardDrawn.class));
    assertThat(drawn.animation().parts().getFirst())
        .matches(part -> part.figure().equals(new Sprite.Back()))
        .matches(part -> part.first().equals(new Deck()));
    Scene taken = first(any -> any.brings(CardTaken.class));
    assertThat(taken.animation().parts().getFirst())
        .matches(part -> part.figure().equals(new Sprite.Face(taken.event(CardTaken.class).card())))
        .matches(part -> part.first().equals(new OpenRow()));
  }
}
