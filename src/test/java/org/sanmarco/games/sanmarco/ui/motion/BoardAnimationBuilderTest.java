package org.sanmarco.games.sanmarco.ui.motion;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.DistrictScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.NobleCrossed;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.RoundEnded;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.BuildBridge;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Doge;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Place;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Remove;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Seize;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Traitor;
import org.sanmarco.games.sanmarco.ui.motion.Anchor.Before;
import org.sanmarco.games.sanmarco.ui.motion.Anchor.DogeAt;
import org.sanmarco.games.sanmarco.ui.motion.Anchor.InGroup;
import org.sanmarco.games.sanmarco.ui.motion.Anchor.OnBridge;
import org.sanmarco.games.sanmarco.ui.motion.Anchor.OnTrack;
import org.sanmarco.games.sanmarco.ui.motion.Sprite.Bridge;
import org.sanmarco.games.sanmarco.ui.motion.Sprite.Coin;
import org.sanmarco.games.sanmarco.ui.motion.Sprite.Marker;
import org.sanmarco.games.sanmarco.ui.motion.Sprite.Noble;
import org.sanmarco.games.sanmarco.ui.motion.Sprite.Points;
import org.sanmarco.games.sanmarco.ui.motion.Sprite.TheDoge;
import org.sanmarco.games.sanmarco.ui.motion.Sprite.Turncoat;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.RuleTest;
import org.sanmarco.kernel.Setup;
import org.sanmarco.ui.motion.AnimationPlan;
import org.sanmarco.ui.motion.Motion;

class BoardAnimationBuilderTest {

  /** A move of a random game and its animation. */
  private record Scene(
      SanMarcoPosition before,
      SanMarcoMove move,
      List<SanMarcoEvent> events,
      SanMarcoPosition after,
      AnimationPlan<Sprite, Anchor> animation) {

    List<Motion<Sprite, Anchor>> of(Class<? extends Sprite> kind) {
      return animation.parts().stream().filter(part -> kind.isInstance(part.figure())).toList();
    }
  }

  private static List<Scene> game(int players, long seed) {
    Random random = new Random(seed);
    SanMarcoPosition position = new SanMarco().start(new Setup("san-marco", players, Map.of()));
    List<Scene> scenes = new ArrayList<>();
    while (!position.actor().equals(Actor.OVER)) {
      SanMarcoPosition before = position.copy();
      SanMarcoMove move = position.sample(random::nextInt);
      List<SanMarcoEvent> events = new ArrayList<>();
      position.play(move, event -> events.add((SanMarcoEvent) event));
      scenes.add(
          new Scene(
              before,
              move,
              events,
              position.copy(),
              BoardAnimationBuilder.animation(before, events, true)));
    }
    return scenes;
  }

  /** The first wanted move of many games, enough for rare events to occur. */
  private static Scene first(Predicate<Scene> wanted) {
    for (int seed = 1; seed < 200; seed++) {
      for (Scene scene : game(4, seed)) {
        if (wanted.test(scene)) {
          return scene;
        }
      }
    }
    throw new AssertionError("no such move");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void whatStaysEndsWhereTheBoardShowsIt(int players) {
    for (Scene scene : game(players, players)) {
      for (Motion<Sprite, Anchor> part : scene.animation().parts()) {
        assertThat(part.keys()).hasSizeGreaterThan(1);
        assertThat(part.start()).isLessThan(part.end());
        if (part.stays()) {
          assertStands(scene, part.last());
        }
      }
    }
  }

  private static void assertStands(Scene scene, Anchor spot) {
    SanMarcoPosition after = scene.after();
    switch (spot) {
      case InGroup(District district, int seat, int index, int count) -> {
        assertThat(count).as(scene.move().toString()).isEqualTo(after.nobles(district, seat));
        assertThat(index).isLessThan(count);
      }
      case OnBridge(Pair pair, int owner) -> assertThat(after.owners(pair)).contains(owner);
      case Anchor.AtCanal(Pair pair, int owner) -> assertThat(after.owners(pair)).contains(owner);
      case DogeAt(District district) -> assertThat(district).isEqualTo(after.doge());
      case OnTrack(int seat, List<Integer> prestige) ->
          assertThat(prestige.get(seat - 1))
              .as(scene.move().toString())
              .isEqualTo(after.prestige(seat));
      case Anchor.OnBarge(), Anchor.InQuarter _, Before _ ->
          throw new AssertionError("nothing stays at " + spot);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void noblesLeaveAndReturnToReserveByTheRules(int players) {
    for (Scene scene : game(players, 10 + players)) {
      for (int seat = 1; seat <= scene.before().seats(); seat++) {
        Anchor home = new Before(seat);
        long out = scene.of(Noble.class).stream().filter(part -> part.first().equals(home)).count();
        long in = scene.of(Noble.class).stream().filter(part -> part.last().equals(home)).count();
        if (scene.move() instanceof Traitor) {
          // The turncoat stands for one that comes and one that goes.
          continue;
        }
        assertThat(scene.before().reserve(seat) - out + in)
            .as("%s, seat %d", scene.move(), seat)
            .isEqualTo(scene.after().reserve(seat));
      }
    }
  }

  @Test
  void aUsualMoveIsSeenInASecondAndNoneTakesMoreThanTwo() {
    for (Scene scene : game(4, 5)) {
      double seen = scene.animation().length() / scene.animation().rate();
      assertThat(seen).isLessThan(AnimationPlan.LONGEST + 1);
      if (scene.move() instanceof Place
          || scene.move() instanceof BuildBridge
          || scene.move() instanceof Traitor) {
        boolean alone =
            scene.events().stream().noneMatch(SanMarcoEvent.PrestigeScored.class::isInstance);
        assertThat(alone ? seen : 0).as(scene.move().toString()).isLessThanOrEqualTo(1000);
      }
    }
  }

  @Test
  void aNobleWalksOverTheBridge() {
    Scene scene = first(any -> any.events().stream().anyMatch(NobleCrossed.class::isInstance));
    Place move = (Place) scene.move();
    int seat = scene.before().active();
    Pair pair = Objects.requireNonNull(Pair.of(move.card(), move.to()));
    Motion<Sprite, Anchor> walk = scene.of(Noble.class).getFirst();
    assertThat(walk.keys().stream().map(Motion.Waypoint::spot).toList())
        .contains(new OnBridge(pair, seat), walk.last());
    assertThat(((InGroup) walk.keys().get(1).spot()).district()).isEqualTo(move.card());
    assertThat(((InGroup) walk.last()).district()).isEqualTo(move.to());
  }

  @Test
  void aTraitorTurnsWhereItStands() {
    Scene scene = first(any -> any.move() instanceof Traitor traitor && traitor.from() == null);
    Traitor move = (Traitor) scene.move();
    int seat = scene.before().active();
    Motion<Sprite, Anchor> turn = scene.of(Turncoat.class).getFirst();
    assertThat(turn.figure()).isEqualTo(new Turncoat(move.victim(), seat));
    int count = scene.before().nobles(move.district(), move.victim());
    assertThat(turn.first())
        .isEqualTo(new InGroup(move.district(), move.victim(), count - 1, count));
    assertThat(turn.keys().get(1).spot()).isEqualTo(turn.first());
    assertThat(((InGroup) turn.last()).seat()).isEqualTo(seat);
    assertThat(scene.of(Noble.class)).isEmpty();
  }

  @Test
  void whoIsExiledGoesHome() {
    Scene scene = first(any -> any.move() instanceof Remove remove && remove.total() > 2);
    assertThat(scene.of(Noble.class))
        .hasSize(((Remove) scene.move()).total())
        .allMatch(part -> part.seenBefore() && !part.stays() && part.last() instanceof Before);
  }

  @Test
  void aBridgeThatIsTakenOverSendsItsNobleHome() {
    Scene scene = first(any -> any.move() instanceof Seize);
    Seize move = (Seize) scene.move();
    assertThat(scene.of(Bridge.class)).hasSize(1);
    assertThat(scene.of(Noble.class).getFirst().first())
        .isEqualTo(new OnBridge(move.pair(), move.owner()));
    assertThat(scene.of(Noble.class).getFirst().last()).isEqualTo(new Before(move.owner()));
    assertThat(scene.of(Noble.class).getLast().last())
        .isEqualTo(new OnBridge(move.to(), scene.before().active()));
  }

  @Test
  void theDogeGoesStepByStepAndTollsFlyToWhomTheyArePaid() {
    Scene scene =
        first(any ->
            any.move() instanceof Doge doge
                && doge.payment().total() - doge.payment().bank() == 2
                && doge.payment().bank() == 0);
    Doge move = (Doge) scene.move();
    Motion<Sprite, Anchor> doge = scene.of(TheDoge.class).getFirst();
    assertThat(doge.first()).isEqualTo(new DogeAt(scene.before().doge()));
    assertThat(doge.last()).isEqualTo(new DogeAt(move.to()));
    assertThat(doge.keys()).hasSizeGreaterThanOrEqualTo(6);
    for (int seat = 1; seat <= 4; seat++) {
      Anchor purse = new Before(seat);
      assertThat(scene.of(Coin.class).stream().filter(coin -> coin.last().equals(purse)))
          .hasSize(move.payment().to(seat));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  @RuleTest("F1")
  void eachScoredDistrictIsAMomentOfItsOwn(int players) {
    for (Scene scene : game(players, 7)) {
      List<AnimationPlan.Hold> holds = scene.animation().holds();
      boolean isLast = scene.after().isOver();
      assertThat(holds)
          .hasSize(
              (int)
                  scene.events().stream()
                      .filter(event ->
                          event instanceof DistrictScored || isLast && event instanceof RoundEnded)
                      .count());
      for (int hold = 1; hold < holds.size(); hold++) {
        assertThat(holds.get(hold).from()).isGreaterThanOrEqualTo(holds.get(hold - 1).until());
      }
    }
  }

  /** Nothing moves before the nobles are counted, and the panel counts what the marker runs. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void panelsCountWithTheMarkersWithinTheirMoment(int players) {
    for (Scene scene : game(players, 7)) {
      List<AnimationPlan.ScoreChange> changes = scene.animation().scores();
      List<AnimationPlan.Hold> holds = scene.animation().holds();
      for (int seat = 1; seat <= scene.before().seats(); seat++) {
        int own = seat;
        int shown = scene.before().prestige(seat);
        for (AnimationPlan.ScoreChange change :
            changes.stream().filter(one -> one.seat() == own).toList()) {
          assertThat(change.before()).isEqualTo(shown);
          shown = change.after();
        }
        assertThat(shown).as(scene.move().toString()).isEqualTo(scene.after().prestige(seat));
      }
      for (Motion<Sprite, Anchor> flight : scene.of(Points.class)) {
        assertThat(holds)
            .anyMatch(hold -> hold.from() < flight.start() && flight.end() <= hold.until());
      }
    }
  }

  @Test
  void markersRunFieldByField() {
    Scene scene =
        first(any ->
            any.move() instanceof Doge && any.before().prestige(1) + 7 == any.after().prestige(1));
    Motion<Sprite, Anchor> marker =
        scene.of(Marker.class).stream()
            .filter(part -> part.figure().equals(new Marker(1)))
            .findFirst()
            .orElseThrow();
    List<Integer> fields =
        marker.keys().stream()
            .map(key -> ((OnTrack) key.spot()).prestige().getFirst())
            .distinct()
            .toList();
    int from = scene.before().prestige(1);
    assertThat(fields).isEqualTo(IntStream.rangeClosed(from, from + 7).boxed().toList());
  }
}
