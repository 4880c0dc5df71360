package org.sanmarco.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Only changed drawings are drawn again. */
class DrawnTest {

  @Test
  void onlyWhatIsOtherThanBeforeIsDrawn() {
    List<String> strokes = new ArrayList<>();
    Drawn<String> drawn = new Drawn<>(strokes::add);
    drawn.show("gondola");
    drawn.show("gondola");
    drawn.show("barge");
    drawn.show("gondola");
    assertThat(strokes).containsExactly("gondola", "barge", "gondola");
  }
}
