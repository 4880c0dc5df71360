package org.sanmarco.ui.book;

import java.util.List;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.sanmarco.coach.GameTexts;
import org.sanmarco.coach.LogSentence;
import org.sanmarco.coach.book.Tableau;
import org.sanmarco.kernel.Position;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.art.Crest;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.game.BookFigure;
import org.sanmarco.words.Messages;

/** A figure of a rule book: a little board with its cards, and buttons through its steps. */
public final class SteppedFigure extends VBox implements BookFigure {

  private static final double CREST = 20;

  private final Tableau tableau;
  private final BoardFigure<?, ?, ?, ?> drawing;
  private final GameTexts texts;
  private final Messages messages;
  private final FlowPane cards = new FlowPane(4, 4);
  private final Label caption = Nodes.wrapped("");
  private final Label count = new Label();
  private final Button back = new Button("\u2039");
  private final Button on = new Button("\u203a");
  private int stepShown;

  /**
   * A figure at its first step.
   *
   * @param name as the page calls it
   * @param texts what its captions are taken from
   * @param messages the words of the book
   * @param width how wide it may be
   */
  public SteppedFigure(
      String name,
      Tableau tableau,
      BoardFigure<?, ?, ?, ?> drawing,
      GameTexts texts,
      Messages messages,
      double width) {
    this.tableau = tableau;
    this.drawing = drawing;
    this.texts = texts;
    this.messages = messages;
    drawing.board.setId("figure-" + name);
    drawing.board.addEventHandler(
        MouseEvent.MOUSE_CLICKED, event -> show((stepShown + 1) % frames().size()));
    button(back, name + "-back", "figure.back", -1);
    button(on, name + "-on", "figure.on", 1);
    getStyleClass().add("figure");
    setMaxWidth(Region.USE_PREF_SIZE);
    HBox legend = Nodes.styled(new HBox(), "figure-people");
    legend.getChildren().addAll(drawing.people());
    caption.setMaxWidth(Double.MAX_VALUE);
    caption.setMinHeight(Region.USE_PREF_SIZE);
    caption.setId("figure-" + name + "-caption");
    count.setMinWidth(Region.USE_PREF_SIZE);
    HBox foot = Nodes.styled(new HBox(Nodes.wide(caption), back, count, on), "figure-foot");
    foot.setAlignment(Pos.CENTER_LEFT);
    foot.setMaxWidth(width);
    cards.setMaxWidth(width);
    cards.setPrefWrapLength(width);
    cards.setManaged(
        frames().stream().anyMatch(frame -> !drawing.cardsOf(frame.position()).isEmpty()));
    getChildren().addAll(legend, drawing.board, cards, foot);
    show(0);
  }

  /** A seat by crest and name, as figures show who plays. */
  public static HBox person(SeatColour colour, String name) {
    HBox person = new HBox(new Crest(colour, CREST), new Label(name));
    person.getStyleClass().add("figure-person");
    person.setAlignment(Pos.CENTER_LEFT);
    return person;
  }

  @Override
  public Region root() {
    return this;
  }

  @Override
  public void close() {
    drawing.skip();
  }

  private List<Tableau.Frame> frames() {
    return tableau.frames();
  }

  private void button(Button button, String id, String key, int steps) {
    button.setId("figure-" + id);
    button.setAccessibleText(messages.text(key));
    button.getStyleClass().add("small");
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setOnAction(event -> show(stepShown + steps));
  }

  private void show(int step) {
    drawing.skip();
    Position before = frames().get(stepShown).position();
    Tableau.Frame now = frames().get(step);
    boolean forward = step == stepShown + 1;
    stepShown = step;
    drawing.showPosition(now.position());
    caption.setText(words(now));
    count.setText(messages.text("figure.count", stepShown + 1, frames().size()));
    back.setDisable(stepShown == 0);
    on.setDisable(stepShown == frames().size() - 1);
    cards.getChildren().setAll(drawing.cardsOf(now.position()));
    if (forward) {
      drawing.act(before, now.events());
    }
  }

  /** The hint for the player on turn, or the log's sentences about the step's events. */
  private String words(Tableau.Frame frame) {
    if (frame.events().isEmpty()) {
      Position position = frame.position();
      return texts.hint(position.view(position.onTurn())).title();
    }
    return texts.log(frame.events()).stream()
        .map(LogSentence::sentence)
        .collect(Collectors.joining(" "));
  }
}
