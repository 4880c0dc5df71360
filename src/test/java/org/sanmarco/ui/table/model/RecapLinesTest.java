package org.sanmarco.ui.table.model;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.coach.Coach;
import org.sanmarco.coach.GameTexts;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.CardStolen;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeLog;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CardDrawn;
import org.sanmarco.games.marcopolo.ui.model.MarcoPoloLog;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Exile;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Roll;
import org.sanmarco.games.sanmarco.ui.model.SanMarcoFlow;
import org.sanmarco.games.sanmarco.ui.model.SanMarcoLog;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Event;
import org.sanmarco.table.PlayedMove;
import org.sanmarco.table.SeenMove;
import org.sanmarco.table.Table;
import org.sanmarco.ui.table.model.log.LogReader;
import org.sanmarco.ui.table.model.log.Recap;
import org.sanmarco.ui.testing.AnyTable;

/** The recap of what the others did since a player's last turn. */
class RecapLinesTest {

  private static final int MOVES = 250;

  private static final List<org.sanmarco.games.marcopolo.Card> OTHERS =
      org.sanmarco.games.marcopolo.Card.ALL;

  private static LogReader reader(String game) {
    GameTexts texts = Coach.of(game).in(Locale.ENGLISH, null);
    return switch (game) {
      case "san-marco" -> new SanMarcoLog(texts::log);
      case "canal-grande" -> new CanalGrandeLog(texts::log);
      default -> new MarcoPoloLog(texts::log);
    };
  }

  /** Plays some random moves. */
  private static Table played(String game, int players, long seed) {
    Table table = AnyTable.of(game, players, players, "", seed);
    Random random = new Random(seed);
    for (int move = 0; move < MOVES && !table.isOver(); move++) {
      if (table.actor() instanceof Actor.Chance) {
        table.playChance();
      } else {
        table.play(table.position().sample(random::nextInt));
      }
    }
    return table;
  }

  private static Recap recap(List<SeenMove> seen, int seat, LogReader reader) {
    return Recap.of(seen, List.of(seat), reader, move -> false, move -> false);
  }

  @ParameterizedTest
  @ValueSource(strings = {"san-marco", "canal-grande", "marco-polo"})
  void recapCoversTheOthersMovesSinceTheLastOwnOne(String game) {
    List<SeenMove> all = played(game, 4, 3).moves(0);
    for (int moves = 1; moves <= all.size(); moves++) {
      List<SeenMove> seen = all.subList(0, moves);
      Recap recap = recap(seen, 1, reader(game));
      assertThat(seen.subList(recap.from() - 1, Math.max(recap.from() - 1, recap.to())))
          .noneMatch(move -> move.by().equals(new Actor.Seat(1)));
      assertThat(recap.lines()).allMatch(line -> line.move() >= recap.from());
      assertThat(recap.lines()).allMatch(line -> line.move() <= recap.to());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"san-marco", "canal-grande", "marco-polo"})
  void ownTurnKeepsTheRecap(String game) {
    List<SeenMove> all = played(game, 4, 5).moves(0);
    for (int moves = 2; moves <= all.size(); moves++) {
      if (all.get(moves - 1).by().equals(new Actor.Seat(1))) {
        Recap before = recap(all.subList(0, moves - 1), 1, reader(game));
        assertThat(recap(all.subList(0, moves), 1, reader(game))).isEqualTo(before);
      }
    }
  }

  @Test
  void ownExileIsNoPartOfTheRecap() {
    GameFlow flow = new SanMarcoFlow();
    int dice = 0;
    for (long seed = 1; seed <= 5; seed++) {
      Table table = played("san-marco", 4, seed);
      List<SeenMove> all = table.moves(0);
      for (int moves = 1; moves <= all.size(); moves++) {
        List<SeenMove> seen = all.subList(0, moves);
        Recap recap =
            Recap.of(
                seen,
                List.of(1),
                reader("san-marco"),
                move -> flow.isShown(move, table.view(0)),
                move -> false);
        if (recap.from() > 2 && seen.get(recap.from() - 2).move() instanceof Roll) {
          dice++;
        }
        assertThat(recap.from() > 1 && seen.get(recap.from() - 2).move() instanceof Exile)
            .as("parted by the recap before move %s", recap.from())
            .isFalse();
      }
    }
    assertThat(dice).as("dice that ended an exile").isPositive();
  }

  @ParameterizedTest
  @ValueSource(strings = {"canal-grande", "marco-polo"})
  void thirdSeatIsToldNothingOfPrivateGains(String game) {
    LogReader reader = reader(game);
    int told = 0;
    for (long seed = 1; seed <= 3; seed++) {
      List<PlayedMove> history = played(game, 4, seed).history();
      for (int moves = 1; moves <= history.size(); moves++) {
        List<PlayedMove> played = history.subList(0, moves);
        for (int seat = 1; seat <= 4; seat++) {
          int viewer = seat;
          List<PlayedMove> other = played.stream().map(move -> swapped(move, viewer)).toList();
          Recap recap = recap(seen(played, seat), seat, reader);
          assertThat(recap(seen(other, seat), seat, reader)).isEqualTo(recap);
          told += recap.equals(recap(seen(played, 0), seat, reader)) ? 0 : 1;
        }
      }
    }
    assertThat(told).as("recaps with own secrets").isPositive();
  }

  private static List<SeenMove> seen(List<PlayedMove> played, int seat) {
    return played.stream().map(move -> SeenMove.of(move, seat)).toList();
  }

  /** A move with other cards where a seat may not see them. */
  private static PlayedMove swapped(PlayedMove played, int seat) {
    return new PlayedMove(
        played.number(),
        played.by(),
        played.move(),
        played.events().stream()
            .map(event -> event.seenBy(seat).equals(event) ? event : swapped(event))
            .toList());
  }

  private static Event swapped(Event event) {
    return switch (event) {
      case CardStolen(int thief, int victim, Card card, boolean open) ->
          new CardStolen(thief, victim, card == Card.CAN ? Card.CAS : Card.CAN, open);
      case CardDrawn(int seat, var card) ->
          new CardDrawn(seat, OTHERS.get(OTHERS.get(0).equals(card) ? 1 : 0));
      default -> event;
    };
  }
}
