package org.sanmarco.ui.game;

import module java.base;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.sanmarco.kernel.Result;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.table.model.log.LogReader;

/**
 * Any game, in the words of its notation; a game with a board of its own may use its other parts.
 */
public class PlainTable implements GameTable {

  private static final double CREST = 34;

  private final PanelContext context;
  private final GridPane facts = new GridPane();
  private final ScrollPane board = Nodes.styled(new ScrollPane(facts), "plain-board");
  private final MovePanel moves;

  /** The table of a game. */
  public PlainTable(PanelContext context) {
    this.context = context;
    moves = new MovePanel();
    board.setId("board");
    board.setFitToWidth(true);
  }

  @Override
  public PanelContext context() {
    return context;
  }

  @Override
  public Region board() {
    return board;
  }

  @Override
  public Region picture() {
    GridPane grid = new GridPane();
    fill(grid);
    return grid;
  }

  @Override
  public void show(Runnable whenSeen) {
    fill(facts);
  }

  private void fill(GridPane grid) {
    grid.getStyleClass().setAll("plain-facts");
    grid.getChildren().clear();
    int row = 0;
    for (Map.Entry<String, ?> fact : context.model().view().describe().entrySet()) {
      Label name = Nodes.styled(new Label(fact.getKey()), "result-head");
      Label value = Nodes.wrapped(String.valueOf(fact.getValue()), "plain-value");
      grid.addRow(row++, name, value);
    }
  }

  @Override
  public Panel tray(Prompt prompt) {
    return moves;
  }

  @Override
  public Panel player(int player, SeatMenu menu) {
    return new PlainPlayerPanel(player, menu);
  }

  @Override
  public EndPage endPage() {
    return new Scores();
  }

  @Override
  public LogReader log() {
    return LogReader.plain(context::log);
  }

  /** The legal moves, or the button that lets chance act. */
  private final class MovePanel extends TablePanel<PanelContext, FlowPane> {

    MovePanel() {
      super(PlainTable.this.context, new FlowPane());
      root.setId("moves");
      root.getStyleClass().addAll("tray", "plain-moves");
    }

    @Override
    public Node first() {
      return root.getChildren().isEmpty() ? root : root.getChildren().getFirst();
    }

    @Override
    public void show() {
      root.getChildren().clear();
      if (context.model().prompt() instanceof Prompt.Deciding) {
        context.decision().choices().forEach(choice -> root.getChildren().add(button(choice)));
      } else {
        root.getChildren().add(Nodes.button("go-on", context.text("go-on"), context.model()::goOn));
      }
    }

    private Button button(Choice choice) {
      String move =
          choice instanceof Choice.OfMove(var named) ? named.toString() : choice.toString();
      return Nodes.button(
          "move-" + move.replace(' ', '-'), move, () -> context.decision().click(choice));
    }
  }

  /** A player's name with the crests of their seats. */
  private final class PlainPlayerPanel extends TablePanel<PanelContext, HBox> {

    private final int player;

    PlainPlayerPanel(int player, SeatMenu menu) {
      super(PlainTable.this.context, new HBox());
      this.player = player;
      Label name = Nodes.styled(new Label(context.player(player)), "title-face", "seat-name");
      menu.tellOn(name);
      root.getChildren().addAll(menu, context.crests(context.seatsOf(player), CREST), name);
      root.setId("player-panel-" + player);
      root.getStyleClass().addAll("seat-panel", "seat-head");
    }

    @Override
    public void show() {
      boolean active =
          context.seatsOf(player).stream().anyMatch(context.model().acting()::contains);
      Nodes.mark(root, "active", active);
    }
  }

  /** The winners and every side's score. */
  private final class Scores extends TablePanel<PanelContext, VBox> implements EndPage {

    Scores() {
      super(PlainTable.this.context, new VBox());
      root.getStyleClass().add("plain-scores");
    }

    @Override
    public String title() {
      Result result = result();
      String key = result.winners().size() > 1 ? "plain.shared" : "plain.winner";
      return context.text(key, context.list(result.winners().stream().map(this::side).toList()));
    }

    private Result result() {
      return Objects.requireNonNull(context.model().view().result());
    }

    private String side(int side) {
      return context.list(
          context.model().view().seatsOfSide(side).stream().map(context::name).toList());
    }

    @Override
    public String text() {
      return "";
    }

    @Override
    public void show() {
      List<Integer> scores = result().scores();
      root.getChildren().clear();
      for (int side = 1; side <= scores.size(); side++) {
        Label score = new Label(context.text("plain.score", side(side), scores.get(side - 1)));
        score.getStyleClass().add("plain-value");
        root.getChildren().add(score);
      }
    }
  }
}
