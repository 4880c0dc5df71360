package org.sanmarco.ui.seats;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Move;
import org.sanmarco.room.Awaited.Task;
import org.sanmarco.room.Refusals;
import org.sanmarco.seats.Answer;
import org.sanmarco.seats.Frame;
import org.sanmarco.seats.Proposal;
import org.sanmarco.seats.Proposal.Act;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.SeatFormat;
import org.sanmarco.seats.Tempos;
import org.sanmarco.seats.Transport;
import org.sanmarco.seats.http.Claims;
import org.sanmarco.seats.http.Doors;
import org.sanmarco.seats.http.EveningHost;
import org.sanmarco.seats.http.HttpClaim;
import org.sanmarco.seats.http.JoinedSeats;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.Games;
import org.sanmarco.table.Table;
import org.sanmarco.table.TableSource;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.testing.AnyTable;

/**
 * Three games in a row of the same people: one at a phone, one at a computer that has joined. They
 * never take their seats again, and nobody uses the host's screen.
 */
class EveningTest {

  private static final SeatFormat FORMAT = new SeatFormat(Games.installed());
  private static final int GAMES = 3;

  /** Stands for the thread of all games. */
  private final BlockingQueue<Runnable> work = new LinkedBlockingQueue<>();

  private final Random random = new Random(47);
  private final List<Transport.SeatEnd> ends = new ArrayList<>();
  private @Nullable Claims claims;
  private @Nullable Hosting hosting;
  private @Nullable Table table;
  private @Nullable GameModel model;
  private int games;

  /** A screen without rules, which knows its newest frame. */
  private final class Phone implements Transport.Receiver {

    final Transport.SeatEnd end;
    private @Nullable Frame frame;

    /** The answer to the last proposal; null until it has come. */
    private @Nullable Answer answer;

    Phone(Transport.SeatEnd end) {
      this.end = end;
      ends.add(end);
      end.receive(0, this);
    }

    @Override
    public void receive(byte[] bytes) {
      Frame next = FORMAT.readFrame(bytes);
      work.add(() -> frame = next);
    }

    Frame frame() {
      return Objects.requireNonNull(frame);
    }

    String task() {
      return String.valueOf(frame().sheet().get("task"));
    }

    boolean isIn(String run) {
      return frame != null && frame.run().equals(run);
    }

    /** Proposes something; whether it was about the newest frame, and so was done. */
    boolean propose(Proposal proposal) throws InterruptedException {
      answer = null;
      // The host limits the requests of one address, and both screens have the same.
      while (answer == null) {
        boolean[] isDone = {false};
        end.propose(FORMAT.write(proposal))
            .whenComplete((bytes, failed) ->
                work.add(() -> {
                  answer = failed == null ? FORMAT.readAnswer(bytes) : null;
                  isDone[0] = true;
                }));
        pump(() -> isDone[0]);
      }
      Answer got = Objects.requireNonNull(answer);
      // The host may have gone on meanwhile.
      if (got.refusal() != null) {
        assertThat(got.refusal()).isEqualTo(Refusals.STALE);
      }
      pump(() ->
          !frame().run().equals(got.frame().run()) || frame().number() >= got.frame().number());
      return got.refusal() == null;
    }

    /** Does one thing that the sheet offers; whether it offers any. */
    boolean act() throws InterruptedException {
      Map<String, @Nullable Object> sheet = frame().sheet();
      switch (task()) {
        case "decide" -> {
          if (sheet.get("sort") instanceof Map<?, ?> sort) {
            propose(Proposal.play(frame(), List.of(SheetsTest.division(sort, random))));
          } else if (sheet.get("settled") != null) {
            propose(Proposal.of(frame(), Act.GO_ON));
          } else {
            int count = ((List<?>) Objects.requireNonNull(sheet.get("choices"))).size();
            propose(
                new Proposal(
                    frame().run(),
                    frame().number(),
                    Act.CHOOSE,
                    1 + random.nextInt(count),
                    List.of()));
          }
        }
        case "end", "roll", "go-on" -> propose(Proposal.of(frame(), Act.GO_ON));
        default -> {
          return false;
        }
      }
      return true;
    }
  }

  private void pump(BooleanSupplier condition) throws InterruptedException {
    while (!condition.getAsBoolean()) {
      work.take().run();
    }
  }

  private Hosting hosting() {
    return Objects.requireNonNull(hosting);
  }

  private Table table() {
    return Objects.requireNonNull(table);
  }

  private GameModel model() {
    return Objects.requireNonNull(model);
  }

  /** Opens the next game as the window does. */
  private void open(Table next) {
    try {
      Hosting before = hosting;
      EveningHost.Listening listening =
          before == null
              ? Hosting.open(
                  next.game().id(),
                  InetAddress.getLoopbackAddress(),
                  Objects.requireNonNull(claims),
                  Tempos.FAST)
              : before.handOver();
      GameModel now = AnyTable.model(next, true, record -> {});
      now.showMoments(new RoomTest.OneMoment(now));
      now.onAgain(() -> work.add(() -> open(next.again(new Dealer(games)))));
      table = next;
      model = now;
      games++;
      hosting =
          new Hosting(
              new TableSource(next),
              now,
              listening,
              Locale.ENGLISH,
              work::add,
              () -> {},
              signal -> {});
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private RemoteGame join(HttpClaim door, List<Integer> seats)
      throws IOException, InterruptedException {
    Map<Integer, Transport.SeatEnd> joining = JoinedSeats.take(door, seats).ends();
    ends.addAll(joining.values());
    List<RemoteGame> joined = new ArrayList<>();
    RemoteGame.join(Games.installed(), joining, work::add).thenAccept(joined::add);
    pump(() -> !joined.isEmpty());
    return joined.getFirst();
  }

  @AfterEach
  void close() {
    ends.forEach(Transport.SeatEnd::close);
    hosting().close();
  }

  /** Lets computers move, as the host's window does. */
  private boolean computersAct() {
    GameModel now = model();
    if (now.leads().awaited().task() != Task.COMPUTER) {
      return false;
    }
    if (table().actor() instanceof Actor.Chance) {
      now.computers().playChance(table().size());
    } else {
      List<? extends Move> legal = now.computers().view().legal();
      now.computers().play(table().size(), legal.get(random.nextInt(legal.size())));
    }
    return true;
  }

  @ParameterizedTest
  @CsvSource({"nim, 2, 2", "marco-polo, 3, 3"})
  void threeGamesArePlayedWithoutTheHostsMouse(String game, int players, int seats)
      throws Exception {
    Table first = AnyTable.of(game, players, seats, "", 47);
    if (players > 2) {
      first.handOver(3, "random");
    }
    claims = new Claims(first.seats());
    open(first);
    String link = hosting().link();
    HttpClaim door = HttpClaim.read(link, "", Tempos.FAST).orElseThrow();
    Phone phone = new Phone(Doors.take(door, 1));
    List<Integer> others = new ArrayList<>();
    for (int seat = 2; seat <= seats; seat++) {
      if (table().seat(seat).name().equals(table().seat(2).name())) {
        others.add(seat);
      }
    }
    RemoteGame remote = join(door, others);
    GameModel joined = AnyTable.joined(remote);
    remote.canPlayAgain(true);
    pump(() -> hosting().isPresent(1) && hosting().isPresent(2));
    for (int played = 1; played <= GAMES; played++) {
      Table now = table();
      while (model().leads().awaited().task() != Task.OVER) {
        pump(() -> work.isEmpty() && !remote.isSending());
        assertThat(model().prompt())
            .as("nothing to be done at the window")
            .isInstanceOfAny(
                Prompt.Elsewhere.class,
                Prompt.Computer.class,
                Prompt.Shown.class,
                Prompt.RoundOver.class,
                Prompt.GameOver.class);
        boolean hasActed = computersAct() || phone.frame != null && phone.act();
        if (!hasActed) {
          hasActed = HostingPlayer.acts(joined, random);
        }
        if (!hasActed) {
          work.take().run();
        }
      }
      pump(() -> phone.task().equals("over") && joined.prompt() instanceof Prompt.GameOver);
      assertThat(remote.size()).isEqualTo(now.size());
      assertThat(hosting().link()).as("address and code").isEqualTo(link);
      if (played < GAMES) {
        String before = phone.frame().run();
        if (played > 1) {
          assertThat(joined.canPlayAgain()).isTrue();
        } else {
          while (!phone.propose(Proposal.of(phone.frame(), Act.GO_ON))) {
            assertThat(phone.task()).isEqualTo("over");
          }
        }
        int next = played + 1;
        while (games < next) {
          if (played > 1 && !remote.isSending()) {
            joined.playAgain();
          }
          work.take().run();
        }
        pump(() -> !phone.isIn(before) && remote.size() <= table().size());
        assertThat(table().seats()).isEqualTo(now.seats());
      }
    }
    assertThat(games).isEqualTo(GAMES);
  }
}
