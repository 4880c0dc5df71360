package org.sanmarco.ui.seats;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.Sampled;
import org.sanmarco.Seed;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;
import org.sanmarco.seats.Host;
import org.sanmarco.seats.MemoryTransport;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.SeatFormat;
import org.sanmarco.seats.Transport;
import org.sanmarco.table.Games;
import org.sanmarco.table.Presence;
import org.sanmarco.table.Table;
import org.sanmarco.ui.table.model.Decision;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.LedModel;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.testing.AnyTable;

/** A game led by one screen and played at others: all see what their seats may see, and no more. */
@ExtendWith(Seed.class)
class RemoteGamesTest {

  /** Stands for the thread of all games. */
  private final BlockingQueue<Runnable> work = new LinkedBlockingQueue<>();

  private final Random random = Seed.random();

  /** A screen that has joined. */
  private record Joined(RemoteGame game, GameModel model, List<Integer> seats) {}

  private void await(BooleanSupplier condition) throws InterruptedException {
    while (!condition.getAsBoolean()) {
      work.take().run();
    }
  }

  private Host host(Table table, LedModel model, MemoryTransport transport) {
    Table source = table;
    ScreenSteward steward =
        new ScreenSteward(
            model, seat -> Locale.ENGLISH, seat -> seat, seat -> true, List::of, () -> {});
    Host hosting =
        new Host(
            source,
            new SeatFormat(Games.installed()),
            transport,
            steward,
            work::add,
            Runnable::run,
            "1");
    model.onChange(hosting::changed);
    return hosting;
  }

  private Joined join(MemoryTransport transport, List<Integer> seats) throws InterruptedException {
    Map<Integer, Transport.SeatEnd> ends = new HashMap<>();
    ends.put(0, transport.seat(0));
    seats.forEach(seat -> ends.put(seat, transport.seat(seat)));
    List<RemoteGame> joined = new ArrayList<>();
    RemoteGame.join(Games.installed(), ends, work::add).thenAccept(joined::add);
    await(() -> !joined.isEmpty());
    RemoteGame game = joined.getFirst();
    GameModel model = AnyTable.joined(game);
    return new Joined(game, model, seats);
  }

  /** Does something at random at a screen that may do something; whether it did. */
  private boolean acts(GameModel model) {
    switch (model.prompt()) {
      case Prompt.Deciding(int seat, var _) -> {
        if (random.nextInt(8) == 0 && model.canUndo()) {
          model.undo();
        } else {
          List<? extends Move> legal = model.decision().asked().legal();
          assertThat(legal).as("moves of seat %s", seat).isNotEmpty();
          model.decision().make(legal.get(random.nextInt(legal.size())));
        }
      }
      case Prompt.TurnOver _ -> {
        if (random.nextInt(4) == 0) {
          model.undo();
        } else {
          model.goOn();
        }
      }
      case Prompt.Chance _, Prompt.Shown _, Prompt.RoundOver _, Prompt.Curtain _ -> model.goOn();
      default -> {
        return false;
      }
    }
    return true;
  }

  private void computersAct(LedModel host) {
    if (host.prompt() instanceof Prompt.Computer(int _, boolean chance)) {
      if (chance) {
        host.computers().playChance(host.size());
      } else {
        List<? extends Move> legal = host.computers().view().legal();
        host.computers().play(host.size(), legal.get(random.nextInt(legal.size())));
      }
    }
  }

  private static boolean isUpToDate(Joined joined, Table table, Host host) {
    return !joined.game.isSending()
        && joined.game.size() == table.size()
        && joined.game.awaited().equals(host.newest(0).awaited())
        && joined.game.view(0).equals(table.view(0));
  }

  private static void assertSeesTheSame(Joined joined, Table table) {
    Table own = table;
    List<Integer> seats = new ArrayList<>(joined.seats);
    seats.add(0);
    for (int seat : seats) {
      assertThat(joined.game.view(seat)).isEqualTo(table.view(seat));
      assertThat(joined.game.moves(seat)).isEqualTo(own.moves(seat));
      for (int moves = 0; moves <= table.size(); moves += 7) {
        View then = joined.game.view(seat, moves);
        assertThat(then).as("after move %s", moves).isEqualTo(own.view(seat, moves));
      }
    }
  }

  @Sampled(3)
  @ParameterizedTest
  @CsvSource({
    "san-marco, 2, 4, ''",
    "san-marco, 3, 3, ''",
    "san-marco, 4, 4, random",
    "canal-grande, 2, 2, ''",
    "canal-grande, 4, 4, ''",
    "marco-polo, 3, 3, ''",
    "marco-polo, 4, 4, random"
  })
  void wholeGamesAreTheSameAtAllScreens(String game, int players, int seats, String computer)
      throws InterruptedException {
    Table table = AnyTable.of(game, players, seats, computer, 17);
    LedModel host = AnyTable.model(table, true, record -> {});
    MemoryTransport transport = new MemoryTransport(seats);
    Host hosting = host(table, host, transport);
    List<Joined> screens = new ArrayList<>();
    // The last screen watches, one has two seats, and the first player is at the host's.
    if (computer.isEmpty()) {
      List<Integer> others = new ArrayList<>();
      for (int seat = 2; seat <= seats; seat++) {
        if (table.view(0).player(seat) != 1) {
          others.add(seat);
        }
      }
      // In San Marco for two all colours of the second player are at one screen.
      boolean hasTwo = others.size() > 2 || players < seats;
      List<Integer> away = others.subList(0, hasTwo ? 2 : 1);
      screens.add(join(transport, away));
      if (others.size() > away.size()) {
        screens.add(join(transport, others.subList(away.size(), others.size())));
      }
      host.seatAtOwnScreens(others::contains, others::contains);
    }
    screens.add(join(transport, List.of()));
    int acts = 0;
    while (!(host.prompt() instanceof Prompt.GameOver)) {
      computersAct(host);
      for (Joined screen : screens) {
        acts(screen.model);
        await(() -> isUpToDate(screen, table, hosting));
      }
      acts(host);
      // At one moment: while one is waited for, another may change.
      await(() -> screens.stream().allMatch(screen -> isUpToDate(screen, table, hosting)));
      if (++acts % 40 == 0) {
        screens.forEach(screen -> assertSeesTheSame(screen, table));
      }
      assertThat(acts).as("the game goes on at %s", host.prompt()).isLessThan(20_000);
    }
    screens.forEach(screen -> assertSeesTheSame(screen, table));
    assertThat(screens).allMatch(screen -> screen.model.prompt() instanceof Prompt.GameOver);
    hosting.close();
  }

  @Test
  void comingAndGoingLeavesAChoiceAlone() throws InterruptedException {
    Table table = AnyTable.of("marco-polo", 3, 3, "", 17);
    LedModel host = AnyTable.model(table, true, record -> {});
    MemoryTransport transport = new MemoryTransport(3);
    Host hosting = host(table, host, transport);
    host.seatAtOwnScreens(seat -> true, seat -> true);
    Joined screen = join(transport, List.of(1, 2, 3));
    while (!(screen.model.prompt() instanceof Prompt.Deciding)) {
      acts(screen.model);
      acts(host);
      await(() -> isUpToDate(screen, table, hosting));
    }
    Decision begun = screen.model.decision();
    List<String> updates = new ArrayList<>();
    screen.model.onChange(() -> updates.add("updated"));
    screen.game.attended(Map.of(2, Presence.silent(Optional.empty())), false);
    assertThat(updates).hasSize(1);
    assertThat(screen.model.decision()).isSameAs(begun);
    assertThat(screen.model.presence(2)).contains(Presence.silent(Optional.empty()));
    hosting.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "random"})
  void bothDividersSortAtJoinedComputersAtOnce(String computer) throws InterruptedException {
    Table table = AnyTable.of("san-marco", 4, 4, "", 17);
    LedModel host = AnyTable.model(table, false, record -> {});
    MemoryTransport transport = new MemoryTransport(4);
    Host hosting = host(table, host, transport);
    host.seatAtOwnScreens(seat -> true, seat -> true);
    List<Joined> screens = new ArrayList<>();
    for (int seat = 1; seat <= 4; seat++) {
      screens.add(join(transport, List.of(seat)));
    }
    List<Joined> dividers = dividing(screens);
    while (dividers.size() < 2) {
      for (Joined screen : screens) {
        acts(screen.model);
        await(() -> isUpToDate(screen, table, hosting));
      }
      await(() -> screens.stream().allMatch(screen -> isUpToDate(screen, table, hosting)));
      dividers = dividing(screens);
    }
    int first = host.room().awaited().seat();
    Joined early =
        dividers.stream().filter(screen -> !screen.seats.contains(first)).findFirst().orElseThrow();
    int moves = table.size();
    host.handOver(first, computer);
    await(() -> isUpToDate(early, table, hosting));
    Move offers = early.model.decision().asked().legal().getFirst();
    early.model.decision().make(offers);
    await(() -> early.model.prompt().equals(new Prompt.OtherScreen(first)));
    assertThat(table.size()).as("until the first has divided").isEqualTo(moves);
    if (computer.isEmpty()) {
      Joined other = screens.get(first - 1);
      other.model.decision().make(other.model.decision().asked().legal().getFirst());
    } else {
      computersAct(host);
    }
    await(() -> early.model.size() > moves);
    assertThat(table.size()).isEqualTo(moves + 2);
    assertThat(table.history().getLast().move()).isEqualTo(offers);
    hosting.close();
  }

  /** The screens at which somebody divides cards. */
  private static List<Joined> dividing(List<Joined> screens) {
    return screens.stream()
        .filter(screen ->
            screen.model.prompt() instanceof Prompt.Deciding
                && screen.model.decision().sorting().isPresent())
        .toList();
  }
}
