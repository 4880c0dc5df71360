package org.sanmarco.games.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;

/** The written form of moves and positions, to the letter. */
class NotationTest {

  private static final SanMarco GAME = new SanMarco();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "roll 5",
        "keep",
        "reroll",
        "bridge CAN-MAR",
        "roles 2 4 1 3",
        "roles 2 4 1",
        "roles 1 3",
        "draw CAN CAN BRI DOG EXI 1 3 3",
        "divide CAN CAN BRI 1 / DOG EXI 3 3",
        "divide 3 / CAN CRO / POL TRA 1",
        "take 2",
        "remove 1:2 3:1",
        "exile MAR",
        "pass",
        "place CAN",
        "place CAN > MAR",
        "seize CAN-MAR:2",
        "seize CAN-MAR:2 > POL-DOR",
        "traitor MAR:3",
        "doge MAR",
        "doge MAR pay 2:1 4:1",
        "doge MAR pay bank:2",
        "doge MAR pay 3:1 bank:1",
        "give-up TRA",
        "place CAN from POL",
        "place CAN > MAR from POL",
        "bridge CAN-MAR from POL",
        "seize CAN-MAR:2 from POL",
        "seize CAN-MAR:2 > POL-DOR from POL",
        "traitor MAR:3 from POL"
      })
  void examplesOfTheNotationAreReadAndWrittenBack(String written) {
    assertThat(GAME.read(written)).hasToString(written);
    assertThat(GAME.read(written))
        .isEqualTo(GAME.read(written))
        .hasSameHashCodeAs(GAME.read(written));
  }

  @ParameterizedTest
  @CsvSource(
      ignoreLeadingAndTrailingWhitespace = false,
      delimiter = '|',
      value = {
        "ROLL 5|roll 5",
        "  roll   5 |roll 5",
        "\troll\t5\t|roll 5",
        "Take 2|take 2",
        "bridge mar-can|bridge CAN-MAR",
        "bridge MAR - CAN|bridge CAN-MAR",
        "bridge MAR -CAN\tFROM pol|bridge CAN-MAR from POL",
        "place can>mar|place CAN > MAR",
        "place CAN >MAR  from  POL|place CAN > MAR from POL",
        "seize mar-can:2>dor-pol from pol|seize CAN-MAR:2 > POL-DOR from POL",
        "seize CAN - MAR : 2|seize CAN-MAR:2",
        "traitor MAR : 3|traitor MAR:3",
        "doge mar pay 4:1 2:1|doge MAR pay 2:1 4:1",
        "doge MAR pay bank:2 3:1|doge MAR pay 3:1 bank:2",
        "doge MAR PAY Bank : 2|doge MAR pay bank:2",
        "remove 3:1 1:2|remove 1:2 3:1",
        "remove 4 :1 2: 2|remove 2:2 4:1",
        "draw 3 3 1 exi can can dog bri|draw CAN CAN BRI DOG EXI 1 3 3",
        "divide 3 3 dog/1 bri can|divide DOG 3 3 / CAN BRI 1",
        "divide 2/1/can|divide 2 / 1 / CAN",
        "GIVE-UP tra|give-up TRA",
        "Give-up\tEXI|give-up EXI",
        "rOLES 2  1 3|roles 2 1 3"
      })
  void readingIsLenientInCaseBlanksAndOrder(String written, String canonical) {
    assertThat(GAME.read(written)).hasToString(canonical);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "roll",
        "roll 0",
        "roll 7",
        "roll 05",
        "roll +5",
        "roll -5",
        "roll 5.0",
        "roll 5 5",
        "roll five",
        "roll5",
        "rol 5",
        "roll 99999999999999999999",
        "roll \u0665",
        "\uff52oll 5",
        "roll\n5",
        "roll 5\r",
        "roll\u00a05",
        "roll 5\u0000",
        "keep 1",
        "reroll 1",
        "bridge",
        "bridge CAN",
        "bridge CAN MAR",
        "bridge CANMAR",
        "bridge CAN-",
        "bridge -CAN-MAR",
        "bridge CAN--MAR",
        "bridge CAN-CAN",
        "bridge CRO-CAS",
        "bridge CAN-XXX",
        "bridge CAN-MAR CAN",
        "bridge CAN-MAR from",
        "bridge CAN-MAR > CAN-CRO",
        "place",
        "place BRI",
        "place CAN MAR",
        "place CAN >",
        "place CAN > MAR > POL",
        "place CAN > CAN",
        "place CAN from",
        "place CAN from POL from POL",
        "place CAN from POL > MAR",
        "seize CAN-MAR",
        "seize CAN-MAR 2",
        "seize CAN-MAR:0",
        "seize CAN-MAR:5",
        "seize CAN-MAR:02",
        "seize CAN-MAR:2 >",
        "seize CAN-MAR:2 > CAN-MAR",
        "seize CAN-MAR:2 > POL-DOR:3",
        "traitor MAR",
        "traitor MAR:0",
        "traitor MAR:3:3",
        "traitor MAR3",
        "exile",
        "exile MAR CAN",
        "exile 4",
        "doge",
        "doge MAR pay",
        "doge MAR 2:1",
        "doge MAR pay 2",
        "doge MAR pay 2:0",
        "doge MAR pay 2:01",
        "doge MAR pay 2:1 2:1",
        "doge MAR pay bank:0",
        "doge MAR pay bank:1 bank:1",
        "doge MAR pay bank",
        "doge MAR pay 0:1",
        "doge MAR pay 5:1",
        "doge MAR pay 2:1,4:1",
        "doge MAR pay 2:-1",
        "give-up",
        "give-up 3",
        "give-up CAN CAN",
        "give-up XXX",
        "give up TRA",
        "give - up TRA",
        "give -up TRA",
        "giveup TRA",
        "remove",
        "remove 1",
        "remove 1:0",
        "remove 1:1 1:1",
        "remove 0:1",
        "remove bank:1",
        "take",
        "take 0",
        "take 4",
        "take one",
        "pass MAR",
        "roles",
        "roles 1 1",
        "roles 0 1",
        "roles 1 5",
        "roles 1 2 3 4 1",
        "roles 1-2",
        "draw",
        "draw CAN / CRO",
        "draw 4",
        "draw CAN-CRO",
        "draw BRIDGE",
        "divide",
        "divide 0 / 1",
        "divide CAN | CRO",
        "undo",
        "play roll 5"
      })
  void unreadableMovesAreRefused(String written) {
    assertThat(refused(written)).isNotBlank();
  }

  @Test
  void aRefusalSaysWhatIsWrongAndWhere() {
    assertThat(refusal("zap 9")).isEqualTo(Refusal.of("", "no-such-move", "ZAP"));
    assertThat(refusal("ZAP")).isEqualTo(Refusal.of("", "no-such-move", "ZAP"));
    assertThat(refusal("take 9")).isEqualTo(Refusal.of("", "no-such-offer", "9", 1, 3));
    assertThat(refusal("place AZa0")).isEqualTo(Refusal.of("", "no-such-district", "AZA0"));
    assertThat(refusal("place [")).isEqualTo(Refusal.of("", "no-such-sign", "U+005B"));
    assertThat(refusal("doge MAR pay 2:1 2:1")).isEqualTo(Refusal.of("", "named-twice", "2"));
    assertThat(refusal("doge MAR pay bank:2 bank:1"))
        .isEqualTo(Refusal.of("", "named-twice", "bank"));
  }

  private static String refused(String written) {
    return refusal(written).code();
  }

  private static Refusal refusal(String written) {
    try {
      SanMarcoMove move = GAME.read(written);
      throw new AssertionError("read as " + move);
    } catch (RefusedException refused) {
      return refused.refusal();
    }
  }

  @Test
  void aLineOfAMegabyteIsRefusedToo() {
    for (String verb :
        new String[] {"", "draw ", "divide ", "roles ", "remove ", "doge MAR pay "}) {
      for (String part : new String[] {"1 ", "CAN/", "9", " "}) {
        assertThat(refused(verb + part.repeat(1_000_000 / part.length()))).isNotBlank();
      }
    }
  }

  @Test
  void thePositionOfTheNotationsExample() {
    assertThat(json(example().position().describe()))
        .isEqualTo(
            """
            {"game":"san-marco","version":1,"seats":4,"players":[1,2,3,4],\
            "board":{"CAN":[7,5],"CRO":[5,4],"POL":[6,5],"MAR":[8,6],"DOR":[6,4],"CAS":[7,4]},\
            "round":1,"turn":3,"leader":4,"phase":"play","actor":"seat 3",\
            "nobles":{"CAN":[2,1,5,0],"CRO":[2,2,2,2],"POL":[2,2,0,0],"MAR":[1,1,0,0],\
            "DOR":[1,1,3,6],"CAS":[3,2,0,0]},\
            "reserve":[13,15,14,15],\
            "bridges":{"CAN-MAR":[1],"CAN-CAS":[2],"CRO-DOR":[3,4],"POL-DOR":[4]},\
            "doge":"CRO",\
            "prestige":[16,17,16,29],"penalty":[4,6,10,4],"in":[1,2,3,4],\
            "roles":[4,3,2,1],\
            "drawn":{},\
            "offers":{"4":[["CRO","MAR","TRA","2","2"],null],\
            "2":[["POL","BRI"],["MAR","CAS","TRA","1","1","3"]]},\
            "hand":["CAS","TRA"],\
            "deck":{"CAN":3,"CRO":1,"POL":3,"MAR":2,"DOR":3,"CAS":2,"BRI":4,"TRA":6,"DOG":4,\
            "EXI":4,"1":1,"2":3,"3":6}}\
            """);
  }

  @Test
  void asSeat1MaySeeIt() {
    String whole = json(example().position().describe());
    String expected =
        whole
            .replace(
                "\"2\":[[\"POL\",\"BRI\"],[\"MAR\",\"CAS\",\"TRA\",\"1\",\"1\",\"3\"]]",
                "\"2\":\"hidden\"")
            .replaceAll(
                "\"deck\":.*",
                "\"deck\":{\"CAN\":3,\"CRO\":1,\"POL\":4,\"MAR\":3,\"DOR\":3,\"CAS\":3,\"BRI\":5,"
                    + "\"TRA\":7,\"DOG\":4,\"EXI\":4,\"1\":3,\"2\":3,\"3\":7}}");
    assertThat(expected).hasSizeLessThan(whole.length());
    for (int seat : new int[] {0, 1, 3, 4}) {
      assertThat(json(example().position().view(seat).describe())).isEqualTo(expected);
    }
    assertThat(json(example().position().view(2).describe())).isEqualTo(whole);
  }

  private static Scene example() {
    return Given.four()
        .round(1)
        .turn(3)
        .leader(4)
        .nobles("CAN", 2, 1, 5, 0)
        .nobles("CRO", 2, 2, 2, 2)
        .nobles("POL", 2, 2, 0, 0)
        .nobles("MAR", 1, 1, 0, 0)
        .nobles("DOR", 1, 1, 3, 6)
        .nobles("CAS", 3, 2, 0, 0)
        .bridge("CAN-MAR", 1)
        .bridge("CAN-CAS", 2)
        .bridge("CRO-DOR", 3, 4)
        .bridge("POL-DOR", 4)
        .doge("CRO")
        .prestige(16, 17, 16, 29)
        .penalty(4, 6, 10, 4)
        .roles(4, 3, 2, 1)
        .offers(4, "CRO MAR TRA 2 2 / -")
        .offers(2, "POL BRI / MAR CAS TRA 1 1 3")
        .hand(3, "CAS TRA")
        .deck(
            "CAN CAN CAN CRO POL POL POL MAR MAR DOR DOR DOR CAS CAS BRI BRI BRI BRI"
                + " TRA TRA TRA TRA TRA TRA DOG DOG DOG DOG EXI EXI EXI EXI 1 2 2 2 3 3 3 3 3 3")
        .scene();
  }

  private static String json(Object described) {
    try {
      return new ObjectMapper().writeValueAsString(described);
    } catch (JsonProcessingException broken) {
      throw new AssertionError(broken);
    }
  }
}
