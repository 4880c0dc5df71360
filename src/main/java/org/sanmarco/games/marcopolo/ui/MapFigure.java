package org.sanmarco.games.marcopolo.ui;

import module java.base;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.sanmarco.coach.Names;
import org.sanmarco.coach.book.Tableau;
import org.sanmarco.games.marcopolo.Cards;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.ui.cards.CardView;
import org.sanmarco.games.marcopolo.ui.map.MapAnimationLayer;
import org.sanmarco.games.marcopolo.ui.map.MapView;
import org.sanmarco.games.marcopolo.ui.motion.Anchor;
import org.sanmarco.games.marcopolo.ui.motion.MapAnimationBuilder;
import org.sanmarco.games.marcopolo.ui.motion.Sprite;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Position;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.book.BoardFigure;
import org.sanmarco.ui.book.SteppedFigure;
import org.sanmarco.ui.motion.AnimationPlan;
import org.sanmarco.words.Messages;

/**
 * A figure of Marco Polo's rule book: everybody's gold, a part of the map, and the viewer's hand.
 */
final class MapFigure extends BoardFigure<MarcoPoloView, MapView, Sprite, Anchor> {

  private final int seat;
  private final Locale locale;
  private final Messages words;
  private final HBox people = new HBox();
  private final List<Label> golds = new ArrayList<>();
  private MarcoPoloView view;

  /**
   * A map of some width; of a figure's part it shows the spaces from the first to the last one
   * named.
   *
   * @param calls the names of the seats
   */
  MapFigure(Tableau tableau, Services services, Locale locale, Names calls, double width) {
    super(tableau, services, new MapView(locale), calls);
    this.locale = locale;
    seat = tableau.seat();
    words = Messages.load(MarcoPoloUi.class.getPackageName() + ".table", locale);
    view = seen(tableau.frames().getFirst().position());
    List<Integer> part =
        Stream.of(tableau.part().split(" ", -1))
            .filter(word -> !word.isEmpty())
            .map(Integer::valueOf)
            .toList();
    if (!part.isEmpty()) {
      board.look(part.getFirst(), part.getLast());
    }
    fit(width);
    people.getStyleClass().add("figure-people");
    people.setPrefWidth(width);
    for (int index = 0; index < names.size(); index++) {
      HBox person = SteppedFigure.person(colours.get(index), names.get(index));
      person.setId("seat-panel-" + (index + 1));
      Label gold = new Label();
      golds.add(gold);
      person.setMinWidth(Region.USE_PREF_SIZE);
      person.getChildren().add(gold);
      people.getChildren().add(person);
    }
    people.getChildren().add(Nodes.wide(new Region()));
    // Cards come from there and go there; in a figure the piles are not to be seen.
    HBox piles = new HBox();
    Stream.of("row", "deck", "discards")
        .forEach(pile -> {
          Region place = new Region();
          place.setId(pile);
          piles.getChildren().add(place);
        });
    people.getChildren().add(piles);
  }

  @Override
  protected MarcoPoloView seen(Position position) {
    return ((MarcoPoloPosition) position).view(seat);
  }

  @Override
  protected MapAnimationLayer layer() {
    return new MapAnimationLayer(board, colours, people, () -> view);
  }

  @Override
  protected AnimationPlan<Sprite, Anchor> plan(MarcoPoloView before, List<Event> events) {
    return new MapAnimationBuilder(before, false).animation(events);
  }

  @Override
  protected List<HBox> people() {
    return List.of(people);
  }

  @Override
  protected void show(MarcoPoloView shown) {
    view = shown;
    super.show(shown);
    for (int player = 1; player <= view.seats(); player++) {
      golds.get(player - 1).setText(words.text("figure.gold", view.gold(player)));
    }
  }

  @Override
  protected List<HBox> cards(MarcoPoloView shown) {
    Cards hand = seat == 0 ? Cards.NONE : shown.hand(seat);
    return row(hand.list().stream().map(card -> CardView.of(card, locale)));
  }
}
