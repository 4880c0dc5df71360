package org.sanmarco.ui.elsewhere;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import org.junit.jupiter.api.Test;
import org.sanmarco.elsewhere.TableServer;
import org.sanmarco.elsewhere.Visit;
import org.sanmarco.save.format.Program;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.Tempos;
import org.sanmarco.seats.log.Ledger;
import org.sanmarco.seats.nats.Streams;
import org.sanmarco.seats.nats.Wire;
import org.sanmarco.table.Games;
import org.sanmarco.table.Presence;
import org.sanmarco.ui.testing.Fx;

/** Tables and servers as the window shows them: here, silent, away and full. */
class ElsewhereTablesTest extends ElsewhereWindow {

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

  private static boolean hasText(Node node, String part) {
    return Fx.on(() ->
        node.lookupAll(".label").stream()
            .anyMatch(label -> ((Labeled) label).getText().contains(part)));
  }

  @Test
  void everyScreenSaysThatNoTableAnswers() throws Exception {
    bePatientNoLonger();
    TableServer tables = tables(Clock.systemUTC(), Tempos.MORTAL);
    askAsAMember();
    friend();
    window.hand().click("invite-play");
    Fx.until(() -> window.find("hosted").isPresent());
    Fx.until(() -> menu("plays-1").contains("Bianca is here since "));
    tables.close();
    Fx.until(() -> labelled("hosted").equals("No answer"));
    assertThat(labelled("notice")).startsWith("The table doesn’t answer");
    try (TableServer next = tables(Clock.systemUTC(), Tempos.MORTAL)) {
      Fx.until(() -> labelled("hosted").equals("Joined"));
      assertThat(next.led()).hasSize(1);
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
      assertThat(window.text("dialog-title")).isEqualTo("The server is running out of space");
      assertThat(window.text("dialog-text")).contains("more than 80 % of its space");
      window.hand().click("dialog-on");
      RemoteGame friend = friend();
      window.hand().click("invite-play");
      Fx.until(() -> window.find("hosted").isPresent());
      fill(wire, 95);
      assertThat(said.take()).startsWith("The server has used 9");
      Fx.until(() -> labelled("notice").startsWith("The server is nearly full."));
      while (!isOver(friend)) {
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

  private void askAsAMember() {
    becomeAMember();
    ask();
    Fx.until(() -> window.find("invite-copy-1").isPresent());
  }

  @Test
  void aGameWithoutATableSaysWhatItWaitsFor() throws Exception {
    try (TableServer _ = tables(Clock.systemUTC(), Tempos.FAST)) {
      askAsAMember();
    }
    window.hand().click("invite-later").click("home-elsewhere");
    Fx.until(() -> state().startsWith("No table answers at 127.0.0.1 yet"));
    try (TableServer _ = tables(Clock.systemUTC(), Tempos.FAST)) {
      Fx.until(() -> state().startsWith("Waiting for Marco to join"));
    }
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
