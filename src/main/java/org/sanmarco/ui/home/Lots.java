package org.sanmarco.ui.home;

import java.util.ArrayList;
import java.util.List;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.Dialogs;
import org.sanmarco.ui.Messages;
import org.sanmarco.ui.board.Crest;
import org.sanmarco.ui.board.SeatColour;

/** Shows how lots are drawn for the first leader (S2). A click shows at once whom they fall on. */
final class Lots {

  private static final PseudoClass DRAWN = PseudoClass.getPseudoClass("drawn");
  private static final double BADGE = 72;
  private static final int LAPS = 3;
  private static final double FIRST_MILLIS = 45;
  private static final double SLOWER = 1.16;

  private final List<VBox> players = new ArrayList<>();
  private final Timeline hopping = new Timeline();
  private final Label told = new Label();
  private final Button begin;
  private final String result;
  private final int drawn;

  private Lots(Table table, int drawn, Messages messages) {
    this.drawn = drawn;
    this.result = messages.text("lots.drawn", table.seat(drawn).name());
    for (Seat seat : table.seats()) {
      Crest crest = new Crest(BADGE);
      crest.show(SeatColour.of(seat.colour()));
      Label name = new Label(seat.name());
      name.getStyleClass().add("lot-name");
      VBox player = new VBox(crest, name);
      player.setAlignment(Pos.CENTER);
      player.getStyleClass().add("lot");
      players.add(player);
    }
    told.setText(messages.text("lots.drawing"));
    told.setId("lots-told");
    told.getStyleClass().add("lots-told");
    begin = new Button(messages.text("lots.begin"));
    begin.setId("lots-begin");
    begin.setDefaultButton(true);
    begin.setDisable(true);
  }

  /**
   * Draws lots in a dialog.
   *
   * @param table the game that is about to begin
   * @param drawn the seat that is drawn
   * @param begin what follows
   */
  static void draw(Table table, int drawn, Messages messages, Dialogs dialogs, Runnable begin) {
    Lots lots = new Lots(table, drawn, messages);
    Label title = new Label(messages.text("lots.title"));
    title.getStyleClass().add("dialog-title");
    HBox row = new HBox();
    row.getChildren().addAll(lots.players);
    row.setAlignment(Pos.CENTER);
    row.getStyleClass().add("lots");
    HBox buttons = new HBox(lots.begin);
    buttons.setAlignment(Pos.CENTER_RIGHT);
    buttons.getStyleClass().add("dialog-buttons");
    VBox dialog = new VBox(title, row, lots.told, buttons);
    dialog.setId("lots");
    dialog.setMinWidth(Region.USE_PREF_SIZE);
    dialog.setOnMouseClicked(event -> lots.hopping.jumpTo("end"));
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

  private void hop() {
    int hops = LAPS * players.size() + drawn;
    double at = 0;
    double pause = FIRST_MILLIS;
    for (int i = 0; i < hops; i++) {
      int seat = i % players.size() + 1;
      hopping.getKeyFrames().add(new KeyFrame(Duration.millis(at), event -> mark(seat)));
      at += pause;
      pause *= SLOWER;
    }
    hopping.getKeyFrames().add(new KeyFrame(Duration.millis(at), event -> show()));
    hopping.play();
  }

  private void mark(int seat) {
    for (int i = 0; i < players.size(); i++) {
      players.get(i).pseudoClassStateChanged(DRAWN, i == seat - 1);
    }
  }

  private void show() {
    mark(drawn);
    told.setText(result);
    begin.setDisable(false);
    begin.requestFocus();
  }
}
