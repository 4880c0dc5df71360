package org.sanmarco.games.marcopolo.ui.map;

import module java.base;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.shape.Path;
import org.sanmarco.coach.GameTexts;
import org.sanmarco.games.marcopolo.Condition;
import org.sanmarco.games.marcopolo.MarcoPoloState;
import org.sanmarco.games.marcopolo.Track;
import org.sanmarco.games.marcopolo.coach.MarcoPoloVoice;
import org.sanmarco.games.marcopolo.ui.cards.ConditionSign;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice;
import org.sanmarco.kernel.View;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.Curves;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.art.WebDrawing;
import org.sanmarco.ui.game.BoardPicture;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.words.Messages;

/** The map for own screens, from the same drawing as in the window. */
public final class ChartPicture implements BoardPicture {

  private static final double RIVER = 8;
  private static final double SHORE = 9;
  private static final double ROAD_EDGE = 34;
  private static final double ROAD = 26;
  private static final double CITY = 54;
  private static final double NUMBER = 30;
  private static final double ROUND = 22;
  private static final double SIGN = 116;
  private static final double COIN = 46;
  private static final double CHEST = 62;
  private static final double CAMEL = 128;

  /** The distance that a small screen shows around a camel. */
  private static final double NEAR = 300;

  private final Chart chart = Chart.standard();

  @Override
  public Rectangle2D area() {
    return new Rectangle2D(0, 0, chart.width(), chart.height());
  }

  @Override
  public Map<String, String> drawings() {
    Map<String, String> all = new LinkedHashMap<>();
    for (Condition condition : Condition.values()) {
      all.put("price-" + condition, ConditionSign.svg(condition));
    }
    Rectangle2D square = new Rectangle2D(0, 0, 100, 100);
    for (String chest : List.of("CHEST", "CHEST_OPEN")) {
      all.put(chest, new WebDrawing(square).picture(Scenery.DRAWINGS, chest, square).svg());
    }
    all.put(
        "gold",
        new WebDrawing(new Rectangle2D(-20, -20, 40, 40))
            .disc(Point2D.ZERO, 19, "-sm-gold", "-sm-gold-deep", 1.4)
            .svg());
    for (SeatColour colour : SeatColour.ALL) {
      all.put("camel-" + colour.id(), camel(colour, /* second= */ false));
      all.put("camel-second-" + colour.id(), camel(colour, /* second= */ true));
    }
    return all;
  }

  private static String camel(SeatColour colour, boolean second) {
    String paint = "-sm-" + colour.id();
    String edge = paint + "-dark";
    WebDrawing drawing =
        new WebDrawing(new Rectangle2D(-54, -108, 128, 112))
            .shape(CamelFigure.FAR_LEGS, "-sm-camel-line", "-sm-camel-line", 1.2)
            .shape(CamelFigure.BODY, "-sm-camel", "-sm-camel-line", 1.5)
            .shape(CamelFigure.BLANKET, paint, edge, 1.5)
            .moved(colour.outline(), paint + "-ink", new Point2D(-3.5, -43.5), 1.7)
            .shape(CamelFigure.ROBE, paint, edge, 1.5)
            .disc(new Point2D(-1.6, -88), 6.4, "-sm-skin", edge, 1.1)
            .shape(CamelFigure.TURBAN, paint, edge, 1.5);
    return (second ? drawing.shape(CamelFigure.PENNANT, "-sm-marble", edge, 1.6) : drawing).svg();
  }

  @Override
  public List<Piece> pieces(View view, GameTexts texts, List<SeatColour> colours) {
    MarcoPoloState state = (MarcoPoloState) view;
    MarcoPoloVoice voice = (MarcoPoloVoice) texts.voice();
    Messages messages = MapView.messages(voice.locale());
    List<Piece> all = new ArrayList<>();
    for (int space = Track.HORMUZ; space <= Track.DADU; space++) {
      addSpace(all, state, space, MapView.words(messages, voice, state, space));
    }
    IntStream.rangeClosed(1, state.camels())
        .mapToObj(camel -> {
          int owner = state.owner(camel);
          String drawing = camel > state.seats() ? "camel-second-" : "camel-";
          return Piece.drawn(
              "camel-" + camel,
              middle(state, camel),
              CAMEL,
              drawing + colours.get(owner - 1).id(),
              messages.text("camel", voice.people(owner, "seat"), voice.space(state.space(camel))));
        })
        // Camels further down are in front of the others.
        .sorted(Comparator.comparingDouble(piece -> piece.at().getY()))
        .forEach(all::add);
    return all;
  }

  private void addSpace(List<Piece> all, MarcoPoloState state, int space, String words) {
    Track track = state.track();
    Point2D middle = chart.spaces().get(space).middle();
    if (space != Track.HORMUZ) {
      all.add(
          Piece.drawn("price-" + space, middle, SIGN, "price-" + track.condition(space), words));
    }
    if (track.score(space) > 0) {
      Point2D coin = middle.add(track.chest(space) > 0 ? -22 : 0, 40);
      all.add(
          Piece.drawn("score-" + space, coin, COIN, "gold", words)
              .labelled(String.valueOf(track.score(space)), coin));
    }
    if (track.chest(space) > 0) {
      Point2D chest = middle.add(34, -30);
      boolean isThere = state.hasChest(space);
      Piece drawn =
          Piece.drawn("chest-" + space, chest, CHEST, isThere ? "CHEST" : "CHEST_OPEN", words);
      all.add(
          isThere ? drawn.labelled(String.valueOf(track.chest(space)), chest.add(0, -38)) : drawn);
    }
  }

  @Override
  public String svg(Locale locale) {
    Messages messages = MapView.messages(locale);
    WebDrawing drawing = new WebDrawing(area());
    drawing.box(area(), 0, "-sm-steppe", "-sm-steppe", 0);
    for (Chart.Area area : chart.areas()) {
      Path outline = Curves.closed(area.outline());
      if (area.kind().equals("sea")) {
        drawing.area(outline, "-sm-lagoon-2", "-sm-stone", SHORE);
      } else {
        drawing.area(outline, "-sm-" + area.kind());
      }
    }
    chart.rivers().forEach(course -> drawing.line(Curves.open(course), "-sm-lagoon-1", RIVER));
    List<Point2D> spaces = chart.spaces().stream().map(Chart.Station::middle).toList();
    drawing.line(Curves.open(spaces), "-sm-road-edge", ROAD_EDGE);
    drawing.line(Curves.open(spaces), "-sm-road", ROAD);
    for (int space = 0; space < spaces.size(); space++) {
      Point2D middle = spaces.get(space);
      Rectangle2D slab = Art.around(middle, SpaceNode.WIDTH, SpaceNode.HEIGHT);
      drawing.box(slab, ROUND, "-sm-plate", "-sm-gold-deep", 3);
      drawing.name(
          String.valueOf(space),
          middle.add(-SpaceNode.WIDTH / 2 + 4, SpaceNode.HEIGHT / 2 + 2),
          NUMBER);
    }
    chart.cities().forEach((key, at) -> drawing.name(messages.text("city." + key), at, CITY));
    return drawing.svg();
  }

  @Override
  public Optional<Place> place(View view, Choice choice) {
    return switch (choice) {
      case MarcoPoloChoice.OfSpace(int space) ->
          Optional.of(Place.of(chart.spaces().get(space).middle()));
      case MarcoPoloChoice.OfCamel(int camel) -> {
        MarcoPoloState state = (MarcoPoloState) view;
        yield Optional.of(new Place(middle(state, camel), state.owner(camel)));
      }
      default -> Optional.empty();
    };
  }

  private Point2D middle(MarcoPoloState state, int camel) {
    return chart.feet(state, camel).add(0, -CAMEL / 2 + 8);
  }

  @Override
  public Optional<Rectangle2D> near(View view) {
    MarcoPoloState state = (MarcoPoloState) view;
    return IntStream.rangeClosed(1, state.camels())
        .filter(
            camel -> view.seat() > 0 && view.player(state.owner(camel)) == view.player(view.seat()))
        .mapToObj(camel -> middle(state, camel))
        .map(at -> new Rectangle2D(at.getX() - NEAR, at.getY() - NEAR, 2 * NEAR, 2 * NEAR))
        .reduce(ChartPicture::both);
  }

  private static Rectangle2D both(Rectangle2D one, Rectangle2D other) {
    double left = Math.min(one.getMinX(), other.getMinX());
    double top = Math.min(one.getMinY(), other.getMinY());
    return new Rectangle2D(
        left,
        top,
        Math.max(one.getMaxX(), other.getMaxX()) - left,
        Math.max(one.getMaxY(), other.getMaxY()) - top);
  }
}
