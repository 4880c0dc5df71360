package org.sanmarco.ui.table;

import module java.base;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.Panel;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.table.computer.Adviser;

/**
 * Drawn advice on cards that are sorted. It lies over them and is as large as they are: the
 * player's way above, the better one below, and a button that lays it out.
 */
final class AdviceSheet implements Panel {

  /** The view order above the board and pieces that fly from it. */
  private static final double OVER_ALL = -2;

  private final Pane page;
  private final Supplier<Optional<Region>> sorted;
  private final Adviser adviser;
  private final HBox root = Nodes.styled(new HBox(), "advice-sheet");
  private final Button layOut;
  private final VBox buttons;

  /** The node that had the focus before the sheet. */
  private @Nullable Node before;

  private final Drawn<Optional<Region>> drawn = new Drawn<>(this::draw);

  /**
   * A sheet that shows nothing yet.
   *
   * @param sorted the part of the page in which cards are sorted
   */
  AdviceSheet(PanelContext context, Pane page, Adviser adviser, Supplier<Optional<Region>> sorted) {
    this.page = page;
    this.adviser = adviser;
    this.sorted = sorted;
    layOut =
        Nodes.button("advice-lay-out", context.text("advice.lay-out"), adviser::play, "accent");
    Buttons.explain(layOut, context.tip("advice.lay-out.tip", Key.PRESS, Key.ADVICE));
    Button close = Nodes.button("advice-close", "", adviser::hideFigure);
    close.setGraphic(new FontIcon("mdal-close"));
    Buttons.name(close, context.text("review.close"), context.tip("review.close", Key.ESCAPE));
    buttons = Nodes.styled(new VBox(close, layOut), "advice-sheet-buttons");
    root.setId("advice-sheet");
    root.setManaged(false);
    root.setVisible(false);
    root.setViewOrder(OVER_ALL);
    page.getChildren().add(root);
    Nodes.afterLayout(page, this::place);
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public void show() {
    drawn.show(adviser.figure());
  }

  private void draw(Optional<Region> figure) {
    Node focused = Nodes.focused(page);
    if (figure.isEmpty() && before != null) {
      before.requestFocus();
    }
    root.setVisible(figure.isPresent());
    root.getChildren().clear();
    figure.ifPresent(shown -> {
      before = focused;
      // As high as the tray, however large its cards would be elsewhere.
      shown.setMinHeight(0);
      root.getChildren().setAll(Nodes.wide(shown), buttons);
      place();
      layOut.requestFocus();
    });
  }

  private void place() {
    Optional<Region> over = root.isVisible() ? sorted.get() : Optional.empty();
    over.ifPresent(region -> {
      Bounds room = page.sceneToLocal(region.localToScene(region.getLayoutBounds()));
      root.resizeRelocate(room.getMinX(), room.getMinY(), room.getWidth(), room.getHeight());
      root.layout();
    });
  }
}
