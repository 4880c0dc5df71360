package org.sanmarco.ui.table;

import module java.base;

import javafx.animation.PauseTransition;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.sanmarco.room.Note;
import org.sanmarco.room.Signal;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.game.SeatMenu;
import org.sanmarco.ui.seats.OwnScreens;
import org.sanmarco.ui.sound.Sound;

/** Players' signals and remarks, each for a while in a bubble beside the player's panel. */
final class SignalBubbles {

  private static final double WIDTH = 260;
  private static final double NARROW = 184;
  private static final double EDGE = 8;
  private static final PseudoClass REMARK = PseudoClass.getPseudoClass("remark");
  private static final Duration SHOWN = Duration.seconds(6);

  private final PanelContext context;
  private final Services services;
  private final Pane page;
  private final List<SeatMenu> menus;
  private final Predicate<Bounds> isInTheWay;

  /** The bubbles by player. */
  private final TreeMap<Integer, Bubble> bubbles = new TreeMap<>();

  /** The bubble with the last remark; null once it was hidden. */
  private @Nullable Label remark;

  private record Bubble(Label label, PauseTransition shown) {}

  /**
   * No bubbles yet.
   *
   * @param menus a node on the panel of each player, the first player's first
   * @param isInTheWay whether a place of the scene must not be covered
   */
  SignalBubbles(
      PanelContext context, Pane page, List<SeatMenu> menus, Predicate<Bounds> isInTheWay) {
    this.isInTheWay = isInTheWay;
    this.context = context;
    services = context.services();
    this.page = page;
    this.menus = menus;
  }

  void show(Signal signal) {
    int player = context.model().view().player(signal.seat());
    show(player, context.player(player) + " – " + OwnScreens.words(services, signal.kind()));
    services.sounds().play(Sound.KNOCK);
  }

  /** Shows a line that a player has written. */
  void show(Note line) {
    int player = context.model().view().player(line.seat());
    show(player, context.player(player) + " – " + line.text());
    services.sounds().play(Sound.KNOCK);
  }

  /** Shows words of a player, unless they would be in the way. */
  void say(int player, String words) {
    Label label = show(player, words);
    label.pseudoClassStateChanged(REMARK, true);
    label.setAccessibleText(context.text("remark.of", context.player(player), words));
    place(label, menus.get(player - 1));
    remark = label;
    giveWay();
  }

  /** Hides the last remark if it is in the way. */
  void giveWay() {
    if (remark != null && isInTheWay.test(remark.localToScene(remark.getLayoutBounds()))) {
      hideRemark();
    }
  }

  /** Hides the last remark at once; signals stay. */
  void hideRemark() {
    if (remark != null) {
      remark.setVisible(false);
      remark = null;
    }
  }

  private Label show(int player, String words) {
    Bubble bubble = bubbles.computeIfAbsent(player, this::bubble);
    bubble.label.setText(words);
    bubble.label.pseudoClassStateChanged(REMARK, false);
    bubble.label.setAccessibleText(null);
    place(bubble.label, menus.get(player - 1));
    bubble.label.setVisible(true);
    bubble.shown.playFromStart();
    return bubble.label;
  }

  private Bubble bubble(int player) {
    Label label = Nodes.wrapped("", "signal-bubble");
    label.setId("signal-" + player);
    label.setAccessibleRole(AccessibleRole.TEXT);
    label.setManaged(false);
    label.setMouseTransparent(true);
    label.setViewOrder(-2);
    page.getChildren().add(label);
    PauseTransition shown = new PauseTransition(SHOWN);
    shown.setOnFinished(done -> label.setVisible(false));
    return new Bubble(label, shown);
  }

  private void place(Label label, SeatMenu menu) {
    label.applyCss();
    double most = label.getPseudoClassStates().contains(REMARK) ? NARROW : WIDTH;
    double width = Math.min(most, label.prefWidth(-1));
    double height = label.prefHeight(width);
    Bounds bounds = menu.localToScene(menu.getLayoutBounds());
    Point2D beside =
        page.sceneToLocal(bounds.getMaxX(), bounds.getCenterY()).add(EDGE, -height / 2);
    label.resizeRelocate(
        Math.clamp(beside.getX(), 0, Math.max(0, page.getWidth() - width - EDGE)),
        Math.clamp(beside.getY(), 0, Math.max(0, page.getHeight() - height - EDGE)),
        width,
        height);
  }
}
