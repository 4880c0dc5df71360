package org.sanmarco.ui.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.scene.Scene;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Path;
import javafx.scene.shape.SVGPath;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sanmarco.ui.Fonts;
import org.sanmarco.ui.Theme;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.FxExtension;
import org.sanmarco.ui.testing.Screens;

/** Players differ without colour: no two share a crest or a pattern. */
@ExtendWith(FxExtension.class)
class SeatClothTest {

  @Test
  void everyColourHasItsOwnCrestAndPattern() {
    assertThat(SeatColour.ALL).extracting(SeatColour::hatching).doesNotHaveDuplicates();
    assertThat(SeatColour.ALL)
        .extracting(SeatColour::crest)
        .extracting(SVGPath::getContent)
        .doesNotHaveDuplicates();
  }

  @Test
  void noPatternButTheSlantingOneLeavesItsCloth() {
    for (Hatching hatching : Hatching.values()) {
      Path lines = hatching.over(10, 20, 40, 30, 7);
      assertThat(lines.getElements().isEmpty()).isEqualTo(hatching == Hatching.PLAIN);
      if (hatching != Hatching.PLAIN && hatching != Hatching.BENDS) {
        Bounds bounds = lines.getLayoutBounds();
        assertThat(bounds.getMinX()).as("%s", hatching).isGreaterThan(8);
        assertThat(bounds.getMaxY()).as("%s", hatching).isLessThan(53);
      }
    }
  }

  @Test
  @Tag("pictures")
  void picture() {
    Fx.run(() -> {
      Fonts.load();
      VBox rows = new VBox(12);
      rows.setPadding(new Insets(16));
      for (double height : List.of(64.0, 18.0, 8.0)) {
        HBox row = new HBox(12);
        for (SeatColour colour : SeatColour.ALL) {
          SeatCloth cloth = new SeatCloth(colour);
          cloth.setPrefSize(96, height);
          cloth.setRounding(4);
          row.getChildren().addAll(cloth, new Crest(colour, 28));
        }
        rows.getChildren().add(row);
      }
      Scene scene = new Scene(rows);
      Theme.STANDARD.apply(scene);
      Screens.picture(scene, "seats");
    });
  }
}
