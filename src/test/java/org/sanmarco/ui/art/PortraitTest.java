package org.sanmarco.ui.art;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.scene.Node;
import javafx.scene.shape.SVGPath;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sanmarco.coach.PeopleTerms;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.ui.testing.FxExtension;

/** Every computer of the cast has a face of its own. */
@ExtendWith(FxExtension.class)
class PortraitTest {

  private static final PeopleTerms TERMS = PeopleTerms.in(Locale.ENGLISH);

  @Test
  void everyFaceOfTheCastDiffers() {
    Set<List<String>> faces = new HashSet<>();
    for (String level : BotLevel.NAMES) {
      for (int place = 0; place < TERMS.cast(level).size(); place++) {
        Portrait face = new Portrait(level, place, SeatColour.RED);
        assertThat(faces.add(face.getChildren().stream().map(PortraitTest::shape).toList()))
            .as("%s %d", level, place)
            .isTrue();
      }
    }
  }

  private static String shape(Node node) {
    return node.getStyleClass() + (node instanceof SVGPath path ? path.getContent() : "");
  }

  @Test
  void castIsFoundByItsNameInTwoAlphabets() {
    PeopleTerms russian = PeopleTerms.in(Locale.of("ru"));
    assertThat(russian.place("Дандоло", "hard")).hasValue(0);
    assertThat(russian.place("Dandolo", "hard")).hasValue(0);
    assertThat(russian.place("Dandolo", "easy")).isEmpty();
    assertThat(russian.place("Anna", "")).isEmpty();
  }
}
