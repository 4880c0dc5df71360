package org.sanmarco.ui.seats;

import java.net.InetAddress;
import java.util.List;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.seats.http.Claims;
import org.sanmarco.seats.http.Networks.Network;
import org.sanmarco.table.Seat;
import org.sanmarco.ui.DialogPage;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.art.Crest;
import org.sanmarco.ui.art.SeatColour;

/**
 * The page at which seats come to screens of their own: where they find the game, and who is there.
 */
final class HostingDialog extends DialogPage {

  /** The share of the window's height that the picture has until all have joined. */
  private static final double SHARE = 1.0 / 3;

  /** The height of the picture once all have joined, in pixels. */
  private static final double SMALL = 120;

  private static final double CREST = 22;

  private final OwnScreens screens;

  /** Whether a person had not joined yet when the page was last updated. */
  private boolean isAnyFree;

  /** Whether a device looked for the game elsewhere then. */
  private boolean isAnyLost;

  @FXML private Label networkLabel;
  @FXML private ComboBox<Network> network;
  @FXML private ImageView picture;
  @FXML private Label address;
  @FXML private Label code;
  @FXML private VBox seats;
  @FXML private Label notice;
  @FXML private Button stop;

  private HostingDialog(Services services, OwnScreens screens) {
    super(services, services.messages(Sheet.TEXTS), "host.fxml");
    this.screens = screens;
    network.setConverter(Nodes.words(HostingDialog::words));
  }

  static void open(Services services, OwnScreens screens) {
    HostingDialog dialog = new HostingDialog(services, screens);
    dialog.open();
    screens.onPresence(dialog::show);
    dialog.show();
    screens.prepare(dialog::found);
  }

  private void found(List<Network> networks) {
    network.getItems().setAll(networks);
    Nodes.show(networkLabel, networks.size() > 1);
    Nodes.show(network, networks.size() > 1);
    screens
        .hosting()
        .ifPresentOrElse(
            hosting ->
                networks.stream()
                    .filter(one -> one.address().equals(hosting.address()))
                    .findFirst()
                    .ifPresent(network::setValue),
            () -> {
              network.setValue(networks.getFirst());
              start(networks.getFirst().address());
            });
    network.valueProperty().subscribe((before, now) -> choose(now.address()));
  }

  /** Opens at another address, which is kept for the games to come. */
  private void choose(InetAddress where) {
    services.preferences().set(Setting.NETWORK, where.getHostAddress());
    start(where);
  }

  private void start(InetAddress where) {
    notice.setText("");
    screens.start(
        where,
        () -> {
          screens.hostingChanged();
          show();
        },
        failed ->
            notice.setText(messages.text("host.failed", String.valueOf(failed.getMessage()))));
  }

  private void show() {
    stop.setDisable(!screens.isStoppable());
    Optional<Claims.Ways> sought =
        screens.hosting().flatMap(hosting -> hosting.server().claims().sought());
    boolean wasAnyLost = isAnyLost;
    boolean wasAnyFree = isAnyFree;
    isAnyLost = sought.isPresent();
    isAnyFree = !screens.isEverybodyAtOwnScreens() || isAnyLost;
    if (wasAnyFree && !isAnyFree || wasAnyLost && !isAnyLost) {
      // Nobody has to close it on a screen at which nobody sits.
      close();
      return;
    }
    screens
        .hosting()
        .ifPresent(hosting -> {
          notice.setText(
              new Network(hosting.address(), "").isNone()
                  ? messages.text("host.none")
                  : sought
                      .map(ways -> messages.text(hosting.isAt(ways) ? "host.port" : "host.moved"))
                      .orElse(""));
          address.setText(hosting.server().authority());
          code.setText(hosting.code());
          picture.setImage(QrPicture.ofHeight(hosting.server().link(), height()));
          seats.getChildren().clear();
          for (int seat = 1; seat <= screens.game().seats().size(); seat++) {
            seats.getChildren().add(row(seat, hosting));
          }
          hosting.server().sittingOut().stream()
              .map(name -> line(name, "host.watches"))
              .forEach(seats.getChildren()::add);
        });
  }

  /** Large until all have joined, so that it can be scanned from where the players sit. */
  private double height() {
    return isAnyFree && root.getScene() != null ? root.getScene().getHeight() * SHARE : SMALL;
  }

  private HBox row(int seat, Hosting hosting) {
    Seat sitting = screens.game().seat(seat);
    String state =
        sitting.isComputer()
            ? "host.computer"
            : hosting.isPresent(seat)
                ? "host.present"
                : hosting.isClaimed(seat) ? "host.away" : "host.free";
    HBox row =
        new HBox(new Crest(SeatColour.of(sitting.colour()), CREST), line(sitting.name(), state));
    row.getStyleClass().add("host-seat");
    if (hosting.isClaimed(seat)) {
      Button release =
          Nodes.button(
              "host-release-" + seat, messages.text("host.release"), () -> hosting.release(seat));
      row.getChildren().add(Nodes.uncut(release));
    }
    return row;
  }

  private Label line(String name, String state) {
    return Nodes.wrapped(name + " – " + messages.text(state));
  }

  @FXML
  private void invite() {
    close();
    screens.invite();
  }

  @FXML
  private void stop() {
    screens.stop();
    screens.hostingChanged();
    close();
  }

  @Override
  public void close() {
    screens.onPresence(null);
    super.close();
  }

  /** An address and the name of its adapter. */
  private static String words(@Nullable Network network) {
    return network == null
        ? ""
        : (network.address().getHostAddress() + "  " + network.adapter()).strip();
  }
}
