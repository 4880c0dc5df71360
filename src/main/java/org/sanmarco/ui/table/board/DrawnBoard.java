package org.sanmarco.ui.table.board;

import module java.base;

import javafx.collections.ObservableList;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.shape.Rectangle;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.PeopleTerms;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.keys.KeyUse;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.Highlight;

/**
 * A board that is drawn once and scaled. It keeps its proportions, lights up the open choices, and
 * reports the target under the pointer. Lit targets can be reached with Tab and the arrow keys and
 * chosen with Enter or Space.
 */
public abstract class DrawnBoard extends FittedBoard {

  private static final double USUAL = 0.6;
  private static final double LEAST = 0.25;

  private Rectangle2D part;
  private final Group world = new Group();
  private final Pulse pulse;
  private final PeopleTerms people;
  private final Target.ClickListener clicks =
      new Target.ClickListener() {
        @Override
        public void clicked(Choice choice) {
          listener.accept(choice);
        }

        @Override
        public Target meant(Target clicked, double x, double y) {
          return clicked.isLit()
              ? clicked
              : targets()
                  .filter(target -> target.isLit() && target.isAt(x, y))
                  .findFirst()
                  .orElse(clicked);
        }

        @Override
        public void pointed() {
          DrawnBoard.this.pointed();
        }
      };

  private Consumer<Choice> listener = choice -> {};
  private List<SeatColour> colours;
  private List<String> names = List.of();
  private Set<Choice> offered = Set.of();

  /** The places that a decisive moment is about; everything else steps back. */
  private Set<Choice> raised = Set.of();

  /** The lit target that a card is dragged over; null if there is none. */
  private @Nullable Target under;

  /**
   * An empty board.
   *
   * @param width of the drawing, in units of its own
   * @param height of the drawing, in the same
   * @param colours of the seats until others are set
   */
  @SuppressWarnings("this-escape") // the pulse calls the board only once a target is lit
  protected DrawnBoard(double width, double height, Locale locale, List<SeatColour> colours) {
    part = new Rectangle2D(0, 0, width, height);
    this.colours = List.copyOf(colours);
    people = PeopleTerms.in(locale);
    pulse = new Pulse(this);
  }

  /** Assembles the drawing, the lowest layer first; to be called once. */
  protected final void draw(List<? extends Node> layers) {
    world.getChildren().addAll(layers);
    // A pulse while pieces move would be too much to draw, and to look at.
    ObservableList<Node> moving = sprites().getChildren();
    ObservableList<Node> leaving = above().getChildren();
    Runnable calm = () -> pulse.setSteady(!moving.isEmpty() || !leaving.isEmpty());
    moving.subscribe(calm);
    leaving.subscribe(calm);
    hold(world);
    setMinSize(part.getWidth() * LEAST, part.getHeight() * LEAST);
    addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
  }

  /** All targets. */
  protected abstract Stream<Target> targets();

  /** Draws everything in a seat's colour again. */
  protected abstract void recolour();

  /** Repeats the last update, after a change of names or colours. */
  protected abstract void refresh();

  /** Called when the mouse or the focus has come to a target or left one. */
  protected abstract void pointed();

  /**
   * Lets a card be dragged to the targets.
   *
   * @param left called when the card has left its place
   */
  public final void takeDrops(Node card, Runnable left) {
    new Drag(card, this::placeAt, place -> targets().toList().get(place).fire())
        .watch(left, this::dragOver, this::dragEnded);
  }

  /**
   * The number of the target at a point of the scene, one that is lit if there are several; -1 if
   * there is none.
   */
  final int placeAt(double x, double y) {
    List<Target> all = targets().toList();
    return IntStream.range(0, all.size())
        .filter(place -> all.get(place).isAt(x, y))
        .boxed()
        .min(Comparator.comparing(place -> !all.get(place).isLit()))
        .orElse(-1);
  }

  /** Shows the effect of dropping a dragged card at a point of the scene. */
  public final void dragOver(double x, double y) {
    int place = placeAt(x, y);
    Target now = place < 0 ? null : targets().toList().get(place);
    drag(now != null && now.isLit() ? now : null);
  }

  /** Called when a drag has ended. */
  public final void dragEnded() {
    drag(null);
  }

  private void drag(@Nullable Target over) {
    if (!Objects.equals(under, over)) {
      under = over;
      targets().forEach(target -> target.showOver(target.equals(over)));
      pointed();
    }
  }

  /** The choice that a click under the mouse would mean, or else one at the focus. */
  public final Optional<Choice> pointedAt() {
    return Optional.ofNullable(under)
        .or(() -> targets().filter(Node::isHover).findFirst())
        .or(() -> targets().filter(KeyUse::isAt).findFirst())
        .map(Target::meaning);
  }

  /** The listener shared by all targets. */
  protected final Target.ClickListener clicks() {
    return clicks;
  }

  /** The colours of the seats, the first seat first. */
  protected final List<SeatColour> colours() {
    return colours;
  }

  /** Surplus colours do no harm, and a seat without a name is called by its colour. */
  @Override
  public final void call(List<SeatColour> seatColours, List<String> seatNames) {
    colours = List.copyOf(seatColours);
    names = List.copyOf(seatNames);
    recolour();
    refresh();
  }

  /** The name of a seat. */
  protected final String name(int seat) {
    return seat <= names.size()
        ? names.get(seat - 1)
        : people.begin(people.colour(colours.get(seat - 1).id()));
  }

  @Override
  public final void setPulsing(boolean pulsing) {
    pulse.setOn(pulsing);
  }

  /** Sets the listener for clicks on targets, lit or not. */
  public final void onClick(Consumer<Choice> clicked) {
    listener = clicked;
  }

  /** Lights up the targets that mean one of the choices, and nothing else. */
  public void offer(Set<Choice> choices) {
    offered = Set.copyOf(choices);
    targets().forEach(target -> target.offer(offered));
    List<Target> lit = targets().filter(Target::isLit).toList();
    targets().forEach(target -> target.dim(!lit.isEmpty(), offered));
    if (!raised.isEmpty()) {
      targets().forEach(target -> target.raise(raised));
    }
    pulse.light(lit);
  }

  @Override
  public List<Node> raise(Highlight told) {
    raised = told.places();
    targets().forEach(target -> target.raise(raised));
    if (raised.isEmpty()) {
      offer(offered);
    }
    return raised.stream().flatMap(choice -> spot(choice).stream()).toList();
  }

  /** The lit targets. */
  protected final Set<Choice> offered() {
    return offered;
  }

  /** The target of a choice. */
  public final Optional<Node> spot(Choice choice) {
    return targets().filter(target -> target.means(choice)).map(Node.class::cast).findFirst();
  }

  @Override
  public void point(Highlight spoken) {
    targets().forEach(target -> target.mark(spoken.places()));
  }

  /** The first of the lit targets, from which arrow keys lead to the others. */
  @Override
  public final Optional<Node> lit() {
    return targets().filter(Target::isLit).map(Node.class::cast).findFirst();
  }

  /** Shows no more than a part of the drawing, in units of the drawing. */
  protected final void showPart(Rectangle2D shown) {
    part = shown;
    Rectangle frame = new Rectangle();
    frame.widthProperty().bind(widthProperty());
    frame.heightProperty().bind(heightProperty());
    setClip(frame);
    requestLayout();
  }

  @Override
  protected double computePrefWidth(double height) {
    return height > 0 ? height * part.getWidth() / part.getHeight() : part.getWidth() * USUAL;
  }

  @Override
  protected double computePrefHeight(double width) {
    return width > 0 ? width * part.getHeight() / part.getWidth() : part.getHeight() * USUAL;
  }

  @Override
  protected void layoutChildren() {
    fit(part);
  }

  private void pressed(KeyEvent event) {
    if (!Key.PLACES.is(event)) {
      return;
    }
    Point2D direction =
        switch (event.getCode()) {
          case LEFT -> new Point2D(-1, 0);
          case RIGHT -> new Point2D(1, 0);
          case UP -> new Point2D(0, -1);
          case DOWN -> new Point2D(0, 1);
          default -> null;
        };
    if (direction == null || !(event.getTarget() instanceof Target from)) {
      return;
    }
    Point2D here = middle(from);
    targets()
        .filter(target -> target.isLit() && !target.equals(from))
        .filter(target -> middle(target).subtract(here).dotProduct(direction) > 1)
        .min(
            Comparator.comparingDouble(target -> farness(middle(target).subtract(here), direction)))
        .ifPresent(Target::requestFocus);
    event.consume();
  }

  /** The distance along an arrow key; sideways counts double, so that the focus goes that way. */
  private static double farness(Point2D to, Point2D direction) {
    double ahead = to.dotProduct(direction);
    return ahead + 2 * Math.abs(to.getX() * direction.getY() - to.getY() * direction.getX());
  }

  private static Point2D middle(Target target) {
    Bounds bounds = target.getBoundsInParent();
    Bounds known = bounds.isEmpty() ? new BoundingBox(0, 0, 0, 0) : bounds;
    return new Point2D(known.getCenterX(), known.getCenterY());
  }
}
