package org.sanmarco.ui.table.model;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.games.nim.Nim;
import org.sanmarco.games.nim.NimEvent.CardsDrawn;
import org.sanmarco.games.nim.ui.NimFlow;
import org.sanmarco.kernel.Setup;
import org.sanmarco.kernel.State;
import org.sanmarco.save.settings.Settings.Secrecy;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.Prompt.Curtain;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.GameOver;
import org.sanmarco.ui.table.model.Prompt.Shown;

/** Hidden hands at one screen, in Nim: nobody sees another's hand by accident. */
class HandsTest {

  private static final List<String> NAMES = List.of("Anna", "Bruno", "Carla");

  private Secrecy secrecy = Secrecy.COVER;

  private LedModel model(GameFlow flow, String... computers) {
    List<Seat> seats =
        IntStream.range(0, computers.length)
            .mapToObj(i -> new Seat(NAMES.get(i), Seat.COLOURS.get(i), computers[i]))
            .toList();
    Setup setup = new Setup(Nim.ID, computers.length, Map.of());
    return new LedModel(
        new Table(new Nim(), setup, seats, 3),
        flow,
        () -> {},
        () -> secrecy,
        () -> false,
        Guide.NONE);
  }

  private LedModel model(String... computers) {
    return model(new NimFlow(), computers);
  }

  /** Plays to the end; the prompt is inspected before each step. */
  private static void play(LedModel model, Consumer<Prompt> look) {
    while (!(model.prompt() instanceof GameOver)) {
      look.accept(model.prompt());
      switch (model.prompt()) {
        case Deciding _ -> {
          model.peek(true);
          model.decision().click(model.decision().choices().iterator().next());
        }
        case Computer(int _, boolean chance) when chance ->
            model.computers().playChance(model.moves());
        case Computer _ ->
            model.computers().play(model.moves(), model.computers().view().legal().getFirst());
        default -> model.goOn();
      }
    }
  }

  @Test
  void curtainPrecedesTheHand() {
    LedModel model = model("", "", "");
    List<Integer> lifted = new ArrayList<>();
    play(
        model,
        prompt -> {
          switch (prompt) {
            case Curtain(int seat) -> {
              assertThat(model.view().seat()).isZero();
              lifted.add(seat);
            }
            case Deciding(int seat, var _) -> {
              assertThat(lifted.getLast()).isEqualTo(seat);
              assertThat(model.view().seat()).isEqualTo(seat);
              assertThat(model.canPeek()).isFalse();
            }
            default -> {}
          }
        });
    assertThat(lifted).contains(1, 2, 3);
  }

  @Test
  void whoDrawsACardSeesItBeforeTheNextTakesTheScreen() {
    LedModel model = model("", "");
    List<CardsDrawn> seen = new ArrayList<>();
    play(
        model,
        prompt -> {
          if (prompt instanceof Shown) {
            seen.add((CardsDrawn) model.lastEvents().getFirst());
            assertThat(model.acting()).as("whose card it is").containsExactly(model.view().seat());
          }
        });
    assertThat(seen).isNotEmpty().allSatisfy(drawn -> assertThat(drawn.cards()).hasSize(1));
  }

  @Test
  void historyHidesWhatOthersDrew() {
    LedModel model = model("", "");
    play(model, prompt -> {});
    assertThat(model.history())
        .filteredOn(move -> move.events().getFirst() instanceof CardsDrawn)
        .isNotEmpty()
        .allSatisfy(drawn -> {
          assertThat(drawn.move()).isNull();
          assertThat(((CardsDrawn) drawn.events().getFirst()).cards()).isEmpty();
        });
  }

  @Test
  void aHandIsOpenOnlyWhileItIsHeld() {
    secrecy = Secrecy.HOLD;
    LedModel model = model("", "");
    play(
        model,
        prompt -> {
          assertThat(prompt).isNotInstanceOf(Curtain.class);
          if (prompt instanceof Deciding(int seat, var _)) {
            model.peek(false);
            assertThat(model.isHidden()).isTrue();
            assertThat(model.view().seat()).isZero();
            assertThat(model.decision().choices()).isEmpty();
            model.peek(true);
            assertThat(model.isHidden()).isFalse();
            assertThat(model.view().seat()).isEqualTo(seat);
            assertThat(model.decision().choices()).isNotEmpty();
          }
        });
  }

  @Test
  void whatIsHeldOpenClosesWhenAnotherDecides() {
    secrecy = Secrecy.HOLD;
    LedModel model = model("", "");
    List<Integer> closed = new ArrayList<>();
    play(
        model,
        prompt -> {
          if (prompt instanceof Deciding(int seat, var _) && !closed.contains(seat)) {
            assertThat(model.isPeeking()).isFalse();
            closed.add(seat);
          }
        });
    assertThat(closed).containsExactlyInAnyOrder(1, 2);
  }

  @Test
  void aHandCanStayOpenUntilAnotherDecides() {
    secrecy = Secrecy.HOLD;
    LedModel model = model("", "");
    play(
        model,
        prompt -> {
          if (prompt instanceof Deciding(int seat, var _)) {
            assertThat(model.isHidden()).isTrue();
            model.stayOpen();
            assertThat(model.canPeek()).isFalse();
            assertThat(model.view().seat()).isEqualTo(seat);
          }
        });
  }

  @Test
  void aLookBackClosesTheHand() {
    secrecy = Secrecy.HOLD;
    LedModel model = model("", "");
    while (!(model.prompt() instanceof Deciding)) {
      model.goOn();
    }
    model.peek(true);
    model.lookAt(1);
    assertThat(model.view().seat()).isZero();
    model.lookAt(model.history().size());
    assertThat(model.isHidden()).isTrue();
  }

  @Test
  void whoPlaysAloneWithComputersSeesTheirHandAllTheTime() {
    for (Secrecy way : Secrecy.values()) {
      secrecy = way;
      LedModel model = model("easy", "", "easy");
      assertThat(model.teller()).isEqualTo(2);
      play(
          model,
          prompt -> {
            assertThat(prompt).isNotInstanceOf(Curtain.class);
            assertThat(model.view().seat()).isEqualTo(2);
            assertThat(model.canPeek()).isFalse();
          });
    }
  }

  @Test
  void nobodyIsToldAnothersHand() {
    LedModel model = model("", "", "easy");
    play(model, prompt -> assertThat(model.teller()).isZero());
    assertThat(model("easy", "easy").teller()).isZero();
  }

  @Test
  void partnersWithOpenHandsNeedNoCurtain() {
    GameFlow open =
        new NimFlow() {
          @Override
          public boolean sees(State state, int seat, int other) {
            return seat % 2 == other % 2;
          }
        };
    LedModel model = model(open, "", "easy", "");
    play(
        model,
        prompt -> {
          assertThat(prompt).isNotInstanceOf(Curtain.class);
          if (prompt instanceof Deciding(int seat, var _)) {
            assertThat(model.view().seat()).isEqualTo(seat);
          }
        });
  }

  @Test
  void whereNothingIsHiddenNoCurtainFalls() {
    secrecy = Secrecy.OPEN;
    LedModel model = model("", "");
    play(
        model,
        prompt -> {
          assertThat(prompt).isNotInstanceOf(Curtain.class);
          if (prompt instanceof Deciding(int seat, var _)) {
            assertThat(model.view().seat()).isEqualTo(seat);
          }
        });
  }
}
