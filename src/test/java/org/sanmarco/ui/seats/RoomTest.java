package org.sanmarco.ui.seats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.PrestigeScored;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.room.Awaited;
import org.sanmarco.room.Awaited.Task;
import org.sanmarco.room.Question;
import org.sanmarco.room.Refusals;
import org.sanmarco.room.Signal;
import org.sanmarco.seats.Proposal.Act;
import org.sanmarco.seats.SheetContent;
import org.sanmarco.seats.SheetContent.NextGame;
import org.sanmarco.seats.SheetContent.SheetCard;
import org.sanmarco.seats.SheetContent.Sort;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.table.model.Decision;
import org.sanmarco.ui.table.model.LedModel;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.testing.AnyTable;
import org.sanmarco.ui.testing.OneMoment;

/** The rules of a room that hold at every screen. */
class RoomTest {

  private static final String NIM = "nim";

  private final Random random = new Random(41);

  /** A game at this program, with everybody's screens in memory. */
  private static final class Players {

    final Table table;
    final LedModel model;
    final ScreenSteward steward;

    Players(Table table, boolean endsByHand, IntUnaryOperator screens) {
      this.table = table;
      model = AnyTable.model(table, endsByHand, record -> {});
      steward =
          new ScreenSteward(
              model, seat -> Locale.ENGLISH, screens, seat -> true, List::of, () -> {});
    }

    static Players at(Table table, boolean endsByHand) {
      Players players = new Players(table, endsByHand, seat -> seat);
      players.elsewhere(seat -> !table.seat(seat).isComputer());
      return players;
    }

    void elsewhere(IntPredicate seats) {
      model.seatAtOwnScreens(seats, seats);
    }

    Awaited awaited() {
      return model.room().awaited();
    }

    SheetContent sheet(int seat) {
      return steward.sheet(seat);
    }

    @Nullable Refusal undo(int seat) {
      return steward.act(seat, Act.UNDO, 0);
    }

    /** The seats whose screens offer cards to sort. */
    List<Integer> sorters() {
      return IntStream.rangeClosed(1, table.seats().size())
          .filter(seat -> sheet(seat).asked().sort() != null)
          .boxed()
          .toList();
    }

    /** A division of the cards on a seat's sheet: the first card is an offer of its own. */
    Move division(int seat) {
      Sort sort = Objects.requireNonNull(sheet(seat).asked().sort());
      List<String> codes = sort.cards().stream().map(SheetCard::code).toList();
      return table
          .game()
          .read(
              "divide "
                  + codes.getFirst()
                  + " / "
                  + String.join(" ", codes.subList(1, codes.size())));
    }

    List<Integer> undoers() {
      return IntStream.rangeClosed(1, table.seats().size())
          .filter(steward::canUndo)
          .boxed()
          .toList();
    }
  }

  /** Does what the game waits for, at the screen of the one who has to. */
  private void act(Players players) {
    Awaited awaited = players.awaited();
    switch (awaited.task()) {
      case DECIDE -> {
        List<? extends Move> legal = players.table.view(awaited.seat()).legal();
        Move move = legal.get(random.nextInt(legal.size()));
        assertThat(players.steward.play(awaited.seat(), List.of(move))).isNull();
      }
      case COMPUTER -> compute(players);
      case END, ROLL -> assertThat(players.steward.act(awaited.seat(), Act.GO_ON, 0)).isNull();
      default -> assertThat(players.steward.act(1, Act.GO_ON, 0)).isNull();
    }
  }

  /** Lets the computer answer as it did before, or at random. */
  private Move compute(Players players) {
    if (players.table.actor() instanceof Actor.Chance) {
      players.model.computers().playChance(players.table.size());
      return players.table.history().getLast().move();
    }
    List<? extends Move> legal = players.model.computers().view().legal();
    Move move =
        players.model.computers().answer().orElseGet(() -> legal.get(random.nextInt(legal.size())));
    players.model.computers().play(players.table.size(), move);
    return move;
  }

  private void playUntil(Players players, BooleanSupplier condition) {
    while (!condition.getAsBoolean()) {
      assertThat(players.awaited().task()).isNotEqualTo(Task.OVER);
      act(players);
    }
  }

  /** Two people and a computer, after the turn of one and the computer's. */
  private Players afterAComputersTurn() {
    Table table = AnyTable.of("san-marco", 3, 3, "", 5);
    table.handOver(3, "random");
    Players players = Players.at(table, false);
    playUntil(
        players,
        () ->
            table.size() > 1
                && table.history().getLast().by().equals(new Actor.Seat(3))
                && players.model.takeback().isPresent());
    return players;
  }

  @Test
  void aComputersTurnIsUndoneByConsent() {
    Players players = afterAComputersTurn();
    int size = players.table.size();
    int kept = players.model.takeback().orElseThrow().move() - 1;
    int asker = players.undoers().getFirst();
    int other = 3 - asker;
    assertThat(players.undoers()).as("only the player who decided asks").containsExactly(asker);
    assertThat(players.sheet(asker).undo()).startsWith("Take back: ").contains("Cleo");
    assertThat(players.undo(asker)).isNull();
    assertThat(players.table.size()).isEqualTo(size);
    assertThat(players.model.undoQuestion())
        .contains(new Question(Signal.Kind.UNDO, asker, 0, List.of(other)));
    assertThat(players.sheet(asker).question()).contains(players.table.seat(other).name());
    assertThat(players.sheet(other).question()).contains(players.table.seat(asker).name());
    assertThat(players.sheet(other).undo()).isEqualTo("Undo");
    assertThat(players.undo(asker)).isEqualTo(Refusals.NOTHING_TO_UNDO);
    assertThat(players.undo(other)).isNull();
    assertThat(players.table.size()).isEqualTo(kept);
    assertThat(players.steward.people(0).undoneBy()).isEqualTo(asker);
    assertThat(players.sheet(other).happened())
        .singleElement()
        .asString()
        .startsWith(players.table.seat(asker).name() + " took back: ");
  }

  @Test
  void aQuestionEndsWithTheNextMove() {
    Players players = afterAComputersTurn();
    assertThat(players.undo(players.undoers().getFirst())).isNull();
    playUntil(players, () -> players.awaited().task() == Task.DECIDE);
    act(players);
    assertThat(players.model.undoQuestion()).isEmpty();
  }

  @Test
  void theWindowAsksForTheConsentOfAScreen() {
    Table table = AnyTable.of(NIM, 2, 2, "", 5);
    Players players = Players.at(table, false);
    players.elsewhere(seat -> seat == 2);
    playUntil(
        players,
        () -> table.size() > 0 && table.history().getLast().by().equals(new Actor.Seat(2)));
    int size = table.size();
    players.model.undo();
    assertThat(table.size()).isEqualTo(size);
    assertThat(players.undoers()).contains(2);
    assertThat(players.undo(2)).isNull();
    assertThat(table.size()).isEqualTo(size - 1);
    assertThat(players.model.takenBack().orElseThrow().asker()).isEqualTo(1);
  }

  @Test
  void nobodyWaitsForTheConsentOfAScreenThatIsAway() {
    Table table = AnyTable.of(NIM, 2, 2, "", 5);
    Players players = Players.at(table, false);
    players.model.seatAtOwnScreens(seat -> seat == 2, seat -> false);
    playUntil(
        players,
        () -> table.size() > 0 && table.history().getLast().by().equals(new Actor.Seat(2)));
    int size = table.size();
    players.model.undo();
    assertThat(table.size()).isEqualTo(size - 1);
  }

  @Test
  void anEndedTurnIsNeverUndone() {
    Table table = AnyTable.of("san-marco", 3, 3, "random", 5);
    Players players = Players.at(table, true);
    playUntil(players, () -> players.awaited().task() == Task.END);
    assertThat(players.undoers()).containsExactly(1);
    act(players);
    playUntil(players, () -> players.awaited().task() == Task.DECIDE);
    assertThat(players.undoers()).isEmpty();
    assertThat(players.undo(1)).isEqualTo(Refusals.NOTHING_TO_UNDO);
    players.elsewhere(seat -> false);
    assertThat(players.model.canUndo()).isFalse();
    Players later = new Players(table.continued(table.size(), new Dealer(5)), true, seat -> seat);
    assertThat(later.model.canUndo()).as("after a restart").isFalse();
  }

  @Test
  void whoIsAtAScreenPlaysTheNextGame() {
    Table table = AnyTable.of("marco-polo", 3, 3, "", 5);
    Players players = Players.at(table, false);
    players.elsewhere(seat -> seat != 3);
    List.of(1, 2, 3).forEach(seat -> players.model.handOver(seat, "random"));
    while (!table.isOver()) {
      act(players);
    }
    assertThat(players.model.again(new Dealer(6)).seats())
        .extracting(Seat::name, Seat::isComputer)
        .containsExactlyInAnyOrder(tuple("Anna", false), tuple("Ben", false), tuple("Cleo", true));
    assertThat(Objects.requireNonNull(players.sheet(1).another()))
        .extracting(NextGame::people)
        .allSatisfy(people -> assertThat(people).containsExactly("Anna", "Ben"));
  }

  @Test
  void aComputerAnswersTheSameAfterAnUndo() {
    Players players = afterAComputersTurn();
    int decided = players.model.takeback().orElseThrow().move();
    Move decision = players.table.history().get(decided - 1).move();
    Move answer = players.table.history().get(decided).move();
    int asker = players.undoers().getFirst();
    players.undo(asker);
    players.undo(3 - asker);
    assertThat(players.steward.play(asker, List.of(decision))).isNull();
    assertThat(players.model.computers().answer()).contains(answer);
    assertThat(compute(players)).isEqualTo(answer);
  }

  @ParameterizedTest
  @CsvSource({"san-marco, 3", "marco-polo, 3", "nim, 2"})
  void noScreenTellsAResultBeforeItsMoment(String game, int seats) {
    Table table = AnyTable.of(game, seats, seats, "", 17);
    Players players = Players.at(table, false);
    players.model.showMoments(new OneMoment(players.model));
    int moments = 0;
    while (players.awaited().task() != Task.OVER && moments < 60) {
      List<String> before = told(players);
      int size = table.size();
      act(players);
      if (players.awaited().task() != Task.MOMENT) {
        continue;
      }
      moments++;
      assertThat(players.awaited().move()).isEqualTo(size + 1);
      assertThat(told(players)).isEqualTo(before);
      int asked = Awaited.of(table).seat();
      if (asked > 0 && table.actor() instanceof Actor.Seat) {
        Move legal = table.view(asked).legal().getFirst();
        assertThat(players.steward.play(asked, List.of(legal))).isEqualTo(Refusals.NOT_YOURS);
      }
      assertThat(players.undoers()).isEmpty();
      int anybody = 1 + random.nextInt(seats);
      assertThat(players.sheet(anybody).task()).isEqualTo("go-on");
      assertThat(players.sheet(0).task()).isEqualTo("wait");
      assertThat(players.steward.act(anybody, Act.GO_ON, 0)).isNull();
      assertThat(players.awaited().task()).isNotEqualTo(Task.MOMENT);
    }
    assertThat(moments).isPositive();
  }

  @Test
  void screensTellTheMomentOnDisplay() {
    Table table = AnyTable.of("san-marco", 3, 3, "", 17);
    Players players = Players.at(table, false);
    players.model.showMoments(new OneMoment(players.model));
    playUntil(
        players,
        () ->
            players.awaited().task() == Task.MOMENT
                && table.history().getLast().events().stream()
                    .anyMatch(PrestigeScored.class::isInstance));
    List<Event> events = table.history().getLast().events();
    Event scored =
        events.stream().filter(PrestigeScored.class::isInstance).findFirst().orElseThrow();
    List<SheetContent.Player> before = players.sheet(1).players();
    assertThat(players.sheet(1).title()).doesNotContain(" is scored: ");
    players.model.showMoment(1, events.indexOf(scored) + 1);
    assertThat(players.sheet(1).title()).contains(" is scored: ");
    assertThat(players.sheet(1).players()).isEqualTo(before);
    players.model.showMoment(2, events.size());
    List<String> all = players.sheet(1).happened();
    players.model.endMoments();
    assertThat(players.sheet(1).happened()).isEqualTo(all);
  }

  @Test
  void aMomentEndsLookingBack() {
    Table table = AnyTable.of(NIM, 2, 2, "", 17);
    Players players = Players.at(table, false);
    playUntil(players, () -> table.size() > 1);
    players.model.showMoments(new OneMoment(players.model));
    players.model.lookAt(1);
    playUntil(players, () -> players.awaited().task() == Task.MOMENT);
    assertThat(players.model.isPast()).isFalse();
    assertThat(players.sheet(1).task()).isEqualTo("go-on");
  }

  /** The totals on all screens, as they are without a decision in progress. */
  private static List<String> told(Players players) {
    return IntStream.rangeClosed(0, players.table.seats().size())
        .mapToObj(seat ->
            players.sheet(seat).players().stream()
                .map(SheetContent.Player::score)
                .toList()
                .toString())
        .toList();
  }

  @Test
  void bothColoursAreDecidedAtTheScreenOfTheirPlayer() {
    Table table = AnyTable.of("san-marco", 2, 4, "", 23);
    Players players = new Players(table, true, seat -> table.view(0).player(seat));
    players.elsewhere(seat -> true);
    int steps = 0;
    Set<Integer> decided = new HashSet<>();
    while (players.awaited().task() != Task.OVER && ++steps < 400) {
      Awaited awaited = players.awaited();
      int player = table.view(0).player(Math.max(awaited.seat(), 1));
      assertThat(players.model.prompt())
          .isNotInstanceOfAny(Prompt.Deciding.class, Prompt.Chance.class, Prompt.Curtain.class);
      if (awaited.task() == Task.DECIDE) {
        decided.add(awaited.seat());
        assertThat(players.sheet(player).task()).isEqualTo("decide");
        // The other player may sort cards already.
        assertThat(players.sheet(3 - player).asked().choices()).isNull();
        List<? extends Move> legal = table.view(awaited.seat()).legal();
        Move move = legal.get(random.nextInt(legal.size()));
        assertThat(players.steward.play(player, List.of(move))).isNull();
      } else {
        assertThat(players.steward.act(player, Act.GO_ON, 0)).isNull();
      }
    }
    assertThat(decided).containsExactlyInAnyOrder(1, 2, 3, 4);
  }

  @Test
  void theWindowDecidesForAScreenOnlyIfSomebodySaysSo() {
    Table table = AnyTable.of(NIM, 2, 2, "", 5);
    Players players = Players.at(table, false);
    playUntil(players, () -> players.awaited().task() == Task.DECIDE);
    int seat = players.awaited().seat();
    assertThat(players.model.prompt()).isEqualTo(new Prompt.OtherScreen(seat));
    players.model.goOn();
    assertThat(players.model.prompt()).isEqualTo(new Prompt.OtherScreen(seat));
    players.model.decideHere();
    players.model.goOn();
    assertThat(players.model.prompt()).isInstanceOf(Prompt.Deciding.class);
    players.model.decision().make(table.view(seat).legal().getFirst());
    playUntil(
        players, () -> players.awaited().task() == Task.DECIDE && players.awaited().seat() == seat);
    assertThat(players.model.prompt())
        .as("at its screen again")
        .isEqualTo(new Prompt.OtherScreen(seat));
  }

  @Test
  void anybodyBeginsTheNextGameOnceThisOneIsOver() {
    Table table = AnyTable.of(NIM, 2, 2, "", 5);
    Players players = Players.at(table, false);
    List<String> begun = new ArrayList<>();
    players.model.onAgain(() -> begun.add("again"));
    players.model.playAgain();
    assertThat(begun).as("before the end").isEmpty();
    playUntilOver(players);
    players.model.goOn();
    assertThat(begun).as("by a key at the window").isEmpty();
    assertThat(players.steward.act(2, Act.GO_ON, 0)).isNull();
    assertThat(begun).containsExactly("again");
  }

  @Test
  void bothDividersSortAtOnce() {
    Table table = AnyTable.of("san-marco", 4, 4, "", 29);
    Players players = Players.at(table, false);
    playUntil(players, () -> players.sorters().size() == 2);
    int first = players.awaited().seat();
    int second = players.sorters().stream().filter(seat -> seat != first).findFirst().orElseThrow();
    assertThat(players.sheet(second).text()).contains(table.seat(first).name());
    assertThat(players.sheet(second).title()).contains(table.seat(second).name());
    int moves = table.size();
    assertThat(players.steward.play(second, List.of(players.division(second)))).isNull();
    assertThat(table.size()).as("the first is asked").isEqualTo(moves);
    assertThat(players.sheet(second).task()).isEqualTo("wait");
    assertThat(players.steward.act(second, Act.BACK, 0)).as("sorts again").isNull();
    assertThat(players.sorters()).contains(second);
    Move sorted = players.division(second);
    assertThat(players.steward.play(second, List.of(sorted))).isNull();
    assertThat(players.steward.play(first, List.of(players.division(first)))).isNull();
    assertThat(table.history().getLast().move()).isEqualTo(sorted);
    assertThat(table.size()).isEqualTo(moves + 2);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aDividerSortsAtTheWindowBesideAScreen(boolean isEarlier) {
    Table table = AnyTable.of("san-marco", 4, 4, "", 29);
    Players players = Players.at(table, false);
    playUntil(players, () -> players.sorters().size() == 2);
    int first = players.awaited().seat();
    int second = players.sorters().stream().filter(seat -> seat != first).findFirst().orElseThrow();
    players.elsewhere(seat -> seat != second);
    assertThat(players.model.prompt()).isEqualTo(new Prompt.Curtain(second));
    players.model.goOn();
    assertThat(players.model.prompt())
        .isEqualTo(new Prompt.Deciding(second, table.position().phase()));
    Decision begun = players.model.decision();
    int moves = table.size();
    if (isEarlier) {
      begun.make(begun.asked().legal().getFirst());
      assertThat(players.model.prompt()).isEqualTo(new Prompt.OtherScreen(first));
      assertThat(table.size()).isEqualTo(moves);
      assertThat(players.steward.play(first, List.of(players.division(first)))).isNull();
    } else {
      assertThat(players.steward.play(first, List.of(players.division(first)))).isNull();
      assertThat(players.model.decision()).as("sorted on").isSameAs(begun);
      begun.make(begun.asked().legal().getFirst());
    }
    assertThat(table.size()).isEqualTo(moves + 2);
  }

  private void playUntilOver(Players players) {
    while (players.awaited().task() != Task.OVER) {
      act(players);
    }
  }
}
