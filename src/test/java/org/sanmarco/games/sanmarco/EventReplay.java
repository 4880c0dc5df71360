package org.sanmarco.games.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.EventListener;

/**
 * Updates a table from events alone, as an animation or a log does, so that a missing, repeated or
 * wrong event shows at once.
 */
final class EventReplay implements EventListener {

  private final int[][] nobles = new int[District.COUNT + 1][SanMarcoMove.MOST_SEATS + 1];
  private final long[] bridges = new long[Pair.COUNT];
  private final int[] prestige = new int[SanMarcoMove.MOST_SEATS + 1];
  private final int[] penalty = new int[SanMarcoMove.MOST_SEATS + 1];
  private @Nullable District doge;
  private List<Integer> out = new ArrayList<>();
  private int round = 1;
  private int turn;
  private int leader;
  final List<SanMarcoEvent> last = new ArrayList<>();

  EventReplay(SanMarcoPosition start) {
    leader = start.leader();
    for (int seat = 1; seat <= start.seats(); seat++) {
      nobles[SanMarcoState.RESERVE][seat] = SanMarcoState.NOBLES;
    }
  }

  @Override
  public void happened(Event event) {
    last.add((SanMarcoEvent) event);
    switch ((SanMarcoEvent) event) {
      case SanMarcoEvent.NoblePlaced(int seat, District from, District to) -> {
        take(seat, from);
        nobles[to.ordinal()][seat]++;
      }
      case SanMarcoEvent.NobleCrossed(int seat, District from, District to) -> {
        nobles[from.ordinal()][seat]--;
        nobles[to.ordinal()][seat]++;
      }
      case SanMarcoEvent.NoblesReturned(int seat, District district, int count) -> {
        nobles[district.ordinal()][seat] -= count;
        nobles[SanMarcoState.RESERVE][seat] += count;
      }
      case SanMarcoEvent.BridgeBuilt(int seat, Pair pair, District from) -> {
        take(seat, from);
        bridges[pair.index()] |= 1L << seat;
      }
      case SanMarcoEvent.BridgeSeized(int seat, int owner, Pair pair, Pair to, District from) -> {
        take(seat, from);
        nobles[SanMarcoState.RESERVE][owner]++;
        bridges[pair.index()] &= ~(1L << owner);
        bridges[to.index()] |= 1L << seat;
      }
      case SanMarcoEvent.RoundBegan began -> {
        round = began.round();
        java.util.Arrays.fill(penalty, 0);
        out = new ArrayList<>();
      }
      case SanMarcoEvent.TurnBegan began -> {
        turn = began.turn();
        leader = began.leader();
        assertThat(began.round()).isEqualTo(round);
        assertThat(began.last()).isEqualTo(!out.isEmpty());
      }
      case SanMarcoEvent.OfferTaken taken -> {
        penalty[taken.seat()] += taken.cards().points();
        assertThat(taken.penalty()).isEqualTo(penalty[taken.seat()]);
      }
      case SanMarcoEvent.DogeMoved(int seat, District from, District to) -> {
        assertThat(from).isEqualTo(doge);
        doge = to;
      }
      case SanMarcoEvent.TollPaid(int seat, int receiver, int points) -> {
        prestige[seat] -= points;
        prestige[receiver] += receiver > 0 ? points : 0;
      }
      case SanMarcoEvent.PrestigeScored scored -> prestige[scored.seat()] += scored.points();
      case SanMarcoEvent.ColourOut gone -> {
        out.add(gone.seat());
        assertThat(gone.penalty()).isEqualTo(penalty[gone.seat()]).isGreaterThanOrEqualTo(10);
      }
      case SanMarcoEvent.DieRolled die -> {}
      case SanMarcoEvent.RolesGiven roles -> {}
      case SanMarcoEvent.CardsDrawn drawn -> {}
      case SanMarcoEvent.OffersMade made -> {}
      case SanMarcoEvent.OffersTurnedUp up -> {}
      case SanMarcoEvent.CardPlayed card -> {}
      case SanMarcoEvent.CardGivenUp card -> {}
      case SanMarcoEvent.ExileNamed named -> {}
      case SanMarcoEvent.ExilePassed passed -> {}
      case SanMarcoEvent.DistrictScored scored -> {}
      case SanMarcoEvent.RoundEnded ended -> {}
      case SanMarcoEvent.GameEnded ended -> {}
    }
  }

  private void take(int seat, @Nullable District from) {
    nobles[from == null ? SanMarcoState.RESERVE : from.ordinal()][seat]--;
  }

  /** The table made from events is equal to the position. */
  void agreesWith(SanMarcoPosition position) {
    boolean same =
        position.round() == round && position.leader() == leader && position.turn() == turn;
    same &= position.doge() == doge;
    for (int seat = 1; seat <= position.seats(); seat++) {
      same &= position.prestige(seat) == prestige[seat];
      same &= position.penalty(seat) == penalty[seat];
      same &= position.reserve(seat) == nobles[SanMarcoState.RESERVE][seat];
      same &= position.isIn(seat) != out.contains(seat);
      for (District district : District.ALL) {
        same &= position.nobles(district, seat) == nobles[district.ordinal()][seat];
      }
      for (Pair pair : Pair.ALL) {
        same &= position.owners(pair).contains(seat) == ((bridges[pair.index()] >>> seat & 1) != 0);
      }
    }
    assertThat(same).as("%s after %s", position, last).isTrue();
  }
}
