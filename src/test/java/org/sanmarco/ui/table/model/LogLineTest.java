package org.sanmarco.ui.table.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.games.sanmarco.SanMarcoEvent;
import org.sanmarco.games.sanmarco.SanMarcoEvent.DogeMoved;
import org.sanmarco.games.sanmarco.SanMarcoEvent.NoblePlaced;
import org.sanmarco.games.sanmarco.SanMarcoEvent.TollPaid;
import org.sanmarco.ui.move.Choice.OfDistrict;
import org.sanmarco.ui.move.Choice.OfNoble;
import org.sanmarco.ui.move.Highlight;
import org.sanmarco.ui.table.model.LogLine.Kind;

class LogLineTest {

  @Test
  void aTollConcernsWhoPaysAndWhoIsPaid() {
    LogLine line = line("Anna pays 1 to Ben.", new TollPaid(1, 2, 1));
    assertThat(line.kinds()).containsExactlyInAnyOrder(Kind.DOGE, Kind.SCORES);
    assertThat(line.concerned()).containsExactlyInAnyOrder(1, 2);
    assertThat(line.mention().seats()).containsExactlyInAnyOrder(1, 2);
    assertThat(line("Anna pays 2 to nobody.", new TollPaid(1, 0, 2)).concerned())
        .containsExactly(1);
  }

  @Test
  void aLineSpeaksOfAllItsPieces() {
    assertThat(line("", new NoblePlaced(3, District.CAN, District.MAR)).mention().places())
        .containsExactlyInAnyOrder(
            new OfNoble(District.MAR, 3),
            new OfDistrict(District.MAR),
            new OfNoble(District.CAN, 3),
            new OfDistrict(District.CAN));
    Highlight doge = line("", new DogeMoved(1, null, District.CAS)).mention();
    assertThat(doge.doge()).isTrue();
    assertThat(doge.places()).containsExactly(new OfDistrict(District.CAS));
  }

  @Test
  void aLineIsFoundByKindBySeatAndByWords() {
    LogLine line = line("Anna brings the doge to Castello.", new DogeMoved(1, null, District.CAS));
    assertThat(line.matches(null, List.of(), "")).isTrue();
    assertThat(line.matches(Kind.DOGE, List.of(1, 3), " DOGE  cast")).isTrue();
    assertThat(line.matches(Kind.CARDS, List.of(), "")).isFalse();
    assertThat(line.matches(null, List.of(2, 4), "")).isFalse();
    assertThat(line.matches(null, List.of(), "doge polo")).isFalse();
  }

  private static LogLine line(String text, SanMarcoEvent... events) {
    return LogLine.of(7, 1, text, false, List.of(events));
  }
}
