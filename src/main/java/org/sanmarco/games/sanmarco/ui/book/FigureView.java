package org.sanmarco.games.sanmarco.ui.book;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.sanmarco.coach.Names;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.Cards;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.coach.SanMarcoCoach;
import org.sanmarco.games.sanmarco.coach.SanMarcoTexts;
import org.sanmarco.games.sanmarco.coach.Tableau;
import org.sanmarco.games.sanmarco.ui.board.BoardView;
import org.sanmarco.games.sanmarco.ui.cards.CardNames;
import org.sanmarco.games.sanmarco.ui.cards.CardView;
import org.sanmarco.games.sanmarco.ui.motion.Anchor;
import org.sanmarco.games.sanmarco.ui.motion.BoardStage;
import org.sanmarco.games.sanmarco.ui.motion.Sprite;
import org.sanmarco.games.sanmarco.ui.motion.TimelineBuilder;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.art.Crest;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.cards.CardPaper;
import org.sanmarco.ui.motion.Director;
import org.sanmarco.ui.table.BookFigure;
import org.sanmarco.words.Messages;

/** A figure of the rule book: a little board with its cards, and buttons through its steps. */
public final class FigureView extends VBox implements BookFigure {

  private static final double CREST = 20;
  private static final double CARD_WIDTH = 47;

  private final Tableau tableau;
  private final Messages messages;
  private final CardNames cardNames;
  private final SanMarcoTexts texts;
  private final BoardView board;
  private final Director<Sprite, Anchor> director;
  private final List<HBox> people = new ArrayList<>();
  private final FlowPane cards = new FlowPane(4, 4);
  private final Label caption = new Label();
  private final Label count = new Label();
  private final Button back = new Button("\u2039");
  private final Button on = new Button("\u203a");
  private int at;

  /**
   * A figure.
   *
   * @param width of its board
   */
  public FigureView(String name, Services services, Messages messages, double width) {
    this.messages = messages;
    tableau = Tableau.of(name);
    Names names = seat -> messages.text("person." + seat);
    cardNames = new CardNames(messages.locale());
    texts = new SanMarcoCoach().in(messages.locale(), names);
    board = new BoardView(messages.locale());
    SanMarcoPosition first = tableau.steps().getFirst().position();
    List<Integer> seats = IntStream.rangeClosed(1, first.seats()).boxed().toList();
    board.setColours(SeatColour.ALL.subList(0, first.seats()));
    board.setNames(seats.stream().map(names::seat).toList());
    board.setPulsing(false);
    board.setMinSize(width, board.prefHeight(width));
    board.setMaxSize(width, board.prefHeight(width));
    board.setId("figure-" + name);
    seats.forEach(seat -> people.add(person(seat, names.seat(seat))));
    director =
        new Director<>(new BoardStage(board.pieces(), seat -> people.get(seat - 1)), services);
    board.addEventHandler(MouseEvent.MOUSE_CLICKED, event -> show((at + 1) % size()));
    button(back, "figure.back", -1);
    button(on, "figure.on", 1);
    getStyleClass().add("figure");
    setMaxWidth(Region.USE_PREF_SIZE);
    HBox legend = new HBox();
    legend.getChildren().addAll(people);
    legend.getStyleClass().add("figure-people");
    caption.setWrapText(true);
    caption.setMaxWidth(Double.MAX_VALUE);
    caption.setMinHeight(Region.USE_PREF_SIZE);
    caption.setId("figure-" + name + "-caption");
    HBox.setHgrow(caption, Priority.ALWAYS);
    count.setMinWidth(Region.USE_PREF_SIZE);
    HBox foot = new HBox(caption, back, count, on);
    foot.getStyleClass().add("figure-foot");
    foot.setAlignment(Pos.CENTER_LEFT);
    foot.setMaxWidth(width);
    cards.setMaxWidth(width);
    cards.setPrefWrapLength(width);
    getChildren().addAll(legend, board, cards, foot);
    show(0);
  }

  @Override
  public Region root() {
    return this;
  }

  @Override
  public void close() {
    director.skip();
  }

  private int size() {
    return tableau.steps().size();
  }

  private static HBox person(int seat, String name) {
    HBox person = new HBox(new Crest(SeatColour.ALL.get(seat - 1), CREST), new Label(name));
    person.getStyleClass().add("figure-person");
    person.setAlignment(Pos.CENTER_LEFT);
    return person;
  }

  private void button(Button button, String key, int steps) {
    button.setAccessibleText(messages.text(key));
    button.getStyleClass().add("small");
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setOnAction(event -> show(at + steps));
  }

  private void show(int step) {
    director.skip();
    Tableau.Step before = tableau.steps().get(at);
    Tableau.Step now = tableau.steps().get(step);
    boolean forward = step == at + 1;
    at = step;
    board.show(now.position());
    caption.setText(
        now.events().isEmpty()
            ? texts.hint(now.position().view(now.position().active())).title()
            : String.join(" ", texts.narration().tell(now.events())));
    count.setText(messages.text("figure.count", at + 1, size()));
    back.setDisable(at == 0);
    on.setDisable(at == size() - 1);
    cards.getChildren().setAll(cards(now.position()));
    cards.setManaged(tableau.steps().stream().anyMatch(one -> !cards(one.position()).isEmpty()));
    if (forward) {
      director.play(TimelineBuilder.script(before.position(), now.events()), () -> {});
    }
  }

  /** The offers that lie on the table, or else the cards in hand. */
  private List<Region> cards(SanMarcoPosition position) {
    List<Region> shown = new ArrayList<>();
    for (int divider : position.dividers()) {
      row(shown, position.drawn(divider));
      for (Cards offer : position.offers(divider)) {
        if (offer != null) {
          row(shown, offer);
        }
      }
    }
    if (!position.hand().isEmpty()) {
      shown.clear();
      row(shown, position.hand());
    }
    return shown;
  }

  private void row(List<Region> shown, Cards row) {
    if (!row.isEmpty()) {
      HBox cardRow = new HBox();
      cardRow.getStyleClass().add("figure-offer");
      for (Card card : row.list()) {
        CardView view = new CardView(card, cardNames);
        double height = CARD_WIDTH * CardPaper.HEIGHT / CardPaper.WIDTH;
        view.setMinSize(CARD_WIDTH, height);
        view.setMaxSize(CARD_WIDTH, height);
        view.setFocusTraversable(false);
        cardRow.getChildren().add(view);
      }
      shown.add(cardRow);
    }
  }
}
