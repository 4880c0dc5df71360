package org.sanmarco.games.canalgrande.ui;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.scene.control.Label;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Pass;
import org.sanmarco.games.canalgrande.CanalGrandePosition;
import org.sanmarco.games.canalgrande.Phase;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.table.Table;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Hand;
import org.sanmarco.ui.testing.Pictures;
import org.sanmarco.ui.testing.RandomPositions;
import org.sanmarco.ui.testing.Window;

/** Pictures of the table of Canal Grande, in {@code target/screens}, for people to look at. */
class CardTableTest {

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  private final Hand hand = window.hand();

  private static Table reach(int players, int people, Predicate<CanalGrandePosition> wanted) {
    return RandomPositions.reach(
        seed -> RandomPositions.table(new CanalGrande(), players, people, seed),
        CanalGrandePosition.class,
        wanted);
  }

  private static Predicate<CanalGrandePosition> at(Phase phase, int turn) {
    return position -> position.phase() == phase && position.turn() >= turn;
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void dividing(int players) {
    window.open(reach(players, 1, at(Phase.DIVIDE, 3).and(position -> position.onTurn() == 1)));
    Pictures.take(window, "cg-divide-begun-" + players);
    for (int card = 1; card <= 8; card++) {
      hand.click("card-" + card);
    }
    hand.click("card-2").click("card-5");
    Pictures.takeAll(window, "cg-divide-" + players);
    assertThat(window.isUsable("divide")).isTrue();
    assertThat(Fx.on(() -> window.scene().lookup(".mat").getClip()))
        .as("a round clip takes three pictures of each part that is drawn again")
        .isNull();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  @Tag("pictures")
  void choosing(int players) {
    window.open(reach(players, 1, at(Phase.CHOOSE, 3).and(position -> position.onTurn() == 1)));
    hand.click("offer-1");
    Pictures.takeAll(window, "cg-choose-" + players);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  @Tag("pictures")
  void voting(int players) {
    window.open(
        reach(
            players,
            1,
            at(Phase.VOTE, 2)
                .and(position -> position.onTurn() == 1 && position.table(2).size() > 2)));
    Pictures.takeAll(window, "cg-vote-" + players);
  }

  @Test
  void whereNoCardCanBePlayedTheKeyboardIsOnPass() {
    Fx.run(() ->
        window.services().preferences().change(now -> now.with(Setting.FORCED_PASSES, false)));
    window.open(
        reach(
            2,
            1,
            at(Phase.VOTE, 1)
                .and(position ->
                    position.onTurn() == 1 && position.legal().equals(List.of(new Pass())))));
    assertThat(window.isUsable("pass")).isTrue();
    assertThat(Fx.on(() -> window.scene().getFocusOwner().getId())).isEqualTo("pass");
  }

  @Test
  void onlyPeopleAreAskedToLookAway() {
    window.open(reach(4, 2, at(Phase.CHOOSE, 1).and(position -> position.onTurn() == 2)));
    String text = Fx.on(() -> ((Label) Fx.find(window.scene(), "#curtain-text")).getText());
    assertThat(text).contains("Bianca", "Marco").doesNotContain("Lucia", "Pietro");
  }

  @Test
  @Tag("pictures")
  void robbing() {
    window.open(reach(4, 1, at(Phase.ROB, 2).and(position -> position.onTurn() == 1)));
    Pictures.take(window, "cg-rob");
  }

  @Test
  @Tag("pictures")
  void handsThatNobodySees() {
    window.open(reach(4, 4, at(Phase.DRAW, 3)));
    Pictures.take(window, "cg-closed");
    hand.click("pile-discard");
    Pictures.take(window, "cg-piles");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  @Tag("pictures")
  void theEnd(int players) {
    window.open(reach(players, players, CanalGrandePosition::isOver));
    Pictures.take(window, "cg-end-" + players);
  }
}
