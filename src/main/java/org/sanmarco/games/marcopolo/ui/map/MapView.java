package org.sanmarco.games.marcopolo.ui.map;

import module java.base;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.marcopolo.MarcoPoloState;
import org.sanmarco.games.marcopolo.Track;
import org.sanmarco.games.marcopolo.coach.MarcoPoloVoice;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfCamel;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfSpace;
import org.sanmarco.kernel.State;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.keys.KeyUse;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.table.board.DrawnBoard;
import org.sanmarco.ui.table.board.FreePlace;
import org.sanmarco.ui.table.board.Target;
import org.sanmarco.words.Messages;

/**
 * The map: shows a {@link MarcoPoloState}, lights up the possible choices, and reports the one
 * pointed at. It knows no rule: it lights the choices it receives.
 */
public final class MapView extends DrawnBoard {

  /** Nothing is pointed at. */
  public static final int NOWHERE = -1;

  private static final int MOST_CAMELS = 5;
  private static final double GHOST = 0.55;

  private final Chart chart;
  private final List<SpaceNode> spaces = new ArrayList<>();
  private final List<CamelNode> camels = new ArrayList<>();
  private final Group camelLayer = new Group();
  private final Group ghostLayer = new Group();
  private final ReachPlates forecast;
  private final Messages messages;
  private final MarcoPoloVoice terms;
  private IntConsumer pointListener = space -> {};
  private int pointedAt = NOWHERE;
  private @Nullable MarcoPoloState shown;

  /** An empty map, in a player's language. */
  public MapView(Locale locale) {
    this(locale, Chart.standard());
  }

  static Messages messages(Locale locale) {
    return Messages.load(MapView.class.getPackageName() + ".map", locale);
  }

  private MapView(Locale locale, Chart chart) {
    super(chart.width(), chart.height(), locale, SeatColour.ALL.subList(0, MOST_CAMELS));
    this.chart = chart;
    messages = messages(locale);
    terms = MarcoPoloVoice.of(locale);
    getStyleClass().add("marco-polo-map");
    Group spaceLayer = new Group();
    for (int space = Track.HORMUZ; space <= Track.DADU; space++) {
      SpaceNode node = new SpaceNode(space, chart.spaces().get(space), clicks());
      spaces.add(node);
      spaceLayer.getChildren().add(node);
    }
    Group treasureLayer = new Group();
    spaces.forEach(space -> treasureLayer.getChildren().add(space.treasure()));
    treasureLayer.setMouseTransparent(true);
    forecast = new ReachPlates(chart, (plate, space) -> spaces.get(space).bind(plate));
    ghostLayer.setMouseTransparent(true);
    draw(
        List.of(
            Art.cached(new Scenery(chart, messages)),
            spaceLayer,
            camelLayer,
            treasureLayer,
            ghostLayer,
            forecast));
  }

  @Override
  protected void recolour() {
    camels.clear();
    camelLayer.getChildren().clear();
  }

  /** Shows only the part of the map around some spaces of the track. */
  public void look(int from, int to) {
    showPart(chart.around(from, to));
  }

  /** Sets the listener for the space under the mouse or the focus, or {@link #NOWHERE}. */
  public void onPointed(IntConsumer listener) {
    pointListener = listener;
  }

  /** Lit targets stay lit. */
  @Override
  public void show(State position) {
    MarcoPoloState state = (MarcoPoloState) position;
    shown = state;
    for (int space = Track.HORMUZ; space <= Track.DADU; space++) {
      SpaceNode node = spaces.get(space);
      node.show(state.track(), state.hasChest(space));
      node.setAccessibleText(words(messages, terms, state, space));
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
    // Camels further down are drawn in front of the others.
    camelLayer
        .getChildren()
        .setAll(camels.stream().sorted(Comparator.comparingDouble(Node::getLayoutY)).toList());
    offer(offered());
  }

  private void putOut(MarcoPoloState state) {
    camels.clear();
    for (int camel = 1; camel <= state.camels(); camel++) {
      int owner = state.owner(camel);
      camels.add(new CamelNode(camel, colours().get(owner - 1), camel > state.seats(), clicks()));
    }
  }

  /** The words about a space: its price and its chest. */
  static String words(Messages messages, MarcoPoloVoice terms, MarcoPoloState state, int space) {
    String name = terms.begin(terms.space(space));
    String cost =
        space == Track.HORMUZ
            ? name
            : messages.text("space", name, terms.say(state.track().condition(space)));
    return state.hasChest(space)
        ? messages.text("space.chest", cost, state.track().chest(space))
        : cost;
  }

  @Override
  public void offer(Set<Choice> choices) {
    super.offer(choices);
    boolean asked = choices.stream().anyMatch(OfCamel.class::isInstance);
    camels.forEach(camel -> camel.setMouseTransparent(!asked));
    ghosts();
  }

  /** Shows the destinations of camels and their costs, and no others. */
  public void forecast(List<ReachPlates.Reached> reached) {
    forecast.show(reached, compared());
    for (int space = Track.HORMUZ; space <= Track.DADU; space++) {
      spaces.get(space).setFar(forecast.camel(space).isPresent());
    }
    ghosts();
  }

  /** The areas of what plates are compared with: costs, values, chests and camels. */
  private List<Rectangle2D> compared() {
    return Stream.of(
            spaces.stream().map(SpaceNode::slab),
            spaces.stream().map(SpaceNode::treasure).map(FreePlace::area),
            camels.stream().map(FreePlace::area))
        .flatMap(areas -> areas)
        .toList();
  }

  /** Explains each space, the first one's words first. */
  public void explain(List<String> words) {
    for (int space = Track.HORMUZ; space <= Track.DADU; space++) {
      spaces.get(space).explain(words.get(space));
    }
  }

  /** Lights a camel, or none. */
  public void light(int camel) {
    camels.forEach(
        node -> node.mark(node.means(new OfCamel(camel)) ? Set.of(new OfCamel(camel)) : Set.of()));
  }

  /** The node of a camel, from 1. */
  Node camel(int camel) {
    return camels.get(camel - 1);
  }

  /** The feet of a camel alone on a space, on the layer of sprites. */
  Point2D feet(int space) {
    return spaces.get(space).feet();
  }

  /** The feet of a camel in a position, on the layer of sprites. */
  Point2D feet(MarcoPoloState state, int camel) {
    return chart.feet(state, camel);
  }

  /** The point of a space's chest, on the layer of sprites. */
  Point2D chest(int space) {
    return spaces.get(space).chestPoint();
  }

  /** Whether the track continues to the left of a space. */
  boolean isLeftward(int space) {
    return chart.spaces().get(space).left();
  }

  Node drawCamel(SeatColour colour, boolean second) {
    return Art.styled(new Group(new CamelFigure(colour, second)), colour.styleClass());
  }

  /** The space under a point of the scene, {@link #NOWHERE} if there is none. */
  public int spaceAt(double x, double y) {
    for (int space = Track.HORMUZ; space <= Track.DADU; space++) {
      SpaceNode node = spaces.get(space);
      if (node.getBoundsInLocal().contains(node.sceneToLocal(x, y))) {
        return space;
      }
    }
    return NOWHERE;
  }

  @Override
  public String getUserAgentStylesheet() {
    return Nodes.stylesheet(MapView.class, "map.css");
  }

  @Override
  protected Stream<Target> targets() {
    return Stream.concat(spaces.stream(), camels.stream());
  }

  @Override
  protected void refresh() {
    if (shown != null) {
      show(shown);
    }
  }

  @Override
  protected void pointed() {
    int at = NOWHERE;
    for (int space = Track.DADU; space >= Track.HORMUZ; space--) {
      SpaceNode node = spaces.get(space);
      if (node.isPointed() || KeyUse.isAt(node) && at == NOWHERE) {
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
    if (state == null || pointedAt == NOWHERE) {
      return;
    }
    state.movableCamels().stream()
        .filter(camel ->
            state.nextSpaceOf(camel) == pointedAt && offered().contains(new OfSpace(pointedAt)))
        .findFirst()
        .or(() -> forecast.camel(pointedAt))
        .ifPresent(camel -> {
          Node ghost = drawCamel(colours().get(state.owner(camel) - 1), camel > state.seats());
          Point2D feet = feet(pointedAt);
          ghost.setTranslateX(feet.getX());
          ghost.setTranslateY(feet.getY());
          ghost.setScaleX(isLeftward(pointedAt) ? -1 : 1);
          ghost.setOpacity(GHOST);
          ghostLayer.getChildren().add(ghost);
        });
  }
}
