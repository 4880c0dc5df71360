package org.sanmarco.games.canalgrande.ui;

import module java.base;

import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.cards.CardPaper;

/**
 * The won cards of a side against both goals: a column for each district, as high as its cards. A
 * full row is one of each, a full column is four alike (GE1).
 */
final class Goals extends VBox {

  private static final int ALIKE = 4;

  private final ScoreContext context;
  private final int side;
  private final Map<Card, VBox> columns = new EnumMap<>(Card.class);
  private final Map<Card, Tooltip> tips = new EnumMap<>(Card.class);
  private final Label summary = Nodes.wrapped("", "goals-summary");

  Goals(ScoreContext context, int side) {
    this.context = context;
    this.side = side;
    getStyleClass().add("goals");
    HBox grid = Nodes.styled(new HBox(), "goals-grid");
    for (Card district : Card.DISTRICTS) {
      VBox column = Nodes.styled(new VBox(), "goals-column");
      CardPaper.tint(column, district.toString());
      column.setId("won-" + side + "-" + district);
      for (int level = ALIKE; level >= 1; level--) {
        column.getChildren().add(Nodes.styled(new Region(), "goal-tile", "goal-level-" + level));
      }
      Label name = Nodes.styled(new Label(context.faces().names().inShort(district)), "goal-name");
      column.getChildren().add(name);
      columns.put(district, column);
      Tooltip tip = new Tooltip();
      Tooltip.install(column, tip);
      tips.put(district, tip);
      grid.getChildren().add(Nodes.wide(column));
    }
    summary.setId("goals-" + side);
    // Where there is little room, the tiles become lower.
    summary.setMinHeight(USE_PREF_SIZE);
    getChildren().addAll(grid, summary);
  }

  void show() {
    CanalGrandeView view = context.view();
    int most = 0;
    int different = 0;
    for (Card district : Card.DISTRICTS) {
      int won = view.won(district, side);
      most = Math.max(most, won);
      different += won > 0 ? 1 : 0;
      VBox column = Objects.requireNonNull(columns.get(district));
      for (int level = 1; level <= ALIKE; level++) {
        Nodes.mark(column.getChildren().get(ALIKE - level), "won", won >= level);
      }
      Nodes.mark(column, "near", !view.isOver() && view.winsWith(district, side));
      String words =
          context.text("goals.tip", context.side(side), context.faces().names().of(district), won);
      Objects.requireNonNull(tips.get(district)).setText(words);
      column.setAccessibleText(words);
    }
    summary.setText(context.text("goals", different, most));
  }
}
