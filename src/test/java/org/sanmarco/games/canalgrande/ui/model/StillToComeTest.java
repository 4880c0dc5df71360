package org.sanmarco.games.canalgrande.ui.model;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.bots.XorShift;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.GameEnded;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.OfferTaken;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.RoundBegan;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.RoundEnded;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.SpyPlayed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.TraitorLapsed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.TraitorPlayed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.TurnBegan;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.UnseenDrawn;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.VoteBegan;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.VoteLapsed;
import org.sanmarco.games.canalgrande.CanalGrandePosition;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Cards;
import org.sanmarco.games.canalgrande.Phase;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Setup;

/** The announced steps are those that follow. */
class StillToComeTest {

  private static final int GAMES = 40;

  /**
   * The announcement after a number of events.
   *
   * @param robs whether the victim of the present traitor is still to be chosen
   */
  private record Said(StillToCome actions, boolean robs, int events) {}

  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void announcedActionsHappenAndNoOthers(int players) {
    for (int game = 1; game <= GAMES; game++) {
      XorShift random = new XorShift(game);
      CanalGrandePosition position =
          new CanalGrande().start(new Setup(CanalGrande.ID, players, Map.of()));
      List<Event> events = new ArrayList<>();
      List<Said> all = new ArrayList<>();
      while (!position.isOver()) {
        position.play(position.sample(random), events::add);
        StillToCome actions = StillToCome.of(position.view(game % (players + 1)));
        if (actions.owner() > 0) {
          all.add(new Said(actions, position.phase() == Phase.ROB, events.size()));
        }
      }
      assertThat(all).isNotEmpty().allSatisfy(said -> compare(said, events));
    }
  }

  /** Follows the events up to the end of the turn, or of the draws at the end of the round. */
  private static void compare(Said heard, List<Event> events) {
    StillToCome said = heard.actions();
    List<Card> used = new ArrayList<>();
    boolean robs = heard.robs();
    int next = 0;
    Cards waiting = Cards.NONE;
    for (Event event : events.subList(heard.events(), events.size())) {
      switch (event) {
        case GameEnded _ -> {
          assertThat(used.size() <= said.todo().size() || said.mayGrow()).isTrue();
          return;
        }
        case OfferTaken taken -> {
          next = taken.seat();
          waiting = taken.cards();
        }
        case UnseenDrawn drawn when drawn.bonus() && drawn.seat() != said.owner() ->
            next = drawn.seat();
        case TurnBegan _, RoundBegan _, RoundEnded _ -> {
          assertThat(next).isEqualTo(said.next());
          assertThat(waiting).isEqualTo(said.waiting());
          assertThat(used).containsAll(said.todo().list());
          if (!said.mayGrow()) {
            assertThat(used).isEqualTo(said.todo().list());
          }
          return;
        }
        default -> {
          Card card = used(event);
          if (robs && card == Card.TRAITOR) {
            robs = false;
          } else if (card != null && next == 0) {
            used.add(card);
          }
        }
      }
    }
  }

  private static @Nullable Card used(Event event) {
    return switch (event) {
      case TraitorPlayed _, TraitorLapsed _ -> Card.TRAITOR;
      case SpyPlayed _ -> Card.SPY;
      case VoteBegan _, VoteLapsed _ -> Card.DOGE;
      default -> null;
    };
  }
}
