package org.sanmarco.games.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.kernel.RuleTest;

/** P: scoring a district. San Marco is worth 8 and 6. */
class ScoringTest {

  @ParameterizedTest
  @CsvSource({
    // the rule book's examples
    "'4 3 2 0', '[8, 6, 0, 0]'",
    "'2 2 1 0', '[6, 6, 0, 0]'",
    "'5 3 3 0', '[8, 0, 0, 0]'",
    // P1
    "'1 2 3 4', '[0, 0, 6, 8]'",
    "'3 0 4 0', '[6, 0, 8, 0]'",
    // P2
    "'2 2 2 2', '[6, 6, 6, 6]'",
    "'0 5 1 5', '[0, 6, 0, 6]'",
    "'3 3 3 1', '[6, 6, 6, 0]'",
    // P3
    "'1 4 1 1', '[0, 8, 0, 0]'",
    "'2 5 2 1', '[0, 8, 0, 0]'",
    // P4
    "'0 0 0 0', '[0, 0, 0, 0]'",
    "'0 0 1 0', '[0, 0, 8, 0]'",
    "'0 3 0 0', '[0, 8, 0, 0]'",
    "'0 0 1 1', '[0, 0, 6, 6]'"
  })
  @RuleTest({"P1", "P2", "P3", "P4"})
  void pointsInSanMarcoFollowTheNobles(String nobles, String points) {
    Scene scene = given("MAR", nobles).hand(1, "DOG CAN").scene();
    assertThat(scene.points("MAR")).hasToString(points);
    assertThat(scene.play("doge MAR").prestige()).hasToString(points);
  }

  @ParameterizedTest
  @CsvSource({
    "CAN, '[7, 5, 0, 0]'",
    "CRO, '[5, 4, 0, 0]'",
    "POL, '[6, 5, 0, 0]'",
    "MAR, '[8, 6, 0, 0]'",
    "DOR, '[6, 4, 0, 0]'",
    "CAS, '[7, 4, 0, 0]'"
  })
  @RuleTest({"B1", "P1"})
  void eachDistrictScoresItsOwnValues(String district, String points) {
    assertThat(given(district, "2 1 0 0").scene().points(district)).hasToString(points);
  }

  @Test
  @RuleTest({"B1", "P1"})
  void theValuesOfTheGameCount() {
    Scene scene =
        Given.four().board("DOR", 99, 98).nobles("DOR", 1, 3, 2).hand(1, "DOG CAN").scene();
    assertThat(scene.play("doge DOR").prestige()).containsExactly(0, 99, 98, 0);
  }

  @Test
  @RuleTest("P4")
  void noblesOnBridgesDoNotCount() {
    Scene scene = Given.four().nobles("MAR", 0, 1).bridge("CAN-MAR", 1, 3).scene();
    assertThat(scene.points("MAR")).containsExactly(0, 8, 0, 0);
  }

  private static Given given(String district, String nobles) {
    int[] counts = new int[4];
    String[] words = nobles.split(" ", -1);
    for (int i = 0; i < counts.length; i++) {
      counts[i] = Integer.parseInt(words[i]);
    }
    return Given.four().nobles(district, counts);
  }
}
