package org.sanmarco.games.marcopolo.ui;

import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.sanmarco.games.marcopolo.Card;
import org.sanmarco.games.marcopolo.Cards;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.ui.cards.CardView;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.art.SeatCloth;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.ScoreLabel;
import org.sanmarco.ui.game.SeatFace;
import org.sanmarco.ui.game.SeatMenu;
import org.sanmarco.ui.game.SeatName;
import org.sanmarco.ui.game.TablePanel;

/**
 * The possessions of a player: gold, the number of cards and the known ones, and the camels'
 * spaces.
 */
final class SeatPanel extends TablePanel<MarcoPoloContext, VBox> {

  private static final double CREST = 30;
  private static final double CHIP = 23;

  /** Between two known cards, where there is room for it. */
  private static final double GAP = 2;

  private final int seat;
  private final SeatFace face;
  private final Drawn<List<Card>> chips = new Drawn<>(this::draw);

  /** The gold if the game ended now. */
  private int end;

  @FXML private StackPane crest;
  @FXML private StackPane plays;
  @FXML private Label name;
  @FXML private Label where;
  @FXML private ScoreLabel gold;
  @FXML private Label unit;
  @FXML private Label cards;
  @FXML private HBox known;

  SeatPanel(MarcoPoloContext context, int seat, SeatMenu menu) {
    super(context, "seat.fxml");
    this.seat = seat;
    root.setId("seat-panel-" + seat);
    root.getStyleClass().add(context.colour(seat).styleClass());
    face = new SeatFace(context, seat, CREST);
    crest.getChildren().add(face);
    plays.getChildren().add(menu);
    name.setText(context.own(seat));
    menu.tellOn(name);
    SeatName.fit(name);
    known.widthProperty().subscribe(this::overlap);
    gold.scoreProperty().subscribe(this::count);
    new SeatCloth(context.colour(seat)).hang(root);
  }

  @Override
  public void show() {
    MarcoPoloView view = context.view();
    face.show();
    String spaces = context.effects().role(view, seat);
    where.setText(spaces);
    gold.scoreProperty().set(view.gold(seat));
    end = view.goldAtEnd(seat);
    count(view.gold(seat));
    Buttons.explain(gold, context.text("seat.end.tip", end));
    Buttons.explain(unit, context.text("seat.end.tip", end));
    cards.setText(context.text("seat.cards", view.handSize(seat)));
    boolean aided = services.preferences().get(Setting.KNOWN_CARDS);
    List<Card> all = aided && seat != view.seat() ? view.known(seat).list() : List.of();
    chips.show(all);
    Nodes.mark(root, "active", context.model().acting().contains(seat));
    root.setAccessibleText(
        context.text(
            "seat.spoken", context.name(seat), view.gold(seat), view.handSize(seat), spaces));
  }

  /** Says what the gold shown, which may be counted right now, becomes at the end. */
  private void count(Number shown) {
    unit.setText(end > shown.intValue() ? context.text("seat.end", end) : context.text("gold"));
  }

  private void draw(List<Card> all) {
    known.getChildren().setAll(all.stream().map(CardView::chip).toList());
    overlap();
    Buttons.explain(
        cards,
        all.isEmpty()
            ? context.text("seat.cards.tip")
            : context.text("seat.known.tip", context.terms().say(Cards.of(all))));
  }

  /** Known cards overlap just enough to stay beside the menu. */
  private void overlap() {
    int gaps = known.getChildren().size() - 1;
    known.setSpacing(gaps < 1 ? GAP : Math.min(GAP, (known.getWidth() - CHIP) / gaps - CHIP));
  }
}
