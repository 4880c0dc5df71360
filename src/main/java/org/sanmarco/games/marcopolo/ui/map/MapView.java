package org.sanmarco.games.marcopolo.ui.map;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Background;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.PeopleTerms;
import org.sanmarco.games.marcopolo.MarcoPoloState;
import org.sanmarco.games.marcopolo.Way;
import org.sanmarco.games.marcopolo.coach.Terms;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfCamel;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfSpace;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.Highlight;
import org.sanmarco.ui.table.Pulse;
import org.sanmarco.ui.table.Target;
import org.sanmarco.words.Messages;

/**
 * The map: shows a {@link MarcoPoloState}, lights up what may be chosen, and reports what is
 * pointed at. It knows no rule: it lights what it is given.
 *
 * <p>Keeps its proportions whatever room it gets. Lit targets can be reached with Tab and the arrow
 * keys and chosen with Enter or Space.
 */
public final class MapView extends Region {

  /** Nothing is pointed at. */
  public static final int NOWHERE = -1;

  private static final int MOST_CAMELS = 5;
  private static final double GHOST = 0.55;

  private final Chart chart = Chart.standard();
  private final Group world = new Group();
  private final Scale scale = new Scale();
  private final List<SpaceNode> spaces = new ArrayList<>();
  private final List<CamelNode> camels = new ArrayList<>();
  private final Group camelLayer = new Group();
  private final Group ghostLayer = new Group();
  private final Group spriteLayer = new Group();
  private final Forecast forecast;
  private final Messages messages;
  private final Terms terms;
  private final PeopleTerms people;
  private final Pulse pulse = new Pulse(this);
  private final Target.Clicks clicks =
      new Target.Clicks() {
        @Override
        public void chosen(Choice choice) {
          choiceListener.accept(choice);
        }

        @Override
        public void refused(Choice choice) {
          choiceListener.accept(choice);
        }
      };

  private Consumer<Choice> choiceListener = choice -> {};
  private IntConsumer pointListener = space -> {};
  private int pointedAt = NOWHERE;
  private List<SeatColour> colours = SeatColour.ALL.subList(0, MOST_CAMELS);
  private List<String> names = List.of();
  private Set<Choice> offered = Set.of();
  private @Nullable MarcoPoloState shown;
  private Rectangle2D part = new Rectangle2D(0, 0, chart.width(), chart.height());

  /** An empty map, in a player's language. */
  public MapView(Locale locale) {
    messages = Messages.load(MapView.class.getPackageName() + ".map", locale);
    terms = Terms.in(locale);
    people = PeopleTerms.in(locale);
    getStyleClass().add("marco-polo-map");
    // All of the map is for the mouse, and not the ways of pieces that leave it.
    setPickOnBounds(false);
    setBackground(Background.fill(Color.TRANSPARENT));
    Group spaceLayer = new Group();
    for (int space = Way.HORMUZ; space <= Way.DADU; space++) {
      SpaceNode node = new SpaceNode(space, chart.spaces().get(space), clicks);
      spaces.add(node);
      spaceLayer.getChildren().add(node);
      node.hoverProperty().subscribe(this::pointed);
      node.focusedProperty().subscribe(this::pointed);
    }
    forecast = new Forecast(chart);
    ghostLayer.setMouseTransparent(true);
    spriteLayer.setMouseTransparent(true);
    spriteLayer.setManaged(false);
    spriteLayer.setId("motion");
    // Breathing while pieces move would be too much to draw, and to look at.
    spriteLayer
        .getChildren()
        .subscribe(() -> pulse.setSteady(!spriteLayer.getChildren().isEmpty()));
    world
        .getChildren()
        .addAll(
            Art.cached(new Scenery(chart, messages)),
            spaceLayer,
            camelLayer,
            ghostLayer,
            forecast,
            spriteLayer);
    world.getTransforms().add(scale);
    world.setManaged(false);
    getChildren().add(world);
    setMinSize(chart.width() / 4, chart.height() / 4);
    addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
  }

  /** The colours of the seats, the first seat first; more than there are seats do no harm. */
  public void setColours(List<SeatColour> seatColours) {
    colours = List.copyOf(seatColours);
    camels.clear();
    camelLayer.getChildren().clear();
    refresh();
  }

  /** What the seats are called, the first seat first; without names they are called by colour. */
  public void setNames(List<String> seatNames) {
    names = List.copyOf(seatNames);
    refresh();
  }

  /** Shows no more of the map than what lies around some spaces of the way. */
  public void look(int from, int to) {
    part = chart.around(from, to);
    Rectangle frame = new Rectangle();
    frame.widthProperty().bind(widthProperty());
    frame.heightProperty().bind(heightProperty());
    setClip(frame);
    requestLayout();
  }

  /** Whether lit targets pulse; they shine steadily if not. At first they do. */
  public void setPulsing(boolean pulsing) {
    pulse.setOn(pulsing);
  }

  /** Is given the target that was clicked, be it lit or not. */
  public void onChoice(Consumer<Choice> listener) {
    choiceListener = listener;
  }

  /** Is given the space under the mouse or the focus, or {@link #NOWHERE}. */
  public void onPointed(IntConsumer listener) {
    pointListener = listener;
  }

  /** Shows a position, whole or as a seat sees it. What is lit stays lit. */
  public void show(MarcoPoloState state) {
    shown = state;
    for (int space = Way.HORMUZ; space <= Way.DADU; space++) {
      SpaceNode node = spaces.get(space);
      node.show(state.way(), state.hasChest(space));
      node.setAccessibleText(words(state, space));
    }
    if (camels.size() != state.camels()) {
      putOut(state);
    }
    for (int camel = 1; camel <= state.camels(); camel++) {
      CamelNode node = camels.get(camel - 1);
      node.stand(feet(state, camel), isLeftward(state.space(camel)));
      node.setAccessibleText(
          messages.text("camel", name(state.owner(camel)), terms.space(state.space(camel))));
    }
    // Whoever stands further down stands before the others.
    camelLayer
        .getChildren()
        .setAll(camels.stream().sorted(Comparator.comparingDouble(Node::getLayoutY)).toList());
    offer(offered);
  }

  private void putOut(MarcoPoloState state) {
    camels.clear();
    for (int camel = 1; camel <= state.camels(); camel++) {
      int owner = state.owner(camel);
      camels.add(new CamelNode(camel, colours.get(owner - 1), camel > state.seats(), clicks));
    }
  }

  private String words(MarcoPoloState state, int space) {
    String name = terms.begin(terms.space(space));
    String cost =
        space == Way.HORMUZ
            ? name
            : messages.text("space", name, terms.condition(state.way().condition(space)));
    return state.hasChest(space)
        ? messages.text("space.chest", cost, state.way().chest(space))
        : cost;
  }

  /** Lights up the targets that mean one of the choices, and nothing else. */
  public void offer(Set<Choice> choices) {
    offered = Set.copyOf(choices);
    targets().forEach(target -> target.offer(offered));
    boolean asked = offered.stream().anyMatch(OfCamel.class::isInstance);
    camels.forEach(camel -> camel.setMouseTransparent(!asked));
    pulse.light(targets().filter(Target::isLit).toList());
    ghosts();
  }

  /** Shows where camels would come to, and what that would cost; of no others. */
  public void forecast(List<Forecast.Reached> reached) {
    forecast.show(reached);
  }

  /** Where a choice is made. */
  public Optional<Node> spot(Choice choice) {
    return targets().filter(target -> target.means(choice)).map(Node.class::cast).findFirst();
  }

  /** The first of the lit targets, from which arrow keys lead to the others. */
  public Optional<Node> lit() {
    return targets().filter(Target::isLit).map(Node.class::cast).findFirst();
  }

  /** Marks what is spoken of, and nothing else. */
  public void point(Highlight spoken) {
    targets().forEach(target -> target.mark(spoken.places()));
  }

  /** The layer over all pieces, for those that move. */
  public Group sprites() {
    return spriteLayer;
  }

  /** The node of a camel, from 1. */
  public Node camel(int camel) {
    return camels.get(camel - 1);
  }

  /** Where the feet of a camel are that stands on a space alone, on the layer of sprites. */
  public Point2D feet(int space) {
    return spaces.get(space).feet();
  }

  /** Where a camel's feet are in a position, on the layer of sprites. */
  public Point2D feet(MarcoPoloState state, int camel) {
    int space = state.space(camel);
    if (space == Way.GANZHOU && state.isPastHalfway()) {
      return chart.stands().get(camel - 1);
    }
    return feet(space);
  }

  /** Where a space's chest stands, on the layer of sprites. */
  public Point2D chest(int space) {
    return spaces.get(space).chestPoint();
  }

  /** Whether the way goes on to the left of a space. */
  public boolean isLeftward(int space) {
    return chart.spaces().get(space).left();
  }

  /** A sprite of a camel of a seat. */
  public Node drawCamel(SeatColour colour, boolean second) {
    return Art.styled(new Group(new CamelFigure(colour, second)), colour.styleClass());
  }

  /** The space under a point of the scene, {@link #NOWHERE} if there is none. */
  public int spaceAt(double x, double y) {
    for (int space = Way.HORMUZ; space <= Way.DADU; space++) {
      SpaceNode node = spaces.get(space);
      if (node.getBoundsInLocal().contains(node.sceneToLocal(x, y))) {
        return space;
      }
    }
    return NOWHERE;
  }

  @Override
  public String getUserAgentStylesheet() {
    return requireNonNull(MapView.class.getResource("map.css")).toExternalForm();
  }

  @Override
  protected double computePrefWidth(double height) {
    return height > 0 ? height * part.getWidth() / part.getHeight() : part.getWidth() * 0.6;
  }

  @Override
  protected double computePrefHeight(double width) {
    return width > 0 ? width * part.getHeight() / part.getWidth() : part.getHeight() * 0.6;
  }

  @Override
  protected void layoutChildren() {
    double factor = Math.min(getWidth() / part.getWidth(), getHeight() / part.getHeight());
    scale.setX(factor);
    scale.setY(factor);
    world.setLayoutX(
        Math.floor((getWidth() - factor * part.getWidth()) / 2 - factor * part.getMinX()));
    world.setLayoutY(
        Math.floor((getHeight() - factor * part.getHeight()) / 2 - factor * part.getMinY()));
  }

  private Stream<Target> targets() {
    return Stream.concat(spaces.stream(), camels.stream());
  }

  private void refresh() {
    if (shown != null) {
      show(shown);
    }
  }

  private String name(int seat) {
    return seat <= names.size()
        ? names.get(seat - 1)
        : terms.begin(people.colour(colours.get(seat - 1).id()));
  }

  private void pointed() {
    int at = NOWHERE;
    for (int space = Way.DADU; space >= Way.HORMUZ; space--) {
      SpaceNode node = spaces.get(space);
      if (node.isHover() || node.isFocused() && at == NOWHERE) {
        at = space;
      }
    }
    if (at != pointedAt) {
      pointedAt = at;
      ghosts();
      pointListener.accept(at);
    }
  }

  /** The camel as it would stand on the lit space that is pointed at. */
  private void ghosts() {
    ghostLayer.getChildren().clear();
    MarcoPoloState state = shown;
    if (state == null || !offered.contains(new OfSpace(pointedAt))) {
      return;
    }
    state.movableCamels().stream()
        .filter(camel -> state.nextSpaceOf(camel) == pointedAt)
        .findFirst()
        .ifPresent(camel -> {
          Node ghost = drawCamel(colours.get(state.owner(camel) - 1), camel > state.seats());
          Point2D feet = feet(pointedAt);
          ghost.setTranslateX(feet.getX());
          ghost.setTranslateY(feet.getY());
          ghost.setScaleX(isLeftward(pointedAt) ? -1 : 1);
          ghost.setOpacity(GHOST);
          ghostLayer.getChildren().add(ghost);
        });
  }

  private void pressed(KeyEvent event) {
    if (!Key.PLACES.is(event) || !(event.getTarget() instanceof Target from)) {
      return;
    }
    Point2D way =
        switch (event.getCode()) {
          case LEFT -> new Point2D(-1, 0);
          case RIGHT -> new Point2D(1, 0);
          case UP -> new Point2D(0, -1);
          case DOWN -> new Point2D(0, 1);
          default -> Point2D.ZERO;
        };
    Point2D here = new Point2D(from.getLayoutX(), from.getLayoutY());
    targets()
        .filter(target -> target.isLit() && !target.equals(from))
        .filter(target -> away(here, target).dotProduct(way) > 1)
        .min(Comparator.comparingDouble(target -> away(here, target).magnitude()))
        .ifPresent(Target::requestFocus);
    event.consume();
  }

  private static Point2D away(Point2D here, Target target) {
    return new Point2D(target.getLayoutX(), target.getLayoutY()).subtract(here);
  }
}
