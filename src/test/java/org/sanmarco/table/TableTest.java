package org.sanmarco.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Setup;

class TableTest {

  @Test
  void knowsTheMovesThatTwoGamesHaveInCommon() {
    List<String> three = List.of("a", "b", "c");
    assertThat(GameRecord.common(three, List.of("a", "b"))).isEqualTo(2);
    assertThat(GameRecord.common(three, List.of("a", "b", "c", "d"))).isEqualTo(3);
    assertThat(GameRecord.common(three, List.of("a", "x", "c"))).isEqualTo(1);
    assertThat(GameRecord.common(List.of("a", "b", "x"), three)).isEqualTo(2);
    assertThat(GameRecord.common(List.of(), three)).isZero();
  }

  @Test
  void recordsNeverChangeWhateverIsPlayedAfterwards() {
    Table table = SampleGames.played(4, 1, 20);
    GameRecord before = table.record();
    List<String> moves = new ArrayList<>(before.moves());
    SampleGames.step(table);
    GameRecord longer = table.record();
    assertThat(longer.moves().subList(0, 20)).isEqualTo(moves);
    table.undo();
    table.undo();
    GameRecord shorter = table.record();
    SampleGames.step(table);
    assertThat(before.moves()).isEqualTo(moves);
    assertThat(longer.moves()).hasSize(21);
    assertThat(shorter.moves()).isEqualTo(moves.subList(0, 19));
  }

  @Test
  void inPracticeEverythingIsTakenBackAndComesAgain() {
    Table table = SampleGames.played(4, 5, 120);
    List<String> moves = table.record().moves();
    while (table.canUndo(move -> false)) {
      table.undoToDecision(move -> false);
    }
    assertThat(table.size()).as("chance or what was turned up is in the way").isPositive();
    table.practise();
    int before = table.size();
    while (table.canUndo(move -> false)) {
      table.undoToDecision(move -> false);
      assertThat(table.size()).isLessThan(before);
      before = table.size();
    }
    assertThat(table.size()).isZero();
    for (String move : moves) {
      if (table.actor() instanceof Actor.Chance) {
        assertThat(table.playChance().move()).hasToString(move);
      } else {
        table.play(table.game().read(move));
      }
    }
    assertThat(table.record().practice()).isTrue();
    assertThat(table.continued(50, new Dealer(1)).isPractice()).isTrue();
  }

  @Test
  void whatWasTakenBackIsPlayedAgainUntilAnotherMove() {
    Table table = SampleGames.played(4, 5, 120);
    table.practise();
    Position before = table.position();
    List<String> moves = table.record().moves();
    refuses("nothing-to-redo", table::redo);
    while (table.canUndo(move -> false)) {
      table.undoToDecision(move -> false);
    }
    while (table.canRedo()) {
      table.redo();
    }
    assertThat(table.record().moves()).isEqualTo(moves);
    assertThat(table.position()).isEqualTo(before);

    table.undoToDecision(move -> false);
    assertThatThrownBy(() -> table.play(SampleGames.GAME.read("roles 1 2 3 4")))
        .isInstanceOf(RefusedException.class);
    assertThat(table.canRedo()).as("what is refused changes nothing").isTrue();
    table.play(table.position().legal().getFirst());
    assertThat(table.canRedo()).isFalse();
    table.undoToDecision(move -> false);
    table.undo();
    assertThat(table.canRedo()).as("the protocol's undo is for good").isFalse();
  }

  @Test
  void whoPlaysAgainstComputersGoesBackToHisOwnDecision() {
    Table table = SampleGames.played(3, 2, 0);
    while (!(table.actor() instanceof Actor.Seat)) {
      table.playChance();
    }
    int own = ((Actor.Seat) table.actor()).number();
    for (int seat = 1; seat <= 3; seat++) {
      table.handOver(seat, seat == own ? "" : "easy");
    }
    int before = table.size();
    for (int i = 0; i < 2; i++) {
      table.play(table.position().legal().getFirst());
    }
    assertThat(table.undoToDecision(move -> false).getFirst().by()).isEqualTo(new Actor.Seat(own));
    assertThat(table.size()).isEqualTo(before);
    table.handOver(own, "hard");
    assertThat(table.canUndo(move -> false)).as("nobody decided anything").isFalse();
  }

  @Test
  void bothSeatsOfAPlayerAreHandedOver() {
    Table table = SampleGames.begun(2, 1);
    table.handOver(3, "medium");
    assertThat(table.seats())
        .extracting(Seat::computer)
        .containsExactly("medium", "", "medium", "");
    table.handOver(1, "");
    assertThat(table.seats()).noneMatch(Seat::isComputer);
  }

  @Test
  void handsOutCopiesOfThePosition() {
    Table table = SampleGames.begun(4, 1);
    Position mine = table.position();
    mine.play(mine.legal().getFirst(), EventListener.SILENT);

    assertThat(table.position()).isNotEqualTo(mine).isEqualTo(table.positionAfter(0));
  }

  @Test
  void saysWhoIsAsked() {
    Table table = SampleGames.begun(4, 1);
    assertThat(table.actor()).isEqualTo(Actor.CHANCE);

    while (table.actor() instanceof Actor.Chance) {
      table.playChance();
    }
    assertThat(table.actor()).isEqualTo(new Actor.Seat(1));
  }

  @Test
  void keepsWhoMadeEachMoveAndWhatHappened() {
    Table table = SampleGames.begun(4, 1);
    PlayedMove played = table.play(SampleGames.GAME.read("roll 4"));

    assertThat(played.number()).isEqualTo(1);
    assertThat(played.by()).isEqualTo(Actor.CHANCE);
    assertThat(played.move()).hasToString("roll 4");
    assertThat(played.events()).isNotEmpty();
    assertThat(table.history()).containsExactly(played);
  }

  @Test
  void isUnchangedByARefusedMove() {
    Table table = SampleGames.played(4, 3, 40);
    Position before = table.position();

    assertThatThrownBy(() -> table.play(SampleGames.GAME.read("roles 1 2 3 4")))
        .isInstanceOf(RefusedException.class);
    assertThat(table.position()).isEqualTo(before);
    assertThat(table.size()).isEqualTo(40);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void undoesEverythingToTheStartAndGivesTheSameGameAgain(int players) {
    Table table = SampleGames.played(players, 5, Integer.MAX_VALUE);
    List<String> moves = table.record().moves();
    Position end = table.position();
    List<Position> positions = new ArrayList<>();
    for (int i = 0; i <= moves.size(); i++) {
      positions.add(table.positionAfter(i));
    }
    assertThat(table.isOver()).isTrue();

    while (table.size() > 0) {
      assertThat(table.undo().move()).hasToString(moves.get(table.size()));
      assertThat(table.position()).isEqualTo(positions.get(table.size()));
    }
    while (!table.isOver()) {
      SampleGames.step(table);
    }
    assertThat(table.record().moves()).as("dice don't change").isEqualTo(moves);
    assertThat(table.position()).isEqualTo(end);
  }

  @Test
  void hasNothingToUndoAtTheStart() {
    Table table = SampleGames.begun(3, 1);
    assertThat(table.canUndo(move -> false)).isFalse();
    refuses("nothing-to-undo", table::undo);
    refuses("nothing-to-undo", () -> table.undoToDecision(move -> false));
  }

  @Test
  void letsAPlayerUndoWhatShowedNobodyAnything() {
    Table table = SampleGames.begun(4, 7);
    boolean undone = false;
    while (!table.isOver()) {
      Position before = table.position();
      PlayedMove played = SampleGames.step(table);
      assertThat(table.canUndo(move -> false)).isEqualTo(played.isRevocable());
      if (table.canUndo(move -> false)) {
        assertThat(played.by()).isInstanceOf(Actor.Seat.class);
        table.undoToDecision(move -> false);
        assertThat(table.position()).isEqualTo(before);
        SampleGames.step(table);
        undone = true;
      }
    }
    assertThat(undone).isTrue();
  }

  @Test
  void letsNoPlayerUndoChance() {
    Table table = SampleGames.begun(4, 7);
    table.playChance();
    assertThat(table.canUndo(move -> false)).isFalse();
  }

  @Test
  void letsNoPlayerUndoWhatTurnedSomethingUp() {
    Table table = SampleGames.begun(4, 7);
    PlayedMove turnedUp = SampleGames.step(table);
    while (turnedUp.events().stream().noneMatch(event -> event.reveals())) {
      turnedUp = SampleGames.step(table);
    }
    assertThat(turnedUp.by()).isInstanceOf(Actor.Seat.class);
    assertThat(table.canUndo(move -> false)).isFalse();
    assertThat(table.undo()).as("the protocol may").isEqualTo(turnedUp);
  }

  @Test
  void dealsTheSameWhateverWasTakenBack() {
    Table table = SampleGames.begun(4, 11);
    PlayedMove first = table.playChance();
    table.undo();
    assertThat(table.playChance()).isEqualTo(first);
  }

  @Test
  void dealsOnlyWhereChanceActs() {
    Table table = SampleGames.begun(4, 11);
    while (table.actor() instanceof Actor.Chance) {
      table.playChance();
    }
    refuses("not-chance", table::playChance);
  }

  @Test
  void replaysWhatWasWritten() {
    Table table = SampleGames.played(4, 13, 100);
    GameRecord record = table.record();
    ReplayResult replay =
        Table.replay(
            SampleGames.GAME,
            record.setup(),
            record.seats(),
            record.chanceSource(),
            record.moves());

    assertThat(replay.bad()).isNull();
    assertThat(replay.table().position()).isEqualTo(table.position());
    assertThat(replay.table().record()).isEqualTo(record);
  }

  @Test
  void stopsAReplayAtTheFirstBadMoveAndSaysWhich() {
    List<String> moves = new ArrayList<>(SampleGames.played(4, 13, 100).record().moves());
    moves.set(20, "take 3");
    ReplayResult replay = replay(moves);

    ReplayResult.BadMove bad = Objects.requireNonNull(replay.bad());
    assertThat(bad.number()).isEqualTo(21);
    assertThat(bad.text()).isEqualTo("take 3");
    assertThat(bad.refusal().code()).isNotEmpty();
    assertThat(replay.table().size()).isEqualTo(20);
  }

  @Test
  void stopsAReplayAtWhatIsNoMove() {
    ReplayResult replay = replay(List.of("roll 1", "sing"));
    assertThat(replay.bad())
        .isEqualTo(new ReplayResult.BadMove(2, "sing", Refusal.of("", "no-such-move", "SING")));
  }

  @Test
  void wantsAsManySeatsAsTheGameHas() {
    refuses("seats-count", () -> table(4, SampleGames.seats(3)));
  }

  @Test
  void wantsDifferentColours() {
    refuses(
        "colours-equal",
        () -> table(3, List.of(seat("A", "red"), seat("B", "red"), seat("C", "blue"))));
  }

  @Test
  void wantsDifferentNames() {
    refuses(
        "names-equal",
        () -> table(3, List.of(seat("Anna", "red"), seat("ANNA", "green"), seat("C", "blue"))));
  }

  @Test
  void wantsOneNameForTheTwoSeatsOfAPlayer() {
    assertThat(table(2, SampleGames.seats(2)).seats()).hasSize(4);
    refuses("names-equal", () -> table(2, SampleGames.seats(4)));
  }

  @Test
  void leavesTheSetUpToTheGame() {
    assertThatThrownBy(() ->
            new Table(
                SampleGames.GAME,
                new Setup("san-marco", 4, Map.of("leader", "5")),
                SampleGames.seats(4),
                0))
        .isInstanceOf(RefusedException.class);
  }

  private static ReplayResult replay(List<String> moves) {
    return Table.replay(
        SampleGames.GAME, SampleGames.setup(4), SampleGames.seats(4), new Dealer(13), moves);
  }

  @Test
  void playedAgainTheNextPlayerBegins() {
    Table table = SampleGames.played(4, 5, 120);
    table.handOver(2, "easy");
    table.practise();
    Table again = table;
    for (String leader : List.of("2", "3", "4", "1")) {
      again = again.again(again.seats(), new Dealer(6));
      assertThat(again.setup().options()).containsEntry("leader", leader);
    }
    assertThat(again.size()).isZero();
    assertThat(again.seats()).isEqualTo(table.seats());
    assertThat(again.setup().options()).isEqualTo(table.setup().options());
    assertThat(again.isPractice()).isTrue();
  }

  private static Table table(int players, List<Seat> seats) {
    return new Table(SampleGames.GAME, SampleGames.setup(players), seats, 0);
  }

  private static Seat seat(String name, String colour) {
    return new Seat(name, colour);
  }

  private static void refuses(String code, ThrowingCallable what) {
    assertThatThrownBy(what)
        .isInstanceOfSatisfying(
            RefusedException.class,
            refused -> assertThat(refused.refusal().code()).isEqualTo(code));
  }
}
