package org.sanmarco.ui.motion;

import module java.base;

import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.util.Duration;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.Moment;
import org.sanmarco.ui.game.Moment.Row;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.move.Highlight;

/**
 * A decisive moment told on the board: its rows are counted, the last one first, and then their
 * places and gains appear.
 */
final class Tally extends HBox {

  private static final double CREST = 24;

  @FunctionalInterface
  interface Counted {
    /** Called when a number of the pieces of a row have been counted. */
    void count(Highlight told, Row row, int count);
  }

  private final PanelContext context;
  private Counted counted = (told, row, count) -> {};
  private final GridPane rows = Nodes.styled(new GridPane(), "tally-rows");
  private Timeline timeline = new Timeline();

  Tally(PanelContext context) {
    this.context = context;
    setId("tally");
    getStyleClass().add("tally");
    setMouseTransparent(true);
  }

  /**
   * Begins to count the rows of a moment; at a rate of 0 all are counted at once.
   *
   * @param counted called when more pieces of a row have been counted
   */
  void show(Moment moment, double rate, Counted counted) {
    this.counted = counted;
    timeline.stop();
    timeline = new Timeline();
    rows.getChildren().clear();
    getChildren().setAll(moment.picture().stream().toList());
    if (!moment.rows().isEmpty()) {
      getChildren().add(rows);
    }
    Counting pace = new Counting(moment.rows().stream().map(Row::count).toList());
    List<Node> results = new ArrayList<>();
    for (int i = 0; i < moment.rows().size(); i++) {
      add(moment, i, pace, results);
    }
    timeline
        .getKeyFrames()
        .add(
            new KeyFrame(
                Duration.millis(pace.length()),
                results.stream()
                    .map(node -> new KeyValue(node.visibleProperty(), true))
                    .toArray(KeyValue[]::new)));
    timeline.setRate(Math.max(rate, 1));
    timeline.play();
    if (rate == 0) {
      finish();
    }
  }

  private void add(Moment moment, int index, Counting pace, List<Node> results) {
    Row row = moment.rows().get(index);
    Label what = Nodes.uncut(new Label(), "tally-what");
    // The row keeps its width while it is counted.
    Label whole = Nodes.uncut(new Label(row.what().apply(row.count())), "tally-what");
    whole.setVisible(false);
    IntegerProperty number = new SimpleIntegerProperty();
    number.subscribe(value -> {
      boolean isBegun = value.intValue() > 0 || row.count() == 0;
      what.setText(isBegun ? row.what().apply(value.intValue()) : "");
      counted.count(moment.spot(), row, value.intValue());
    });
    timeline
        .getKeyFrames()
        .addAll(
            new KeyFrame(Duration.millis(pace.begin(index)), new KeyValue(number, 0)),
            new KeyFrame(Duration.millis(pace.end(index)), new KeyValue(number, row.count())));
    Label place =
        Nodes.uncut(
            new Label(row.place() == 0 ? "" : context.text("rank", row.place())), "tally-place");
    Label gain = Nodes.uncut(new Label(row.gain()), "tally-gain");
    results.addAll(List.of(place, gain));
    results.forEach(node -> node.setVisible(false));
    Nodes.mark(place, "first", row.place() == 1);
    rows.addRow(
        index,
        context.crests(row.seats(), CREST),
        Nodes.uncut(new Label(row.name()), "tally-name"),
        new StackPane(whole, what),
        place,
        gain);
  }

  boolean isCounting() {
    return timeline.getStatus() == Animation.Status.RUNNING;
  }

  void finish() {
    if (isCounting()) {
      timeline.jumpTo(timeline.getTotalDuration());
      timeline.stop();
    }
  }

  /** Ends the moment. */
  void clear() {
    timeline.stop();
    getChildren().clear();
  }
}
