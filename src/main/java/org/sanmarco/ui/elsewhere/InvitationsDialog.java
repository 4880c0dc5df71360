package org.sanmarco.ui.elsewhere;

import java.util.Map;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.sanmarco.elsewhere.KeptGame;
import org.sanmarco.ui.DialogPage;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.seats.LinkRow;
import org.sanmarco.ui.seats.QrPicture;

/** The page with the invitation of each other player of a game. */
public final class InvitationsDialog extends DialogPage {

  /** The size of a square of the pictures, in pixels. */
  private static final int MODULE = 3;

  private static final double NAME = 120;

  private final Runnable played;

  @FXML private Label game;
  @FXML private VBox players;
  @FXML private ImageView picture;
  @FXML private Button later;
  @FXML private Button play;
  @FXML private Label notice;

  private InvitationsDialog(
      Services services,
      KeptGame.@Nullable About about,
      Map<String, String> lines,
      @Nullable Runnable played) {
    super(services, services.messages(ElsewhereDialog.TEXTS), "invitations.fxml");
    this.played = played == null ? () -> {} : played;
    Nodes.show(game, about != null);
    if (about != null) {
      GameRow.tell(game, services, about);
    }
    lines.entrySet().forEach(one -> players.getChildren().add(row(one)));
    Nodes.show(picture, false);
    Nodes.show(play, played != null);
    later.setText(messages.text(played == null ? "close" : "invite.later"));
  }

  /** Opens the page of a game of the list, which can be played from there. */
  static void open(
      Services services, KeptGame game, KeptGame.@Nullable About about, Map<String, String> lines) {
    new InvitationsDialog(services, about, lines, () -> ElsewhereDialog.goTo(services, game))
        .open();
  }

  /** Opens the page over a game that is played here. */
  public static void open(Services services, Map<String, String> lines) {
    new InvitationsDialog(services, null, lines, null).open();
  }

  private HBox row(Map.Entry<String, String> one) {
    String player =
        one.getKey().equals(KeptGame.WATCHERS) ? messages.text("invite.watch") : one.getKey();
    Label name = Nodes.wrapped(player);
    name.setPrefWidth(NAME);
    LinkRow row =
        new LinkRow(
            messages,
            "invite",
            players.getChildren().size() + 1,
            player,
            one.getValue(),
            messages.text("invitation") + ": " + player,
            notice,
            this::show);
    row.getChildren().addFirst(name);
    return row;
  }

  private void show(String line) {
    picture.setImage(QrPicture.of(messages.text("invite.scanned", line), MODULE));
    Nodes.show(picture, true);
  }

  @FXML
  private void playNow() {
    close();
    played.run();
  }
}
