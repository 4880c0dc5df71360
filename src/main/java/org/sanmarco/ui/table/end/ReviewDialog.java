package org.sanmarco.ui.table.end;

import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.sanmarco.bots.Estimate;
import org.sanmarco.bots.review.Grade;
import org.sanmarco.bots.review.Judgement;
import org.sanmarco.bots.review.Review;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.game.ScoreChart;
import org.sanmarco.ui.table.computer.GameReview;
import org.sanmarco.ui.table.model.ScoreHistory;

/**
 * The page of a game's review: each seat's winning probability over the game, and the decisions
 * that cost each person most. A click on one shows the table as it was then.
 */
final class ReviewDialog {

  private static final int MOST = 3;
  private static final int MOST_OF_SEVERAL = 2;

  private final PanelContext context;
  private final Services services;
  private final GameReview review;
  private final Region root;
  private final ScoreChart chart;

  @FXML private Label text;
  @FXML private ProgressBar progress;
  @FXML private StackPane picture;
  @FXML private VBox people;

  private ReviewDialog(PanelContext context, Services services, GameReview review) {
    this.context = context;
    this.services = services;
    this.review = review;
    root = (Region) Fxml.load(this, "review.fxml", context.messages());
    chart = new ScoreChart(context);
    chart.onChoose(this::close);
    picture.getChildren().add(chart);
  }

  static void open(PanelContext context, Services services, GameReview review) {
    ReviewDialog dialog = new ReviewDialog(context, services, review);
    services.dialogs().open(dialog.root, dialog::close);
    review.onChange(dialog::show);
    review.start();
    dialog.show();
  }

  private void show() {
    progress.setProgress(review.share());
    Nodes.show(progress, review.done().isEmpty());
    Nodes.show(picture, review.done().isPresent());
    text.setText(context.text(review.done().isPresent() ? "review.text" : "review.working"));
    review.done().ifPresent(this::show);
  }

  private void show(Review found) {
    chart.show(new ScoreHistory(percents(found), List.of(), List.of()), 0);
    people.getChildren().clear();
    List<Integer> reviewed =
        context.players().stream()
            .filter(player -> context.model().seats().get(player - 1).computer().isEmpty())
            .toList();
    for (int player : reviewed) {
      List<Integer> seats = context.seatsOf(player);
      Review own = found.of(seats::contains);
      people.getChildren().add(head(player, own, found.luck().get(seats.getFirst() - 1)));
      List<Judgement> dearest = own.dearest(reviewed.size() > 1 ? MOST_OF_SEVERAL : MOST);
      dearest.forEach(judged -> people.getChildren().add(row(judged)));
    }
  }

  private static List<List<Integer>> percents(Review found) {
    return found.course().stream()
        .map(seats -> seats.stream().map(seat -> (int) GameReview.hundredths(seat.mean())).toList())
        .toList();
  }

  private Label head(int player, Review own, Estimate luck) {
    long brought = GameReview.hundredths(luck.mean());
    Label label =
        new Label(
            context.text(
                "review.of",
                context.player(player),
                own.count(Grade.INACCURACY),
                own.count(Grade.MISTAKE),
                own.count(Grade.BLUNDER),
                (brought < 0 ? "−" + -brought : "+" + brought)
                    + " ± "
                    + GameReview.hundredths(luck.error())));
    label.setId("review-of-" + player);
    label.getStyleClass().add("review-head");
    label.setWrapText(true);
    return label;
  }

  private Node row(Judgement judged) {
    Button button =
        new Button(
            context.text(
                "review.decision",
                judged.number(),
                context.tell(judged.number()).getFirst(),
                review.better(judged),
                GameReview.hundredths(judged.loss())));
    button.setId("review-move-" + judged.number());
    button.getStyleClass().add("review-row");
    button.setWrapText(true);
    button.setMaxWidth(Double.MAX_VALUE);
    Buttons.explain(button, context.text("review.decision.tip"));
    button.setOnAction(event -> {
      close();
      context.commands().lookAt(judged.number() - 1);
    });
    return button;
  }

  @FXML
  private void close() {
    review.onChange(() -> {});
    services.dialogs().close(root);
  }
}
