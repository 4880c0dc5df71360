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
 * One division of cards, or two, the second below the first, with arrows between the cards that
 * change places. Cards are as large as its size allows, and not large unless it is given the room.
 */
final class DivisionFigure extends Region {

  private static final double GAP = 3;
  private static final double EDGE = 3;
  private static final double USUAL_CARD = 60;
  private static final double LARGEST_CARD = 120;

  /** The width from which a card's name can be read. */
  private static final double NAMED_CARD = 42;

  private static final double HEAD = 6;

  /** The part of a card that an arrow reaches into, in heights of it. */
  private static final double INSIDE = 0.22;

  private record Row(Label title, List<Region> frames, List<List<PlayingCard>> offers) {

    int cards() {
      return offers.stream().mapToInt(List::size).sum();
    }
  }

  private record Arrow(Path path, PlayingCard from, PlayingCard to) {}

  private final List<Row> rows = new ArrayList<>();
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
      Row row = row(title, i == 0 ? left : exchange.to());
      for (int offer = 1; offer <= row.offers().size(); offer++) {
        List<String> names =
            row.offers().get(offer - 1).stream().map(PlayingCard::getAccessibleText).toList();
        spoken.add(context.text("figure.offer", title, offer, context.list(names)));
      }
      rows.add(row);
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
    rows.forEach(this::add);
    arrows.forEach(arrow -> getChildren().add(arrow.path()));
    setAccessibleText(String.join(" ", spoken));
  }

  private static Row row(String title, List<List<PlayingCard>> offers) {
    return new Row(
        Nodes.wrapped(title, "division-title"),
        offers.stream().map(_ -> Nodes.styled(new Region(), "offer-frame")).toList(),
        offers);
  }

  private void add(Row row) {
    getChildren().add(row.title());
    getChildren().addAll(row.frames());
    for (List<PlayingCard> offer : row.offers()) {
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

  private double card(double width, double height) {
    int most = rows.stream().mapToInt(Row::cards).max().orElse(1);
    int offers = rows.getFirst().offers().size();
    double wide = (width - offers * (2 * EDGE + GAP) + GAP - (most - offers) * GAP) / most;
    double titles = rows.stream().mapToDouble(row -> titleHeight(row, width)).sum();
    double high = (height - titles) / rows.size() - 2 * EDGE;
    double whole = high * CardPaper.WIDTH / CardPaper.HEIGHT;
    double pictured = high * CardPaper.WIDTH / CardPaper.PICTURE.getMaxY();
    double fits = whole < NAMED_CARD ? Math.min(pictured, NAMED_CARD - 1) : whole;
    return Math.clamp(Math.floor(Math.min(wide, fits)), 1, LARGEST_CARD);
  }

  private static double titleHeight(Row row, double width) {
    return row.title().prefHeight(width);
  }

  /** Whether a card is too small for its name, so that only its picture is seen. */
  private static boolean isCut(double card) {
    return card < NAMED_CARD;
  }

  /** The height of a card that is seen. */
  private static double seen(double card) {
    double part = isCut(card) ? CardPaper.PICTURE.getMaxY() : CardPaper.HEIGHT;
    return Math.rint(card * part / CardPaper.WIDTH);
  }

  @Override
  protected double computePrefHeight(double width) {
    // As a button's graphic it is not told its width.
    double wide = width >= 0 ? width : Math.max(getPrefWidth(), getWidth());
    double card = Math.min(USUAL_CARD, card(wide, Double.MAX_VALUE));
    return rows.stream()
        .mapToDouble(row -> titleHeight(row, wide) + seen(card) + 2 * EDGE + 1)
        .sum();
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
    double card = card(getWidth(), getHeight());
    double y = 0;
    for (Row row : rows) {
      double head = titleHeight(row, getWidth());
      layoutInArea(row.title(), 0, y, getWidth(), head, 0, null, HPos.LEFT, VPos.BOTTOM);
      lay(row, y + head, card);
      y += getHeight() / rows.size();
    }
    arrows.forEach(DivisionFigure::draw);
  }

  /** Lays a row's offers side by side; each is wide enough for its cards, and shares the rest. */
  private void lay(Row row, double y, double card) {
    int offers = row.offers().size();
    double own = row.cards() * (card + GAP) - offers * GAP + offers * (2 * EDGE + GAP) - GAP;
    double spare = Math.max(0, getWidth() - own) / offers;
    double x = 0;
    for (int offer = 0; offer < offers; offer++) {
      List<PlayingCard> cards = row.offers().get(offer);
      double wide = cards.size() * (card + GAP) - GAP + 2 * EDGE + spare;
      row.frames().get(offer).resizeRelocate(x, y, wide, seen(card) + 2 * EDGE);
      double left = x + EDGE + spare / 2;
      for (PlayingCard one : cards) {
        one.setClip(isCut(card) ? new Rectangle(card, seen(card)) : null);
        one.resizeRelocate(left, y + EDGE, card, card * CardPaper.HEIGHT / CardPaper.WIDTH);
        left += card + GAP;
      }
      x += wide + GAP;
    }
  }

  private static void draw(Arrow arrow) {
    double high = seen(arrow.from().getWidth());
    double x = arrow.from().getLayoutX() + arrow.from().getWidth() / 2;
    double y = arrow.from().getLayoutY() + high * (1 - INSIDE);
    double toX = arrow.to().getLayoutX() + arrow.to().getWidth() / 2;
    double toY = arrow.to().getLayoutY() + high * INSIDE;
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
