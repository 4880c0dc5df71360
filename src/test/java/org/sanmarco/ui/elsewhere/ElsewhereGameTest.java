package org.sanmarco.ui.elsewhere;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.sun.javafx.stage.WindowHelper;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.sanmarco.elsewhere.KeptGame;
import org.sanmarco.elsewhere.OffsetClock;
import org.sanmarco.elsewhere.TableServer;
import org.sanmarco.kernel.Actor;
import org.sanmarco.room.Awaited;
import org.sanmarco.save.FameFile;
import org.sanmarco.save.FinishedGame;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.Animation;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.Tempos;
import org.sanmarco.ui.table.model.log.LogLine;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.words.Isolation;

/** A game over a server at the window, among people. */
class ElsewhereGameTest extends ElsewhereWindow {

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
    while (!isOver(friend)) {
      move(friend);
    }
    Fx.until(() -> window.isUsable("moment-next"));
    assertThat(labelled("game-over-check")).as("before the end was seen").isEmpty();
    window.hand().click("moment-next");
    Fx.until(() -> labelled("game-over-check").startsWith("Verified"));
    Fx.until(() -> labelled("game-over-check").contains("Confirmed by Marco."));
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
    while (!isOver(friend)) {
      move(friend);
    }
    Fx.until(() -> window.isUsable("game-over-again"));
    String first = kept().id();
    // It comes and goes with answers, and must not move another button under the pointer.
    Parent row = window.find("game-over-decline").orElseThrow().getParent();
    assertThat(Fx.on(() -> row.getChildrenUnmodifiable().getLast().getId()))
        .isEqualTo("game-over-decline");
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

  @Test
  void aLostSeatIsGivenToSomebodyElse() throws Exception {
    OffsetClock clock = new OffsetClock();
    try (TableServer tables = tables(clock, Tempos.FAST)) {
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
    try (TableServer tables = tables(clock, Tempos.FAST)) {
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
}
