package org.sanmarco.ui.table.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import javafx.scene.Scene;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.FxExtension;

/** The end of a list whose lines differ in height. */
@ExtendWith(FxExtension.class)
class ListEndTest {

  private static final int LISTS = 10;
  private static final int LINES = 60;
  private static final int HIGHEST = 300;

  @Test
  void endIsShownAfterLinesOfAnyHeights() {
    Fx.run(() -> {
      Random random = new Random(1);
      for (int number = 0; number < LISTS; number++) {
        ListView<Integer> list = new ListView<>();
        list.setCellFactory(view -> new Line());
        ListEnd end = new ListEnd(list);
        Scene scene = new Scene(new StackPane(list), 250, 500);
        scene.getRoot().resize(250, 500);
        for (int line = 0; line < LINES; line++) {
          list.getItems().add(random.nextInt(20, HIGHEST));
          Fx.laidOut(scene);
          end.show();
          Fx.laidOut(scene);
          assertThat(end.isInSight()).as("list %d, line %d", number, line).isTrue();
        }
      }
    });
  }

  /** A line whose height is its number. */
  private static final class Line extends ListCell<Integer> {

    @Override
    protected void updateItem(@Nullable Integer height, boolean empty) {
      super.updateItem(height, empty);
      setPrefHeight(height == null ? USE_COMPUTED_SIZE : height);
    }
  }
}
