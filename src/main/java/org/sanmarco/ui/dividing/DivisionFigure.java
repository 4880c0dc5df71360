package org.sanmarco.ui.dividing;

import module java.base;

import javafx.geometry.HPos;
import javafx.geometry.Orientation;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.Rectangle;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.cards.CardPaper;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.dividing.Exchange.Pass;
import org.sanmarco.ui.game.MoveFigure.Half;

/**
 * One division of cards, or two side by side with arrows between the cards that change places.
 * Cards are as large as the width allows.
 */
final class DivisionFigure extends Region {

  /** The room between two divisions, for the arrows. */
  private static final double BETWEEN = 30;

  /** The same in parts of the width, where that is less. */
  private static final double SHARE_BETWEEN = 0.11;

  private static final double GAP = 2;
  private static final double EDGE = 3;
  private static final double LEAST_CARD = 22;
  private static final double LARGEST_CARD = 60;

  /** The width from which a card's name can be read. */
  private static final double NAMED_CARD = 42;

  private static final int MOST_LINES = 3;
  private static final double HEAD = 5;

  /** A heading with its offers. */
  private record Column(Label title, List<Region> frames, List<List<PlayingCard>> offers) {}

  /** An arrow from one card to another. */
  private record Arrow(Path path, PlayingCard from, PlayingCard to) {}

  /** The sizes in a width. */
  private record Shape(double between, double column, int perLine, double card) {

    /** Whether a card is too small for its name, so that only its picture is seen. */
    boolean isCut() {
      return card < NAMED_CARD;
    }

    /** The height of a card that is seen. */
    double seen() {
      return Math.rint(
          card * (isCut() ? CardPaper.PICTURE.getMaxY() : CardPaper.HEIGHT) / CardPaper.WIDTH);
    }

    double frame(int cards) {
      int lines = Math.max(1, Math.ceilDiv(cards, perLine));
      return lines * (seen() + GAP) - GAP + 2 * EDGE;
    }
  }

  private final List<Column> columns = new ArrayList<>();
  private final List<Arrow> arrows = new ArrayList<>();

  DivisionFigure(DividingContext<?> context, List<Half> halves) {
    getStyleClass().add("division-figure");
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    List<List<List<PlayingCard>>> drawn =
        halves.stream().map(half -> context.offersOf(half.move())).toList();
    Exchange<PlayingCard> exchange =
        Exchange.of(drawn.getFirst(), drawn.getLast(), PlayingCard::getAccessibleText);
    List<List<PlayingCard>> left = exchange.from();
    List<String> spoken = new ArrayList<>();
    for (int i = 0; i < halves.size(); i++) {
      String title = halves.get(i).title();
      Column column = column(title, i == 0 ? left : exchange.to());
      for (int offer = 1; offer <= column.offers().size(); offer++) {
        List<String> names =
            column.offers().get(offer - 1).stream().map(PlayingCard::getAccessibleText).toList();
        spoken.add(context.text("figure.offer", title, offer, context.list(names)));
      }
      columns.add(column);
    }
    for (Pass pass : exchange.passes()) {
      PlayingCard from = left.get(pass.offer()).get(pass.card());
      PlayingCard to = exchange.to().get(pass.other()).get(pass.place());
      from.setChosen(true);
      to.setChosen(true);
      Path path = Nodes.styled(new Path(), "division-arrow");
      path.setManaged(false);
      arrows.add(new Arrow(path, from, to));
      spoken.add(
          context.text(
              "figure.moved", from.getAccessibleText(), pass.offer() + 1, pass.other() + 1));
    }
    columns.forEach(this::add);
    arrows.forEach(arrow -> getChildren().add(arrow.path()));
    setAccessibleText(String.join(" ", spoken));
  }

  private static Column column(String title, List<List<PlayingCard>> offers) {
    return new Column(
        Nodes.wrapped(title, "division-title"),
        offers.stream().map(_ -> Nodes.styled(new Region(), "offer-frame")).toList(),
        offers);
  }

  private void add(Column column) {
    getChildren().add(column.title());
    getChildren().addAll(column.frames());
    for (List<PlayingCard> offer : column.offers()) {
      offer.forEach(card -> card.setFocusTraversable(false));
      getChildren().addAll(offer);
    }
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  public String getUserAgentStylesheet() {
    return Nodes.stylesheet(DivisionFigure.class, "offers.css");
  }

  private Shape shape(double width) {
    double between = Math.min(BETWEEN, SHARE_BETWEEN * width);
    double column = (width - (columns.size() - 1) * between) / columns.size();
    int most =
        columns.stream().flatMap(one -> one.offers().stream()).mapToInt(List::size).max().orElse(1);
    int lines = 1;
    while (lines < MOST_LINES && fitting(column, Math.ceilDiv(most, lines)) < LEAST_CARD) {
      lines++;
    }
    int perLine = Math.ceilDiv(most, lines);
    return new Shape(
        between, column, perLine, Math.clamp(fitting(column, perLine), 1, LARGEST_CARD));
  }

  private static double fitting(double column, int cards) {
    return Math.floor((column - 2 * EDGE + GAP) / cards - GAP);
  }

  private double titleHeight(Shape shape) {
    return columns.stream()
        .mapToDouble(column -> column.title().prefHeight(shape.column()))
        .max()
        .orElse(0);
  }

  /** The height of the offers side by side. */
  private double row(Shape shape, int offer) {
    return columns.stream()
        .mapToDouble(column -> shape.frame(column.offers().get(offer).size()))
        .max()
        .orElse(0);
  }

  private int offers() {
    return columns.getFirst().offers().size();
  }

  @Override
  protected double computePrefHeight(double width) {
    Shape shape = shape(width < 0 ? getWidth() : width);
    return titleHeight(shape)
        + IntStream.range(0, offers()).mapToDouble(offer -> row(shape, offer) + GAP).sum();
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected double computePrefWidth(double height) {
    return 0;
  }

  @Override
  protected void layoutChildren() {
    Shape shape = shape(getWidth());
    double head = titleHeight(shape);
    for (int i = 0; i < columns.size(); i++) {
      Column column = columns.get(i);
      double x = i * (shape.column() + shape.between());
      layoutInArea(column.title(), x, 0, shape.column(), head, 0, null, HPos.CENTER, VPos.BOTTOM);
      double y = head;
      for (int offer = 0; offer < offers(); offer++) {
        column.frames().get(offer).resizeRelocate(x, y, shape.column(), row(shape, offer));
        lay(column.offers().get(offer), x + EDGE, y + EDGE, shape, i == 0);
        y += row(shape, offer) + GAP;
      }
    }
    arrows.forEach(DivisionFigure::draw);
  }

  /** Lays cards in lines; those that change places on the side of the arrows. */
  private static void lay(
      List<PlayingCard> cards, double x, double y, Shape shape, boolean isLeft) {
    List<PlayingCard> ordered =
        cards.stream().sorted(Comparator.comparing(card -> card.isChosen() == isLeft)).toList();
    for (int at = 0; at < ordered.size(); at++) {
      PlayingCard card = ordered.get(at);
      card.setClip(shape.isCut() ? new Rectangle(shape.card(), shape.seen()) : null);
      card.resizeRelocate(
          x + at % shape.perLine() * (shape.card() + GAP),
          y + Math.floorDiv(at, shape.perLine()) * (shape.seen() + GAP),
          shape.card(),
          shape.card() * CardPaper.HEIGHT / CardPaper.WIDTH);
    }
  }

  private static void draw(Arrow arrow) {
    double x = arrow.from().getLayoutX() + arrow.from().getWidth();
    double y = arrow.from().getLayoutY() + arrow.from().getWidth() / 2;
    double toX = arrow.to().getLayoutX();
    double toY = arrow.to().getLayoutY() + arrow.to().getWidth() / 2;
    double length = Math.max(1, Math.hypot(toX - x, toY - y));
    double alongX = HEAD * (toX - x) / length;
    double alongY = HEAD * (toY - y) / length;
    arrow
        .path()
        .getElements()
        .setAll(
            new MoveTo(x, y),
            new LineTo(toX, toY),
            new MoveTo(toX - alongX - alongY, toY - alongY + alongX),
            new LineTo(toX, toY),
            new LineTo(toX - alongX + alongY, toY - alongY - alongX));
  }
}
