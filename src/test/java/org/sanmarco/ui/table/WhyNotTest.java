package org.sanmarco.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.control.Labeled;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.recorded.RecordedGames;
import org.sanmarco.table.Table;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.GameWindow;
import org.sanmarco.ui.testing.GameWindows;

/** A click that does nothing shows the reason, where it was made. */
class WhyNotTest {

  @TempDir Path folder;

  @RegisterExtension private final GameWindows windows = new GameWindows(() -> folder);

  private @Nullable GameWindow window;

  @Test
  void aDistrictThatIsNotLitSaysWhyByItsRule() {
    GameWindow game = game(3, Phase.PLAY, () -> hasDistrictCard());
    game.hand.click("hand-" + (1 + hand().indexOf(game.districtCard())));
    String far = "district-" + game.far();
    game.hand.click(far);
    assertThat(plate(game)).matches(".*[(][A-Z][0-9]+[)][.]");
    Bounds clicked = bounds(game, far);
    Bounds plate = bounds(game, "why-plate");
    assertThat(plate.getMinX()).isBetween(clicked.getMinX(), clicked.getMaxX() + 20);
    assertThat(plate.getMinY()).isBetween(clicked.getMinY(), clicked.getMaxY() + 20);
    game.picture("game-why-plate");
  }

  @Test
  void thePlateGoesWithTheNextClick() {
    GameWindow game = game(3, Phase.PLAY, () -> hasDistrictCard());
    String card = "hand-" + (1 + hand().indexOf(game.districtCard()));
    game.hand.click(card).click("district-" + game.far()).click(card);
    assertThat(isShown(game)).isFalse();
  }

  @Test
  void theBoardSaysThatItIsNotAsked() {
    GameWindow game = game(3, Phase.DIVIDE, () -> true);
    game.hand.click("district-MAR");
    assertThat(plate(game)).isEqualTo(game.screen.context().text("missed.MOVE"));
  }

  @Test
  void aButtonThatCanNotBePressedSaysWhy() {
    GameWindow game = game(3, Phase.DIVIDE, () -> true);
    game.hand.click(middle(game, "undo"));
    assertThat(plate(game)).isEqualTo(game.screen.context().text("undo.why"));
  }

  @Test
  void whatThePageOfTheEndCoversSaysNothing() {
    Table over =
        RecordedGames.all(SanMarco.ID).stream().filter(Table::isOver).findFirst().orElseThrow();
    GameWindow game = windows.open(over, 1);
    game.awaitRest();
    game.hand.click(middle(game, "advise"));
    assertThat(isShown(game)).isFalse();
  }

  @Test
  void ownBridgesAndCanalsSayThatACardComesFirst() {
    GameWindow game = game(3, Phase.PLAY, () -> true);
    SanMarcoView view = (SanMarcoView) game.model.view();
    Pair own = pair(owners -> owners.equals(List.of(view.active())));
    Pair free = pair(List::isEmpty);
    for (Pair pair : List.of(own, free)) {
      game.hand.click(middle(game, "pair-" + pair));
      assertThat(plate(game)).isEqualTo(game.screen.context().text("missed.CARD"));
      game.hand.click("hand-1").click("hand-1");
      assertThat(isShown(game)).isFalse();
    }
  }

  private Pair pair(Predicate<List<Integer>> owned) {
    SanMarcoView view = (SanMarcoView) window().model.view();
    return Pair.ALL.stream()
        .filter(pair -> owned.test(view.owners(pair)))
        .findFirst()
        .orElseThrow();
  }

  private GameWindow game(int players, Phase phase, BooleanSupplier fits) {
    GameWindow opened = windows.open(players, 1);
    window = opened;
    opened.until(() -> opened.isDeciding(phase) && fits.getAsBoolean());
    return opened;
  }

  private boolean hasDistrictCard() {
    return window().districtCard() != null;
  }

  private List<?> hand() {
    return ((SanMarcoView) window().model.view()).hand().list();
  }

  private GameWindow window() {
    return Objects.requireNonNull(window);
  }

  private static boolean isShown(GameWindow game) {
    return GameWindow.on(() -> game.find("why-plate").isVisible());
  }

  private static String plate(GameWindow game) {
    assertThat(isShown(game)).isTrue();
    return GameWindow.on(() -> ((Labeled) game.find("why-plate")).getText());
  }

  private static Point2D middle(GameWindow game, String id) {
    Bounds bounds = bounds(game, id);
    return new Point2D(bounds.getCenterX(), bounds.getCenterY());
  }

  private static Bounds bounds(GameWindow game, String id) {
    return Fx.place(game.find(id));
  }
}
