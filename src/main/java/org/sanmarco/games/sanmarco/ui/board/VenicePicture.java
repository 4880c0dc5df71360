package org.sanmarco.games.sanmarco.ui.board;

import module java.base;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import org.sanmarco.coach.GameTexts;
import org.sanmarco.coach.Voice;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.coach.SanMarcoVoice;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice;
import org.sanmarco.kernel.View;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.Curves;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.art.WebDrawing;
import org.sanmarco.ui.art.WebPaints;
import org.sanmarco.ui.game.BoardPicture;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.words.Messages;

/** Venice for own screens, from the same drawing as in the window. */
public final class VenicePicture implements BoardPicture {

  private static final double NAME = 35;
  private static final double QUAY = 6;
  private static final double BRIDGE = 14;

  /** The ground without the edge, on which the window has the prestige track. */
  private static final double EDGE = 50;

  private static final double VALUES = 40;
  private static final double NOBLE = 74;
  private static final double DOGE = 110;

  /** The places of the bridges between two districts, the first one built in the middle. */
  private static final int[] SLOTS = {1, 0, 2};

  private final Venice venice = Venice.packed();

  @Override
  public Rectangle2D area() {
    return new Rectangle2D(EDGE, EDGE, venice.width() - 2 * EDGE, venice.height() - 2 * EDGE);
  }

  @Override
  public Map<String, String> drawings() {
    Map<String, String> all = new LinkedHashMap<>();
    SeatColour.ALL.forEach(colour -> all.put("noble-" + colour.id(), noble(colour)));
    WebDrawing doge = new WebDrawing(new Rectangle2D(-40, -76, 80, 80));
    DogeNode.PARTS.forEach(part -> doge.styled(part.getLast(), part.getFirst(), Point2D.ZERO, 1));
    all.put("doge", doge.svg());
    return all;
  }

  private static String noble(SeatColour colour) {
    String paint = "-sm-" + colour.id();
    String edge = paint + "-dark";
    return new WebDrawing(new Rectangle2D(-18, -35, 36, 36))
        .shape(NobleFigure.ROBE, paint, edge, 1.2)
        .disc(new Point2D(0, -22), 4.6, "-sm-skin", edge, 1)
        .shape(NobleFigure.HAT, paint, edge, 1.2)
        .moved(colour.outline(), paint + "-ink", new Point2D(0, -9.4), 1)
        .svg();
  }

  @Override
  public List<Piece> pieces(View view, GameTexts texts, List<SeatColour> colours) {
    SanMarcoState state = (SanMarcoState) view;
    Voice voice = texts.voice();
    Messages messages = BoardView.messages(voice.locale());
    IntFunction<String> names = seat -> voice.people(seat, "seat");
    List<Piece> all = new ArrayList<>();
    for (District district : District.ALL) {
      String name = voice.say(district);
      int most = state.board().most(district);
      int second = state.board().second(district);
      all.add(
          Piece.written(
              "value-" + district,
              venice.plot(district).plate(),
              VALUES,
              most + "·" + second,
              messages.text("district", voice.language().begin(name), most, second)));
    }
    for (Pair pair : Pair.ALL) {
      List<Span> spans = venice.spans(pair);
      List<Integer> owners = state.owners(pair);
      for (int index = 0; index < owners.size(); index++) {
        Span span = spans.get(SLOTS[index]);
        int seat = owners.get(index);
        all.add(
            Piece.line(
                "bridge-" + pair + "-" + seat,
                span.foot(-1),
                span.foot(1),
                Span.WIDTH,
                WebPaints.paint("-sm-" + colours.get(seat - 1).id()),
                messages.text(
                    "bridge", names.apply(seat), voice.say(pair.low()), voice.say(pair.high()))));
      }
    }
    for (District district : District.ALL) {
      for (int seat = 1; seat <= state.seats(); seat++) {
        int count = state.nobles(district, seat);
        if (count > 0) {
          Point2D middle = Art.middle(venice.plot(district).group(seat));
          all.add(
              Piece.drawn(
                      "noble-" + district + "-" + seat,
                      middle.add(-20, 0),
                      NOBLE,
                      "noble-" + colours.get(seat - 1).id(),
                      messages.text("nobles", names.apply(seat), voice.say(district), count))
                  .labelled(String.valueOf(count), middle.add(26, 4)));
        }
      }
    }
    District doge = state.doge();
    Point2D feet = doge == null ? venice.waiting() : venice.plot(doge).doge();
    String words = voice.language().begin(voice.say(Card.DOGE));
    all.add(
        Piece.drawn(
            "doge",
            feet.add(0, -DOGE / 2 + 6),
            DOGE,
            "doge",
            doge == null ? words : messages.text("doge", words, voice.say(doge))));
    return all;
  }

  @Override
  public String svg(Locale locale) {
    Land land = new Land(venice);
    SanMarcoVoice terms = SanMarcoVoice.of(locale);
    WebDrawing drawing = new WebDrawing(area());
    drawing.box(area(), 0, "-sm-lagoon-2", "-sm-lagoon-2", 0);
    for (List<Point2D> coast : venice.islands()) {
      drawing.area(Curves.closed(coast), "-sm-island", "-sm-stone", QUAY);
    }
    for (District district : District.ALL) {
      String soil = "-sm-" + district.name().toLowerCase(Locale.ROOT);
      drawing.area(land.shape(district), soil, "-sm-stone", QUAY);
    }
    venice
        .spans()
        .values()
        .forEach(spans -> {
          Span span = spans.get(1);
          drawing.line(
              Curves.line(List.of(span.foot(-1), span.foot(1))), "-sm-stone-shade", BRIDGE);
        });
    for (District district : District.ALL) {
      drawing.name(terms.say(district), venice.plot(district).name(), NAME);
    }
    return drawing.svg();
  }

  @Override
  public Optional<Place> place(View view, Choice choice) {
    return switch (choice) {
      case SanMarcoChoice.OfDistrict(District district) -> Optional.of(Place.of(square(district)));
      case SanMarcoChoice.OfSource(District district) -> Optional.of(Place.of(square(district)));
      case SanMarcoChoice.OfPair(var pair) -> Optional.of(Place.of(venice.place(pair)));
      case SanMarcoChoice.OfBridge(var pair, int owner) ->
          Optional.of(new Place(venice.place(pair), owner));
      case SanMarcoChoice.OfNoble(District district, int seat) ->
          Optional.of(new Place(Art.middle(venice.plot(district).group(seat)), seat));
      default -> Optional.empty();
    };
  }

  /** The middle of the square on which a district's nobles stand. */
  private Point2D square(District district) {
    return Art.middle(Scenery.square(venice.plot(district)));
  }
}
