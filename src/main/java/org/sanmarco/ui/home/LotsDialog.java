package org.sanmarco.ui.home;

import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.fxml.FXML;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.sanmarco.coach.PeopleTerms;
import org.sanmarco.ui.DialogPage;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.keys.Key;

/** Shows how lots are drawn for the first leader. A click shows the result immediately. */
final class LotsDialog extends DialogPage {

  private static final double BADGE = 72;
  private static final int LAPS = 3;
  private static final double FIRST_MILLIS = 45;
  private static final double SLOWER = 1.16;

  private final Timeline hopping = new Timeline();
  private final String result;
  private final int drawn;
  private final Runnable then;

  @FXML private HBox players;
  @FXML private Label outcome;
  @FXML private Button begin;

  /**
   * A dialog in which lots are drawn.
   *
   * @param draft the game that is about to begin
   * @param drawn the player who is drawn
   * @param then what follows
   */
  LotsDialog(Services services, NewGameModel draft, int drawn, Runnable then) {
    super(services, services.messages(NewGameScreen.TEXTS), "lots.fxml");
    this.drawn = drawn;
    this.then = then;
    result = messages.text("lots.drawn", draft.name(drawn).get());
    PeopleTerms terms = PeopleTerms.in(messages.locale());
    draft.people().forEach(player -> players.getChildren().add(lot(draft, player, terms)));
  }

  void draw() {
    open();
    hop();
  }

  @FXML
  private void skip() {
    hopping.jumpTo("end");
  }

  @FXML
  private void press(KeyEvent event) {
    if (Key.PRESS.is(event)) {
      skip();
      event.consume();
    }
  }

  @FXML
  private void begin() {
    close();
    then.run();
  }

  @Override
  public void close() {
    hopping.stop();
    super.close();
  }

  private static VBox lot(NewGameModel draft, int player, PeopleTerms terms) {
    HBox badges = Nodes.styled(new HBox(), "lot-crests");
    badges.setAlignment(Pos.CENTER);
    for (int seat : draft.seatsOf(player)) {
      SeatBadge badge = new SeatBadge(draft, seat, terms, BADGE);
      badge.refresh();
      badges.getChildren().add(badge);
    }
    Label name = Nodes.styled(new Label(draft.name(player).get()), "lot-name");
    VBox lot = Nodes.styled(new VBox(badges, name), "lot");
    lot.setAlignment(Pos.CENTER);
    return lot;
  }

  private void hop() {
    int hops = LAPS * players.getChildren().size() + drawn;
    double at = 0;
    double pause = FIRST_MILLIS;
    for (int i = 0; i < hops; i++) {
      int player = i % players.getChildren().size() + 1;
      hopping.getKeyFrames().add(new KeyFrame(Duration.millis(at), event -> mark(player)));
      at += pause;
      pause *= SLOWER;
    }
    hopping.getKeyFrames().add(new KeyFrame(Duration.millis(at), event -> show()));
    hopping.play();
  }

  private void mark(int player) {
    for (int i = 0; i < players.getChildren().size(); i++) {
      Nodes.mark(players.getChildren().get(i), "drawn", i == player - 1);
    }
  }

  private void show() {
    mark(drawn);
    outcome.setText(result);
    begin.setDisable(false);
    begin.requestFocus();
  }
}
