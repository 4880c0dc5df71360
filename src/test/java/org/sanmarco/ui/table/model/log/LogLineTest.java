package org.sanmarco.ui.table.model.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sanmarco.coach.LogSentence;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.DogeMoved;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.NoblePlaced;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.TollPaid;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.games.sanmarco.ui.model.SanMarcoLog;
import org.sanmarco.games.sanmarco.ui.model.SanMarcoLog.Kind;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfDistrict;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfDoge;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfNoble;
import org.sanmarco.kernel.Actor;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.move.Highlight;

class LogLineTest {

  @Test
  void aTollConcernsWhoPaysAndWhoIsPaid() {
    LogLine line = line("Anna pays 1 to Ben.", new TollPaid(1, 2, 1));
    assertThat(line.kinds()).containsExactlyInAnyOrder(Kind.DOGE.name(), Kind.SCORES.name());
    assertThat(line.concerned()).containsExactlyInAnyOrder(1, 2);
    assertThat(line.spoken().seats()).containsExactlyInAnyOrder(1, 2);
    assertThat(line("Anna pays 2 to nobody.", new TollPaid(1, 0, 2)).concerned())
        .containsExactly(1);
  }

  @Test
  void aLineNamesAllItsPieces() {
    assertThat(line("", new NoblePlaced(3, District.CAN, District.MAR)).spoken().places())
        .containsExactlyInAnyOrder(
            new OfNoble(District.MAR, 3),
            new OfDistrict(District.MAR),
            new OfNoble(District.CAN, 3),
            new OfDistrict(District.CAN));
    Highlight doge = line("", new DogeMoved(1, null, District.CAS)).spoken();
    assertThat(doge.places()).containsExactlyInAnyOrder(new OfDoge(), new OfDistrict(District.CAS));
  }

  @Test
  void aLineIsFoundByKindBySeatAndByWords() {
    LogLine line = line("Anna puts the doge into Castello.", new DogeMoved(1, null, District.CAS));
    assertThat(line.matches(null, List.of(), "")).isTrue();
    assertThat(line.matches(Kind.DOGE.name(), List.of(1, 3), " DOGE  cast")).isTrue();
    assertThat(line.matches(Kind.CARDS.name(), List.of(), "")).isFalse();
    assertThat(line.matches(null, List.of(2, 4), "")).isFalse();
    assertThat(line.matches(null, List.of(), "doge polo")).isFalse();
  }

  private static LogLine line(String text, SanMarcoEvent... events) {
    return new SanMarcoLog(told -> List.of(new LogSentence(text, told, LogSentence.Kind.LINE)))
        .lines(new SeenMove(7, new Actor.Seat(1), new SanMarcoMove.Pass(), List.of(events)))
        .getFirst();
  }
}
