package org.sanmarco.ui.table;

import module java.base;

import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings;
import org.sanmarco.save.settings.Settings.Clock;
import org.sanmarco.seats.RemoteGame.Connection;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.game.DurationWords;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.game.SeatMenu;
import org.sanmarco.ui.sound.Sound;
import org.sanmarco.ui.table.model.PlayerClock;
import org.sanmarco.ui.table.model.PlayerClock.Standing;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.OtherScreen;
import org.sanmarco.ui.table.model.Prompt.Past;
import org.sanmarco.ui.table.model.Prompt.TurnOver;
import org.sanmarco.words.Messages;

/**
 * Runs the clock for the person who thinks and shows each player's time, if the settings say so or
 * the players of a game elsewhere have agreed on it. A person thinks while the table is seen and
 * asks them, also while they look back.
 */
final class ThinkingTime {

  private static final javafx.util.Duration TICK = javafx.util.Duration.millis(500);

  private final PanelContext context;
  private final OpenGame game;
  private final Services services;
  private final List<SeatMenu> menus;
  private final BooleanSupplier isInterrupted;
  private final Consumer<String> notice;
  private final Timeline ticks = new Timeline(new KeyFrame(TICK, event -> update()));

  /** The standing of each player's time when it was shown last; empty while no clock is shown. */
  private final Map<Integer, Standing> standings = new HashMap<>();

  /** The seat of the person who was asked last; 0 for none. */
  private int asked;

  /**
   * The clocks of a game that isn't seen yet.
   *
   * @param menus at which the time stands, the first player's first
   * @param isInterrupted whether something else than the question is seen
   * @param notice shows a sentence in passing
   */
  ThinkingTime(
      PanelContext context,
      OpenGame game,
      List<SeatMenu> menus,
      BooleanSupplier isInterrupted,
      Consumer<String> notice) {
    this.context = context;
    this.game = game;
    services = context.services();
    this.menus = menus;
    this.isInterrupted = isInterrupted;
    this.notice = notice;
    ticks.setCycleCount(Animation.INDEFINITE);
  }

  /** To be called after everything that may begin or end a person's thinking. */
  void update() {
    Prompt prompt = context.model().prompt();
    if (!(prompt instanceof Past)) {
      asked = asked(prompt);
    }
    game.thinking().run(isInterrupted.getAsBoolean() ? 0 : asked);
    show();
  }

  /** Stops the clock until the next update. */
  void stop() {
    ticks.stop();
    game.thinking().run(0);
  }

  private static int asked(Prompt prompt) {
    return switch (prompt) {
      case Deciding(int seat, var _) -> seat;
      case TurnOver(int seat, boolean _) -> seat;
      case OtherScreen(int seat) -> seat;
      default -> 0;
    };
  }

  private void show() {
    Settings settings = services.preferences().settings();
    Clock clock = settings.get(Setting.CLOCK);
    boolean isOver = context.model().view().result() != null;
    boolean isShown =
        game.isTimed() ? !isOver : clock != Clock.OFF && !game.isLesson() && game.trial().isEmpty();
    if (!isShown) {
      ticks.stop();
      standings.clear();
      menus.forEach(menu -> menu.showClock("", "", Standing.AMPLE));
      return;
    }
    if (isOver) {
      ticks.stop();
    } else {
      ticks.play();
    }
    if (game.isTimed()) {
      showAgreed();
      return;
    }
    List<Duration> thinking = game.times().get();
    for (int player : context.players()) {
      PlayerClock time =
          PlayerClock.of(thinking, context.seatsOf(player), Duration.ofMinutes(clock.minutes()));
      show(player, time, true, settings.get(Setting.CLOCK_SOUND));
    }
  }

  /** Shows the times that the players of a game elsewhere have; only those here are warned. */
  private void showAgreed() {
    // Time passes only while a table leads the game, which is not known without a connection.
    boolean isStopped =
        game.remote().filter(remote -> remote.connection() != Connection.REACHED).isPresent();
    menus.forEach(menu -> menu.stopClock(isStopped));
    if (isStopped) {
      return;
    }
    Instant now = Instant.now();
    for (int player : context.players()) {
      List<Integer> seats = context.seatsOf(player);
      boolean isHere =
          game.remote().filter(remote -> seats.stream().anyMatch(remote::isHere)).isPresent();
      game.agreedTime(seats, now)
          .ifPresentOrElse(
              time -> show(player, time, isHere, isHere),
              () -> menus.get(player - 1).showClock("", "", Standing.AMPLE));
    }
  }

  private void show(int player, PlayerClock time, boolean isWarned, boolean aloud) {
    menus.get(player - 1).showClock(time.face(), words(player, time), time.standing());
    Standing before = standings.put(player, time.standing());
    if (isWarned && before != null && before.compareTo(time.standing()) < 0) {
      warn(player, time, aloud);
    }
  }

  private void warn(int player, PlayerClock time, boolean aloud) {
    if (aloud) {
      services.sounds().play(Sound.BELL);
    }
    notice.accept(
        time.standing() == Standing.OVER
            ? context.text(game.isTimed() ? "clock.up.agreed" : "clock.up", context.player(player))
            : words(player, time));
  }

  private String words(int player, PlayerClock time) {
    Messages messages = context.messages();
    String name = context.player(player);
    if (!time.isLimited()) {
      return messages.text("clock.used", name, DurationWords.of(time.used(), messages));
    }
    return time.standing() == Standing.OVER
        ? messages.text(
            "clock.over",
            name,
            DurationWords.of(time.left().negated(), messages),
            DurationWords.of(time.limit(), messages))
        : messages.text(
            "clock.left",
            name,
            DurationWords.of(time.left(), messages),
            DurationWords.of(time.limit(), messages));
  }
}
