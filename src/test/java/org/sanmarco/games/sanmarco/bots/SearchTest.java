package org.sanmarco.games.sanmarco.bots;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.XorShift;
import org.sanmarco.bots.search.TreeSearch;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Setup;

/** A search's use of its budget. */
class SearchTest {

  private static final long ENOUGH = 2000;

  @Test
  void singleMovesAreNotSearched() {
    SanMarcoPosition position = first(4, SearchTest::isForced);
    TreeSearch search = search(position, Long.MAX_VALUE);
    assertThat(best(search)).isEqualTo(position.legal().getFirst());
    assertThat(search.iterations()).isZero();
  }

  @Test
  void noMoreIsSpentThanIsGiven() {
    TreeSearch search = search(first(4, at -> at.phase() == Phase.DIVIDE), ENOUGH);
    best(search);
    assertThat(search.iterations()).isBetween(ENOUGH / 10, ENOUGH + 64);
  }

  @Test
  void whoeverCanWinWithTheLastCardDoes() {
    for (int players = 2; players <= 4; players++) {
      SanMarcoPosition position = first(players, SearchTest::isDecidedByOneCard);
      int player = position.player(position.active());
      SanMarcoPosition after = position.copy();
      after.play(best(search(position, ENOUGH)), EventListener.SILENT);
      assertThat(winners(after)).contains(player);
    }
  }

  /** With two pairs another seat divides, or plays, before a division is chosen from. */
  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void whoeverDividesReckonsWithWhoChooses(int players) {
    double searched = 0;
    double random = 0;
    for (int seed = 0; seed < 12; seed++) {
      SanMarcoPosition position = first(players, at -> at.phase() == Phase.DIVIDE, seed);
      if (seed % 2 == 1) {
        position.play(position.sample(new XorShift(seed)), EventListener.SILENT);
      }
      searched += odds(position, (SanMarcoMove) best(search(position, ENOUGH)));
      random += odds(position, position.sample(new XorShift(~seed)));
    }
    assertThat(searched)
        .as("what one offer is worth more than the other")
        .isLessThan(random * 2 / 3);
  }

  /** The advantage of one offer of a division over the other, for the seat that chooses. */
  private static double odds(SanMarcoPosition position, SanMarcoMove division) {
    int chooser = position.roles().get(position.roles().indexOf(position.active()) + 1);
    List<Cards> offers = ((SanMarcoMove.Divide) division).offers();
    Values values = new Values(position, new Evaluation(Weights.TUNED));
    return Math.abs(
        values.of(chooser, offers.get(0).packed()) - values.of(chooser, offers.get(1).packed()));
  }

  private static boolean isForced(SanMarcoPosition position) {
    return position.actor() instanceof Actor.Seat
        && position.phase() == Phase.PLAY
        && position.legal().size() == 1;
  }

  /** Whether the last card of all decides the game, and some of its moves win and some lose. */
  private static boolean isDecidedByOneCard(SanMarcoPosition position) {
    if (position.phase() != Phase.PLAY) {
      return false;
    }
    int player = position.player(position.active());
    int won = 0;
    for (var move : position.legal()) {
      SanMarcoPosition after = position.copy();
      after.play(move, EventListener.SILENT);
      if (after.phase() != Phase.OVER) {
        return false;
      }
      won += winners(after).contains(player) ? 1 : 0;
    }
    return won > 0 && won < position.legal().size();
  }

  private static List<Integer> winners(SanMarcoPosition over) {
    return Objects.requireNonNull(over.result()).winners();
  }

  private static TreeSearch search(SanMarcoPosition position, long iterations) {
    return new Search(
            position.view(position.active()), Budget.forIterations(1, iterations), Weights.TUNED)
        .search();
  }

  /** The first such position in random games. */
  private static SanMarcoPosition first(int players, Predicate<SanMarcoPosition> wanted) {
    return first(players, wanted, players);
  }

  private static SanMarcoPosition first(
      int players, Predicate<SanMarcoPosition> wanted, long seed) {
    XorShift random = new XorShift(seed);
    SanMarcoPosition position = start(players);
    while (!wanted.test(position)) {
      position = position.phase() == Phase.OVER ? start(players) : after(position, random);
    }
    return position;
  }

  private static SanMarcoPosition after(SanMarcoPosition position, XorShift random) {
    position.play(position.sample(random), EventListener.SILENT);
    return position;
  }

  private static SanMarcoPosition start(int players) {
    return new SanMarco().start(new Setup(SanMarco.ID, players, Map.of()));
  }

  private static Move best(TreeSearch search) {
    return TreeSearch.ranked(List.of(search)).getFirst().move();
  }
}
