package org.sanmarco.games.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.notation.MoveCodes;

/** The sampler names the move of a list whose number was drawn, so that all are as likely. */
class SamplerTest {

  private static final int GAMES = 50;

  private final MoveCodes list = new MoveCodes();

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void drawsFromTheList(int players) {
    everywhere(
        players,
        at -> at.actor() instanceof Actor.Seat && at.phase() != Phase.DIVIDE,
        this::drawsEach);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void playsTheFirstCardInAnyWay(int players) {
    everywhere(players, at -> at.phase() == Phase.PLAY, this::playsEach);
  }

  private static void everywhere(
      int players, Predicate<SanMarcoPosition> wanted, Consumer<SanMarcoPosition> check) {
    for (int seed = 0; seed < GAMES; seed++) {
      Random random = new Random(seed);
      SanMarcoPosition position = RandomGamesTest.start(players, 1);
      while (!position.actor().equals(Actor.OVER)) {
        if (wanted.test(position)) {
          check.accept(position);
        }
        position.play(BiasedPlayer.ofGame(seed).move(position, random), EventListener.SILENT);
      }
    }
  }

  private void playsEach(SanMarcoPosition position) {
    int card = Cards.first(position.hand().packed());
    position.codes(card, list);
    int ways = list.size() > 1 && MoveGenerator.mayBeGivenUp(card) ? list.size() - 1 : list.size();
    for (int i = 0; i < ways; i++) {
      int number = i;
      long played = position.randomPlay(bound -> bound == ways ? number : -1);
      assertThat(played).as("%d of %s", number, position).isEqualTo(list.get(number));
    }
  }

  private void drawsEach(SanMarcoPosition position) {
    position.codes(list);
    for (int i = 0; i < list.size(); i++) {
      int number = i;
      long drawn = position.randomCode(bound -> bound == list.size() ? number : -1);
      assertThat(drawn).as("%d of %s", number, position).isEqualTo(list.get(number));
    }
  }
}
