package org.sanmarco.ui.elsewhere;

import java.util.Map;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.image.ImageView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.sanmarco.elsewhere.KeptGame;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.seats.QrPicture;
import org.sanmarco.words.Messages;

/** The page with the invitation of each other player of a game. */
final class InvitationsDialog {

  /** The size of a square of the pictures, in pixels. */
  private static final int MODULE = 4;

  private static final double NAME = 120;

  private final Services services;
  private final KeptGame game;
  private final Messages messages;
  private final Region root;

  @FXML private VBox players;
  @FXML private ImageView picture;
  @FXML private Label notice;

  private InvitationsDialog(Services services, KeptGame game) {
    this.services = services;
    this.game = game;
    messages = services.messages(ElsewhereDialog.TEXTS);
    root = (Region) Fxml.load(this, "invitations.fxml", messages);
    game.invitations().entrySet().forEach(one -> players.getChildren().add(row(one)));
    Nodes.show(picture, false);
  }

  /** Opens the page over the screen. */
  static void open(Services services, KeptGame game) {
    InvitationsDialog dialog = new InvitationsDialog(services, game);
    services.dialogs().open(dialog.root, dialog::close);
  }

  private HBox row(Map.Entry<String, String> one) {
    Label name = new Label(one.getKey());
    name.setPrefWidth(NAME);
    TextField line = new TextField(one.getValue());
    line.setEditable(false);
    line.setAccessibleText(messages.text("invitation") + ": " + one.getKey());
    HBox.setHgrow(line, Priority.ALWAYS);
    Button copy = button("invite.copy", one.getKey());
    copy.setOnAction(event -> {
      Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, one.getValue()));
      notice.setText(messages.text("invite.copied", one.getKey()));
    });
    Button show = button("invite.show", one.getKey());
    show.setOnAction(event -> {
      picture.setImage(QrPicture.of(one.getValue(), MODULE));
      Nodes.show(picture, true);
      notice.setText(messages.text("invite.shown", one.getKey()));
    });
    HBox row = new HBox(name, line, copy, show);
    row.getStyleClass().add("host-seat");
    return row;
  }

  private Button button(String key, String player) {
    Button button = new Button(messages.text(key));
    button.setId(key.replace('.', '-') + "-" + (players.getChildren().size() + 1));
    button.setAccessibleText(button.getText() + ": " + player);
    button.setMinWidth(Region.USE_PREF_SIZE);
    return button;
  }

  @FXML
  private void play() {
    close();
    ElsewhereDialog.goTo(services, game);
  }

  @FXML
  private void close() {
    services.dialogs().close(root);
  }
}
