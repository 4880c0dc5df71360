package org.sanmarco.ui.elsewhere;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import org.junit.jupiter.api.Test;
import org.sanmarco.elsewhere.KeptGame;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.nats.Pass;
import org.sanmarco.ui.testing.Fx;

/** The list of games over a server: they are begun, joined, left and found again. */
class ElsewhereListTest extends ElsewhereWindow {

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
      // It may also take longer than a player waits to be refused.
      if (labelled("elsewhere-notice").startsWith("No table answers")) {
        ((Button) window.find("elsewhere-join").orElseThrow()).fire();
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
    assertThat(window.text("dialog-text"))
        .startsWith("Nim with Bianca. You play as Marco. There is no time limit in this game.")
        .contains("Players may ask computers for advice", "is run by Bianca.");
    window.hand().click("join-yes");
    Fx.until(() -> window.find("hosted").isPresent());
    assertThat(kept().passes().getFirst().toString()).isEqualTo(line.split(" ", -1)[0]);
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
}
