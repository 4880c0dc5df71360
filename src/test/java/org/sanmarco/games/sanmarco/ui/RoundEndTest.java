package org.sanmarco.games.sanmarco.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sanmarco.ui.testing.Seen.decision;
import static org.sanmarco.ui.testing.Seen.view;

import module java.base;

import javafx.scene.Node;
import javafx.scene.Parent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.SanMarcoState.ExileUnderWay;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.RoundEnded;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoStep;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.RuleTest;
import org.sanmarco.recorded.RecordedGames;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.PlayedMove;
import org.sanmarco.table.Table;
import org.sanmarco.ui.keys.KeyUse;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.RoundOver;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.GameWindow;
import org.sanmarco.ui.testing.GameWindows;

/** Display of the end of a round and of the exile that follows it. */
class RoundEndTest {

  @TempDir private Path folder;

  @RegisterExtension private final GameWindows windows = new GameWindows(() -> folder);

  @Test
  @RuleTest("E4")
  void nobodyScoresABonusWhereAllAreOut() {
    Table whole =
        RecordedGames.all(SanMarco.ID).stream()
            .filter(table -> table.history().stream().anyMatch(RoundEndTest::leavesNobody))
            .findFirst()
            .orElseThrow();
    PlayedMove last =
        whole.history().stream().filter(RoundEndTest::leavesNobody).findFirst().orElseThrow();
    GameWindow game = windows.open(whole.continued(last.number() - 1, new Dealer(1)), 1);
    Fx.run(() -> {
      while (!(game.model.prompt() instanceof RoundOver)) {
        if (game.model.prompt() instanceof Deciding) {
          game.model.decision().make(last.move());
        } else {
          game.model.goOn();
        }
      }
    });
    assertThat(game.labels("round-over"))
        .contains(
            "Everyone has 10 or more penalty points and is out: nobody scores a round bonus.");
  }

  /** Whether a player's move ends a round before the last, in which all are out. */
  private static boolean leavesNobody(PlayedMove played) {
    return played.by() instanceof Actor.Seat
        && played.events().stream()
            .anyMatch(event ->
                event instanceof RoundEnded(int round, List<Integer> penalty)
                    && round < 3
                    && penalty.stream().allMatch(points -> points >= SanMarcoState.LIMIT));
  }

  @Test
  @RuleTest("E5")
  void theExileAfterARoundIsNotPartOfItsLastTurn() {
    GameWindow game = windows.open(2, 1);
    game.until(() -> {
      ExileUnderWay exile = view(game.model).exile();
      return exile != null && exile.bonus() && view(game.model).isLastTurn();
    });
    assertThat(game.find("last-turn").isVisible()).isFalse();
  }

  @Test
  @RuleTest("C5")
  void noblesChosenForExileStayCrossedOut() {
    GameWindow game = windows.open(4, 7);
    game.until(() ->
        game.model.decision().step() == SanMarcoStep.REMOVE
            && decision(game.model).lit().stream()
                .allMatch(choice -> decision(game.model).outcomes(choice).size() > 1));
    ExileUnderWay exile = Objects.requireNonNull(view(game.model).exile());
    Fx.run(() -> KeyUse.show(game.scene(), true));
    assertThat(crosses(game)).as("nothing is chosen").isZero();
    String first = open(game).getFirst();
    Fx.run(() -> noble(game, exile, first).requestFocus());
    assertThat(crosses(game)).as("the next noble to go").isEqualTo(1);
    game.hand.click(first);
    assertThat(game.model.decision().step()).isEqualTo(SanMarcoStep.REMOVE);
    Fx.run(() -> game.find(open(game).getFirst()).requestFocus());
    assertThat(crosses(game)).as("the one chosen").isEqualTo(1);
  }

  private static List<String> open(GameWindow game) {
    return GameWindow.on(() ->
        game.find("game").lookupAll(".remove-seat").stream()
            .filter(button -> !button.isDisabled())
            .map(Node::getId)
            .toList());
  }

  private static Node noble(GameWindow game, ExileUnderWay exile, String remove) {
    return game.find("noble-" + exile.district() + remove.substring(remove.indexOf('-')));
  }

  private static int crosses(GameWindow game) {
    return GameWindow.on(() -> ((Parent) game.find("ghosts")).getChildrenUnmodifiable().size());
  }
}
