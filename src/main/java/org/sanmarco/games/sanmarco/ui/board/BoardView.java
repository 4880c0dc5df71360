package org.sanmarco.games.sanmarco.ui.board;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.collections.ObservableList;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Background;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.transform.Scale;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.PeopleTerms;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.games.sanmarco.Pair;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.coach.Terms;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfDoge;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.Highlight;
import org.sanmarco.ui.table.Pulse;
import org.sanmarco.ui.table.Target;
import org.sanmarco.words.Messages;

/**
 * The board: shows a {@link SanMarcoState}, lights up what may be chosen, and reports what is
 * pointed at. It knows no rule: it lights what it is given.
 *
 * <p>Keeps its proportions whatever room it gets. Lit targets can be reached with Tab and the arrow
 * keys and chosen with Enter or Space.
 */
public final class BoardView extends Region {

  private static final int SEATS = 4;

  private final Venice venice = Venice.load();
  private final Land land = new Land(venice);
  private final Group world = new Group();
  private final Scale scale = new Scale();
  private final Group bridgeLayer = new Group();
  private final Group cornerLayer = new Group();
  private final Group nobleLayer = new Group();
  private final Map<District, DistrictNode> districts = new EnumMap<>(District.class);
  private final Map<District, List<NobleGroup>> nobles = new EnumMap<>(District.class);
  private final Map<District, ForecastPlate> plates = new EnumMap<>(District.class);
  private final List<PairNode> pairs = new ArrayList<>();
  private final DogeNode doge = new DogeNode();
  private final Messages messages;
  private final Terms terms;
  private final PeopleTerms people;
  private final PrestigeTrack track;
  private final RolePlaque plaque;
  private final Sundial sundial;
  private final BridgeSupply supply;
  private final Pieces pieces;
  private final Pulse pulse = new Pulse(this);
  private final Target.Clicks clicks =
      new Target.Clicks() {
        @Override
        public void chosen(Choice choice) {
          choiceListener.accept(choice);
        }

        @Override
        public void refused(Choice choice) {
          refusalListener.accept(choice);
        }
      };

  private Consumer<Choice> choiceListener = choice -> {};
  private Consumer<Choice> refusalListener = choice -> {};
  private Consumer<@Nullable District> pointListener = district -> {};
  private @Nullable District pointedAt;
  private List<SeatColour> colours = SeatColour.ALL.subList(0, SEATS);
  private List<String> names = List.of();
  private Set<Choice> offered = Set.of();
  private final Drawn<List<Forecast>> forecast = new Drawn<>(this::drawForecasts);
  private @Nullable SanMarcoState shown;

  /** An empty board, in a player's language. */
  public BoardView(Locale locale) {
    messages = Messages.load("org.sanmarco.games.sanmarco.ui.board.board", locale);
    terms = Terms.in(locale);
    people = PeopleTerms.in(locale);
    getStyleClass().add("san-marco-board");
    // All of the board is for the mouse, and not the ways of pieces that leave it.
    setPickOnBounds(false);
    setBackground(Background.fill(Color.TRANSPARENT));
    track = new PrestigeTrack(venice.width(), venice.height());
    plaque = new RolePlaque(venice.spot("plaque"), terms);
    sundial = new Sundial(venice.spot("sundial"), messages);
    supply = new BridgeSupply(venice.spot("supply"));
    for (Pair pair : Pair.ALL) {
      pairs.add(new PairNode(pair, Span.beside(venice.canals(), venice.place(pair)), clicks));
    }
    Group districtLayer = new Group();
    for (District district : District.ALL) {
      DistrictNode node =
          new DistrictNode(
              district,
              terms.district(district),
              venice.plot(district),
              land.shape(district),
              clicks);
      districts.put(district, node);
      districtLayer.getChildren().add(node);
      plates.put(district, new ForecastPlate(district, venice.plot(district).forecast()));
      node.hoverProperty().subscribe(this::pointed);
      node.focusedProperty().subscribe(this::pointed);
    }
    world
        .getChildren()
        .addAll(
            // What nothing happens to is drawn once, and all of it with one stroke from then on.
            Art.cached(new Group(new Scenery(venice, land, feet()), cornerLayer, track.fields())),
            track,
            plaque,
            sundial,
            supply,
            districtLayer);
    world.getChildren().addAll(pairs);
    pieces = new Pieces(venice, nobles, pairs, doge, track, supply, seat -> colours.get(seat - 1));
    world.getChildren().addAll(bridgeLayer, nobleLayer, doge);
    world.getChildren().addAll(plates.values());
    world.getChildren().add(pieces.layer());
    // Breathing while pieces move would be too much to draw, and to look at.
    ObservableList<Node> moving = pieces.layer().getChildren();
    moving.subscribe(() -> pulse.setSteady(!moving.isEmpty()));
    world.getTransforms().add(scale);
    world.setManaged(false);
    getChildren().add(world);
    setMinSize(venice.width() / 4, venice.height() / 4);
    addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    setColours(colours);
  }

  /**
   * The colours of the seats, the first seat first; more than there are seats do no harm.
   *
   * @throws IllegalArgumentException if there are fewer than three
   */
  public void setColours(List<SeatColour> seatColours) {
    if (seatColours.size() < 3) {
      throw new IllegalArgumentException("colours for three seats at least: " + seatColours);
    }
    colours = List.copyOf(seatColours);
    nobleLayer.getChildren().clear();
    cornerLayer.getChildren().clear();
    pairs.forEach(pair -> pair.show(List.of(), colours, bridgeLayer, clicks));
    for (District district : District.ALL) {
      List<NobleGroup> groups = new ArrayList<>();
      for (int seat = 1; seat <= Math.min(SEATS, colours.size()); seat++) {
        Rectangle2D room = venice.plot(district).group(seat);
        groups.add(new NobleGroup(district, seat, room, colours.get(seat - 1), clicks));
      }
      nobles.put(district, groups);
      nobleLayer.getChildren().addAll(groups);
      groups.forEach(group -> cornerLayer.getChildren().add(group.corner()));
    }
    track.seats(colours.subList(0, Math.min(SEATS, colours.size())));
    refresh();
  }

  /** What the seats are called, the first seat first; without names they are called by colour. */
  public void setNames(List<String> seatNames) {
    names = List.copyOf(seatNames);
    refresh();
  }

  /** Whether lit targets pulse; they shine steadily if not. At first they do. */
  public void setPulsing(boolean pulsing) {
    pulse.setOn(pulsing);
  }

  /** Is given the lit target that was chosen. */
  public void onChoice(Consumer<Choice> listener) {
    choiceListener = listener;
  }

  /** Is given a target that was clicked without being lit. */
  public void onRefused(Consumer<Choice> listener) {
    refusalListener = listener;
  }

  /** Shows a position, whole or as a seat sees it. What is lit stays lit. */
  public void show(SanMarcoState state) {
    shown = state;
    List<Integer> seats = IntStream.rangeClosed(1, state.seats()).boxed().toList();
    for (District district : District.ALL) {
      int most = state.board().most(district);
      int second = state.board().second(district);
      DistrictNode node = requireNonNull(districts.get(district));
      node.show(most, second);
      node.setAccessibleText(messages.text("district", terms.district(district), most, second));
      for (NobleGroup group : requireNonNull(nobles.get(district))) {
        int count = group.seat() <= state.seats() ? state.nobles(district, group.seat()) : 0;
        group.show(count);
        group.corner().setVisible(group.seat() <= state.seats());
        group.setAccessibleText(
            messages.text("nobles", name(group.seat()), terms.district(district), count));
      }
    }
    for (PairNode pair : pairs) {
      pair.show(state.owners(pair.pair()), colours, bridgeLayer, clicks);
      String low = terms.district(pair.pair().low());
      String high = terms.district(pair.pair().high());
      pair.setAccessibleText(messages.text("pair", low, high));
      pair.bridges()
          .forEach(bridge ->
              bridge.setAccessibleText(messages.text("bridge", name(bridge.owner()), low, high)));
    }
    District where = state.doge();
    doge.stand(pieces.doge(where));
    track.show(seats.stream().map(state::prestige).toList());
    plaque.show(state.roles(), colours, seats.stream().map(this::name).toList());
    sundial.show(state.round(), state.turn());
    supply.show(state.supply());
    offer(offered);
  }

  /** Lights up the targets that mean one of the choices, and nothing else. */
  public void offer(Set<Choice> choices) {
    offered = Set.copyOf(choices);
    List<Target> targets = targets().toList();
    targets.forEach(target -> target.offer(offered));
    for (Target target : targets) {
      // Where no piece is asked for, a click on one means the ground it stands on.
      boolean ground = target instanceof DistrictNode || target instanceof PairNode;
      target.setMouseTransparent(!ground && offered.stream().noneMatch(target::matches));
    }
    pulse.light(targets.stream().filter(Target::isLit).toList());
  }

  /** Where a choice is made. */
  public Optional<Node> spot(Choice choice) {
    return targets().filter(target -> target.means(choice)).map(Node.class::cast).findFirst();
  }

  /** The first of the lit targets, from which arrow keys lead to the others. */
  public Optional<Node> lit() {
    return targets().filter(Target::isLit).map(Node.class::cast).findFirst();
  }

  /** The pieces, to let them move. */
  public Pieces pieces() {
    return pieces;
  }

  /** Marks what is spoken of, and nothing else. */
  public void point(Highlight spoken) {
    targets().forEach(target -> target.mark(spoken.places()));
    doge.pseudoClassStateChanged(Target.SPOKEN, spoken.places().contains(new OfDoge()));
    track.point(spoken.seats());
  }

  /** Is given the district under the mouse or the focus, or none. */
  public void onPointed(Consumer<@Nullable District> listener) {
    pointListener = listener;
  }

  /** Shows what some districts would bring, and of no others. */
  public void forecast(List<Forecast> forecasts) {
    forecast.show(forecasts);
  }

  private void drawForecasts(List<Forecast> forecasts) {
    plates.values().forEach(plate -> plate.setVisible(false));
    districts.values().forEach(district -> district.setAccessibleHelp(null));
    for (Forecast forecast : forecasts) {
      requireNonNull(districts.get(forecast.district())).setAccessibleHelp(forecast.words());
      requireNonNull(plates.get(forecast.district())).show(forecast, colours);
    }
  }

  private void pointed() {
    District at =
        District.ALL.stream()
            .filter(district -> requireNonNull(districts.get(district)).isHover())
            .findFirst()
            .or(() ->
                District.ALL.stream()
                    .filter(district -> requireNonNull(districts.get(district)).isFocused())
                    .findFirst())
            .orElse(null);
    if (at != pointedAt) {
      pointedAt = at;
      pointListener.accept(at);
    }
  }

  /** Where a district's middle is on this view, for what is shown beside or flies to it. */
  public Point2D whereIs(District district) {
    Point2D middle = venice.plot(district).seed();
    return sceneToLocal(world.localToScene(middle));
  }

  @Override
  public String getUserAgentStylesheet() {
    return requireNonNull(BoardView.class.getResource("board.css")).toExternalForm();
  }

  @Override
  protected double computePrefWidth(double height) {
    return height > 0 ? height * venice.width() / venice.height() : venice.width() * 0.6;
  }

  @Override
  protected double computePrefHeight(double width) {
    return width > 0 ? width * venice.height() / venice.width() : venice.height() * 0.6;
  }

  @Override
  protected void layoutChildren() {
    double factor = Math.min(getWidth() / venice.width(), getHeight() / venice.height());
    scale.setX(factor);
    scale.setY(factor);
    world.setLayoutX(Math.floor((getWidth() - factor * venice.width()) / 2));
    world.setLayoutY(Math.floor((getHeight() - factor * venice.height()) / 2));
  }

  private Stream<Target> targets() {
    return Stream.of(
            districts.values().stream(),
            pairs.stream(),
            pairs.stream().flatMap(pair -> pair.bridges().stream()),
            nobles.values().stream().flatMap(List::stream))
        .flatMap(stream -> stream);
  }

  private void refresh() {
    SanMarcoState state = shown;
    if (state == null) {
      doge.stand(venice.waiting());
      track.show(List.of());
      sundial.show(1, 0);
      supply.show(0);
    } else {
      show(state);
    }
  }

  private String name(int seat) {
    return seat <= names.size()
        ? names.get(seat - 1)
        : terms.begin(people.colour(colours.get(seat - 1).id()));
  }

  private List<Rectangle2D> feet() {
    List<Rectangle2D> feet = new ArrayList<>();
    for (PairNode pair : pairs) {
      for (Span span : pair.spans()) {
        for (int side : new int[] {-1, 1}) {
          Point2D foot = span.foot(side);
          double half = Span.WIDTH / 2 + 2;
          feet.add(new Rectangle2D(foot.getX() - half, foot.getY() - half, 2 * half, 2 * half));
        }
      }
    }
    return feet;
  }

  private void pressed(KeyEvent event) {
    if (!Key.PLACES.is(event)) {
      return;
    }
    Point2D way =
        switch (event.getCode()) {
          case LEFT -> new Point2D(-1, 0);
          case RIGHT -> new Point2D(1, 0);
          case UP -> new Point2D(0, -1);
          case DOWN -> new Point2D(0, 1);
          default -> null;
        };
    if (way == null || !(event.getTarget() instanceof Target from)) {
      return;
    }
    Point2D here = middle(from);
    targets()
        .filter(target -> target.isLit() && !target.equals(from))
        .filter(target -> middle(target).subtract(here).dotProduct(way) > 1)
        .min(Comparator.comparingDouble(target -> farness(middle(target).subtract(here), way)))
        .ifPresent(Target::requestFocus);
    event.consume();
  }

  /** What lies aside counts double, so that an arrow goes where it points. */
  private static double farness(Point2D to, Point2D way) {
    double ahead = to.dotProduct(way);
    return ahead + 2 * Math.abs(to.getX() * way.getY() - to.getY() * way.getX());
  }

  private static Point2D middle(Target target) {
    Bounds bounds = target.getBoundsInParent();
    Bounds known = bounds.isEmpty() ? new BoundingBox(0, 0, 0, 0) : bounds;
    return new Point2D(known.getCenterX(), known.getCenterY());
  }
}
