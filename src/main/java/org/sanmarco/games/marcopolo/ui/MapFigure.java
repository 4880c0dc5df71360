package org.sanmarco.games.marcopolo.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.sanmarco.coach.Names;
import org.sanmarco.coach.book.Tableau;
import org.sanmarco.games.marcopolo.Card;
import org.sanmarco.games.marcopolo.Cards;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.ui.cards.CardView;
import org.sanmarco.games.marcopolo.ui.map.MapView;
import org.sanmarco.games.marcopolo.ui.motion.Anchor;
import org.sanmarco.games.marcopolo.ui.motion.MapAnimationBuilder;
import org.sanmarco.games.marcopolo.ui.motion.MapAnimationLayer;
import org.sanmarco.games.marcopolo.ui.motion.Sprite;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Position;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.book.FigureDrawing;
import org.sanmarco.ui.book.SteppedFigure;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.motion.Animator;
import org.sanmarco.words.Messages;

/**
 * A figure of Marco Polo's rule book: everybody's gold, a part of the map, and the viewer's hand.
 */
final class MapFigure implements FigureDrawing {

  private static final double CARD_WIDTH = 42;

  private final int seat;
  private final Locale locale;
  private final Messages words;
  private final MapView map;
  private final HBox people = new HBox();
  private final List<Label> golds = new ArrayList<>();
  private final Animator<Sprite, Anchor> animator;
  private MarcoPoloView view;

  /**
   * A map of some width; of a figure's part it shows the spaces from the first to the last one
   * named.
   *
   * @param names of the seats
   */
  MapFigure(Tableau tableau, Services services, Locale locale, Names names, double width) {
    this.locale = locale;
    seat = tableau.seat();
    words = Messages.load(MarcoPoloUi.class.getPackageName() + ".table", locale);
    view = view(tableau.frames().getFirst().position());
    map = new MapView(locale);
    map.setPulsing(false);
    List<Integer> seats = IntStream.rangeClosed(1, view.seats()).boxed().toList();
    List<SeatColour> colours = SeatColour.ALL.subList(0, view.seats());
    map.setColours(colours);
    map.setNames(seats.stream().map(names::seat).toList());
    List<Integer> part =
        Stream.of(tableau.part().split(" ", -1))
            .filter(word -> !word.isEmpty())
            .map(Integer::valueOf)
            .toList();
    if (!part.isEmpty()) {
      map.look(part.getFirst(), part.getLast());
    }
    double height = map.prefHeight(width);
    map.setMinSize(width, height);
    map.setMaxSize(width, height);
    people.getStyleClass().add("figure-people");
    people.setPrefWidth(width);
    for (int player : seats) {
      HBox person = SteppedFigure.person(colours.get(player - 1), names.seat(player));
      person.setId("seat-panel-" + player);
      Label gold = new Label();
      golds.add(gold);
      person.setMinWidth(Region.USE_PREF_SIZE);
      person.getChildren().add(gold);
      people.getChildren().add(person);
    }
    Region spring = new Region();
    HBox.setHgrow(spring, Priority.ALWAYS);
    people.getChildren().add(spring);
    // Cards come from there and go there; in a figure the piles are not to be seen.
    HBox piles = new HBox();
    Stream.of("row", "deck", "discards")
        .forEach(pile -> {
          Region place = new Region();
          place.setId(pile);
          piles.getChildren().add(place);
        });
    people.getChildren().add(piles);
    animator = new Animator<>(new MapAnimationLayer(map, colours, people, () -> view), services);
  }

  private MarcoPoloView view(Position position) {
    return ((MarcoPoloPosition) position).view(seat);
  }

  @Override
  public List<Region> people() {
    return List.of(people);
  }

  @Override
  public Region board() {
    return map;
  }

  @Override
  public void show(Position position) {
    view = view(position);
    map.show(view);
    for (int player = 1; player <= view.seats(); player++) {
      golds.get(player - 1).setText(words.text("figure.gold", view.gold(player)));
    }
  }

  @Override
  public List<Region> cards(Position position) {
    Cards hand = seat == 0 ? Cards.NONE : view(position).hand(seat);
    HBox row = new HBox();
    row.getStyleClass().add("figure-offer");
    for (Card card : hand.list()) {
      CardView face = CardView.of(card, locale);
      double height = CARD_WIDTH * PlayingCard.HEIGHT / PlayingCard.WIDTH;
      face.setMinSize(CARD_WIDTH, height);
      face.setMaxSize(CARD_WIDTH, height);
      face.setFocusTraversable(false);
      row.getChildren().add(face);
    }
    return hand.isEmpty() ? List.of() : List.of(row);
  }

  @Override
  public void act(Position before, List<Event> events) {
    animator.play(new MapAnimationBuilder().animation(events), () -> {});
  }

  @Override
  public void skip() {
    animator.skip();
  }
}
