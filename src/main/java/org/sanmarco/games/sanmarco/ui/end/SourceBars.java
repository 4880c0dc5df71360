package org.sanmarco.games.sanmarco.ui.end;

import module java.base;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.ui.context.SanMarcoContext;
import org.sanmarco.games.sanmarco.ui.model.GameSummary.RankedPlayer;
import org.sanmarco.games.sanmarco.ui.model.GameSummary.Row;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.art.Crest;
import org.sanmarco.ui.art.SizedDrawing;

/**
 * The sources of each seat's prestige, as a bar for each: payments to the left, gains to the right.
 */
public final class SourceBars extends VBox {

  private static final double CREST = 26;
  private static final double TOTAL = 34;
  private static final double HEIGHT = 30;

  /** Below this a piece of a bar has no room for its number. */
  private static final double NARROW = 20;

  /** The width of the line between losses and gains. */
  private static final double AXIS = 2;

  /** From here on it has room for a district's short name as well. */
  private static final double ROOMY = 60;

  /**
   * A piece of a bar.
   *
   * @param style its style class
   * @param brief the text before its number if there is room; may be empty
   */
  private record BarPart(String style, String brief, String name, int points) {
    BarPart(String style, String name, int points) {
      this(style, "", name, points);
    }

    boolean isLoss() {
      return style.equals("bar-paid");
    }

    /** A loss has its sign in any bar that has room for a number. */
    String words(double width) {
      return width < NARROW
          ? ""
          : isLoss()
              ? brief + points
              : width < ROOMY || brief.isEmpty() ? String.valueOf(points) : brief + " " + points;
    }
  }

  private final SanMarcoContext context;

  SourceBars(SanMarcoContext context) {
    this.context = context;
    setId("sources");
    getStyleClass().add("sources");
  }

  /** Shows the seats of all players, best first. */
  void show(List<RankedPlayer> places) {
    List<Row> rows = places.stream().flatMap(place -> place.rows().stream()).toList();
    int paid = rows.stream().mapToInt(Row::paid).max().orElse(0);
    int got = rows.stream().mapToInt(row -> row.total() + row.paid()).max().orElse(1);
    getChildren()
        .setAll(rows.stream().map(row -> line(row, paid, Math.max(1, paid + got))).toList());
    getChildren().add(legend());
  }

  private HBox line(Row row, int mostPaid, int range) {
    List<BarPart> pieces = new ArrayList<>();
    for (District district : District.ALL) {
      pieces.add(
          new BarPart(
              "bar-" + district,
              context.text("deck." + district),
              context.text("sources.doge", context.terms().say(district)),
              row.visits().getOrDefault(district, 0)));
    }
    pieces.add(new BarPart("bar-tolls", context.text("game-over.tolls"), row.tolls()));
    pieces.add(new BarPart("bar-bonus", context.text("game-over.bonus"), row.bonus()));
    pieces.add(new BarPart("bar-last", context.text("sources.last"), row.lastScoring()));
    pieces.removeIf(piece -> piece.points() == 0);
    Label total = Nodes.styled(new Label(String.valueOf(row.total())), "result-total");
    total.setMinWidth(TOTAL);
    total.setAlignment(Pos.CENTER_RIGHT);
    Bar bar =
        new Bar(
            new BarPart("bar-paid", "\u2212", context.text("game-over.paid"), row.paid()),
            pieces,
            mostPaid,
            range);
    HBox line = new HBox(new Crest(context.colour(row.seat()), CREST), Nodes.wide(bar), total);
    line.getStyleClass().add("sources-line");
    line.setAccessibleText(
        context.text(
            "sources.spoken",
            context.name(row.seat()),
            row.total(),
            pieces.stream()
                .map(piece -> context.text("sources.piece", piece.name(), piece.points()))
                .collect(Collectors.joining(", "))));
    return line;
  }

  private FlowPane legend() {
    FlowPane legend = Nodes.styled(new FlowPane(), "sources-legend");
    legend.getChildren().add(ofDistricts(context.text("game-over.doge")));
    legend.getChildren().add(swatch("bar-tolls", context.text("game-over.tolls")));
    legend.getChildren().add(swatch("bar-bonus", context.text("game-over.bonus")));
    legend.getChildren().add(swatch("bar-last", context.text("sources.last")));
    legend.getChildren().add(swatch("bar-paid", context.text("game-over.paid")));
    return legend;
  }

  /** The doge's scorings have the colours of their districts. */
  private static Label ofDistricts(String words) {
    HBox colours = new HBox();
    for (District district : District.ALL) {
      Region colour = Nodes.styled(new Region(), "bar", "swatch", "swatch-part", "bar-" + district);
      colours.getChildren().add(colour);
    }
    colours.setAlignment(Pos.CENTER);
    return Nodes.styled(new Label(words, colours), "result-head");
  }

  private static Label swatch(String style, String words) {
    Region colour = Nodes.styled(new Region(), "bar", "swatch", style);
    return Nodes.styled(new Label(words, colour), "result-head");
  }

  /** One seat's bar; the length of a piece shows its amount. */
  private static final class Bar extends SizedDrawing {
    final BarPart paid;
    final List<BarPart> pieces;
    final int mostPaid;
    final int range;

    Bar(BarPart paid, List<BarPart> pieces, int mostPaid, int range) {
      this.paid = paid;
      this.pieces = pieces;
      this.mostPaid = mostPaid;
      this.range = range;
      setMinSize(0, HEIGHT);
      setPrefHeight(HEIGHT);
      setMaxHeight(HEIGHT);
    }

    @Override
    protected void draw() {
      double unit = getWidth() / range;
      double zero = mostPaid * unit;
      if (paid.points() > 0) {
        put(paid, zero - paid.points() * unit, unit);
      }
      if (mostPaid > 0) {
        Region axis = Nodes.styled(new Region(), "bar-axis");
        axis.setManaged(false);
        axis.resizeRelocate(Math.rint(zero) - AXIS, -AXIS, AXIS, HEIGHT + 2 * AXIS);
        getChildren().add(axis);
      }
      double x = zero;
      for (BarPart piece : pieces) {
        put(piece, x, unit);
        x += piece.points() * unit;
      }
    }

    private void put(BarPart piece, double x, double unit) {
      double width = piece.points() * unit;
      Label label = Nodes.styled(new Label(piece.words(width)), "bar", piece.style());
      label.setTooltip(new Tooltip(piece.name() + ": " + piece.points()));
      label.resizeRelocate(Math.rint(x), 0, Math.max(2, Math.rint(width)), HEIGHT);
      label.setManaged(false);
      getChildren().add(label);
      label.applyCss();
    }
  }
}
