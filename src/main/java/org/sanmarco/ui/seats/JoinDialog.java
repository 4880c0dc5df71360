package org.sanmarco.ui.seats;

import module java.base;

import javafx.application.Platform;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Coach;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.seats.Nearby;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.http.HttpClaim;
import org.sanmarco.seats.http.JoinedSeats;
import org.sanmarco.table.Games;
import org.sanmarco.ui.DialogPage;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.art.Crest;
import org.sanmarco.ui.art.SeatColour;

/** The page at which this window joins a game that is open at another computer. */
public final class JoinDialog extends DialogPage {

  private static final double CREST = 22;

  /** The identifier of the file of the seats that were joined last. */
  private static final String FILE = "joined";

  /** The boxes of the players who may join, and of spectators, with the seats that each takes. */
  private final Map<CheckBox, List<Integer>> chosen = new HashMap<>();

  /** The game whose seats are listed; null before it was found. */
  private @Nullable HttpClaim door;

  private boolean isClosed;

  /** Looks for games as long as the page is open. */
  private final Runnable search;

  @FXML private Button back;
  @FXML private VBox nearby;
  @FXML private TextField address;
  @FXML private TextField code;
  @FXML private VBox places;
  @FXML private Label notice;
  @FXML private Button look;
  @FXML private Button go;

  private JoinDialog(Services services) {
    super(services, services.messages(Sheet.TEXTS), "join.fxml");
    address.textProperty().subscribe(this::changed);
    code.textProperty().subscribe(this::changed);
    changed();
    showNearby(List.of());
    services.<Optional<JoinedSeats>>run(
        "look for a game that was joined",
        () ->
            services
                .hostedGames()
                .read(
                    FILE, bytes -> JoinedSeats.read(bytes, services.tempo()), JoinedSeats::toBytes),
        found -> found.ifPresent(this::offerToGoBack));
    search = services.nearby().search(found -> Platform.runLater(() -> showNearby(found)));
  }

  /** Offers the seats of a game that this program was in when it was killed. */
  private void offerToGoBack(JoinedSeats seats) {
    back.setText(messages.text("join.back", seats.door().host().getAuthority()));
    back.setOnAction(event -> {
      back.setDisable(true);
      join(seats);
    });
    Nodes.show(back, true);
  }

  /** Shows the games that were found; a click takes over the address of one. */
  private void showNearby(List<Nearby.Found> found) {
    nearby.getChildren().setAll(new Label(messages.text("join.nearby")));
    nearby.getChildren().getFirst().getStyleClass().add("host-label");
    for (Nearby.Found game : found) {
      Button take = new Button(game.name());
      take.setId("join-game-" + game.authority());
      take.setMnemonicParsing(false);
      take.setOnAction(event -> {
        address.setText(game.authority());
        code.requestFocus();
      });
      nearby.getChildren().add(take);
    }
    Nodes.show(nearby, !found.isEmpty());
  }

  /** Opens the page over the screen. */
  public static void open(Services services) {
    JoinDialog dialog = new JoinDialog(services);
    dialog.open();
    dialog.address.requestFocus();
  }

  /** Called when another game may be meant. */
  private void changed() {
    door = null;
    chosen.clear();
    places.getChildren().clear();
    go.setDisable(true);
    go.setDefaultButton(false);
    look.setDefaultButton(true);
    notice.setText("");
  }

  @FXML
  private void look() {
    changed();
    HttpClaim.read(address.getText(), code.getText(), services.tempo())
        .ifPresentOrElse(this::ask, () -> notice.setText(messages.text("join.wrong-address")));
  }

  private void ask(HttpClaim given) {
    services.<List<HttpClaim.Place>>run(
        "look for the seats of a game", given::places, found -> show(given, found), this::refused);
  }

  private void show(HttpClaim given, List<HttpClaim.Place> found) {
    door = given;
    places.getChildren().setAll(Nodes.styled(new Label(messages.text("join.who")), "host-label"));
    Map<String, List<HttpClaim.Place>> players = new LinkedHashMap<>();
    found.forEach(
        place -> players.computeIfAbsent(place.name(), name -> new ArrayList<>()).add(place));
    players.forEach((name, own) -> {
      CheckBox box = box("join-seat-" + own.getFirst().seat(), name);
      HBox crests = new HBox();
      own.stream()
          .filter(place -> !place.colour().isEmpty())
          .forEach(
              place -> crests.getChildren().add(new Crest(SeatColour.of(place.colour()), CREST)));
      box.setGraphic(crests);
      if (own.stream().allMatch(HttpClaim.Place::isFree)) {
        chosen.put(box, own.stream().map(HttpClaim.Place::seat).toList());
      } else {
        box.setDisable(true);
        box.setText(name + " – " + messages.text("join.taken"));
      }
    });
    chosen.put(box("join-watch", messages.text("join.watch")), List.of(0));
    go.setDisable(false);
    look.setDefaultButton(false);
    go.setDefaultButton(true);
    places.getChildren().stream()
        .filter(node -> node instanceof CheckBox && !node.isDisabled())
        .findFirst()
        .ifPresent(Node::requestFocus);
  }

  private CheckBox box(String id, String text) {
    CheckBox box = new CheckBox(text);
    box.setId(id);
    box.setMnemonicParsing(false);
    places.getChildren().add(box);
    return box;
  }

  @FXML
  private void join() {
    HttpClaim given = door;
    List<Integer> seats =
        chosen.entrySet().stream()
            .filter(entry -> entry.getKey().isSelected())
            .flatMap(entry -> entry.getValue().stream())
            .sorted()
            .toList();
    if (given == null || seats.isEmpty()) {
      notice.setText(messages.text("join.none"));
      return;
    }
    go.setDisable(true);
    services.<JoinedSeats>run(
        "take seats of a game", () -> JoinedSeats.take(given, seats), this::join, this::refused);
  }

  private void join(JoinedSeats seats) {
    RemoteGame.join(Games.installed(), seats.ends(), Platform::runLater)
        .whenComplete((game, failed) -> Platform.runLater(() -> joined(seats, game, failed)));
  }

  private void joined(JoinedSeats seats, @Nullable RemoteGame game, @Nullable Throwable failed) {
    if (game == null) {
      back.setDisable(false);
      refused(failed);
      return;
    }
    boolean isGivenUp = isClosed;
    close();
    enter(services, seats, game, isGivenUp);
  }

  /** Shows a game that was joined, unless that was given up meanwhile. */
  private static void enter(
      Services services, JoinedSeats seats, RemoteGame game, boolean isGivenUp) {
    SeatFiles.keep(services, FILE, Optional.of(seats.toBytes()));
    game.onLeave(() -> SeatFiles.keep(services, FILE, Optional.empty()));
    game.onAnother(() -> follow(services, seats, game));
    game.canPlayAgain(true);
    if (isGivenUp) {
      game.leave();
    } else {
      services.navigator().joined(game, Optional.empty());
    }
  }

  /** Goes on with the game that the others play now. */
  private static void follow(Services services, JoinedSeats seats, RemoteGame before) {
    RemoteGame.join(Games.installed(), seats.ends(), Platform::runLater)
        .whenComplete((game, failed) ->
            Platform.runLater(() -> {
              if (game != null) {
                enter(services, seats, game, before.isLeft());
              } else if (!before.isLeft()) {
                open(services);
              }
            }));
  }

  private void refused(@Nullable Throwable why) {
    Refusal refusal = why instanceof RefusedException refused ? refused.refusal() : null;
    if (RemoteGame.SEAT_TAKEN_BACK.equals(refusal)) {
      SeatFiles.keep(services, FILE, Optional.empty());
      Nodes.show(back, false);
    }
    changed();
    notice.setText(
        Optional.ofNullable(refusal)
            .map(no -> messages.language().begin(Coach.refusal("", no, messages.locale())) + ".")
            .orElseGet(() -> messages.text("join.failed")));
  }

  @Override
  public void close() {
    isClosed = true;
    search.run();
    super.close();
  }
}
