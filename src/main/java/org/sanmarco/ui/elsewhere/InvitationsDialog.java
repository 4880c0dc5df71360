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
  @FXML private Label code;
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
    show(false, false);
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
    row.add("code", () -> shorten(player, one.getValue()));
    return row;
  }

  private void show(String line) {
    picture.setImage(QrPicture.of(messages.text("invite.scanned", line), MODULE));
    show(true, false);
  }

  private void show(boolean isPicture, boolean isCode) {
    Nodes.show(picture, isPicture);
    Nodes.show(code, isCode);
  }

  private void shorten(String player, String line) {
    show(false, false);
    notice.setText(messages.text("code.asked"));
    services
        .background()
        .<Shortened>ask(
            "ask for a code",
            () -> shortened(Club.read(services.homeTable(), services.networkGames()), player, line),
            this::show,
            failed -> services.failures().failed("ask for a code", failed));
  }

  /** The big line and the sentence about a code. */
  private record Shortened(String code, String sentence) {}

  private Shortened shortened(Club club, String player, String line) {
    if (!club.isKnown()) {
      return new Shortened("", messages.text("code.no-club"));
    }
    try {
      String letters = club.code(line);
      int half = letters.length() / 2;
      return new Shortened(
          letters.substring(0, half) + "-" + letters.substring(half),
          messages.text("invite.coded", player));
    } catch (Exception failed) {
      return new Shortened("", ElsewhereDialog.unanswered(messages, club, failed));
    }
  }

  private void show(Shortened shortened) {
    code.setText(shortened.code());
    show(false, !shortened.code().isEmpty());
    notice.setText(shortened.sentence());
  }

  @FXML
  private void playNow() {
    close();
    played.run();
  }
}
