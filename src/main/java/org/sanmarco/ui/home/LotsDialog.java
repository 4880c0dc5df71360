package org.sanmarco.ui.home;

import java.util.ArrayList;
import java.util.List;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.sanmarco.coach.PeopleTerms;
import org.sanmarco.ui.Dialogs;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.words.Messages;

/** Shows how lots are drawn for the first leader. A click shows the result immediately. */
final class LotsDialog {

  private static final double BADGE = 72;
  private static final int LAPS = 3;
  private static final double FIRST_MILLIS = 45;
  private static final double SLOWER = 1.16;

  private final List<VBox> players = new ArrayList<>();
  private final Timeline hopping = new Timeline();
  private final Label outcome = Nodes.styled(new Label(), "lots-outcome");
  private final Button begin;
  private final String result;
  private final int drawn;

  private LotsDialog(NewGameModel draft, int drawn, Messages messages) {
    this.drawn = drawn;
    this.result = messages.text("lots.drawn", draft.name(drawn).get());
    PeopleTerms terms = PeopleTerms.in(messages.locale());
    draft.people().forEach(player -> players.add(lot(draft, player, terms)));
    outcome.setText(messages.text("lots.drawing"));
    outcome.setId("lots-outcome");
    begin = new Button(messages.text("lots.begin"));
    begin.setId("lots-begin");
    begin.setDefaultButton(true);
    begin.setDisable(true);
  }

  /**
   * Draws lots in a dialog.
   *
   * @param draft the game that is about to begin
   * @param drawn the player who is drawn
   * @param begin what follows
   */
  static void draw(
      NewGameModel draft, int drawn, Messages messages, Dialogs dialogs, Runnable begin) {
    LotsDialog lots = new LotsDialog(draft, drawn, messages);
    Label title = Nodes.styled(new Label(messages.text("lots.title")), "dialog-title");
    HBox row = Nodes.styled(new HBox(), "lots");
    row.getChildren().addAll(lots.players);
    row.setMinWidth(Region.USE_PREF_SIZE);
    row.setAlignment(Pos.CENTER);
    HBox buttons = Nodes.styled(new HBox(lots.begin), "dialog-buttons");
    buttons.setAlignment(Pos.CENTER_RIGHT);
    VBox dialog = new VBox(title, row, lots.outcome, buttons);
    dialog.setId("lots");
    dialog.setOnMouseClicked(event -> lots.hopping.jumpTo("end"));
    dialog.setOnKeyPressed(event -> {
      if (Key.PRESS.is(event)) {
        lots.hopping.jumpTo("end");
        event.consume();
      }
    });
    lots.begin.setOnAction(event -> {
      dialogs.close(dialog);
      begin.run();
    });
    dialogs.open(
        dialog,
        () -> {
          lots.hopping.stop();
          dialogs.close(dialog);
        });
    lots.hop();
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
    int hops = LAPS * players.size() + drawn;
    double at = 0;
    double pause = FIRST_MILLIS;
    for (int i = 0; i < hops; i++) {
      int player = i % players.size() + 1;
      hopping.getKeyFrames().add(new KeyFrame(Duration.millis(at), event -> mark(player)));
      at += pause;
      pause *= SLOWER;
    }
    hopping.getKeyFrames().add(new KeyFrame(Duration.millis(at), event -> show()));
    hopping.play();
  }

  private void mark(int player) {
    for (int i = 0; i < players.size(); i++) {
      Nodes.mark(players.get(i), "drawn", i == player - 1);
    }
  }

  private void show() {
    mark(drawn);
    outcome.setText(result);
    begin.setDisable(false);
    begin.requestFocus();
  }
}
