package org.sanmarco.games.marcopolo.ui.model;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.games.marcopolo.coach.MarcoPoloCoach;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.log.LogLine;
import org.sanmarco.ui.table.model.log.LogReader;
import org.sanmarco.words.Isolation;

class MarcoPoloLogTest {

  private static final List<String> NAMES = List.of("Anna", "Ben", "Cleo");

  private final MarcoPoloLog log =
      new MarcoPoloLog(new MarcoPoloCoach().in(Locale.ENGLISH, seat -> NAMES.get(seat - 1))::log);

  private static GameModel model(String... moves) {
    List<String> all =
        new ArrayList<>(
            List.of(
                "deal CAM.B CAM.Y CAM.G CAM.V CAM.R",
                "deal OIL.Y OIL.R FRU.Y FRU.R SPI.Y",
                "deal FRU.B FRU.B SPI.B SPI.B FRU.G",
                "row SIL.B SIL.B SIL.Y SIL.Y CAM.R"));
    all.addAll(List.of(moves));
    return Caravans.model(3, Map.of(), all.toArray(String[]::new));
  }

  /** The lines of the last move and those that it is told together with. */
  private List<String> told(String... moves) {
    List<SeenMove> history = model(moves).history();
    int first = log.first(history);
    return log.lines(LogReader.together(history.subList(first - 1, history.size()))).stream()
        .map(LogLine::text)
        .map(Isolation::bare)
        .toList();
  }

  @Test
  void turnsWithoutAStepAreOneLine() {
    assertThat(told("stop")).containsExactly("Anna does not move.");
    assertThat(told("stop", "take CAM.R", "row SPI.R"))
        .containsExactly("New open card: red spice.", "Turn 2: Ben.");
    assertThat(told("stop", "take CAM.R", "row SPI.R", "stop"))
        .containsExactly("No camel moves for 2 turns. Anna: red cameleer.");
    assertThat(told("stop", "take CAM.R", "row SPI.R", "stop", "take deck", "card OIL.G", "stop"))
        .containsExactly(
            "No camel moves for 3 turns. Anna: red cameleer. Ben: 1 card from the deck.");
    assertThat(
            told(
                "stop",
                "take CAM.R",
                "row SPI.R",
                "stop",
                "take deck",
                "card OIL.G",
                "step FRU.B",
                "stop"))
        .containsExactly("Cleo stops.");
  }

  @Test
  void lineOfSeveralTurnsConcernsAllWhosePlayersTheyAre() {
    List<SeenMove> history = model("stop", "take CAM.R", "row SPI.R", "stop").history();
    LogLine line =
        log.lines(LogReader.together(history.subList(log.first(history) - 1, history.size())))
            .getFirst();
    assertThat(line.seat()).isZero();
    assertThat(line.concerned()).containsExactlyInAnyOrder(1, 2);
  }
}
