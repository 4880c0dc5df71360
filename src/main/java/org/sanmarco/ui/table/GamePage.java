package org.sanmarco.ui.table;

import module java.base;

import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.geometry.Dimension2D;
import javafx.geometry.Insets;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Preferences;
import org.sanmarco.ui.Screen;
import org.sanmarco.ui.cards.Lens;
import org.sanmarco.ui.game.Panel;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.table.board.BoardZoom;
import org.sanmarco.ui.table.board.FittedBoard;
import org.sanmarco.ui.table.log.LogEdge;

/** The layout of a game's screen. The board keeps its place at every prompt. */
final class GamePage {

  /** The ratio of a board's width to its height. */
  private static final double BOARD_SHAPE = 1.447;

  /** The height below the board with room for two rows of cards, and the least. */
  private static final double MOST_BELOW = 268;

  private static final double LEAST_BELOW = 196;

  /** The share of a lower window's height below the board. */
  private static final double SHARE_BELOW = 0.334;

  /** The width of the players' panels, and of the question below them. */
  private static final double LEAST_SIDE = 208;

  private static final double MOST_SIDE = 330;
  private static final double LEAST_STATUS = 262;

  /** The size of a usual window. */
  private static final double WIDTH = 1280;

  private static final double HEIGHT = 800;
  private static final double SHARE = 0.5;

  /** The least room the page can be laid out in: as wide as the smallest window, and lower. */
  static final Dimension2D LEAST = new Dimension2D(Screen.LEAST_WIDTH, 630);

  /** The size of a room below which everything around the board is tighter. */
  private static final double EASY_WIDTH = 1190;

  private static final double EASY_HEIGHT = 870;

  /** The height below which the players' panels are as low as they can be. */
  private static final double LOW_PANELS = 760;

  /** The size in which the page is laid out on a television, and the width of its one column. */
  private static final double FAR_WIDTH = 1280;

  private static final double FAR_HEIGHT = 720;
  private static final double LEAST_COLUMN = 250;
  private static final double MOST_COLUMN = 380;

  /** The reduction of the log's width in a narrower one. */
  private static final double NARROWER = 60;

  private static final double BUTTON_EDGE = 8;

  /** The view order above pieces that fly from the board. */
  private static final double OVER_BOARD = -2;

  private final Pane root;
  private final Lens lens;
  private final @Nullable FittedBoard fitted;
  private final @Nullable BoardZoom zoom;
  private @Nullable FoldingPanel stock;

  /** The cards that a television shows below the board; null if the board shows them. */
  private @Nullable Node cards;

  private final DoubleProperty tighter = new SimpleDoubleProperty();

  /** The nodes beside the board that a television shows below the players; empty on others. */
  private List<Node> moved = List.of();

  private boolean isTelevision;

  @FXML private StackPane headerSlot;
  @FXML private VBox content;
  @FXML private VBox column;
  @FXML private StackPane sideSlot;
  @FXML private VBox side;
  @FXML private StackPane boardPlace;
  @FXML private StackPane boardSlot;
  @FXML private StackPane statusSlot;
  @FXML private HBox lower;
  @FXML private StackPane televisionSlot;
  @FXML private StackPane traySlot;
  @FXML private HBox logPlace;
  @FXML private LogColumn logColumn;
  @FXML private StackPane overlay;

  /** A page with nothing on it but the board. */
  GamePage(PanelContext context, Preferences preferences, Node board) {
    root = (Pane) Fxml.load(this, "game.fxml", context.messages());
    lens = new Lens(root);
    boardSlot.getChildren().add(board);
    fitted = board instanceof FittedBoard drawn ? drawn : null;
    zoom = fitted == null ? null : new BoardZoom(fitted, context);
    if (zoom != null) {
      StackPane.setAlignment(zoom.button(), Pos.TOP_RIGHT);
      StackPane.setMargin(zoom.button(), new Insets(BUTTON_EDGE));
      zoom.button().setViewOrder(OVER_BOARD);
      boardPlace.getChildren().add(zoom.button());
    }
    // Pieces fly to and from the board above everything beside it.
    for (Node up = boardSlot; up != null && !up.equals(content); up = up.getParent()) {
      up.setViewOrder(-1);
    }
    logPlace
        .getChildren()
        .addFirst(new LogEdge(context, logColumn, preferences.logWidthProperty(), tighter));
    root.widthProperty().subscribe(this::tighten);
    root.heightProperty().subscribe(this::tighten);
    root.widthProperty().subscribe(this::arrange);
    root.heightProperty().subscribe(this::arrange);
    logColumn.prefWidthProperty().subscribe(this::arrange);
  }

  /**
   * The factor by which the page is enlarged in a room. Of the room beyond a usual window half
   * enlarges the page, and the other half goes to the board. The factor is below 1 only where the
   * page could not be laid out otherwise.
   */
  static double factor(double width, double height) {
    double room = Math.min(width / WIDTH, height / HEIGHT);
    double most = Math.min(width / LEAST.getWidth(), height / LEAST.getHeight());
    return Math.min(most, Math.max(1, 1 + SHARE * (room - 1)));
  }

  /**
   * The factor in a room as the page is shown now: a television is read from three metres.
   *
   * @see #factor
   */
  double zoom(double width, double height) {
    return isTelevision
        ? Math.max(1, Math.min(width / FAR_WIDTH, height / FAR_HEIGHT))
        : factor(width, height);
  }

  /**
   * Shows the page as a television at which nobody sits: the board as large as it goes, and one
   * column with the players, the question, a moment and the log. Cards open to all lie below the
   * board, where a moment covers them, and the log beside it.
   */
  void showTelevision(boolean on) {
    if (on == isTelevision) {
      return;
    }
    isTelevision = on;
    Nodes.mark(root, "television", on);
    boolean hasCards = on && cards != null;
    Nodes.show(lower, !on);
    Nodes.show(televisionSlot, hasCards);
    Nodes.show(logPlace, !on || hasCards);
    // The log takes what the players and a moment leave.
    VBox.setVgrow(sideSlot, on ? Priority.NEVER : Priority.ALWAYS);
    for (Region first : List.of(sideSlot, statusSlot, traySlot)) {
      first.setMinHeight(on ? Region.USE_PREF_SIZE : 0);
    }
    if (stock != null) {
      stock.hide(on);
    }
    if (on) {
      moved = hasCards ? List.of() : logColumn.panels();
      column.getChildren().add(statusSlot);
      (hasCards ? televisionSlot : column).getChildren().add(traySlot);
      column.getChildren().addAll(moved);
    } else {
      lower.getChildren().addAll(statusSlot, traySlot);
      logColumn.getChildren().addAll(moved);
    }
    root.applyCss();
    arrange();
    // The factor has changed.
    Objects.requireNonNull(root.getParent()).requestLayout();
  }

  Pane root() {
    return root;
  }

  Node board() {
    return boardSlot;
  }

  /** Handles a key that zooms the board; returns whether it was one. */
  boolean zooms(KeyEvent event) {
    return zoom != null && zoom.key(event);
  }

  /** Scrolls the zoomed board so that the nodes on it are visible. */
  void reveal(List<Node> nodes) {
    if (fitted != null) {
      nodes.stream().filter(node -> Nodes.isWithin(node, fitted)).forEach(fitted::bringIntoView);
    }
  }

  /** The visible point on the page for a scene point of a node: itself, or the board's edge. */
  Point2D seen(Node node, Point2D scene) {
    return root.sceneToLocal(
        fitted != null && fitted.isEnlarged() && Nodes.isWithin(node, fitted)
            ? fitted.nearest(scene)
            : scene);
  }

  /** The nodes in which the player decides: the board, those around it and the overlay. */
  List<Node> decided() {
    return List.of(boardSlot, lower, overlay);
  }

  /** Puts a panel into its place for good. */
  void addHeader(Panel panel) {
    headerSlot.getChildren().add(panel.root());
  }

  /** Puts a panel into its place for good. */
  void addStatus(Panel panel) {
    statusSlot.getChildren().add(panel.root());
  }

  /** Adds a panel beside the board, below the others. */
  void addSide(Panel panel) {
    side.getChildren().add(panel.root());
  }

  /** Adds a panel beside the board that folds away where there is too little room. */
  void addStock(PanelContext context, Region panel) {
    stock = new FoldingPanel(context, side, sideSlot, panel);
  }

  /** Adds the cards that a television shows below the board. */
  void addTelevisionCards(Panel panel) {
    cards = panel.root();
    televisionSlot.getChildren().add(cards);
  }

  /** Adds the open cards or the tutor beside the board, above the log. */
  void addAboveLog(Node node) {
    logColumn.getChildren().addFirst(node);
  }

  /** Adds a part of the log beside the board, below the others. */
  void addLog(Region part) {
    logColumn.addLog(part);
  }

  /** Leaves out the last part of the log, or shows it again where there is room. */
  void leaveOut(Region part, boolean isOut) {
    logColumn.leaveOut(part, isOut);
  }

  /** Shows what is asked beside the tray, or leaves its room to the tray. */
  void showStatus(boolean shown) {
    Nodes.show(statusSlot, shown);
  }

  void showTray(@Nullable Panel panel) {
    put(traySlot, panel);
    Nodes.show(traySlot, panel != null || !isTelevision);
    if (cards != null) {
      Nodes.show(cards, panel == null);
    }
    lens.update();
    giveWay();
  }

  /** Folds the stock away where the players leave it too little room. */
  private void giveWay() {
    if (stock != null) {
      stock.fit();
    }
  }

  /** Marks whether the page shows the past. */
  void showPast(boolean past) {
    Nodes.mark(root, "past", past);
  }

  /**
   * Covers the page.
   *
   * @param over the panel over the page; null for none
   * @param hidden whether the rest of the page is hidden
   * @return whether the page has just become covered
   */
  boolean cover(@Nullable Panel over, boolean hidden) {
    if (over != null) {
      lens.hide();
    }
    boolean wasCovered = overlay.isVisible();
    put(overlay, over);
    overlay.setVisible(over != null);
    // A hidden page can't be used anyway, and disabling all of it is slow.
    content.setDisable(over != null && !hidden);
    content.setVisible(!hidden);
    return over != null && !wasCovered;
  }

  private static void put(StackPane slot, @Nullable Panel panel) {
    if (panel == null) {
      slot.getChildren().clear();
      return;
    }
    panel.show();
    if (!slot.getChildren().equals(List.of(panel.root()))) {
      slot.getChildren().setAll(panel.root());
    }
  }

  private void tighten() {
    boolean narrow = root.getWidth() < EASY_WIDTH;
    boolean low = root.getHeight() < EASY_HEIGHT;
    Set<PseudoClass> before = Set.copyOf(root.getPseudoClassStates());
    Nodes.mark(root, "narrow", narrow);
    Nodes.mark(root, "low", low);
    Nodes.mark(root, "short", root.getHeight() < LOW_PANELS);
    if (!before.equals(root.getPseudoClassStates())) {
      // Not one pulse later: the current layout pass needs it.
      root.applyCss();
    }
    tighter.set(narrow ? NARROWER : 0);
    giveWay();
  }

  /**
   * Sets the height of the band below the board, the same for every question, and gives the width
   * that the board can't use to the panels on its left.
   */
  private void arrange() {
    double height = Math.clamp(root.getHeight() * SHARE_BELOW, LEAST_BELOW, MOST_BELOW);
    lower.setMinHeight(height);
    lower.setPrefHeight(height);
    lower.setMaxHeight(height);
    double below =
        !isTelevision ? height : televisionSlot.isVisible() ? televisionSlot.getMinHeight() : 0;
    Insets around = content.getInsets();
    double above =
        root.getHeight()
            - headerSlot.prefHeight(-1)
            - around.getTop()
            - around.getBottom()
            - (below > 0 ? content.getSpacing() + below : 0);
    double spare =
        root.getWidth()
            - around.getLeft()
            - around.getRight()
            - (logPlace.isVisible() ? logPlace.prefWidth(-1) : 0)
            - above * BOARD_SHAPE;
    double wide =
        isTelevision
            ? Math.clamp(Math.floor(spare), LEAST_COLUMN, MOST_COLUMN)
            : Math.clamp(Math.floor(spare), LEAST_SIDE, MOST_SIDE);
    double edge = column.getInsets().getRight();
    fix(column, wide);
    fix(side, wide - edge);
    fix(
        statusSlot,
        isTelevision ? wide - edge : Math.max(wide - side.getInsets().getRight(), LEAST_STATUS));
  }

  private static void fix(Region region, double width) {
    region.setMinWidth(width);
    region.setPrefWidth(width);
    region.setMaxWidth(width);
  }
}
