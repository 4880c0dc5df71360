package org.sanmarco.ui.elsewhere;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.elsewhere.KeptGame;
import org.sanmarco.elsewhere.Quota;
import org.sanmarco.elsewhere.Service;
import org.sanmarco.elsewhere.TableServer;
import org.sanmarco.elsewhere.Visit;
import org.sanmarco.kernel.Actor;
import org.sanmarco.save.NetworkGames;
import org.sanmarco.save.format.Program;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.Tempos;
import org.sanmarco.seats.nats.NatsServer;
import org.sanmarco.seats.nats.Pass;
import org.sanmarco.seats.nats.TestCreds;
import org.sanmarco.table.Games;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Window;

/** A window that runs a table, begins games and joins them, and the other players of these. */
abstract class ElsewhereWindow {

  @TempDir Path folder;

  @RegisterExtension final NatsServer server = new NatsServer("4M");
  @RegisterExtension final Window window = new Window(() -> folder, 1);

  static final Service SERVICE = new Service("Club", Program.version(), 1, Quota.USUAL);

  final List<Visit> visits = new ArrayList<>();

  /** Also those of the list, if it is still shown: only the program's end closes them then. */
  @AfterEach
  void closeVisits() {
    visits.forEach(Visit::close);
    Fx.run(() ->
        window.scene().getRoot().lookupAll(".host-seat").stream()
            .filter(GameRow.class::isInstance)
            .map(GameRow.class::cast)
            .forEach(GameRow::close));
  }

  void runTable() throws Exception {
    Path file = folder.resolve("table.creds");
    server.creds().write(file);
    window.chosen.add(file);
    window.hand().click("home-elsewhere").click("elsewhere-run");
    Fx.until(() -> window.find("elsewhere-table").isPresent());
  }

  void invite() {
    ask();
    Fx.until(() -> window.find("invite-copy-1").isPresent());
  }

  KeptGame kept() throws Exception {
    return games().getFirst();
  }

  List<KeptGame> games() throws Exception {
    NetworkGames files = new NetworkGames(folder);
    return files.ids().stream().flatMap(id -> KeptGame.read(files.read(id)).stream()).toList();
  }

  /** The other player comes, at a program of their own. */
  RemoteGame friend() throws Exception {
    return friend(kept().invitations().values().iterator().next());
  }

  RemoteGame friend(String invitation) throws Exception {
    List<Pass> passes = Stream.of(invitation.split(" ", -1)).map(Pass::read).toList();
    Visit visit = KeptGame.fresh(passes, Map.of()).visit(Games.installed(), Tempos.FAST);
    visits.add(visit);
    var joining = visit.join(Platform::runLater).toCompletableFuture();
    Fx.until(joining::isDone);
    return joining.get();
  }

  boolean isAsked(RemoteGame game) {
    return !game.isSending() && game.actor() instanceof Actor.Seat(int seat) && game.isHere(seat);
  }

  /** Whether a game is over; it is for the JavaFX thread. */
  static boolean isOver(RemoteGame game) {
    return Fx.on(() -> game.actor() instanceof Actor.Over);
  }

  /** Plays the first legal move of the player who is asked. */
  void move(RemoteGame friend) {
    moveThere(friend);
    moveHere();
  }

  void moveThere(RemoteGame friend) {
    Fx.run(() -> {
      if (isAsked(friend)) {
        friend.propose(
            friend.awaited().seat(),
            List.of(friend.view(friend.awaited().seat()).legal().getFirst()));
      }
    });
  }

  /** Plays a move of the window's player, if they are asked. */
  void moveHere() {
    window.hand().click(this::ownMove);
  }

  /** The first move of the window's player; empty if they are not asked. On the JavaFX thread. */
  Optional<Node> ownMove() {
    return Fx.find(window.scene(), "#game").lookupAll(".button").stream()
        .filter(node -> String.valueOf(node.getId()).startsWith("move-"))
        .filter(node -> Fx.isUsable(window.scene(), node.getId()))
        .findFirst();
  }

  void type(String invitation) {
    Fx.run(
        () -> ((TextField) Fx.find(window.scene(), "#elsewhere-invitation")).setText(invitation));
    window.hand().click("elsewhere-join");
  }

  String state() {
    return labelled("elsewhere-state");
  }

  String labelled(String id) {
    return window.find(id).map(node -> ((Labeled) node).getText()).orElse("");
  }

  String menu(String id) {
    return Fx.on(
        () -> window.find(id).map(node -> String.valueOf(node.getAccessibleHelp())).orElse(""));
  }

  /** An invitation to watch the window's game. */
  String watching() throws Exception {
    return server.creds().seat(kept().id(), 0, 0, TestCreds.ISSUED).toString();
  }

  /** Chooses who plays for the first player: a person, or a computer. */
  void plays(int item) {
    Fx.run(() -> ((MenuButton) Fx.find(window.scene(), "#plays-1")).getItems().get(item).fire());
  }

  Optional<MenuItem> item(String id) {
    return ((MenuButton) Fx.find(window.scene(), "#hosted"))
        .getItems().stream().filter(item -> id.equals(item.getId())).findFirst();
  }

  TableServer tables(Clock clock, Tempo tempo) throws Exception {
    return TableServer.start(
        server.creds(), Games.installed(), SERVICE, (game, seat, ledger) -> {}, clock, tempo);
  }

  void becomeAMember() {
    window.hand().click("home-elsewhere");
    assertThat(window.isUsable("elsewhere-new")).isFalse();
    type(server.creds().member("", TestCreds.ISSUED).toString());
    window.settle();
    assertThat(window.text("elsewhere-club")).isEqualTo("Your club at 127.0.0.1");
  }

  void ask() {
    setUp(2);
    window.hand().click("lots-begin");
  }

  void setUp(int players) {
    window
        .hand()
        .click("elsewhere-new")
        .click("game-nim")
        .click("players-" + players)
        .click("newgame-start");
    Fx.until(() -> window.isUsable("lots-begin"));
  }
}
