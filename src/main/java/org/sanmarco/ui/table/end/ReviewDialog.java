package org.sanmarco.ui.table.end;

import module java.base;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.sanmarco.bots.Estimate;
import org.sanmarco.bots.review.Effort;
import org.sanmarco.bots.review.Grade;
import org.sanmarco.bots.review.Judgement;
import org.sanmarco.bots.review.Review;
import org.sanmarco.table.Seat;
import org.sanmarco.ui.DialogPage;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.GameButtons;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.game.ScoreChart;
import org.sanmarco.ui.table.computer.GameReview;
import org.sanmarco.ui.table.model.score.ScoreHistory;

/**
 * The page of a game's review: each seat's winning probability over the game, and the decisions
 * that cost each person most. A click on one shows the table as it was then.
 */
final class ReviewDialog extends DialogPage {

  private static final int MOST = 3;
  private static final int MOST_OF_SEVERAL = 2;
  private static final int TURNING_POINTS = 3;

  /** The width of two divisions, one above the other. */
  private static final double FIGURE = 560;

  /** The budgets of a decision that can be chosen, by their keys. */
  private static final List<Map.Entry<String, Effort>> BUDGETS =
      List.of(
          Map.entry("quick", Effort.ofMillis(200)),
          Map.entry("usual", Effort.USUAL),
          Map.entry("thorough", Effort.ofMillis(2000)));

  private final PanelContext context;
  private final GameReview review;
  private final ScoreChart chart;

  @FXML private Label text;
  @FXML private ProgressBar progress;
  @FXML private HBox budgets;
  @FXML private CheckBox computers;
  @FXML private StackPane picture;
  @FXML private VBox people;

  private ReviewDialog(PanelContext context, GameReview review) {
    super(context.services(), context.messages(), "review.fxml");
    this.context = context;
    this.review = review;
    chart = new ScoreChart(context);
    chart.onChoose(this::close);
    picture.getChildren().add(chart);
    List<ToggleButton> choices =
        BUDGETS.stream().map(choice -> choice(choice.getKey(), choice.getValue())).toList();
    GameButtons.pills(choices);
    budgets.getChildren().addAll(choices);
    computers.setSelected(review.isWithComputers());
    Nodes.show(computers, context.model().seats().stream().anyMatch(Seat::isComputer));
  }

  private ToggleButton choice(String key, Effort effort) {
    ToggleButton button = new ToggleButton(context.text("review.budget." + key));
    button.setId("review-" + key);
    button.setUserData(effort);
    Buttons.explain(button, context.text("review.budget.tip"));
    button.setOnAction(event -> {
      review.choose(effort, review.isWithComputers());
      show();
    });
    return button;
  }

  static void open(PanelContext context, GameReview review) {
    ReviewDialog dialog = new ReviewDialog(context, review);
    dialog.open();
    review.onChange(dialog::show);
    review.start();
    dialog.show();
  }

  private void show() {
    budgets
        .getChildren()
        .forEach(
            node -> ((ToggleButton) node).setSelected(review.effort().equals(node.getUserData())));
    people.getChildren().clear();
    progress.setProgress(review.share());
    Nodes.show(progress, review.done().isEmpty());
    Nodes.show(picture, review.done().isPresent());
    text.setText(context.text(review.done().isPresent() ? "review.text" : "review.working"));
    review.done().ifPresent(this::show);
  }

  private void show(Review found) {
    chart.show(new ScoreHistory(percents(found), List.of(), List.of()), 0);
    List<Integer> turned = found.turningPoints(TURNING_POINTS);
    chart.mark(turned, this::words, number -> open(found, number));
    List<Integer> reviewed =
        context.players().stream()
            .filter(player -> review.isWithComputers() || context.isPerson(player))
            .toList();
    for (int player : reviewed) {
      List<Integer> seats = context.seatsOf(player);
      Review own = found.of(seats::contains);
      people.getChildren().add(head(player, own, found.luck().get(seats.getFirst() - 1)));
      List<Judgement> dearest = own.dearest(reviewed.size() > 1 ? MOST_OF_SEVERAL : MOST);
      dearest.forEach(judged -> people.getChildren().add(row(judged)));
    }
  }

  /** A turning point in words. */
  private String words(int number) {
    return context.text("review.turn", number, String.join(" ", context.tell(number)));
  }

  /** Shows a turning point: the decision if it was judged as a mistake, otherwise the board. */
  private void open(Review found, int number) {
    close();
    found.judgements().stream()
        .filter(judged -> judged.number() == number && judged.isCertain())
        .findFirst()
        .ifPresentOrElse(
            judged -> review.retry(judged, true), () -> context.model().lookAt(number));
  }

  private static List<List<Integer>> percents(Review found) {
    return found.course().stream()
        .map(seats -> seats.stream().map(seat -> (int) GameReview.hundredths(seat.mean())).toList())
        .toList();
  }

  private Label head(int player, Review own, Estimate luck) {
    long brought = GameReview.hundredths(luck.mean());
    Label label =
        Nodes.wrapped(
            context.text(
                "review.of",
                context.player(player),
                own.count(Grade.INACCURACY),
                own.count(Grade.MISTAKE),
                own.count(Grade.BLUNDER),
                (brought < 0 ? "−" + -brought : "+" + brought)
                    + " ± "
                    + GameReview.hundredths(luck.error())),
            "review-head");
    label.setId("review-of-" + player);
    return label;
  }

  private Node row(Judgement judged) {
    Button button = new Button(review.words(judged));
    review
        .figure(judged)
        .ifPresent(figure -> {
          figure.setPrefWidth(FIGURE);
          figure.setMouseTransparent(true);
          button.setGraphic(figure);
          button.setContentDisplay(ContentDisplay.BOTTOM);
          button.setAccessibleText(button.getText() + " " + figure.getAccessibleText());
        });
    button.setId("review-move-" + judged.number());
    button.getStyleClass().add("review-row");
    button.setWrapText(true);
    button.setMaxWidth(Double.MAX_VALUE);
    button.setMinHeight(Region.USE_PREF_SIZE);
    Buttons.explain(button, context.text("review.decision.tip"));
    button.setOnAction(event -> retry(judged, true));
    String id = "review-again-" + judged.number();
    Button again =
        Nodes.button(id, context.text("review.again"), () -> retry(judged, false), "small");
    Buttons.explain(again, context.text("review.again.tip"));
    HBox pair = new HBox(Nodes.wide(button), Nodes.uncut(again));
    pair.setMinHeight(Region.USE_PREF_SIZE);
    return Nodes.styled(pair, "review-pair");
  }

  private void retry(Judgement judged, boolean isShown) {
    close();
    review.retry(judged, isShown);
  }

  @FXML
  private void chooseComputers() {
    review.choose(review.effort(), computers.isSelected());
    show();
  }

  @Override
  public void close() {
    review.onChange(() -> {});
    super.close();
  }
}
