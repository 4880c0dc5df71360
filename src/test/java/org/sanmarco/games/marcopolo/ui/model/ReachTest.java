package org.sanmarco.games.marcopolo.ui.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.sanmarco.games.marcopolo.ui.model.Caravans.view;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.sanmarco.ui.table.model.GameModel;

class ReachTest {

  private static final String OTHERS = "deal CAM.B CAM.Y CAM.G CAM.V CAM.R";

  @Test
  void theSpacesAheadCostWhatTheirStepsCostTogether() {
    GameModel model =
        Caravans.model(
            3,
            Map.of(),
            "deal OIL.G OIL.Y OIL.R CAM.B CAM.G",
            OTHERS,
            "deal FRU.B FRU.B FRU.Y FRU.Y FRU.G",
            "row SIL.B SIL.B SIL.Y SIL.Y SIL.G");
    // Spaces 3 (one goods), 4 (one cameleer), 5 (three goods of one kind, one too many).
    assertThat(Reach.of(view(model), 1))
        .extracting(Reach::space, Reach::cards, Reach::ballast)
        .containsExactly(tuple(3, 1, false), tuple(4, 2, false));
    assertThat(Reach.of(view(model), 1))
        .extracting(reach -> reach.moves().toString(), reach -> reach.payment().toString())
        .containsExactly(
            tuple("[step OIL.Y]", "OIL.Y"), tuple("[step OIL.Y, step CAM.B]", "OIL.Y CAM.B"));
  }

  @Test
  void ballastIsCountedWhereItIsNeeded() {
    // Ben has gone from 1 to 3, Cleo is on 2: Anna drops ballast onto 1, and pays for 4.
    GameModel model =
        Caravans.model(
            3,
            Map.of(),
            "deal CAM.B CAM.Y CAM.G CAM.V CAM.R",
            "deal OIL.Y OIL.R FRU.Y FRU.R SPI.Y",
            "deal FRU.B FRU.B SPI.B SPI.B FRU.G",
            "row SIL.B SIL.B SIL.Y SIL.Y CAM.R",
            "stop",
            "take CAM.R",
            "row SPI.R",
            "step OIL.Y",
            "stop",
            "take SPI.R",
            "row SPI.G",
            "stop",
            "take SPI.G",
            "row SPI.V");
    assertThat(Reach.of(view(model), 1))
        .extracting(Reach::space, Reach::cards, Reach::ballast)
        .containsExactly(tuple(1, 0, true), tuple(4, 1, true));
  }

  @Test
  void othersHandsAreNotLookedAt() {
    GameModel model =
        Caravans.model(
            3,
            Map.of(),
            "deal OIL.G OIL.Y OIL.R CAM.B CAM.G",
            OTHERS,
            "deal FRU.B FRU.B FRU.Y FRU.Y FRU.G",
            "row SIL.B SIL.B SIL.Y SIL.Y SIL.G");
    assertThat(Reach.of(view(model), 2)).isEmpty();
  }
}
