package org.sanmarco.games.canalgrande;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Option;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.RuleTest;
import org.sanmarco.kernel.Setup;

/** The set-up (GS). */
class SetUpTest {

  private static final CanalGrande GAME = new CanalGrande();

  @Test
  @RuleTest("GS1")
  void twoAreASideEachAndOfFourTwoAreOne() {
    assertThat(GAME.players()).containsExactly(2, 4);
    Scene two = new Scene(Given.start(2, Map.of()));
    two.says("sides", "[1, 2]").says("partners", "closed");
    Scene four = new Scene(Given.start(4, Map.of()));
    four.says("sides", "[1, 1, 2, 2]");
    assertThat(four.position().seatsOfSide(2)).containsExactly(3, 4);
    assertThat(four.position().player(3)).isEqualTo(3);
    refuses(3, Map.of(), "GS1", "player-count");
    assertThatExceptionOfType(RefusedException.class)
        .isThrownBy(() -> two.position().view(3))
        .matches(refused -> refused.refusal().code().equals("no-such-seat"));
    assertThatExceptionOfType(RefusedException.class).isThrownBy(() -> two.position().view(-1));
  }

  @Test
  @RuleTest("GS2")
  void twoAreDealtFourOfTwelveCardsEach() {
    Scene scene = new Scene(Given.start(2, Map.of()));
    scene.says("due", 4).says("turn", 0).says("actor", "chance").says("phase", "deal");
    scene.refuses("deal CAN CAN CAN CRO", "GS2", "not-dealt");
    scene.refuses("deal CAN CAN CRO", "GS2", "wrong-count");
    scene.refuses("deal CAN CAN CRO GON", "GS2", "not-dealt");
    scene.play("deal CAN CAN CRO CRO");
    assertThat(scene.position().onTurn()).isEqualTo(2);
    scene.refuses("deal CAN POL MAR DOR", "GS2", "not-dealt");
    scene.play("deal POL POL MAR MAR");
    scene.says("hands", "[[CAN, CAN, CRO, CRO], [POL, POL, MAR, MAR]]");
    scene.says("phase", "draw").says("turn", 1).says("due", 0).counts("CAN", 3, 0);
  }

  @Test
  @RuleTest("GS3")
  void fourAreDealtAGondolaAndFourOfTwentyFourCards() {
    Scene scene = new Scene(Given.start(4, Map.of()));
    scene.says("hands", "[[GON], [GON], [GON], [GON]]").counts("GON", 8, 0);
    scene.refuses("deal CAN CAN CAN", "GS3", "wrong-count");
    scene.play("deal CAN CAN CAN CAN");
    scene.refuses("deal CAN POL MAR DOR", "GS3", "not-dealt");
    scene.play("deal CRO CRO CRO CRO", "deal POL POL POL POL", "deal MAR MAR MAR MAR");
    scene.says("phase", "draw");
    assertThat(scene.position().hand(2)).hasToString("CRO CRO CRO CRO GON");
  }

  @Test
  @RuleTest("GS4")
  void handsAreHiddenFromAllOthers() {
    Scene scene = Given.four().hand(1, "CAN").hand(2, "CRO CRO").scene();
    scene.sees(1, "hands", "[[CAN], 2, 0, 0]").sees(2, "hands", "[1, [CRO, CRO], 0, 0]");
    assertThat(scene.position().mustLookAlone()).isFalse();
    scene.says("partners", "closed");
    scene.play("draw CAN CAN CRO GON GON 1 1 2");
    assertThat(scene.position().mustLookAlone()).isTrue();
  }

  @Test
  @RuleTest("GS4")
  void openPartnersSeeEachOthersHands() {
    Scene scene = Given.open().hand(1, "CAN").hand(2, "CRO CRO").scene();
    scene.says("partners", "open");
    scene.sees(1, "hands", "[[CAN], [CRO, CRO], 0, 0]").sees(3, "hands", "[1, 2, [], []]");
    scene.sees(1, "known", "[null, null, [], []]");
    scene.sees(0, "hands", "[1, 2, 0, 0]");
    refuses(2, Map.of("partners", "closed"), "GS4", "no-partners");
    refuses(4, Map.of("partners", "ajar"), "GS4", "neither-open-nor-closed");
  }

  @Test
  @RuleTest("GS5")
  void theFirstDividerIsAnOption() {
    new Scene(Given.start(2, Map.of())).says("divider", 1).says("chooser", 2);
    new Scene(Given.start(2, Map.of("leader", "2"))).says("divider", 2).says("chooser", 1);
    new Scene(Given.start(4, Map.of("leader", "4"))).says("divider", 4).says("chooser", 2);
    refuses(2, Map.of("leader", "3"), "GS5", "no-such-leader");
    refuses(4, Map.of("leader", "5"), "GS5", "no-such-leader");
    refuses(4, Map.of("leader", "01"), "GS5", "no-such-leader");
    refuses(4, Map.of("board", "1"), "GS1", "unknown-option");
  }

  @Test
  void optionsAndSetupsSayTheSame() {
    assertThat(GAME.id()).isEqualTo("canal-grande");
    assertThat(GAME.options(2)).containsExactly(Option.leader("leader", 2));
    assertThat(GAME.options(4))
        .containsExactly(
            Option.leader("leader", 4), Option.choice("partners", List.of("closed", "open")));
    assertThat(Given.start(2, Map.of()).setup())
        .isEqualTo(new Setup("canal-grande", 2, Map.of("leader", "1")));
    Setup open = new Setup("canal-grande", 4, Map.of("leader", "3", "partners", "open"));
    assertThat(GAME.start(open).setup()).isEqualTo(open);
    assertThat(GAME.start(open).actor()).isEqualTo(Actor.CHANCE);
    assertThatExceptionOfType(RefusedException.class)
        .isThrownBy(() -> GAME.start(new Setup("san-marco", 2, Map.of())))
        .matches(refused -> refused.refusal().code().equals("another-game"));
  }

  private static void refuses(int players, Map<String, String> options, String rule, String code) {
    assertThatExceptionOfType(RefusedException.class)
        .isThrownBy(() -> Given.start(players, options))
        .matches(refused -> refused.refusal().rule().equals(rule))
        .matches(refused -> refused.refusal().code().equals(code));
  }
}
