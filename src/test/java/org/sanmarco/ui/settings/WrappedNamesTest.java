package org.sanmarco.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.text.Text;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.words.Isolation;

/** Names in right-to-left scripts, in sentences that are broken into lines. */
class WrappedNamesTest {

  private static final int WIDEST = 300;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "עומר",
        "שלמה בן־דוד לוי כהן אבגד",
        "محمد",
        "مریم نامه‌ای",
        "Ben עומר",
        "א1ב2",
        "(עומר)",
        "م"
      })
  void anySentenceCanBeBrokenAtAnyWidth(String name) {
    String shown = Isolation.of(name);
    for (String sentence :
        new String[] {
          shown, shown + " places a noble", "Ask " + shown, shown + ", Ben, " + shown
        }) {
      Text text = new Text(sentence);
      for (double width = 1; width < WIDEST; width++) {
        text.setWrappingWidth(width);
        assertThat(text.getLayoutBounds().getHeight()).isPositive();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"Anna", "王小明", "สมชาย", "क्‍षितिज", "👨‍👩‍👧‍👦", ""})
  void namesInOtherScriptsStayAsTheyAre(String name) {
    assertThat(Isolation.of(name)).isSameAs(name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"עומר", "محمد"})
  void marksAreAddedOnceAndCanBeTakenOff(String name) {
    String shown = Isolation.of(name);
    assertThat(Isolation.of(shown)).isSameAs(shown);
    assertThat(Isolation.bare(shown)).isEqualTo(name);
  }
}
