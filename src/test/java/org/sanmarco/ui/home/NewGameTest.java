package org.sanmarco.ui.home;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.geometry.Bounds;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Control;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.kernel.RuleTest;
import org.sanmarco.save.Autosave;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Hand;
import org.sanmarco.ui.testing.Pictures;
import org.sanmarco.ui.testing.Window;

/** Setting up a new game in the window. */
class NewGameTest {

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  private final Hand hand = window.hand();

  /** The place of the sheet before anything was changed. */
  private @Nullable Bounds first;

  @BeforeEach
  void start() {
    Fx.run(() -> window.services().navigator().newGame("san-marco"));
    window.settle();
  }

  @Test
  void startsWithOneClick() {
    Pictures.take(window, "new-game");
    hand.click("newgame-start");
    hand.click("lots");
    Fx.until(() -> window.isUsable("lots-begin"));
    assertThat(window.text("lots-outcome")).contains("Lucia");
    Pictures.take(window, "lots");
    Region row = (Region) window.scene().getRoot().lookup(".lots");
    Region dialog = (Region) row.getParent();
    assertThat(Fx.place(row).getMaxX())
        .isLessThanOrEqualTo(Fx.place(dialog).getMaxX() - dialog.getInsets().getRight());
    hand.click("lots-begin");
    Table table = kept();
    assertThat(table.seats())
        .isEqualTo(
            List.of(
                new Seat("Bianca", "red"),
                new Seat("Marco", "blue"),
                new Seat("Lucia", "yellow"),
                new Seat("Pietro", "green")));
    assertThat(table.setup().options()).containsEntry("leader", "3");
  }

  @Test
  void enterInANameLeavesTheFieldOnly() {
    hand.click("seat-1-leads").write("seat-1-name", "Zoë").push(KeyCode.ENTER);
    assertThat(window.find("newgame-start")).isPresent();
    assertThat(window.table()).isEmpty();
  }

  @Test
  void opponentsAreProposedInOneLine() {
    Fx.until(() -> window.isUsable("newgame-opponents"));
    assertThat(window.text("newgame-opponents")).isEqualTo("Your first game? Try it against Nane.");
    hand.click("newgame-opponents");
    Fx.until(() -> !window.isUsable("newgame-opponents"));
    hand.click("seat-1-leads").click("newgame-start");
    assertThat(kept().seats())
        .extracting(Seat::computer)
        .containsExactly("", "easy", "easy", "easy");
  }

  /** The choice is kept for the next game. */
  @Test
  void ownScreensOpenWithTheGame() {
    hand.click("screens-choice").click("seat-1-leads").click("newgame-start");
    Fx.until(() -> !window.text("host-code").isEmpty());
    Pictures.take(window, "own-screens");
    hand.click("host-stop");
    Fx.run(() -> window.services().navigator().newGame("marco-polo"));
    Fx.until(() -> window.find("screens-choice").isPresent());
    assertThat(Fx.on(() -> ((CheckBox) Fx.find(window.scene(), "#screens-choice")).isSelected()))
        .isTrue();
  }

  @Test
  @RuleTest("S2")
  void asksWhoIsOldest() {
    hand.click("players-3").click("seat-2-leads").click("newgame-start");
    assertThat(window.services().preferences().settings().get(Setting.PLAYERS))
        .as("remembered for the next game")
        .isEqualTo(3);
    Table table = kept();
    assertThat(table.setup().players()).isEqualTo(3);
    assertThat(table.setup().options()).containsEntry("leader", "2");
  }

  @Test
  @RuleTest({"S1", "S2"})
  void givesTwoPlayersTwoColoursEach() {
    hand.click("players-2").click("seat-2-leads");
    hand.write("seat-2-name", "bianca");
    assertThat(window.text("seat-2-problem")).isEqualTo("Player 1 already has this name.");
    assertThat(window.isUsable("newgame-start")).isFalse();
    hand.write("seat-2-name", "Zoë");
    hand.click("seat-3-black").click("seat-4-red").click("newgame-start");
    Table table = kept();
    assertThat(table.setup().players()).isEqualTo(2);
    assertThat(table.setup().options()).containsEntry("leader", "2");
    assertThat(table.seats())
        .as("the colours of the two take turns around the table")
        .isEqualTo(
            List.of(
                new Seat("Bianca", "green"),
                new Seat("Zoë", "blue"),
                new Seat("Bianca", "black"),
                new Seat("Zoë", "red")));
  }

  @Test
  void computersHaveNamesOfTheirOwnAndSayHowTheyPlay() {
    Fx.run(() -> {
      window
          .services()
          .preferences()
          .change(settings ->
              settings.with(Setting.COMPUTERS, List.of("", "hard", "easy", "random", "medium")));
      window.services().navigator().newGame("san-marco");
    });
    window.settle();
    hand.click("game-marco-polo").click("players-5");
    Pictures.takeAll(window, "new-game-computers");
    hand.click("game-san-marco").click("players-4");
    hand.write("seat-1-name", "Nane");
    assertThat(window.text("seat-3-character"))
        .isEqualTo(
            "Lacemaker. Looks only at the next move, and often misjudges it: good for a first"
                + " game.");
    hand.click("seat-4-leads").click("newgame-start");
    Table table = kept();
    assertThat(table.seats())
        .isEqualTo(
            List.of(
                new Seat("Nane", "red"),
                new Seat("Dandolo", "blue", "hard"),
                new Seat("Marieta", "yellow", "easy"),
                new Seat("Arlecchino", "green", "random")));
    assertThat(Fx.on(() -> ((Control) Fx.find(window.scene(), "#plays-2")).getTooltip().getText()))
        .endsWith("\nAdmiral. Thinks ahead for up to a second, or three when it divides.");
    assertThat(window.services().preferences().settings().get(Setting.NAMES))
        .as("people are remembered")
        .startsWith("Nane", "Marco", "Lucia");
  }

  @ParameterizedTest
  @ValueSource(strings = {"san-marco", "canal-grande", "marco-polo"})
  void numberOfPlayersAndComputersMovesNothing(String game) {
    hand.click("game-" + game);
    for (String computer : List.of("", "medium")) {
      Fx.run(() -> {
        window.services().preferences().set(Setting.COMPUTERS, Collections.nCopies(5, computer));
        window.services().navigator().newGame(game);
      });
      window.settle();
      for (int players : Games.installed().find(game).orElseThrow().players()) {
        hand.click("players-" + players);
        Bounds place = Fx.place(window.scene().getRoot().lookup(".paper"));
        first = first == null ? place : first;
        assertThat(place).as("%d players", players).isEqualTo(first);
      }
    }
  }

  @Test
  void drawsLotsBetweenTwoPlayers() {
    hand.click("players-2").click("newgame-start").click("lots").click("lots-begin");
    assertThat(kept().setup().options().get("leader")).matches("[12]");
  }

  @Test
  void remembersWhoDoesNotPlay() {
    hand.click("seat-4-leads").click("players-2");
    assertThat(window.find("seat-3-name")).isEmpty();
    hand.click("players-4").click("newgame-start");
    assertThat(window.find("lots")).as("a leader who left makes way for lots").isPresent();
    hand.click("lots").click("lots-begin");
    assertThat(kept().seats().stream().map(Seat::name))
        .containsExactly("Bianca", "Marco", "Lucia", "Pietro");
  }

  @Test
  void startsOnlyWhenAllIsWell() {
    hand.write("seat-2-name", "");
    assertThat(window.text("seat-2-problem")).isEqualTo("Enter a name.");
    hand.write("seat-3-name", "bianca");
    assertThat(window.text("seat-3-problem")).isEqualTo("Player 1 already has this name.");
    hand.write("seat-4-name", "Anna Maria Ludovica Rosalba Giustina");
    assertThat(window.text("seat-4-problem")).contains("24 characters");
    hand.write("worth-POL-most", "3");
    assertThat(window.text("worth-POL-problem")).contains("lower than that for second");
    hand.write("worth-CAS-second", "0");
    assertThat(window.text("worth-CAS-problem")).contains("from 1 to 99");
    assertThat(window.isUsable("newgame-start")).isFalse();
    assertThat(window.text("newgame-problem"))
        .isEqualTo(
            "Can’t start yet: the name of player 2, the name of player 3, the name of player 4,"
                + " the district values.");
    Pictures.take(window, "new-game-wrong");

    hand.push(KeyCode.ENTER);
    assertThat(window.find("newgame")).isPresent();
    assertThat(window.services().dialogs().isOpen()).isFalse();

    hand.write("seat-2-name", "Zoë");
    hand.write("seat-3-name", "Łucja");
    hand.click("players-3").click("worth-reset");
    assertThat(window.text("newgame-problem")).isEmpty();
    assertThat(window.isUsable("newgame-start")).isTrue();
  }

  @Test
  void exchangesColours() {
    hand.click("seat-1-green").click("seat-2-black").click("seat-4-leads");
    hand.click("newgame-start");
    assertThat(kept().seats().stream().map(Seat::colour))
        .containsExactly("green", "black", "yellow", "red");
  }

  @Test
  @RuleTest("B1")
  void takesTheValuesOfTheBoxAtHome() {
    hand.write("worth-DOR-most", "9");
    hand.click("worth-DOR-second").push(KeyCode.UP).push(KeyCode.UP).push(KeyCode.DOWN);
    hand.click("worth-DOR-second").type("x-");
    hand.click("seat-1-leads").click("newgame-start");
    assertThat(kept().setup().options().get("board")).contains("DOR:9/5");
  }

  @ParameterizedTest
  @ValueSource(strings = {"san-marco", "canal-grande", "marco-polo"})
  void everyGameCanBeLearnedInAFirstGame(String game) {
    hand.click("game-" + game).click("newgame-learn");
    window.settle();
    assertThat(Fx.on(() -> window.table().orElseThrow().game().id())).isEqualTo(game);
    assertThat(window.find("tutor")).isPresent();
  }

  @Test
  void goesBack() {
    hand.click("newgame-back");
    window.settle();
    assertThat(window.find("home")).isPresent();
  }

  @Test
  void escapeEndsTheLotsOnly() {
    hand.click("newgame-start").push(KeyCode.ESCAPE);
    assertThat(window.services().dialogs().isOpen()).isFalse();
    assertThat(window.find("newgame")).isPresent();
  }

  /** The game that has begun, as it is autosaved. */
  private Table kept() {
    Fx.until(() -> window.find("newgame").isEmpty());
    Autosave autosave = window.services().autosave();
    autosave.flush();
    return autosave.latest(any -> false).game().orElseThrow().game().table();
  }
}
