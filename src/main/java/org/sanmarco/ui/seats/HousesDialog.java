package org.sanmarco.ui.seats;

import module java.base;

import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.sanmarco.seats.http.OtherHouses;
import org.sanmarco.seats.router.PortKeeper;
import org.sanmarco.table.Seat;
import org.sanmarco.ui.DialogPage;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.art.Crest;
import org.sanmarco.ui.art.SeatColour;

/** The page with the links for players in other houses. */
final class HousesDialog extends DialogPage {

  private static final double CREST = 22;
  private static final double NAME = 150;

  /** The size of a square of the pictures, in pixels. */
  private static final int MODULE = 4;

  /** An address that a player types: a name or four numbers, or IPv6 in brackets, with a port. */
  private static final Pattern TYPED =
      Pattern.compile("((?:[A-Za-z0-9-]+\\.)+[A-Za-z0-9-]+|\\[[0-9A-Fa-f:]+])(:\\d{1,5})?");

  private final OwnScreens screens;

  @FXML private Label state;
  @FXML private Label moved;
  @FXML private HBox hand;
  @FXML private TextField typed;
  @FXML private CheckBox sixth;
  @FXML private VBox seats;
  @FXML private ImageView picture;
  @FXML private Label notice;
  @FXML private Button shut;

  private HousesDialog(Services services, OwnScreens screens) {
    super(services, services.messages(Sheet.TEXTS), "houses.fxml");
    this.screens = screens;
    Nodes.show(picture, false);
    typed.textProperty().subscribe((before, now) -> show());
    sixth.selectedProperty().subscribe((before, now) -> show());
  }

  static void open(Services services, OwnScreens screens) {
    HousesDialog dialog = new HousesDialog(services, screens);
    dialog.open();
    screens.door().onPage(dialog::show);
    screens.onPresence(dialog::show);
    dialog.show();
  }

  private void show() {
    Optional<OtherHouses> open = screens.door().houses();
    shut.setDisable(open.isEmpty());
    state.setText(
        open.map(door -> DoorSentence.of(messages, door.state(), door.proof(), door.socket()))
            .orElseGet(() -> messages.text("houses.asking")));
    Nodes.show(moved, open.filter(OtherHouses::hasMoved).isPresent());
    Nodes.show(hand, open.filter(door -> door.state() instanceof PortKeeper.Closed).isPresent());
    Nodes.show(sixth, open.flatMap(OtherHouses::sixth).isPresent());
    seats.getChildren().clear();
    open.ifPresent(door -> authority(door).ifPresent(authority -> show(door, authority)));
  }

  /** The address and port of the links; empty while there is none. */
  private Optional<String> authority(OtherHouses door) {
    if (sixth.isSelected() && door.sixth().isPresent()) {
      return door.sixth();
    }
    Matcher matcher = TYPED.matcher(typed.getText().strip());
    return door.authority()
        .or(() ->
            matcher.matches()
                ? Optional.of(
                    matcher.group(1)
                        + Optional.ofNullable(matcher.group(2))
                            .orElse(":" + door.socket().getPort()))
                : Optional.empty());
  }

  private void show(OtherHouses door, String authority) {
    Set<String> players = new HashSet<>();
    for (int seat = 1; seat <= screens.game().seats().size(); seat++) {
      Seat sitting = screens.game().seat(seat);
      // The seats of a player are all decided at the screen of the first.
      if (!sitting.isComputer() && players.add(sitting.name())) {
        seats.getChildren().add(row(seat, sitting, door.link(authority, seat)));
      }
    }
  }

  private HBox row(int seat, Seat sitting, String link) {
    String there =
        screens
            .hosting()
            .filter(hosting -> hosting.isClaimed(seat))
            .map(hosting -> hosting.isPresent(seat) ? "host.present" : "host.away")
            .orElse("host.free");
    Label name = Nodes.wrapped(sitting.name() + " – " + messages.text(there));
    name.setMinWidth(NAME);
    name.setPrefWidth(NAME);
    LinkRow row =
        new LinkRow(
            messages,
            "houses",
            seat,
            sitting.name(),
            link,
            messages.text("houses.link", sitting.name()),
            notice,
            this::show);
    row.getChildren().addAll(0, List.of(new Crest(SeatColour.of(sitting.colour()), CREST), name));
    return row;
  }

  private void show(String link) {
    picture.setImage(QrPicture.of(link, MODULE));
    Nodes.show(picture, true);
  }

  @FXML
  private void shut() {
    screens.door().close();
    screens.hostingChanged();
    close();
  }

  @Override
  public void close() {
    screens.door().onPage(() -> {});
    screens.onPresence(null);
    super.close();
  }
}
