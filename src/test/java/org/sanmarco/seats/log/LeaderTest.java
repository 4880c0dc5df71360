package org.sanmarco.seats.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.Signal;

/** A table leads games elsewhere by their log. */
class LeaderTest {

  private static final String NIM = "nim";

  @ParameterizedTest
  @CsvSource({
    "san-marco, 2, 0",
    "san-marco, 4, 1",
    "canal-grande, 2, 0",
    "canal-grande, 4, 0",
    "marco-polo, 3, 1",
    "marco-polo, 5, 0"
  })
  void wholeGamesAreVerifiedByEveryPlayer(String game, int players, int computers)
      throws Exception {
    Evening evening = new Evening(game, players, computers, List.of(), Terms.NONE);
    int acts = 0;
    while (!evening.isOver()) {
      evening.play(1);
      if (++acts % 50 == 0) {
        // Another table goes on.
        evening.leader = evening.lead("table " + acts);
      }
    }
    for (Evening.Player player : evening.players.values()) {
      assertThat(player.verify()).isEmpty();
    }
  }

  @Test
  void aGameBeginsWhenAllSeatsAreTaken() throws Exception {
    Evening evening = new Evening(NIM, 2, 0, List.of(), Terms.NONE);
    assertThat(evening.leader.name()).isEqualTo("first");
    assertThat(evening.asked()).isPresent();
    assertThat(evening.claim(1, Signer.fresh())).isFalse();
    assertThat(evening.claim(1, evening.player(1).signer)).isTrue();
  }

  @Test
  void ofTwoTablesExactlyOneGoesOn() throws Exception {
    Evening evening = new Evening(NIM, 2, 0, List.of(), Terms.NONE);
    Leader other = evening.lead("other");
    evening.leader.free(1);
    evening.run();
    assertThat(evening.place.lost).isOne();
    evening.play(1);
    assertThat(evening.place.lost).isOne();
    other.free(1);
    evening.run();
    evening.lead("third");
    assertThat(evening.claim(1, Signer.fresh())).isTrue();
  }

  @Test
  void aProposalMadeWhileNoTableRunsWaits() throws Exception {
    Evening evening = new Evening(NIM, 2, 0, List.of(), Terms.NONE);
    int before = evening.any().game.size();
    evening.leader.close();
    evening.run();
    evening.asked().orElseThrow().play();
    assertThat(evening.any().game.size()).isEqualTo(before);
    evening.leader = evening.lead("second");
    assertThat(evening.any().game.size()).isGreaterThan(before);
    evening.play(Integer.MAX_VALUE);
    assertThat(evening.any().verify()).isEmpty();
  }

  @Test
  void anUndoNeedsEverybodysConsent() throws Exception {
    Evening evening = new Evening("san-marco", 3, 0, List.of(), Terms.NONE);
    evening.playUntilUndo();
    int before = evening.any().game.size();
    List<RemoteGame> games = evening.players.values().stream().map(player -> player.game).toList();
    for (int i = 0; i < games.size(); i++) {
      assertThat(evening.any().game.size()).isEqualTo(before);
      assertThat(games.get(i).canUndo(move -> false)).isTrue();
      games.get(i).undo(move -> false);
      evening.run();
    }
    assertThat(evening.any().game.size()).isEqualTo(before - 1);
    evening.play(Integer.MAX_VALUE);
    assertThat(evening.any().verify()).isEmpty();
  }

  @Test
  void whoWantsToUndoIsToldToAll() throws Exception {
    Evening evening = new Evening("san-marco", 3, 0, List.of(), Terms.NONE);
    evening.playUntilUndo();
    List<Signal> heard = new ArrayList<>();
    evening
        .player(2)
        .game
        .listen(
            new RemoteGame.Listener() {
              @Override
              public void connected(RemoteGame.Connection connection) {}

              @Override
              public void refused(Refusal refusal) {}

              @Override
              public void signalled(Signal signal) {
                heard.add(signal);
              }
            });
    evening.player(1).game.undo(move -> false);
    evening.run();
    assertThat(heard).extracting(Signal::kind).containsExactly(Signal.Kind.UNDO);
  }

  @Test
  void aComputerPlaysForWhoHasNoTimeLeft() throws Exception {
    Terms terms =
        new Terms(Duration.ofHours(1), Duration.ofHours(2), Terms.After.COMPUTER, Set.of());
    Evening evening = new Evening(NIM, 2, 0, List.of(), terms);
    Evening.Player late = evening.asked().orElseThrow();
    evening.place.pass(Duration.ofHours(3));
    evening.leader.tick();
    evening.run();
    assertThat(late.isAsked()).isTrue();
    evening.place.pass(Duration.ofSeconds(1));
    evening.leader.tick();
    evening.run();
    assertThat(late.isAsked()).isFalse();
    assertThat(late.game.seat(late.seat).computer()).isEqualTo("medium");
    // The computer goes on until the player does something.
    late.game.signal(Signal.Kind.THINKING);
    evening.run();
    evening.play(1);
    evening.run();
    if (late.game.actor() instanceof Actor.Seat) {
      assertThat(late.game.seat(late.seat).isComputer()).isTrue();
    }
    while (!evening.isOver()) {
      evening.asked().ifPresent(Evening.Player::play);
    }
    assertThat(late.verify()).isEmpty();
  }

  @Test
  void aSeatWithoutTimeBecomesFree() throws Exception {
    Terms terms = new Terms(Duration.ofHours(1), Duration.ZERO, Terms.After.FREE, Set.of());
    Evening evening = new Evening(NIM, 2, 0, List.of(), terms);
    Evening.Player late = evening.asked().orElseThrow();
    evening.place.pass(Duration.ofHours(2));
    evening.leader.tick();
    evening.run();
    evening.lead("second");
    assertThat(evening.claim(late.seat, Signer.fresh())).isTrue();
    assertThat(evening.claim(late.seat, late.signer)).isFalse();
  }

  @Test
  void chanceAfterTheHostWaitsForSomebodyElsesBits() throws Exception {
    Evening evening = new Evening("marco-polo", 3, 0, List.of(1), Terms.NONE);
    evening.play(Integer.MAX_VALUE);
    assertThat(evening.isOver()).isTrue();
    assertThat(evening.place.network.read().stream().map(String::new))
        .anyMatch(entry -> entry.contains("\"rolled\"") && !entry.contains("\"proposal\":\"\""));
    for (Evening.Player player : evening.players.values()) {
      assertThat(player.verify()).isEmpty();
    }
  }
}
