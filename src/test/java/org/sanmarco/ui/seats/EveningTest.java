package org.sanmarco.ui.seats;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.room.Awaited;
import org.sanmarco.room.Awaited.Task;
import org.sanmarco.room.Refusals;
import org.sanmarco.room.Signal;
import org.sanmarco.seats.Answer;
import org.sanmarco.seats.Frame;
import org.sanmarco.seats.Proposal;
import org.sanmarco.seats.Proposal.Act;
import org.sanmarco.seats.SeatFormat;
import org.sanmarco.seats.SheetContent;
import org.sanmarco.seats.Tempos;
import org.sanmarco.seats.Transport;
import org.sanmarco.seats.http.Doors;
import org.sanmarco.seats.http.HttpClaim;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.Games;
import org.sanmarco.table.Table;
import org.sanmarco.testing.Waiting;
import org.sanmarco.ui.testing.AnyTable;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Window;

/** One evening of all three games: three people come once, and need nothing but their phones. */
class EveningTest {

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);
  private final SeatFormat format = new SeatFormat(Games.installed());
  private final Random random = new Random(3);
  private final List<Phone> phones = new ArrayList<>();

  /** A device with one seat, over HTTP. */
  private final class Phone {
    final Transport.SeatEnd end;
    volatile Frame frame;

    Phone(HttpClaim door, int seat) throws Exception {
      end = door.end(door.claim(seat));
      BlockingQueue<Frame> first = new LinkedBlockingQueue<>();
      end.receive(
          0,
          bytes -> {
            frame = format.readFrame(bytes);
            first.add(frame);
          });
      frame = first.take();
    }

    int seat() {
      return frame.view().seat();
    }

    String game() {
      return frame.setup().game();
    }

    Answer propose(Proposal proposal) throws InterruptedException {
      while (true) {
        try {
          byte[] answer = end.propose(format.write(proposal)).toCompletableFuture().get();
          return format.readAnswer(answer);
        } catch (ExecutionException tooMany) {
          // Requests are limited; they are admitted again soon.
          assertThat(tooMany).hasMessageContaining("429");
        }
      }
    }

    /** Chooses one of the games that the sheet offers, again if others have come meanwhile. */
    void choose(String game) throws InterruptedException {
      Answer answer;
      do {
        Waiting.until(() -> offer(frame, game).isPresent());
        Frame over = frame;
        int choice = offer(over, game).orElseThrow();
        answer =
            propose(new Proposal(over.run(), over.number(), Act.ANOTHER, choice, List.of(), ""));
      } while (Refusals.STALE.equals(answer.refusal()));
      assertThat(answer.refusal()).isNull();
      Waiting.until(() -> phones.stream().allMatch(phone -> phone.game().equals(game)));
    }
  }

  /** The number by which a game is chosen; empty if the sheet doesn't offer it. */
  private static Optional<Integer> offer(Frame frame, String game) {
    return Objects.requireNonNullElse(sheet(frame).another(), List.<SheetContent.NextGame>of())
        .stream()
        .filter(offer -> offer.game().equals(game))
        .map(SheetContent.NextGame::choice)
        .findFirst();
  }

  private static SheetContent sheet(Frame frame) {
    return Objects.requireNonNull(frame.sheet());
  }

  @AfterEach
  void leave() {
    phones.forEach(phone -> phone.end.close());
  }

  private static Table over(Table table) {
    Dealer dealer = new Dealer(5);
    while (!table.isOver()) {
      table.play(table.position().sample(dealer.at(table.size())));
    }
    return table;
  }

  private HttpClaim door() {
    window.openOwnScreens();
    return shown();
  }

  private HttpClaim shown() {
    return HttpClaim.read(window.text("host-address"), window.text("host-code"), Tempos.FAST)
        .orElseThrow();
  }

  /** One proposal of the phone whose turn it is; whether the game goes on. */
  private boolean play() throws InterruptedException {
    Frame any = phones.getFirst().frame;
    Awaited awaited = any.awaited();
    Phone asked =
        phones.stream()
            .filter(phone -> phone.seat() > 0)
            .filter(phone -> !awaited.task().isSeats() || phone.seat() == awaited.seat())
            .findFirst()
            .orElse(phones.getFirst());
    Frame frame = asked.frame;
    if (awaited.task() == Task.OVER) {
      return false;
    }
    if (frame.awaited().equals(awaited)) {
      assertThat(asked.propose(next(frame)).refusal()).isIn(null, Refusals.STALE);
      Waiting.until(() -> asked.frame.number() > frame.number());
    }
    return true;
  }

  /** Something that the sheet lets its player do. */
  private Proposal next(Frame frame) {
    SheetContent.Asked asked = sheet(frame).asked();
    if (frame.awaited().task() != Task.DECIDE || !asked.settled().isEmpty()) {
      return Proposal.of(frame, Act.GO_ON);
    }
    List<SheetContent.SheetChoice> choices = asked.choices();
    if (choices != null && !choices.isEmpty()) {
      int choice = 1 + random.nextInt(choices.size());
      return new Proposal(frame.run(), frame.number(), Act.CHOOSE, choice, List.of(), "");
    }
    return Proposal.play(
        frame, List.of(frame.view().sample(random::nextInt).sample(random::nextInt).toString()));
  }

  /**
   * This computer has another address: all three scan, and the one who sits out stays one of them.
   */
  private HttpClaim scanAgain() throws Exception {
    window.networks = () -> Doors.networks("127.0.0.3");
    Fx.until(() -> window.find("host-notice").isPresent());
    assertThat(window.text("host-notice")).startsWith("This computer’s address has changed");
    HttpClaim door = shown();
    assertThat(door.host().getHost()).isEqualTo("127.0.0.3");
    for (HttpClaim.Place place : door.places()) {
      assertThat(place.isFree()).isTrue();
      int person = List.of("Anna", "Ben", "Cleo").indexOf(place.name());
      phones.get(person).end.close();
      phones.set(person, new Phone(door, place.seat()));
    }
    Fx.until(() -> window.find("host-notice").isEmpty());
    assertThat(phones).extracting(Phone::seat).containsExactly(1, 2, 0);
    return door;
  }

  @Test
  @Timeout(value = 10, unit = TimeUnit.MINUTES)
  void peopleComeAlongWhateverIsPlayed() throws Exception {
    boolean canMove = Doors.isOurs("127.0.0.3");
    if (canMove) {
      window.networks = () -> Doors.networks("127.0.0.2");
    }
    window.open(over(AnyTable.of("san-marco", 3, 3, "", 5)));
    HttpClaim door = door();
    for (int seat = 1; seat <= 3; seat++) {
      phones.add(new Phone(door, seat));
    }
    Phone ben = phones.get(1);

    ben.choose("canal-grande");
    assertThat(phones).extracting(Phone::seat).containsExactly(1, 2, 0);
    assertThat(door.places())
        .extracting(HttpClaim.Place::name)
        .containsExactly("Anna", "Ben", "Cleo");
    assertThat(door.places()).extracting(HttpClaim.Place::isFree).containsOnly(false);
    for (int i = 0; i < 10; i++) {
      play();
    }

    int moves = Fx.on(() -> window.table().orElseThrow().size());
    String run = ben.frame.run();
    window.close();
    ServerSocket other = Doors.occupy(door.host().getAuthority());
    window.restart();
    window.hand().click("home-continue");
    Fx.until(() -> window.find("host-notice").isPresent());
    assertThat(window.text("host-notice")).startsWith("Another program is using");
    assertThat(phones).extracting(phone -> phone.frame.run()).containsOnly(run);
    other.close();
    Waiting.until(() -> phones.stream().noneMatch(phone -> phone.frame.run().equals(run)));
    assertThat(Fx.on(() -> window.table().orElseThrow().size())).isEqualTo(moves);
    assertThat(phones).extracting(Phone::seat).containsExactly(1, 2, 0);

    while (ben.frame.awaited().task() != Task.DECIDE) {
      play();
    }
    Fx.until(() -> {
      window.nanos.addAndGet(Duration.ofMinutes(1).toNanos());
      return window.find("away-title").isPresent();
    });
    for (Phone phone : phones.subList(0, 2)) {
      var _ = phone.propose(Proposal.signal(phone.frame, Signal.Kind.THINKING));
    }
    Fx.until(() -> window.find("away-title").isEmpty());

    Fx.until(() -> window.find("host-notice").isEmpty());
    HttpClaim last = canMove ? scanAgain() : door;
    while (play()) {}
    phones.get(2).choose("marco-polo");
    assertThat(phones).extracting(Phone::seat).containsExactly(1, 2, 3);
    assertThat(last.places()).extracting(HttpClaim.Place::name).hasSize(3);
  }
}
