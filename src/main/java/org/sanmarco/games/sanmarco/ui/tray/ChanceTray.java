package org.sanmarco.games.sanmarco.ui.tray;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javafx.fxml.FXML;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Roll;
import org.sanmarco.games.sanmarco.ui.context.SanMarcoContext;
import org.sanmarco.games.sanmarco.ui.model.SetupDice;
import org.sanmarco.kernel.Actor;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.art.Crest;
import org.sanmarco.ui.art.Die;
import org.sanmarco.ui.cards.CardRow;
import org.sanmarco.ui.game.GoOnPanel;
import org.sanmarco.ui.game.SeatName;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Prompt.Chance;
import org.sanmarco.ui.table.model.Prompt.Shown;

/** Dice, lots and draws: their start and their results. */
public final class ChanceTray extends GoOnPanel<SanMarcoContext> {

  private static final int DICE_COLUMNS = 2;
  private static final int ROLLS = 4;
  private static final double BIG_DIE = 92;
  private static final double SMALL_DIE = 36;
  private static final double HEAD = 28;
  private static final double BACK_HEIGHT = 84;

  /** The number of the last move whose die has tumbled. */
  private int tumbled;

  @FXML private StackPane picture;
  @FXML private Button rollAll;

  public ChanceTray(SanMarcoContext context) {
    super(context, "chance.fxml");
    tumbled = context.model().size();
  }

  @Override
  public void show() {
    GameModel model = context.model();
    boolean setup = false;
    switch (model.prompt()) {
      case Chance(Phase phase, int seat) -> {
        setup = phase == Phase.SETUP_ROLL;
        due(phase, seat);
      }
      case Shown _ -> shown(model.lastMove().orElseThrow());
      default -> {}
    }
    Nodes.show(rollAll, setup && model.isLedHere());
  }

  private void due(Phase phase, int seat) {
    SanMarcoView view = context.view();
    switch (phase) {
      case SETUP_ROLL -> {
        picture.getChildren().setAll(dice());
        int rolled = context.setupDice().get(seat - 1).size();
        lead(context.text("roll.of", context.name(seat), rolled + 1, ROLLS));
      }
      case ROLES -> {
        picture.getChildren().setAll(backs(1, 0));
        lead(context.text("draw-lots"));
      }
      case DRAW -> {
        picture.getChildren().setAll(roles(view));
        lead(context.text("draw", context.names(view.dividers())));
      }
      default -> {
        picture.getChildren().setAll(new Die(0, BIG_DIE));
        lead(context.text("roll", context.name(seat)));
      }
    }
  }

  private void shown(SeenMove played) {
    lead(context.text("go-on"));
    if (context.view().turn() == 0 || played.number() <= context.setupDice().size() * ROLLS) {
      picture.getChildren().setAll(dice());
    } else if (played.move() instanceof Roll(int number)) {
      Die die = new Die(number, BIG_DIE);
      tumble(die, number);
      picture.getChildren().setAll(die);
    }
  }

  private void tumble(Die die, int number) {
    int moves = context.model().size();
    if (moves > tumbled) {
      tumbled = moves;
      die.tumble(number);
    }
  }

  /** Four dice for each seat, as far as they have been rolled. */
  public Node dice() {
    List<List<Integer>> dice = context.setupDice();
    int moves = context.model().size();
    Map<Integer, Long> fresh = rolledSince(Math.min(tumbled, moves));
    GridPane all = Nodes.styled(new GridPane(), "setup-dice");
    for (int seat = 1; seat <= dice.size(); seat++) {
      List<Integer> rolled = dice.get(seat - 1);
      HBox row = Nodes.styled(new HBox(), "setup-row");
      for (int i = 0; i < ROLLS; i++) {
        Die die = new Die(i < rolled.size() ? rolled.get(i) : 0, SMALL_DIE);
        if (i < rolled.size() && i >= rolled.size() - fresh.getOrDefault(seat, 0L)) {
          die.tumble(rolled.get(i));
        }
        row.getChildren().add(die);
      }
      HBox head = new HBox(new Crest(context.colour(seat), HEAD), new SeatName(context, seat));
      head.getStyleClass().add("setup-row");
      VBox box = Nodes.styled(new VBox(head, row), "setup-seat");
      all.add(box, (seat - 1) % DICE_COLUMNS, (seat - 1) / DICE_COLUMNS);
    }
    tumbled = moves;
    return all;
  }

  /** The number of dice that each seat has rolled after some moves. */
  private Map<Integer, Long> rolledSince(int moves) {
    return context.model().seenNow().stream()
        .skip(moves)
        .filter(played -> played.by() instanceof Actor.Chance)
        .collect(Collectors.groupingBy(SetupDice::roller, Collectors.counting()));
  }

  private Node roles(SanMarcoView view) {
    HBox all = Nodes.styled(new HBox(), "setup-dice");
    List<Integer> seats = view.roles();
    for (int i = 0; i < seats.size(); i++) {
      Label role = Nodes.styled(new Label(context.terms().role(i, seats.size())), "role-lot-title");
      SeatName name = new SeatName(context, seats.get(i));
      name.setAlignment(Pos.CENTER);
      VBox lot = new VBox(role, new Crest(context.colour(seats.get(i)), 44), name);
      lot.getStyleClass().add("role-lot");
      all.getChildren().add(lot);
    }
    return all;
  }

  private Node backs(int actions, int penalties) {
    CardRow row = new CardRow(BACK_HEIGHT);
    for (int i = 0; i < actions + penalties; i++) {
      row.getChildren().add(context.cardBack(i >= actions));
    }
    row.setMaxSize(CardRow.USE_PREF_SIZE, CardRow.USE_PREF_SIZE);
    return row;
  }

  @FXML
  private void rollAll() {
    context.model().rollAll();
  }
}
