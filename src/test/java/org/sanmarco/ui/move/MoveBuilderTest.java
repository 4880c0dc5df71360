package org.sanmarco.ui.move;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.games.sanmarco.ui.move.IntendedMove;
import org.sanmarco.games.sanmarco.ui.move.MoveSteps;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfCard;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfDistrict;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfGivingUp;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfNoble;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfPair;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoStep;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Setup;

class MoveBuilderTest {

  private static final int GAMES = 15;

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void buildsEveryLegalMoveOfRandomGames(int players) {
    Random random = new Random(players);
    Set<Phase> met = EnumSet.noneOf(Phase.class);
    for (int game = 0; game < GAMES; game++) {
      SanMarcoPosition position = start(players);
      while (!position.actor().equals(Actor.OVER)) {
        if (position.actor() instanceof Actor.Seat(int seat)
            && SanMarcoStep.serves(position.phase())) {
          met.add(position.phase());
          buildsAll(position.view(seat), random);
        }
        position.play(position.sample(random::nextInt), EventListener.SILENT);
      }
    }
    assertThat(met)
        .contains(
            Phase.SETUP_BRIDGE, Phase.CHOOSE, Phase.PLAY, Phase.EXILE_REMOVE, Phase.BONUS_EXILE);
  }

  @Test
  void choicesComeInTheOrderOfTheMoves() {
    List<Choice> row = IntStream.rangeClosed(1, 9).<Choice>mapToObj(Trick::new).toList();
    ChoicePath path = new ChoicePath(new SanMarcoMove.Pass(), row, true);
    assertThat(new MoveBuilder(List.of(path)).next()).containsExactlyElementsOf(row);
  }

  private record Trick(int number) implements Choice {}

  private static void buildsAll(SanMarcoView view, Random random) {
    List<SanMarcoMove> legal = view.legal();
    List<ChoicePath> ways = MoveSteps.paths(view, legal);
    assertThat(new HashSet<>(ways.stream().map(ChoicePath::row).toList()))
        .as("no two moves share a row")
        .hasSameSizeAs(ways);
    for (ChoicePath way : ways) {
      List<Choice> row = new ArrayList<>(way.row());
      if (way.inAnyOrder()) {
        Collections.shuffle(row, random);
      }
      assertThat(build(view, row)).as("%s of %s", way, legal).contains(way.move());
    }
  }

  /** Plays the row and checks that each step is led, and that Back leads where it came from. */
  private static Optional<Move> build(SanMarcoView view, List<Choice> row) {
    MoveBuilder builder = builder(view);
    Optional<Move> built = Optional.empty();
    for (Choice choice : row) {
      Set<Choice> open = builder.next();
      assertThat(open).contains(choice);
      assertThat(SanMarcoStep.of(view, builder)).isNotNull();
      builder.choose(choice);
      assertThat(builder.back()).isTrue();
      assertThat(builder.next()).isEqualTo(open);
      built = builder.choose(choice);
      if (built.isPresent()) {
        return built;
      }
    }
    return builder.settled();
  }

  @Test
  void aCardAloneIsNoMoveYet() {
    SanMarcoPosition position = start(4);
    MoveBuilder builder =
        new MoveBuilder(
            MoveSteps.paths(playing(position), List.of(new SanMarcoMove.GiveUp(Card.TRAITOR))));
    assertThat(builder.choose(new OfCard(Card.TRAITOR))).isEmpty();
    assertThat(builder.choose(new OfGivingUp())).contains(new SanMarcoMove.GiveUp(Card.TRAITOR));
  }

  @Test
  void whatIsNotOpenCanNotBeChosen() {
    MoveBuilder builder = new MoveBuilder(List.of());
    assertThatThrownBy(() -> builder.choose(new OfDistrict(District.CAN)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(builder.back()).isFalse();
  }

  @Test
  void aClickThatIsNotOpenMeansTheNearestMove() {
    SanMarcoView view = playing(start(4));
    Card held = view.hand().list().getFirst();
    MoveBuilder builder = builder(view);
    assertThat(IntendedMove.of(view, builder, new OfDistrict(District.CAS)))
        .as("no card was chosen yet")
        .isEmpty();
    builder.choose(new OfCard(held));
    Optional<SanMarcoMove> meant =
        switch (held) {
          case BRIDGE -> IntendedMove.of(view, builder, new OfPair(Pair.ALL.getFirst()));
          case TRAITOR -> IntendedMove.of(view, builder, new OfNoble(District.CAS, 1));
          default -> IntendedMove.of(view, builder, new OfDistrict(District.CAS));
        };
    assertThat(meant).isPresent();
  }

  private static MoveBuilder builder(SanMarcoView view) {
    return new MoveBuilder(MoveSteps.paths(view, view.legal()));
  }

  private static SanMarcoView playing(SanMarcoPosition position) {
    Random random = new Random(5);
    while (position.phase() != Phase.PLAY) {
      position.play(position.sample(random::nextInt), EventListener.SILENT);
    }
    return position.view(position.active());
  }

  private static SanMarcoPosition start(int players) {
    return new SanMarco().start(new Setup("san-marco", players, Map.of()));
  }
}
