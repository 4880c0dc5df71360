package org.sanmarco.ui.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sanmarco.ui.testing.RandomPositions.reach;

import module java.base;

import javafx.css.PseudoClass;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.Clock;
import org.sanmarco.table.Occasion;
import org.sanmarco.table.Table;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Hand;
import org.sanmarco.ui.testing.Pictures;
import org.sanmarco.ui.testing.Window;

/** The time that each player thinks, and the clock that tells it. */
class ThinkingTimeTest {

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  private final Hand hand = window.hand();

  private static Table at(Phase phase) {
    return reach(3, position -> position.phase() == phase && position.turn() >= 2);
  }

  /** Opens a game in which somebody thinks; returns the seat. */
  private int choosing() {
    Table table = at(Phase.CHOOSE);
    window.open(table);
    return ((Actor.Seat) table.actor()).number();
  }

  private void pass(Duration time) {
    Fx.run(() -> window.nanos.addAndGet(time.toNanos()));
  }

  private void pass(int seconds) {
    pass(Duration.ofSeconds(seconds));
  }

  private void set(Clock clock) {
    Fx.run(() ->
        window.services().preferences().change(settings -> settings.with(Setting.CLOCK, clock)));
  }

  private String clock(int player) {
    return Fx.on(() -> ((Labeled) Fx.find(window.scene(), "#plays-" + player)).getText());
  }

  private boolean is(int player, String standing) {
    return Fx.on(() ->
        Fx.find(window.scene(), "#plays-" + player)
            .getPseudoClassStates()
            .contains(PseudoClass.getPseudoClass(standing)));
  }

  @Test
  void onlyTheQuestionThatIsSeenTakesTime() {
    set(Clock.OPEN);
    Table table = reach(4, position -> position.phase() == Phase.DIVIDE);
    int seat = ((Actor.Seat) table.actor()).number();
    window.open(table);
    pass(1000);
    hand.click("go-on");
    pass(10);
    MenuButton menu = (MenuButton) window.find("menu").orElseThrow();
    Fx.run(menu::show);
    pass(1000);
    Fx.run(menu::hide);
    window.settle();
    pass(5);
    Fx.run(window.services().navigator()::settings);
    Fx.until(() -> window.isUsable("settings-close"));
    pass(1000);
    hand.click("settings-close");
    pass(3);
    Fx.run(() -> window.stage().setIconified(true));
    pass(1000);
    Fx.run(() -> window.stage().setIconified(false));
    pass(1);
    Fx.until(() -> clock(seat).equals("0:19"));
    for (int other = 1; other <= 4; other++) {
      assertThat(clock(other)).isEqualTo(other == seat ? "0:19" : "0:00");
    }
  }

  @Test
  void lookingBackIsThinking() {
    set(Clock.OPEN);
    int seat = choosing();
    hand.push(KeyCode.HOME);
    pass(7);
    Fx.until(() -> clock(seat).equals("0:07"));
  }

  @Test
  void timesSurviveAQuitBetweenTwoMoves() {
    int seat = choosing();
    pass(75);
    window.close();
    pass(1000);
    window.restart();
    hand.click("home-continue");
    set(Clock.OPEN);
    Fx.until(() -> clock(seat).equals("1:15"));
  }

  @Test
  void endPageTellsTimesOfPeople() {
    Table over = reach(3, SanMarcoPosition::isOver);
    over.handOver(2, BotLevel.MEDIUM.toString());
    over.tell(
        Occasion.NONE.thinking(
            List.of(Duration.ofMinutes(12), Duration.ofMinutes(65), Duration.ofSeconds(40))));
    window.open(over);
    List<String> names = over.seats().stream().map(seat -> seat.name()).toList();
    assertThat(window.text("game-over-thinking").replace('\u00A0', ' '))
        .isEqualTo(
            "Thinking time: %s 12 min and %s 40 s".formatted(names.getFirst(), names.getLast()));
  }

  @Test
  void endPageOfAGameWithoutTimesTellsNone() {
    window.open(reach(3, SanMarcoPosition::isOver));
    assertThat(window.isUsable("game-over-thinking")).isFalse();
  }

  @Test
  void noClockIsShownUnlessItIsSet() {
    int seat = choosing();
    pass(100);
    assertThat(clock(seat)).isEmpty();
    set(Clock.OPEN);
    assertThat(clock(seat)).isEqualTo("1:40");
    set(Clock.OFF);
    assertThat(clock(seat)).isEmpty();
  }

  @Test
  void clockWarnsAndDecidesNothing() {
    set(Clock.MINUTES_15);
    int seat = choosing();
    assertThat(clock(seat)).isEqualTo("15:00");
    assertThat(is(seat, "near")).isFalse();
    pass(Duration.ofMinutes(14));
    Fx.until(() -> is(seat, "near"));
    assertThat(clock(seat)).isEqualTo("1:00");
    assertThat(window.text("notice")).endsWith("has 1\u00A0min of 15\u00A0min left");
    Pictures.takeAll(window, "clock-near");
    pass(Duration.ofMinutes(3));
    Fx.until(() -> is(seat, "over"));
    assertThat(clock(seat)).isEqualTo("+2:00");
    assertThat(window.text("notice")).startsWith("Time is up for ");
    assertThat(Fx.on(() -> Fx.find(window.scene(), "#plays-" + seat).getAccessibleText()))
        .endsWith("is 2\u00A0min over the time of 15\u00A0min");
    Pictures.takeAll(window, "clock-over");
    int before = Fx.on(() -> window.table().orElseThrow().size());
    hand.push(KeyCode.DIGIT1).push(KeyCode.ENTER);
    Fx.until(() -> window.table().orElseThrow().size() > before);
  }

  @Test
  void clockIsNotCutInTheSmallestWindow() {
    window.restartSmall();
    set(Clock.MINUTES_30);
    window.open(reach(4, position -> position.phase() == Phase.CHOOSE));
    for (int player = 1; player <= 4; player++) {
      assertThat(window.drawn("plays-" + player)).isEqualTo("30:00");
    }
  }
}
