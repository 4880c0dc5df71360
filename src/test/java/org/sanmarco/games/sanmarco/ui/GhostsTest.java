package org.sanmarco.games.sanmarco.ui;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.ui.board.BoardView;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfDistrict;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoStep;
import org.sanmarco.ui.keys.KeyUse;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.table.board.Target;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.GameOver;
import org.sanmarco.ui.testing.FaceUpCards;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.GameWindow;
import org.sanmarco.ui.testing.GameWindows;
import org.sanmarco.ui.testing.Screens;

/** Clickable nodes stand out, others recede, and pointing previews the result of a click. */
class GhostsTest {

  /** The number of times that each kind of decision is inspected. */
  private static final int LOOKS = 3;

  @TempDir private Path folder;

  @RegisterExtension private final GameWindows windows = new GameWindows(() -> folder);

  private final Map<SanMarcoStep, Integer> looked = new EnumMap<>(SanMarcoStep.class);

  @Test
  void everyCardShowsWhatWouldStandWhereItIsPointedAt() {
    GameWindow game = windows.open(4, 7);
    Fx.run(() -> KeyUse.show(game.scene(), true));
    Fx.run(() -> {
      while (!(game.model.prompt() instanceof GameOver)) {
        if (game.model.prompt() instanceof Deciding
            && game.model.decision().step() instanceof SanMarcoStep step) {
          look(game, step);
        }
        game.clicker.step();
      }
    });
    assertThat(looked)
        .containsKeys(
            SanMarcoStep.PLACE,
            SanMarcoStep.BUILD,
            SanMarcoStep.TRAITOR,
            SanMarcoStep.DOGE,
            SanMarcoStep.REMOVE);
  }

  private void look(GameWindow game, SanMarcoStep step) {
    BoardView board = (BoardView) game.find("board");
    List<Target> targets = board.lookupAll(".target").stream().map(Target.class::cast).toList();
    List<Target> lit = targets.stream().filter(Target::isLit).toList();
    int times = lit.isEmpty() ? 0 : looked.merge(step, 1, Integer::sum);
    if (times == 0 || times > LOOKS) {
      return;
    }
    board.applyCss();
    for (Target target : targets) {
      boolean asked = game.model.decision().lit().stream().anyMatch(target::matches);
      assertThat(is(target, "dim"))
          .as("%s at %s", target.getId(), step)
          .isEqualTo(!target.isLit() && (asked || target.isGround()));
      assertThat(target.lookupAll(".glow").stream().anyMatch(Node::isVisible))
          .isEqualTo(target.isLit());
    }
    SanMarcoView view = (SanMarcoView) game.model.decision().asked();
    // Nobody knows before the roll whom an exile will reach.
    for (Choice choice : game.model.decision().lit()) {
      boolean stays = choice instanceof OfDistrict(var district) && district == view.doge();
      if (step != SanMarcoStep.EXILE && !(step == SanMarcoStep.DOGE && stays)) {
        board.spot(choice).ifPresent(Node::requestFocus);
        assertThat(((Parent) board.lookup("#ghosts")).getChildrenUnmodifiable())
            .as("%s at %s", choice, step)
            .isNotEmpty();
      }
    }
    if (step == SanMarcoStep.PLACE || step == SanMarcoStep.TRAITOR) {
      assertThat(FaceUpCards.words(board)).containsPattern("\\d → \\d, (first|second|behind)");
      assertThat(board.lookupAll(".forecast-loss"))
          .as("a change that nobody scores by")
          .filteredOn(number -> number.getParent().isVisible())
          .noneMatch(number -> ((Text) number).getText().equals("0"));
    }
    if (times == 1) {
      Screens.picture(game.scene(), "game-pointing-" + step);
    }
  }

  private static boolean is(Node node, String state) {
    return node.getPseudoClassStates().contains(PseudoClass.getPseudoClass(state));
  }
}
