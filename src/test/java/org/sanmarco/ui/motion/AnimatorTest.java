package org.sanmarco.ui.motion;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.games.canalgrande.ui.board.CardTable;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings;
import org.sanmarco.ui.table.board.FittedBoard;
import org.sanmarco.ui.testing.FakeServices;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.FxExtension;

/** Animations stop at each decisive moment, also where frames are late. */
@ExtendWith(FxExtension.class)
class AnimatorTest {

  @TempDir Path folder;

  /** A layer on which nothing lies. */
  private record Empty(FittedBoard board) implements AnimationLayer<String, String> {

    @Override
    public boolean isOnBoard(String spot) {
      return true;
    }

    @Override
    public Node draw(String figure) {
      return new Group();
    }

    @Override
    public Point2D point(String spot) {
      return Point2D.ZERO;
    }

    @Override
    public Optional<Node> real(String spot) {
      return Optional.empty();
    }
  }

  @Test
  void oneFrameSkipsNoMoment() {
    // The moments are shorter than the time between two frames.
    List<AnimationPlan.Hold> holds =
        List.of(
            new AnimationPlan.Hold(0, 2),
            new AnimationPlan.Hold(2, 4),
            new AnimationPlan.Hold(4, 6));
    AnimationPlan<String, String> plan =
        new AnimationPlan<>(List.of(), List.of(), holds, List.of(), 2000);
    List<Integer> begun = new ArrayList<>();
    AtomicBoolean done = new AtomicBoolean();
    Animator<String, String> animator =
        Fx.on(() -> {
          FakeServices services = new FakeServices(folder);
          services
              .preferences()
              .change(settings -> settings.with(Setting.ANIMATION, Settings.Animation.NORMAL));
          Animator<String, String> made =
              new Animator<>(new Empty(new CardTable(Locale.ENGLISH)), services);
          made.stopAtMoments(begun::add);
          made.play(plan, () -> done.set(true));
          return made;
        });
    for (int moment = 0; moment < holds.size(); moment++) {
      Fx.until(animator::isStopped);
      assertThat(Fx.on(() -> List.copyOf(begun))).hasSize(moment + 1).endsWith(moment);
      Fx.run(animator::goOn);
    }
    Fx.until(done::get);
    assertThat(begun).containsExactly(0, 1, 2);
  }
}
