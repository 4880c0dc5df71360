package org.sanmarco.games.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.kernel.EventListener;

/** Packed moves, for searches, say the same as the typed ones. */
class PackedMoveTest {

  @ParameterizedTest
  @CsvSource({
    "doge MAR, 3, 0",
    "doge CAN pay 2:1 4:1, 0, 2",
    "doge POL pay bank:2, 2, 2",
    "doge CAS pay 1:5, 5, 5",
    "doge DOR pay 3:1 bank:1, 4, 2"
  })
  void aDogesMoveTellsWhereItEndsAndWhatItCosts(String written, int end, int price) {
    long code = PackedMove.of(SanMarcoMove.read(written));
    assertThat(PackedMove.kind(code)).isEqualTo(PackedMove.DOGE);
    assertThat(PackedMove.end(code)).isEqualTo(end);
    assertThat(PackedMove.price(code)).isEqualTo(price);
  }

  @ParameterizedTest
  @CsvSource({"place CAN, 0", "place DOR > MAR, 4", "give-up EXI, 9", "give-up BRI, 6"})
  void aCardsMoveTellsItsCard(String written, int card) {
    assertThat(PackedMove.card(PackedMove.of(SanMarcoMove.read(written)))).isEqualTo(card);
  }

  @Test
  void aRollIsItsNumber() {
    for (int die = 1; die <= 6; die++) {
      assertThat(PackedMove.roll(die)).isEqualTo(PackedMove.of(new SanMarcoMove.Roll(die)));
    }
  }

  @Test
  void aRowHoldsTheNoblesOfAllSeats() {
    SanMarcoPosition position =
        Given.four().nobles("MAR", 3, 0, 7, 1).hand(1, "DOG").scene().position();
    assertThat(position.row(District.MAR)).isEqualTo(0x01070003);
    assertThat(Scoring.points(position, District.MAR.ordinal())).isEqualTo(0x00080006);
  }

  @Test
  void aSeatsBridgesAreBitsByTheNumbersOfThePairs() {
    SanMarcoPosition position =
        Given.three()
            .bridge("CAN-CRO", 1, 2)
            .bridge("MAR-CAS", 2)
            .hand(1, "DOG")
            .scene()
            .position();
    assertThat(pairs(position.bridges(1))).containsExactly("CAN-CRO");
    assertThat(pairs(position.bridges(2))).containsExactly("CAN-CRO", "MAR-CAS");
    assertThat(pairs(position.bridges(3))).isEmpty();
  }

  @Test
  void aDivisionsNumberTellsItsOffers() {
    SanMarcoPosition position =
        Given.three().roles(1, 2, 3).drawn(1, "CAN CRO POL MAR DOR CAS 1 2 3 3").scene().position();
    SanMarcoMove.Divide divide =
        (SanMarcoMove.Divide) SanMarcoMove.read("divide CAN CRO 1 / POL MAR 2 3 / DOR CAS 3");
    long code = PackedMove.of(divide);
    for (int offer = 0; offer < 3; offer++) {
      assertThat(position.offer(code, offer)).isEqualTo(divide.offers().get(offer).packed());
    }
  }

  @Test
  void anAssumedHandIsPlayedToItsEndAndNoFurther() {
    SanMarcoPosition position =
        Given.four().nobles("CAN", 1, 1, 1, 1).roles(1, 2, 3, 4).hand(1, "TRA").scene().position();
    position.assumeHand(3, Cards.of(List.of(Card.CAN, Card.MAR, Card.PENALTY_3)));
    assertThat(position.active()).isEqualTo(3);
    assertThat(position.penalty(3)).isEqualTo(3);
    position.play(SanMarcoMove.read("place CAN"), EventListener.SILENT);
    assertThat(position.phase()).isEqualTo(Phase.PLAY);
    position.play(SanMarcoMove.read("place MAR"), EventListener.SILENT);
    assertThat(position.phase()).isEqualTo(Phase.CHOOSE);
    assertThat(position.nobles(District.CAN, 3)).isEqualTo(2);
  }

  @Test
  void anAssumedOfferWithoutActionCardsIsDoneAtOnce() {
    SanMarcoPosition position =
        Given.four().nobles("CAN", 1, 1, 1, 1).roles(1, 2, 3, 4).hand(1, "TRA").scene().position();
    position.assumeHand(2, Cards.of(List.of(Card.PENALTY_1, Card.PENALTY_2)));
    assertThat(position.phase()).isEqualTo(Phase.CHOOSE);
    assertThat(position.penalty(2)).isEqualTo(3);
  }

  private static List<String> pairs(int bits) {
    return IntStream.range(0, Pair.COUNT)
        .filter(pair -> (bits >>> pair & 1) != 0)
        .mapToObj(pair -> Pair.ALL.get(pair).toString())
        .toList();
  }
}
