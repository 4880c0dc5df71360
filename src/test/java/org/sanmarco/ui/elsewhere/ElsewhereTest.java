package org.sanmarco.ui.elsewhere;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.sun.javafx.stage.WindowHelper;
import javafx.application.Platform;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.elsewhere.KeptGame;
import org.sanmarco.elsewhere.OffsetClock;
import org.sanmarco.elsewhere.Quota;
import org.sanmarco.elsewhere.Service;
import org.sanmarco.elsewhere.TableServer;
import org.sanmarco.elsewhere.Visit;
import org.sanmarco.kernel.Actor;
import org.sanmarco.room.Awaited;
import org.sanmarco.save.FameFile;
import org.sanmarco.save.FinishedGame;
import org.sanmarco.save.NetworkGames;
import org.sanmarco.save.format.Program;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.Animation;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.Tempos;
import org.sanmarco.seats.log.Ledger;
import org.sanmarco.seats.nats.NatsServer;
import org.sanmarco.seats.nats.Pass;
import org.sanmarco.seats.nats.Streams;
import org.sanmarco.seats.nats.TestCreds;
import org.sanmarco.seats.nats.Wire;
import org.sanmarco.table.Games;
import org.sanmarco.table.Presence;
import org.sanmarco.ui.table.model.log.LogLine;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Window;
import org.sanmarco.words.Isolation;

/** A window runs a table, begins games, joins them, and finds them again. */
class ElsewhereTest {

  @TempDir Path folder;

  @RegisterExtension final NatsServer server = new NatsServer("4M");
  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  private static final Service SERVICE = new Service("Club", Program.version(), 1, Quota.USUAL);

  private final List<Visit> visits = new ArrayList<>();

  @AfterEach
  void closeVisits() {
    visits.forEach(Visit::close);
  }

  private void runTable() throws Exception {
    Path file = folder.resolve("table.creds");
    server.creds().write(file);
    window.chosen.add(file);
    window.hand().click("home-elsewhere").click("elsewhere-run");
    Fx.until(() -> window.find("elsewhere-table").isPresent());
  }

  private void invite() {
    ask();
    Fx.until(() -> window.find("invite-copy-1").isPresent());
  }

  private KeptGame kept() throws Exception {
    return games().getFirst();
  }

  private List<KeptGame> games() throws Exception {
    NetworkGames files = new NetworkGames(folder);
    return files.ids().stream().flatMap(id -> KeptGame.read(files.read(id)).stream()).toList();
  }

  /** The other player comes, at a program of their own. */
  private RemoteGame friend() throws Exception {
    return friend(kept().invitations().values().iterator().next());
  }

  private RemoteGame friend(String invitation) throws Exception {
    List<Pass> passes = Stream.of(invitation.split(" ", -1)).map(Pass::read).toList();
    Visit visit = KeptGame.fresh(passes, Map.of()).visit(Games.installed(), Tempos.FAST);
    visits.add(visit);
    var joining = visit.join(Platform::runLater).toCompletableFuture();
    Fx.until(joining::isDone);
    return joining.get();
  }

  private boolean isAsked(RemoteGame game) {
    return !game.isSending() && game.actor() instanceof Actor.Seat(int seat) && game.isHere(seat);
  }

  /** Plays the first legal move of the player who is asked. */
  private void move(RemoteGame friend) {
    moveThere(friend);
    moveHere();
  }

  private void moveThere(RemoteGame friend) {
    Fx.run(() -> {
      if (isAsked(friend)) {
        friend.propose(
            friend.awaited().seat(),
            List.of(friend.view(friend.awaited().seat()).legal().getFirst()));
      }
    });
  }

  /** Plays a move of the window's player, if they are asked. */
  private void moveHere() {
    window.hand().click(this::ownMove);
  }

  /** The first move of the window's player; empty if they are not asked. On the JavaFX thread. */
  private Optional<Node> ownMove() {
    return Fx.find(window.scene(), "#game").lookupAll(".button").stream()
        .filter(node -> String.valueOf(node.getId()).startsWith("move-"))
        .filter(node -> Fx.isUsable(window.scene(), node.getId()))
        .findFirst();
  }

  private void type(String invitation) {
    Fx.run(
        () -> ((TextField) Fx.find(window.scene(), "#elsewhere-invitation")).setText(invitation));
    window.hand().click("elsewhere-join");
  }

  private String state() {
    return labelled("elsewhere-state");
  }

  private String labelled(String id) {
    return window.find(id).map(node -> ((Labeled) node).getText()).orElse("");
  }

  @Test
  void aWholeGameIsPlayedAndVerified() throws Exception {
    runTable();
    invite();
    RemoteGame friend = friend();
    window.hand().click("invite-play");
    Fx.until(() -> window.find("hosted").isPresent());
    Fx.run(() ->
        window
            .services()
            .preferences()
            .change(settings -> settings.with(Setting.ANIMATION, Animation.FAST)));
    while (!(friend.actor() instanceof Actor.Over)) {
      move(friend);
    }
    Fx.until(() -> window.isUsable("moment-next"));
    assertThat(labelled("game-over-check")).as("before the end was seen").isEmpty();
    window.hand().click("moment-next");
    Fx.until(() -> labelled("game-over-check").startsWith("Verified"));
    window.settle();
    assertThat(kept().over()).startsWith("Nim: Bianca and Marco, ");
    assertThat(Files.readAllLines(folder.resolve("network").resolve(kept().id() + ".txt")))
        .noneMatch(line -> line.startsWith("frame"));
    assertThat(window.isUsable("game-over-review")).isTrue();
    assertThat(window.isUsable("game-over-export")).isTrue();
    String name = Fx.on(() -> window.stage().getTitle()).replace("San Marco – ", "");
    Fx.run(window.shell().services().navigator()::fame);
    window.settle();
    window.hand().click("fame-back");
    Fx.until(() -> window.isUsable("game-over-review"));
    assertThat(window.find("hosted")).as("in the game as it was kept").isEmpty();
    assertThat(kept().over()).isEqualTo("Nim: " + name);
    Fx.run(window.shell().services().navigator()::home);
    window.hand().click("home-elsewhere");
    window.settle();
    assertThat(window.text("elsewhere-name")).isEqualTo("Nim: " + name);
    assertThat(state()).isEqualTo("The game is over");
    window.hand().click("elsewhere-play");
    Fx.until(() -> window.find("hosted").isPresent());
    // The last move may arrive after the window has opened, and is then shown.
    Fx.until(() -> {
      if (window.isUsable("moment-next")) {
        ((Button) window.find("moment-next").orElseThrow()).fire();
      }
      return labelled("game-over-check").startsWith("Verified");
    });
    window.settle();
    Fx.run(window.shell().services().navigator()::fame);
    window.settle();
    window.hand().click("fame-back");
    Fx.until(() -> window.isUsable("game-over-review"));
    Fx.run(window.shell().services().navigator()::library);
    window.settle();
    Fx.until(() -> gamesInTheLibrary().equals(List.of(name)));
    assertThat(new FameFile(folder).read().content())
        .extracting(FinishedGame::id)
        .containsExactly(kept().id());
  }

  private List<String> gamesInTheLibrary() {
    return Fx.on(() ->
        window.scene().getRoot().lookupAll(".game-name").stream()
            .map(node -> ((Labeled) node).getText())
            .filter(text -> !text.isEmpty())
            .toList());
  }

  @Test
  void thePlayersPlayAgain() throws Exception {
    runTable();
    invite();
    RemoteGame friend = friend();
    RemoteGame watcher = friend(watching());
    window.hand().click("invite-play");
    Fx.until(() -> window.find("hosted").isPresent());
    while (!(friend.actor() instanceof Actor.Over)) {
      move(friend);
    }
    Fx.until(() -> window.isUsable("game-over-again"));
    String first = kept().id();
    window.hand().click("game-over-decline");
    Fx.until(() -> friend.people().again().answers().equals(Map.of(1, false)));
    Fx.until(() -> labelled("game-over-answers").equals("No: Bianca · No answer yet: Marco"));
    window.hand().click("game-over-again");
    Fx.until(() -> friend.people().again().answers().equals(Map.of(1, true)));
    assertThat(friend.nextGame()).isEmpty();
    assertThat(window.isUsable("game-over-again")).isFalse();
    Fx.run(() -> friend.playAgain(true));
    Fx.until(() -> watcher.nextGame().size() == 1);
    Fx.until(() -> window.find("game-over-again").isEmpty());
    Fx.until(() -> labelled("status-title").equals("Waiting for Marco to join"));
    RemoteGame next = friend(friend.nextGame().getFirst());
    Fx.until(() -> next.people().free().isEmpty());
    assertThat(next.seats()).isEqualTo(friend.seats());
    Fx.until(() -> next.actor().equals(new Actor.Seat(2)));
    assertThat(games()).hasSize(2).extracting(KeptGame::id).contains(first);
    assertThat(games().getFirst().keys().signer()).isEqualTo(games().getLast().keys().signer());
  }

  @Test
  void everyScreenSaysWhoIsThere() throws Exception {
    bePatientNoLonger();
    runTable();
    invite();
    String marco = kept().invitations().values().iterator().next();
    RemoteGame friend = friend(marco);
    Visit there = visits.getFirst();
    there.attend(friend, Program.version(), Platform::runLater);
    window.hand().click("invite-play");
    Fx.until(() -> window.find("hosted").isPresent());
    Fx.until(() -> isThere(friend, 1) && isThere(friend, 2));
    RemoteGame watcher = friend(watching());
    visits.getLast().attend(watcher, "0.9", Platform::runLater);
    Fx.until(() -> isThere(watcher, 1) && isThere(watcher, 2));
    Fx.until(() -> menu("plays-2").contains("Marco is here since "));
    assertThat(Fx.on(() -> item("menu-leader").orElseThrow().getText()))
        .isEqualTo("The table is run by Bianca, who can see all cards.");
    while (!Fx.on(() -> isAsked(friend))) {
      moveHere();
    }
    there.close();
    Fx.until(() -> menu("plays-2").contains("Marco has not been heard of since "));
    Fx.until(() ->
        window.find("elsewhere").filter(tray -> hasText(tray, "not been heard of")).isPresent());
  }

  /** Starts the window again with a tempo in which silence soon counts as an end. */
  private void bePatientNoLonger() throws Exception {
    window.close();
    window.tempo = Tempos.MORTAL;
    window.restart();
  }

  private static boolean isThere(RemoteGame game, int seat) {
    return game.presence(seat).map(Presence::state).equals(Optional.of(Presence.State.HERE));
  }

  private String menu(String id) {
    return Fx.on(
        () -> window.find(id).map(node -> String.valueOf(node.getAccessibleHelp())).orElse(""));
  }

  private static boolean hasText(Node node, String part) {
    return Fx.on(() ->
        node.lookupAll(".label").stream()
            .anyMatch(label -> ((Labeled) label).getText().contains(part)));
  }

  @Test
  void everyScreenSaysThatNoTableLeads() throws Exception {
    bePatientNoLonger();
    TableServer tables =
        TableServer.start(
            server.creds(),
            Games.installed(),
            SERVICE,
            (game, seat, ledger) -> {},
            Clock.systemUTC(),
            Tempos.MORTAL);
    askAsAMember();
    friend();
    window.hand().click("invite-play");
    Fx.until(() -> window.find("hosted").isPresent());
    Fx.until(() -> menu("plays-1").contains("Bianca is here since "));
    tables.close();
    Fx.until(() -> labelled("hosted").equals("No table"));
    assertThat(labelled("notice")).startsWith("No table leads this game now");
    try (TableServer next =
        TableServer.start(
            server.creds(),
            Games.installed(),
            SERVICE,
            (game, seat, ledger) -> {},
            Clock.systemUTC(),
            Tempos.MORTAL)) {
      Fx.until(() -> labelled("hosted").equals("Joined"));
      assertThat(next.led()).hasSize(1);
    }
  }

  /** An invitation to watch the window's game. */
  private String watching() throws Exception {
    return server.creds().seat(kept().id(), 0, 0, TestCreds.ISSUED).toString();
  }

  @Test
  void aGameThatWasLeftIsInTheList() throws Exception {
    runTable();
    invite();
    window.hand().click("invite-play");
    Fx.until(() -> window.find("hosted").isPresent());
    RemoteGame friend = friend();
    Fx.run(window.shell().services().navigator()::home);
    window.hand().click("home-elsewhere");
    Fx.until(() -> window.isUsable("elsewhere-play"));
    assertThat(window.text("elsewhere-name")).startsWith("Nim: Bianca");
    // Until the newest position has come, the list knows an older one.
    Fx.until(() -> state().matches("(Your turn|Waiting for Marco), since .*"));
    window.hand().click("elsewhere-play");
    Fx.until(() -> window.find("hosted").isPresent());
    assertThat(friend.isHere(2)).isTrue();
  }

  @Test
  void theStartScreenShowsWhoseTurnItIs() throws Exception {
    runTable();
    invite();
    window.hand().click("invite-play");
    Fx.until(() -> window.find("hosted").isPresent());
    RemoteGame friend = friend();
    while (!Fx.on(() -> isAsked(friend))) {
      moveHere();
    }
    Fx.run(window.shell().services().navigator()::home);
    Fx.until(() -> labelled("waiting-state").startsWith("Waiting for Marco, since "));
    assertThat(labelled("waiting-name")).startsWith("Nim: Bianca and Marco");
    while (Fx.on(() -> isAsked(friend))) {
      moveThere(friend);
    }
    Fx.until(() -> labelled("waiting-state").startsWith("Your turn, since "));
    window.hand().click("home-elsewhere").click("elsewhere-close");
    Fx.until(() -> window.isUsable("waiting-play"));
    window.hand().click("waiting-play");
    Fx.until(() -> window.find("hosted").isPresent());
  }

  @Test
  void playersWriteAndGiveSeatsToComputers() throws Exception {
    runTable();
    invite();
    window.hand().click("invite-play");
    Fx.until(() -> window.find("hosted").isPresent());
    RemoteGame friend = friend();
    Fx.run(() -> friend.say("Hello"));
    Fx.until(() -> isInLog("Marco: Hello"));
    Fx.until(() -> labelled("signal-2").endsWith("Hello"));
    Fx.until(() -> window.isUsable("chat-line"));
    Fx.run(() -> {
      TextField line = (TextField) Fx.find(window.scene(), "#chat-line");
      line.setText(" Hi ");
      line.fireEvent(new ActionEvent());
    });
    Fx.until(() -> friend.notes().size() == 2);
    assertThat(friend.notes().getLast().text()).isEqualTo("Hi");
    Fx.until(() -> isInLog("Bianca: Hi"));
    Fx.until(() -> friend.awaited().task() == Awaited.Task.DECIDE);
    while (!Fx.on(() -> isAsked(friend))) {
      moveHere();
    }
    plays(1);
    Fx.until(() -> friend.seats().getFirst().isComputer());
    plays(0);
    Fx.until(() -> !friend.seats().getFirst().isComputer());
  }

  private boolean isInLog(String line) {
    return Fx.on(() ->
        ((ListView<?>) Fx.find(window.scene(), "#log"))
            .getItems().stream()
                .anyMatch(item -> Isolation.bare(((LogLine) item).text()).equals(line)));
  }

  /** Chooses who plays for the first player: a person, or a computer. */
  private void plays(int item) {
    Fx.run(() -> ((MenuButton) Fx.find(window.scene(), "#plays-1")).getItems().get(item).fire());
  }

  @Test
  void aUsedInvitationGoesAway() throws Exception {
    runTable();
    invite();
    String line = kept().invitations().values().iterator().next();
    friend(line);
    window.hand().click("invite-later").click("home-elsewhere");
    window.settle();
    window.hand().click("elsewhere-remove").click("remove-yes");
    Fx.until(() -> window.isUsable("elsewhere-none"));
    type("Hi! Here is your link: " + line + " see you");
    Fx.until(() -> {
      // The server may still let in with it.
      if (window.isUsable("join-yes")) {
        ((Button) window.find("join-yes").orElseThrow()).fire();
      }
      return labelled("elsewhere-notice").startsWith("This invitation is used up");
    });
    Fx.until(() -> window.isUsable("elsewhere-none"));
    window.settle();
    assertThat(games()).isEmpty();
  }

  @Test
  void aLinkFromHereLeadsToASetupOfPeople() {
    window.hand().click("home-elsewhere").click("elsewhere-link");
    assertThat(labelled("newgame-start")).isEqualTo("_Invite the players");
    assertThat(window.find("screens-choice").filter(Fx::isShown)).isEmpty();
  }

  @Test
  void whoHasNotComeIsWaitedFor() throws Exception {
    runTable();
    invite();
    window.hand().click("invite-play");
    Fx.until(() -> window.find("hosted").isPresent());
    Fx.until(() -> labelled("status-title").equals("Waiting for Marco to join"));
    assertThat(window.find("joining-invite")).isEmpty();
    Fx.run(window.shell().services().navigator()::home);
    window.hand().click("home-elsewhere");
    Fx.until(() -> state().startsWith("Waiting for Marco to join, since "));
    friend();
    Fx.until(() -> state().matches("(?s)(Your turn|Waiting for Marco), since .*"));
  }

  @Test
  void theTitleCallsAPlayerWhoLooksElsewhere() throws Exception {
    runTable();
    invite();
    window.hand().click("invite-play");
    Fx.until(() -> window.find("hosted").isPresent());
    RemoteGame friend = friend();
    while (ownMove().isEmpty()) {
      moveThere(friend);
    }
    Stage stage = window.stage();
    assertThat(stage.getTitle()).doesNotContain("Your turn");
    Fx.run(() -> WindowHelper.setFocused(stage, false));
    assertThat(stage.getTitle()).contains("Your turn – ");
    Fx.run(() -> WindowHelper.setFocused(stage, true));
    assertThat(stage.getTitle()).doesNotContain("Your turn");
  }

  @Test
  void absencesAreSeenByAll() throws Exception {
    runTable();
    invite();
    window.hand().click("invite-play");
    Fx.until(() -> window.find("hosted").isPresent());
    RemoteGame friend = friend();
    // A proposal from before the game has begun would be refused, at either window.
    Fx.until(() -> friend.awaited().task() == Awaited.Task.DECIDE);
    Fx.run(() -> friend.away(LocalDate.now(ZoneOffset.UTC).plusDays(3)));
    Fx.until(() -> labelled("notice").startsWith("Marco is away until "));
    choose("menu-absence");
    window.hand().click("absence-leave");
    Fx.until(() -> friend.people().away().size() == 2);
    // The window may hear of it later than the other one.
    Fx.until(() -> labelled("notice").contains("Bianca is away until "));
    choose("menu-absence");
    window.hand().click("absence-back");
    Fx.until(() -> friend.people().away().size() == 1);
  }

  /** Chooses an item of the game's menu, once the window offers it. */
  private void choose(String id) {
    Fx.until(() -> item(id).isPresent());
    Fx.run(() -> item(id).orElseThrow().fire());
  }

  private Optional<MenuItem> item(String id) {
    return ((MenuButton) Fx.find(window.scene(), "#hosted"))
        .getItems().stream().filter(item -> id.equals(item.getId())).findFirst();
  }

  @Test
  void aLostSeatIsGivenToSomebodyElse() throws Exception {
    OffsetClock clock = new OffsetClock();
    try (TableServer tables = tables(clock)) {
      RemoteGame lucia = threePlay(tables);
      RemoteGame marco = friend(kept().invitations().values().iterator().next());
      while (!Fx.on(() -> isAsked(marco))) {
        moveHere();
        moveThere(lucia);
      }
      choose("menu-free-2");
      window.hand().click("visit-free-yes");
      Fx.until(() -> labelled("notice").startsWith("A seat can be freed once"));
      clock.pass(Duration.ofHours(1));
      choose("menu-free-2");
      window.hand().click("visit-free-yes");
      Fx.until(() -> lucia.people().questions().size() == 1);
      Fx.run(() -> lucia.free(2));
      Fx.until(() -> window.isUsable("joining-invite"));
      Fx.until(() -> labelled("hosted").equals("Joined"));
      Fx.until(() -> marco.connection() == RemoteGame.Connection.TAKEN_BACK);
      window.hand().click("joining-invite").click("invite-show-1");
      assertThat(window.isUsable("invite-play")).isFalse();
      RemoteGame next =
          friend(Fx.on(() -> ((TextField) Fx.find(window.scene(), "#invite-line-1")).getText()));
      Fx.until(() -> next.people().free().isEmpty());
      Fx.run(() -> next.propose(2, List.of(next.view(2).legal().getFirst())));
      Fx.until(() -> !next.isSending() && !next.actor().equals(new Actor.Seat(2)));
    }
  }

  private TableServer tables(Clock clock) throws Exception {
    return TableServer.start(
        server.creds(), Games.installed(), SERVICE, (game, seat, ledger) -> {}, clock, Tempos.FAST);
  }

  /** A game of three at the window; returns that of the last player, who has joined. */
  private RemoteGame threePlay(TableServer tables) throws Exception {
    becomeAMember();
    setUp(3);
    window.hand().click("lots-begin");
    Fx.until(() -> window.isUsable("invite-play"));
    assertThat(tables.led()).hasSize(1);
    window.hand().click("invite-play");
    Fx.until(() -> window.find("hosted").isPresent());
    return friend(Objects.requireNonNull(kept().invitations().get("Lucia")));
  }

  @Test
  void aQuestionStandsUntilAllHaveAgreed() throws Exception {
    OffsetClock clock = new OffsetClock();
    try (TableServer tables = tables(clock)) {
      RemoteGame lucia = threePlay(tables);
      RemoteGame marco = friend(kept().invitations().values().iterator().next());
      while (!Fx.on(() -> isAsked(marco))) {
        moveHere();
        moveThere(lucia);
      }
      Fx.until(() -> lucia.actor().equals(marco.actor()));
      clock.pass(Duration.ofHours(1));
      Fx.run(() -> lucia.free(2));
      Fx.until(() ->
          labelled("notice")
              .equals(
                  "Lucia wants to free the seat of Marco. If you agree, choose that under"
                      + " Joined."));
      choose("menu-free-2");
      window.hand().click("visit-free-yes");
      Fx.until(() -> marco.connection() == RemoteGame.Connection.TAKEN_BACK);
      Fx.until(() -> lucia.invitations().containsKey(2));
      Fx.until(() -> labelled("notice").isEmpty());
    }
  }

  @Test
  void aTableThatRanHereRunsAgain() throws Exception {
    runTable();
    window.hand().click("elsewhere-close");
    window.close();
    window.restart();
    Fx.until(() -> window.services().homeTable().isRunning());
    window.hand().click("home-elsewhere");
    Fx.until(() -> window.find("elsewhere-table").isPresent());
    window.hand().click("elsewhere-join");
    assertThat(window.text("elsewhere-notice")).isEmpty();
  }

  @Test
  void whoWaitsSeesTheirHand() throws Exception {
    runTable();
    window
        .hand()
        .click("elsewhere-new")
        .click("game-marco-polo")
        .click("players-2")
        .click("seat-2-leads")
        .click("newgame-start");
    Fx.until(() -> window.find("invite-play").isPresent());
    window.hand().click("invite-play");
    Fx.until(() -> window.find("hosted").isPresent());
    friend();
    Fx.until(() -> window.isUsable("elsewhere-cards"));
    assertThat(window.find("elsewhere-cards").orElseThrow().lookupAll(".playing-card")).hasSize(5);
    assertThat(window.find("status-text").filter(Node::isVisible)).as("words to Marco").isEmpty();
  }

  @Test
  void invitationsAreOfferedUntilTheirPlayersHaveCome() throws Exception {
    runTable();
    invite();
    window.hand().click("invite-later").click("home-elsewhere");
    Fx.until(() -> window.isUsable("elsewhere-invitations"));
    friend();
    Fx.until(() -> state().matches("(Your turn|Waiting for Marco), since .*"));
    window.hand().click("elsewhere-invitations");
    assertThat(window.find("invite-line-2")).as("only to watch").isEmpty();
    assertThat(Pass.read(((TextField) window.find("invite-line-1").orElseThrow()).getText()).seat())
        .isZero();
    window.hand().click("invite-later");
    // At one moment: the game may go on.
    Fx.run(() ->
        assertThat(window.find("elsewhere-play").orElseThrow().getStyleClass().contains("accent"))
            .isEqualTo(window.text("elsewhere-state").startsWith("Your turn")));
  }

  @Test
  void anInvitationIsAcceptedAndRemoved() throws Exception {
    runTable();
    invite();
    String line = kept().invitations().values().iterator().next();
    String id = kept().id();
    window.hand().click("invite-copy-1").click("invite-show-1").click("invite-later");
    Fx.run(window.shell().services().navigator()::home);
    Fx.run(() -> window.shell().invited("san-marco://damaged"));
    window.hand().click("elsewhere-join");
    assertThat(window.text("elsewhere-notice")).startsWith("A part of this invitation is missing");
    assertThat(window.isUsable("elsewhere-none")).isFalse();
    window.hand().click("elsewhere-remove").click("remove-yes");
    Fx.until(() -> window.isUsable("elsewhere-none"));
    window.settle();
    assertThat(folder.resolve("network").resolve(id + ".txt")).doesNotExist();
    type(line);
    Fx.until(() -> window.isUsable("join-yes"));
    assertThat(window.text("dialog-text")).startsWith("The table of this game is run by Bianca.");
    window.hand().click("join-yes");
    Fx.until(() -> window.find("hosted").isPresent());
    assertThat(kept().passes().getFirst().toString()).isEqualTo(line.split(" ", -1)[0]);
  }

  @Test
  void aMembersGameIsLedByATableElsewhere() throws Exception {
    try (TableServer tables =
        TableServer.start(
            server.creds(),
            Games.installed(),
            SERVICE,
            (game, seat, ledger) -> {},
            Clock.systemUTC(),
            Tempos.FAST)) {
      askAsAMember();
      assertThat(tables.led()).hasSize(1);
    }
  }

  @Test
  void aFullServerSaysSoToMembersAndItsOwner() throws Exception {
    BlockingQueue<String> said = new LinkedBlockingQueue<>();
    TableServer.Listener owner =
        new TableServer.Listener() {
          @Override
          public void turn(String game, int seat, Ledger ledger) {}

          @Override
          public void said(String sentence) {
            said.add(sentence);
          }
        };
    try (TableServer _ =
            TableServer.start(
                server.creds(), Games.installed(), SERVICE, owner, Clock.systemUTC(), Tempos.FAST);
        Wire wire = Wire.open(server.creds(), Tempos.FAST)) {
      fill(wire, 80);
      assertThat(said.take()).startsWith("The server has used 8").contains(" % of its room");
      askAsAMember();
      assertThat(window.text("dialog-title")).isEqualTo("The server’s room runs short");
      assertThat(window.text("dialog-text")).contains("more than 80 % of its room");
      window.hand().click("dialog-on");
      RemoteGame friend = friend();
      window.hand().click("invite-play");
      Fx.until(() -> window.find("hosted").isPresent());
      fill(wire, 95);
      assertThat(said.take()).startsWith("The server has used 9");
      Fx.until(() -> labelled("notice").startsWith("The server has hardly any room left."));
      while (!(friend.actor() instanceof Actor.Over)) {
        move(friend);
      }
      Fx.until(() -> window.isUsable("game-over-again"));
      window.hand().click("game-over-again");
      Fx.run(() -> friend.playAgain(true));
      Fx.until(() ->
          labelled("game-over-answers")
              .startsWith("There is no next game yet: the server has no room for new games"));
    }
  }

  /** Uses up a part of the server's room, in percent. */
  private static void fill(Wire wire, int percent) throws Exception {
    for (int i = 0; new Streams(wire).usedRoom() < percent; i++) {
      wire.append("v.filler." + percent + ".0." + i, new byte[20_000]).get();
    }
  }

  @Test
  void aShortCodeStandsForAnInvitation() throws Exception {
    try (TableServer tables =
        TableServer.start(
            server.creds(),
            Games.installed(),
            SERVICE,
            (game, seat, ledger) -> {},
            Clock.systemUTC(),
            Tempos.FAST)) {
      window.hand().click("home-elsewhere");
      type("ABCD-EFGH");
      assertThat(window.text("elsewhere-notice")).startsWith("Codes are for members of a club");
      window.hand().click("elsewhere-close");
      askAsAMember();
      assertThat(tables.led()).hasSize(1);
      window.hand().click("invite-code-1");
      Fx.until(() -> window.isUsable("invite-code") && labelled("invite-code").length() == 9);
      String code = labelled("invite-code");
      assertThat(window.text("invite-notice")).startsWith("Read this code to Marco");
      String id = kept().id();
      window.hand().click("invite-later").click("home-elsewhere");
      window.hand().click("elsewhere-remove").click("remove-yes");
      window.settle();
      type("2222-2222");
      Fx.until(() -> labelled("elsewhere-notice").startsWith("No invitation has this code"));
      type(code.toLowerCase(Locale.ROOT));
      Fx.until(() -> window.isUsable("join-yes"));
      window.hand().click("join-yes");
      Fx.until(() -> window.find("hosted").isPresent());
      assertThat(kept().id()).isEqualTo(id);
      assertThat(kept().passes().getFirst().seat()).isEqualTo(2);
    }
  }

  private void askAsAMember() {
    becomeAMember();
    ask();
    Fx.until(() -> window.find("invite-copy-1").isPresent());
  }

  private void becomeAMember() {
    window.hand().click("home-elsewhere");
    assertThat(window.isUsable("elsewhere-new")).isFalse();
    type(server.creds().member("", TestCreds.ISSUED).toString());
    window.settle();
    assertThat(window.text("elsewhere-club")).isEqualTo("Your club at 127.0.0.1");
  }

  private void ask() {
    setUp(2);
    window.hand().click("lots-begin");
  }

  private void setUp(int players) {
    window
        .hand()
        .click("elsewhere-new")
        .click("game-nim")
        .click("players-" + players)
        .click("newgame-start");
    Fx.until(() -> window.isUsable("lots-begin"));
  }

  @Test
  void nobodyHasToWaitForATable() throws Exception {
    becomeAMember();
    server.kill();
    ask();
    assertThat(window.isUsable("newgame-start")).isFalse();
    window.hand().click("new-leave");
    assertThat(window.isUsable("newgame-start")).isTrue();
  }

  @Test
  void aGameOnlyAgainstComputersBeginsAtOnce() throws Exception {
    runTable();
    window.hand().click("elsewhere-new").click("game-nim").click("players-2");
    Fx.run(() ->
        ((ComboBox<?>) Fx.find(window.scene(), "#seat-2-plays")).getSelectionModel().selectLast());
    window.hand().click("newgame-start");
    Fx.until(() -> window.isUsable("lots-begin"));
    window.hand().click("lots-begin");
    Fx.until(() -> window.find("hosted").isPresent());
    assertThat(kept().invitations()).containsOnlyKeys(KeptGame.WATCHERS);
  }

  @Test
  void aServerThatIsAwayIsWaitedFor() throws Exception {
    runTable();
    invite();
    server.kill();
    window.hand().click("invite-play");
    Fx.until(() -> state().startsWith("No answer from 127.0.0.1 yet"));
    server.restart();
    Fx.until(() -> window.find("hosted").isPresent());
  }
}
