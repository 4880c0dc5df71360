package org.sanmarco.ui.table;

import java.util.List;
import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.scene.Node;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;
import org.sanmarco.kernel.Event;
import org.sanmarco.room.Awaited;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings;
import org.sanmarco.save.settings.Settings.Animation;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.Clicks;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.game.GameTable;
import org.sanmarco.ui.game.Moment;
import org.sanmarco.ui.game.Panel;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.MomentScreen;
import org.sanmarco.ui.table.tray.MomentTray;

/**
 * Holds the game at the decisive moments of each new move, one after the other, until the players
 * continue or skip them. Where animation is off, or moments are skipped for good, only a replay
 * shows them. While they are shown nothing can be decided.
 *
 * <p>Those of a new move are everybody's: other screens tell nothing of the move before they have
 * been seen here, and anybody may continue. A computer that has joined follows the host's.
 */
final class Moments implements MomentScreen {

  /** The time for which a moment stays where only computers play. */
  private static final Duration WATCHED = Duration.seconds(3);

  private static final int NONE = -1;

  private final GameTable table;
  private final GameModel model;
  private final Services services;
  private final Runnable onChange;
  private final MomentTray tray;
  private final PauseTransition watch = new PauseTransition(WATCHED);
  private List<Moment> moments = List.of();

  /** The events of the moves that the moments belong to. */
  private List<Event> events = List.of();

  /** The number of the moment shown, from 0. */
  private int number = NONE;

  /** Whether these are everybody's, and not of a replay. */
  private boolean isShared;

  /** Whether these are shown as the computer shows them that leads the game. */
  private boolean isFollowing;

  /** The number of the move that is being replayed, 0 for none. */
  private int replayed;

  /** The number of moves while the moments are shown. */
  private int moves;

  /** The seat that sees the moments, 0 for all. */
  private int viewer;

  /**
   * No moment yet.
   *
   * @param onChange called when another moment is to be shown, or none any more
   */
  Moments(GameTable table, GameModel model, Runnable onChange) {
    this.table = table;
    this.model = model;
    services = table.context().services();
    this.onChange = onChange;
    moves = model.size();
    tray = new MomentTray(table.context(), this::advance, this::skip, this::skipAll);
    watch.setOnFinished(event -> advance());
    model.showMoments(this);
  }

  boolean isOn() {
    return !moments.isEmpty();
  }

  /** Shows moments without buttons, for a column, or as usual. */
  void showTelevision(boolean on) {
    tray.showTelevision(on);
  }

  Panel tray() {
    return tray;
  }

  /** Called before the table shows a change of the model. */
  void update() {
    if (model.moves() != moves) {
      clear();
    } else if (isOn() && model.view().seat() != viewer) {
      // A card that only a player may see goes with the player.
      clear();
      table.skip();
    }
    moves = model.moves();
    if (replayed > 0 && replayed == moves) {
      replayed = 0;
      start(model.seenNow().subList(moves - 1, moves));
    } else if (isOn() && isFollowing) {
      follow(model.room().awaited());
    }
  }

  /** Shows what the one who leads the game shows. */
  private void follow(Awaited awaited) {
    if (awaited.task() != Awaited.Task.MOMENT) {
      finish();
    } else if (awaited.part() > number + 1) {
      step();
    }
  }

  @Override
  public boolean begin(List<SeenMove> played) {
    boolean isLed = isLed();
    moves = model.moves();
    if (!isDecisive(played)) {
      clear();
      return false;
    }
    start(played);
    isShared = true;
    isFollowing = isLed;
    return true;
  }

  @Override
  public boolean isDecisive(List<SeenMove> played) {
    return (isLed() || isWanted()) && !of(played).isEmpty();
  }

  /** Whether another computer, which leads the game, shows a moment. */
  private boolean isLed() {
    return model.room().awaited().task() == Awaited.Task.MOMENT;
  }

  private List<Moment> of(List<SeenMove> played) {
    return played.stream().flatMap(move -> table.moments(move).stream()).toList();
  }

  /** Called after the table has shown it: a table without motion shows the first moment at once. */
  void updated() {
    if (isOn() && number == NONE && !table.isPlaying()) {
      turn(0);
    }
  }

  /** Shows the moments of a move once the model looks at it; 0 to end that. */
  void replay(int move) {
    replayed = move;
  }

  private boolean isWanted() {
    Settings settings = services.preferences().settings();
    return settings.get(Setting.MOMENTS) && settings.get(Setting.ANIMATION) != Animation.OFF;
  }

  private void start(List<SeenMove> played) {
    clear();
    isShared = false;
    isFollowing = false;
    viewer = model.view().seat();
    moments = of(played);
    events = played.stream().flatMap(move -> move.events().stream()).toList();
    if (isOn()) {
      table.stopAtMoments(this::turn);
    }
  }

  private void turn(int moment) {
    if (moment < moments.size()) {
      number = moment;
      String scene = moments.get(number).scene();
      int first = number;
      while (first > 0 && moments.get(first - 1).scene().equals(scene)) {
        first--;
      }
      tray.show(moments.get(number), number - first, nextScene() - first);
      table.tell(Optional.of(moments.get(number)));
      if (model.isWatched()) {
        watch.playFromStart();
      }
      if (isShared) {
        model.showMoment(number + 1, events.indexOf(moments.get(number).last()) + 1);
      }
      onChange.run();
    }
  }

  @Override
  public void next() {
    int before = number;
    step();
    // Somebody at another screen doesn't see what still moves here.
    if (isOn() && number == before) {
      step();
    }
  }

  /** Shows the end of what moves, or else has everybody continue. */
  void advance() {
    if (isFollowing && (table.isStopped() || !table.isPlaying())) {
      model.proceed();
    } else {
      step();
    }
  }

  /** Shows the end of what moves, or else the next moment; after the last the game continues. */
  private void step() {
    if (!isOn()) {
      return;
    }
    if (table.isPlaying() && !table.isStopped()) {
      table.goOn();
      if (model.isWatched()) {
        watch.playFromStart();
      }
    } else if (number + 1 == moments.size()) {
      end();
      table.goOn();
    } else if (table.isStopped()) {
      table.goOn();
    } else {
      turn(number + 1);
    }
  }

  /** The number of the first moment after the scene on display. */
  private int nextScene() {
    int next = Math.max(number, 0);
    String scene = moments.get(next).scene();
    while (next < moments.size() && moments.get(next).scene().equals(scene)) {
      next++;
    }
    return next;
  }

  /** Ends the scene on display. */
  void skip() {
    if (isOn() && isFollowing) {
      model.proceed();
    } else if (isOn() && nextScene() < moments.size() && table.isPlaying()) {
      table.goTo(nextScene());
    } else {
      finish();
    }
  }

  private void finish() {
    if (isOn()) {
      end();
      table.skip();
    }
  }

  /** Ends them, and shows none of later moves until the settings say so. */
  private void skipAll() {
    services.preferences().set(Setting.MOMENTS, false);
    if (isFollowing) {
      skip();
    } else {
      finish();
    }
  }

  private void end() {
    clear();
    onChange.run();
  }

  /** Shows none any more. */
  void clear() {
    if (isOn()) {
      moments = List.of();
      number = NONE;
      if (isShared) {
        isShared = false;
        model.endMoments();
      }
      watch.stop();
      tray.clear();
      table.tell(Optional.empty());
    }
  }

  /** Takes a key; returns whether it was one for the moments. */
  boolean key(KeyEvent event) {
    if (!isOn() || !Key.ESCAPE.is(event)) {
      return false;
    }
    skip();
    return true;
  }

  /**
   * Filters input in the nodes in which the players decide: a click continues, and what is pressed
   * decides nothing.
   */
  void filter(InputEvent event) {
    if (!isOn() || event.getTarget() instanceof Node node && Nodes.isWithin(node, tray.root())) {
      return;
    }
    if (event instanceof MouseEvent mouse && !Clicks.isMovement(mouse)) {
      if (mouse.getEventType() == MouseEvent.MOUSE_CLICKED && mouse.isStillSincePress()) {
        advance();
      }
      event.consume();
    } else if (event instanceof KeyEvent key && Key.PRESS.is(key)) {
      event.consume();
    }
  }
}
