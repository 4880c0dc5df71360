package org.sanmarco.seats.log;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.Sampled;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.room.Again;
import org.sanmarco.room.Awaited;
import org.sanmarco.room.People;
import org.sanmarco.room.Question;
import org.sanmarco.room.Signal;
import org.sanmarco.seats.Proposal;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.SeatFormat;
import org.sanmarco.seats.log.BrokenLogException.Fault;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Games;
import org.sanmarco.table.Presence;
import org.sanmarco.table.Seat;
import org.sanmarco.table.SecretDealer;

/** A table leads games elsewhere by their log. */
class LeaderTest {

  private static final String NIM = "nim";

  @Sampled(3)
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
    assertThat(evening.ledger().leader()).isEqualTo("first");
    assertThat(evening.asked()).isPresent();
    assertThat(evening.claim(1, Signer.of(Signer.randomBytes(Signer.KEY_BYTES)))).isFalse();
    assertThat(evening.claim(1, evening.player(1).signer)).isTrue();
  }

  @Test
  void ofTwoTablesExactlyOneGoesOn() throws Exception {
    Terms terms = new Terms(Duration.ofHours(1), Duration.ZERO, Terms.After.FREE, 0);
    Evening evening = new Evening(NIM, 2, 0, List.of(), terms);
    int asked = evening.asked().orElseThrow().seat;
    Leader other = evening.lead("other");
    evening.pass(Duration.ofHours(2));
    assertThat(evening.place.lost).isOne();
    evening.leader = other;
    evening.pass(Duration.ofHours(2));
    assertThat(evening.place.lost).isEqualTo(2);
    evening.lead("third");
    assertThat(evening.claim(asked, Signer.of(Signer.randomBytes(Signer.KEY_BYTES)))).isTrue();
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
  void anAnswerThatGotLostIsGivenByTheNextTable() throws Exception {
    Evening evening = new Evening(NIM, 2, 0, List.of(), Terms.NONE);
    Evening.Player player = evening.asked().orElseThrow();
    evening.place.network.losesAnswers = true;
    player.play();
    assertThat(player.game.isSending()).isTrue();
    evening.place.network.losesAnswers = false;
    evening.leader = evening.lead("second");
    assertThat(player.game.isSending()).isFalse();
    assertThat(evening.refused).isEmpty();
    assertThat(player.evidence.accepted()).hasSize(1);
  }

  @Test
  void aProposalNamesTheEntryThatWasShown() throws Exception {
    Evening evening = new Evening("marco-polo", 3, 0, List.of(), Terms.NONE);
    evening.play(5);
    Evening.Player player = evening.player(1);
    byte[] old = player.evidence.frames().get(2);
    SeatFormat format = new SeatFormat(Games.installed());
    player.end.propose(format.write(Proposal.of(format.readFrame(old), Proposal.Act.GO_ON)));
    int entry = Stamp.read(old).orElseThrow().entry();
    assertThat(new String(evening.place.network.proposals.getLast(), StandardCharsets.UTF_8))
        .contains("\"entry\":" + entry + ",");
  }

  @Test
  void aTableThatCannotWriteGivesNoAnswer() throws Exception {
    Evening evening = new Evening(NIM, 2, 0, List.of(), Terms.NONE);
    Evening.Player player = evening.asked().orElseThrow();
    evening.place.network.isAway = true;
    player.play();
    assertThat(player.game.isSending()).isTrue();
    evening.place.network.isAway = false;
    evening.leader = evening.lead("second");
    assertThat(player.game.isSending()).isFalse();
    assertThat(evening.refused).isEmpty();
    assertThat(player.evidence.accepted()).hasSize(1);
  }

  @Test
  void aSeatIsNotRefusedWhileTheLogIsAway() throws Exception {
    Terms terms = new Terms(Duration.ofHours(1), Duration.ZERO, Terms.After.FREE, 0);
    Evening evening = new Evening(NIM, 2, 0, List.of(), terms);
    int seat = evening.asked().orElseThrow().seat;
    evening.pass(Duration.ofHours(2));
    evening.lead("second");
    Signer other = Signer.of(Signer.randomBytes(Signer.KEY_BYTES));
    evening.place.network.isAway = true;
    var answer = evening.place.network.claim(seat, other).toCompletableFuture();
    evening.run();
    assertThat(answer).isCompletedExceptionally();
    evening.place.network.isAway = false;
    evening.lead("third");
    assertThat(evening.claim(seat, other)).isTrue();
  }

  @Test
  void anOldProposalDoesNotTakeASeatBack() throws Exception {
    Terms terms = new Terms(Duration.ofHours(1), Duration.ZERO, Terms.After.COMPUTER, 0);
    Evening evening = new Evening("marco-polo", 3, 0, List.of(), terms);
    evening.play(30);
    Evening.Player late = evening.asked().orElseThrow();
    evening.pass(Duration.ofHours(2));
    assertThat(late.game.seat(late.seat).isComputer()).isTrue();
    evening.place.network.seat(late.seat).propose(late.evidence.accepted().getFirst());
    evening.run();
    assertThat(late.game.seat(late.seat).isComputer()).isTrue();
  }

  @Test
  void nothingFollowsTheEnd() throws Exception {
    Terms terms = new Terms(Duration.ofHours(1), Duration.ZERO, Terms.After.COMPUTER, 0);
    Evening evening = new Evening("canal-grande", 2, 0, List.of(), terms);
    evening.play(10);
    Evening.Player late = evening.asked().orElseThrow();
    evening.pass(Duration.ofHours(2));
    while (!evening.isOver()) {
      evening.asked().filter(player -> player != late).orElseThrow().play();
    }
    int entries = evening.place.network.read().size();
    late.game.goOn();
    for (Evening.Player player : evening.players.values()) {
      player.game.undo();
    }
    evening.run();
    assertThat(evening.place.network.read()).hasSize(entries);
    assertThat(late.verify()).isEmpty();
  }

  @Test
  void aPlayersOwnDecisionIsUndoneAtOnce() throws Exception {
    Evening evening = new Evening("san-marco", 3, 0, List.of(), Terms.NONE);
    int decider = evening.playUntilUndo(0);
    int before = evening.any().game.size();
    assertThat(evening.players.values())
        .filteredOn(player -> player.game.canUndo())
        .containsExactly(evening.player(decider));
    undo(evening, decider);
    assertThat(evening.any().game.size()).isEqualTo(before - 1);
    evening.play(Integer.MAX_VALUE);
    assertThat(evening.any().verify()).isEmpty();
  }

  @Test
  void anUndoIsAskedUntilItIsAnswered() throws Exception {
    Evening evening = new Evening("san-marco", 4, 1, List.of(), Terms.NONE);
    int asker = evening.playUntilUndo(1);
    List<Integer> others = new ArrayList<>(List.of(1, 2, 3));
    others.remove(Integer.valueOf(asker));
    undo(evening, asker);
    assertThat(evening.any().game.people().questions())
        .containsExactly(new Question(Signal.Kind.UNDO, asker, 0, others));
    undo(evening, others.removeFirst());
    assertThat(evening.watch().people().questions())
        .as("to a screen that comes later")
        .containsExactly(new Question(Signal.Kind.UNDO, asker, 0, others));
    undo(evening, others.getFirst());
    assertThat(evening.any().game.people())
        .as("all know who asked for it")
        .isEqualTo(
            new People(
                List.of(), Map.of(), Map.of(), List.of(), asker, Map.of(), Set.of(), Again.NONE));
    evening.play(Integer.MAX_VALUE);
    assertThat(evening.any().verify()).isEmpty();
  }

  @Test
  void aQuestionEndsWithTheNextMove() throws Exception {
    Evening evening = new Evening("san-marco", 3, 1, List.of(), Terms.NONE);
    undo(evening, evening.playUntilUndo(1));
    assertThat(evening.any().game.people().questions()).hasSize(1);
    evening.play(1);
    assertThat(evening.any().game.people()).isEqualTo(People.NONE);
  }

  private static void undo(Evening evening, int seat) {
    evening.player(seat).game.undo();
    evening.run();
  }

  @Test
  void aSeatOfTwoIsAskedForOnce() throws Exception {
    Evening evening = new Evening("san-marco", 2, 0, List.of(), timed(Terms.After.WAIT));
    evening.pass(Duration.ofHours(1));
    Evening.Player lost = evening.asked().orElseThrow();
    int other = lost.seat % 2 + 1;
    evening.free(evening.player(other), (lost.seat + 1) % 4 + 1);
    assertThat(evening.refused).isEmpty();
    assertThat(evening.place.lost).isOne();
    evening.lead("second");
    assertThat(evening.player(other).game.people().free())
        .containsExactly((lost.seat - 1) % 2 + 1, (lost.seat - 1) % 2 + 3);
  }

  @Test
  void whoWantsToUndoIsToldToAll() throws Exception {
    Evening evening = new Evening("san-marco", 3, 1, List.of(), Terms.NONE);
    int asker = evening.playUntilUndo(1);
    List<Signal> heard = new ArrayList<>();
    evening
        .player(3 - asker)
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
    undo(evening, asker);
    assertThat(heard).extracting(Signal::kind).containsExactly(Signal.Kind.UNDO);
  }

  @Test
  void theNextGameNeedsEverybodysClick() throws Exception {
    Evening evening = finished(3);
    assertThat(evening.player(1).game.people().again()).isEqualTo(Again.NONE);
    evening.player(1).playAgain(true);
    evening.player(2).playAgain(false);
    evening.player(3).playAgain(true);
    assertThat(evening.watch().people().again())
        .isEqualTo(new Again(Map.of(1, true, 2, false, 3, true), ""));
    assertThat(evening.place.nextGames).isEmpty();
    evening.player(2).playAgain(true);
    assertThat(evening.place.nextGames).hasSize(1);
    GameOffer next = evening.place.nextGames.getFirst();
    assertThat(next.terms()).isEqualTo(Terms.NONE);
    for (Evening.Player player : evening.players.values()) {
      assertThat(player.game.nextGame()).containsExactly("next " + moved(player, next));
      assertThat(player.game.isFollowing()).isTrue();
    }
    assertThat(evening.watch().nextGame()).containsExactly("next 0");
    assertThat(evening.player(1).verify()).isEmpty();
  }

  /** The seat of a player's colour in the next game. */
  private static int moved(Evening.Player player, GameOffer next) {
    List<String> colours = next.seats().stream().map(Seat::colour).toList();
    return 1 + colours.indexOf(player.game.seat(player.seat).colour());
  }

  private static Evening finished(int players) throws Exception {
    Evening evening = new Evening(NIM, players, 0, List.of(), Terms.NONE);
    evening.play(Integer.MAX_VALUE);
    return evening;
  }

  @Test
  void aScreenGoesOnWithAllSeatsOfItsPlayer() throws Exception {
    Evening evening = new Evening("san-marco", 2, 0, List.of(), Terms.NONE, 0);
    Evening.Player one = evening.join(List.of(1, 3));
    Evening.Player other = evening.join(List.of(2, 4));
    Set<Integer> sizes = new TreeSet<>();
    one.game.onChange(() -> sizes.add(one.game.nextGame().size()));
    while (!evening.isOver()) {
      evening.playSeat();
    }
    one.playAgain(true);
    other.playAgain(true);
    assertThat(sizes).containsExactly(0, 2);
  }

  @Test
  void aRepeatedAnswerHasNoEffect() throws Exception {
    Evening evening = finished(2);
    evening.player(1).playAgain(true);
    byte[] yes = evening.place.network.proposals.getLast();
    evening.player(1).playAgain(false);
    evening.place.network.seat(1).propose(yes);
    evening.run();
    evening.player(2).playAgain(true);
    assertThat(evening.any().game.people().again().answers()).isEqualTo(Map.of(1, false, 2, true));
    assertThat(evening.place.nextGames).isEmpty();
    String repeated = LogBytes.encode(yes);
    assertThat(fault(evening, new Entry.Again(1, true, repeated))).isEqualTo(Fault.PROPOSAL);
    assertThat(fault(evening, new Entry.Again(2, true, repeated))).isEqualTo(Fault.PROPOSAL);
    assertThat(fault(evening, new Entry.Again(1, true, ""))).isEqualTo(Fault.PROPOSAL);
  }

  @Test
  void nobodyAgreesToTheNextGameBeforeTheEnd() throws Exception {
    Evening evening = new Evening(NIM, 2, 0, List.of(), Terms.NONE);
    evening.player(1).playAgain(true);
    assertThat(evening.refused).extracting(Refusal::code).containsExactly("nothing-to-choose");
    String early = LogBytes.encode(evening.place.network.proposals.getLast());
    assertThat(fault(evening, new Entry.Again(1, true, early))).isEqualTo(Fault.ORDER);
    assertThat(evening.player(1).game.people().again()).isEqualTo(Again.NONE);
  }

  @Test
  void anotherTableBeginsTheNextGame() throws Exception {
    Evening evening = finished(2);
    evening.player(1).playAgain(true);
    evening.lead("second");
    assertThat(evening.any().game.people().again().answers()).isEqualTo(Map.of(1, true));
    evening.player(2).playAgain(true);
    evening.lead("third");
    assertThat(evening.any().game.nextGame()).hasSize(1);
    assertThat(evening.place.nextGames).containsOnly(evening.place.nextGames.getFirst());
    evening.player(2).playAgain(false);
    assertThat(evening.refused).extracting(Refusal::code).containsExactly("nothing-to-choose");
  }

  @Test
  void theTableTellsWhoIsThere() throws Exception {
    Evening evening = new Evening(NIM, 3, 0, List.of(), Terms.NONE);
    Instant start = evening.place.now;
    evening.leader.beat();
    evening.run();
    assertThat(evening.place.network.told).as("before a screen has given a sign").isNull();
    sign(evening, 1, Duration.ofMinutes(3));
    sign(evening, 2, Duration.ZERO);
    Instant before = start.minus(Duration.ofMinutes(3));
    assertThat(told(evening).players())
        .isEqualTo(
            Map.of(
                1,
                Presence.here(before),
                2,
                Presence.here(start),
                3,
                Presence.silent(Optional.empty())));
    evening.place.pass(TestPlace.SILENCE);
    sign(evening, 1, Duration.ZERO);
    evening.leader.beat();
    evening.run();
    assertThat(told(evening).players())
        .containsEntry(2, Presence.silent(Optional.of(start)))
        .containsEntry(1, Presence.here(evening.place.now));
    assertThat(told(evening).isLast()).isFalse();
    evening.place.pass(TestPlace.SILENCE);
    evening.leader.beat();
    evening.run();
    assertThat(told(evening).isLast()).isTrue();
  }

  private static void sign(Evening evening, int seat, Duration time) {
    evening.place.network.sign(seat, time);
    evening.run();
  }

  private static Attendance told(Evening evening) {
    return Attendance.read(Objects.requireNonNull(evening.place.network.told));
  }

  @Test
  void aVerifiedGameIsWhole() throws Exception {
    Evening evening = new Evening("canal-grande", 2, 0, List.of(), Terms.NONE);
    evening.play(Integer.MAX_VALUE);
    evening.player(1).playAgain(true);
    GameRecord game = evening.player(2).verdict().game().orElseThrow();
    assertThat(game.chanceSource()).isInstanceOf(SecretDealer.class);
    assertThat(game.occasion().begun()).isEqualTo(Instant.parse("2026-01-01T00:00:00Z"));
    assertThat(game.moves()).hasSize(evening.any().game.size());
    assertThat(evening.player(2).game.whole()).isEmpty();
    evening.player(2).game.verified(game);
    assertThat(evening.player(2).game.whole()).contains(game);
    assertThat(evening.player(2).game.continued(3, game.chanceSource()).size()).isEqualTo(3);
  }

  @Test
  void aComputerPlaysForWhoHasNoTimeLeft() throws Exception {
    Terms terms = new Terms(Duration.ofHours(1), Duration.ofHours(2), Terms.After.COMPUTER, 0);
    Evening evening = new Evening(NIM, 2, 0, List.of(), terms);
    Evening.Player late = evening.asked().orElseThrow();
    evening.pass(Duration.ofHours(3));
    assertThat(late.isAsked()).isTrue();
    evening.pass(Duration.ofSeconds(1));
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
  void everyPlayerIsToldTheAgreement() throws Exception {
    Terms terms = new Terms(Duration.ofDays(1), Duration.ofHours(2), Terms.After.WAIT, 7);
    Evening evening = new Evening(NIM, 2, 0, List.of(), terms);
    evening.play(1);
    evening.leader = evening.lead("second");
    for (Evening.Player player : evening.players.values()) {
      assertThat(player.end.terms()).contains(terms);
    }
    evening.play(Integer.MAX_VALUE);
    assertThat(evening.any().verify()).isEmpty();
  }

  @Test
  void aSeatWithoutTimeBecomesFree() throws Exception {
    Terms terms = new Terms(Duration.ofHours(1), Duration.ZERO, Terms.After.FREE, 0);
    Evening evening = new Evening(NIM, 2, 0, List.of(), terms);
    Evening.Player late = evening.asked().orElseThrow();
    evening.pass(Duration.ofHours(2));
    evening.lead("second");
    assertThat(evening.claim(late.seat, Signer.of(Signer.randomBytes(Signer.KEY_BYTES)))).isTrue();
    assertThat(evening.claim(late.seat, late.signer)).isFalse();
  }

  @Test
  void aTableThatWasDownTakesNobodysTime() throws Exception {
    Evening evening = new Evening(NIM, 2, 0, List.of(), timed(Terms.After.FREE));
    Evening.Player player = evening.asked().orElseThrow();
    evening.pass(Duration.ofSeconds(15));
    evening.leader.close();
    evening.run();
    evening.place.pass(Duration.ofSeconds(3));
    int before = player.game.size();
    player.play();
    assertThat(player.game.size()).isEqualTo(before);
    evening.place.pass(Duration.ofMinutes(2));
    evening.leader = evening.lead("second");
    evening.leader.tick();
    evening.run();
    assertThat(player.game.size()).isGreaterThan(before);
    assertThat(evening.place.lost).isZero();
    evening.pass(Duration.ofMinutes(2));
    assertThat(evening.place.lost).isZero();
    evening.play(Integer.MAX_VALUE);
    assertThat(player.verify()).isEmpty();
  }

  private static Terms timed(Terms.After after) {
    return new Terms(Duration.ofMinutes(2), Duration.ZERO, after, 0);
  }

  @Test
  void aNightWithoutATableFreesNobody() throws Exception {
    Terms terms = new Terms(Duration.ofDays(1), Duration.ZERO, Terms.After.FREE, 0);
    Evening evening = new Evening(NIM, 2, 0, List.of(), terms);
    Evening.Player player = evening.asked().orElseThrow();
    evening.pass(Duration.ofHours(20));
    evening.place.pass(Duration.ofHours(10));
    evening.leader = evening.lead("second");
    evening.leader.tick();
    evening.run();
    assertThat(evening.place.lost).isZero();
    assertThat(player.end.stamp().orElseThrow().until())
        .isEqualTo(evening.place.now.plus(Duration.ofHours(4)));
  }

  @Test
  void aClockThatJumpsFreesNobody() throws Exception {
    Evening evening = new Evening(NIM, 2, 0, List.of(), timed(Terms.After.FREE));
    Evening.Player player = evening.asked().orElseThrow();
    evening.place.pass(Duration.ofDays(1));
    evening.leader.tick();
    evening.run();
    evening.place.pass(Duration.ofDays(-1));
    evening.pass(Duration.ofSeconds(30));
    assertThat(evening.place.lost).isZero();
    player.play();
    assertThat(evening.refused).isEmpty();
    evening.play(Integer.MAX_VALUE);
    assertThat(player.verify()).isEmpty();
  }

  @Test
  void anOverdrawnBankLeavesTheNextMoveItsTime() throws Exception {
    Evening evening = new Evening(NIM, 2, 0, List.of(), timed(Terms.After.WAIT));
    Evening.Player late = evening.asked().orElseThrow();
    evening.pass(Duration.ofMinutes(5));
    late.play();
    while (!late.isAsked()) {
      evening.play(1);
    }
    assertThat(late.end.stamp().orElseThrow().until())
        .isEqualTo(evening.place.now.plus(Duration.ofMinutes(2)));
  }

  @Test
  void onlyTheSeatThatWasAskedBecomesFree() throws Exception {
    Terms terms = new Terms(Duration.ofHours(1), Duration.ZERO, Terms.After.FREE, 0);
    Evening evening = new Evening("san-marco", 2, 0, List.of(), terms);
    Evening.Player late = evening.asked().orElseThrow();
    evening.pass(Duration.ofHours(1));
    evening.place.pass(Duration.ofSeconds(1));
    for (Evening.Player player : evening.players.values()) {
      Entry freed = new Entry.Freed(player.seat, List.of());
      assertThat(fault(evening, freed)).isEqualTo(player == late ? null : Fault.CONSENT);
    }
    evening.leader.tick();
    evening.run();
    evening.lead("second");
    assertThat(late.game.people().free()).containsExactly(late.seat);
  }

  /** The fault of an entry that comes next; null if it may. */
  private static @Nullable Fault fault(Evening evening, Entry entry) throws Exception {
    Ledger ledger = new Ledger(Games.installed(), TestPlace.KEY);
    for (byte[] known : evening.place.network.read()) {
      ledger.apply(known);
    }
    try {
      ledger.apply(ledger.next(entry, evening.place.now));
      return null;
    } catch (BrokenLogException broken) {
      return broken.fault();
    }
  }

  @Test
  void whoTakesAFreedSeatHasTimeOfTheirOwn() throws Exception {
    Terms terms = new Terms(Duration.ofHours(1), Duration.ofHours(2), Terms.After.FREE, 0);
    Evening evening = new Evening(NIM, 2, 0, List.of(), terms);
    int late = evening.asked().orElseThrow().seat;
    RemoteGame game = evening.player(3 - late).game;
    evening.pass(Duration.ofHours(4));
    evening.leader = evening.lead("second");
    evening.pass(Duration.ofHours(4));
    assertThat(evening.claim(late, Signer.of(Signer.randomBytes(Signer.KEY_BYTES)))).isTrue();
    evening.pass(Duration.ofHours(3));
    assertThat(game.people().free()).isEmpty();
    evening.pass(Duration.ofMinutes(1));
    evening.leader = evening.lead("third");
    assertThat(game.people().free()).containsExactly(late);
  }

  @Test
  void aPlayerWithTwoSeatsHasOneReserve() {
    Instant start = TestPlace.START;
    Terms terms = new Terms(Duration.ofMinutes(1), Duration.ofMinutes(5), Terms.After.WAIT, 0);
    GameClock clock = new GameClock(terms, seat -> seat % 2, start);
    for (int seconds = 10; seconds <= 180; seconds += 10) {
      clock.pass(1, start.plusSeconds(seconds));
    }
    clock.decided(1, start.plusSeconds(180));
    assertThat(clock.left(1)).isEqualTo(Duration.ofMinutes(4));
    assertThat(clock.left(3)).as("the other seat").isEqualTo(Duration.ofMinutes(4));
    assertThat(clock.left(2)).as("another player").isEqualTo(Duration.ofMinutes(6));
  }

  @Test
  void noTimePassesBeforeTheGameBegins() throws Exception {
    Terms terms = new Terms(Duration.ofHours(1), Duration.ZERO, Terms.After.FREE, 0);
    Evening evening = new Evening(NIM, 2, 0, List.of(), terms, 1);
    evening.pass(Duration.ofHours(5));
    assertThat(evening.any().end.stamp().orElseThrow().until()).isNull();
    evening.join(2);
    evening.pass(Duration.ofHours(1));
    assertThat(evening.any().game.people().free()).isEmpty();
    assertThat(evening.any().end.stamp().orElseThrow().until()).isEqualTo(evening.place.now);
  }

  @Test
  void aSeatIsFreedBeforeTheGameBegins() throws Exception {
    Evening evening = new Evening(NIM, 3, 0, List.of(), Terms.NONE, 2);
    evening.pass(Duration.ofMinutes(59));
    evening.free(evening.player(1), 3);
    evening.free(evening.player(1), 2);
    assertThat(evening.refused)
        .extracting(Refusal::code)
        .containsExactly("seat-not-missed", "seat-not-missed");
    String agreed = LogBytes.encode(evening.place.network.proposals.getLast());
    assertThat(fault(evening, new Entry.Freed(2, List.of()))).isEqualTo(Fault.CONSENT);
    assertThat(fault(evening, new Entry.Freed(2, List.of(agreed)))).isEqualTo(Fault.CONSENT);
    evening.pass(Duration.ofMinutes(1));
    assertThat(fault(evening, new Entry.Freed(2, List.of(agreed)))).isNull();
    evening.free(evening.player(1), 2);
    evening.leader = evening.lead("second");
    assertThat(evening.player(1).game.people())
        .isEqualTo(
            new People(
                List.of(2, 3), Map.of(), Map.of(), List.of(), 0, Map.of(), Set.of(), Again.NONE));
    assertThat(evening.player(1).game.invitations()).isEqualTo(Map.of(2, "2 1"));
    evening.join(2);
    evening.join(3);
    assertThat(evening.player(1).game.awaited().task()).isEqualTo(Awaited.Task.DECIDE);
    evening.play(Integer.MAX_VALUE);
    assertThat(evening.player(1).verify()).isEmpty();
  }

  @Test
  void theGameWaitsForThoseWhoHaveNotCome() throws Exception {
    Evening evening = new Evening(NIM, 3, 0, List.of(), Terms.NONE, 2);
    RemoteGame game = evening.player(1).game;
    assertThat(game.awaited()).isEqualTo(Awaited.of(Awaited.Task.JOIN, 3));
    assertThat(game.people().free()).containsExactly(3);
    evening.join(3);
    assertThat(game.awaited().task()).isEqualTo(Awaited.Task.DECIDE);
    assertThat(game.people()).isEqualTo(People.NONE);
  }

  @Test
  void noTimePassesForWhoIsAway() throws Exception {
    Terms terms = new Terms(Duration.ofHours(1), Duration.ZERO, Terms.After.COMPUTER, 3);
    Evening evening = new Evening(NIM, 2, 0, List.of(), terms);
    Evening.Player late = evening.asked().orElseThrow();
    RemoteGame other = evening.player(3 - late.seat).game;
    LocalDate today = LocalDate.ofInstant(evening.place.now, ZoneOffset.UTC);
    evening.away(late, today.plusDays(9));
    assertThat(other.people().away()).isEqualTo(Map.of(late.seat, today.plusDays(9)));
    evening.pass(Duration.ofDays(3));
    assertThat(late.isAsked()).isTrue();
    evening.pass(Duration.ofHours(2));
    assertThat(late.game.seat(late.seat).computer()).isEqualTo("medium");
    evening.away(late, today);
    assertThat(other.people().away()).isEmpty();
    evening.play(Integer.MAX_VALUE);
    assertThat(late.verify()).isEmpty();
  }

  @Test
  void entriesWrittenDuringTheCheckAreNoFault() throws Exception {
    Evening evening = new Evening(NIM, 2, 0, List.of(), Terms.NONE);
    evening.play(Integer.MAX_VALUE);
    evening.place.network.onAnswer =
        () -> {
          evening.place.network.onAnswer = () -> {};
          evening.player(2).playAgain(true);
        };
    assertThat(evening.player(1).verify()).isEmpty();
    assertThat(evening.player(1).game.people().again().answers()).containsKey(2);
  }

  @Test
  void anAbsenceIsNotSaidTwice() throws Exception {
    Evening evening = new Evening(NIM, 2, 0, List.of(), Terms.NONE);
    LocalDate today = LocalDate.ofInstant(evening.place.now, ZoneOffset.UTC);
    evening.away(evening.player(1), today.plusDays(9));
    byte[] said = evening.place.network.proposals.getLast();
    evening.away(evening.player(1), today);
    evening.place.network.seat(1).propose(said);
    evening.run();
    assertThat(evening.player(2).game.people().away()).isEmpty();
    evening.away(evening.player(1), today.plusDays(400));
    assertThat(evening.refused).extracting(Refusal::code).containsExactly("away-too-long");
  }

  @Test
  void allOthersTogetherFreeASeat() throws Exception {
    Evening evening = new Evening(NIM, 3, 0, List.of(), Terms.NONE);
    Evening.Player lost = evening.asked().orElseThrow();
    List<Evening.Player> others =
        evening.players.values().stream().filter(player -> player != lost).toList();
    evening.free(others.getFirst(), lost.seat);
    assertThat(evening.refused).extracting(Refusal::code).containsExactly("seat-not-missed");
    evening.pass(Duration.ofHours(1));
    evening.free(lost, others.getFirst().seat);
    evening.free(lost, 9);
    assertThat(evening.refused).hasSize(3);
    evening.free(others.getFirst(), lost.seat);
    assertThat(evening.place.lost).isZero();
    assertThat(lost.game.people().questions())
        .containsExactly(
            new Question(
                Signal.Kind.FREE,
                others.getFirst().seat,
                lost.seat,
                List.of(others.getLast().seat)));
    evening.free(others.getLast(), lost.seat);
    assertThat(evening.place.lost).isOne();
    evening.lead("second");
    assertThat(others.getFirst().game.people())
        .isEqualTo(
            new People(
                List.of(lost.seat),
                Map.of(),
                Map.of(),
                List.of(),
                0,
                Map.of(),
                Set.of(),
                Again.NONE));
    assertThat(others.getFirst().game.invitations()).isEqualTo(Map.of(lost.seat, lost.seat + " 1"));
    assertThat(others.getLast().game.invitations()).isEmpty();
    assertThat(others.getLast().game.awaited()).isEqualTo(Awaited.of(Awaited.Task.JOIN, lost.seat));
    assertThat(evening.claim(lost.seat, lost.signer)).isTrue();
    evening.play(Integer.MAX_VALUE);
    assertThat(others.getLast().verify()).isEmpty();
  }

  @Test
  void oneOpponentAloneFreesNoSeat() throws Exception {
    Evening evening = new Evening(NIM, 2, 0, List.of(), Terms.NONE);
    Evening.Player lost = evening.asked().orElseThrow();
    evening.pass(Duration.ofDays(9));
    evening.free(evening.player(3 - lost.seat), lost.seat);
    assertThat(evening.refused).extracting(Refusal::code).containsExactly("seat-not-missed");
  }

  @ParameterizedTest
  @ValueSource(strings = {NIM, "marco-polo"})
  void whatFailedIsTriedAgain(String game) throws Exception {
    Evening evening = new Evening(game, 2, 1, List.of(), Terms.NONE);
    for (int turns = 0; turns < 10_000 && !evening.isOver(); turns++) {
      evening.place.failsAt = 2;
      evening.asked().ifPresent(Evening.Player::play);
      evening.place.failsAt = 0;
      evening.leader.tick();
      evening.run();
      evening.place.network.askAgain();
      evening.run();
    }
    assertThat(evening.isOver()).isTrue();
    assertThat(evening.place.lost).isZero();
    assertThat(evening.any().verify()).isEmpty();
  }

  @Test
  void theSecondDividersOffersSurviveTheTable() throws Exception {
    Evening evening = new Evening("san-marco", 4, 0, List.of(), Terms.NONE);
    while (evening.players.values().stream().noneMatch(one -> one.game.early().isPresent())) {
      evening.play(1);
    }
    Evening.Player second =
        evening.players.values().stream()
            .filter(one -> one.game.early().isPresent())
            .findFirst()
            .orElseThrow();
    Move offers = second.game.early().orElseThrow().legal().getFirst();
    int moves = second.game.size();
    second.game.propose(second.seat, List.of(offers));
    evening.run();
    assertThat(second.game.size()).as("until the first has divided").isEqualTo(moves);
    assertThat(second.game.early()).isEmpty();
    evening.leader = evening.lead("second");
    assertThat(second.game.early()).isEmpty();
    evening.play(1);
    assertThat(second.game.size()).isEqualTo(moves + 2);
    assertThat(second.game.lastMove(second.seat).move()).isEqualTo(offers);
    evening.play(Integer.MAX_VALUE);
    assertThat(evening.refused).isEmpty();
    assertThat(second.verify()).isEmpty();
  }
}
