package org.sanmarco.games.sanmarco.ui.board;

import static java.util.Objects.requireNonNull;

import module java.base;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.DogeRoute;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.coach.SanMarcoVoice;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfDoge;
import org.sanmarco.kernel.State;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.Season;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.Highlight;
import org.sanmarco.ui.table.board.DrawnBoard;
import org.sanmarco.ui.table.board.FreePlace;
import org.sanmarco.ui.table.board.Target;
import org.sanmarco.words.Messages;

/**
 * The board: shows a {@link SanMarcoState}, lights up the possible choices, and reports the one
 * pointed at. It knows no rule: it lights the choices it receives.
 */
public final class BoardView extends DrawnBoard {

  private static final int SEATS = 4;

  /** The season of each round; the last is Carnival. */
  private static final List<Season> SEASONS = List.of(Season.SPRING, Season.AUTUMN, Season.WINTER);

  private final Venice venice;
  private final Land land;
  private final Group bridgeLayer = new Group();
  private final Group cornerLayer = new Group();
  private final Group nobleLayer = new Group();
  private final Group plateLayer = new Group();
  private final Map<District, DistrictNode> districts = new EnumMap<>(District.class);
  private final Map<District, List<NobleGroup>> nobles = new EnumMap<>(District.class);
  private final Map<District, ForecastPlate> plates = new EnumMap<>(District.class);
  private final List<PairNode> pairs = new ArrayList<>();
  private final DogeNode doge = new DogeNode();
  private final Messages messages;
  private final SanMarcoVoice terms;
  private final PrestigeTrack track;
  private final RolePlaque plaque;
  private final Sundial sundial;
  private final BridgeSupply supply;
  private final Pieces pieces;
  private final Ghosts ghosts;
  private final RouteLine route;
  private Runnable pointListener = () -> {};
  private Optional<Choice> pointedAt = Optional.empty();
  private final Drawn<Season> season;
  private final Drawn<Forecasts> forecast = new Drawn<>(this::draw);
  private @Nullable SanMarcoState shown;

  /** An empty board, in a player's language. */
  public BoardView(Locale locale) {
    this(locale, Venice.packed());
  }

  private BoardView(Locale locale, Venice venice) {
    super(venice.width(), venice.height(), locale, SeatColour.ALL.subList(0, SEATS));
    this.venice = venice;
    land = new Land(venice);
    messages = messages(locale);
    terms = SanMarcoVoice.of(locale);
    getStyleClass().add("san-marco-board");
    track = new PrestigeTrack(venice.width(), venice.height());
    plaque = new RolePlaque(venice.spot("plaque"), terms);
    sundial = new Sundial(venice.spot("sundial"), messages);
    supply = new BridgeSupply(venice.spot("supply"));
    for (Pair pair : Pair.ALL) {
      pairs.add(new PairNode(pair, venice.spans(pair), clicks()));
    }
    Group districtLayer = new Group();
    for (District district : District.ALL) {
      DistrictNode node =
          new DistrictNode(
              district, terms.say(district), venice.plot(district), land.shape(district), clicks());
      districts.put(district, node);
      districtLayer.getChildren().add(node);
      plates.put(district, new ForecastPlate(district, venice, land, track.inside()));
    }
    pieces =
        new Pieces(venice, nobles, pairs, doge, track, supply, seat -> colours().get(seat - 1));
    ghosts = new Ghosts(pieces);
    route = new RouteLine(pieces);
    Scenery scenery = new Scenery(venice, land, feet());
    season = new Drawn<>(scenery::show);
    List<Node> layers = new ArrayList<>();
    // What nothing happens to is drawn once, and all of it with one stroke from then on.
    layers.add(Art.cached(new Group(scenery, cornerLayer, track.fields())));
    layers.addAll(List.of(track, plaque, sundial, supply, districtLayer));
    layers.addAll(pairs);
    layers.addAll(List.of(bridgeLayer, nobleLayer, doge, route, ghosts));
    plateLayer.getChildren().addAll(plates.values());
    layers.add(plateLayer);
    draw(layers);
    recolour();
    refresh();
  }

  @Override
  protected void recolour() {
    List<SeatColour> colours = colours();
    nobleLayer.getChildren().clear();
    cornerLayer.getChildren().clear();
    pairs.forEach(pair -> pair.show(List.of(), colours, bridgeLayer, clicks()));
    for (District district : District.ALL) {
      List<NobleGroup> groups = new ArrayList<>();
      for (int seat = 1; seat <= Math.min(SEATS, colours.size()); seat++) {
        Rectangle2D room = venice.plot(district).group(seat);
        groups.add(new NobleGroup(district, seat, room, colours.get(seat - 1), clicks()));
      }
      nobles.put(district, groups);
      nobleLayer.getChildren().addAll(groups);
      groups.forEach(group -> cornerLayer.getChildren().add(group.corner()));
    }
    track.seats(colours.subList(0, Math.min(SEATS, colours.size())));
    refresh();
  }

  /** Lit targets stay lit. */
  @Override
  public void show(State position) {
    SanMarcoState state = (SanMarcoState) position;
    showPieces(state);
    showTurn(state);
  }

  /** Shows round, turn and roles, which change only once all of the last turn has been seen. */
  public void showTurn(SanMarcoState state) {
    sundial.show(state.round(), state.turn());
    plaque.show(
        state.roles(), colours(), state.seatsWith(_ -> true).stream().map(this::name).toList());
    season.show(SEASONS.get(Math.clamp(state.round() - 1, 0, SEASONS.size() - 1)));
  }

  /** Shows all of a position but the round, the turn and its roles. */
  public void showPieces(SanMarcoState state) {
    shown = state;
    List<SeatColour> colours = colours();
    List<Integer> seats = state.seatsWith(seat -> true);
    for (District district : District.ALL) {
      int most = state.board().most(district);
      int second = state.board().second(district);
      DistrictNode node = requireNonNull(districts.get(district));
      node.show(most, second);
      node.setAccessibleText(messages.text("district", terms.say(district), most, second));
      for (NobleGroup group : requireNonNull(nobles.get(district))) {
        int count = group.seat() <= state.seats() ? state.nobles(district, group.seat()) : 0;
        group.show(count);
        group.corner().setVisible(group.seat() <= state.seats());
        group.setAccessibleText(
            messages.text("nobles", name(group.seat()), terms.say(district), count));
      }
    }
    for (PairNode pair : pairs) {
      pair.show(state.owners(pair.pair()), colours, bridgeLayer, clicks());
      String low = terms.say(pair.pair().low());
      String high = terms.say(pair.pair().high());
      pair.setAccessibleText(messages.text("pair", low, high));
      pair.bridges()
          .forEach(bridge ->
              bridge.setAccessibleText(messages.text("bridge", name(bridge.owner()), low, high)));
    }
    District where = state.doge();
    doge.stand(pieces.doge(where));
    track.show(seats.stream().map(state::prestige).toList());
    supply.show(state.supply());
    offer(offered());
  }

  @Override
  public void offer(Set<Choice> choices) {
    super.offer(choices);
    targets()
        .forEach(target -> {
          // Where no piece is asked for, a click on one means the ground it stands on.
          target.setMouseTransparent(
              !target.isGround() && choices.stream().noneMatch(target::matches));
        });
  }

  Pieces pieces() {
    return pieces;
  }

  /** The ship with the bridges that are left. */
  public Node supply() {
    return supply;
  }

  @Override
  public void point(Highlight spoken) {
    super.point(spoken);
    Nodes.mark(doge, "spoken", spoken.places().contains(new OfDoge()));
    track.point(spoken.seats());
  }

  @Override
  public List<Node> raise(Highlight told) {
    track.point(told.seats());
    plateLayer.setVisible(told.places().isEmpty());
    if (told.places().isEmpty()) {
      nobles.values().stream().flatMap(List::stream).forEach(group -> group.lift(0));
    }
    return super.raise(told);
  }

  /** Lifts the nobles of a seat in a district that have been counted. */
  public void lift(District district, int seat, int counted) {
    pieces.group(district, seat).lift(counted);
  }

  /** Inside the prestige track. */
  @Override
  protected Rectangle2D noteRoom() {
    return track.inside();
  }

  /** Sets the listener for changes of {@link #pointedAt}. */
  public void onPointed(Runnable listener) {
    pointListener = listener;
  }

  /** Shows these pieces as they would stand, or would no longer, and no others. */
  public void haunt(Set<Ghost> shownGhosts) {
    ghosts.show(shownGhosts);
  }

  /**
   * Shows a route of the doge, with its tolls as coins, and no other.
   *
   * @param legs none for no route
   * @param seat who would move the doge
   */
  public void route(List<DogeRoute.Leg> legs, int seat) {
    route.show(legs, seat);
  }

  /** Shows the forecasts of some districts, and no others. */
  public void forecast(List<Forecast> forecasts) {
    forecast.show(new Forecasts(List.copyOf(forecasts), compared()));
  }

  /** Forecasts, and the areas of what they are compared with. */
  private record Forecasts(List<Forecast> all, List<Rectangle2D> compared) {}

  private void draw(Forecasts forecasts) {
    plates.values().forEach(plate -> plate.setVisible(false));
    districts.values().forEach(district -> district.setAccessibleHelp(null));
    List<Rectangle2D> taken = new ArrayList<>(forecasts.compared());
    for (Forecast forecast : forecasts.all()) {
      requireNonNull(districts.get(forecast.district())).setAccessibleHelp(forecast.words());
      ForecastPlate plate = requireNonNull(plates.get(forecast.district()));
      plate.show(forecast, colours(), taken);
      taken.add(FreePlace.area(plate));
    }
  }

  /** The areas of what forecasts are compared with: values, nobles, bridges and the doge. */
  private List<Rectangle2D> compared() {
    List<Rectangle2D> compared = new ArrayList<>();
    District.ALL.forEach(one -> compared.addAll(ForecastPlate.compared(venice.plot(one))));
    bridgeLayer.getChildren().forEach(bridge -> compared.add(FreePlace.area(bridge)));
    compared.add(FreePlace.area(doge));
    return compared;
  }

  @Override
  protected void pointed() {
    Optional<Choice> now = pointedAt();
    if (!now.equals(pointedAt)) {
      pointedAt = now;
      pointListener.run();
    }
  }

  @Override
  public String getUserAgentStylesheet() {
    return Nodes.stylesheet(BoardView.class, "board.css");
  }

  static Messages messages(Locale locale) {
    return Messages.load("org.sanmarco.games.sanmarco.ui.board.board", locale);
  }

  @Override
  protected Stream<Target> targets() {
    return Stream.of(
            districts.values().stream(),
            pairs.stream(),
            pairs.stream().flatMap(pair -> pair.bridges().stream()),
            nobles.values().stream().flatMap(List::stream))
        .flatMap(stream -> stream);
  }

  @Override
  protected void refresh() {
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
}
